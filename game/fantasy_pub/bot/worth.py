"""The learned value: how far ahead a seat will be in the end, at the end of a turn.

What is scored counts as it is; the rest is a sum of learned numbers (`terms.py`). Most of a position is the
same as before when one turn is compared with another, so sums of whole tables and of whole seats are
remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.rules import Seat
from game.fantasy_pub.bot.terms import (
    COIN_LEAD,
    HELD,
    LEADS,
    MOST_HELD,
    OPEN_PHASE,
    POINT_LEAD,
    STEP,
    TO_GO,
    TRIPLES_INSIDE,
    block,
    company,
    guest_terms,
    is_last,
    lead_of,
    leading,
    margin,
    phase,
    points_of,
    seat_terms,
    to_go,
    together,
)
from game.fantasy_pub.rules.characters import CLAN, OWNER, RACE
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.house import CARD_POINTS
from game.fantasy_pub.rules.scoring import INSIDE_POINTS, MAJORITY_POINTS
from game.fantasy_pub.rules.state import DOOR, Line, Stage, State

VICTORY: Final = 10.0
"""When the last turn of a game ends, winning counts so many points more."""
MOST_REMEMBERED: Final = 30_000
MOST_JUDGES: Final = 16
"""They differ by seats and by what to hope for; what one of them remembers takes some ten megabytes."""
GRADES: Final = 40
"""What an unknown beer may be is told apart in so many steps: remembered sums depend on it."""


class Worth:
    """A table of learned numbers."""

    def __init__(self, numbers: Sequence[float], seats: int) -> None:
        self.numbers, self.seats = numbers, seats
        self._judges: dict[tuple[int, int, int, int], Judge] = {}
        """By the seat that looks, the one that moves, the start player, and what to hope for."""

    def judge(self, seat: Seat, state: State, hope: float) -> Judge:
        """Somebody who tells what the end of this turn is worth to a seat.

        An unknown beer is a triple one as often as `hope` says.
        """
        grade = round(GRADES * hope)
        key = seat, state.to_move, state.start, grade
        found = self._judges.get(key)
        if found is None:
            if len(self._judges) >= MOST_JUDGES:
                self._judges.clear()
            found = self._judges[key] = Judge(self, seat, state.to_move, grade / GRADES)
        return found


class _Context:
    """Remembered sums for one phase of each owner."""

    __slots__ = ("bases", "coin_lead", "guests", "purses", "seats", "spaces")

    def __init__(self, bases: list[int], coin_lead: int) -> None:
        self.bases = bases
        """By owner: where its numbers begin."""
        self.coin_lead = coin_lead
        """Where those of the lead in coins begin."""
        self.spaces: dict[Any, tuple[float, int]] = {}
        """By what is at a space: its sum, and the coins of each seat in eight bits."""
        self.guests: dict[Any, float] = {}
        """By character, and how it is."""
        self.purses: dict[int, float] = {}
        """By the coins of each seat."""
        self.seats: dict[Any, float] = {}
        """By all that the seats have besides."""


class Judge:
    """Tells what positions are worth to one seat when the turn of another, or its own, ends."""

    def __init__(self, worth: Worth, seat: Seat, mover: Seat, hope: float) -> None:
        self._numbers, self._count = worth.numbers, worth.seats
        self._seat, self._mover, self._hope = seat, mover, hope
        self._view = (mover - seat) % worth.seats
        self._contexts: dict[int, _Context] = {}

    def __call__(self, state: State) -> float:
        """The margin to expect; where no turn follows, what it is, and what victory is worth."""
        stage = state.stage
        if stage is Stage.OPEN and state.round < state.rounds:
            kind = OPEN_PHASE[to_go(state)]
        elif stage is Stage.EXTRA:
            if is_last(state):
                return self._exact(state)
            kind = 4
        else:
            kind = 3
        context = self._contexts.get(kind)
        if context is None:
            context = self._contexts[kind] = self._new_context(state)
        coins, beers, bar = state.coins, state.beers, state.barkeeper
        sums = context.spaces
        total, held = 0.0, 0
        for space, guests in enumerate(state.spaces):
            if guests:
                if len(guests) == 1:
                    who = guests[0]
                    place: Any = space, who, coins[who], beers[who], space == bar
                else:
                    pockets = [coins[who] for who in guests]
                    place = space == bar, space, guests, *pockets, *[beers[who] for who in guests]
                found = sums.get(place)
                if found is None:
                    found = _remember(sums, place, self._at(state, context, space, guests))
                total += found[0]
                held += found[1]
        purses = context.purses.get(held)
        if purses is None:
            purses = _remember(context.purses, held, self._purses(context, held))
        rest = state.hands, state.plus_minus, state.decks, state.out, state.scored
        seats = context.seats.get(rest)
        if seats is None:
            seats = _remember(context.seats, rest, self._besides(state, context.bases))
        return total + purses + seats

    def _new_context(self, state: State) -> _Context:
        seats, view = self._count, self._view
        bases = [
            block(seats, view, (self._mover - owner) % seats, phase(state, owner)) for owner in range(seats)
        ]
        return _Context(bases, together(seats, view) + COIN_LEAD + phase(state, self._seat) * LEADS)

    def _at(self, state: State, context: _Context, space: int, guests: Line) -> tuple[float, int]:
        """The sum of everybody in a space, and their coins."""
        total, held = 0.0, 0
        served = space == state.barkeeper
        for who in guests:
            coins, beers = len(state.coins[who]), state.beers[who]
            guest = who, space, coins, beers, company(guests, RACE[who]), served
            found = context.guests.get(guest)
            if found is None:
                found = _remember(context.guests, guest, self._guest(context.bases[OWNER[who]], *guest))
            total += found
            held += coins << 8 * OWNER[who]
        return total, held

    def _guest(
        self, base: int, who: int, space: int, coins: int, beers: str, beside: int, served: bool
    ) -> float:
        numbers = self._numbers
        triples = beers.count(TRIPLE) + self._hope * beers.count(UNKNOWN)
        total = triples * numbers[base + TRIPLES_INSIDE + (space == DOOR)]
        for term in guest_terms(RACE[who], space, len(beers), coins, beside, served):
            total += numbers[base + term]
        return total

    def _purses(self, context: _Context, held: int) -> float:
        """The sum of what all coins of each seat and the lead in them are worth."""
        numbers = self._numbers
        purses = [held >> 8 * owner & 255 for owner in range(self._count)]
        total = numbers[context.coin_lead + leading(lead_of(purses, self._seat))]
        for base, purse in zip(context.bases, purses, strict=True):
            total += numbers[base + HELD + min(purse, MOST_HELD)]
        return total

    def _besides(self, state: State, bases: list[int]) -> float:
        """What the seats have besides their characters inside: the margin in points, and the rest."""
        numbers, missing = self._numbers, to_go(state)
        points = [points_of(pile, self._hope) for pile in state.scored]
        shared = together(self._count, self._view)
        total = margin(points, self._seat) + numbers[shared + TO_GO + missing]
        step = leading(lead_of(points, self._seat) / STEP)
        total += numbers[shared + POINT_LEAD + missing * LEADS + step]
        for owner, base in enumerate(bases):
            for term in seat_terms(state, owner, owner == self._seat):
                total += numbers[base + term]
        return total

    def _exact(self, state: State) -> float:
        points = final_points(state, self._hope)
        ranks = [(point, len(out)) for point, out in zip(points, state.out, strict=True)]
        best = max(ranks)
        share = (ranks[self._seat] == best) / ranks.count(best)
        return margin(points, self._seat) + VICTORY * share


def final_points(state: State, hope: float = 0.0) -> list[float]:
    """The points of each seat, as if the game ended now."""
    coins = [sum([len(state.coins[who]) for who in CLAN[seat]]) for seat in range(len(state.decks))]
    most = max(coins)
    return [
        points_of(pile, hope)
        + CARD_POINTS[state.plus_minus[seat]]
        + INSIDE_POINTS * sum([len(state.beers[who]) for who in CLAN[seat]])
        + (MAJORITY_POINTS if coins[seat] == most > 0 else 0)
        for seat, pile in enumerate(state.scored)
    ]


def _remember(memory: dict[Any, Any], key: Any, value: Any) -> Any:
    if len(memory) >= MOST_REMEMBERED:
        memory.clear()
    memory[key] = value
    return value
