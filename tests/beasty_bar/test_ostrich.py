"""Strength 6: the ostrich cannot count far, but even and odd it can tell at full speed."""

from game.beasty_bar.rules.events import NothingHappened, Passed, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_an_ostrich_runs_past_even_animals_and_stops_behind_the_first_odd_one(table: Table) -> None:
    table.given("cheetah/B dog/G rhino/Y").plays("ostrich/R", past="even")
    table.then_line("cheetah/B ostrich/R dog/G rhino/Y").then_thats_it("")
    assert [event.over for event in table.told(Passed)] == [tuple(cards("rhino/Y dog/G"))]


def test_an_ostrich_runs_past_odd_animals_and_stops_behind_the_first_even_one(table: Table) -> None:
    table.given("dog/B porcupine/G bear/Y").plays("ostrich/R", past="odd")
    table.then_line("dog/B ostrich/R porcupine/G bear/Y")


def test_an_ostrich_that_has_stopped_does_not_run_on_beyond_the_obstacle(table: Table) -> None:
    table.given("rhino/B cheetah/G dog/Y").plays("ostrich/R", past="even")
    table.then_line("rhino/B cheetah/G ostrich/R dog/Y")


def test_an_ostrich_reaches_the_gate_if_nobody_of_the_other_kind_waits(table: Table) -> None:
    table.given("dog/B rhino/G").plays("ostrich/R", past="even").then_line("ostrich/R dog/B rhino/G")


def test_an_ostrich_may_choose_the_kind_that_keeps_it_where_it_is(table: Table) -> None:
    table.given("dog/B rhino/G").plays("ostrich/R", past="odd").then_line("dog/B rhino/G ostrich/R")
    stopped = NothingHappened(*cards("ostrich/R"), Reason.OTHER_PARITY, *cards("rhino/G"))
    assert table.told(NothingHappened) == [stopped]


def test_an_ostrich_chooses_between_even_and_odd_and_nothing_else(table: Table) -> None:
    assert table.given("dog/B rhino/G").choices("ostrich/R") == ["ostrich even", "ostrich odd"]


def test_an_ostrich_alone_has_nothing_to_choose(table: Table) -> None:
    assert table.given("").choices("ostrich/R") == ["ostrich"]
    table.plays("ostrich/R").then_line("ostrich/R").because("ostrich/R", Reason.ALONE)


def test_an_ostrich_runs_past_zebras_and_bats_as_odd_ones(table: Table) -> None:
    table.given("dog/B zebra/G bat/Y").plays("ostrich/R", past="odd")
    table.then_line("dog/B ostrich/R zebra/G bat/Y")


def test_an_ostrich_runs_only_in_the_turn_in_which_it_arrives(table: Table) -> None:
    table.given("dog/B ostrich/G").plays("porcupine/R").then_line("dog/B ostrich/G porcupine/R")


def test_a_chameleon_runs_as_far_as_an_ostrich_would_whatever_it_is_itself(table: Table) -> None:
    table.given("rhino/B ostrich/G")
    assert table.choices("chameleon/R") == [
        "chameleon rhino 1",
        "chameleon ostrich even",
        "chameleon ostrich odd",
    ]
    table.plays("chameleon/R", "ostrich", past="even").then_line("chameleon/R rhino/B ostrich/G")


def test_a_chameleon_that_posed_as_an_ostrich_is_odd_again_afterwards(table: Table) -> None:
    table.given("dog/G ostrich/B").plays("chameleon/R", "ostrich", past="odd")
    table.then_line("dog/G ostrich/B chameleon/R")
    table.plays("ostrich/Y", past="odd").then_line("dog/G ostrich/B ostrich/Y chameleon/R")


def test_a_penguin_runs_past_stronger_animals_as_an_ostrich_would(table: Table) -> None:
    table.given("cheetah/B bear/G", hand="ostrich/R").plays("penguin/R", past="odd")
    table.then_line("penguin/R cheetah/B bear/G")


def test_the_vultures_player_chooses_for_an_ostrich_brought_back(table: Table) -> None:
    table.given("dog/B porcupine/G", thats_it="ostrich/Y")
    assert table.choices("vulture/R") == ["vulture ostrich even", "vulture ostrich odd"]
    table.plays("vulture/R", past="odd").then_line("dog/B ostrich/Y porcupine/G").then_thats_it("vulture/R")
