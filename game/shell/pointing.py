"""Pointing at a table: by mouse, arrows or digits, clicked or carried, it comes to a spot that is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.desk import Desk
from game.shell.dragging import Drag
from game.shell.focus import Focus, Spot
from game.shell.signals import Digit, PointerMoved, PointerUp, Signal


class Pointing:
    """Remembers what is pointed at, and what is carried."""

    def __init__(self, desk: Desk) -> None:
        self._audio = desk.audio
        self.focus, self.drag = Focus(), Drag()

    def ask(self) -> None:
        """Somebody is to choose: keys begin at the cards again, wherever they were left meanwhile."""
        if not self.focus.by_mouse:
            self.focus.key = None

    def chosen(self, signal: Signal, spots: Sequence[Spot], *, prompted: bool) -> Spot | None:
        """The spot that a signal chooses, if it chooses one. `prompted`: a choice is open."""
        if isinstance(signal, Digit):
            return self._by_digit(signal.number, spots, prompted)
        dragging = self.drag.at is not None
        dropped = self.drag.handle(signal, spots, self.focus)
        if dragging and isinstance(signal, PointerUp):
            self.focus.release()  # it was carried, not clicked
            return dropped
        if isinstance(signal, PointerMoved) and self.drag.holds:
            return None  # whatever was pressed stays in hand, wherever it is carried
        before = self.focus.key
        chosen = self.focus.handle(signal, spots)
        if self.focus.key != before and self.focus.key is not None:
            self._audio.play("hover")
        return chosen

    def _by_digit(self, number: int, spots: Sequence[Spot], prompted: bool) -> Spot | None:
        """Points at a spot; the same digit again chooses it. Where a choice is open, once is enough."""
        spot = next((spot for spot in spots if spot.digit == number and spot.active), None)
        if spot is None:
            return None
        again = self.focus.key == spot.key and not self.focus.by_mouse
        self.focus.key, self.focus.by_mouse = spot.key, False
        return spot if again or prompted else None
