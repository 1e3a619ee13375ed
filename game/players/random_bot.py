"""Plays anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

A = TypeVar("A")


class RandomBot:
    """Every legal action is equally likely; the same seed decides alike for ever."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: object, legal: Sequence[A]) -> Iterator[A]:
        """One of them."""
        yield self._chance.choice(legal)
