"""Strength 9: the cheetah is fast enough to choose the slowest dinner in the street."""

import pytest

from game.beasty_bar.rules.events import Eaten, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_cheetah_eats_the_weakest_animal_and_takes_its_place(table: Table) -> None:
    table.given("ostrich/B peacock/G dog/Y").plays("cheetah/R")
    table.then_line("ostrich/B cheetah/R dog/Y").then_thats_it("peacock/G")
    assert [event.victim for event in table.told(Eaten)] == cards("peacock/G")


def test_a_cheetah_picks_one_of_those_that_share_the_lowest_strength(table: Table) -> None:
    table.given("dog/B peacock/G bear/Y kangaroo/B")
    assert table.choices("cheetah/R") == ["cheetah 2", "cheetah 4"]
    table.plays("cheetah/R", on="kangaroo/B")
    table.then_line("dog/B peacock/G bear/Y cheetah/R").then_thats_it("kangaroo/B")


def test_a_cheetah_eats_an_animal_just_below_its_strength(table: Table) -> None:
    table.given("rhino/B llama/G").plays("cheetah/R").then_line("rhino/B cheetah/R").then_thats_it("llama/G")


def test_a_cheetah_does_not_eat_its_equals(table: Table) -> None:
    assert table.given("snake/B cheetah/G").choices("cheetah/R") == ["cheetah"]
    table.plays("cheetah/R").then_line("snake/B cheetah/G cheetah/R").then_thats_it("")
    table.because("cheetah/R", Reason.TOO_STRONG)


def test_a_cheetah_alone_goes_hungry(table: Table) -> None:
    assert table.given("").choices("cheetah/R") == ["cheetah"]
    table.plays("cheetah/R").then_line("cheetah/R").because("cheetah/R", Reason.ALONE)


def test_a_cheetah_eats_only_in_the_turn_in_which_it_arrives(table: Table) -> None:
    table.given("dog/B cheetah/G").plays("porcupine/R").then_line("dog/B cheetah/G porcupine/R")


def test_a_chameleon_hunts_with_the_strength_of_a_cheetah_and_never_itself(table: Table) -> None:
    table.given("llama/B cheetah/G").plays("chameleon/R", "cheetah")
    table.then_line("chameleon/R cheetah/G").then_thats_it("llama/B")


def test_a_penguin_posing_as_a_cheetah_finds_no_meal_among_cheetahs_and_stronger_animals(
    table: Table,
) -> None:
    table.given("rhino/B cheetah/G", hand="cheetah/R")
    assert table.choices("penguin/R") == ["penguin cheetah"]
    table.plays("penguin/R").then_line("rhino/B cheetah/G penguin/R").then_thats_it("")
    table.because("penguin/R", Reason.TOO_STRONG)


def test_a_cheetah_brought_back_by_a_vulture_eats_what_the_vultures_player_picks(table: Table) -> None:
    table.given("peacock/R bear/G peacock/B", thats_it="cheetah/B")
    assert table.choices("vulture/R") == ["vulture cheetah 1", "vulture cheetah 3"]
    table.plays("vulture/R", on="peacock/B")
    table.then_line("peacock/R bear/G cheetah/B").then_thats_it("peacock/B vulture/R")


def test_a_cheetah_eats_a_zebra_by_the_printed_rules(table: Table) -> None:
    table.given("zebra/B bear/G").plays("cheetah/R").then_line("cheetah/R bear/G").then_thats_it("zebra/B")


@pytest.mark.parametrize("line", ["zebra/B bear/G", "dog/B zebra/G"])
def test_with_shield_classes_a_zebra_stops_a_cheetah(table: Table, line: str) -> None:
    table.given(line, shield_classes=True).plays("cheetah/R")
    table.then_line(f"{line} cheetah/R").then_thats_it("").because("cheetah/R", Reason.ZEBRA)


def test_with_shield_classes_a_zebra_stops_whoever_poses_as_a_cheetah(table: Table) -> None:
    table.given("dog/B zebra/G", hand="cheetah/R", shield_classes=True).plays("penguin/R")
    table.then_line("dog/B zebra/G penguin/R").then_thats_it("").because("penguin/R", Reason.ZEBRA)


def test_with_shield_classes_a_cheetah_still_eats_behind_a_zebra(table: Table) -> None:
    table.given("zebra/B dog/G", shield_classes=True).plays("cheetah/R")
    table.then_line("zebra/B cheetah/R").then_thats_it("dog/G")
