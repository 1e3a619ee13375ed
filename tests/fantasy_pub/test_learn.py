"""Learning: the same seed teaches the same on any number of processes, interrupted or not, and it helps."""

from __future__ import annotations

import json
from array import array
from importlib.resources import files

import pytest

from game.cli.crew import crew
from game.core.workshop import Effort
from game.fantasy_pub import tables
from game.fantasy_pub.bot import learn as learning
from game.fantasy_pub.bot.first import first_numbers
from game.fantasy_pub.bot.learn import LEAST_HOLD, Pupil, play, spread, step_at
from game.fantasy_pub.bot.terms import CARD_SIDE, EVENTS, block, width
from game.fantasy_pub.workshop import learn as lessons
from game.fantasy_pub.workshop.learn import LEARNING, PLAYERS

CHAPTER = 4


class Book:
    """Notes that are kept in memory."""

    def __init__(self, text: str | None = None) -> None:
        self.text = text
        self.pages: list[str] = []

    def read(self) -> str | None:
        return self.text

    def write(self, text: str) -> None:
        self.text = text
        self.pages.append(text)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is learned, but all of it in the same way."""
    monkeypatch.setattr(lessons, "PORTION", 1)
    monkeypatch.setattr(lessons, "BATCH", 2)
    monkeypatch.setattr(lessons, "CHAPTER", CHAPTER)
    monkeypatch.setattr(lessons, "LAST_BATCHES", 1)


def learned(jobs: int, games: int, book: Book, seed: int = 1) -> tuple[str, list[str]]:
    [lesson] = lessons.lessons({"players": "2"}, Effort(1, games, seed))
    told: list[str] = []
    with crew(jobs) as workers:
        text = lesson.learn(workers, told.append, book)
    assert len(told) == lesson.portions
    return text, told


@pytest.mark.usefixtures("short")
def test_the_same_seed_teaches_the_same_on_any_number_of_processes_interrupted_or_not() -> None:
    book = Book()
    text, _ = learned(1, 2 * CHAPTER, book)
    assert learned(2, 2 * CHAPTER, Book())[0] == text
    again, told = learned(1, 2 * CHAPTER, Book(book.pages[0]))
    assert again == text
    assert told[0] == "noted before"


@pytest.mark.usefixtures("short")
def test_notes_of_another_plan_are_not_used() -> None:
    book = Book()
    learned(1, CHAPTER, book, seed=2)
    _, told = learned(1, CHAPTER, Book(book.text), seed=3)
    assert "noted before" not in told


def test_a_lesson_moves_the_table_towards_what_happened() -> None:
    pupil = Pupil(2)
    played = play(2, pupil.numbers[:], range(7, 11))

    def errors() -> float:
        return sum(
            (end - scored - pupil.value(row)) ** 2
            for rows, ahead, end in pupil.games(played)
            for row, scored in zip(rows, ahead, strict=True)
        )

    before = errors()
    for _ in range(3):
        pupil.learn(played, step_at(2, 0.0))
    assert errors() < 0.8 * before


def test_every_event_stays_worth_holding_until_the_pub_closes() -> None:
    pupil = Pupil(2)
    pupil.numbers = array("d", [-1.0] * len(pupil.numbers))
    pupil.learn(play(2, array("d", first_numbers(2)), range(3, 5)), 0.03)
    place = block(2, 0, 0, 0) + EVENTS
    assert min(pupil.numbers[place : place + 17]) >= LEAST_HOLD


def test_steps_become_shorter() -> None:
    assert step_at(2, 0.0) == learning.STEP[2]
    assert step_at(2, 1.0) == pytest.approx(learning.STEP[2] * learning.LAST_STEP)


def test_how_far_to_trust_it_is_told_for_every_phase() -> None:
    pupil = Pupil(2)
    wide = spread(pupil, [play(2, pupil.numbers[:], range(11, 17))])
    assert len(wide) == 6
    assert wide[0] > wide[3] > 0


def test_what_one_knows_at_first_speaks_for_the_own_and_against_the_others() -> None:
    numbers = first_numbers(3)
    own, other = block(3, 1, 1, 0), block(3, 1, 2, 0)
    assert numbers[own + CARD_SIDE + 1] == 3
    assert numbers[other + CARD_SIDE + 1] == -1.5


@pytest.mark.parametrize("seats", PLAYERS)
def test_what_is_shipped_is_whole_and_small(seats: int) -> None:
    numbers, trust = tables.learned(seats)
    assert len(numbers) == width(seats)
    assert len(trust) == 6
    raw = files(tables).joinpath(tables.name_of(seats)).read_bytes()
    assert len(raw) <= 300_000
    assert json.loads(raw)["learned"]["seats"] == seats


def test_everything_can_be_learned_by_number_of_seats() -> None:
    assert [lesson.name for lesson in LEARNING.lessons({}, Effort(1, None, 1))] == [
        tables.name_of(seats) for seats in PLAYERS
    ]
