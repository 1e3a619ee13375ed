"""Strength 1: the bat bites its way in, but please keep it out of the light."""

import pytest

from game.beasty_bar.rules.events import Burnt, Expelled, MaskDropped, NothingHappened, Reason, Why
from tests.beasty_bar.storyteller import Table, cards


def test_a_bat_bites_any_animal_away_and_takes_its_place(table: Table) -> None:
    table.given("dog/B bear/G ostrich/Y")
    assert table.choices("bat/R") == ["bat 1", "bat 2", "bat 3"]
    table.plays("bat/R", on="bear/G").then_line("dog/B bat/R ostrich/Y").then_thats_it("bear/G")
    assert [event.why for event in table.told(Expelled)] == [Why.BITTEN]


def test_a_bat_that_takes_the_first_place_burns(table: Table) -> None:
    table.given("dog/B bear/G").plays("bat/R", on="dog/B", stacking="bat/R dog/B")
    table.then_line("bear/G").then_thats_it("bat/R dog/B")


def test_a_bat_must_bite_the_only_other_animal_so_that_both_leave(table: Table) -> None:
    assert table.given("rhino/B").choices("bat/R") == ["bat 1"]
    table.plays("bat/R").then_line("").then_thats_it("rhino/B bat/R")


def test_a_bat_that_opens_the_line_burns_at_once(table: Table) -> None:
    assert table.given("").choices("bat/R") == ["bat"]
    table.plays("bat/R").then_line("").then_thats_it("bat/R")
    assert table.told(Burnt) == [Burnt(*cards("bat/R"))]
    assert table.told(NothingHappened) == []


def test_a_bat_brought_to_the_gate_by_a_bat_burns_after_it(table: Table) -> None:
    table.given("rhino/B bat/G dog/Y").plays("bat/R", on="rhino/B")
    table.then_line("dog/Y").then_thats_it("rhino/B bat/R bat/G")


def test_a_bat_burns_when_the_only_animal_ahead_of_it_is_shooed_away(table: Table) -> None:
    table.given("rhino/B bat/G dog/Y").plays("parrot/R", on="rhino/B")
    table.then_line("dog/Y parrot/R").then_thats_it("rhino/B bat/G")


@pytest.mark.parametrize(
    ("before", "newcomer", "after"),
    [
        ("bear/B bat/G", "rhino/R", "rhino/R bat/G"),
        ("monkey/B bat/G", "lion/R", "lion/R bat/G"),
        ("hippo/B bat/G monkey/Y", "monkey/R", "monkey/R monkey/Y bat/G"),
        ("dog/B bat/G", "seal/R", "seal/R bat/G dog/B"),
    ],
)
def test_a_bat_is_safe_if_the_newcomer_itself_ends_up_ahead_of_it(
    table: Table, before: str, newcomer: str, after: str
) -> None:
    table.given(before).plays(newcomer).then_line(after)


def test_a_bat_that_is_first_after_the_gate_has_opened_burns_and_lies_above_the_excluded_animal(
    table: Table,
) -> None:
    table.given("rhino/B dog/G bat/Y ostrich/B").plays("porcupine/R")
    table.then_bar("rhino/B dog/G").then_line("ostrich/B").then_thats_it("porcupine/R bat/Y")


def test_a_bat_enters_the_bar_from_the_second_place(table: Table) -> None:
    table.given("rhino/B bat/G dog/Y bat/Y").plays("porcupine/R")
    table.then_bar("rhino/B bat/G").then_line("dog/Y bat/Y").then_thats_it("porcupine/R")


def test_a_penguin_posing_as_a_bat_burns_in_the_first_place_and_so_does_a_bat_behind_it(table: Table) -> None:
    table.given("dog/B bat/G rhino/Y", hand="bat/R").plays("penguin/R", on="dog/B")
    table.then_line("rhino/Y").then_thats_it("dog/B penguin/R bat/G")
    assert table.told(MaskDropped) == []


def test_a_penguin_that_poses_as_a_bat_with_nobody_in_line_burns(table: Table) -> None:
    table.given("", hand="bat/R").plays("penguin/R").then_line("").then_thats_it("penguin/R")
    table.because("penguin/R", Reason.ALONE)


def test_a_penguin_that_posed_as_a_bat_can_stand_in_the_light_in_later_turns(table: Table) -> None:
    table.given("rhino/B dog/G bat/Y ostrich/G", hand="bat/R").plays("penguin/R", on="bat/Y")
    table.then_line("rhino/B dog/G penguin/R ostrich/G").then_thats_it("bat/Y")
    table.plays("porcupine/B").then_bar("rhino/B dog/G").then_line("penguin/R ostrich/G")


def test_a_bat_brought_back_by_a_vulture_bites_whom_the_vultures_player_picks(table: Table) -> None:
    table.given("dog/B bear/R", thats_it="bat/B")
    assert table.choices("vulture/R") == ["vulture bat 1", "vulture bat 2"]
    table.plays("vulture/R", on="bear/R").then_line("dog/B bat/B").then_thats_it("bear/R vulture/R")


def test_with_shield_classes_a_zebra_still_does_not_stop_a_bat(table: Table) -> None:
    table.given("dog/B rhino/G zebra/Y", shield_classes=True).plays("bat/R", on="rhino/G")
    table.then_line("dog/B bat/R zebra/Y").then_thats_it("rhino/G")
