"""Strength 6: the seal carries Heaven's Gate to the other end, which happens to be its own."""

from game.beasty_bar.rules.events import GateFlipped
from tests.beasty_bar.storyteller import Table, cards


def test_a_seal_makes_the_last_the_first(table: Table) -> None:
    table.given("lion/B zebra/G parrot/Y").plays("seal/R").then_line("seal/R parrot/Y zebra/G lion/B")
    line = tuple(cards("seal/R parrot/Y zebra/G lion/B"))
    assert table.told(GateFlipped) == [GateFlipped(*cards("seal/R"), line)]


def test_a_second_seal_turns_the_line_back(table: Table) -> None:
    table.given("lion/B zebra/G").plays("seal/R").plays("seal/Y").then_line("seal/Y lion/B zebra/G seal/R")
    assert not table.state.flipped


def test_a_seal_alone_moves_only_the_gate(table: Table) -> None:
    table.given("").plays("seal/R").then_line("seal/R").then_thats_it("")
    assert table.state.flipped


def test_a_hippo_pushes_towards_the_new_gate(table: Table) -> None:
    table.given("zebra/B hippo/G parrot/Y").plays("seal/R").after_action("seal/R parrot/Y hippo/G zebra/B")
    table.then_line("hippo/G seal/R parrot/Y zebra/B")


def test_a_giraffe_steps_towards_the_new_gate(table: Table) -> None:
    table.given("giraffe/B zebra/G").plays("seal/R").then_line("seal/R giraffe/B zebra/G")


def test_the_order_of_acting_begins_at_the_new_gate(table: Table) -> None:
    table.given("crocodile/R hippo/G").plays("seal/Y").after_action("seal/Y hippo/G crocodile/R")
    table.then_line("hippo/G crocodile/R").then_thats_it("seal/Y")


def test_a_zebra_covers_the_seal_on_its_other_side(table: Table) -> None:
    table.given("crocodile/R zebra/B").plays("seal/G").then_line("seal/G zebra/B crocodile/R")
    table.then_thats_it("")


def test_tiger_and_llama_face_the_new_gate(table: Table) -> None:
    table.given("llama/B tiger/G porcupine/Y").plays("seal/R")
    table.after_action("seal/R porcupine/Y tiger/G llama/B")
    table.then_line("tiger/G llama/B porcupine/Y").then_thats_it("seal/R")


def test_no_bat_burns_when_the_gate_moves(table: Table) -> None:
    table.given("bear/B bat/G").plays("seal/R").then_line("seal/R bat/G bear/B").then_thats_it("")


def test_whoever_poses_as_a_seal_stands_first(table: Table) -> None:
    table.given("seal/B lion/G", hand="seal/Y").plays("chameleon/R", "seal")
    table.then_line("chameleon/R lion/G seal/B").plays("penguin/Y")
    table.then_line("penguin/Y seal/B lion/G chameleon/R")


def test_a_returned_seal_moves_the_gate(table: Table) -> None:
    table.given("lion/B zebra/G", thats_it="seal/Y").plays("vulture/R")
    table.then_line("seal/Y zebra/G lion/B").then_thats_it("vulture/R")


def test_a_seal_that_arrives_as_fifth_is_let_in_and_the_former_first_is_thrown_out(table: Table) -> None:
    table.given("lion/B zebra/G parrot/Y skunk/B").plays("seal/R")
    table.then_bar("seal/R skunk/B").then_line("parrot/Y zebra/G").then_thats_it("lion/B")


def test_a_seal_leaves_no_choice(table: Table) -> None:
    assert table.given("lion/B parrot/G").choices("seal/R") == ["seal"]
