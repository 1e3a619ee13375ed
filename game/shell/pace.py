"""How fast things are shown."""

from __future__ import annotations

from game.shell.desk import Desk

HURRY = 4.0
"""At least so fast while somebody is in a hurry."""
INSTANT = 100.0
SPEEDS = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, INSTANT)


class Pace:
    """The speed from the settings, and whoever cannot wait."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.hurried = False

    @property
    def speed(self) -> float:
        """How many times as fast as usual."""
        speed = self._desk.settings.speed
        return max(speed, HURRY) if self.hurried else speed

    @property
    def instant(self) -> bool:
        """Nothing is shown on the way."""
        return self.speed >= INSTANT

    @property
    def label(self) -> str:
        """The speed that is set, for a button."""
        speed = self._desk.settings.speed
        return self._desk.say("max") if speed >= INSTANT else f"{speed:g}x"

    def next(self) -> None:
        """Faster, and after the fastest the slowest."""
        self.change(1 if self._desk.settings.speed < SPEEDS[-1] else 1 - len(SPEEDS))

    def change(self, step: int) -> None:
        """Faster or slower, as far as it goes; for next time, too."""
        here = min(range(len(SPEEDS)), key=lambda n: abs(SPEEDS[n] - self._desk.settings.speed))
        self._desk.settings.speed = SPEEDS[min(max(here + step, 0), len(SPEEDS) - 1)]
        self._desk.save_settings()
