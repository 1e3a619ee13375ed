"""Looks at what each move leads to, and no further: quick, and as good or as careless as its eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

from game.core.player import Thought
from game.players.chance import bell, chance_for
from game.players.outlook import Outlooks, offered


@dataclass(frozen=True, slots=True)
class Care:
    """How a player errs, in prizes: so it errs as much in a quiet game as in a wild one."""

    carelessness: float = 0.0
    """How far it misjudges a card."""
    aim: float = 0.007
    """People pick the wrong card more often than they use a card wrongly: by this factor."""
    shame: float = 1.75
    """What looks so much worse than the best it does not do: that would be no fun to beat."""


CAREFUL = Care()


class OnePly:
    """Takes the move that looks best at a glance; a careless one misjudges what it holds.

    The error is one per card, with a small one per way to use it: so even a beginner aims sensibly.
    """

    def __init__(self, outlooks: Outlooks, seed: int, care: Care = CAREFUL) -> None:
        self._outlooks, self._seed, self._care = outlooks, seed, care

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        """One glance is all."""
        outlook = self._outlooks(view)
        random = chance_for(self._seed, view).random
        position, world = outlook.position(view), outlook.world(view)(random)
        mover, prize = outlook.to_act(position), outlook.prize(position)
        assert mover is not None, "nobody is to act"
        offers, seen = frozenset(legal), []
        for key in outlook.keys(position, world):
            mood = self._error(random)
            seen += [
                (
                    log_odds(move.chances[mover]),
                    prize * (mood + self._care.aim * self._error(random)),
                    move,
                )
                for move in offered(outlook.moves(position, world, key), offers)
            ]
        bearable = max(looks for looks, _, _ in seen) - prize * self._care.shame
        chosen = max((each for each in seen if each[0] >= bearable), key=lambda each: each[0] + each[1])[2]
        yield Thought(chosen.actions[0], chosen.chances, chosen.actions[1:])

    def _error(self, random: Callable[[], float]) -> float:
        if not self._care.carelessness:
            return 0.0
        return self._care.carelessness * bell(random)


def log_odds(chance: float) -> float:
    """A chance on a scale without ends, where errors add up."""
    sure = 1e-6
    return log(max(chance, sure) / max(1 - chance, sure))
