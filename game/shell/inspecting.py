"""Looking closely at things: the same wish, whether by mouse, keyboard or controller."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.shell.focus import Focus, Spot
from game.shell.signals import Button, Intent, PointerDown, Press, Signal


def looked_at(signal: Signal, spots: Sequence[Spot], focus: Focus) -> Hashable | None:
    """The key of what a signal wants to look at closely; None if it wants something else."""
    match signal:
        case Press(Intent.INSPECT):
            here = focus.on(spots) or next(iter(spots), None)
            return None if here is None else here.key
        case PointerDown(at, Button.RIGHT | Button.MIDDLE):
            under = [spot.key for spot in spots if spot.box.holds(at)]
            return under[-1] if under else None
    return None
