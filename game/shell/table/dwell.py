"""The end of a person's turn: it stays on the table for a while before it is seen how the next one opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, Protocol

from game.core.rules import AnyRules, Viewer
from game.services.settings import FOR_A_WHILE, NOT_AT_ALL
from game.shell.desk import Desk
from game.shell.table.hud import Done
from game.shell.table.pace import HURRY, Pace

SECONDS: Final = 1.5
"""Usually it takes no longer."""
DEAF_SECONDS: Final = 0.25
"""Whoever still presses to skip what came before is not done yet."""


class Dwell:
    """Waits until a person is done. The time does not depend on how fast things move: it is for thinking."""

    def __init__(self, desk: Desk, pace: Pace) -> None:
        self._desk, self._pace = desk, pace
        self.on = False
        """A turn is over, and its player is not done with it."""
        self._waited = 0.0

    @property
    def wanted(self) -> bool:
        """Somebody would like to wait."""
        return self._desk.module.dwells and self._desk.settings.turn_end != NOT_AT_ALL

    def begin(self) -> None:
        """A turn is over."""
        self.on, self._waited = self.wanted, 0.0

    def end(self) -> None:
        """Nobody waits any more."""
        self.on = False

    @property
    def begun(self) -> bool:
        """Some time has passed."""
        return self._waited > 0

    @property
    def _timed(self) -> bool:
        return self._desk.settings.turn_end == FOR_A_WHILE

    @property
    def ticking(self) -> bool:
        """It ends by itself."""
        return self.on and self._timed

    @property
    def hears(self) -> bool:
        """Whoever says Done means it."""
        return self.on and self._waited >= DEAF_SECONDS

    def advance(self, seconds: float) -> None:
        """Let time pass; whoever is in a hurry waits less, and whoever rushes on does not wait."""
        self._waited += seconds * (HURRY if self._pace.hurry.on else 1.0)
        if not self.wanted or self._pace.rushing or (self._timed and self._waited >= SECONDS):
            self.end()

    @property
    def done(self) -> Done:
        """What is offered meanwhile. Where nothing is to move, seconds are counted."""
        left = max(0.0, SECONDS - self._waited) if self._timed else 0.0
        calm, name = self._desk.settings.reduced_motion, self._desk.say("Done")
        if calm and left:
            return Done(f"{name} ({ceil(left)})", 0.0)
        return Done(name, left / SECONDS)


class Base(Protocol):
    """What a viewer saw before events."""

    def __call__(self, viewer: Viewer, /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Held:
    """What has happened, but is not seen before somebody has taken over: how the next turn opens."""

    before: Base
    """What everybody saw before all of it."""
    seen: Sequence[Any]
    """What is seen already, or on its way."""
    events: Sequence[Any]
    """And what is not."""

    def view(self, rules: AnyRules, viewer: Viewer) -> Any:
        """What the viewer may see until then."""
        view = self.before(viewer)
        for event in self.seen:
            view = rules.fold(view, rules.redact(event, viewer))
        return view
