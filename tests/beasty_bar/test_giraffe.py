"""Strength 8: the giraffe looks over everybody, and strides over the smaller ones."""

from game.beasty_bar.rules.events import Passed, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_giraffe_takes_one_step_in_the_turn_in_which_it_is_laid(table: Table) -> None:
    table.given("seal/B parrot/G").plays("giraffe/R").after_action("seal/B giraffe/R parrot/G")
    table.then_line("seal/B giraffe/R parrot/G")
    assert table.told(Passed) == [Passed(*cards("giraffe/R"), tuple(cards("parrot/G")), 1)]


def test_a_giraffe_takes_one_more_step_in_each_later_turn(table: Table) -> None:
    table.given("seal/B kangaroo/Y").plays("giraffe/R").then_line("seal/B giraffe/R kangaroo/Y")
    table.plays("zebra/Y").then_line("giraffe/R seal/B kangaroo/Y zebra/Y")


def test_an_old_giraffe_passes_only_one_animal_a_turn(table: Table) -> None:
    table.given("giraffe/R").plays("monkey/B").then_line("giraffe/R monkey/B")
    table.plays("monkey/G").after_action("monkey/G monkey/B giraffe/R")
    table.then_line("monkey/G giraffe/R monkey/B")


def test_a_giraffe_does_not_step_over_a_giraffe(table: Table) -> None:
    table.given("giraffe/B").plays("giraffe/R").then_line("giraffe/B giraffe/R")
    table.because("giraffe/R", Reason.TOO_STRONG)


def test_a_giraffe_does_not_step_over_a_llama_which_is_just_as_strong(table: Table) -> None:
    table.given("hippo/B llama/G").plays("giraffe/R").then_line("hippo/B llama/G giraffe/R")


def test_a_giraffe_steps_over_a_zebra(table: Table) -> None:
    table.given("zebra/B").plays("giraffe/R").then_line("giraffe/R zebra/B")


def test_a_giraffe_steps_over_porcupine_and_bat_without_harm_to_anyone(table: Table) -> None:
    table.given("porcupine/B bat/G").plays("giraffe/R").then_line("porcupine/B giraffe/R bat/G")
    table.plays("zebra/Y").then_line("giraffe/R porcupine/B bat/G zebra/Y").then_thats_it("")


def test_a_giraffe_alone_stands_at_the_gate_already(table: Table) -> None:
    table.given("").plays("giraffe/R").then_line("giraffe/R").because("giraffe/R", Reason.FIRST)


def test_of_two_giraffes_the_one_nearer_to_the_gate_steps_first(table: Table) -> None:
    table.given("giraffe/B giraffe/G").plays("kangaroo/R", over=2)
    table.after_action("kangaroo/R giraffe/B giraffe/G").then_line("giraffe/B giraffe/G kangaroo/R")


def test_whoever_poses_as_a_giraffe_steps_over_one_animal_like_an_eight(table: Table) -> None:
    table.given("giraffe/B seal/G zebra/Y").plays("chameleon/R", "giraffe")
    table.then_line("giraffe/B seal/G chameleon/R zebra/Y")


def test_a_returned_giraffe_takes_one_step_and_no_second_one_this_turn(table: Table) -> None:
    table.given("seal/B parrot/G", thats_it="giraffe/Y").plays("vulture/R")
    table.then_line("seal/B giraffe/Y parrot/G").then_thats_it("vulture/R")


def test_a_giraffe_that_arrives_as_fifth_leaves_the_last_place_to_somebody_weaker(table: Table) -> None:
    table.given("lion/B zebra/G seal/Y parrot/B").plays("giraffe/R")
    table.then_bar("lion/B zebra/G").then_line("seal/Y giraffe/R").then_thats_it("parrot/B")


def test_an_old_giraffe_may_step_into_the_bar(table: Table) -> None:
    table.given("lion/B seal/G giraffe/Y parrot/B").plays("zebra/R")
    table.then_bar("lion/B giraffe/Y").then_line("seal/G parrot/B").then_thats_it("zebra/R")


def test_a_giraffe_leaves_no_choice(table: Table) -> None:
    assert table.given("seal/B parrot/G").choices("giraffe/R") == ["giraffe"]
