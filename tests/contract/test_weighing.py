"""What every action is worth: all are measured, from the view alone, as long as somebody listens."""

from itertools import islice
from random import Random

import pytest

from game.core.module import GameModule
from game.core.player import Budget
from game.core.rules import AnyRules
from game.core.weighing import weighed
from tests.contract.games import Moment, Played

SHORT = Budget(iterations=6)
ASKED = 8
DEALS = 10


def questions(rules: AnyRules, games: list[Played]) -> list[Moment]:
    """Decisions of all kinds of games in which there is something to choose, but not very much."""
    moments = [
        moment
        for game in games
        for moment in game.moments
        if 1 < len(rules.legal_actions(moment.before)) <= 30
    ]
    return Random(4).sample(moments, ASKED)


def test_every_action_has_a_value_and_all_chances_make_one(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    for moment in questions(rules, games):
        view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
        found = list(module.weigher(3, SHORT).weigh(view, legal))
        for each in found:
            assert each.seat == moment.seat
            assert [value.action for value in each.values] == list(legal)
            for value in each.values:
                assert len(value.chances) == len(rules.standings(moment.before))
                assert sum(value.chances) == pytest.approx(1)
                assert value.error >= 0
                loss = each.loss(value.action)
                assert loss is not None
                assert 0 <= loss.cost <= 1
        assert found[-1].loss(found[-1].best.action) == (0, pytest.approx(4 * found[-1].best.error))


def test_what_belongs_to_an_action_can_be_done_after_it(module: GameModule, games: list[Played]) -> None:
    rules, followed = module.rules, 0
    for moment in questions(rules, games):
        view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
        for value in weighed(module.weigher(3, SHORT), view, legal).values:
            state = moment.before
            for action in (value.action, *value.expected):
                if rules.to_act(state) != moment.seat:
                    break
                assert action in rules.legal_actions(state)
                step = rules.apply(state, action)
                followed += 1
                if rules.turn(step.state) != rules.turn(state) or any(map(rules.reveals, step.events)):
                    break
                state = step.state
    assert followed


def test_what_is_hidden_changes_nothing(module: GameModule, games: list[Played]) -> None:
    rules, differed = module.rules, 0
    for moment in questions(rules, games)[:4]:
        view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
        others = (rules.imagine(view, seed) for seed in range(DEALS))
        other = next((each for each in others if each != moment.before), moment.before)
        differed += other != moment.before
        assert weighed(module.weigher(3, SHORT), view, legal) == weighed(
            module.weigher(3, SHORT), rules.view(other, moment.seat), rules.legal_actions(other)
        )
    assert differed


def test_whoever_stops_listening_has_heard_what_others_hear(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    moment = questions(rules, games)[0]
    view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
    whole = list(module.weigher(3, SHORT).weigh(view, legal))
    assert list(islice(module.weigher(3, SHORT).weigh(view, legal), 2)) == whole[:2]


def test_time_ends_it(module: GameModule, games: list[Played]) -> None:
    rules, ticks = module.rules, iter(range(1_000_000))
    moment = questions(rules, games)[1]
    budget = Budget(iterations=100_000, seconds=5, clock=lambda: float(next(ticks)))
    view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
    assert weighed(module.weigher(3, budget), view, legal).values
    assert next(ticks) < 20
