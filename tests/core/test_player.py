"""Chances as people say them, and plans as they are carried out."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.player import Allowance, Thought, percents, planned
from game.core.rules import Seat, Step
from tests.contract.toy.events import Event
from tests.contract.toy.garden import Setup, State
from tests.contract.toy.rules import RULES, Deed, Do


@pytest.mark.parametrize(
    ("chances", "said"),
    [
        ((), ()),
        ((0.5, 0.5), (50, 50)),
        ((0.714, 0.286), (71, 29)),
        ((0.0, 1.0), (0, 100)),
        ((0.001, 0.999), (1, 99)),
        ((0.004, 0.996), (1, 99)),
        ((1 / 3, 1 / 3, 1 / 3), (34, 33, 33)),
        ((0.335, 0.335, 0.33), (34, 33, 33)),
        ((0.25, 0.25, 0.25, 0.25), (25, 25, 25, 25)),
        ((0.995, 0.002, 0.002, 0.001), (97, 1, 1, 1)),
        ((0.5, 0.5, 0.0), (50, 50, 0)),
    ],
)
def test_chances_are_said_like_this(chances: tuple[float, ...], said: tuple[int, ...]) -> None:
    assert percents(chances) == said


@settings(deadline=None, derandomize=True)
@given(st.lists(st.floats(0, 1), min_size=2, max_size=4).filter(lambda weights: sum(weights) > 0.01))
def test_together_they_are_a_hundred_and_nothing_is_certain_before_it_is(weights: list[float]) -> None:
    chances = [weight / sum(weights) for weight in weights]
    said = percents(chances)
    assert sum(said) == 100
    for chance, percent in zip(chances, said, strict=True):
        assert abs(percent - 100 * chance) < len(chances)
        assert (percent == 0) == (chance == 0)
        assert percent < 100 or chance == pytest.approx(1)


# Plans


ONE, OTHER = Do(Deed.NUDGE, (1,)), Do(Deed.NUDGE, (2,))
LIFT = Do(Deed.LIFT, (6,))


def gone_out() -> State:
    """The first of two gardeners has thrown 1 and 2."""
    state = RULES.new_game(Setup(first=Seat(0)), 3).state
    for _ in range(2):
        state = RULES.advance(state, RULES.legal_actions(state)[0])
    return replace(state, garden=replace(state.garden, dice=(1, 2)))


def test_the_rest_of_a_turn_is_carried_out_as_it_was_planned() -> None:
    state = gone_out()
    thought = Thought(ONE, (0.6, 0.4), (OTHER, LIFT))
    following = planned(RULES, thought, state, RULES.apply(state, ONE))
    assert following == Thought(OTHER, (0.6, 0.4), (LIFT,))


def test_a_plan_ends_with_the_turn_and_with_what_is_not_allowed() -> None:
    state, home = gone_out(), Do(Deed.HOME)
    step = RULES.apply(state, home)
    unseen = Step(step.state, step.events[:1])
    assert planned(RULES, Thought(home, (), (home,)), state, unseen) is None, "another's turn"
    step = RULES.apply(state, ONE)
    assert planned(RULES, Thought(ONE, (), (ONE,)), state, step) is None, "no die shows that any more"
    assert planned(RULES, Thought(ONE), state, step) is None, "nothing was planned"


def test_a_plan_ends_where_something_was_revealed() -> None:
    state, shake = gone_out(), Do(Deed.SHAKE, (1,))
    step = RULES.apply(state, shake)
    assert OTHER in RULES.legal_actions(step.state)
    assert planned(RULES, Thought(shake, (), (OTHER,)), state, step) is None
    unseen: Step[State, Event] = Step(step.state, ())
    assert planned(RULES, Thought(shake, (), (OTHER,)), state, unseen) == Thought(OTHER)


def test_whoever_decides_again_in_a_turn_gets_the_time_that_is_left() -> None:
    time = Allowance(0.5)
    assert time.left(3) == 0.5
    time.spend(0.2)
    assert time.left(3) == pytest.approx(0.3)
    time.spend(0.4)
    assert time.left(3) == 0
    assert time.left(4) == 0.5
    time.spend(0.5)
    time.renew()
    assert time.left(4) == 0.5
