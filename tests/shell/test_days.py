"""When a game was, in words."""

from datetime import datetime, timedelta

import pytest

from game.shell.history.days import in_full, moment_of, told
from tests.shell.history_fakes import NOW, a_row
from tests.shell.test_notice import a_desk


@pytest.mark.parametrize(
    ("ago", "words"),
    [
        (timedelta(minutes=20), "Today, 15:40"),
        (timedelta(days=1), "Yesterday, 16:00"),
        (timedelta(days=2), "Monday, 16:00"),
        (timedelta(days=6), "Thursday, 16:00"),
        (timedelta(days=7), "11 November"),
        (timedelta(days=400), "14 October 2025"),
        (-timedelta(days=2), "20 November"),
    ],
)
def test_the_nearer_the_closer(ago: timedelta, words: str) -> None:
    assert told(NOW - ago, NOW, a_desk().say) == words


def test_a_date_in_full() -> None:
    assert in_full(datetime(2025, 3, 1, 9, 5), a_desk().say) == "1 March 2025, 09:05"


def test_when_it_began_counts_and_else_when_it_was_played_last() -> None:
    module = a_desk().module
    assert moment_of(a_row(module, started="2025-03-01 09:05")) == datetime(2025, 3, 1, 9, 5)
    assert moment_of(a_row(module, started="", played=NOW.timestamp())) == NOW


@pytest.mark.parametrize("played", [1e300, float("nan"), -1e18])
def test_what_no_clock_can_show_is_not_told(played: float) -> None:
    assert moment_of(a_row(a_desk().module, started="long ago", played=played)) is None
