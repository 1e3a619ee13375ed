"""Whether previews of the pub come true, for as many random positions as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.core.match import AnyMatch, Match
from game.fantasy_pub.advice.preview import preview
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import State
from tests.fantasy_pub.test_preview import confirmed


def check_all(count: int, seed: int) -> int:
    """Preview and carry out every legal action of so many positions; says how many actions that was."""
    actions = 0
    for state, _ in zip(positions(seed), range(count), strict=False):
        view = RULES.view(state, state.to_move)
        for action in RULES.legal_actions(state):
            confirmed(preview(view, action), view, RULES.apply(state, action).events)
            actions += 1
    return actions


def positions(seed: int) -> Iterator[State]:
    """Of random games, one after the other, with two to four players in turn."""
    chance = Random(seed)
    while True:
        match: AnyMatch = Match(RULES, Setup(chance.choice((2, 3, 4))), chance.getrandbits(32))
        while match.to_act is not None:
            if chance.random() < 0.2:
                yield match.state
            match.submit(chance.choice(RULES.legal_actions(match.state)))
