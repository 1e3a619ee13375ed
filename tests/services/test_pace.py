"""How long a review still takes: foretold from what was measured here, and from nothing else."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path

import pytest

from game.core.judging import Unit
from game.core.rules import Seat
from game.services.pace import FILE, TENTHS, Estimate, Pace, Paces, expected, weight

FLAT: Pace = (0.5,) * TENTHS
STEEP: Pace = (2.0,) * 5 + (0.0,) * 5
"""A game whose endings take no time."""
TOTAL = 40


def units(total: int = TOTAL) -> list[Unit]:
    """Decisions between some actions; in every third there is no choice."""
    return [Unit(number, 1, Seat(0), number, 1 + (number + 1) % 3 * 10) for number in range(total)]


class Review:
    """Judges decisions at a pace; between steps it stands still, for somebody else is asked."""

    def __init__(self, pace: Pace, known: Pace | None, first: int = 0, total: int = TOTAL) -> None:
        self.now, self.units = 0.0, units(total)
        self.estimate = Estimate(self.units, first, known, lambda: self.now)
        self.takes = expected(self.units, pace)

    @property
    def left(self) -> float:
        """What will really be left."""
        return sum(self.takes[self.estimate.done :])

    def judge(self, part: float = 1.0) -> None:
        """The next decision, or a part of it."""
        took = self.takes[self.estimate.done] * part

        def step() -> None:
            self.now += took

        self.estimate.work(step)
        self.now += 1000.0
        if part == 1:
            self.estimate.judged()


@pytest.mark.parametrize("total", [2, 24, 70])
@pytest.mark.parametrize("begun", [0, 0.5])
def test_what_is_left_follows_from_what_was_measured_since_it_began(total: int, begun: float) -> None:
    first = int(begun * total)
    review = Review(FLAT, None, first, total)
    assert review.estimate.left is None, "nobody knows"
    for number in range(first, total):
        review.judge()
        known = any(map(weight, review.units[first : number + 1]))
        assert review.estimate.left == (round(review.left) if known else None)


def test_before_the_first_decision_it_follows_from_the_review_before() -> None:
    review = Review(FLAT, STEEP)
    assert review.estimate.left == round(sum(expected(units(), STEEP)))
    review.judge(part=0.5)
    assert review.estimate.left == round(sum(expected(units(), STEEP)) - review.takes[0] / 2)


@pytest.mark.parametrize("slower", [0.5, 1.0, 3.0])
def test_when_a_game_takes_its_time_is_known_from_the_review_before(slower: float) -> None:
    review = Review(tuple(slower * each for each in STEEP), STEEP)
    for _ in range(TOTAL // 4):
        review.judge()
    assert review.estimate.left == pytest.approx(review.left, rel=0.4)
    flat = Review(STEEP, None)
    for _ in range(TOTAL // 4):
        flat.judge()
    assert flat.estimate.left is not None
    assert flat.estimate.left > 2 * flat.left, "nobody knows it before"
    while review.estimate.done < TOTAL // 2:
        review.judge()
    assert review.estimate.left == 0


def test_a_decision_that_takes_longer_than_expected_leaves_the_others() -> None:
    review = Review(FLAT, FLAT)
    review.judge(part=7.0)
    assert review.estimate.left == round(review.left - review.takes[0])


@pytest.mark.parametrize("known", [None, FLAT])
def test_the_pace_of_a_review_foretells_the_next_one_of_the_same(known: Pace | None) -> None:
    review = Review(STEEP, known)
    while review.estimate.done < TOTAL:
        review.judge()
    pace = review.estimate.pace
    assert pace is not None
    assert expected(units(), pace) == pytest.approx(review.takes)


def test_what_was_not_measured_here_is_as_before_as_much_slower_as_the_rest() -> None:
    review = Review(tuple(3 * each for each in FLAT), FLAT)
    for _ in range(TOTAL // 2):
        review.judge()
    pace = review.estimate.pace
    assert pace is not None
    assert pace[:5] == pytest.approx((1.5,) * 5)
    assert all(0.5 < each < 1.5 for each in pace[5:])


def test_of_nothing_nothing_is_left() -> None:
    assert Estimate([], 0, FLAT).left == Estimate([], 0, None).left == 0


def test_a_pace_is_kept_by_game(tmp_path: Path) -> None:
    paces = Paces(tmp_path)
    assert paces.of("first") is None
    paces.keep("first", FLAT)
    paces.keep("second", STEEP)
    paces.keep("first", STEEP)
    paces.keep("second", FLAT)
    assert (Paces(tmp_path).of("first"), Paces(tmp_path).of("second")) == (STEEP, FLAT)


NOTHING = [0.0] * TENTHS


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"[]", b"{", b"\xff"),
        *(
            json.dumps({"first": pace}).encode()
            for pace in (None, 1.0, NOTHING, FLAT[1:], [*FLAT[1:], -1.0], [*FLAT[1:], inf], [*FLAT[1:], "x"])
        ),
    ],
)
def test_a_damaged_file_says_nothing_and_is_made_again(data: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(data)
    paces = Paces(tmp_path)
    assert paces.of("first") is None
    paces.keep("first", FLAT)
    assert paces.of("first") == FLAT


def test_where_nothing_can_be_kept_nothing_is_foretold(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for paces in (Paces(None), Paces(tmp_path / "file")):
        paces.keep("first", FLAT)
        assert paces.of("first") is None
