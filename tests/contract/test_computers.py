"""Whoever plays for the computer: does what is allowed, and answers the same question alike."""

from random import Random

import pytest

from game.core.errors import BadSetup
from game.core.levels import HUMAN
from game.core.module import GameModule
from game.core.player import Budget, decided
from game.core.rules import AnyRules
from tests.contract.games import Moment, Played

SHORT = Budget(iterations=12)
ASKED = 8


def questions(rules: AnyRules, games: list[Played]) -> list[Moment]:
    """Decisions of all kinds of games in which there is something to choose."""
    open_ones = [
        moment for game in games for moment in game.moments if len(rules.legal_actions(moment.before)) > 1
    ]
    return Random(3).sample(open_ones, ASKED)


def everybody(module: GameModule) -> list[str]:
    strongest = module.levels[-1].key
    styles = [f"{strongest}:{character.key}" for character in module.characters]
    return [*(level.key for level in module.computers), *styles]


def test_everybody_does_what_is_allowed_and_remembers_nothing(
    module: GameModule, games: list[Played]
) -> None:
    rules = module.rules
    for who in everybody(module):
        asked, player = questions(rules, games), module.computer(who, 5, SHORT)
        given = []
        for moment in asked:
            view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
            thought = decided(player, view, legal)
            assert thought.action in legal
            assert {action for action, _ in thought.others} <= {*legal} - {thought.action}
            if thought.chances:
                assert len(thought.chances) == len(rules.standings(moment.before))
                assert sum(thought.chances) == pytest.approx(1)
            given.append(thought)
        for moment, thought in zip(reversed(asked), reversed(given), strict=True):
            view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
            assert decided(player, view, legal) == thought
            assert decided(module.computer(who, 5, SHORT), view, legal) == thought


def test_what_is_expected_in_the_same_turn_can_be_done(module: GameModule, games: list[Played]) -> None:
    """Up to where another seat decides, or chance does: nobody can know what is done then."""
    rules, followed = module.rules, 0
    for who in everybody(module):
        for moment in questions(rules, games):
            view = rules.view(moment.before, moment.seat)
            player = module.computer(who, 1, SHORT)
            thought = decided(player, view, rules.legal_actions(moment.before))
            state, plan = moment.before, [thought.action, *thought.expected]
            while plan and rules.to_act(state) == moment.seat:
                action = plan.pop(0)
                assert action in rules.legal_actions(state)
                step = rules.apply(state, action)
                if rules.turn(step.state) != rules.turn(state) or any(map(rules.reveals, step.events)):
                    break
                state, followed = step.state, followed + 1
    assert followed


def test_everybody_can_be_asked_for_and_nobody_else(module: GameModule) -> None:
    assert len({level.key for level in module.computers}) == len(module.computers)
    for who in (HUMAN, module.fallback, *everybody(module)):
        module.check_seat(who)
    assert not module.opponent(module.fallback)[0].searches
    for who in ("", "nobody", f"{module.fallback}:nobody"):
        with pytest.raises(BadSetup):
            module.check_seat(who)
