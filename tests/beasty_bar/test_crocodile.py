"""Strength 10: the crocodile makes room by having a snack."""

from game.beasty_bar.rules.events import Eaten, Reason, Stung
from tests.beasty_bar.storyteller import Table, cards


def test_a_crocodile_eats_its_way_to_the_gate_beginning_with_the_nearest(table: Table) -> None:
    table.given("snake/B seal/G parrot/Y").plays("crocodile/R").then_line("crocodile/R")
    table.then_thats_it("parrot/Y seal/G snake/B")
    assert len(table.told(Eaten)) == 3


def test_a_crocodile_stops_behind_somebody_as_strong_or_stronger(table: Table) -> None:
    table.given("kangaroo/Y lion/B seal/G").plays("crocodile/R").then_line("kangaroo/Y lion/B crocodile/R")
    table.plays("crocodile/B").then_line("kangaroo/Y lion/B crocodile/R crocodile/B").then_thats_it("seal/G")
    table.because("crocodile/B", Reason.TOO_STRONG)


def test_a_crocodile_eats_a_bat_but_no_tiger(table: Table) -> None:
    table.given("tiger/B bat/G").plays("crocodile/R").then_line("tiger/B crocodile/R").then_thats_it("bat/G")


def test_a_crocodile_eats_neither_a_zebra_nor_anyone_in_front_of_it(table: Table) -> None:
    table.given("parrot/Y zebra/B seal/G").plays("crocodile/R")
    table.then_line("parrot/Y zebra/B crocodile/R").then_thats_it("seal/G")


def test_a_crocodile_alone_finds_nobody_to_eat(table: Table) -> None:
    table.given("").plays("crocodile/R").then_line("crocodile/R").because("crocodile/R", Reason.FIRST)


def test_a_crocodile_eats_in_every_turn_and_does_not_spare_its_own_colour(table: Table) -> None:
    table.given("crocodile/R zebra/B").plays("kangaroo/R", over=2)
    table.after_action("kangaroo/R crocodile/R zebra/B").then_line("crocodile/R zebra/B")
    table.then_thats_it("kangaroo/R")


def test_a_crocodile_eats_whom_a_hippo_nearer_to_the_gate_leaves_behind(table: Table) -> None:
    table.given("hippo/G crocodile/R").plays("kangaroo/Y", over=2)
    table.then_line("hippo/G crocodile/R").then_thats_it("kangaroo/Y")


def test_a_crocodile_laid_this_turn_eats_once_a_tiger_has_leapt_out_of_its_way(table: Table) -> None:
    table.given("hippo/B parrot/G kangaroo/B tiger/Y").plays("crocodile/R")
    table.after_action("hippo/B parrot/G kangaroo/B tiger/Y crocodile/R")
    table.then_line("hippo/B tiger/Y crocodile/R").then_thats_it("parrot/G kangaroo/B")


def test_a_returned_crocodile_may_eat_later_in_the_turn_too(table: Table) -> None:
    table.given("hippo/B parrot/G kangaroo/B tiger/Y", thats_it="crocodile/G").plays("vulture/R")
    table.then_line("hippo/B tiger/Y crocodile/G").then_thats_it("parrot/G kangaroo/B vulture/R")


def test_a_crocodile_that_bites_a_porcupine_is_gone_and_so_are_its_earlier_meals(table: Table) -> None:
    table.given("seal/B porcupine/G parrot/Y").plays("crocodile/R", stacking="crocodile/R parrot/Y")
    table.then_line("seal/B porcupine/G").then_thats_it("crocodile/R parrot/Y")
    assert table.told(Stung) == [Stung(*cards("crocodile/R porcupine/G"), 2)]


def test_a_crocodile_cannot_help_biting_a_porcupine_in_the_turn_of_another_player(table: Table) -> None:
    table.given("crocodile/R porcupine/G").plays("seal/Y").after_action("seal/Y porcupine/G crocodile/R")
    table.then_line("seal/Y porcupine/G").then_thats_it("crocodile/R")


def test_whoever_poses_as_a_crocodile_eats_like_a_ten_and_is_stung_like_one(table: Table) -> None:
    table.given("crocodile/B porcupine/G snake/Y").plays("chameleon/R", "crocodile")
    table.then_line("crocodile/B porcupine/G").then_thats_it("snake/Y chameleon/R")


def test_a_crocodile_eats_before_five_are_counted(table: Table) -> None:
    table.given("crocodile/R seal/B parrot/G skunk/Y").plays("peacock/B")
    table.after_action("peacock/B crocodile/R seal/B parrot/G skunk/Y")
    table.then_line("crocodile/R seal/B parrot/G skunk/Y").then_thats_it("peacock/B").then_bar("")


def test_a_crocodile_leaves_no_choice(table: Table) -> None:
    assert table.given("seal/B parrot/G").choices("crocodile/R") == ["crocodile"]
