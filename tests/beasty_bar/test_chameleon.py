"""Strength 5: the chameleon has no manners of its own and borrows those of the others."""

from game.beasty_bar.rules.events import Imitated, MaskDropped, Reason
from tests.beasty_bar.storyteller import Table


def test_a_chameleon_may_pose_as_each_species_in_line_and_chooses_what_that_one_chooses(table: Table) -> None:
    table.given("seal/B parrot/G seal/Y kangaroo/R")
    assert table.choices("chameleon/R") == [
        "chameleon seal",
        *(f"chameleon parrot {place}" for place in (1, 2, 3, 4)),
        "chameleon kangaroo 1",
        "chameleon kangaroo 2",
    ]


def test_a_chameleon_may_turn_the_trick_of_its_model_against_it(table: Table) -> None:
    table.given("parrot/B zebra/G").plays("chameleon/R", "parrot", on="parrot/B")
    table.then_line("zebra/G chameleon/R").then_thats_it("parrot/B")
    assert len(table.told(Imitated)) == len(table.told(MaskDropped)) == 1


def test_a_chameleon_is_a_five_again_when_the_recurring_animals_act(table: Table) -> None:
    table.given("hippo/G crocodile/R").plays("chameleon/B", "hippo")
    table.after_action("hippo/G chameleon/B crocodile/R").then_line("hippo/G crocodile/R")
    table.then_thats_it("chameleon/B")


def test_a_chameleon_copies_neither_itself_nor_another_chameleon(table: Table) -> None:
    assert table.given("").choices("chameleon/B") == ["chameleon"]
    table.plays("chameleon/B").then_line("chameleon/B").because("chameleon/B", Reason.NOBODY_TO_COPY)
    assert table.choices("chameleon/R") == ["chameleon"]
    table.plays("chameleon/R").then_line("chameleon/B chameleon/R")
    table.because("chameleon/R", Reason.NOBODY_TO_COPY)


def test_a_chameleon_must_pose_even_as_the_second_lion_who_leaves(table: Table) -> None:
    assert table.given("chameleon/G lion/B").choices("chameleon/R") == ["chameleon lion"]
    table.plays("chameleon/R").then_line("chameleon/G lion/B").then_thats_it("chameleon/R")


def test_a_chameleon_that_posed_as_a_porcupine_never_had_quills(table: Table) -> None:
    table.given("lion/G porcupine/B").plays("chameleon/R", "porcupine")
    table.because("chameleon/R", Reason.NO_ACTION).plays("cheetah/G")
    table.then_line("lion/G porcupine/B cheetah/G").then_thats_it("chameleon/R")


def test_a_chameleon_burns_if_it_takes_the_first_place_as_a_bat(table: Table) -> None:
    assert table.given("dog/B bat/G").choices("chameleon/R") == [
        "chameleon dog",
        "chameleon bat 1",
        "chameleon bat 2",
    ]
    table.plays("chameleon/R", "bat", on="dog/B").then_line("").then_thats_it("dog/B chameleon/R bat/G")


def test_a_chameleon_that_was_a_bat_once_does_not_burn_later(table: Table) -> None:
    table.given("dog/B bat/G").plays("chameleon/R", "bat", on="bat/G").then_line("dog/B chameleon/R")
    table.plays("parrot/Y", on="dog/B").then_line("chameleon/R parrot/Y").then_thats_it("bat/G dog/B")


def test_a_chameleon_shows_a_hand_card_like_a_penguin(table: Table) -> None:
    assert table.given("penguin/B dog/G", hand="lion/R monkey/R").choices("chameleon/R") == [
        "chameleon penguin monkey",
        "chameleon penguin lion",
        "chameleon dog",
    ]
    table.plays("chameleon/R", "penguin", "lion").then_line("chameleon/R penguin/B dog/G")


def test_a_chameleon_as_a_penguin_needs_a_card_to_show(table: Table) -> None:
    assert table.given("penguin/B").choices("chameleon/R") == ["chameleon penguin"]
    table.plays("chameleon/R").then_line("penguin/B chameleon/R")
    table.because("chameleon/R", Reason.NOTHING_TO_SHOW)


def test_no_species_is_posed_twice_by_a_penguin_that_shows_a_chameleon(table: Table) -> None:
    table.given("penguin/B chameleon/B zebra/G seal/Y", thats_it="penguin/Y", hand="chameleon/R")
    assert table.choices("vulture/R") == ["vulture penguin chameleon zebra", "vulture penguin chameleon seal"]
    table.plays("vulture/R", "seal").then_bar("penguin/Y seal/Y").then_line("zebra/G chameleon/B")


def test_no_species_is_posed_twice_by_a_chameleon_that_copies_a_penguin(table: Table) -> None:
    table.given("penguin/B", thats_it="chameleon/Y", hand="chameleon/R seal/R")
    assert table.choices("vulture/R") == ["vulture chameleon penguin seal"]
    table.plays("vulture/R").then_line("chameleon/Y penguin/B").then_thats_it("vulture/R")


def test_a_returned_chameleon_chooses_among_the_species_in_line(table: Table) -> None:
    table.given("kangaroo/B lion/G", thats_it="chameleon/Y")
    assert table.choices("vulture/R") == [
        "vulture chameleon kangaroo 1",
        "vulture chameleon kangaroo 2",
        "vulture chameleon lion",
    ]
    table.plays("vulture/R", "kangaroo", over=2).then_line("chameleon/Y kangaroo/B lion/G")
    table.then_thats_it("vulture/R")


def test_a_chameleon_that_does_not_get_away_from_the_fifth_place_is_thrown_out(table: Table) -> None:
    table.given("lion/B seal/G zebra/Y parrot/B").plays("chameleon/R", "zebra")
    table.then_bar("lion/B seal/G").then_line("zebra/Y parrot/B").then_thats_it("chameleon/R")
