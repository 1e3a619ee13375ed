"""How long a review still takes: foretold from what was measured here, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.core.judging import Unit
from game.core.rules import Seat
from game.services.pace import ENOUGH, FILE, Estimate, Paces, seconds, weight

SPEED = 0.5
"""Seconds for each action that can be chosen."""


def units(total: int) -> list[Unit]:
    """Decisions between some actions; in every third there is no choice."""
    return [Unit(number, 1, Seat(0), number, 1 + number % 3 * 10) for number in range(total)]


def lasts(decisions: Sequence[Unit], speed: float = SPEED) -> int:
    return round(speed * sum(each.choices for each in decisions if each.choices > 1))


class Work:
    """A clock that goes on when somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def judge(self, estimate: Estimate, unit: Unit, part: float = 1.0) -> None:
        """The next decision, or a part of it."""

        def step() -> None:
            self.now += SPEED * weight(unit) * part

        estimate.work(step)
        self.now += 1000.0  # it stands still, for somebody else is asked
        if part == 1:
            estimate.judged()


@pytest.mark.parametrize("total", [2, 24, 70])
@pytest.mark.parametrize("begun", [0, 0.5])
def test_what_is_left_follows_from_what_was_measured_since_it_began(total: int, begun: float) -> None:
    clock, first, decisions = Work(), int(begun * total), units(total)
    estimate = Estimate(decisions, first, None, clock)
    assert estimate.left is None, "nobody knows"
    for number in range(first, total):
        clock.judge(estimate, decisions[number])
        known = any(map(weight, decisions[first : number + 1]))
        assert estimate.left == (lasts(decisions[number + 1 :]) if known else None)


def test_before_the_first_decision_it_follows_from_the_review_before() -> None:
    clock, decisions = Work(), units(21)[1:]
    estimate = Estimate(decisions, 0, 2 * SPEED, clock)
    assert estimate.left == seconds(decisions, 2 * SPEED) == lasts(decisions, 2 * SPEED)
    clock.judge(estimate, decisions[0], part=0.5)
    assert estimate.left == pytest.approx(lasts(decisions, 2 * SPEED) - clock.now % 1000, abs=1)
    clock.judge(estimate, decisions[0])
    assert estimate.left is not None
    assert estimate.left < lasts(decisions[1:], 2 * SPEED), "it is faster here"


def test_a_decision_that_takes_longer_than_expected_leaves_the_others() -> None:
    clock, decisions = Work(), units(21)[1:]
    estimate = Estimate(decisions, 0, SPEED, clock)
    clock.judge(estimate, decisions[0], part=7.0)
    assert estimate.left == lasts(decisions[1:])


def test_of_nothing_nothing_is_left() -> None:
    assert seconds([], SPEED) == 0


def test_a_few_decisions_settle_nothing() -> None:
    clock, decisions = Work(), units(30)
    estimate = Estimate(decisions, 10, None, clock)
    for unit in decisions[10 : 10 + ENOUGH]:
        assert not estimate.settled
        clock.judge(estimate, unit)
    assert estimate.settled
    assert estimate.measured == pytest.approx(SPEED)


def test_a_pace_is_kept_by_game(tmp_path: Path) -> None:
    paces = Paces(tmp_path)
    assert paces.of("first") is None
    paces.keep("first", 0.25)
    paces.keep("second", 2.0)
    paces.keep("first", 0.5)
    assert (Paces(tmp_path).of("first"), Paces(tmp_path).of("second")) == (0.5, 2.0)


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{", b"\xff", b'{"first": null}', b'{"first": -1.0}', b'{"first": NaN}', b'{"first": "x"}'],
)
def test_a_damaged_file_says_nothing_and_is_made_again(data: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(data)
    paces = Paces(tmp_path)
    assert paces.of("first") is None
    paces.keep("first", 0.5)
    assert paces.of("first") == 0.5


def test_where_nothing_can_be_kept_nothing_is_foretold(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for paces in (Paces(None), Paces(tmp_path / "file")):
        paces.keep("first", 0.5)
        assert paces.of("first") is None
