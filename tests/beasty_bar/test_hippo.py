"""Strength 11: the hippo believes that a queue is for those who let others push."""

from game.beasty_bar.rules.events import NothingHappened, Passed, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_hippo_pushes_past_everyone_weaker(table: Table) -> None:
    table.given("crocodile/B seal/G skunk/Y").plays("hippo/R")
    table.after_action("hippo/R crocodile/B seal/G skunk/Y")
    assert table.told(Passed) == [Passed(*cards("hippo/R"), tuple(cards("skunk/Y seal/G crocodile/B")), 0)]


def test_a_lion_stops_a_hippo(table: Table) -> None:
    table.given("parrot/B lion/G seal/Y").plays("hippo/R").then_line("parrot/B lion/G hippo/R seal/Y")


def test_a_hippo_does_not_get_past_another_hippo(table: Table) -> None:
    table.given("zebra/Y hippo/B").plays("hippo/R").then_line("zebra/Y hippo/B hippo/R")
    table.because("hippo/R", Reason.TOO_STRONG)


def test_a_hippo_does_not_get_past_a_bear_which_is_just_as_strong(table: Table) -> None:
    table.given("seal/G bear/B parrot/Y").plays("hippo/R").then_line("seal/G bear/B hippo/R parrot/Y")


def test_a_hippo_stops_behind_a_zebra_and_spares_those_in_front_of_it(table: Table) -> None:
    table.given("kangaroo/G zebra/B parrot/Y").plays("hippo/R")
    table.then_line("kangaroo/G zebra/B hippo/R parrot/Y")


def test_what_stops_a_hippo_that_arrives_is_told_once(table: Table) -> None:
    table.given("zebra/B").plays("hippo/R")
    assert table.told(NothingHappened) == [
        NothingHappened(*cards("hippo/R"), Reason.ZEBRA, *cards("zebra/B"))
    ]


def test_what_stops_a_hippo_that_has_pushed_on_is_told(table: Table) -> None:
    table.given("zebra/B parrot/Y").plays("hippo/R").because("hippo/R", Reason.ZEBRA)


def test_a_hippo_alone_stands_at_the_gate_already(table: Table) -> None:
    table.given("").plays("hippo/R").then_line("hippo/R").because("hippo/R", Reason.FIRST)


def test_a_hippo_pushes_forward_again_in_turns_of_others(table: Table) -> None:
    table.given("hippo/R").plays("kangaroo/G").after_action("kangaroo/G hippo/R")
    table.then_line("hippo/R kangaroo/G")


def test_of_two_hippos_the_one_nearer_to_the_gate_pushes_first(table: Table) -> None:
    table.given("hippo/R hippo/B").plays("kangaroo/G", over=2).after_action("kangaroo/G hippo/R hippo/B")
    table.then_line("hippo/R hippo/B kangaroo/G")


def test_a_hippo_laid_this_turn_follows_when_the_way_gets_free(table: Table) -> None:
    table.given("tiger/Y hippo/B").plays("hippo/R").after_action("tiger/Y hippo/B hippo/R")
    table.then_line("hippo/B hippo/R tiger/Y")


def test_a_returned_hippo_pushes_at_once_and_again_later_in_the_turn(table: Table) -> None:
    table.given("tiger/Y hippo/B seal/G", thats_it="hippo/G").plays("vulture/R")
    table.after_action("tiger/Y hippo/B hippo/G seal/G")
    table.then_line("hippo/B hippo/G tiger/Y seal/G").then_thats_it("vulture/R")


def test_a_hippo_passes_porcupine_and_bat_without_harm_to_anyone(table: Table) -> None:
    table.given("porcupine/B bat/G").plays("hippo/R").then_line("hippo/R porcupine/B bat/G").then_thats_it("")


def test_whoever_poses_as_a_hippo_pushes_with_its_strength_and_only_once(table: Table) -> None:
    table.given("hippo/G giraffe/Y").plays("chameleon/R", "hippo")
    table.after_action("hippo/G chameleon/R giraffe/Y").then_line("hippo/G giraffe/Y chameleon/R")
    table.plays("kangaroo/B", over=1).then_line("hippo/G giraffe/Y kangaroo/B chameleon/R")


def test_a_hippo_that_arrives_as_fifth_is_let_in_first(table: Table) -> None:
    table.given("seal/B kangaroo/G parrot/Y skunk/B").plays("hippo/R")
    table.then_bar("hippo/R seal/B").then_line("kangaroo/G parrot/Y").then_thats_it("skunk/B")


def test_a_hippo_leaves_no_choice(table: Table) -> None:
    assert table.given("seal/B zebra/G").choices("hippo/R") == ["hippo"]
