"""Chances as people say them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.player import percents


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
