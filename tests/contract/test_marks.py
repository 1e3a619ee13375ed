"""Every action can be pointed at, and pointing at one is never pointing at another."""

from itertools import permutations
from random import Random

from game.core.choosing import Aim
from game.core.module import GameModule
from tests.contract.games import Moment, Played, pointed_at


def carried(module: GameModule, moment: Moment) -> dict[tuple[object, ...], object]:
    """The legal actions by their marks."""
    view = module.rules.view(moment.before, moment.seat)
    return {module.marks(view, action): action for action in module.rules.legal_actions(moment.before)}


def test_no_action_is_done_on_the_way_to_another(module: GameModule, games: list[Played]) -> None:
    for moment in (moment for game in games for moment in game.moments):
        actions = carried(module, moment)
        assert len(actions) == len(module.rules.legal_actions(moment.before))
        for one, other in permutations(actions, 2):
            if module.in_order:
                assert other[: len(one)] != one
            else:
                assert not {*one} <= {*other}
        for marks in actions:
            assert module.in_order or len({*marks}) == len(marks)
            assert any(not isinstance(mark, Aim) for mark in marks)


def test_whoever_points_at_the_marks_of_an_action_does_it(module: GameModule, games: list[Played]) -> None:
    chance = Random(1)
    for moment in (moment for game in games for moment in game.moments):
        view, legal = module.rules.view(moment.before, moment.seat), module.rules.legal_actions(moment.before)
        for action in chance.sample(legal, min(3, len(legal))):
            choosing = module.choosing(view, legal)
            for mark in pointed_at(choosing, action):
                assert mark in choosing.options()
                assert action in choosing.open


def test_whatever_is_pointed_at_something_legal_comes_of_it_and_it_can_be_taken_back(
    module: GameModule, games: list[Played]
) -> None:
    chance = Random(2)
    for moment in (moment for game in games for moment in game.moments):
        view, legal = module.rules.view(moment.before, moment.seat), module.rules.legal_actions(moment.before)
        choosing, done = module.choosing(view, legal), None
        for _ in range(100):
            if done is not None:
                break
            options, before = choosing.options(), [*choosing.done]
            mark = chance.choice(options)
            completed = choosing.completed(mark)
            done = choosing.choose(mark)
            assert completed is None or completed == done
            assert done is None or not isinstance(mark, Aim)
            if chance.random() < 0.2:
                assert choosing.back() == mark
                assert (choosing.done, choosing.options()) == (before, options)
                done = None
        assert done in legal
