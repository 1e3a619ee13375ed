"""Who wins: three editions, three ways to count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.beasty_bar.rules.animals import OWNER, POINTS, STRENGTH, Card
from game.beasty_bar.rules.setup import Scoring
from game.core.messages import N_
from game.core.rules import Seat, Standing, Sum


class Score(NamedTuple):
    """What a seat's guests in the bar add up to."""

    animals: int = 0
    strength: int = 0
    points: int = 0


def scores(bar: Iterable[Card], players: int) -> tuple[Score, ...]:
    """The score of every seat."""
    tallies = [Score()] * players
    for card in bar:
        animals, strength, points = tallies[OWNER[card]]
        tallies[OWNER[card]] = Score(animals + 1, strength + STRENGTH[card], points + POINTS[card])
    return tuple(tallies)


def rank(score: Score, scoring: Scoring) -> tuple[int, int]:
    """The higher of two ranks wins; equal ranks share the place."""
    match scoring:
        case Scoring.COUNT_2014:
            return score.animals, -score.strength
        case Scoring.COUNT_2015:
            return score.animals, score.points
        case Scoring.POINTS_2019:
            return score.points, 0


def winners(tallies: Sequence[Score], scoring: Scoring) -> tuple[Seat, ...]:
    """The seats with the highest rank."""
    ranks = [rank(score, scoring) for score in tallies]
    best = max(ranks)
    return tuple(Seat(number) for number, each in enumerate(ranks) if each == best)


def tied(tallies: Sequence[Score]) -> bool:
    """More than one seat has the most guests."""
    most = [tally.animals for tally in tallies]
    return most.count(max(most)) > 1


def standings(tallies: Sequence[Score], scoring: Scoring) -> tuple[Standing, ...]:
    """Everybody's place and sums: guests, and whatever breaks a tie; or points."""
    ranks = [rank(tally, scoring) for tally in tallies]
    by_points = scoring is Scoring.POINTS_2019
    by_tie_break = not by_points and tied(tallies)
    return tuple(
        Standing(
            Seat(seat),
            1 + sum(other > ranks[seat] for other in ranks),
            (
                Sum(N_("Animals"), tally.animals, not by_points and not by_tie_break),
                Sum(N_("Strength sum"), tally.strength, by_tie_break)
                if scoring is Scoring.COUNT_2014
                else Sum(N_("Points"), tally.points, by_points or by_tie_break),
            ),
        )
        for seat, tally in enumerate(tallies)
    )


def added(first: Sequence[Score], second: Sequence[Score]) -> tuple[Score, ...]:
    """The sum of two games, for a game and its return game."""
    return tuple(Score(*map(sum, zip(one, two, strict=True))) for one, two in zip(first, second, strict=True))
