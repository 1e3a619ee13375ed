"""Chips: a coin on one face, a beer on the other. Nobody knows which beer a coin hides.

A pile is a text with a letter for each chip; the last one is used or drawn first. Beers lie open, and their
order means nothing: the triple ones are written last.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from math import comb
from typing import Final

from game.core.rng import Rng

Chips = str
NORMAL: Final = "n"
TRIPLE: Final = "t"
UNKNOWN: Final = "?"
"""A chip in a preview or in a thought whose kind is still behind its coin; a game never holds one."""
CHIPS: Final = 75
TRIPLES: Final = 10
ALL_CHIPS: Final[Chips] = NORMAL * (CHIPS - TRIPLES) + TRIPLE * TRIPLES

_WAYS: Final = [[comb(size, triples) for size in range(CHIPS + 1)] for triples in range(TRIPLES + 1)]
"""By triples and size: in how many ways so many triples can lie in a pile of that size."""


def shuffled(chips: Chips, rng: Rng) -> tuple[Chips, Rng]:
    """The chips in random order. All that matters is where the triples lie, so one draw decides it.

    With unknown ones among them nobody knows afterwards which is which.
    """
    if UNKNOWN in chips:
        return UNKNOWN * len(chips), rng
    triples = chips.count(TRIPLE)
    number, rng = rng.below(_WAYS[triples][len(chips)])
    order = [NORMAL] * len(chips)
    for left in range(triples, 0, -1):  # the combinatorial number system: every number is one way to lie
        ways = _WAYS[left]
        place = bisect_right(ways, number) - 1
        number -= ways[place]
        order[place] = TRIPLE
    return "".join(order), rng


@cache
def with_beers(beers: Chips, more: Chips) -> Chips:
    """Beers and more of them."""
    return "".join(sorted(beers + more))
