"""Strength 9: the snake cannot bear a queue that is out of order."""

from game.beasty_bar.rules.events import Sorted
from tests.beasty_bar.storyteller import Table, cards


def test_a_snake_sorts_the_line_and_itself_with_the_strongest_first(table: Table) -> None:
    table.given("parrot/B zebra/G lion/Y").plays("snake/R").then_line("lion/Y snake/R zebra/G parrot/B")
    assert table.told(Sorted) == [Sorted(*cards("snake/R"), tuple(cards("lion/Y snake/R zebra/G parrot/B")))]


def test_a_new_snake_ends_up_behind_the_old_ones(table: Table) -> None:
    table.given("seal/B snake/Y snake/B").plays("snake/G").then_line("snake/Y snake/B snake/G seal/B")


def test_animals_of_one_species_keep_their_order(table: Table) -> None:
    table.given("zebra/Y parrot/R zebra/B").plays("snake/G").then_line("snake/G zebra/Y zebra/B parrot/R")


def test_two_species_of_one_strength_keep_their_order(table: Table) -> None:
    table.given("kangaroo/B ostrich/G seal/Y peacock/B").plays("snake/R")
    table.after_action("snake/R ostrich/G seal/Y kangaroo/B peacock/B")


def test_a_snake_stands_behind_a_cheetah_that_was_there_before(table: Table) -> None:
    table.given("parrot/B cheetah/G").plays("snake/R").then_line("cheetah/G snake/R parrot/B")


def test_a_zebra_does_not_hold_up_the_sorting(table: Table) -> None:
    table.given("zebra/B crocodile/G").plays("snake/R")
    table.then_line("crocodile/G snake/R zebra/B").then_thats_it("")


def test_a_porcupine_is_sorted_like_any_seven_and_nobody_is_stung(table: Table) -> None:
    table.given("parrot/B porcupine/G zebra/Y").plays("snake/R")
    table.then_line("snake/R porcupine/G zebra/Y parrot/B").then_thats_it("")


def test_a_bat_is_sorted_to_the_back_and_does_not_burn(table: Table) -> None:
    table.given("parrot/B bat/G skunk/Y seal/B").plays("snake/R")
    table.after_action("snake/R seal/B parrot/B bat/G skunk/Y").then_line("parrot/B bat/G")


def test_a_snake_alone_has_only_itself_to_sort(table: Table) -> None:
    table.given("").plays("snake/R").then_line("snake/R").then_thats_it("")


def test_a_chameleon_sorts_itself_as_a_nine_and_is_passed_as_a_five(table: Table) -> None:
    table.given("snake/B giraffe/G parrot/Y").plays("chameleon/R", "snake")
    table.after_action("snake/B chameleon/R giraffe/G parrot/Y")
    table.then_line("snake/B giraffe/G chameleon/R parrot/Y")


def test_a_penguin_sorts_itself_as_a_nine_and_is_spat_at_as_a_five(table: Table) -> None:
    table.given("bear/B llama/G", hand="snake/R").plays("penguin/R").after_action("bear/B penguin/R llama/G")
    table.then_line("bear/B llama/G penguin/R")


def test_a_returned_snake_sorts(table: Table) -> None:
    table.given("parrot/B lion/G", thats_it="snake/Y").plays("vulture/R")
    table.then_line("lion/G snake/Y parrot/B").then_thats_it("vulture/R")


def test_of_five_sorted_animals_the_two_strongest_get_in_and_the_weakest_is_thrown_out(table: Table) -> None:
    table.given("skunk/B kangaroo/G zebra/Y crocodile/B").plays("snake/R")
    table.then_bar("crocodile/B snake/R").then_line("zebra/Y kangaroo/G").then_thats_it("skunk/B")


def test_a_snake_leaves_no_choice(table: Table) -> None:
    assert table.given("seal/B parrot/G").choices("snake/R") == ["snake"]
