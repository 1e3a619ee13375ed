"""What a review tells of a game that is over: what each decision has cost, and how much of the end was luck.

A decision is what a seat did up to the next thing that nobody could know: one action, or several of a turn.
It is judged by what that seat could know then: b is what the best would have been worth, p what was played,
each a chance to win by seat. Of a seat k

    its own play     is the sum of (p - b)[k] over its own decisions,
    the others' play the same sum over theirs,
    luck             all that lies between: from an even share to the first b, from each p to the next b, and
                     from the last p to the result.

An even share and these three add up to the result, for any number of seats. Luck holds what the others held,
and whatever the search was wrong about; and what a position gave, if the game began at one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import exp
from statistics import fmean
from typing import Final, NamedTuple

from game.core.messages import N_
from game.core.rules import AnyRules, Seat
from game.core.weighing import SURE, Loss, Value

Shares = tuple[float, ...]
"""By seat, all together 1."""

KNOWN: Final = N_("Each win chance uses only what that player could know.")
"""Whose knowledge the chances of a review are."""

STEEPNESS: Final = 10.0
"""Whoever gives away 7 points of a hundred with every decision has an accuracy of a half."""


class Grade(Enum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LEAST_LOSSES: Final = ((0.15, Grade.BLUNDER), (0.08, Grade.MISTAKE), (0.03, Grade.SLIP))
"""From which loss on a decision is called what; whatever costs less is good."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what it was worth."""

    number: int
    """From 1: counts the decisions of the game."""
    first: int
    """Which of the match's actions it begins with, from 0."""
    count: int
    """So many actions belong to it."""
    turn: int
    """As the rules count."""
    seat: Seat
    played: Value[str]
    """Actions are in notation; those that follow the first one are what is `expected`."""
    best: Value[str]
    """The same as what was played, if nothing was better."""

    @property
    def loss(self) -> Loss:
        """What it has cost whoever decided."""
        if self.best == self.played:
            return Loss(0.0, 0.0)
        cost = self.best.chances[self.seat] - self.played.chances[self.seat]
        return Loss(cost, SURE * (self.best.error + self.played.error))

    @property
    def grade(self) -> Grade:
        """What to call it; a loss that may be chance is none to speak of."""
        if self.best == self.played:
            return Grade.BEST
        cost, bar = self.loss
        if cost < bar:
            return Grade.GOOD
        return next((grade for least, grade in LEAST_LOSSES if cost >= least), Grade.GOOD)


class Balance(NamedTuple):
    """Where the result of a seat came from; an even share and the other three add up to it."""

    result: float
    """Its share of the victory."""
    own: float
    others: float
    luck: float
    accuracy: float | None
    """Between 0 and 1; None for whoever had nothing to decide."""


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions of a game, as far as they have been judged."""

    seats: int
    decisions: tuple[Judged, ...]
    result: Shares

    def balance(self, seat: Seat) -> Balance:
        """Where its result came from."""
        own = others = 0.0
        for each in self.decisions:
            given = each.played.chances[seat] - each.best.chances[seat]
            if each.seat == seat:
                own += given
            else:
                others += given
        return Balance(self.result[seat], own, others, self._luck(seat), self.accuracy(seat))

    def _luck(self, seat: Seat) -> float:
        even = 1 / self.seats
        if not self.decisions:
            return self.result[seat] - even
        first, last = self.decisions[0], self.decisions[-1]
        between = sum(
            after.best.chances[seat] - before.played.chances[seat]
            for before, after in pairwise(self.decisions)
        )
        dealt, ended = first.best.chances[seat] - even, self.result[seat] - last.played.chances[seat]
        return dealt + between + ended

    def given(self, seat: Seat) -> float:
        """What there was above an even share before anybody decided anything: luck holds that, too. Of a game
        that is dealt it is luck, of one that begins at a position it is what that gave."""
        return self.decisions[0].best.chances[seat] - 1 / self.seats if self.decisions else 0.0

    def accuracy(self, seat: Seat) -> float | None:
        """How well it played: 1 for whoever gave nothing away."""
        losses = [each.loss.cost for each in self.decisions if each.seat == seat]
        return exp(-STEEPNESS * fmean(losses)) if losses else None


def shares(rules: AnyRules, state: object) -> Shares:
    """Who has won how much of a match that ends now: several share a victory."""
    winners = [standing.seat for standing in rules.standings(state) if standing.won]
    return shared(winners, len(rules.standings(state)))


def shared(winners: Sequence[Seat], seats: int) -> Shares:
    """The shares of those who have won together."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
