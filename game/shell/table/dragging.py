"""A card may be carried instead of clicked."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.focus import Focus, Spot
from game.shell.signals import Button, Point, PointerDown, PointerMoved, PointerUp, Signal

STARTS = 14.0
"""A press becomes a drag after so many units."""
ABOVE = 120.0
"""Let go so far above where it was taken up, it is played."""


class Drag:
    """Follows the mouse from press to release."""

    def __init__(self) -> None:
        self._start: Point | None = None
        self.at: Point | None = None
        """Where the thing is carried to, if one is."""

    @property
    def holds(self) -> bool:
        """The button is down on something."""
        return self._start is not None

    def handle(self, signal: Signal, spots: Sequence[Spot], focus: Focus) -> Spot | None:
        """The spot that was carried far enough and let go, if one was."""
        match signal:
            case PointerDown(at, Button.LEFT):
                pressed = next((spot for spot in reversed(spots) if spot.box.holds(at)), None)
                self._start, self.at = at if pressed and pressed.active else None, None
            case PointerMoved(at) if self._start is not None:
                far = abs(at[0] - self._start[0]) + abs(at[1] - self._start[1]) > STARTS
                spot = focus.on(spots)
                if (far or self.at) and spot is not None and spot.draggable:
                    self.at = at
            case PointerUp(at, Button.LEFT):
                start, carried = self._start, self.at is not None
                self.let_go()
                if carried and start is not None and at[1] < start[1] - ABOVE:
                    return focus.on(spots)
        return None

    def let_go(self) -> None:
        """The button may have come up where nobody told."""
        self._start = self.at = None
