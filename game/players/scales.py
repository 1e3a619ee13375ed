"""What was measured of several things in the same imagined worlds.

Most of what differs from world to world is luck that all of them share. So how sure a mean is follows from
how far each lies off what the world meant for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

DOUBT = 0.25
"""How far a glance may lie off, before anything was measured."""
TRIALS = 4.0
"""So many worlds are assumed to have been like that, for whoever has seen few."""


class Scales:
    """Means and errors of so many things."""

    def __init__(self, count: int, doubt: float = DOUBT) -> None:
        """`doubt` is how far each may lie off before the first world, on the scale of what is measured."""
        self._doubt = doubt
        self.worlds = 0
        self._off = [0.0] * count
        self._squares = [0.0] * count

    def add(self, measured: Sequence[float]) -> None:
        """What came of each in one world."""
        self.worlds += 1
        mean = sum(measured) / len(measured)
        for at, each in enumerate(measured):
            off = each - mean
            self._off[at] += off
            self._squares[at] += off * off

    def error(self, at: int) -> float:
        """By how much the mean of one may lie off, against those of the others."""
        count, doubt = self.worlds, self._doubt
        if not count:
            return doubt
        spread = self._squares[at] - self._off[at] * self._off[at] / count
        return sqrt((max(0.0, spread) + TRIALS * doubt * doubt) / (count + TRIALS) / count)
