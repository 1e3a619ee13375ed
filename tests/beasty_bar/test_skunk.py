"""Strength 1: the skunk drives off whoever holds the nose highest."""

from game.beasty_bar.rules.events import Expelled, Reason, Why
from tests.beasty_bar.storyteller import Table


def test_a_skunk_drives_off_everyone_of_the_two_strongest_kinds(table: Table) -> None:
    table.given("zebra/B lion/R seal/G zebra/Y").plays("skunk/B").then_line("seal/G skunk/B")
    table.then_thats_it("zebra/B lion/R zebra/Y")
    assert {event.why for event in table.told(Expelled)} == {Why.STENCH}


def test_a_single_kind_is_driven_off_as_a_whole_without_a_choice(table: Table) -> None:
    assert table.given("seal/B seal/G").choices("skunk/R") == ["skunk"]
    table.plays("skunk/R").then_line("skunk/R").then_thats_it("seal/B seal/G")


def test_skunks_do_not_mind_and_are_not_counted(table: Table) -> None:
    table.given("skunk/B parrot/G").plays("skunk/R").then_line("skunk/B skunk/R").then_thats_it("parrot/G")
    table.plays("skunk/G").then_line("skunk/B skunk/R skunk/G").because("skunk/G", Reason.ONLY_SKUNKS)


def test_a_skunk_alone_bothers_nobody(table: Table) -> None:
    table.given("").plays("skunk/R").then_line("skunk/R").then_thats_it("").because("skunk/R", Reason.ALONE)


def test_a_giraffe_that_was_spared_steps_forward_afterwards(table: Table) -> None:
    table.given("seal/B snake/G lion/Y giraffe/B").plays("skunk/R").after_action("seal/B giraffe/B skunk/R")
    table.then_line("giraffe/B seal/B skunk/R").then_thats_it("snake/G lion/Y")


def test_two_species_of_one_strength_go_together(table: Table) -> None:
    table.given("hippo/B bear/G dog/Y parrot/B").plays("skunk/R").then_line("parrot/B skunk/R")
    table.then_thats_it("hippo/B bear/G dog/Y")


def test_quills_are_no_use_against_the_stench(table: Table) -> None:
    table.given("seal/B ostrich/G zebra/Y porcupine/B").plays("skunk/R").then_line("skunk/R")
    table.then_thats_it("seal/B ostrich/G zebra/Y porcupine/B")


def test_a_bat_is_as_weak_as_a_skunk_but_not_spared(table: Table) -> None:
    table.given("skunk/B bat/G").plays("skunk/R").then_line("skunk/B skunk/R").then_thats_it("bat/G")


def test_a_bat_burns_when_everyone_before_it_has_fled(table: Table) -> None:
    table.given("lion/B bat/G seal/Y parrot/B").plays("skunk/R").then_line("parrot/B skunk/R")
    table.then_thats_it("lion/B seal/Y bat/G")


def test_the_player_stacks_the_victims_where_new_beasts_are_in_the_game(table: Table) -> None:
    table.given("dog/B rhino/G peacock/Y").plays("skunk/R", stacking="rhino/G dog/B")
    table.then_line("peacock/Y skunk/R").then_thats_it("rhino/G dog/B")


def test_a_chameleon_is_not_driven_off_by_its_own_stench_but_by_that_of_another(table: Table) -> None:
    table.given("skunk/R parrot/G kangaroo/Y").plays("chameleon/B", "skunk").then_line("skunk/R chameleon/B")
    table.then_thats_it("parrot/G kangaroo/Y")
    table.plays("chameleon/Y", "skunk").then_line("skunk/R chameleon/Y")


def test_a_penguin_as_a_skunk_drives_off_other_penguins(table: Table) -> None:
    table.given("penguin/B lion/G", hand="skunk/R").plays("penguin/R").then_line("penguin/R")
    table.then_thats_it("penguin/B lion/G")


def test_a_returned_skunk_stinks_again(table: Table) -> None:
    table.given("lion/B seal/G parrot/Y", thats_it="skunk/G").plays("vulture/R").then_line("parrot/Y skunk/G")
    table.then_thats_it("lion/B seal/G vulture/R")


def test_among_five_who_do_not_mind_the_posing_one_is_thrown_out(table: Table) -> None:
    assert table.given("skunk/B skunk/G skunk/Y skunk/R").choices("chameleon/B") == ["chameleon skunk"]
    table.plays("chameleon/B").because("chameleon/B", Reason.ONLY_SKUNKS)
    table.then_bar("skunk/B skunk/G").then_line("skunk/Y skunk/R").then_thats_it("chameleon/B")
