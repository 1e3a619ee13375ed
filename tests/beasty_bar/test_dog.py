"""Strength 4: the dog has herded sheep before, and knows that the lambs go first."""

from game.beasty_bar.rules.events import Burnt, Sorted
from tests.beasty_bar.storyteller import Table, cards


def test_a_dog_sorts_everybody_and_itself_from_the_weakest_to_the_strongest(table: Table) -> None:
    table.given("bear/B peacock/G ostrich/Y").plays("dog/R")
    table.then_line("peacock/G dog/R ostrich/Y bear/B").then_thats_it("")
    assert len(table.told(Sorted)) == 1


def test_a_new_dog_queues_behind_the_dogs_that_are_there(table: Table) -> None:
    table.given("rhino/G dog/B dog/Y").plays("dog/R").then_line("dog/B dog/Y dog/R rhino/G")


def test_animals_of_equal_strength_keep_their_order_whatever_their_species(table: Table) -> None:
    table.given("zebra/B cheetah/G porcupine/Y snake/B").plays("dog/R")
    table.after_action("dog/R zebra/B porcupine/Y cheetah/G snake/B")


def test_equals_keep_their_order_also_the_other_way_round(table: Table) -> None:
    table.given("snake/B porcupine/Y cheetah/G zebra/B").plays("dog/R")
    table.after_action("dog/R porcupine/Y zebra/B snake/B cheetah/G")


def test_a_dog_alone_stands_first(table: Table) -> None:
    table.given("").plays("dog/R").then_line("dog/R").then_thats_it("")


def test_a_dog_leaves_no_choice(table: Table) -> None:
    assert table.given("bear/B peacock/G").choices("dog/R") == ["dog"]


def test_bats_that_a_dog_brings_to_the_gate_burn_one_after_the_other(table: Table) -> None:
    table.given("rhino/B bat/G peacock/Y bat/Y").plays("dog/R")
    table.then_line("peacock/Y dog/R rhino/B").then_thats_it("bat/G bat/Y")
    assert [event.card for event in table.told(Burnt)] == cards("bat/G bat/Y")


def test_a_bat_sorted_behind_a_skunk_that_stood_ahead_of_it_is_safe(table: Table) -> None:
    table.given("rhino/B skunk/G bat/Y").plays("dog/R").then_line("skunk/G bat/Y dog/R rhino/B")


def test_recurring_animals_act_in_the_order_that_the_dog_has_made(table: Table) -> None:
    table.given("tiger/Y rhino/G ostrich/B").plays("dog/R")
    table.after_action("dog/R ostrich/B tiger/Y rhino/G")
    table.then_line("tiger/Y ostrich/B rhino/G").then_thats_it("dog/R")


def test_when_five_are_sorted_the_weakest_get_in_and_the_strongest_is_excluded(table: Table) -> None:
    table.given("rhino/B dog/G peacock/Y porcupine/B").plays("dog/R")
    table.then_bar("peacock/Y dog/G").then_line("dog/R porcupine/B").then_thats_it("rhino/B")


def test_a_chameleon_posing_as_a_dog_is_sorted_as_a_four(table: Table) -> None:
    table.given("penguin/B dog/G").plays("chameleon/R", "dog").then_line("dog/G chameleon/R penguin/B")


def test_a_penguin_posing_as_a_dog_is_sorted_as_a_four(table: Table) -> None:
    table.given("chameleon/B peacock/G", hand="dog/R").plays("penguin/R")
    table.then_line("peacock/G penguin/R chameleon/B")


def test_an_animal_that_posed_in_an_earlier_turn_is_sorted_as_itself(table: Table) -> None:
    table.given("rhino/B ostrich/G").plays("chameleon/Y", "rhino").then_line("chameleon/Y ostrich/G")
    table.plays("dog/R").then_line("dog/R chameleon/Y ostrich/G")


def test_a_dog_brought_back_by_a_vulture_sorts_the_line(table: Table) -> None:
    table.given("rhino/B peacock/G", thats_it="dog/Y").plays("vulture/R")
    table.then_line("peacock/G dog/Y rhino/B").then_thats_it("vulture/R")
