"""Strength 11: the bear sends nobody home, it only tells the small ones where the queue ends."""

from game.beasty_bar.rules.events import Dragged, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_bear_drags_the_two_weakest_kinds_to_the_end_in_the_order_in_which_they_stood(table: Table) -> None:
    table.given("dog/B porcupine/G peacock/Y").plays("bear/R")
    table.then_line("porcupine/G bear/R dog/B peacock/Y").then_thats_it("")
    assert [event.victims for event in table.told(Dragged)] == [tuple(cards("dog/B peacock/Y"))]


def test_a_bear_drags_everybody_of_those_two_strengths(table: Table) -> None:
    table.given("dog/B peacock/G dog/Y ostrich/B").plays("bear/R")
    table.after_action("ostrich/B bear/R dog/B peacock/G dog/Y")
    table.then_bar("ostrich/B bear/R").then_line("dog/B peacock/G").then_thats_it("dog/Y")


def test_a_bear_counts_strengths_and_not_species(table: Table) -> None:
    table.given("monkey/B zebra/B dog/G ostrich/Y").plays("bear/R")
    table.after_action("zebra/B bear/R monkey/B dog/G ostrich/Y")


def test_a_bear_drags_a_single_kind_if_no_other_is_weaker_than_itself(table: Table) -> None:
    table.given("dog/B rhino/G dog/Y").plays("bear/R").then_line("rhino/G bear/R dog/B dog/Y")


def test_a_bear_leaves_alone_whoever_is_just_as_strong(table: Table) -> None:
    table.given("bear/B dog/G hippo/Y").plays("bear/R").then_line("bear/B hippo/Y bear/R dog/G")


def test_a_bear_among_stronger_animals_and_other_bears_drags_nobody(table: Table) -> None:
    table.given("rhino/B bear/G").plays("bear/R").then_line("rhino/B bear/G bear/R")
    table.because("bear/R", Reason.TOO_STRONG)


def test_a_bear_alone_drags_nobody(table: Table) -> None:
    table.given("").plays("bear/R").then_line("bear/R").because("bear/R", Reason.ALONE)


def test_a_bear_leaves_no_choice(table: Table) -> None:
    assert table.given("dog/B dog/G peacock/Y").choices("bear/R") == ["bear"]


def test_a_bear_drags_a_zebra_like_any_other_animal(table: Table) -> None:
    table.given("zebra/B rhino/G dog/Y").plays("bear/R").then_line("rhino/G bear/R zebra/B dog/Y")


def test_a_bear_drags_only_in_the_turn_in_which_it_arrives(table: Table) -> None:
    table.given("dog/B bear/G").plays("porcupine/R").then_line("dog/B bear/G porcupine/R")


def test_a_chameleon_posing_as_a_bear_does_not_drag_itself(table: Table) -> None:
    table.given("dog/B bear/G").plays("chameleon/R", "bear").then_line("bear/G chameleon/R dog/B")


def test_a_penguin_drags_as_strongly_as_a_bear_but_meets_the_tiger_as_a_penguin(table: Table) -> None:
    table.given("cheetah/B tiger/G", hand="bear/R").plays("penguin/R")
    table.after_action("penguin/R cheetah/B tiger/G")
    table.then_line("tiger/G cheetah/B").then_thats_it("penguin/R")


def test_a_bear_brought_back_by_a_vulture_drags_the_weak_behind_itself(table: Table) -> None:
    table.given("peacock/B rhino/G dog/B", thats_it="bear/Y").plays("vulture/R")
    table.then_line("rhino/G bear/Y peacock/B dog/B").then_thats_it("vulture/R")


def test_a_bat_dragged_from_the_second_place_does_not_burn(table: Table) -> None:
    table.given("dog/B bat/G rhino/Y").plays("bear/R").then_line("rhino/Y bear/R dog/B bat/G")
