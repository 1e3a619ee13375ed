"""The protocol of the engine: the levels, and what they choose."""

from random import Random

import pytest

from game.beasty_bar.bot.opponents import LEVELS
from tests.beasty_bar.requests import (
    KEYS,
    THREE,
    Json,
    ask,
    paths,
    position,
    refused,
    shuffled_out_of_sight,
    turn,
)
from tests.beasty_bar.test_protocol_turns import STENCH


def test_the_levels_are_keys_and_weakest_first() -> None:
    assert ask(op="levels") == {"levels": [level.key for level in LEVELS]}


@pytest.mark.parametrize("level", KEYS)
def test_every_level_chooses_a_listed_action(level: str) -> None:
    state = ask(op="new", mode="mixed", seed=7)["state"]
    answer = ask(op="choose", state=state, level=level, seed=1, iterations=5, scoring="points_2019")
    assert answer.keys() == {"action", "thought"}
    assert answer["action"]["path"] in paths(state)
    assert answer["action"]["order"] is None


MANY = position(["parrot", "kangaroo", "chameleon", "ostrich"], THREE)


def test_the_same_seed_chooses_alike_and_without_one_it_is_seed_0() -> None:
    chosen = [ask(op="choose", state=MANY, level="random", seed=seed) for seed in range(30)]
    assert chosen == [ask(op="choose", state=MANY, level="random", seed=seed) for seed in range(30)]
    assert ask(op="choose", state=MANY, level="random") == chosen[0]


def test_the_random_level_chooses_every_action_with_some_seed() -> None:
    chosen = [
        ask(op="choose", state=MANY, level="random", seed=seed)["action"]["path"] for seed in range(150)
    ]
    assert sorted(map(str, paths(MANY))) == sorted({str(path) for path in chosen})


def test_a_choice_gives_an_order_where_one_is_due_and_it_can_be_played() -> None:
    orders = set()
    for seed in range(20):
        action = ask(op="choose", state=STENCH, level="random", seed=seed)["action"]
        assert action["path"] == ["skunk"]
        orders.add(tuple(action["order"]))
        turn(STENCH, *action["path"], order=action["order"])
    assert orders == {(0, 1), (1, 0)}


def test_a_choice_gives_no_order_where_none_is_due() -> None:
    action = ask(op="choose", state={**STENCH, "mode": "base"}, level="random")["action"]
    assert action == {"path": ["skunk"], "order": None}


@pytest.mark.parametrize("level", KEYS)
def test_no_level_is_influenced_by_what_its_seat_cannot_see(level: str) -> None:
    chance = Random(3)
    state = ask(op="new", players=3, mode="mixed", seed=4)["state"]
    for turns in range(12):
        other = shuffled_out_of_sight(state, state["to_move"], chance)
        question = {"op": "choose", "level": level, "seed": turns, "iterations": 3}
        assert ask(**question, state=state) == ask(**question, state=other)
        state = turn(state, *chance.choice(paths(state)))["state"]


def test_in_a_whole_game_nothing_hidden_influences_a_choice() -> None:
    chance = Random(3)
    for seed in range(5):
        state = ask(op="new", players=3, mode="mixed", advanced=True, seed=seed)["state"]
        while paths(state):
            other = shuffled_out_of_sight(state, state["to_move"], chance)
            chosen = ask(op="choose", state=state, level="random", seed=seed)
            assert ask(op="choose", state=other, level="random", seed=seed) == chosen
            state = turn(state, *chosen["action"]["path"], order=chosen["action"]["order"])["state"]


@pytest.mark.parametrize(
    ("fields", "detail"),
    [
        ({"level": None}, "'level' must be a text."),
        ({"level": 1}, "'level' must be a text."),
        ({"level": ["random"]}, "'level' must be a text."),
        ({"level": "genius"}, f"'level' must be one of {', '.join(KEYS)}."),
        ({"seed": "1"}, "'seed' must be a whole number."),
        ({"seed": 1.5}, "'seed' must be a whole number."),
        ({"scoring": "golf"}, "'scoring' must be one of count_2014, count_2015, points_2019."),
        ({"scoring": 2014}, "'scoring' must be one of count_2014, count_2015, points_2019."),
        ({"iterations": 0}, "'iterations' must be from 1 to 100000."),
        ({"iterations": -5}, "'iterations' must be from 1 to 100000."),
        ({"iterations": True}, "'iterations' must be a whole number."),
        ({"iterations": 100_001}, "'iterations' must be from 1 to 100000."),
        ({"budget_ms": 0}, "'budget_ms' must be from 1 to 60000."),
        ({"budget_ms": 60_001}, "'budget_ms' must be from 1 to 60000."),
        ({"budget_ms": 10.0}, "'budget_ms' must be a whole number."),
    ],
)
def test_a_question_of_the_wrong_form_to_a_level_is_a_bad_request(fields: Json, detail: str) -> None:
    request = {"level": "random", **fields}
    assert refused("bad_request", op="choose", state=position(["lion"]), **request) == detail


def test_a_seat_without_cards_has_nothing_to_choose() -> None:
    detail = "The seat to move holds no card."
    assert refused("bad_request", op="choose", state={"hands": [[], []]}, level="random") == detail
    state = position([])
    assert refused("bad_request", op="choose", state=state, level="random") == detail
