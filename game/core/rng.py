"""Chance as a value: an immutable generator that a state can hold, so that rules stay pure.

The numbers are those of SplitMix64. They are the same on every platform and in every Python version for
ever, because replays depend on them; `random.Random` promises that only for `random()` itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)


@dataclass(frozen=True, slots=True)
class Rng:
    """A generator that never changes: every draw hands back the number and the generator to use next."""

    state: int

    def word(self) -> tuple[int, Rng]:
        """64 random bits."""
        state = (self.state + _GOLDEN) & _WORD
        return _mixed(state), Rng(state)

    def below(self, limit: int) -> tuple[int, Rng]:
        """A whole number from 0 up to, but not including, `limit`; each equally likely."""
        state = (self.state + _GOLDEN) & _WORD
        word = _mixed(state)
        # Words past the last full multiple of `limit` would favour small numbers: draw again.
        while word >= _WORD - _WORD % limit:
            state = (state + _GOLDEN) & _WORD
            word = _mixed(state)
        return word % limit, Rng(state)

    def shuffled(self, items: Sequence[T]) -> tuple[list[T], Rng]:
        """The items in random order."""
        order, rng = list(items), self
        for last in range(len(order) - 1, 0, -1):
            other, rng = rng.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order, rng
