"""Turns of those who are only imagined: found quickly, and hardly worse than by thinking them through."""

from itertools import islice
from statistics import fmean

import pytest

from game.core.rules import Seat
from game.fantasy_pub import tables
from game.fantasy_pub.bot.haste import IN_HASTE, hasty
from game.fantasy_pub.bot.taste import Judged
from game.fantasy_pub.bot.turns import turns
from game.fantasy_pub.bot.worth import Worth
from game.fantasy_pub.rules.characters import CLAN
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.state import DOOR, OUT, SPENT, State
from tests.fantasy_pub.test_turns import positions

SOME = 60


def judge(state: State) -> Judged:
    seats = len(state.decks)
    numbers, _ = tables.learned(seats)
    return Worth(numbers, seats).judge(state.to_move, state, 0.2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_turn_is_hardly_worse_than_the_best_one(players: int) -> None:
    lost = []
    for state in islice(positions(players, 8), SOME):
        judged = judge(state)
        thorough = turns(state, judged, IN_HASTE)
        end = hasty(state.copy(), judged)
        inside = [before for before, now in zip(state.where, end.where, strict=True) if now >= 0]
        if thorough and min(inside, default=0) >= 0:  # nobody has entered
            lost.append(max(turn.worth for turn in thorough) - judged(end))
    assert len(lost) > SOME / 4
    assert min(lost) > -1e-9
    assert fmean(lost) < 0.1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_in_haste_ends_and_spends_neither_card_nor_events(players: int) -> None:
    for state in islice(positions(players, 9), SOME):
        end, thoughts = state.copy(), 0
        judged = judge(state)
        while end.used != SPENT:
            end, thoughts = hasty(end, judged), thoughts + 1
        assert thoughts <= 2
        assert end.plus_minus == state.plus_minus
        assert end.hands == state.hands or not turns(state, judged, IN_HASTE)
        assert (end.to_move, end.turn) == (state.to_move, state.turn)


def test_whoever_makes_room_at_the_door_lets_the_next_one_in() -> None:
    state = parse_position("N: troll | C: || door: goblin1/N(n2) | 4: elf1/C(n2) || dice 3 5")

    def wants_many_inside(end: State) -> float:
        return sum(end.where[who] >= 0 for who in CLAN[Seat(0)])

    end = hasty(state, wants_many_inside)
    assert end.used == SPENT
    assert [end.where[who] >= 0 for who in CLAN[Seat(0)]].count(True) == 2
    assert end.where[CLAN[Seat(0)][0]] != DOOR


def test_the_last_turn_is_thought_through() -> None:
    """Two go home for a victory that neither of them alone would bring."""
    state = parse_position(
        "N: card 0 | C: || door: goblin1/N(+n2) | 3: elf1/N(+n2) || dice 3 5 "
        "| barkeeper 3 | stage extra | start C"
    )

    def needs_both(end: State) -> float:
        gone = sum(end.where[who] == OUT for who in CLAN[Seat(0)])
        return 10.0 if gone == 2 else -float(gone)

    assert needs_both(hasty(state, needs_both)) == 10.0
