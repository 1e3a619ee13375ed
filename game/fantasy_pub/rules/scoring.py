"""Who wins: points, and in a tie whoever brought more characters home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.messages import N_
from game.core.rules import Seat, Standing, Sum
from game.fantasy_pub.rules.characters import CLAN
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE, UNKNOWN, Chips
from game.fantasy_pub.rules.house import CARD_POINTS
from game.fantasy_pub.rules.state import State

NORMAL_POINTS: Final = 2
TRIPLE_POINTS: Final = 3
INSIDE_POINTS: Final = 1
MAJORITY_POINTS: Final = 3


def worth(beers: Chips) -> int:
    """The points of beers that were brought home, as far as anybody knows them."""
    return NORMAL_POINTS * beers.count(NORMAL) + TRIPLE_POINTS * beers.count(TRIPLE)


class Score(NamedTuple):
    """The points of a seat by where they come from, and how many of its characters are out."""

    beers: int
    """Normal beers that were brought home."""
    triples: int
    card: int
    """The +1/-1 card."""
    inside: int
    """Beers of either kind on those still in the pub."""
    majority: int
    """Most coins in the pub."""
    out: int

    @property
    def home(self) -> int:
        """All beers that were brought home."""
        return self.beers + self.triples

    @property
    def total(self) -> int:
        """All points."""
        return self.home + self.card + self.inside + self.majority

    @property
    def rank(self) -> tuple[int, int]:
        """The higher of two ranks wins; equal ranks share the place."""
        return self.total, self.out


def scores(state: State) -> tuple[Score, ...]:
    """The score of every seat, as if the game ended now.

    None in a thought where somebody brought home a beer of unknown kind: nobody can count that.
    """
    if any(UNKNOWN in beers for beers in state.scored):
        return ()
    coins = [sum(len(state.coins[who]) for who in CLAN[seat]) for seat in range(state.players)]
    most = max(coins)
    return tuple(
        Score(
            beers=NORMAL_POINTS * state.scored[seat].count(NORMAL),
            triples=TRIPLE_POINTS * state.scored[seat].count(TRIPLE),
            card=CARD_POINTS[state.plus_minus[seat]],
            inside=INSIDE_POINTS * sum(len(state.beers[who]) for who in CLAN[seat]),
            majority=MAJORITY_POINTS if coins[seat] == most > 0 else 0,
            out=len(state.out[seat]),
        )
        for seat in range(state.players)
    )


def standings(tallies: Sequence[Score]) -> tuple[Standing, ...]:
    """Everybody's place and sums."""
    totals = [tally.total for tally in tallies]
    tied = totals.count(max(totals)) > 1
    return tuple(
        Standing(
            Seat(seat),
            1 + sum(other.rank > tally.rank for other in tallies),
            (
                Sum(N_("Points"), tally.total, not tied),
                Sum(N_("Beers taken home"), tally.home, False, part=True),
                Sum(N_("+1/-1 card"), tally.card, False, part=True),
                Sum(N_("Beers inside"), tally.inside, False, part=True),
                Sum(N_("Most coins"), tally.majority, False, part=True),
                Sum(N_("Left the pub"), tally.out, tied),
            ),
        )
        for seat, tally in enumerate(tallies)
    )
