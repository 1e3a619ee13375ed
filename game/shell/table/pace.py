"""How fast things are shown, people's turns at one speed, the computers' at another; and the keys for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from game.shell.desk import Desk
from game.shell.signals import Intent
from game.shell.table.badge import Badge
from game.shell.table.holding import Hold

HURRY = 4.0
"""At least so fast while somebody is in a hurry."""
INSTANT = 100.0
OWN_SPEEDS = (0.5, 1.0, 1.5, 2.0, 3.0)
SPEEDS = (*OWN_SPEEDS, 4.0, INSTANT)
"""Of the computers: they may be faster than anybody could follow."""


class Pace:
    """The speeds from the settings, and whoever cannot wait."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.hurry = Hold(desk.settings)
        self.rushing = False
        """Nothing is shown on the way until a person has to decide."""
        self.computers = False
        """What is shown now is a computer's turn."""

    @property
    def speed(self) -> float:
        """How many times as fast as usual."""
        return max(self._set, HURRY) if self.hurry.on else self._set

    @property
    def _set(self) -> float:
        settings = self._desk.settings
        return settings.computer_speed if self.computers else settings.speed

    @property
    def instant(self) -> bool:
        """Nothing is shown on the way."""
        return self.rushing or self.speed >= INSTANT

    @property
    def label(self) -> str:
        """How fast it is, for a button; what is only held for a moment does not count."""
        return speed_label(self._desk, max(self._set, HURRY) if self.hurry.locked else self._set)

    def next(self) -> None:
        """Faster, and after the fastest the slowest."""
        settings = self._desk.settings
        fastest = settings.speed >= OWN_SPEEDS[-1] and settings.computer_speed >= SPEEDS[-1]
        self.change(-len(SPEEDS) if fastest else 1)

    def change(self, step: int) -> None:
        """All turns faster or slower, as far as it goes; for next time, too."""
        settings = self._desk.settings
        settings.speed = stepped(OWN_SPEEDS, settings.speed, step)
        settings.computer_speed = stepped(SPEEDS, settings.computer_speed, step)
        self._desk.save_settings()


def stepped(speeds: tuple[float, ...], speed: float, step: int) -> float:
    """So many speeds further on, from the one that is closest."""
    here = min(range(len(speeds)), key=lambda number: abs(speeds[number] - speed))
    return speeds[min(max(here + step, 0), len(speeds) - 1)]


def speed_label(desk: Desk, speed: float) -> str:
    """A speed, for a button."""
    return desk.say("max") if speed >= INSTANT else f"{speed:g}x"


class SpeedKeys:
    """Changes the pace, and tells so."""

    def __init__(self, desk: Desk, pace: Pace, badge: Badge) -> None:
        self._desk, self._pace, self._badge = desk, pace, badge
        pace.hurry.turned = self._tell_hurry

    def wishes(self) -> dict[Hashable, Callable[[], None]]:
        """What each key is for, and each button."""
        return {
            "speed": partial(self._change, self._pace.next),
            Intent.FASTER: partial(self._change, partial(self._pace.change, 1)),
            Intent.SLOWER: partial(self._change, partial(self._pace.change, -1)),
            Intent.HURRY_LOCK: self._pace.hurry.toggle,
        }

    def _change(self, change: Callable[[], object]) -> None:
        change()
        say, settings = self._desk.say, self._desk.settings
        own, others = (speed_label(self._desk, speed) for speed in (settings.speed, settings.computer_speed))
        self._badge.show(say("Your turns {own} · Computers {others}", own=own, others=others))

    def _tell_hurry(self) -> None:
        say = self._desk.say
        self._badge.show(say("Fast-forward on") if self._pace.hurry.locked else say("Fast-forward off"))
