"""Every action can be pointed at."""

from __future__ import annotations

from random import Random

import pytest

from game.beasty_bar.marks import marks
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from tests.beasty_bar.games import walk


@pytest.mark.parametrize("mode", Mode)
def test_every_action_of_whole_games_can_be_pointed_at_and_no_two_alike(mode: Mode) -> None:
    for seed, players in enumerate((2, 3, 4)):
        chance = Random(seed)
        for state, action, _, _ in walk(RULES.new_game(Setup(players, mode), seed).state, chance):
            legal, view = RULES.legal_actions(state), RULES.view(state, state.to_move)
            choice = BEASTY_BAR.choosing(view, legal)
            assert len({marks(view, each) for each in legal}) == len(legal)
            taken = None
            while taken is None:
                follow = choice.rest(action)[0]
                assert follow in choice.options()
                taken = choice.choose(follow)
            assert taken == action
