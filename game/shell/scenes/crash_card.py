"""Something broke. Says so, shows where it is written down, and leads on.

Whatever broke may be needed to draw: the card shares nothing with the other scenes but the window. It has its
own letters and pictures, makes no sound, and falls back to English where a sentence cannot be said.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from typing import Protocol

from game.services import clipboard
from game.services.crashes import Crash
from game.shell.focus import Focus, Spot
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, PAGE, PANEL, QUIET, TEXT
from game.shell.paint.type import Face, Type
from game.shell.scenes.menus import button, even_size
from game.shell.scenes.scene import STAY, Go, Leave, Scene
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box, Stage

DEAF_SECONDS = 0.5
"""Whoever still presses to play a card must not press a button that was not there a moment ago."""
COPY = "copy"
_TRACE = 20.0
"""The size of the letters that only somebody who mends things wants to read."""
_MARGIN = 52.0
_MASCOT = (190.0, 266.0)
_LONGEST = 200
"""Letters of a line; more would never fit."""


class Way(Enum):
    """How to go on after a crash."""

    RESTART = auto()
    SAFE = auto()
    QUIT = auto()
    GIVE_UP = auto()
    """It was no use to ask."""
    NO_CARD = auto()
    """It could not be asked."""


class Speaker(Protocol):
    """Says a text in the player's language."""

    def __call__(self, message: str, **fields: object) -> str:
        """The text, with its fields filled in."""


class CrashCard(Scene):
    """Closes with a `way`; whoever closes the window instead has had enough."""

    def __init__(
        self,
        crash: Crash,
        saved: bool | None,
        say: Speaker,
        make_art: Callable[[], Art],
        letters: float,
        mascot: str = "",
    ) -> None:
        """`saved`: the game that was open is on the disk; None if none was open. `letters`: how many times
        as large as usual they are."""
        super().__init__()
        self._crash, self._saved, self._speak = crash, saved, say
        self._make_art, self._letters, self._mascot = make_art, letters, mascot
        self.way = Way.QUIT
        self.focus = Focus(Way.RESTART)
        self._elapsed = 0.0
        self._note = ""
        self._refresh()

    def _refresh(self) -> None:
        self._art, self._type = self._make_art(), Type()
        self._type.scale = self._letters

    def resized(self, stage: Stage) -> None:
        """Letters and pictures are made anew."""
        super().resized(stage)
        self._refresh()

    def _say(self, message: str, **fields: object) -> str:
        try:
            return self._speak(message, **fields)
        except Exception:  # a broken translation may be why the card is here
            return message.format(**fields)

    # Where things are

    @property
    def _grown(self) -> float:
        """How much more room larger letters get."""
        return 1 + 0.6 * (self._letters - 1)

    def _panel(self) -> Box:
        width, height = min(1500.0, self.stage.width - 80), min(1000.0, self.stage.height - 60)
        middle = self.stage.box.centre
        return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)

    def spots(self) -> list[Spot]:
        """The ways on, from left to right."""
        say, panel = self._say, self._panel()
        row = Box(panel.x + _MARGIN, panel.y + panel.h - 148, panel.w - 2 * _MARGIN, 96).row(4, 22)
        again = say("Reloads everything and goes back to the title.")
        safe = say("Restarts in a window, without sound, with default keys, text and colors.")
        copy = say("Copies the error report. It contains nothing about you.")
        return [
            Spot(Way.RESTART, row[0], say("Restart"), again),
            Spot(Way.SAFE, row[1], say("Safe mode"), safe),
            Spot(COPY, row[2], say("Copy"), copy),
            Spot(Way.QUIT, row[3], say("Quit"), say("Closes the game.")),
        ]

    # What the player does

    @property
    def moving(self) -> bool:
        """It does not listen yet."""
        return self._elapsed < DEAF_SECONDS

    def advance(self, seconds: float) -> Go:
        """Begin to listen."""
        self._elapsed += seconds
        return STAY

    def handle(self, signal: Signal) -> Go:
        """Choose a way on; the way back leads to the title."""
        if self.moving:
            return STAY
        if signal == Press(Intent.COPY):
            return self._copy()
        if signal == Press(Intent.BACK):
            return self._leave(Way.RESTART)
        before = self.focus.key, self.focus.by_mouse
        spot = self.focus.handle(signal, self.spots())
        if (self.focus.key, self.focus.by_mouse) != before:
            self._note, self.changed = "", True
        match spot.key if spot else None:
            case Way() as way:
                return self._leave(way)
            case "copy":
                return self._copy()
        return STAY

    def _leave(self, way: Way) -> Go:
        self.way = way
        return Leave()

    def _copy(self) -> Go:
        copied, say = clipboard.copy(self._crash.report), self._say
        self._note = say("Copied.") if copied else say("Could not use the clipboard.")
        self.changed = True
        return STAY

    # Painting

    def draw(self, brush: Brush) -> None:
        """On a surface of which nobody knows what was going on there."""
        surface = brush.surface
        surface.set_clip(None)
        own = Brush(surface, self.stage, self._art, self._type)
        surface.fill(self._art.colour(PAGE))
        panel = self._panel()
        own.panel(panel, PANEL, radius=28, border=HAIRLINE, width=3)
        inner, spots = panel.inset(_MARGIN, 40), self.spots()
        below = self._paint_head(own, inner._replace(w=inner.w - _MASCOT[0])) + 16
        self._paint_mascot(own, Box(inner.x + inner.w - _MASCOT[0], below - _MASCOT[1], *_MASCOT))
        height = 40 * self._grown
        hint = Box(inner.x, spots[0].box.y - 24 - height, inner.w, height)
        self._paint_trace(own, Box(hint.x, below, hint.w, hint.y - 18 - below))
        here = self.focus.on(spots)
        own.text(self._note or (here.text if here else ""), hint, 24, QUIET, face=Face.BODY)
        size = even_size(own, spots, 32, icon=False)
        for spot in spots:
            button(own, self.focus, spot, size=size, main=spot.key is Way.RESTART)

    def _paint_head(self, brush: Brush, box: Box) -> float:
        """What to know first; says where it ends."""
        say, grown = self._say, self._grown
        lines = [
            (say("Sorry, something went wrong."), 56, TEXT, Face.TITLE, 78.0),
            (self._fate(), 32, GOLD, Face.STRONG, 52.0),
            (self._where(), 24, QUIET, Face.BODY, 44.0),
            (str(self._crash.path or ""), 24, TEXT, Face.STRONG, 42.0),
        ]
        top = box.y
        for text, size, colour, face, height in lines:
            if text:
                brush.text(text, Box(box.x, top, box.w, height * grown), size, colour, face=face)
                top += height * grown
        return top

    def _fate(self) -> str:
        """What has become of the game."""
        say = self._say
        if self._saved is None:
            return say("You have lost nothing.")
        return say("Your game is saved.") if self._saved else say("Your game could not be saved.")

    def _where(self) -> str:
        say = self._say
        if self._crash.path is None:
            return say("The error report could not be saved. Please copy it.")
        return say("The error report is in this file:")

    def _paint_mascot(self, brush: Brush, box: Box) -> None:
        """It is sorry, too; but nothing depends on it."""
        with suppress(Exception):
            brush.picture(self._mascot, box)

    def _paint_trace(self, brush: Brush, box: Box) -> None:
        """The last lines of it, as many as there is room for."""
        brush.panel(box, PAGE, radius=16, border=HAIRLINE)
        height = _TRACE * self._letters * 1.36
        inner = box.inset(22, 14)
        room, pixels = brush.px(inner.w), _TRACE * self._letters * self.stage.scale
        rows = int(inner.h / height)
        for number, line in enumerate(self._crash.last[-rows:] if rows else ()):
            row = Box(inner.x, inner.y + number * height, inner.w, height)
            short = self._type.shortened(line[:_LONGEST], Face.BODY, pixels, room)
            brush.text(short, row, _TRACE, QUIET, face=Face.BODY, fit=False)
