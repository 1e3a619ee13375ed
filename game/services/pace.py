"""How long a review still takes, foretold from decisions that were judged on this computer.

A decision takes as long as there were actions to choose from, for each of them is looked at as often; and
next to nothing where there was no choice. In reviews of both games the first quarter of the decisions had 24
to 26 % of the actions and took 25 to 30 % of the time, the first half had 50 to 59 % and took 52 to 70 %.
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
ENOUGH: Final = 5
"""After so many decisions the pace is known well enough for the next review."""


def weight(unit: Unit) -> int:
    """How much there is to look at in a decision."""
    return unit.choices if unit.choices > 1 else 0


def seconds(units: Sequence[Unit], pace: float, begun: float = 0.0) -> int:
    """How long these decisions take, the first of which was `begun` so many seconds ago."""
    now, *after = [pace * weight(unit) for unit in units] or [0.0]
    return round(sum(after) + max(0.0, now - begun))


class Paces:
    """The seconds that an action has taken on this computer, by game; kept in a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / FILE if folder is not None else None

    def of(self, game: str) -> float | None:
        """None where none was measured yet, or nobody can read it."""
        pace = self._all().get(game)
        return pace if isinstance(pace, float) and isfinite(pace) and pace > 0 else None

    def keep(self, game: str, pace: float) -> None:
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
        self, units: Sequence[Unit], done: int, pace: float | None, clock: Callable[[], float] = perf_counter
    ) -> None:
        """So many are judged already; `pace` is that of an earlier review, if it is known."""
        self._units, self.done, self._first, self._pace = units, done, done, pace
        self._clock = clock
        self._spent = self._now = 0.0
        """Seconds for the decisions that were judged here, and for the one that is being judged."""

    def work(self, step: Callable[[], object]) -> None:
        """Take a step; time between steps, where the work stands still, does not count."""
        began = self._clock()
        try:
            step()
        finally:
            self._now += self._clock() - began

    def judged(self) -> None:
        """Another decision is."""
        self.done, self._spent, self._now = self.done + 1, self._spent + self._now, 0.0

    @property
    def measured(self) -> float | None:
        """The pace here, as soon as a decision was judged here."""
        weighs = sum(map(weight, self._units[self._first : self.done]))
        return self._spent / weighs if weighs else None

    @property
    def left(self) -> int | None:
        """Seconds; None as long as nobody knows."""
        pace = self._pace if self.measured is None else self.measured
        return None if pace is None else seconds(self._units[self.done :], pace, self._now)

    @property
    def settled(self) -> bool:
        """Enough decisions were measured to remember their pace."""
        return self.done - self._first >= ENOUGH
