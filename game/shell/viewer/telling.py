"""What is told of a moment: when it is, what is decided then, and how good that was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.core import chances
from game.core.match import AnyMatch
from game.core.module import GameModule
from game.core.reviewing import Grade, Judged
from game.core.rules import Seat, Viewer
from game.core.words import Words
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.paint.caps import Hint
from game.shell.show import Party, Show
from game.shell.signals import CONTROLLER, Intent
from game.shell.table.panel import Panel
from game.shell.table.tabletop import BoardWords
from game.shell.viewer.card import MomentCard, Verdict
from game.shell.viewer.console import (
    BACK,
    COPY,
    FIRST,
    LAST,
    LENS,
    ON,
    PLAY,
    PLAY_ON,
    REVIEW,
    SPEED,
    TRY,
    TURN_BACK,
    TURN_ON,
)
from game.shell.viewer.lens import Lens
from game.shell.viewer.open_hands import OpenHands
from game.shell.viewer.verdicts import NAMES, Verdicts

TRY_LETTER: Final = "w"
_KEYS: Final = {
    FIRST: (Intent.TO_TOP,),
    TURN_BACK: (Intent.TURN_BACK,),
    BACK: (Intent.LEFT,),
    PLAY: (Intent.SKIP,),
    ON: (Intent.RIGHT,),
    TURN_ON: (Intent.TURN_ON,),
    LAST: (Intent.TO_END,),
    SPEED: (Intent.SLOWER, Intent.FASTER),
    LENS: (Intent.HINT,),
    PLAY_ON: (Intent.NEW_GAME,),
    REVIEW: (Intent.REPLAY,),
    COPY: (Intent.COPY,),
}
"""What does the same as a button."""
_BUMPERS: Final = {TURN_BACK: Intent.PREVIOUS, TURN_ON: Intent.NEXT}
"""On a controller."""

Reasons = Callable[[GameModule, AnyMatch, Judged, Words], str]
"""Why the better move of a decision is better, in a sentence."""
Panels = tuple[Panel, Panel | None]


class MomentTelling:
    """Puts moments into words."""

    def __init__(self, desk: Desk, show: Show, saved: SavedGame, verdicts: Verdicts) -> None:
        self._desk, self._show, self._party = desk, show, Party.of(saved)
        self._saved, self._reel, self._verdicts = saved, verdicts.reel, verdicts
        self._told: tuple[object, Panels] | None = None

    def panels(self, at: int, viewer: Viewer, lens: Lens, board: BoardWords) -> Panels:
        """What is told of a moment, above the board and beside it: once, for it is asked in every frame."""
        why = at, viewer, lens.eyes, self._desk.translations.code
        if self._told is None or self._told[0] != why:
            self._told = why, (self._card(at, viewer), self._hands(at, lens.others(viewer), board))
        return self._told[1]

    def _hands(self, at: int, seats: Sequence[Seat], board: BoardWords) -> OpenHands | None:
        """What those hold, if anything."""
        held = tuple((seat, tuple(board.held(self._reel.view(at, seat)))) for seat in seats)
        return OpenHands(held, self._desk.say("Other hands")) if any(keys for _, keys in held) else None

    def _card(self, at: int, viewer: Viewer) -> MomentCard:
        label, verdicts = self._when(at), self._verdicts
        judged = verdicts.at(at)
        if at == self._reel.last:
            title, text = self._end(at)
            return MomentCard(label, title, better=text)
        seat = self._reel.seats[at]
        if judged is None:
            return MomentCard(label, self._decided(at, viewer), seat)
        words = self._party.words(self._desk)
        verdict = Verdict(judged.grade, self._called(judged))
        return MomentCard(label, self._decided(at, viewer), seat, verdict, verdicts.better(judged, words))

    def _when(self, at: int) -> tuple[str, str]:
        say, reel = self._desk.say, self._reel
        turn = reel.turn(at)
        step = say("Step {step} of {steps}", step=at, steps=reel.last)
        number = say("Turn {turn} of {turns}", turn=turn.number, turns=len(reel.turns))
        return f"{number} · {step}", number

    def _decided(self, at: int, viewer: Viewer) -> str:
        """The first thing that can be told of what comes."""
        reel, module = self._reel, self._desk.module
        words = self._party.words(self._desk).seeing(reel.view(at, viewer))
        events = (reel.rules.redact(event, viewer) for event in reel.following(at))
        told = (module.tell(event, words) for event in events if reel.rules.begins(event) is None)
        nothing = self._desk.say("{name}'s turn.", name=self._party.names[reel.seats[at]])
        return next(filter(None, told), nothing)

    def _end(self, at: int) -> tuple[str, str]:
        """How it ended, or why it did not go on."""
        say, reel = self._desk.say, self._reel
        if reel.to_act(at) is None:
            words = self._party.told(say).words(self._desk)
            return say("The game is over."), self._show.verdict(reel.states[at], words)
        if left := self._saved.left:
            names = self._party.words(self._desk).listed([self._party.names[seat] for seat in left])
            return say("{name} gave up.", name=names), ""
        return say("The game stopped here."), ""

    def _called(self, judged: Judged) -> str:
        name, points = self._desk.say(NAMES[judged.grade]), chances.points(judged.loss.cost)
        costs = judged.grade not in (Grade.BEST, Grade.GOOD)
        return self._desk.say("{verdict}: -{points} %", verdict=name, points=points) if costs else name

    def place(self, at: int, judged: Judged | None) -> str:
        """A moment in a few words, for whoever points at it; a mark says what it is there for."""
        say = self._desk.say
        if at == self._reel.last:
            return say("The end")
        turn, name = self._reel.turn(at), self._party.names[self._reel.seats[at]]
        where = say("Turn {number}: {name}", number=turn.number, name=name)
        return f"{where} · {self._called(judged)}" if judged is not None else where

    def hints(self) -> tuple[Hint, ...]:
        """Which keys help, the most useful first."""
        desk, say = self._desk, self._desk.say
        return (
            (desk.arrows(Intent.LEFT, Intent.RIGHT), say("step")),
            (desk.key(Intent.SKIP, Intent.CONFIRM), say("play")),
            (desk.key(Intent.BACK), say("back")),
        )

    def button(self, key: str, name: str) -> str:
        """What a button is called, and which key does the same."""
        desk = self._desk
        cap = desk.letter(TRY_LETTER) if key == TRY else desk.arrows(*_KEYS[key])
        if desk.bindings.device == CONTROLLER and key in _BUMPERS:
            cap = desk.key(_BUMPERS[key])
        return f"{name} · {cap}" if cap.text else name
