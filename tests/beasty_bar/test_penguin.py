"""Strength 5: the penguin wears evening dress, so everybody believes whatever name it gives."""

from game.beasty_bar.rules.events import MaskDropped, Reason, Shown
from tests.beasty_bar.storyteller import Table, cards


def test_a_penguin_does_what_a_species_in_its_players_hand_would_do(table: Table) -> None:
    table.given("dog/B rhino/Y", hand="peacock/G bear/G rhino/B").plays("penguin/G", "peacock")
    table.then_line("dog/B penguin/G rhino/Y").then_thats_it("")


def test_a_penguin_offers_every_species_in_hand_with_its_own_choices(table: Table) -> None:
    table.given("dog/B bear/Y", hand="tiger/G ostrich/G bat/G dog/R")
    assert table.choices("penguin/G") == [
        "penguin bat 1",
        "penguin bat 2",
        "penguin ostrich even",
        "penguin ostrich odd",
        "penguin tiger",
    ]


def test_a_penguin_with_an_empty_hand_stays_a_penguin(table: Table) -> None:
    assert table.given("dog/B", hand="bat/Y").choices("penguin/G") == ["penguin"]
    table.plays("penguin/G").then_line("dog/B penguin/G").because("penguin/G", Reason.NOTHING_TO_SHOW)


def test_a_card_shown_stays_in_hand_and_is_known_to_all_until_it_is_played(table: Table) -> None:
    table.given("dog/B rhino/Y", hand="peacock/G bear/G").plays("penguin/G", "peacock")
    assert table.state.shown == cards("peacock/G")
    assert table.state.hands[3] == cards("peacock/G bear/G")
    table.plays("bear/G").then_line("rhino/Y bear/G dog/B penguin/G")
    assert table.state.shown == cards("peacock/G")
    table.plays("peacock/G")
    assert table.state.shown == []


def test_a_penguin_must_show_a_card_even_if_that_helps_nothing(table: Table) -> None:
    assert table.given("dog/B", hand="zebra/G").choices("penguin/G") == ["penguin zebra"]
    table.plays("penguin/G").then_line("dog/B penguin/G").because("penguin/G", Reason.NO_ACTION)
    assert table.state.shown == cards("zebra/G")


def test_a_penguin_alone_finds_nobody_to_treat_as_its_model_would(table: Table) -> None:
    table.given("", hand="cheetah/G").plays("penguin/G").then_line("penguin/G")
    table.because("penguin/G", Reason.ALONE)


def test_a_penguin_is_the_first_lion_or_the_second(table: Table) -> None:
    table.given("zebra/B monkey/Y", hand="lion/G lion/B").plays("penguin/G")
    table.then_line("penguin/G zebra/B").then_thats_it("monkey/Y")
    table.plays("lion/G").then_line("lion/G penguin/G zebra/B")
    table.plays("penguin/B").then_line("lion/G penguin/G zebra/B").then_thats_it("monkey/Y penguin/B")


def test_a_penguin_passes_a_crocodile_as_a_hippo_and_is_eaten_by_it_as_a_penguin(table: Table) -> None:
    table.given("crocodile/B", hand="hippo/G").plays("penguin/G").after_action("penguin/G crocodile/B")
    table.then_line("crocodile/B").then_thats_it("penguin/G")
    assert table.told(Shown) == [Shown(*cards("penguin/G hippo/G"))]
    assert table.told(MaskDropped) == [MaskDropped(*cards("penguin/G"))]


def test_a_penguin_is_one_of_the_monkeys_for_its_own_action_only(table: Table) -> None:
    table.given("hippo/B dog/Y monkey/R", hand="monkey/G").plays("penguin/G")
    table.then_line("penguin/G monkey/R dog/Y").then_thats_it("hippo/B")
    table.plays("lion/B").then_line("lion/B penguin/G dog/Y").then_thats_it("hippo/B monkey/R")


def test_a_penguin_posing_as_a_skunk_does_not_drive_itself_off(table: Table) -> None:
    table.given("dog/B peacock/Y bat/R", hand="skunk/G").plays("penguin/G", stacking="peacock/Y bat/R dog/B")
    table.then_line("penguin/G").then_thats_it("peacock/Y bat/R dog/B")


def test_a_chameleon_that_copies_a_penguin_shows_a_card_as_well(table: Table) -> None:
    table.given("penguin/B dog/Y", hand="peacock/G bat/G bear/B")
    assert table.choices("chameleon/G") == [
        "chameleon penguin bat 1",
        "chameleon penguin bat 2",
        "chameleon penguin peacock 1",
        "chameleon dog",
    ]
    table.plays("chameleon/G", "penguin", "peacock").then_line("chameleon/G penguin/B dog/Y")
    assert table.state.shown == cards("peacock/G")


def test_a_penguin_that_shows_a_chameleon_copies_a_species_in_the_line(table: Table) -> None:
    table.given("peacock/Y bear/B", thats_it="penguin/B", hand="chameleon/G")
    assert table.choices("vulture/G") == [
        "vulture penguin chameleon peacock 2",
        "vulture penguin chameleon bear",
    ]
    table.plays("vulture/G", "peacock").then_line("peacock/Y penguin/B bear/B").then_thats_it("vulture/G")


def test_a_chain_that_comes_back_to_the_penguin_ends_without_effect(table: Table) -> None:
    table.given("penguin/Y chameleon/Y", thats_it="penguin/B", hand="chameleon/G")
    assert table.choices("vulture/G") == ["vulture penguin chameleon"]
    table.plays("vulture/G").then_line("penguin/Y chameleon/Y penguin/B").then_thats_it("vulture/G")
    table.because("penguin/B", Reason.NOBODY_TO_COPY)


def test_a_chameleon_posing_as_a_penguin_cannot_show_a_penguin(table: Table) -> None:
    table.given("penguin/Y", thats_it="chameleon/B", hand="penguin/G")
    assert table.choices("vulture/G") == ["vulture chameleon penguin"]
    table.plays("vulture/G").then_line("penguin/Y chameleon/B").because("chameleon/B", Reason.NOTHING_TO_SHOW)
    assert table.state.shown == []
