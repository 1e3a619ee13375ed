"""Strength 7: the porcupine does nothing at all, which hurts only those who lean on it."""

import pytest

from game.beasty_bar.rules.events import Reason, Stung
from tests.beasty_bar.storyteller import Table, cards


def test_a_porcupine_only_queues_up(table: Table) -> None:
    assert table.given("dog/B peacock/G").choices("porcupine/R") == ["porcupine"]
    table.plays("porcupine/R").then_line("dog/B peacock/G porcupine/R")
    table.because("porcupine/R", Reason.NO_ACTION)


@pytest.mark.parametrize(
    ("line", "attacker"),
    [
        ("dog/B porcupine/G peacock/Y", "rhino/R"),
        ("dog/B porcupine/G peacock/Y", "tiger/R"),
        ("bear/B porcupine/G cheetah/Y", "cheetah/R"),
        ("dog/B porcupine/G", "crocodile/R"),
    ],
)
def test_a_stronger_attacker_runs_into_the_quills_and_has_to_go(
    table: Table, line: str, attacker: str
) -> None:
    table.given(line).plays(attacker).then_line(line).then_thats_it(attacker)
    stung = [(event.attacker, event.porcupine) for event in table.told(Stung)]
    assert stung == [tuple(cards(f"{attacker} porcupine/G"))]


@pytest.mark.parametrize(
    ("line", "attacker"), [("porcupine/B bear/G", "tiger/Y"), ("porcupine/B", "crocodile/Y")]
)
def test_whoever_attacks_a_porcupine_again_in_another_players_turn_is_stung(
    table: Table, line: str, attacker: str
) -> None:
    table.given(f"{line} {attacker}").plays("porcupine/R")
    table.then_line(f"{line} porcupine/R").then_thats_it(attacker)


def test_what_a_crocodile_ate_on_its_way_to_a_porcupine_stays_eaten(table: Table) -> None:
    table.given("dog/B porcupine/G peacock/Y ostrich/B").plays("crocodile/R")
    table.then_line("dog/B porcupine/G").then_thats_it("ostrich/B peacock/Y crocodile/R")


@pytest.mark.parametrize(
    ("line", "imitator", "model"),
    [
        ("cheetah/B porcupine/G", "chameleon/R", "cheetah"),
        ("porcupine/G tiger/B", "chameleon/R", "tiger"),
        ("crocodile/B porcupine/G", "chameleon/R", "crocodile"),
        ("dog/B porcupine/G", "penguin/R", "rhino"),
    ],
)
def test_an_imitator_is_stung_for_the_strength_with_which_it_attacks(
    table: Table, line: str, imitator: str, model: str
) -> None:
    table.given(line, hand=f"{model}/R").plays(imitator, model).then_line(line).then_thats_it(imitator)


@pytest.mark.parametrize("attacker", ["parrot/R", "bat/R"])
def test_quills_do_not_impress_a_parrot_or_a_bat(table: Table, attacker: str) -> None:
    table.given("dog/B porcupine/G").plays(attacker, on="porcupine/G")
    table.then_line(f"dog/B {attacker}").then_thats_it("porcupine/G")


def test_quills_do_not_impress_a_skunk(table: Table) -> None:
    table.given("porcupine/B dog/G peacock/Y").plays("skunk/R")
    table.then_line("peacock/Y skunk/R").then_thats_it("porcupine/B dog/G")


@pytest.mark.parametrize("model", ["parrot", "bat"])
def test_quills_do_not_impress_whoever_poses_as_a_weak_attacker(table: Table, model: str) -> None:
    table.given("dog/B porcupine/G", hand=f"{model}/R").plays("penguin/R", model, on="porcupine/G")
    table.then_line("dog/B penguin/R").then_thats_it("porcupine/G")


@pytest.mark.parametrize(
    ("mover", "line"),
    [
        ("lion/R", "lion/R rhino/B porcupine/G"),
        ("hippo/R", "rhino/B hippo/R porcupine/G"),
        ("bear/R", "rhino/B bear/R porcupine/G"),
        ("snake/R", "rhino/B snake/R porcupine/G"),
        ("llama/R", "rhino/B llama/R porcupine/G"),
        ("giraffe/R", "rhino/B giraffe/R porcupine/G"),
        ("dog/R", "dog/R porcupine/G rhino/B"),
    ],
)
def test_a_porcupine_is_passed_and_dragged_and_sorted_and_spat_at_like_anybody(
    table: Table, mover: str, line: str
) -> None:
    table.given("rhino/B porcupine/G").plays(mover).then_line(line).then_thats_it("")


def test_no_quills_help_against_the_exclusion(table: Table) -> None:
    table.given("rhino/B dog/G peacock/Y ostrich/B").plays("porcupine/R")
    table.then_bar("rhino/B dog/G").then_line("peacock/Y ostrich/B").then_thats_it("porcupine/R")


def test_showing_a_porcupine_does_nothing_and_grows_no_quills(table: Table) -> None:
    table.given("bear/B", hand="porcupine/R").plays("penguin/R").then_line("bear/B penguin/R")
    table.because("penguin/R", Reason.NO_ACTION)
    table.plays("cheetah/G").then_line("bear/B cheetah/G").then_thats_it("penguin/R")


def test_a_porcupine_brought_back_by_a_vulture_has_its_quills(table: Table) -> None:
    table.given("dog/G", thats_it="porcupine/Y").plays("vulture/R").then_line("dog/G porcupine/Y")
    table.plays("rhino/B").then_line("dog/G porcupine/Y").then_thats_it("vulture/R rhino/B")


def test_a_rhino_may_pick_a_zebra_to_spare_itself_the_quills_of_an_equal_porcupine(table: Table) -> None:
    assert table.given("porcupine/B zebra/G dog/Y").choices("rhino/R") == ["rhino 1", "rhino 2"]
    table.plays("rhino/R", on="zebra/G").then_line("porcupine/B rhino/R dog/Y").then_thats_it("zebra/G")


def test_with_shield_classes_a_zebra_keeps_an_attacker_away_from_the_quills(table: Table) -> None:
    table.given("porcupine/B zebra/G", shield_classes=True).plays("rhino/R", on="porcupine/B")
    table.then_line("porcupine/B zebra/G rhino/R").then_thats_it("").because("rhino/R", Reason.ZEBRA)
