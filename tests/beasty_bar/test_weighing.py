"""What every action is worth: exact where nothing is hidden between two, and steady where much is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median

import pytest

from build_scripts.checks.honesty import positions
from game.beasty_bar.bot.opponents import outlook
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.core.player import Budget
from game.core.weighing import weighed

EACH = 50
"""Open positions of each kind."""
MOST_CARDS = 6
"""A plain enumeration of more takes too long for a test."""


def open_positions(mode: Mode, scoring: Scoring, chance: Random) -> Iterator[State]:
    """One of each random game between two, in which nothing is hidden from whoever is to move."""
    sight = outlook(mode, 2, scoring)
    while True:
        state = RULES.new_game(Setup(mode=mode, scoring=scoring), chance.getrandbits(32)).state
        found = []
        while len(legal := RULES.legal_actions(state)) > 0:
            seen = RULES.view(state, state.to_move)
            few = sum(map(len, (*state.hands, *state.decks))) <= MOST_CARDS
            if len(legal) > 1 and few and sight.is_open(seen):
                found.append(state)
            state = RULES.advance(state, chance.choice(legal))
        if found:
            yield chance.choice(found)


def share_of(seat: int, state: State) -> float:
    """What a seat gets if both play as well as they can: every action of everybody, by the rules alone."""
    mover = RULES.to_act(state)
    if mover is None:
        standings = RULES.standings(state)
        return standings[seat].won / sum(standing.won for standing in standings)
    best = max if mover == seat else min
    return best(share_of(seat, RULES.advance(state, action)) for action in RULES.legal_actions(state))


@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
@pytest.mark.parametrize("scoring", Scoring)
def test_open_ends_are_worth_what_a_plain_enumeration_says(mode: Mode, scoring: Scoring) -> None:
    told_apart = 0
    for state in islice(open_positions(mode, scoring, Random(8)), EACH):
        seat, legal = state.to_move, RULES.legal_actions(state)
        every = {action: share_of(seat, RULES.advance(state, action)) for action in legal}
        found = weighed(BEASTY_BAR.weigher(1, Budget(iterations=1)), RULES.view(state, seat), legal)
        assert {value.action: value.chances[seat] for value in found.values} == pytest.approx(every)
        assert all(value.error == 0 for value in found.values)
        told_apart += len({round(share, 6) for share in every.values()}) > 1
    assert told_apart > EACH // 10


def test_two_seeds_differ_by_little() -> None:
    apart = []
    for state, _ in islice(positions(Mode.BASE.value, 4), 1):
        view, legal = RULES.view(state, state.to_move), RULES.legal_actions(state)
        one, other = (
            weighed(BEASTY_BAR.weigher(seed, Budget(iterations=1000)), view, legal) for seed in (1, 2)
        )
        pairs = zip(one.values, other.values, strict=True)
        apart += [abs(a.chances[one.seat] - b.chances[one.seat]) for a, b in pairs]
    assert median(apart) <= 0.03
