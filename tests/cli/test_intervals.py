"""Intervals: they hold the truth as often as they say, and never claim more than was played."""

from __future__ import annotations

from random import Random

import pytest

from game.cli.intervals import interval, student, wilson

TRIES = 1000


def margin(samples: list[float]) -> float:
    """What is printed behind ±, for deals of two games."""
    low, high = interval(samples, games=2)
    share = sum(samples) / len(samples)
    return max(high - share, share - low)


def deal(chance: Random, share: float, luck: float) -> float:
    """The same cards from both seats: who has the better ones wins more often, so that luck evens out."""
    better = min(luck, share, 1 - share)
    return ((chance.random() < share + better) + (chance.random() < share - better)) / 2


@pytest.mark.parametrize("luck", [0.0, 0.2])
@pytest.mark.parametrize("share", [0.5, 0.85, 0.98, 0.99])
@pytest.mark.parametrize("deals", [10, 50, 100])
def test_nineteen_of_twenty_intervals_hold_the_truth(luck: float, share: float, deals: int) -> None:
    """Nearly: one lost game more or less decides where few are lost, and takes 92 of 100 to 98, or back."""
    chance, held = Random(1), 0
    for _ in range(TRIES):
        low, high = interval([deal(chance, share, luck) for _ in range(deals)], games=2)
        held += low <= share <= high
    assert 0.91 * TRIES <= held <= 0.99 * TRIES


def test_few_samples_say_little_about_how_much_they_vary() -> None:
    low, high = interval([0.4, 0.6])
    assert low < 0.1
    assert high > 0.9
    assert interval([0.5]) == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "spread"),
    [(1, 12.706), (9, 2.2622), (10, 2.2281), (19, 2.0930), (49, 2.0096), (99, 1.9842), (10**6, 1.9600)],
)
def test_student_needs_more_standard_errors_the_fewer_samples_there_are(freedom: int, spread: float) -> None:
    assert student(freedom) == pytest.approx(spread, abs=2e-4)


def test_a_worse_result_never_looks_surer() -> None:
    """From all games over a draw, a lost game and two in different deals to a lost deal."""
    won = [1.0] * 98
    worse = [[1.0, 1.0], [1.0, 0.75], [1.0, 0.5], [0.5, 0.5], [1.0, 0.0]]
    margins = [margin(won + ends) for ends in worse]
    assert margins == sorted(margins)
    assert margins[0] == pytest.approx(0.0193, abs=1e-4)
    assert margins[2] == pytest.approx(0.0233, abs=1e-4)


def test_a_mean_is_trusted_as_far_as_its_samples_agree() -> None:
    alike, evened_out = [0.0, 1.0] * 50, [0.25, 0.75] * 50
    assert margin(alike) == pytest.approx(0.0978, abs=1e-4)
    assert margin(evened_out) == pytest.approx(0.0496, abs=1e-4)


def test_the_more_samples_the_narrower_the_interval() -> None:
    few, many = interval([0.0, 1.0] * 10), interval([0.0, 1.0] * 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]


def test_games_that_go_together_count_for_less_than_as_many_single_ones() -> None:
    together, single = interval([0.0, 1.0] * 20, games=2), interval([0.0, 1.0] * 40)
    assert together[0] < single[0] < single[1] < together[1]


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775), (0.5, 10, 0.2366, 0.7634), (1.0, 200, 0.9812, 1.0)],
)
def test_single_games_are_judged_after_wilson(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("sample", [0.0, 0.25, 1 / 3, 0.5, 1.0])
@pytest.mark.parametrize("count", [2, 10, 50])
def test_samples_that_all_agree_are_still_no_certainty(sample: float, count: int) -> None:
    low, high = interval([sample] * count, games=4)
    assert 0 <= low <= sample <= high <= 1
    assert max(high - sample, sample - low) > 1.9 * ((sample * (1 - sample)) / (16 * count)) ** 0.5
    assert high - low > 1 / (4 * count)
