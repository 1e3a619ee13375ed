"""Strength 8: standing right in front of a llama is a question of strength, or of a raincoat."""

import pytest

from game.beasty_bar.rules.events import NothingHappened, Reason, SpatAt
from tests.beasty_bar.storyteller import Table, cards


def test_a_llama_spits_at_the_animal_directly_ahead_which_goes_to_the_end(table: Table) -> None:
    assert table.given("rhino/B peacock/G dog/Y").choices("llama/R") == ["llama"]
    table.plays("llama/R")
    table.then_line("rhino/B peacock/G llama/R dog/Y").then_thats_it("")
    assert table.told(SpatAt) == [SpatAt(*cards("llama/R dog/Y"), place=2)]


def test_a_llama_dares_to_spit_at_a_seven(table: Table) -> None:
    table.given("rhino/B zebra/G").plays("llama/R").then_line("rhino/B llama/R zebra/G")


@pytest.mark.parametrize("ahead", ["llama/G", "giraffe/G", "bear/G"])
def test_a_llama_does_not_spit_at_an_eight_or_anybody_stronger(table: Table, ahead: str) -> None:
    table.given(f"dog/B {ahead}").plays("llama/R").after_action(f"dog/B {ahead} llama/R")
    blocked = NothingHappened(*cards("llama/R"), Reason.TOO_STRONG, *cards(ahead))
    assert table.told(NothingHappened) == [blocked]


def test_a_llama_alone_or_first_spits_at_nobody(table: Table) -> None:
    assert table.given("").choices("llama/R") == ["llama"]
    table.plays("llama/R").then_line("llama/R").because("llama/R", Reason.FIRST)
    table.plays("porcupine/G").then_line("llama/R porcupine/G")
    assert table.told(SpatAt) == []
    assert table.told(NothingHappened) == [NothingHappened(*cards("porcupine/G"), Reason.NO_ACTION)]


def test_a_llama_spits_again_in_everybodys_turn_and_the_victim_ends_behind_the_newcomer(
    table: Table,
) -> None:
    table.given("dog/B llama/G").plays("porcupine/R").then_line("llama/G porcupine/R dog/B")


def test_a_llama_spits_once_a_turn(table: Table) -> None:
    table.given("dog/B peacock/G llama/Y").plays("porcupine/R")
    table.then_line("dog/B llama/Y porcupine/R peacock/G")


def test_a_llama_does_not_spit_a_second_time_in_the_turn_in_which_it_is_laid(table: Table) -> None:
    table.given("dog/B peacock/G").plays("llama/R").then_line("dog/B llama/R peacock/G")
    table.plays("porcupine/R").then_line("llama/R peacock/G porcupine/R dog/B")


def test_a_llama_brought_back_by_a_vulture_spits_once_in_that_turn(table: Table) -> None:
    table.given("dog/B peacock/G", thats_it="llama/Y").plays("vulture/R")
    table.then_line("dog/B llama/Y peacock/G").then_thats_it("vulture/R")


def test_of_two_llamas_the_one_nearer_to_the_gate_spits_first(table: Table) -> None:
    table.given("dog/B llama/G peacock/Y llama/Y").plays("porcupine/R")
    table.after_action("dog/B llama/G peacock/Y llama/Y porcupine/R")
    table.then_bar("llama/G llama/Y").then_line("porcupine/R dog/B").then_thats_it("peacock/Y")


def test_a_llama_nearer_to_the_gate_than_a_tiger_spits_before_the_tiger_leaps(table: Table) -> None:
    table.given("dog/B peacock/G llama/Y tiger/B").plays("porcupine/R")
    table.then_line("tiger/B llama/Y porcupine/R peacock/G").then_thats_it("dog/B")


def test_a_chameleon_posing_as_a_llama_spits_at_a_seven(table: Table) -> None:
    table.given("llama/B porcupine/G").plays("chameleon/R", "llama")
    table.then_line("llama/B chameleon/R porcupine/G")


def test_a_penguin_posing_as_a_llama_spits_in_that_turn_only(table: Table) -> None:
    table.given("dog/B peacock/G", hand="llama/R").plays("penguin/R").then_line("dog/B penguin/R peacock/G")
    table.plays("porcupine/B").then_line("dog/B penguin/R peacock/G porcupine/B")


def test_a_penguin_posing_as_a_llama_respects_an_eight(table: Table) -> None:
    table.given("rhino/B llama/G", hand="llama/R").plays("penguin/R").then_line("rhino/B llama/G penguin/R")
    table.because("penguin/R", Reason.TOO_STRONG)


def test_a_llama_gets_no_bat_burnt(table: Table) -> None:
    table.given("dog/B bat/G llama/Y").plays("porcupine/R").then_line("dog/B llama/Y porcupine/R bat/G")
