"""Strength 2: the parrot talks at somebody until that somebody goes home."""

from game.beasty_bar.rules.events import Expelled, Reason, Why
from tests.beasty_bar.storyteller import Table, cards


def test_a_parrot_may_choose_anyone_but_itself(table: Table) -> None:
    assert table.given("lion/B parrot/G seal/R").choices("parrot/R") == ["parrot 1", "parrot 2", "parrot 3"]


def test_a_parrot_drives_the_chosen_animal_off(table: Table) -> None:
    table.given("lion/B seal/G zebra/Y").plays("parrot/R", on="seal/G").then_line("lion/B zebra/Y parrot/R")
    table.then_thats_it("seal/G")
    assert table.told(Expelled) == [Expelled(*cards("parrot/R seal/G"), 1, Why.SHOOED)]


def test_a_parrot_alone_has_nobody_to_talk_to(table: Table) -> None:
    assert table.given("").choices("parrot/R") == ["parrot"]
    table.plays("parrot/R").then_line("parrot/R").then_thats_it("").because("parrot/R", Reason.ALONE)


def test_a_parrot_has_to_drive_off_its_owners_animal_if_nobody_else_is_there(table: Table) -> None:
    assert table.given("seal/R").choices("parrot/R") == ["parrot 1"]
    table.plays("parrot/R").then_line("parrot/R").then_thats_it("seal/R")


def test_a_parrot_may_drive_off_a_parrot(table: Table) -> None:
    table.given("lion/G parrot/B").plays("parrot/R", on="parrot/B").then_line("lion/G parrot/R")
    table.then_thats_it("parrot/B")


def test_a_hippo_rushes_forward_once_a_parrot_has_driven_off_the_zebra(table: Table) -> None:
    table.given("seal/B zebra/G hippo/Y").plays("parrot/R", on="zebra/G")
    table.after_action("seal/B hippo/Y parrot/R").then_line("hippo/Y seal/B parrot/R")
    table.then_thats_it("zebra/G")


def test_quills_are_no_use_against_a_parrot(table: Table) -> None:
    table.given("porcupine/B seal/G").plays("parrot/R", on="porcupine/B").then_line("seal/G parrot/R")
    table.then_thats_it("porcupine/B")


def test_no_zebra_covers_anyone_from_a_parrot_even_with_shield_classes(table: Table) -> None:
    table.given("seal/B zebra/G", shield_classes=True, mode="mixed").plays("parrot/R", on="seal/B")
    table.then_line("zebra/G parrot/R").then_thats_it("seal/B")


def test_bats_burn_when_a_parrot_drives_off_whoever_stood_before_them(table: Table) -> None:
    table.given("lion/B bat/G bat/Y seal/G").plays("parrot/R", on="lion/B").then_line("seal/G parrot/R")
    table.then_thats_it("lion/B bat/G bat/Y")


def test_a_parrot_may_drive_off_a_bat(table: Table) -> None:
    table.given("lion/B bat/G").plays("parrot/R", on="bat/G").then_line("lion/B parrot/R")
    table.then_thats_it("bat/G")


def test_whoever_poses_as_a_parrot_is_as_weak_as_one_and_unstung(table: Table) -> None:
    table.given("parrot/B porcupine/G porcupine/Y", hand="parrot/Y")
    table.plays("chameleon/R", "parrot", on="porcupine/G")
    table.then_line("parrot/B porcupine/Y chameleon/R").then_thats_it("porcupine/G")
    assert table.choices("penguin/Y") == ["penguin parrot 1", "penguin parrot 2", "penguin parrot 3"]
    table.plays("penguin/Y", on="chameleon/R").then_line("parrot/B porcupine/Y penguin/Y")


def test_for_a_returned_parrot_the_player_of_the_vulture_chooses(table: Table) -> None:
    table.given("lion/B seal/G", thats_it="parrot/Y")
    assert table.choices("vulture/R") == ["vulture parrot 1", "vulture parrot 2"]
    table.plays("vulture/R", on="lion/B").then_line("seal/G parrot/Y").then_thats_it("lion/B vulture/R")


def test_a_parrot_that_arrives_as_fifth_keeps_the_gate_shut(table: Table) -> None:
    table.given("lion/B zebra/G seal/Y skunk/B").plays("parrot/R", on="skunk/B")
    table.then_bar("").then_line("lion/B zebra/G seal/Y parrot/R").then_thats_it("skunk/B")
