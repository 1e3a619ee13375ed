"""Strength 10: the tiger looks past its neighbour, and likes what it sees."""

import pytest

from game.beasty_bar.rules.events import Eaten, NothingHappened, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_tiger_leaps_over_one_animal_and_eats_the_next(table: Table) -> None:
    table.given("dog/B cheetah/G rhino/Y").plays("tiger/R")
    table.then_line("dog/B tiger/R rhino/Y").then_thats_it("cheetah/G")
    assert [(event.eater, event.victim) for event in table.told(Eaten)] == [tuple(cards("tiger/R cheetah/G"))]


@pytest.mark.parametrize("line", ["bear/B dog/G", "crocodile/B dog/G"])
def test_a_tiger_stays_if_the_animal_after_next_is_stronger_or_as_strong(table: Table, line: str) -> None:
    table.given(line).plays("tiger/R").then_line(f"{line} tiger/R").then_thats_it("")
    table.because("tiger/R", Reason.TOO_STRONG)


@pytest.mark.parametrize("line", ["", "dog/B"])
def test_a_tiger_with_fewer_than_two_animals_ahead_cannot_leap(table: Table, line: str) -> None:
    table.given(line).plays("tiger/R").then_line(f"{line} tiger/R".strip()).then_thats_it("")
    table.because("tiger/R", Reason.TOO_FEW_AHEAD)


def test_a_tiger_leaves_no_choice(table: Table) -> None:
    assert table.given("dog/B dog/G dog/Y").choices("tiger/R") == ["tiger"]


def test_a_tiger_leaps_once_in_the_turn_in_which_it_is_laid_and_again_in_the_next(table: Table) -> None:
    table.given("dog/B peacock/G ostrich/Y penguin/G").plays("tiger/R")
    table.then_line("dog/B peacock/G tiger/R penguin/G").then_thats_it("ostrich/Y")
    table.plays("porcupine/B")
    table.then_line("tiger/R peacock/G penguin/G porcupine/B").then_thats_it("ostrich/Y dog/B")


def test_a_tiger_brought_back_by_a_vulture_leaps_once_in_that_turn(table: Table) -> None:
    table.given("dog/B peacock/G ostrich/Y penguin/G", thats_it="tiger/B").plays("vulture/R")
    table.then_line("dog/B peacock/G tiger/B penguin/G").then_thats_it("ostrich/Y vulture/R")


def test_of_two_tigers_the_one_nearer_to_the_gate_leaps_first(table: Table) -> None:
    table.given("dog/B peacock/G tiger/Y tiger/G").plays("porcupine/R")
    table.then_line("tiger/Y peacock/G tiger/G porcupine/R").then_thats_it("dog/B")


def test_a_tiger_held_up_by_a_bear_stays_in_every_later_turn_too(table: Table) -> None:
    table.given("bear/B dog/G tiger/Y").plays("porcupine/R")
    table.then_line("bear/B dog/G tiger/Y porcupine/R")
    blocked = NothingHappened(*cards("tiger/Y"), Reason.TOO_STRONG, *cards("bear/B"))
    assert blocked in table.told(NothingHappened)


def test_a_chameleon_leaps_with_the_strength_of_a_tiger_but_does_not_recur(table: Table) -> None:
    table.given("dog/B peacock/G cheetah/Y tiger/G").plays("chameleon/R", "tiger")
    table.after_action("dog/B peacock/G chameleon/R tiger/G")
    table.then_line("dog/B tiger/G chameleon/R").then_thats_it("cheetah/Y peacock/G")


def test_a_bat_that_a_tiger_leaps_over_stays_behind_it_and_unburnt(table: Table) -> None:
    table.given("dog/B bat/G").plays("tiger/R").then_line("tiger/R bat/G").then_thats_it("dog/B")


@pytest.mark.parametrize(("line", "jumped"), [("zebra/B dog/G", "dog/G"), ("dog/B zebra/G", "zebra/G")])
def test_a_tiger_eats_a_zebra_or_leaps_over_it_by_the_printed_rules(
    table: Table, line: str, jumped: str
) -> None:
    table.given(line).plays("tiger/R").then_line(f"tiger/R {jumped}")


@pytest.mark.parametrize("line", ["zebra/B dog/G", "dog/B zebra/G"])
def test_with_shield_classes_a_zebra_stops_a_tiger_in_every_turn(table: Table, line: str) -> None:
    table.given(line, shield_classes=True).plays("tiger/R").because("tiger/R", Reason.ZEBRA)
    table.plays("porcupine/R").then_line(f"{line} tiger/R porcupine/R").then_thats_it("")
    table.because("tiger/R", Reason.ZEBRA)


def test_with_shield_classes_a_tiger_still_eats_behind_a_zebra(table: Table) -> None:
    table.given("zebra/B dog/G bear/Y", shield_classes=True).plays("tiger/R")
    table.then_line("zebra/B tiger/R bear/Y").then_thats_it("dog/G")


def test_with_shield_classes_monkeys_chase_a_tiger_away_but_nobody_who_only_posed_as_one(
    table: Table,
) -> None:
    table.given("dog/B tiger/G monkey/Y", shield_classes=True).plays("chameleon/R", "tiger")
    table.then_line("dog/B tiger/G monkey/Y chameleon/R")
    table.plays("monkey/B").then_line("monkey/B monkey/Y dog/B chameleon/R").then_thats_it("tiger/G")
