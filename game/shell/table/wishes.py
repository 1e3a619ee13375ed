"""What a signal leads to at the table, whichever device it comes from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Protocol

from game.shell.animation.timeline import Timeline
from game.shell.focus import MOVES, Spot
from game.shell.scenes.scene import STAY, Go, Push, Scene
from game.shell.signals import (
    Button,
    Digit,
    FocusLost,
    Idle,
    Intent,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Release,
    Signal,
)
from game.shell.table.holding import Hold
from game.shell.table.hud import DONE, Rewind
from game.shell.table.pointing import Pointing

Wishes = Mapping[Hashable, Callable[[], Go | None]]
"""What is done at once, whatever is going on: by intent, and by the key of a button."""


class Host(Protocol):
    """Whoever is in charge of the table."""

    timeline: Timeline
    pointing: Pointing

    @property
    def dwelling(self) -> bool:
        """A turn is over that somebody has to be done with."""

    @property
    def others_play(self) -> bool:
        """Nobody who is here has anything to decide."""

    def spots(self) -> list[Spot]:
        """What can be pointed at."""

    def look_closely(self, signal: Signal) -> Scene | None:
        """A card, or a pile, if that is what a signal wants."""

    def choose(self, spot: Spot) -> Go:
        """A spot was chosen that is no button."""

    def carry(self, spot: Spot, onto: Spot) -> None:
        """Something was let go on something else."""

    def step_back(self) -> bool:
        """One step back in an open choice, if there is one."""

    def hide(self) -> Go:
        """Close the curtain, if there is something to hide."""


class TableSignals:
    """Tells the host what signals mean. While something is shown, a press finishes that and is no move."""

    def __init__(self, host: Host, wishes: Wishes, holds: Mapping[Intent, Hold]) -> None:
        self._host, self._wishes, self._holds = host, wishes, holds

    def handle(self, signal: Signal) -> Go:
        """Where it leads."""
        host = self._host
        looked = host.look_closely(signal)
        if looked is not None:
            return Push(looked)
        match signal:
            case Press(intent) if intent in self._wishes:
                return self._wishes[intent]() or STAY
            case Press(intent) if intent in self._holds:
                self._holds[intent].press()
            case Release(intent) if intent in self._holds:
                self._holds[intent].let_go()
            case FocusLost() | Idle():
                return host.hide()
            case _ if host.timeline.busy:
                return self._skip(signal)
            case Press(Intent.SKIP | Intent.CONFIRM as intent) if host.dwelling:
                led = host.pointing.focus.led_to(host.spots()) if intent is Intent.CONFIRM else None
                return self._wishes[DONE]() or STAY if led is None else self._choose(led)
            case Press(Intent.CONFIRM) if host.others_play:
                return self._choose(host.pointing.focus.led_to(host.spots()))
            case PointerDown(_, Button.RIGHT):
                host.step_back()
            case _:
                return self._choose(host.pointing.chosen(signal, host.spots()))
        return STAY

    def _skip(self, signal: Signal) -> Go:
        """Finish the step; but the buttons work at any time."""
        spots, focus = self._host.spots(), self._host.pointing.focus
        buttons = [spot for spot in spots if isinstance(spot.key, str | Rewind)]
        match signal:
            case PointerMoved():
                focus.handle(signal, spots)
            case PointerDown(at) | PointerUp(at) if any(spot.box.holds(at) for spot in buttons):
                return self._choose(focus.handle(signal, buttons))
            case Press(Intent.CONFIRM) if focus.led_to(buttons):
                return self._choose(focus.led_to(buttons))
            case Press(Intent.SKIP | Intent.CONFIRM) | PointerDown(_, Button.LEFT) | Digit():
                self._host.timeline.finish_step()
            case Press(intent) if intent in MOVES:
                focus.handle(signal, spots)
        return STAY

    def _choose(self, spot: Spot | None) -> Go:
        if spot is None:
            return STAY
        if (carried := self._host.pointing.drag.carried) is not None:
            self._host.carry(carried, spot)
            return STAY
        return (self._wishes[spot.key]() or STAY) if spot.key in self._wishes else self._host.choose(spot)
