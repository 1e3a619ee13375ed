"""The last turns: how the hidden cards may lie, and when it is over before it is over."""

from __future__ import annotations

from random import Random

import pytest

from game.beasty_bar.bot.last_turns import deals, is_decided, lead, shares
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.scoring import rank, scores, winners
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State

MANY = 10**6


def states(setup: Setup, seed: int) -> list[State]:
    """The positions of a random game."""
    state, chance, found = RULES.new_game(setup, seed).state, Random(seed), []
    while legal := RULES.legal_actions(state):
        found.append(state)
        state = RULES.advance(state, chance.choice(legal))
    return [*found, state]


def cards_left(state: State) -> int:
    return sum(map(len, (*state.hands, *state.decks)))


@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
def test_the_hidden_cards_lie_in_one_of_the_ways(mode: Mode) -> None:
    counted: dict[int, set[int]] = {}
    for state in (state for seed in range(5) for state in states(Setup(mode=mode), seed)):
        if not state.stacking and 0 < cards_left(state) <= 12:
            found = deals(RULES.view(state, state.to_move), MANY)
            assert tuple(zip(state.hands, state.decks, strict=True)) in found
            assert len({repr(deal) for deal in found}) == len(found)
            counted.setdefault(cards_left(state), set()).add(len(found))
    nothing_shown = {12: 60, 11: 10, 10: 5, **dict.fromkeys(range(1, 10), 1)}
    assert {left: max(ways) for left, ways in counted.items()} == nothing_shown
    # A penguin has shown a card: that one is not in the draw pile.
    assert (len(counted[10]) > 1) == (mode is Mode.NEW)


def test_too_many_ways_are_none() -> None:
    (ten,) = (state for state in states(Setup(), 3) if cards_left(state) == 10)
    seen = RULES.view(ten, ten.to_move)
    assert len(deals(seen, most=5)) == 5
    assert deals(seen, most=4) == []


@pytest.mark.parametrize("setup", [Setup(mode=Mode.MIXED), Setup(advanced=True)])
def test_what_may_be_either_or_stay_at_home_is_not_counted(setup: Setup) -> None:
    for state in states(setup, 5):
        if not state.stacking and all(state.hands):
            assert deals(RULES.view(state, state.to_move), MANY) == []


@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
@pytest.mark.parametrize("scoring", Scoring)
def test_nothing_changes_what_is_decided(mode: Mode, scoring: Scoring) -> None:
    early = 0
    for seed in range(60):
        game = states(Setup(mode=mode, scoring=scoring), seed)
        won = [winners(scores(state.bar, 2), scoring) for state in game]
        for state, leading in zip(game, won, strict=True):
            if is_decided(state, cards_left(state)):
                assert leading == won[-1]
                early += cards_left(state) > 0
        assert is_decided(game[-1], 0)
    assert (early > 60) == (mode is Mode.BASE)


def test_a_lead_is_counted_by_the_scoring() -> None:
    guests = (0, 2, 24, 26, 28)
    for scoring in Scoring:
        first, second = (rank(score, scoring) for score in scores(guests, 2))
        assert lead(guests, scoring) == (first[0] - second[0], first[1] - second[1])


@pytest.mark.parametrize("scoring", Scoring)
def test_whoever_leads_gets_the_victory(scoring: Scoring) -> None:
    seen = set()
    for seed in range(60):
        for state in states(Setup(mode=Mode.MIXED, scoring=scoring), seed):
            won = winners(scores(state.bar, 2), scoring)
            seen.add(found := shares(tuple(state.bar), scoring))
            assert found == tuple(1 / len(won) if seat in won else 0.0 for seat in range(2))
    assert seen == {(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)}
