"""Strength 3: the peacock needs an audience, and prefers one with big muscles."""

from game.beasty_bar.rules.events import Reason
from tests.beasty_bar.storyteller import Table


def test_a_peacock_stands_directly_in_front_of_the_strongest_animal(table: Table) -> None:
    table.given("dog/B bear/G ostrich/Y").plays("peacock/R")
    table.then_line("dog/B peacock/R bear/G ostrich/Y").then_thats_it("")


def test_a_peacock_gets_to_the_gate_if_the_strongest_animal_stands_first(table: Table) -> None:
    table.given("rhino/B zebra/G bear/Y").plays("peacock/R").then_line("peacock/R rhino/B zebra/G bear/Y")


def test_a_peacock_picks_one_of_those_that_share_the_highest_strength(table: Table) -> None:
    assert table.given("rhino/B dog/G lion/Y").choices("peacock/R") == ["peacock 1", "peacock 3"]
    table.plays("peacock/R", on="lion/Y").then_line("rhino/B dog/G peacock/R lion/Y")


def test_a_peacock_does_not_admire_itself_among_weaker_animals(table: Table) -> None:
    table.given("parrot/B skunk/G").plays("peacock/R").then_line("peacock/R parrot/B skunk/G")


def test_a_peacock_stands_in_front_of_another_peacock_and_of_nobody_weaker(table: Table) -> None:
    assert table.given("parrot/B peacock/G").choices("peacock/R") == ["peacock 2"]
    table.plays("peacock/R").then_line("parrot/B peacock/R peacock/G")


def test_a_peacock_alone_has_no_audience(table: Table) -> None:
    assert table.given("").choices("peacock/R") == ["peacock"]
    table.plays("peacock/R").then_line("peacock/R").because("peacock/R", Reason.ALONE)


def test_a_peacock_stays_put_in_later_turns(table: Table) -> None:
    table.given("dog/B peacock/G").plays("rhino/R").then_line("rhino/R peacock/G").then_thats_it("dog/B")


def test_a_hippo_pushes_past_its_new_admirer_in_the_same_turn(table: Table) -> None:
    table.given("hippo/B dog/G").plays("peacock/R").after_action("peacock/R hippo/B dog/G")
    table.then_line("hippo/B peacock/R dog/G")


def test_a_chameleon_posing_as_a_peacock_does_not_look_for_itself(table: Table) -> None:
    table.given("peacock/B dog/G").plays("chameleon/R", "peacock").then_line("peacock/B chameleon/R dog/G")


def test_a_penguin_posing_as_a_peacock_chooses_like_one(table: Table) -> None:
    table.given("bear/B dog/G hippo/Y", hand="peacock/R")
    assert table.choices("penguin/R") == ["penguin peacock 1", "penguin peacock 3"]
    table.plays("penguin/R", on="hippo/Y").after_action("bear/B dog/G penguin/R hippo/Y")
    table.then_line("bear/B hippo/Y dog/G penguin/R")


def test_the_vultures_player_chooses_for_a_peacock_brought_back(table: Table) -> None:
    table.given("rhino/B rhino/G", thats_it="peacock/Y")
    assert table.choices("vulture/R") == ["vulture peacock 1", "vulture peacock 2"]
    table.plays("vulture/R", on="rhino/G").then_line("rhino/B peacock/Y rhino/G").then_thats_it("vulture/R")
