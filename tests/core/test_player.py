"""Chances as people say them, and plans as they are carried out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import LION, SEAL, VULTURE
from game.beasty_bar.rules.events import Drawn
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.state import State
from game.core.player import Allowance, Thought, percents, planned
from game.core.rules import Seat, Step


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


def a_stack_to_come() -> tuple[State, Play, Stack]:
    """A lion drives two monkeys off, and its player says which of them lies lower."""
    state = parse_position(">B: lion seal | Y: vulture || monkey/B monkey/Y")
    play = Play((LION,))
    return state, play, Stack((1, 0))


def test_the_rest_of_a_turn_is_carried_out_as_it_was_planned() -> None:
    state, play, order = a_stack_to_come()
    thought = Thought(play, (0.6, 0.4), (order, Play((VULTURE,))))
    following = planned(RULES, thought, state, RULES.apply(state, play))
    assert following == Thought(order, (0.6, 0.4), (Play((VULTURE,)),))


def test_a_plan_ends_with_the_turn_and_with_what_is_not_allowed() -> None:
    state, play, order = a_stack_to_come()
    step = RULES.apply(state, play)
    after = RULES.apply(step.state, order)
    assert planned(RULES, Thought(order, (), (Play((VULTURE,)),)), step.state, after) is None, (
        "another's turn"
    )
    assert planned(RULES, Thought(play, (), (Play((SEAL,)),)), state, step) is None, "there is a stack first"
    assert planned(RULES, Thought(play), state, step) is None, "nothing was planned"


def test_a_plan_ends_where_something_was_revealed() -> None:
    state, play, order = a_stack_to_come()
    step = RULES.apply(state, play)
    dice = Step(step.state, (*step.events, Drawn(Seat(0), None)))
    assert planned(RULES, Thought(play, (), (order,)), state, dice) is None


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
