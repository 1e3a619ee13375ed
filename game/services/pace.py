"""How long a review still takes, foretold from decisions that were judged on this computer.

A decision takes as long as there were actions to choose from, for each of them is looked at as often. How
long that is changes in the course of a game, and endings that can be solved take next to no time: so the last
review of the game tells it, by tenths of the decisions, and the present one how much slower all of it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import isfinite
from pathlib import Path
from time import perf_counter
from typing import Final

from game.core.judging import Unit
from game.services import files

FILE: Final = "pace.json"
LONGEST_FILE: Final = 64 * 1024
TENTHS: Final = 10
STEADY: Final = 3
"""So many decisions of the last review count beside those of the present one: the first few tell little."""

Pace = tuple[float, ...]
"""Seconds for an action that could be chosen, in every tenth of the decisions."""


def weight(unit: Unit) -> int:
    """How much there is to look at in a decision."""
    return unit.choices if unit.choices > 1 else 0


def expected(units: Sequence[Unit], pace: Pace | None) -> list[float]:
    """The seconds that decisions take; without a pace only in proportion."""
    known = pace or (1.0,) * TENTHS
    return [weight(unit) * known[tenth(number, len(units))] for number, unit in enumerate(units)]


def tenth(number: int, total: int) -> int:
    """In which part of so many decisions one is, both counted from 0."""
    return number * TENTHS // total


class Paces:
    """The pace of the last review of each game on this computer, kept in a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / FILE if folder is not None else None

    def of(self, game: str) -> Pace | None:
        """None where none was measured yet, or nobody can read it."""
        pace = self._all().get(game)
        if not isinstance(pace, list) or len(pace) != TENTHS:
            return None
        sound = all(isinstance(each, float) and isfinite(each) and each >= 0 for each in pace)
        return tuple(pace) if sound and any(pace) else None

    def keep(self, game: str, pace: Pace) -> None:
        """As it was measured last. Where it cannot be kept, nothing is foretold the next time."""
        if self._file is not None:
            with suppress(OSError):
                files.replace(self._file, json.dumps({**self._all(), game: pace}).encode())

    def _all(self) -> dict[str, object]:
        with suppress(OSError, ValueError, RecursionError):
            found = json.loads(files.read(self._file, LONGEST_FILE)) if self._file is not None else {}
            return found if isinstance(found, dict) else {}
        return {}


NOT_MEASURED: Final = Paces(None)


class Estimate:
    """Measures how long decisions take, and foretells how long the others will."""

    def __init__(
        self, units: Sequence[Unit], done: int, pace: Pace | None, clock: Callable[[], float] = perf_counter
    ) -> None:
        """So many are judged already; `pace` is that of an earlier review, if it is known."""
        self._units, self.done, self._first, self._pace = units, done, done, pace
        self._expected, self._clock = expected(units, pace), clock
        self._took: list[float] = []
        """The seconds that decisions took here."""
        self._now = 0.0
        """For so many the next one is being judged."""

    def work(self, step: Callable[[], object]) -> None:
        """Take a step; time between steps, where the work stands still, does not count."""
        began = self._clock()
        try:
            step()
        finally:
            self._now += self._clock() - began

    def judged(self) -> None:
        """Another decision is."""
        self._took.append(self._now)
        self.done, self._now = self.done + 1, 0.0

    @property
    def _scale(self) -> float | None:
        """By how much decisions take longer than expected; None as long as nobody knows."""
        spent, foreseen = sum(self._took), sum(self._expected[self._first : self.done])
        if self._pace is not None:
            steady = STEADY * sum(self._expected) / max(1, len(self._expected))
            spent, foreseen = spent + steady, foreseen + steady
        return spent / foreseen if foreseen else None

    @property
    def left(self) -> int | None:
        """Seconds; None as long as nobody knows."""
        if self.done == len(self._units):
            return 0
        if self._scale is None:
            return None
        now, *after = [self._scale * each for each in self._expected[self.done :]]
        return round(sum(after) + max(0.0, now - self._now))

    @property
    def pace(self) -> Pace | None:
        """As it was measured here; where nothing was, as it can be expected now."""
        if self._scale is None:
            return None
        seconds, weights = [0.0] * TENTHS, [0] * TENTHS
        for number, took in enumerate(self._took, self._first):
            part = tenth(number, len(self._units))
            seconds[part] += took
            weights[part] += weight(self._units[number])
        usual = [self._scale * each for each in self._pace or (1.0,) * TENTHS]
        return tuple(
            took / weighs if weighs else other
            for took, weighs, other in zip(seconds, weights, usual, strict=True)
        )
