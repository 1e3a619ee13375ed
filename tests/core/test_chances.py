"""Chances as people want to hear them."""

import pytest

from game.core.chances import GRADES, MANNERS, grade, labels, sentence
from game.core.rules import Seat
from game.services.i18n import Language

EDGES = (0.08, 0.2, 0.34, 0.45, 0.55, 0.66, 0.8, 0.92)
"""Where the better word holds already."""
NAMES = ("Ana", "Bo", "Cleo", "Dev")


def words(manner: str) -> Language:
    return Language(NAMES, chances=manner)


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.95, 0.05), ("almost won", "almost lost")),
        ((0.85, 0.15), ("very good", "very poor")),
        ((0.7, 0.3), ("good", "poor")),
        ((0.6, 0.4), ("better", "worse")),
        ((0.52, 0.48), ("even", "even")),
        ((0.25, 0.25, 0.25, 0.25), ("even",) * 4),
        ((0.4, 0.25, 0.2, 0.15), ("good", "even", "worse", "worse")),
        ((1.0, 0.0), ("almost won", "almost lost")),
        ((2.0, 2.0), ("even", "even")),
        ((), ()),
    ],
)
def test_in_words_it_counts_how_many_play(chances: tuple[float, ...], told: tuple[str, ...]) -> None:
    assert tuple(label for label, *_ in labels(chances, words("words"))) == told


def test_only_who_wins_nearly_always_has_almost_won() -> None:
    for seats in (2, 3, 4):
        for percent in range(101):
            chance = percent / 100
            told = grade((chance, *[(1 - chance) / (seats - 1)] * (seats - 1)), 0).labels[0]
            assert (told == "almost won") == (chance >= 0.92)
            assert (told == "even") <= (0.15 < chance < 0.6)


def test_what_one_of_two_has_the_other_lacks() -> None:
    for percent in range(101):
        chances = percent / 100, 1 - percent / 100
        one, other = (GRADES.index(grade(chances, seat)) for seat in (0, 1))
        assert abs(one + other - len(GRADES) + 1) <= (chances[0] in EDGES)


def test_better_chances_are_never_told_as_worse_ones() -> None:
    for seats in (2, 3, 4):
        order = [
            GRADES.index(grade((chance / 100, *[(1 - chance / 100) / (seats - 1)] * (seats - 1)), 0))
            for chance in range(101)
        ]
        assert order == sorted(order, reverse=True)
        assert {*order} == {*range(len(GRADES))}


def test_in_numbers_they_add_up_and_off_there_is_nothing() -> None:
    assert labels((1 / 3, 1 / 3, 1 / 3), words("numbers")) == (("34 %",), ("33 %",), ("33 %",))
    assert labels((0.5, 0.5), words("off")) == ()


@pytest.mark.parametrize(
    ("manner", "mine", "yours"),
    [
        ("words", "I think my win chance is good.", "Your win chance is good."),
        ("numbers", "I think my win chance is 70 %.", "Win chance: 70 %."),
        ("off", "", ""),
    ],
)
def test_a_chance_is_said_by_whoever_has_it_or_to_them(manner: str, mine: str, yours: str) -> None:
    chances = (0.7, 0.3)
    assert sentence(chances, 0, words(manner).said_by(Seat(0))) == mine
    assert sentence(chances, 0, words(manner)) == yours


@pytest.mark.parametrize("manner", MANNERS)
def test_where_nobody_knows_nothing_is_said(manner: str) -> None:
    assert sentence((), 0, words(manner)) == ""
    assert labels((), words(manner)) == ()
