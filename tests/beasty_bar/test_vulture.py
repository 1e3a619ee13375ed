"""Strength 2: the vulture never queues, it knows who gets a second chance."""

import pytest

from game.beasty_bar.rules.events import Fetched, MaskDropped, NothingHappened, Played, Reason
from tests.beasty_bar.storyteller import Table, cards


def test_a_vulture_brings_back_the_topmost_card_which_acts_and_lies_down_there_itself(table: Table) -> None:
    table.given("rhino/B dog/G", thats_it="vulture/Y bear/Y peacock/B").plays("vulture/R")
    table.then_line("peacock/B rhino/B dog/G").then_thats_it("vulture/Y bear/Y vulture/R").then_bar("")
    assert table.told(Played) == [Played(*cards("vulture/R"), place=None)]
    assert table.told(Fetched) == [Fetched(*cards("vulture/R peacock/B"), place=2)]


def test_a_vulture_at_an_empty_pile_becomes_its_first_card(table: Table) -> None:
    assert table.given("dog/B").choices("vulture/R") == ["vulture"]
    table.plays("vulture/R").then_line("dog/B").then_thats_it("vulture/R")
    table.because("vulture/R", Reason.EMPTY_PILE)


def test_two_vultures_enter_the_bar_together_and_the_turn_goes_on(table: Table) -> None:
    table.given("dog/B llama/G", thats_it="rhino/R vulture/Y").plays("vulture/B")
    table.then_bar("vulture/Y vulture/B").then_line("llama/G dog/B").then_thats_it("rhino/R")


def test_a_vulture_lies_below_the_animal_excluded_in_the_same_turn(table: Table) -> None:
    table.given("rhino/B dog/G ostrich/Y bear/B", thats_it="porcupine/Y").plays("vulture/R")
    table.then_bar("rhino/B dog/G").then_line("ostrich/Y bear/B").then_thats_it("vulture/R porcupine/Y")


def test_a_vulture_lies_above_the_victims_of_the_whole_turn_in_the_order_its_player_likes(
    table: Table,
) -> None:
    table.given("ostrich/B dog/G bear/R tiger/Y", thats_it="rhino/B")
    table.plays("vulture/R", stacking="dog/G bear/R")
    table.then_line("ostrich/B tiger/Y rhino/B").then_thats_it("dog/G bear/R vulture/R")


def test_an_animal_brought_back_can_be_sent_away_again_at_once(table: Table) -> None:
    table.given("dog/B lion/G", thats_it="peacock/B lion/Y").plays("vulture/R")
    table.then_line("dog/B lion/G").then_thats_it("peacock/B lion/Y vulture/R")


def test_a_bat_brought_back_into_an_empty_line_burns_without_a_bite(table: Table) -> None:
    assert table.given("", thats_it="dog/B bat/G").choices("vulture/R") == ["vulture bat"]
    table.plays("vulture/R").then_line("").then_thats_it("dog/B bat/G vulture/R")
    assert table.told(NothingHappened) == []


def test_a_crocodile_brought_back_acts_again_among_the_recurring_animals(table: Table) -> None:
    table.given("parrot/B monkey/G tiger/Y", thats_it="crocodile/G").plays("vulture/R")
    table.after_action("parrot/B monkey/G tiger/Y crocodile/G")
    table.then_line("tiger/Y crocodile/G").then_thats_it("parrot/B monkey/G vulture/R")


def test_a_penguin_brought_back_shows_the_hand_of_the_vultures_player(table: Table) -> None:
    table.given("dog/B bear/G", thats_it="penguin/Y", hand="peacock/R rhino/Y")
    assert table.choices("vulture/R") == ["vulture penguin peacock 2"]
    table.plays("vulture/R").then_line("dog/B penguin/Y bear/G").then_thats_it("vulture/R")
    assert table.state.shown == cards("peacock/R")


def test_a_penguin_posing_as_a_vulture_leaves_the_line_and_lands_on_top(table: Table) -> None:
    table.given("lion/B dog/G", thats_it="bear/Y rhino/Y", hand="vulture/R").plays("penguin/R")
    table.then_line("rhino/Y dog/G").then_thats_it("bear/Y lion/B penguin/R")
    assert table.told(MaskDropped) == [MaskDropped(*cards("penguin/R"))]


def test_a_penguin_posing_as_a_vulture_leaves_the_line_even_for_an_empty_pile(table: Table) -> None:
    assert table.given("dog/B", hand="vulture/R").choices("penguin/R") == ["penguin vulture"]
    table.plays("penguin/R").then_line("dog/B").then_thats_it("penguin/R")
    table.because("penguin/R", Reason.EMPTY_PILE)


def test_a_penguin_posing_as_a_vulture_enters_the_bar_with_a_vulture_it_finds(table: Table) -> None:
    table.given("dog/B", thats_it="bear/Y vulture/Y", hand="vulture/R").plays("penguin/R")
    table.then_bar("vulture/Y penguin/R").then_line("dog/B").then_thats_it("bear/Y")


def test_whoever_is_brought_back_starts_its_own_chain_and_all_land_as_they_stepped_aside(
    table: Table,
) -> None:
    table.given("penguin/B rhino/G", thats_it="bear/Y dog/Y penguin/G", hand="vulture/R")
    table.plays("chameleon/R", "penguin", "vulture", "penguin", "vulture", "dog")
    table.then_line("dog/Y penguin/B rhino/G").then_thats_it("bear/Y chameleon/R penguin/G")
    assert table.state.shown == cards("vulture/R")


@pytest.mark.parametrize(
    ("line", "thats_it", "newcomer", "mode", "pile"),
    [
        ("dog/B", "rhino/Y", "vulture/R", "new", "dog/B vulture/R"),
        ("rhino/B dog/G bat/Y bat/B", "", "porcupine/R", "new", "porcupine/R bat/Y bat/B"),
        ("zebra/B hippo/G", "", "skunk/R", "base", "zebra/B hippo/G"),
    ],
)
def test_nobody_chooses_an_order_for_one_victim_or_after_the_gate_has_opened_or_without_new_beasts(
    table: Table, line: str, thats_it: str, newcomer: str, mode: str, pile: str
) -> None:
    table.given(line, thats_it=thats_it, mode=mode)
    with pytest.raises(AssertionError, match="there is nothing to stack"):
        table.plays(newcomer, stacking=pile)
    table.then_thats_it(pile)
