"""The game stands still: go on, start again, or leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

from game.core.messages import N_
from game.services.proof import Proof
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menu.fair_play import FairPlay
from game.shell.scenes.menu.players import Players
from game.shell.scenes.menus import (
    button,
    choice_line,
    dialog,
    even_size,
    goes_back,
    icon_button,
    toggle_sound,
)
from game.shell.scenes.notice import Notice
from game.shell.scenes.overlay import Dialog
from game.shell.scenes.scene import STAY, Go, Help, Pop, Push, Scene
from game.shell.scenes.settings.pages import CHANCES, COACH
from game.shell.scenes.settings.scene import Settings
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

_FAIR = "fair"
RESTARTED = 1
"""The button of the question that means it."""

_WAYS, _FAIR_ROW = 452.0, 76.0
"""How much room the ways on take, and the proof where there is one."""
_SOUND, _SETTINGS, _HELP, PLAYERS = "sound", "settings", "help", "players"


class _Line(NamedTuple):
    """A setting with few values, changed where it is."""

    name: str
    names: Mapping[str, str]
    """What each value is called, in the order in which they follow each other."""


_LINES: Final = {"chances": _Line(N_("Win chances"), CHANCES), "coach": _Line(N_("Coach"), COACH)}


class PauseChoice(Enum):
    """How to go on after the pause."""

    RESUME = auto()
    RESTART = auto()
    NEW_GAME = auto()
    TITLE = auto()
    QUIT = auto()


_ICONS = {
    PauseChoice.RESUME: "play",
    PauseChoice.RESTART: "restart",
    PauseChoice.NEW_GAME: "cards",
    PauseChoice.TITLE: "door",
    PauseChoice.QUIT: "quit",
}


class Pause(Dialog):
    """A dialog over the table; `hide` covers the table as well, so that a hand stays hidden."""

    def __init__(
        self,
        desk: Desk,
        proof: Proof | None,
        *,
        hide: bool = False,
        again: str = "",
        players: Callable[[], Scene] | None = None,
    ) -> None:
        """Without a proof, nothing was dealt: the game began at a position. `again` is what to ask before
        everything begins again, where no saved game waits. `players` is where it can be changed who plays;
        what comes of that closes the pause."""
        super().__init__(desk, PauseChoice.RESUME)
        self._proof, self.covers, self._again, self._players = proof, hide, again, players

    def spots(self) -> list[Spot]:
        """The ways on, from top to bottom, what else is shown, and the loudspeaker."""
        say, panel = self._desk.say, self._panel()
        names = {
            PauseChoice.RESUME: say("Resume"),
            PauseChoice.RESTART: say("Restart this game") if self._proof is not None else say("Start again"),
            PauseChoice.NEW_GAME: say("New game"),
            PauseChoice.TITLE: say("Title"),
            PauseChoice.QUIT: say("Quit"),
        }
        places = Box(panel.x + 48, panel.y + 152, panel.w - 96, _WAYS).column(len(names), 14)
        ways = [Spot(choice, box, names[choice]) for choice, box in zip(names, places, strict=True)]
        lines = Box(panel.x + 48, panel.y + 152 + _WAYS + 14, panel.w - 96, 128).column(len(_LINES), 12)
        sound = say("Sound on") if self._desk.settings.muted else say("Sound off")
        return [
            *ways,
            *(Spot(key, box, say(line.name)) for (key, line), box in zip(_LINES.items(), lines, strict=True)),
            *self._last_row(_below(lines[-1])),
            Spot(_HELP, Box(panel.x + panel.w - 48 - 216, panel.y + 46, 64, 64), say("How to play")),
            Spot(_SETTINGS, Box(panel.x + panel.w - 48 - 140, panel.y + 46, 64, 64), say("Settings")),
            Spot(_SOUND, Box(panel.x + panel.w - 48 - 64, panel.y + 46, 64, 64), sound),
        ]

    def _last_row(self, row: Box) -> list[Spot]:
        """Who plays, and whether anybody cheats, as far as that can be looked at."""
        say = self._desk.say
        names = {PLAYERS: say("Players")} if self._players is not None else {}
        names |= {_FAIR: say("Fair play")} if self._proof is not None else {}
        boxes = row.row(len(names), 12) if names else ()
        return [Spot(key, box, names[key]) for key, box in zip(names, boxes, strict=True)]

    def _panel(self) -> Box:
        middle, width = self.stage.box.centre, 800 if self._desk.folded else 620
        height = 872 if self._proof or self._players else 872 - _FAIR_ROW
        return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)

    def handle(self, signal: Signal) -> Go:
        """Choose how to go on; the way back resumes."""
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                return Pop(PauseChoice.RESUME)
            case Press(Intent.MUTE):
                return self._toggle_sound()
            case Press(Intent.LEFT | Intent.RIGHT as side) if self.focus.key in _LINES:
                return self._change(str(self.focus.key), 1 if side is Intent.RIGHT else -1)
        spot = self.pointed(signal)
        if spot is None:
            return STAY
        match spot.key:
            case PauseChoice.RESTART:
                return self._ask()
            case PauseChoice():
                return Pop(spot.key)
            case _ if spot.key == _FAIR and self._proof is not None:
                return Push(FairPlay(self._desk, self._proof))
            case _ if spot.key == PLAYERS and self._players is not None:
                return Push(self._players())
            case _ if spot.key == _HELP:
                return Help()
            case _ if spot.key == _SETTINGS:
                return Push(Settings(self._desk))
            case _ if spot.key == _SOUND:
                return self._toggle_sound()
            case _:
                return self._change(str(spot.key), -1 if goes_back(spot, signal) else 1)

    def _ask(self) -> Go:
        """Before everything on the table is swept away: the old game is not lost."""
        say = self._desk.say
        sentence = say("Restart this game with the same luck? The game so far is kept in “Saved games”.")
        if self._proof is None:
            sentence = say("Restart from the same position? The game so far is kept in “Saved games”.")
        return Push(Notice(self._desk, self._again or sentence, (say("Keep playing"), say("Start again"))))

    def _toggle_sound(self) -> Go:
        toggle_sound(self._desk)
        self.changed = True
        return STAY

    def _change(self, key: str, step: int) -> Go:
        """To the next value, round and round."""
        settings, values = self._desk.settings, [*_LINES[key].names]
        now = values.index(getattr(settings, key))
        setattr(settings, key, values[(now + step) % len(values)])
        self._desk.save_settings()
        self.changed = True
        return STAY

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the settings, from whoever plays now, or the player has thought about starting again."""
        self.changed = True
        if isinstance(closed, Players) and result is not None:
            return Pop(result)
        return Pop(PauseChoice.RESTART) if isinstance(closed, Notice) and result == RESTARTED else STAY

    def paint(self, brush: Brush) -> None:
        """What is told, and the buttons."""
        say, lower = self._desk.say, self.lower
        panel = self._panel().moved(0, lower)
        dialog(brush, panel)
        head = Box(panel.x + 48, panel.y + 36, panel.w - 332, 64)
        brush.text(say("Pause"), head, 54, TEXT, face=Face.TITLE)
        note = say("Your hand stays hidden.") if self.covers else say("The game is paused.")
        brush.text(note, head.moved(0, 66)._replace(h=36), 24, QUIET, face=Face.BODY)
        spots = {spot.key: spot for spot in self.spots()}
        ways = [spot for key, spot in spots.items() if isinstance(key, PauseChoice)]
        size = even_size(brush, ways, 30)
        for spot in ways:
            main = spot.key is PauseChoice.RESUME
            button(brush, self.focus, spot, icon=_icon(spot), size=size, main=main, lower=lower)
        for key, line in _LINES.items():
            value = line.names[getattr(self._desk.settings, key)]
            choice_line(brush, self.focus, spots[key], say(value), lower=lower)
        muted = "mute" if self._desk.settings.muted else "sound"
        for key, icon in ((_HELP, "book"), (_SETTINGS, "gear"), (_SOUND, muted)):
            icon_button(brush, self.focus, spots[key], icon, lower=lower)
        last = [spots[key] for key in (PLAYERS, _FAIR) if key in spots]
        size = even_size(brush, last, min(26.0, size))
        for spot in last:
            icon = "people" if spot.key == PLAYERS else "shield"
            button(brush, self.focus, spot, icon=icon, size=size, lower=lower)


def _below(chances: Box) -> Box:
    return chances.moved(0, _FAIR_ROW)._replace(h=64)


def _icon(spot: Spot) -> str:
    assert isinstance(spot.key, PauseChoice)
    return _ICONS[spot.key]
