"""Plays anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from game.core.player import Thought
from game.players.chance import chance_for

A = TypeVar("A")


class RandomBot:
    """Every legal action is equally likely; the same seed decides alike for ever."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: object, legal: Sequence[A]) -> Iterator[Thought[A]]:
        """One of them."""
        yield Thought(legal[int(chance_for(self._seed, view).random() * len(legal))], reasoned=False)
