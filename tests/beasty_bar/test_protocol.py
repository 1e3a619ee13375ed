"""The protocol of the engine: any request, a new game, a state, and whole games turn by turn."""

from random import Random
from typing import Any

import pytest

from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import ANIMALS, BY_NAME
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.wire import objects as wire
from tests.beasty_bar.requests import BASE, NEW, Json, ask, paths, position, refused, turn
from tests.program import respond

# Any request


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"op": None},
        {"op": "New"},
        {"op": 1},
        {"op": ["new"]},
        {"op": {"new": 1}},
        {"op": ""},
        {"Op": "new"},
    ],
)
def test_an_unknown_operation_is_a_bad_request(request_: Json) -> None:
    assert refused("bad_request", **request_) == (
        "'op' must be one of new, legal, turn, score, view, levels, choose."
    )


@pytest.mark.parametrize("line", [b"[]", b"1", b'"new"', b"null", b"true", b"NaN"])
def test_a_request_that_is_no_object_is_a_bad_request(line: bytes) -> None:
    assert respond(line) == {"error": "bad_request", "detail": "A request is a JSON object."}


@pytest.mark.parametrize(
    "line", [b"", b"\n", b"{", b'{"op": new}', b"{'op': 'new'}", b"\xff", b"\x00", b"[" * 10**5]
)
def test_a_line_that_is_no_json_is_a_bad_request(line: bytes) -> None:
    assert respond(line) == {"error": "bad_request", "detail": "This line is no JSON."}


def test_a_field_that_no_operation_knows_is_ignored() -> None:
    assert ask(op="new", seed=7, weather="fine") == ask(op="new", seed=7)


@pytest.mark.parametrize("op", ["new", "legal", "turn", "score", "view", "choose"])
@pytest.mark.parametrize(
    ("rules", "detail"),
    [
        ({"shields": True}, "'rules' knows 'shield_classes' only."),
        ({"shield_classes": 1}, "'shield_classes' must be true or false."),
        ({"shield_classes": "yes"}, "'shield_classes' must be true or false."),
        ([], "'rules' must be an object."),
        (True, "'rules' must be an object."),
    ],
)
def test_house_rules_that_do_not_exist_are_a_bad_request(op: str, rules: Any, detail: str) -> None:
    request = {
        "op": op,
        "state": position(["lion"]),
        "action": {"path": ["lion"]},
        "seat": 0,
        "level": "random",
    }
    assert refused("bad_request", **request, rules=rules) == detail


@pytest.mark.parametrize("rules", [None, {}, {"shield_classes": None}, {"shield_classes": False}])
def test_without_the_house_rule_a_zebra_stops_no_tiger(rules: Any) -> None:
    state = position(["tiger"], [["zebra", 1], ["bat", 1]])
    assert turn(state, "tiger", rules=rules)["sent"] == [["zebra", 1], ["bat", 1]][:1]


def test_with_the_house_rule_a_zebra_stops_a_tiger() -> None:
    state = position(["tiger"], [["zebra", 1], ["bat", 1]])
    assert turn(state, "tiger", rules={"shield_classes": True})["sent"] == []


# new


def test_a_new_game_is_a_base_game_for_two_from_seed_0_unless_asked_otherwise() -> None:
    usual = {
        "players": 2,
        "mode": "base",
        "seed": 0,
        "advanced": False,
        "picks": None,
        "boxed": None,
        "first": None,
    }
    assert ask(op="new") == ask(op="new", **usual)
    state = ask(op="new")["state"]
    assert state["players"] == 2
    assert sorted([*state["hands"][0], *state["decks"][0]]) == sorted(BASE)


def test_a_new_game_has_all_fields_of_a_state_and_seed_7_deals_this() -> None:
    assert ask(op="new", players=2, mode="base", seed=7) == {
        "state": {
            "players": 2,
            "to_move": 1,
            "turn": 0,
            "queue": [],
            "flipped": False,
            "hands": [["parrot", "seal", "hippo", "lion"], ["parrot", "monkey", "giraffe", "hippo"]],
            "decks": [
                ["monkey", "skunk", "zebra", "crocodile", "kangaroo", "snake", "chameleon", "giraffe"],
                ["chameleon", "crocodile", "lion", "skunk", "snake", "seal", "zebra", "kangaroo"],
            ],
            "bar": [],
            "thats_it": [],
            "boxed": [[], []],
            "mode": "base",
            "advanced": False,
            "shown": [[], []],
        }
    }


def test_hands_are_sorted_by_strength_base_before_new() -> None:
    for seed in range(20):
        for hand in ask(op="new", players=4, mode="mixed", seed=seed)["state"]["hands"]:
            assert hand == sorted(hand, key=BY_NAME.__getitem__)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["base", "new", "mixed"])
def test_a_new_game_deals_four_of_twelve_to_everyone(players: int, mode: str) -> None:
    state = ask(op="new", players=players, mode=mode, seed=3)["state"]
    assert (state["players"], state["mode"]) == (players, mode)
    for hand, deck in zip(state["hands"], state["decks"], strict=True):
        assert (len(hand), len(deck)) == (4, 8)
        assert sorted(ANIMALS[BY_NAME[name]].strength for name in hand + deck) == list(range(1, 13))


def test_the_picks_of_a_mixed_game_decide_the_decks() -> None:
    picks = [["base"] * 12, ["new"] * 6 + ["base"] * 6]
    state = ask(op="new", mode="mixed", picks=picks, seed=3)["state"]
    assert sorted(state["hands"][0] + state["decks"][0]) == sorted(BASE)
    assert sorted(state["hands"][1] + state["decks"][1]) == sorted(NEW[:6] + BASE[6:])


def test_picks_and_cards_put_away_are_drawn_from_the_seed_where_they_are_not_given() -> None:
    states = [ask(op="new", mode="mixed", advanced=True, seed=seed)["state"] for seed in (1, 1, 2)]
    assert states[0] == states[1] != states[2]
    for hand, deck, box in zip(*(states[0][name] for name in ("hands", "decks", "boxed")), strict=True):
        assert (len(hand), len(deck), len(box)) == (4, 4, 4)
        assert sorted(ANIMALS[BY_NAME[name]].strength for name in hand + deck + box) == list(range(1, 13))


def test_the_cards_put_away_are_those_that_were_named() -> None:
    boxed = [["lion", "skunk", "zebra", "seal"], ["parrot", "hippo", "snake", "monkey"]]
    state = ask(op="new", advanced=True, boxed=boxed, seed=3)["state"]
    assert state["boxed"] == [["skunk", "seal", "zebra", "lion"], ["parrot", "monkey", "snake", "hippo"]]
    assert state["advanced"] is True
    assert not {*boxed[0]} & {*state["hands"][0], *state["decks"][0]}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_named_begins(first: int) -> None:
    assert ask(op="new", players=3, seed=7, first=first)["state"]["to_move"] == first


@pytest.mark.parametrize(
    ("fields", "detail"),
    [
        ({"players": 1}, "A game takes 2 to 4 players, not 1."),
        ({"players": 5}, "A game takes 2 to 4 players, not 5."),
        ({"players": "2"}, "'players' must be a whole number."),
        ({"players": 2.0}, "'players' must be a whole number."),
        ({"players": True}, "'players' must be a whole number."),
        ({"mode": "old"}, "'mode' must be one of base, new, mixed."),
        ({"mode": 0}, "'mode' must be one of base, new, mixed."),
        ({"mode": ["base"]}, "'mode' must be one of base, new, mixed."),
        ({"seed": -1}, "The seed must lie between 0 and 18446744073709551615."),
        ({"seed": 2**64}, "The seed must lie between 0 and 18446744073709551615."),
        ({"seed": "7"}, "'seed' must be a whole number."),
        ({"seed": 1e3}, "'seed' must be a whole number."),
        ({"advanced": 1}, "'advanced' must be true or false."),
        ({"first": 2}, "Seat 2 cannot begin: the seats are 0 to 1."),
        ({"first": -1}, "Seat -1 cannot begin: the seats are 0 to 1."),
        ({"first": False}, "'first' must be a whole number."),
        ({"picks": [["base"] * 12] * 2}, "Only a mixed game has picks."),
        ({"mode": "mixed", "picks": [["base"] * 12]}, "Picks are needed for 2 players, not for 1."),
        ({"mode": "mixed", "picks": [["base"] * 12, ["new"] * 13]}, "Seat 1 must pick 12 cards, not 13."),
        ({"mode": "mixed", "picks": [["base"] * 12, ["mixed"] * 12]}, "'picks' must be one of base, new."),
        ({"mode": "mixed", "picks": "bn"}, "'picks' must be a list."),
        ({"mode": "mixed", "picks": ["base", "new"]}, "'picks' must be a list."),
        ({"boxed": [BASE[:4]] * 2}, "Only in the advanced variant are cards put away."),
        ({"advanced": True, "boxed": [BASE[:4]]}, "Put cards away for 2 players, not for 1."),
        ({"advanced": True, "boxed": [BASE[:4], BASE[:3]]}, "Seat 1 must put away 4 different cards."),
        ({"advanced": True, "boxed": [["lion"] * 4] * 2}, "Seat 0 must put away 4 different cards."),
        ({"advanced": True, "boxed": [NEW[:4]] * 2}, "Seat 0 has no bat to put away."),
        (
            {"advanced": True, "boxed": [["unicorn"] * 4] * 2},
            "There is no such animal: a name is needed, such as 'lion'.",
        ),
        ({"advanced": True, "boxed": {"0": BASE[:4]}}, "'boxed' must be a list."),
    ],
)
def test_a_game_that_cannot_be_dealt_is_a_bad_request(fields: Json, detail: str) -> None:
    assert refused("bad_request", op="new", **fields) == detail


# Whole games


def by_the_rules(state: State, number: int, order: list[int] | None) -> State:
    """The same turn played without the protocol."""
    after = actions.apply(state, actions.legal_actions(state)[number])
    if after.stacking:
        after = actions.apply(after, Stack(tuple(order or range(len(after.sent)))))
    return after


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_whole_game_by_turns_is_the_game_by_the_rules(mode: Mode, players: int, advanced: bool) -> None:
    setup = Setup(players=players, mode=mode, advanced=advanced)
    expected = RULES.new_game(setup, 7).state
    state = ask(op="new", players=players, mode=mode.value, advanced=advanced, seed=7)["state"]
    chance, turns = Random(7), 0
    while True:
        assert state == wire.from_state(expected)
        plays = [action for action in actions.legal_actions(expected) if isinstance(action, Play)]
        listed = paths(state)
        assert listed == [wire.from_play(play)["path"] for play in plays]
        if not listed:
            break
        number = chance.randrange(len(listed))
        sent = turn(state, *listed[number])["sent"]
        due = len(sent) > 1 and mode is not Mode.BASE
        order = chance.sample(range(len(sent)), len(sent)) if due else None
        answer = turn(state, *listed[number], order=order)
        expected = by_the_rules(expected, number, order)
        state, turns = answer["state"], turns + 1
        assert answer["over"] == (turns == players * (8 if advanced else 12))
    assert ask(op="score", state=state)["over"] is True


def test_a_computer_plays_for_the_scoring_that_is_asked_for() -> None:
    """Guests and points are not the same, and somewhere in a few games that makes a difference."""
    different = 0
    for seed in range(12):
        state = ask(op="new", players=3, seed=seed)["state"]
        while not ask(op="score", state=state)["over"]:
            choices = [
                ask(op="choose", state=state, level="greedy", seed=1, scoring=scoring)["action"]
                for scoring in ("count_2014", "points_2019")
            ]
            different += choices[0] != choices[1]
            state = ask(op="turn", state=state, action=choices[0])["state"]
    assert different
