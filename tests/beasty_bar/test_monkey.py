"""Strength 4: one monkey is a guest, two are a gang."""

from game.beasty_bar.rules.events import Expelled, Gathered, Reason, Why
from tests.beasty_bar.storyteller import Table, cards


def test_a_single_monkey_just_queues_up(table: Table) -> None:
    table.given("hippo/B seal/G").plays("monkey/R").then_line("hippo/B seal/G monkey/R").then_thats_it("")
    table.because("monkey/R", Reason.NO_MATE)


def test_a_monkey_alone_in_the_line_has_no_mates_either(table: Table) -> None:
    table.given("").plays("monkey/R").then_line("monkey/R").because("monkey/R", Reason.NO_MATE)


def test_the_new_monkey_leads_its_mates_to_the_gate_and_the_hindmost_of_them_comes_next(table: Table) -> None:
    table.given("seal/G monkey/Y zebra/B").plays("monkey/B").then_line("monkey/B monkey/Y seal/G zebra/B")
    table.plays("monkey/R").after_action("monkey/R monkey/Y monkey/B seal/G zebra/B")
    line = tuple(cards("monkey/R monkey/Y monkey/B seal/G zebra/B"))
    assert table.told(Gathered) == [Gathered(*cards("monkey/R"), line)]


def test_of_a_gang_of_three_among_five_two_get_in(table: Table) -> None:
    table.given("lion/G monkey/Y zebra/B monkey/B").plays("monkey/R")
    table.then_bar("monkey/R monkey/B").then_line("monkey/Y lion/G").then_thats_it("zebra/B")


def test_a_gang_chases_hippos_and_crocodiles_away(table: Table) -> None:
    table.given("crocodile/R monkey/Y zebra/G hippo/B").plays("monkey/B")
    table.then_line("monkey/B monkey/Y zebra/G").then_thats_it("crocodile/R hippo/B")
    assert {event.why for event in table.told(Expelled)} == {Why.MOBBED}


def test_a_gang_impresses_nobody_but_hippos_and_crocodiles(table: Table) -> None:
    table.given("tiger/B monkey/G rhino/Y cheetah/G").plays("monkey/R")
    table.after_action("monkey/R monkey/G tiger/B rhino/Y cheetah/G")
    table.then_line("tiger/B monkey/G rhino/Y cheetah/G").then_thats_it("monkey/R")


def test_with_shield_classes_a_gang_chases_rhinos_tigers_and_cheetahs_away_too(table: Table) -> None:
    table.given("rhino/B monkey/G cheetah/Y tiger/B", shield_classes=True).plays("monkey/R")
    table.then_line("monkey/R monkey/G").then_thats_it("rhino/B cheetah/Y tiger/B")


def test_with_shield_classes_a_gang_still_hates_hippos_and_tolerates_bears(table: Table) -> None:
    table.given("bear/B hippo/Y monkey/G", shield_classes=True).plays("monkey/R")
    table.then_line("monkey/R monkey/G bear/B").then_thats_it("hippo/Y")


def test_zebra_porcupine_and_bat_only_move_back_behind_a_gang(table: Table) -> None:
    table.given("porcupine/B bat/G zebra/G monkey/Y").plays("monkey/R")
    table.after_action("monkey/R monkey/Y porcupine/B bat/G zebra/G")
    table.then_line("porcupine/B bat/G").then_thats_it("zebra/G")


def test_a_chameleon_leads_a_gang_but_is_nobodys_mate_afterwards(table: Table) -> None:
    table.given("hippo/R seal/G monkey/B").plays("chameleon/G", "monkey")
    table.then_line("chameleon/G monkey/B seal/G").then_thats_it("hippo/R")
    table.plays("parrot/Y", on="monkey/B").plays("monkey/R").because("monkey/R", Reason.NO_MATE)
    table.then_line("chameleon/G seal/G parrot/Y monkey/R")


def test_a_penguin_leads_a_gang_only_if_there_is_a_real_monkey(table: Table) -> None:
    table.given("crocodile/B", hand="monkey/R monkey/Y").plays("penguin/R")
    table.because("penguin/R", Reason.NO_MATE).plays("monkey/G").plays("penguin/Y")
    table.then_line("penguin/Y monkey/G penguin/R").then_thats_it("crocodile/B")


def test_a_gang_does_not_mind_a_chameleon_that_once_posed_as_a_hippo(table: Table) -> None:
    table.given("hippo/B monkey/G").plays("chameleon/R", "hippo").then_line("hippo/B chameleon/R monkey/G")
    table.plays("monkey/Y").then_line("monkey/Y monkey/G chameleon/R").then_thats_it("hippo/B")


def test_a_returned_monkey_leads_a_gang(table: Table) -> None:
    table.given("seal/B monkey/G", thats_it="monkey/Y").plays("vulture/R")
    table.then_line("monkey/Y monkey/G seal/B").then_thats_it("vulture/R")


def test_a_monkey_leaves_no_choice(table: Table) -> None:
    assert table.given("monkey/B hippo/G").choices("monkey/R") == ["monkey"]
