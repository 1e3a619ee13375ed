"""Strength 3: the kangaroo is too small to push, so it jumps."""

from game.beasty_bar.rules.events import Passed, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_kangaroo_jumps_over_one_animal_or_over_two(table: Table) -> None:
    assert table.given("seal/B lion/G zebra/Y").choices("kangaroo/R") == ["kangaroo 1", "kangaroo 2"]


def test_a_short_jump_goes_over_the_last_animal(table: Table) -> None:
    table.given("seal/B lion/G zebra/Y").plays("kangaroo/R", over=1)
    table.then_line("seal/B lion/G kangaroo/R zebra/Y")


def test_a_long_jump_goes_over_the_last_two(table: Table) -> None:
    table.given("seal/B lion/G zebra/Y").plays("kangaroo/R", over=2)
    table.then_line("seal/B kangaroo/R lion/G zebra/Y")
    assert table.told(Passed) == [Passed(*cards("kangaroo/R"), tuple(cards("zebra/Y lion/G")), 1)]


def test_a_kangaroo_behind_a_single_animal_has_to_jump_over_it(table: Table) -> None:
    assert table.given("kangaroo/B").choices("kangaroo/R") == ["kangaroo 1"]
    table.plays("kangaroo/R").then_line("kangaroo/R kangaroo/B")


def test_a_kangaroo_alone_has_nobody_to_jump_over(table: Table) -> None:
    assert table.given("").choices("kangaroo/R") == ["kangaroo"]
    table.plays("kangaroo/R").then_line("kangaroo/R").because("kangaroo/R", Reason.ALONE)


def test_a_kangaroo_jumps_over_porcupine_and_bat_without_harm_to_anyone(table: Table) -> None:
    table.given("porcupine/B bat/G").plays("kangaroo/R", over=2).then_line("kangaroo/R porcupine/B bat/G")
    table.then_thats_it("")


def test_a_kangaroo_jumps_over_a_zebra_even_with_shield_classes(table: Table) -> None:
    table.given("rhino/B zebra/G", shield_classes=True).plays("kangaroo/R", over=2)
    table.then_line("kangaroo/R rhino/B zebra/G")


def test_a_giraffe_that_was_jumped_over_steps_back_in_front(table: Table) -> None:
    table.given("lion/B giraffe/G").plays("kangaroo/R", over=1).after_action("lion/B kangaroo/R giraffe/G")
    table.then_line("lion/B giraffe/G kangaroo/R")


def test_whoever_poses_as_a_kangaroo_has_its_choice(table: Table) -> None:
    table.given("kangaroo/B", hand="kangaroo/G").plays("chameleon/R").then_line("chameleon/R kangaroo/B")
    assert table.choices("penguin/G") == ["penguin kangaroo 1", "penguin kangaroo 2"]
    table.plays("penguin/G", over=1).then_line("chameleon/R penguin/G kangaroo/B")


def test_a_returned_kangaroo_jumps_as_the_player_of_the_vulture_likes(table: Table) -> None:
    table.given("lion/B seal/G zebra/Y", thats_it="kangaroo/B")
    assert table.choices("vulture/R") == ["vulture kangaroo 1", "vulture kangaroo 2"]
    table.plays("vulture/R", over=2).then_line("lion/B kangaroo/B seal/G zebra/Y").then_thats_it("vulture/R")


def test_a_kangaroo_returned_to_an_empty_line_has_nobody_to_jump_over(table: Table) -> None:
    assert table.given("", thats_it="kangaroo/B").choices("vulture/R") == ["vulture kangaroo"]
    table.plays("vulture/R").then_line("kangaroo/B").because("kangaroo/B", Reason.ALONE)


def test_a_kangaroo_that_arrives_as_fifth_leaves_the_last_place_to_whom_it_jumps_over(table: Table) -> None:
    table.given("lion/B seal/G zebra/Y parrot/B").plays("kangaroo/R", over=1)
    table.then_bar("lion/B seal/G").then_line("zebra/Y kangaroo/R").then_thats_it("parrot/B")


def test_even_a_long_jump_from_the_fifth_place_does_not_lead_into_the_bar(table: Table) -> None:
    table.given("lion/B seal/G zebra/Y parrot/B").plays("kangaroo/R", over=2)
    table.then_bar("lion/B seal/G").then_line("kangaroo/R zebra/Y").then_thats_it("parrot/B")
