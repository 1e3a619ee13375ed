"""How long a review takes, in words."""

from __future__ import annotations

import pytest

from game.shell.remaining import lasts, left
from tests.beasty_bar.show.house import House


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "almost done"),
        (4, "almost done"),
        (5, "about 5 seconds left"),
        (13, "about 15 seconds left"),
        (36, "about 40 seconds left"),
        (54, "about 50 seconds left"),
        (55, "about 1 minute left"),
        (89, "about 1 minute left"),
        (100, "about 2 minutes left"),
        (1000, "about 17 minutes left"),
    ],
)
def test_what_is_left_is_rounded(seconds: int, told: str) -> None:
    desk = House().desk
    assert left(desk, seconds) == told
    if seconds >= 5:
        assert lasts(desk, seconds) == f"The review takes {told.removesuffix(' left')}."


def test_the_shortest_review_takes_some_seconds() -> None:
    assert lasts(House().desk, 1) == "The review takes about 5 seconds."
