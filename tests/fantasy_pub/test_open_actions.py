"""What can be done while the event cards lie face down: all that everybody knows to be possible."""

from __future__ import annotations

from random import Random

import pytest

from game.fantasy_pub.rules.actions import Adjust, Discard, Play, legal_actions
from game.fantasy_pub.rules.deal import deal
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.rules.turn import carry_out


@pytest.mark.parametrize("players", [2, 4])
def test_everything_but_event_cards_can_be_done_unseen(players: int) -> None:
    chance, plays = Random(players), 0
    state = deal(complete(Setup(players), 7), 7, None)
    while state.phase is not Phase.OVER:
        legal = legal_actions(state)
        unseen = RULES.open_actions(RULES.view(state, None))
        hidden = [action for action in legal if action not in unseen]
        if state.phase is Phase.DRAFT:
            assert unseen == []
            assert all(isinstance(action, Discard) for action in hidden)
        else:
            assert not any(isinstance(action, Play) for action in unseen)
            assert all(isinstance(action, Play | Adjust) for action in hidden)
            plays += len(hidden)
        state = carry_out(state, chance.choice(legal))
    assert plays > 50
