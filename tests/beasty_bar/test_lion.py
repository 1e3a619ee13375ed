"""Strength 12: the lion takes itself for the only number one."""

from game.beasty_bar.rules.events import Expelled, Why
from tests.beasty_bar.storyteller import Table


def test_a_lion_goes_straight_to_the_gate(table: Table) -> None:
    table.given("zebra/B hippo/G").plays("lion/R").after_action("lion/R zebra/B hippo/G")


def test_a_lion_scares_all_monkeys_away(table: Table) -> None:
    table.given("monkey/G monkey/B zebra/Y crocodile/R").plays("lion/B")
    table.then_line("lion/B zebra/Y crocodile/R").then_thats_it("monkey/G monkey/B")
    assert {event.why for event in table.told(Expelled)} == {Why.SCARED}


def test_a_second_lion_is_sent_away_at_once(table: Table) -> None:
    table.given("lion/R zebra/B").plays("lion/G").then_line("lion/R zebra/B").then_thats_it("lion/G")


def test_a_second_lion_scares_nobody(table: Table) -> None:
    table.given("monkey/B lion/R").plays("lion/G").then_line("monkey/B lion/R").then_thats_it("lion/G")


def test_a_lion_alone_stands_first(table: Table) -> None:
    table.given("").plays("lion/R").then_line("lion/R").then_thats_it("")


def test_a_lion_is_no_threat_to_a_monkey_that_comes_later(table: Table) -> None:
    table.given("lion/B").plays("monkey/R").then_line("lion/B monkey/R").then_thats_it("")


def test_a_chameleon_that_once_posed_as_a_monkey_is_not_scared(table: Table) -> None:
    table.given("monkey/G").plays("chameleon/B", "monkey").after_action("chameleon/B monkey/G")
    table.plays("lion/R").then_line("lion/R chameleon/B").then_thats_it("monkey/G")


def test_a_lion_passes_a_porcupine_unharmed(table: Table) -> None:
    table.given("porcupine/B").plays("lion/R").then_line("lion/R porcupine/B").then_thats_it("")


def test_a_lion_leaves_no_choice(table: Table) -> None:
    assert table.given("zebra/B monkey/G").choices("lion/R") == ["lion"]
