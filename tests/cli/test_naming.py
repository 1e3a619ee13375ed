"""Words instead of numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from game.cli.naming import Said, understood
from game.core.choosing import Aim, Choosing, InAnyOrder, InOrder, Mark


@dataclass(frozen=True)
class Pawn(Aim):
    name: str


@dataclass(frozen=True)
class Die(Aim):
    pips: int


RED, OLD, FOUR, TWO = Pawn("red pawn"), Pawn("old red pawn"), Die(4), Die(2)
ACTIONS = [
    ("push", RED, "house 4", FOUR),
    ("push", RED, "house 2", TWO),
    ("push", OLD, "house 4", FOUR),
    ("rest", RED, FOUR),
    ("rest", RED, TWO),
    ("Sí, señor!",),
]


def names(done: Sequence[Mark], mark: Mark) -> Sequence[str]:
    match mark:
        case Pawn(name):
            return [name]
        case Die(pips):
            return [str(pips), f"die {pips}"]
        case _:
            return [str(mark)]


def pointing() -> InAnyOrder:
    return InAnyOrder(ACTIONS, lambda action: tuple(action))


def said(typed: str, *before: Mark) -> Said:
    choosing = pointing()
    for mark in before:
        choosing.choose(mark)
    done = [*choosing.done]
    found = understood(typed, choosing, names, "the with to")
    assert choosing.done == done, "it was only read"
    return found


@pytest.mark.parametrize(
    ("typed", "marks"),
    [
        ("push", ["push"]),
        ("PU", ["push"]),
        ("push old", ["push", OLD]),
        ("push old 4", ["push", OLD]),
        ("push the red pawn to house 2", ["push", RED, "house 2"]),
        ("4 red pawn push", [FOUR, RED, "push"]),
        ("die 4", [FOUR]),
        ("si", ["Sí, señor!"]),
        ("house 2", ["house 2"]),
    ],
)
def test_words_name_marks_one_after_the_other(typed: str, marks: list[Mark]) -> None:
    found = said(typed)
    assert ([*found.marks], found.unknown) == (marks, "")


def test_the_whole_name_is_meant_before_part_of_another() -> None:
    assert said("red pawn").marks == (RED,)
    assert said("old red pawn").marks == (OLD,)


def test_what_could_be_either_is_asked_for() -> None:
    found = said("push pawn")
    assert found.marks == ("push",)
    assert {*found.among} == {(RED,), (OLD,)}


@pytest.mark.parametrize(
    ("typed", "unknown"), [("dance", "dance"), ("push dance", "dance"), ("push old 2", "2"), ("the", "the")]
)
def test_of_what_is_not_understood_nothing_counts(typed: str, unknown: str) -> None:
    assert said(typed) == Said((), (), unknown)


def test_after_it_is_clear_what_is_meant_everything_said_has_to_be_true() -> None:
    assert said("push old house 4 die 4").marks == ("push", OLD)
    assert said("push old house 2").unknown == "2"


def test_whoever_names_something_else_has_changed_his_mind() -> None:
    assert said("old", "push", RED).marks == (OLD,)
    assert said("red", RED, "push").marks == (), "that was said before"
    assert said("rest", "push", OLD).marks == ("rest",)
    assert said("2", "push", OLD).unknown == "2", "not with this one; nobody said anything of another"


def test_in_one_line_there_are_no_second_thoughts() -> None:
    assert said("push old 2").unknown == "2"
    assert said("push rest").unknown == "rest"


def test_in_order_words_name_what_comes_next() -> None:
    choosing: Choosing = InOrder(
        ["ann sings low", "ann sings high", "ben"], lambda action: tuple(action.split())
    )
    assert understood("ann high", choosing, names, "").marks == ("ann", "high")
    assert understood("high", choosing, names, "").unknown == "high"


def test_a_whole_name_means_nothing_else_even_if_that_is_impossible() -> None:
    blue = Pawn("blue pawn")
    found = understood("push pawn", pointing(), names, "", lambda _: [Pawn("pawn")])
    assert (found.marks, found.unknown, found.denied) == ((), "pawn", ("push", Pawn("pawn")))
    assert understood("push blue", pointing(), names, "", lambda _: [blue]).denied == ("push", blue)


def test_all_that_was_named_is_told_also_what_went_without_saying() -> None:
    assert said("push old 4").named == ("push", OLD, FOUR)


def test_one_step_back_takes_back_what_was_said_in_one_breath() -> None:
    choosing = pointing()
    choosing.name_all([FOUR])
    assert choosing.name_all(["push", RED]) == ACTIONS[0]
    assert choosing.back() == "push"
    assert choosing.done == [FOUR]
    choosing.back()
    assert not choosing.begun
