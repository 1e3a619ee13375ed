"""The learned value: quick sums are the slow ones, the end is exact, and nothing hidden counts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from game.core.rules import Seat
from game.fantasy_pub.bot.hope import hope
from game.fantasy_pub.bot.terms import is_last, margin, phase_of, points_of, terms, width
from game.fantasy_pub.bot.worth import VICTORY, Judge, Worth, final_points
from game.fantasy_pub.rules.actions import legal_actions
from game.fantasy_pub.rules.deal import deal
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.state import SPENT, Phase, State
from game.fantasy_pub.rules.turn import act, end_turn
from game.fantasy_pub.rules.view import imagine, veiled, view

SEATS = (2, 3, 4)


def ends(players: int, seed: int) -> Iterator[State]:
    """Ends of turns in random games; they close early, so that every phase is seen."""
    random = Random(seed)
    while True:
        state = deal(complete(Setup(players, rounds=12), seed), seed, None)
        while state.phase is not Phase.OVER:
            state = act(state, random.choice(legal_actions(state)))
            if state.used == SPENT:
                yield state.copy()
                end_turn(state, None)
        seed += 1


def guessed(seats: int) -> Worth:
    """A table of anything."""
    random = Random(seats).uniform
    return Worth([random(-1, 1) for _ in range(width(seats))], seats)


@pytest.mark.parametrize("seats", SEATS)
def test_quick_sums_are_the_sums_of_all_terms(seats: int) -> None:
    worth, phases = guessed(seats), set()
    for state in islice(ends(seats, 4), 150):
        if is_last(state):
            continue
        points = [points_of(pile) for pile in state.scored]
        for seat in map(Seat, range(seats)):
            row = list(terms(state, seat))
            slowly = margin(points, seat) + sum(worth.numbers[term] for term in row)
            assert worth.judge(seat, state, 0.0)(state) == pytest.approx(slowly, abs=1e-9)
            phases.add(phase_of(row, seats))
    assert phases >= {0, 3, 4, 5}


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_turn_of_a_game_is_counted_exactly(seats: int) -> None:
    worth = guessed(seats)
    for state in islice(filter(is_last, ends(seats, 9)), 10):
        standings = RULES.standings(state)
        points = [standing.tally[0].value for standing in standings]
        assert final_points(state) == points
        won = [standing.seat for standing in standings if standing.won]
        for seat in map(Seat, range(seats)):
            share = (seat in won) / len(won)
            assert worth.judge(seat, state, 0.0)(state) == margin(points, seat) + VICTORY * share


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    worth = guessed(3)
    for state in islice(ends(3, 2), 40):
        seen = view(state, state.to_move)
        other = imagine(seen, 5)
        chance = hope(seen)
        values = [
            worth.judge(state.to_move, each, chance)(each)
            for each in (veiled(seen), veiled(view(other, state.to_move)))
        ]
        assert values[0] == values[1]


def test_an_unknown_beer_counts_as_much_as_may_be_hoped() -> None:
    state = parse_position("N: $ n2 | C: || -")
    unknown = state.copy()
    unknown.scored = ("n?", "")
    nothing = Worth([0.0] * width(2), 2)

    def judged(position: State, chance: float) -> float:
        judge: Judge = nothing.judge(Seat(0), position, chance)
        return judge(position)

    assert judged(state, 0.2) == 4.0
    assert judged(unknown, 0.2) == pytest.approx(4.2)


def test_hope_is_the_share_of_triples_among_hidden_chips() -> None:
    state = parse_position("N: $ t5 | C: $ n5 || -")
    assert hope(view(state, Seat(0))) == pytest.approx(5 / 65)


def test_to_lead_is_to_lead_the_best_and_the_mean_of_the_others() -> None:
    assert margin([10, 4, 2], 0) == 10 - (4 + 3) / 2
    assert margin([1, 3], 0) == -2
