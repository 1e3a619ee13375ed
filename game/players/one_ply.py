"""Looks at what each move leads to, and no further: quick, and as good or as careless as its eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, log, pi, sqrt
from typing import Any

from game.core.player import Thought
from game.players.chance import chance_for
from game.players.outlook import Outlooks

AIM = 0.3
"""Careless players pick the wrong card more often than they use a card wrongly: by this factor."""


class OnePly:
    """Takes the move that looks best at a glance; a careless one misjudges what it holds.

    The error is one per card, with a small one per way to use it: so even a beginner aims sensibly.
    """

    def __init__(self, outlooks: Outlooks, seed: int, carelessness: float = 0.0) -> None:
        self._outlooks, self._seed, self._carelessness = outlooks, seed, carelessness

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        """One glance is all."""
        outlook = self._outlooks(view)
        random = chance_for(self._seed, view).random
        position, world = outlook.position(view), outlook.world(view)(random)
        mover = outlook.to_act(position)
        assert mover is not None, "nobody is to act"
        best: tuple[float, Thought[Any]] | None = None
        for key in outlook.keys(position, world):
            mood = self._error(random)
            for move in outlook.moves(position, world, key):
                looks = log_odds(move.chances[mover]) + mood + AIM * self._error(random)
                if best is None or looks > best[0]:
                    best = looks, Thought(move.actions[0], move.chances, move.actions[1:])
        assert best is not None, "there is nothing to do"
        yield best[1]

    def _error(self, random: Callable[[], float]) -> float:
        if not self._carelessness:
            return 0.0
        # From two even numbers a normal one, by Box and Muller.
        return self._carelessness * sqrt(-2 * log(1 - random())) * cos(2 * pi * random())


def log_odds(chance: float) -> float:
    """A chance on a scale without ends, where errors add up."""
    sure = 1e-6
    return log(max(chance, sure) / max(1 - chance, sure))
