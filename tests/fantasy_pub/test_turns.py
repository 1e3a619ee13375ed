"""Whole turns: everything that can be done is found, in one order, and nothing that is hidden is known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from game.core.rules import Seat
from game.fantasy_pub.bot.turns import Freedom, Turn, entered, turns
from game.fantasy_pub.rules.actions import Action, Adjust, End, Enter, Play, enter, legal_actions
from game.fantasy_pub.rules.characters import RACE
from game.fantasy_pub.rules.deal import deal
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.key import key
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.state import SPENT, Phase, State
from game.fantasy_pub.rules.turn import act, carry_out
from game.fantasy_pub.rules.view import veiled, view

FEW = 12
ENTERING = "N: {} | C: || - || dice 3 3"


def positions(players: int, seed: int) -> Iterator[State]:
    """Turns in random games that have begun, or are half over, as the mover knows them."""
    random = Random(seed)
    while True:
        state = deal(complete(Setup(players), seed), seed, None)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.TURN and random.random() < 0.1:
                yield veiled(view(state, state.to_move))
            state = carry_out(state, random.choice(legal_actions(state)))
        seed += 1


def place(state: State) -> tuple[object, ...]:
    """All that matters of where a turn ends: not who lies above whom at the bottom of a deck."""
    spent = state.copy()
    spent.used = SPENT
    spent.decks = tuple(tuple(sorted(deck)) for deck in state.decks)
    spent.plus_minus = (0,) * len(state.plus_minus)
    return key(spent)


def ends(state: State) -> Iterator[tuple[tuple[object, ...], int]]:
    """Every end of a turn that the rules allow without entering, with how often the card was turned."""
    mover = state.to_move
    for action in legal_actions(state):
        if isinstance(action, Enter):
            continue
        after = act(state, action)
        if after.used == SPENT:
            yield place(after), after.plus_minus[mover] % 3
        else:
            yield from ends(after)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_end_that_the_rules_allow_is_found(players: int) -> None:
    better = {1: 2, 2: 1, 0: 0}
    for state in islice(positions(players, 5), FEW):
        found: dict[object, int] = {}
        for turn in turns(state, lambda _: 0.0):
            if turn.end is not None:
                rank = better[turn.end.plus_minus[state.to_move] % 3]
                found[place(turn.end)] = max(rank, found.get(place(turn.end), 0))
        for end, card in ends(state):
            # Whoever turns the card for nothing ends in the same place with less of it.
            assert found.get(end, -1) >= better[card]


@pytest.mark.parametrize("players", [2, 4])
def test_every_turn_can_be_carried_out_and_ends_as_foreseen(players: int) -> None:
    for state in islice(positions(players, 3), FEW):
        for _, actions, end in turns(state, lambda _: 0.0):
            before = state
            for action in actions[:-1]:
                assert action in legal_actions(before)
                before = act(before, action)
            assert actions[-1] in legal_actions(before)
            assert isinstance(actions[-1], Enter) == (end is None)
            if end is not None:
                assert place(act(before, actions[-1])) == place(end)


def test_what_is_left_out_is_not_thought_of() -> None:
    for state in islice(positions(2, 8), FEW):
        made = {
            action for turn in turns(state, lambda _: 0.0, Freedom(False, False)) for action in turn.actions
        }
        assert not any(isinstance(action, (Adjust, Play)) for action in made)


def test_entering_is_worth_the_mean_of_those_who_may_come() -> None:
    state = veiled(
        view(parse_position(ENTERING.format("goblin1 dwarf1 dwarf2 troll = goblin2 elf1 elf2")), Seat(0))
    )

    def by_race(end: State) -> float:
        """Only who has come counts."""
        return float(sum(10 ** RACE[who] for who in end.spaces[0]))

    [last] = [turn for turn in turns(state, by_race) if turn.actions == (enter(0),)]
    assert last.worth == pytest.approx((1 + 10 + 10 + 1000) / 4)
    assert sorted(share for share, _ in entered(state, enter(3))) == [0.25, 0.25, 0.5]


def test_who_was_seen_thrown_out_is_known_to_come() -> None:
    state = veiled(
        view(parse_position(ENTERING.format("troll! goblin1! = goblin2 dwarf1 dwarf2 elf1 elf2")), Seat(0))
    )
    [(share, after)] = entered(state, enter(3))
    assert (share, [RACE[who] for who in after.spaces[0]]) == (1.0, [3])


def best(state: State) -> Turn:
    return max(turns(state, lambda end: float(len(end.scored[0]))), key=lambda turn: turn.worth)


def test_two_actions_and_the_card_are_put_together() -> None:
    text = ">N: | C: || 5: dwarf1/N(n2+n2) || dice 3 1 | barkeeper 2"
    turn = best(veiled(view(parse_position(text), Seat(0))))
    assert [RULES.spell(action) for action in turn.actions] == ["adjust 3", "move dwarf1 4", "leave dwarf1 1"]


def test_a_turn_can_be_ended_before_the_second_die_is_spent() -> None:
    state = next(state for state in positions(2, 1) if state.acted)
    made: list[tuple[Action, ...]] = [turn.actions for turn in turns(state, lambda _: 0.0)]
    assert made[0] == (End(),)
