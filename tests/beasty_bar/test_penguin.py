"""Strength 5: the penguin wears evening dress, so everybody believes whatever name it gives."""

from game.beasty_bar.rules.events import MaskDropped, Reason, Shown
from tests.beasty_bar.storyteller import Table, cards


def test_a_penguin_does_what_a_species_in_its_players_hand_would_do(table: Table) -> None:
    table.given("dog/B rhino/G", hand="peacock/R bear/R rhino/B").plays("penguin/R", "peacock")
    table.then_line("dog/B penguin/R rhino/G").then_thats_it("")


def test_a_penguin_offers_every_species_in_hand_with_its_own_choices(table: Table) -> None:
    table.given("dog/B bear/G", hand="tiger/R ostrich/R bat/R dog/Y")
    assert table.choices("penguin/R") == [
        "penguin bat 1",
        "penguin bat 2",
        "penguin ostrich even",
        "penguin ostrich odd",
        "penguin tiger",
    ]


def test_a_penguin_with_an_empty_hand_stays_a_penguin(table: Table) -> None:
    assert table.given("dog/B", hand="bat/G").choices("penguin/R") == ["penguin"]
    table.plays("penguin/R").then_line("dog/B penguin/R").because("penguin/R", Reason.NOTHING_TO_SHOW)


def test_a_card_shown_stays_in_hand_and_is_known_to_all_until_it_is_played(table: Table) -> None:
    table.given("dog/B rhino/G", hand="peacock/R bear/R").plays("penguin/R", "peacock")
    assert table.state.shown == cards("peacock/R")
    assert table.state.hands[3] == cards("peacock/R bear/R")
    table.plays("bear/R").then_line("rhino/G bear/R dog/B penguin/R")
    assert table.state.shown == cards("peacock/R")
    table.plays("peacock/R")
    assert table.state.shown == []


def test_a_penguin_must_show_a_card_even_if_that_helps_nothing(table: Table) -> None:
    assert table.given("dog/B", hand="zebra/R").choices("penguin/R") == ["penguin zebra"]
    table.plays("penguin/R").then_line("dog/B penguin/R").because("penguin/R", Reason.NO_ACTION)
    assert table.state.shown == cards("zebra/R")


def test_a_penguin_alone_finds_nobody_to_treat_as_its_model_would(table: Table) -> None:
    table.given("", hand="cheetah/R").plays("penguin/R").then_line("penguin/R")
    table.because("penguin/R", Reason.ALONE)


def test_a_penguin_is_the_first_lion_or_the_second(table: Table) -> None:
    table.given("zebra/B monkey/G", hand="lion/R lion/B").plays("penguin/R")
    table.then_line("penguin/R zebra/B").then_thats_it("monkey/G")
    table.plays("lion/R").then_line("lion/R penguin/R zebra/B")
    table.plays("penguin/B").then_line("lion/R penguin/R zebra/B").then_thats_it("monkey/G penguin/B")


def test_a_penguin_passes_a_crocodile_as_a_hippo_and_is_eaten_by_it_as_a_penguin(table: Table) -> None:
    table.given("crocodile/B", hand="hippo/R").plays("penguin/R").after_action("penguin/R crocodile/B")
    table.then_line("crocodile/B").then_thats_it("penguin/R")
    assert table.told(Shown) == [Shown(*cards("penguin/R hippo/R"))]
    assert table.told(MaskDropped) == [MaskDropped(*cards("penguin/R"))]


def test_a_penguin_is_one_of_the_monkeys_for_its_own_action_only(table: Table) -> None:
    table.given("hippo/B dog/G monkey/Y", hand="monkey/R").plays("penguin/R")
    table.then_line("penguin/R monkey/Y dog/G").then_thats_it("hippo/B")
    table.plays("lion/B").then_line("lion/B penguin/R dog/G").then_thats_it("hippo/B monkey/Y")


def test_a_penguin_posing_as_a_skunk_does_not_drive_itself_off(table: Table) -> None:
    table.given("dog/B peacock/G bat/Y", hand="skunk/R").plays("penguin/R", stacking="peacock/G bat/Y dog/B")
    table.then_line("penguin/R").then_thats_it("peacock/G bat/Y dog/B")


def test_a_chameleon_that_copies_a_penguin_shows_a_card_as_well(table: Table) -> None:
    table.given("penguin/B dog/G", hand="peacock/R bat/R bear/B")
    assert table.choices("chameleon/R") == [
        "chameleon penguin bat 1",
        "chameleon penguin bat 2",
        "chameleon penguin peacock 1",
        "chameleon dog",
    ]
    table.plays("chameleon/R", "penguin", "peacock").then_line("chameleon/R penguin/B dog/G")
    assert table.state.shown == cards("peacock/R")


def test_a_penguin_that_shows_a_chameleon_copies_a_species_in_the_line(table: Table) -> None:
    table.given("peacock/G bear/B", thats_it="penguin/B", hand="chameleon/R")
    assert table.choices("vulture/R") == [
        "vulture penguin chameleon peacock 2",
        "vulture penguin chameleon bear",
    ]
    table.plays("vulture/R", "peacock").then_line("peacock/G penguin/B bear/B").then_thats_it("vulture/R")


def test_a_chain_that_comes_back_to_the_penguin_ends_without_effect(table: Table) -> None:
    table.given("penguin/G chameleon/G", thats_it="penguin/B", hand="chameleon/R")
    assert table.choices("vulture/R") == ["vulture penguin chameleon"]
    table.plays("vulture/R").then_line("penguin/G chameleon/G penguin/B").then_thats_it("vulture/R")
    table.because("penguin/B", Reason.NOBODY_TO_COPY)


def test_a_chameleon_posing_as_a_penguin_cannot_show_a_penguin(table: Table) -> None:
    table.given("penguin/G", thats_it="chameleon/B", hand="penguin/R")
    assert table.choices("vulture/R") == ["vulture chameleon penguin"]
    table.plays("vulture/R").then_line("penguin/G chameleon/B").because("chameleon/B", Reason.NOTHING_TO_SHOW)
    assert table.state.shown == []
