"""Positions in which an even gamble stands against something sure, and how often a search decides right."""

from __future__ import annotations

from game.core.player import Budget, Thought, decided
from game.players.search import Searcher
from tests.players.fork import Die, Fork, ForkOutlook, doubtful, over

ITERATIONS = 3000
BARS = {0.6: 1.0, 0.45: 0.9, 0.35: 1.0}
"""By what is sure: in how many of all positions the right decision has to be found at least."""

WON, LOST = over(1.0), over(0.0)
COIN = Die((WON, LOST))
GAMBLES: tuple[Fork | Die, ...] = (
    COIN,
    Die((doubtful(0, LOST, WON), doubtful(1, WON, LOST))),
    doubtful(1, doubtful(0, LOST, COIN)),
)
"""All of them even: at once, with something to decide after the die has fallen, with something before."""


def thought(view: Fork, seed: int, outlook: ForkOutlook | None = None) -> Thought[int]:
    """What the search comes to."""
    sight = outlook or ForkOutlook()
    budget = Budget(iterations=ITERATIONS)
    return decided(Searcher(lambda _: sight, seed, budget, ITERATIONS), view, range(len(view.branches)))


def right(sure: float, positions: int) -> int:
    """In how many of so many positions the search takes the better of a gamble and what is sure."""
    found = 0
    for seed in range(positions):
        first = seed % 2
        ways = (GAMBLES[seed % len(GAMBLES)], over(sure))
        better = first if sure < 0.5 else 1 - first
        found += thought(doubtful(0, *(ways[::-1] if first else ways)), seed).action == better
    return found
