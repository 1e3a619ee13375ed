"""Strength 12: the rhino wants the best place, and somebody is always standing on it."""

import pytest

from game.beasty_bar.rules.events import Expelled, Reason, Why
from tests.beasty_bar.storyteller import Table


def test_a_rhino_rams_the_strongest_animal_and_takes_its_place(table: Table) -> None:
    table.given("dog/B tiger/G peacock/Y").plays("rhino/R")
    table.then_line("dog/B rhino/R peacock/Y").then_thats_it("tiger/G")
    assert [event.why for event in table.told(Expelled)] == [Why.RAMMED]


def test_a_rhino_rams_another_rhino(table: Table) -> None:
    table.given("ostrich/G rhino/B dog/Y").plays("rhino/R")
    table.then_line("ostrich/G rhino/R dog/Y").then_thats_it("rhino/B")


def test_a_rhino_picks_one_of_those_that_share_the_highest_strength(table: Table) -> None:
    table.given("lion/B dog/G rhino/Y peacock/B")
    assert table.choices("rhino/R") == ["rhino 1", "rhino 3"]
    table.plays("rhino/R", on="rhino/Y")
    table.then_line("lion/B dog/G rhino/R peacock/B").then_thats_it("rhino/Y")


def test_a_rhino_must_ram_the_only_other_animal_even_a_weak_one_of_its_own_colour(table: Table) -> None:
    assert table.given("peacock/R").choices("rhino/R") == ["rhino 1"]
    table.plays("rhino/R").then_line("rhino/R").then_thats_it("peacock/R")


def test_a_rhino_alone_has_nobody_to_ram(table: Table) -> None:
    assert table.given("").choices("rhino/R") == ["rhino"]
    table.plays("rhino/R").then_line("rhino/R").then_thats_it("").because("rhino/R", Reason.ALONE)


def test_a_rhino_rams_only_in_the_turn_in_which_it_arrives(table: Table) -> None:
    table.given("bear/G rhino/B").plays("porcupine/R")
    table.then_line("bear/G rhino/B porcupine/R").then_thats_it("")


def test_a_chameleon_posing_as_a_rhino_can_only_ram_somebody_of_strength_twelve(table: Table) -> None:
    table.given("lion/B bear/G rhino/Y")
    assert table.choices("chameleon/R") == [
        "chameleon lion",
        "chameleon bear",
        "chameleon rhino 1",
        "chameleon rhino 3",
    ]
    table.plays("chameleon/R", "rhino", on="rhino/Y")
    table.then_line("lion/B bear/G chameleon/R").then_thats_it("rhino/Y")


def test_a_penguin_posing_as_a_rhino_never_rams_itself(table: Table) -> None:
    table.given("peacock/B dog/G", hand="rhino/R").plays("penguin/R")
    table.then_line("peacock/B penguin/R").then_thats_it("dog/G")


def test_a_rhino_brought_back_by_a_vulture_rams_again(table: Table) -> None:
    table.given("dog/B bear/G peacock/B", thats_it="rhino/Y")
    assert table.choices("vulture/R") == ["vulture rhino 2"]
    table.plays("vulture/R").then_line("dog/B rhino/Y peacock/B").then_thats_it("bear/G vulture/R")


def test_a_rhino_minds_no_zebra_by_the_printed_rules(table: Table) -> None:
    table.given("dog/B zebra/G ostrich/Y").plays("rhino/R")
    table.then_line("dog/B rhino/R ostrich/Y").then_thats_it("zebra/G")


@pytest.mark.parametrize("line", ["dog/B zebra/G ostrich/Y", "bear/B zebra/G dog/Y"])
def test_with_shield_classes_a_rhino_gets_neither_a_zebra_nor_anybody_beyond_one(
    table: Table, line: str
) -> None:
    table.given(line, shield_classes=True).plays("rhino/R")
    table.then_line(f"{line} rhino/R").then_thats_it("")
    table.because("rhino/R", Reason.ZEBRA)


def test_with_shield_classes_a_zebra_does_not_cover_those_behind_it(table: Table) -> None:
    table.given("zebra/B bear/G dog/Y", shield_classes=True).plays("rhino/R")
    table.then_line("zebra/B rhino/R dog/Y").then_thats_it("bear/G")


@pytest.mark.parametrize(
    ("shield_classes", "line", "pile"),
    [
        (False, "monkey/R monkey/B rhino/G dog/Y", ""),
        (True, "monkey/R monkey/B dog/Y", "rhino/G"),
    ],
)
def test_a_band_of_monkeys_chases_a_rhino_away_only_with_shield_classes(
    table: Table, shield_classes: bool, line: str, pile: str
) -> None:
    table.given("rhino/G monkey/B dog/Y", shield_classes=shield_classes).plays("monkey/R")
    table.then_line(line).then_thats_it(pile)
