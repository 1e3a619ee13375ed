"""Strength 7: the zebra just stands there, and brutes respect its stripes."""

from game.beasty_bar.rules.events import Reason
from tests.beasty_bar.storyteller import Table


def test_a_zebra_has_nothing_to_do_alone_or_in_company(table: Table) -> None:
    table.given("").plays("zebra/G").then_line("zebra/G").because("zebra/G", Reason.NO_ACTION)
    assert table.choices("zebra/R") == ["zebra"]
    table.plays("zebra/R").then_line("zebra/G zebra/R").because("zebra/R", Reason.NO_ACTION)


def test_no_hippo_gets_past_a_zebra(table: Table) -> None:
    table.given("zebra/B hippo/R").plays("kangaroo/G", over=2).then_line("kangaroo/G zebra/B hippo/R")
    table.because("hippo/R", Reason.ZEBRA)


def test_no_crocodile_harms_a_zebra_or_anyone_it_covers(table: Table) -> None:
    table.given("zebra/B crocodile/R").plays("kangaroo/G", over=2).then_line("kangaroo/G zebra/B crocodile/R")
    table.then_thats_it("").because("crocodile/R", Reason.ZEBRA)


def test_a_zebra_covers_nobody_behind_it(table: Table) -> None:
    table.given("zebra/B crocodile/R").plays("kangaroo/G", over=1)
    table.after_action("zebra/B kangaroo/G crocodile/R").then_line("zebra/B crocodile/R")
    table.then_thats_it("kangaroo/G")


def test_nobody_is_covered_any_longer_when_the_zebra_is_gone(table: Table) -> None:
    table.given("monkey/G monkey/Y zebra/Y crocodile/R").plays("parrot/B", on="zebra/Y")
    table.then_line("crocodile/R parrot/B").then_thats_it("zebra/Y monkey/Y monkey/G")


def test_posed_brutes_respect_a_zebra_too(table: Table) -> None:
    table.given("hippo/B zebra/G", hand="crocodile/Y").plays("chameleon/R", "hippo")
    table.then_line("hippo/B zebra/G chameleon/R").because("chameleon/R", Reason.ZEBRA)
    table.plays("penguin/Y").then_line("hippo/B zebra/G penguin/Y").then_thats_it("chameleon/R")


def test_posing_as_a_zebra_does_nothing_and_covers_nobody_later(table: Table) -> None:
    assert table.given("zebra/G").choices("chameleon/R") == ["chameleon zebra"]
    table.plays("chameleon/R").then_line("zebra/G chameleon/R").because("chameleon/R", Reason.NO_ACTION)
    table.plays("crocodile/B").then_line("zebra/G crocodile/B").then_thats_it("chameleon/R")


def test_a_returned_zebra_covers_those_in_front_again(table: Table) -> None:
    table.given("parrot/B", thats_it="zebra/G").plays("vulture/R").then_line("parrot/B zebra/G")
    table.plays("crocodile/Y").then_line("parrot/B zebra/G crocodile/Y").then_thats_it("vulture/R")


def test_a_zebra_is_dragged_and_spat_at_like_any_seven(table: Table) -> None:
    table.given("zebra/B lion/G").plays("bear/R").then_line("lion/G bear/R zebra/B")
    table.plays("llama/Y").then_line("lion/G bear/R llama/Y zebra/B")


def test_by_the_printed_rules_the_bruisers_of_the_new_beasts_ignore_a_zebra(table: Table) -> None:
    table.given("seal/G zebra/B").plays("tiger/R").then_line("tiger/R zebra/B")
    table.plays("rhino/Y").then_line("rhino/Y zebra/B")
    table.plays("cheetah/G").then_line("rhino/Y cheetah/G").then_thats_it("seal/G tiger/R zebra/B")


def test_with_shield_classes_tigers_leap_neither_over_a_zebra_nor_onto_it(table: Table) -> None:
    table.given("seal/G zebra/B", shield_classes=True).plays("tiger/R").because("tiger/R", Reason.ZEBRA)
    table.plays("chameleon/G", "tiger").because("chameleon/G", Reason.ZEBRA)
    table.then_line("seal/G zebra/B tiger/R chameleon/G").then_thats_it("")


def test_with_shield_classes_rhinos_and_cheetahs_respect_a_zebra_too(table: Table) -> None:
    table.given("parrot/B zebra/G", shield_classes=True).plays("rhino/R").because("rhino/R", Reason.ZEBRA)
    table.plays("cheetah/Y").because("cheetah/Y", Reason.ZEBRA)
    table.then_line("parrot/B zebra/G rhino/R cheetah/Y").then_thats_it("")


def test_even_with_shield_classes_a_zebra_covers_nobody_behind_it(table: Table) -> None:
    table.given("zebra/G parrot/B", shield_classes=True).plays("cheetah/R").then_line("zebra/G cheetah/R")
    table.plays("rhino/Y").then_line("zebra/G rhino/Y").then_thats_it("parrot/B cheetah/R")


def test_a_zebra_that_is_fifth_is_thrown_out(table: Table) -> None:
    table.given("lion/B seal/G parrot/Y skunk/B").plays("zebra/R")
    table.then_bar("lion/B seal/G").then_line("parrot/Y skunk/B").then_thats_it("zebra/R")
