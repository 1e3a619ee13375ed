"""The engine protocol, sentence by sentence, as another program meets it: a line in, a line out."""

import json
from copy import deepcopy
from random import Random
from typing import Any, get_args

import pytest

from game.beasty_bar.bot.opponents import LEVELS, SPARRING
from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import ANIMALS, BY_NAME
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.wire import objects as wire
from tests.program import respond

Json = dict[str, Any]

BASE = [animal.name for animal in ANIMALS if animal.card_set.value == "base"]
NEW = [animal.name for animal in ANIMALS if animal.card_set.value == "new"]


def ask(**request: Any) -> Json:
    """The answer after a trip through JSON both ways; the request itself must not be changed."""
    before = deepcopy(request)
    answer: Json = json.loads(json.dumps(respond(json.dumps(request).encode())))
    assert request == before
    return answer


def refused(kind: str, **request: Any) -> str:
    """The detail of the error that a request must be answered with."""
    answer = ask(**request)
    assert answer.keys() == {"error", "detail"}
    assert answer["error"] == kind
    return str(answer["detail"])


def position(hand: list[str], queue: list[Any] = [], **more: Any) -> Json:  # noqa: B006 - never changed
    """A state with a hand for seat 0; seat 1 holds a lion."""
    return {"hands": [hand, ["lion"]], "queue": queue, **more}


def paths(state: Json) -> list[list[Any]]:
    answer = ask(op="legal", state=state)
    assert answer.keys() == {"actions"}
    assert all(action.keys() == {"path", "order"} for action in answer["actions"])
    assert all(action["order"] is None for action in answer["actions"])
    return [action["path"] for action in answer["actions"]]


def turn(state: Json, *path: Any, order: Any = None, **more: Any) -> Json:
    answer = ask(op="turn", state=state, action={"path": list(path), "order": order}, **more)
    assert answer.keys() == {"state", "events", "over", "sent"}, answer
    return answer


def shuffled_out_of_sight(state: Json, seat: int, chance: Random) -> Json:
    """The same state for that seat: the cards it cannot see have changed places, and so have the decks."""
    other = deepcopy(state)
    for number in range(state["players"]):
        chance.shuffle(other["decks"][number])
        if number == seat:
            continue
        shown = state["shown"][number]
        hidden = [each for each in state["hands"][number] if each not in shown]
        unseen = hidden + state["decks"][number] + state["boxed"][number]
        chance.shuffle(unseen)
        cut = len(hidden) + len(state["decks"][number])
        other["hands"][number] = shown + unseen[: len(hidden)]
        other["decks"][number] = unseen[len(hidden) : cut]
        other["boxed"][number] = unseen[cut:]
    return other


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


# state


def test_only_the_hands_are_needed_and_the_rest_is_empty() -> None:
    full = {
        "players": 2,
        "to_move": 0,
        "turn": 0,
        "queue": [],
        "flipped": False,
        "hands": [["parrot"], ["lion"]],
        "decks": [[], []],
        "bar": [],
        "thats_it": [],
        "boxed": [[], []],
    }
    least = {"hands": [["parrot"], ["lion"]]}
    assert turn(least, "parrot") == turn(full, "parrot")
    after = {**full, "to_move": 1, "turn": 1, "queue": [["parrot", 0]], "hands": [[], ["lion"]]}
    assert turn(least, "parrot")["state"] == after


def test_a_field_that_is_null_counts_as_left_out() -> None:
    names = ("players", "to_move", "turn", "queue", "flipped", "decks", "bar", "thats_it", "boxed")
    assert paths({"hands": [["parrot"], []], **dict.fromkeys(names)}) == [["parrot"]]


def test_optional_fields_come_back_if_they_were_given() -> None:
    given = position(["zebra"], mode="mixed", advanced=True, shown=[["zebra"], ["lion"]])
    after = turn(given, "zebra")["state"]
    assert (after["mode"], after["advanced"], after["shown"]) == ("mixed", True, [[], ["lion"]])
    assert not {"mode", "advanced", "shown"} & turn(position(["zebra"]), "zebra")["state"].keys()


def test_a_card_that_a_penguin_has_shown_is_told_even_where_nobody_asked() -> None:
    after = turn(position(["penguin", "tiger"]), "penguin", "tiger")["state"]
    assert after["shown"] == [["tiger"], []]
    assert "mode" not in after


def test_a_hand_may_be_given_in_any_order_and_comes_back_sorted() -> None:
    after = turn(position(["rhino", "lion", "bat", "skunk", "zebra"]), "zebra")["state"]
    assert after["hands"][0] == ["skunk", "bat", "lion", "rhino"]


def test_the_card_at_index_0_of_a_deck_is_drawn_next() -> None:
    after = turn(position(["zebra"], decks=[["snake", "skunk", "seal"], ["hippo"]]), "zebra")["state"]
    assert after["hands"] == [["snake"], ["lion"]]
    assert after["decks"] == [["skunk", "seal"], ["hippo"]]


@pytest.mark.parametrize("where", ["hands", "decks", "bar", "thats_it", "boxed", "queue"])
def test_without_a_mode_one_new_beast_anywhere_makes_an_order_due(where: str) -> None:
    queue = [["hippo", 1], ["seal", 1]]
    dog: Any = [["dog"], []] if where in ("decks", "boxed") else [["dog", 1]]
    state = position(["skunk"], queue, **{where: dog} if where not in ("hands", "queue") else {})
    if where == "hands":
        state["hands"][0] = ["skunk", "dog"]
    if where == "queue":
        state["queue"] = [*queue, ["dog", 1]]
    assert turn(state, "skunk", order=[1, 0])["state"]["thats_it"][-2:] == [["seal", 1], ["hippo", 1]]


@pytest.mark.parametrize(("mode", "due"), [("base", False), ("new", True), ("mixed", True)])
def test_a_mode_says_whether_an_order_is_due_whatever_the_cards_are(mode: str, due: bool) -> None:
    hands, skunk, queue = {
        "base": ([["skunk"], []], "skunk", [["hippo", 1], ["seal", 1]]),
        "new": ([["bat"], []], "bat", [["bear", 1]]),
        "mixed": ([["skunk"], []], "skunk", [["hippo", 1], ["seal", 1]]),
    }[mode]
    path = [skunk] if skunk == "skunk" else [skunk, 0]
    action = {"path": path, "order": [1, 0]}
    answer = ask(op="turn", state={"hands": hands, "queue": queue, "mode": mode}, action=action)
    assert ("error" not in answer) == due


BAD_STATES = [
    ({"hands": None}, "'hands' must be a list."),
    ({"hands": {"0": []}}, "'hands' must be a list."),
    ({"hands": [["lion"]]}, "A game takes 2 to 4 players, not 1."),
    ({"hands": []}, "A game takes 2 to 4 players, not 0."),
    ({"hands": [[], [], [], [], []]}, "'hands' must hold a list for each of the 2 to 4 players."),
    ({"hands": ["lion", "zebra"]}, "'hands' must be a list."),
    ({"hands": [["lion"], [1]]}, "There is no such animal: a name is needed, such as 'lion'."),
    ({"hands": [["lion"], [["lion", 1]]]}, "There is no such animal: a name is needed, such as 'lion'."),
    ({"hands": [["Lion"], []]}, "There is no such animal: a name is needed, such as 'lion'."),
    ({"players": 3}, "'hands' must hold a list for each of the 2 to 4 players."),
    ({"players": "2"}, "'players' must be a whole number."),
    ({"to_move": 2}, "Seat 2 cannot be to move: the seats are 0 to 1."),
    ({"to_move": -1}, "Seat -1 cannot be to move: the seats are 0 to 1."),
    ({"to_move": 0.0}, "'to_move' must be a whole number."),
    ({"turn": -1}, "The number of the turn must lie between 0 and 999999."),
    ({"turn": 10**6}, "The number of the turn must lie between 0 and 999999."),
    ({"turn": False}, "'turn' must be a whole number."),
    ({"flipped": 0}, "'flipped' must be true or false."),
    (
        {"queue": [["zebra", 0], ["zebra", 1], ["seal", 0], ["seal", 1], ["snake", 0]]},
        "At most 4 animals wait between turns, not 5.",
    ),
    ({"queue": [["vulture", 0]]}, "A vulture never stands in the line."),
    ({"queue": [["zebra", 0], ["vulture", 0]]}, "A vulture never stands in the line."),
    ({"queue": [["bat", 0], ["zebra", 0]]}, "A bat at the gate would have burnt."),
    ({"queue": [["unicorn", 0]]}, "There is no such animal: a name is needed, such as 'lion'."),
    ({"queue": [["zebra", 2]]}, "zebra/R belongs to none of the 2 players."),
    ({"queue": [["zebra", 4]]}, "There is no seat 4."),
    ({"queue": [["zebra", -1]]}, "There is no seat -1."),
    ({"queue": [["zebra", "0"]]}, "'owner' must be a whole number."),
    ({"queue": [["zebra", True]]}, "'owner' must be a whole number."),
    ({"queue": [["zebra"]]}, "A card is a list of an animal and its owner's seat."),
    ({"queue": [["zebra", 0, 0]]}, "A card is a list of an animal and its owner's seat."),
    ({"queue": ["zebra"]}, "'card' must be a list."),
    ({"queue": {"zebra": 0}}, "'queue' must be a list."),
    ({"queue": [["lion", 0]]}, "lion/B is there 2 times."),
    ({"bar": [["zebra", 1], ["zebra", 1]]}, "zebra/Y is there 2 times."),
    ({"bar": [["zebra", 3]]}, "zebra/G belongs to none of the 2 players."),
    ({"thats_it": [["lion", 0]]}, "lion/B is there 2 times."),
    ({"thats_it": [["unicorn", 0]]}, "There is no such animal: a name is needed, such as 'lion'."),
    ({"decks": [["lion"], []]}, "lion/B is there 2 times."),
    ({"decks": [[]]}, "'decks' must hold a list for each of the 2 seats."),
    ({"decks": [[], [], []]}, "'decks' must hold a list for each of the 2 seats."),
    ({"boxed": [["lion"], []]}, "lion/B is there 2 times."),
    ({"boxed": [[], None]}, "'boxed' must be a list."),
    ({"mode": "old"}, "'mode' must be one of base, new, mixed."),
    ({"mode": "new"}, "A game with the set 'new' has no lion."),
    ({"mode": "base", "boxed": [["dog"], []]}, "A game with the set 'base' has no dog."),
    ({"advanced": "no"}, "'advanced' must be true or false."),
    ({"shown": [["zebra"], []]}, "zebra/B was shown but is not in hand."),
    ({"shown": [["lion"]]}, "'shown' must hold a list for each of the 2 seats."),
]


@pytest.mark.parametrize(("fields", "detail"), BAD_STATES)
def test_a_state_that_cannot_be_is_a_bad_request(fields: Json, detail: str) -> None:
    state = {"hands": [["lion"], ["parrot"]], **fields}
    assert refused("bad_request", op="legal", state=state) == detail


@pytest.mark.parametrize("op", ["legal", "turn", "score", "view", "choose"])
@pytest.mark.parametrize("state", [None, [], "start", 0, True])
def test_an_operation_on_a_state_needs_one(op: str, state: Any) -> None:
    assert refused("bad_request", op=op, state=state) == "'state' must be an object."
    assert refused("bad_request", op=op) == "'state' must be an object."


@pytest.mark.parametrize("op", ["turn", "score", "view", "choose"])
def test_every_operation_checks_its_state(op: str) -> None:
    fields: Json = {"action": {"path": ["lion"]}, "seat": 0, "level": "random"}
    state = position(["lion"], [["bat", 1]])
    assert refused("bad_request", op=op, state=state, **fields) == "A bat at the gate would have burnt."


# legal


THREE = [["zebra", 1], ["hippo", 1], ["seal", 1]]


@pytest.mark.parametrize(
    ("hand", "state", "expected"),
    [
        (["zebra"], {"queue": THREE[1:]}, [["zebra"]]),
        (["parrot"], {"queue": THREE}, [["parrot", 0], ["parrot", 1], ["parrot", 2]]),
        (["parrot"], {"queue": THREE[:1]}, [["parrot", 0]]),
        (["parrot"], {}, [["parrot"]]),
        (["bat"], {"queue": THREE}, [["bat", 0], ["bat", 1], ["bat", 2]]),
        (["bat"], {}, [["bat"]]),
        (["rhino"], {"queue": THREE}, [["rhino", 1]]),
        (["rhino"], {"queue": [["bear", 0], ["seal", 1], ["hippo", 1]]}, [["rhino", 0], ["rhino", 2]]),
        (["rhino"], {}, [["rhino"]]),
        (
            ["cheetah"],
            {"queue": [["ostrich", 0], ["seal", 1], ["hippo", 1]]},
            [["cheetah", 0], ["cheetah", 1]],
        ),
        (["cheetah"], {"queue": [["hippo", 1]]}, [["cheetah"]]),
        (["peacock"], {"queue": THREE}, [["peacock", 1]]),
        (["peacock"], {}, [["peacock"]]),
        (["kangaroo"], {"queue": THREE}, [["kangaroo", 1], ["kangaroo", 2]]),
        (["kangaroo"], {"queue": THREE[:1]}, [["kangaroo", 1]]),
        (["kangaroo"], {}, [["kangaroo"]]),
        (["ostrich"], {"queue": THREE}, [["ostrich", "even"], ["ostrich", "odd"]]),
        (["ostrich"], {"queue": THREE[:1]}, [["ostrich", "even"], ["ostrich", "odd"]]),
        (["ostrich"], {}, [["ostrich"]]),
        (["chameleon"], {"queue": THREE}, [["chameleon", each] for each in ("zebra", "hippo", "seal")]),
        (["chameleon"], {"queue": [["chameleon", 1]]}, [["chameleon"]]),
        (["chameleon"], {"queue": [["zebra", 0], ["zebra", 1]]}, [["chameleon", "zebra"]]),
        (["chameleon"], {"queue": [["parrot", 1]]}, [["chameleon", "parrot", 0]]),
        (["chameleon"], {"queue": [["kangaroo", 1]]}, [["chameleon", "kangaroo", 1]]),
        (["penguin"], {"queue": THREE}, [["penguin"]]),
        (["vulture"], {}, [["vulture"]]),
        (["vulture"], {"thats_it": [["dog", 1]]}, [["vulture", "dog"]]),
        (["vulture"], {"thats_it": [["dog", 1], ["vulture", 1]]}, [["vulture", "vulture"]]),
        (["vulture"], {"thats_it": [["parrot", 1]]}, [["vulture", "parrot"]]),
        (["vulture"], {"thats_it": [["bat", 1]]}, [["vulture", "bat"]]),
        (["vulture"], {"thats_it": [["bat", 1]], "queue": THREE[:1]}, [["vulture", "bat", 0]]),
        (["lion", "seal"], {}, [["seal"], ["lion"]]),
        ([], {}, []),
    ],
)
def test_a_path_is_the_species_played_then_each_choice(hand: list[str], state: Json, expected: Any) -> None:
    assert paths({"hands": [hand, []], **state}) == expected


def test_a_penguin_shows_each_other_card_of_the_hand_with_its_own_choices() -> None:
    state = position(["penguin", "parrot", "lion"], THREE[:2])
    assert [path for path in paths(state) if path[0] == "penguin"] == [
        ["penguin", "parrot", 0],
        ["penguin", "parrot", 1],
        ["penguin", "lion"],
    ]


def test_each_path_is_listed_once_and_each_of_them_can_be_played() -> None:
    for seed in range(6):
        state = ask(op="new", players=3, mode="mixed", seed=seed)["state"]
        chance = Random(seed)
        while listed := paths(state):
            assert len({tuple(path) for path in listed}) == len(listed)
            after = [turn(state, *path)["state"] for path in listed]
            state = chance.choice(after)


# turn


def test_example_chameleon_parrot_0() -> None:
    state = position(["chameleon"], [["parrot", 1], ["zebra", 1]])
    assert ["chameleon", "parrot", 0] in paths(state)
    after = turn(state, "chameleon", "parrot", 0)
    assert after["state"]["queue"] == [["zebra", 1], ["chameleon", 0]]
    assert after["state"]["thats_it"] == after["sent"] == [["parrot", 1]]


def test_example_vulture_penguin_bat_1() -> None:
    """Another player's penguin comes back and takes its model from the hand of whoever plays the vulture."""
    state = position(["vulture", "bat"], [["hippo", 1], ["zebra", 1]], thats_it=[["penguin", 1]])
    assert ["vulture", "penguin", "bat", 1] in paths(state)
    after = turn(state, "vulture", "penguin", "bat", 1)
    assert after["sent"] == [["zebra", 1]]
    assert after["state"]["queue"] == [["hippo", 1], ["penguin", 1]]
    assert after["state"]["thats_it"] == [["zebra", 1], ["vulture", 0]]
    assert after["state"]["shown"] == [["bat"], []]


def test_example_penguin_vulture_dog() -> None:
    state = position(["penguin", "vulture"], [["bear", 1]], thats_it=[["dog", 1]])
    assert ["penguin", "vulture", "dog"] in paths(state)
    after = turn(state, "penguin", "vulture", "dog")["state"]
    assert after["queue"] == [["dog", 1], ["bear", 1]]
    assert after["thats_it"] == [["penguin", 0]]
    assert after["shown"] == [["vulture"], []]


def test_two_vultures_both_get_into_the_bar() -> None:
    after = turn(position(["vulture"], thats_it=[["dog", 1], ["vulture", 1]]), "vulture", "vulture")
    assert after["state"]["bar"] == [["vulture", 1], ["vulture", 0]]
    assert (after["state"]["thats_it"], after["sent"]) == ([["dog", 1]], [])


STENCH = position(["skunk"], [["lion", 0], ["zebra", 1], ["hippo", 1]], mode="mixed")


def test_without_an_order_the_cards_stay_as_they_left_nearest_the_gate_first() -> None:
    after = turn(STENCH, "skunk")
    assert after["sent"] == after["state"]["thats_it"] == [["lion", 0], ["hippo", 1]]
    assert after == turn(STENCH, "skunk", order=[0, 1])


def test_an_order_stacks_its_first_number_lowest_and_sent_stays_as_they_left() -> None:
    after = turn(STENCH, "skunk", order=[1, 0])
    assert after["sent"] == [["lion", 0], ["hippo", 1]]
    assert after["state"]["thats_it"] == [["hippo", 1], ["lion", 0]]


def test_an_order_permutes_three_cards_on_top_of_what_lay_there() -> None:
    queue = [["monkey", 1], ["hippo", 1], ["crocodile", 1], ["hippo", 0]]
    state = position(["monkey"], queue, mode="mixed", thats_it=[["dog", 1]])
    after = turn(state, "monkey", order=[2, 0, 1])
    assert after["sent"] == queue[1:]
    assert after["state"]["thats_it"] == [["dog", 1], ["hippo", 0], ["hippo", 1], ["crocodile", 1]]


@pytest.mark.parametrize(
    "order", [[], [0], [1], [0, 0], [1, 1], [0, 2], [1, 2], [-1, 0], [0, 1, 2], [2, 1, 0]]
)
def test_an_order_that_is_no_permutation_is_illegal(order: Any) -> None:
    action = {"path": ["skunk"], "order": order}
    detail = refused("illegal_action", op="turn", state=STENCH, action=action)
    assert detail == "Each of the 2 animals sent away must be stacked once."


@pytest.mark.parametrize(
    "order",
    ["10", 1, True, {"0": 1}, [0.0, 1.0], ["0", "1"], [False, True], [None, 0], [[0], [1]], [0, 2**70]],
)
def test_an_order_of_the_wrong_form_is_a_bad_request(order: Any) -> None:
    action = {"path": ["skunk"], "order": order}
    assert refused("bad_request", op="turn", state=STENCH, action=action).startswith("'order' must be ")


@pytest.mark.parametrize("order", [[], [0], [0, 1], [1, 0]])
@pytest.mark.parametrize(
    ("state", "path"),
    [
        ({**STENCH, "mode": "base"}, ["skunk"]),
        (position(["skunk"], [["hippo", 1]], mode="mixed"), ["skunk"]),
        (position(["zebra"], mode="mixed"), ["zebra"]),
        (position(["vulture"], mode="mixed"), ["vulture"]),
    ],
)
def test_an_order_is_illegal_where_none_is_due(state: Json, path: list[str], order: Any) -> None:
    action = {"path": path, "order": order}
    detail = refused("illegal_action", op="turn", state=state, action=action)
    assert detail == "There is nothing to stack: 'order' must be null."


def test_in_a_base_game_nobody_is_asked_and_sent_tells_who_left() -> None:
    after = turn({**STENCH, "mode": "base"}, "skunk")
    assert after["sent"] == after["state"]["thats_it"] == [["lion", 0], ["hippo", 1]]


def test_an_order_may_be_left_out_of_an_action() -> None:
    assert ask(op="turn", state=STENCH, action={"path": ["skunk"]}) == turn(STENCH, "skunk")


def test_whoever_the_check_throws_out_or_burns_was_not_sent_by_an_action() -> None:
    queue = [["lion", 1], ["zebra", 1], ["bat", 1], ["porcupine", 1]]
    state = {"hands": [["zebra"], []], "queue": queue}
    after = turn(state, "zebra")
    assert after["sent"] == []
    assert after["state"]["bar"] == queue[:2]
    assert after["state"]["thats_it"] == [["zebra", 0], ["bat", 1]]
    assert after["state"]["queue"] == [["porcupine", 1]]
    action = {"path": ["zebra"], "order": [1, 0]}
    assert refused("illegal_action", op="turn", state=state, action=action)


def test_the_vulture_is_not_among_the_sent_and_lies_on_top_of_them() -> None:
    queue = [["lion", 1], ["zebra", 1], ["hippo", 1]]
    state = {"hands": [["vulture"], []], "queue": queue, "thats_it": [["skunk", 1]]}
    after = turn(state, "vulture", "skunk", order=[1, 0])
    assert after["sent"] == [["lion", 1], ["hippo", 1]]
    assert after["state"]["thats_it"] == [["hippo", 1], ["lion", 1], ["vulture", 0]]


def test_a_bat_that_burns_by_an_action_is_among_the_sent() -> None:
    after = turn(position(["parrot"], [["seal", 1], ["bat", 1]]), "parrot", 0, order=[1, 0])
    assert after["sent"] == [["seal", 1], ["bat", 1]]
    assert after["state"]["thats_it"] == [["bat", 1], ["seal", 1]]


def test_a_seal_flips_the_gate_and_the_queue_is_counted_from_the_new_one() -> None:
    after = turn(position(["seal"], [["zebra", 1], ["snake", 1]]), "seal")["state"]
    assert after["flipped"] is True
    assert after["queue"] == [["seal", 0], ["snake", 1], ["zebra", 1]]
    assert (
        turn({**after, "hands": [["seal"], []], "queue": [], "to_move": 0}, "seal")["state"]["flipped"]
        is False
    )


@pytest.mark.parametrize(
    ("hands", "to_move", "following", "over"),
    [
        ([["zebra"], ["lion"], ["lion"]], 0, 1, False),
        ([["zebra"], [], ["lion"]], 0, 2, False),
        ([["lion"], ["lion"], ["zebra"]], 2, 0, False),
        ([["zebra", "seal"], [], []], 0, 0, False),
        ([["zebra"], [], []], 0, 1, True),
        ([[], [], ["zebra"]], 2, 0, True),
    ],
)
def test_next_is_the_next_seat_that_holds_a_card_or_at_the_end_just_the_next(
    hands: list[list[str]], to_move: int, following: int, over: bool
) -> None:
    after = turn({"hands": hands, "to_move": to_move, "turn": 41}, "zebra")
    assert (after["state"]["to_move"], after["state"]["turn"], after["over"]) == (following, 42, over)


def test_a_game_is_not_over_while_the_last_player_draws() -> None:
    after = turn({"hands": [["zebra"], []], "decks": [["seal"], []]}, "zebra")
    assert (after["over"], after["state"]["to_move"], after["state"]["hands"]) == (False, 0, [["seal"], []])


@pytest.mark.parametrize(
    ("path", "detail"),
    [
        (["lion"], "There is no lion in this hand."),
        (["parrot"], "The action leaves a place to choose."),
        (["parrot", 2], "This place cannot be chosen here."),
        (["parrot", -1], "This place cannot be chosen here."),
        (["parrot", 0, 0], "There is nothing to choose by '0' here."),
        (["parrot", "odd"], "There is nothing to choose by 'odd' here."),
        (["parrot", "zebra"], "There is nothing to choose by 'zebra' here."),
        (["zebra", 0], "There is nothing to choose by '0' here."),
        (["zebra", "zebra"], "There is nothing to choose by 'zebra' here."),
        (["kangaroo"], "The action leaves a jump to choose."),
        (["kangaroo", 0], "This jump cannot be chosen here."),
        (["kangaroo", 3], "This jump cannot be chosen here."),
        (["kangaroo", "even"], "There is nothing to choose by 'even' here."),
        (["ostrich"], "The action leaves a parity to choose."),
        (["ostrich", 0], "There is nothing to choose by '0' here."),
        (["chameleon"], "The action leaves a species to choose."),
        (["chameleon", 0], "After 'chameleon' a species must follow."),
        (["chameleon", "odd"], "After 'chameleon' a species must follow."),
        (["chameleon", "rhino"], "This species cannot be chosen here."),
        (["chameleon", "hippo", 0], "There is nothing to choose by '0' here."),
        (["vulture", "lion"], "The action decides more than there is to decide."),
    ],
)
def test_what_the_rules_do_not_allow_is_an_illegal_action(path: list[Any], detail: str) -> None:
    hand = ["parrot", "zebra", "kangaroo", "ostrich", "chameleon", "vulture"]
    state = position(hand, [["hippo", 1], ["seal", 1]])
    assert refused("illegal_action", op="turn", state=state, action={"path": path}) == detail


@pytest.mark.parametrize("path", [["rhino", 0], ["cheetah", 1], ["peacock", 0]])
def test_a_target_that_is_not_the_strongest_or_weakest_is_illegal(path: list[Any]) -> None:
    queue = [["seal", 1], ["hippo", 1]]
    detail = refused("illegal_action", op="turn", state=position(path[:1], queue), action={"path": path})
    assert detail == "This place cannot be chosen here."


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = {"hands": [[], []]}
    assert paths(state) == []
    assert ask(op="score", state=state)["over"] is True
    action = {"path": ["lion"]}
    assert (
        refused("illegal_action", op="turn", state=state, action=action) == "There is no lion in this hand."
    )


@pytest.mark.parametrize(
    ("action", "detail"),
    [
        (None, "'action' must be an object."),
        (["zebra"], "'action' must be an object."),
        ({}, "'path' must be a list."),
        ({"path": "zebra"}, "'path' must be a list."),
        ({"path": []}, "'path' must begin with the species played."),
        ({"path": ["unicorn"]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": [0]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["odd"]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["zebra", "unicorn"]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["parrot", 0.0]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["parrot", True]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["parrot", None]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["parrot", [0]]}, "There is no such animal: a name is needed, such as 'lion'."),
        ({"path": ["parrot", {}]}, "There is no such animal: a name is needed, such as 'lion'."),
    ],
)
def test_an_action_of_the_wrong_form_is_a_bad_request(action: Any, detail: str) -> None:
    state = position(["zebra", "parrot"], [["hippo", 1]])
    assert refused("bad_request", op="turn", state=state, action=action) == detail


HUGE = int("9" * 4000)


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "new", "players": HUGE},
        {"op": "new", "first": -HUGE},
        {"op": "new", "seed": HUGE},
        {"op": "legal", "state": {"hands": [[], []], "to_move": HUGE}},
        {"op": "legal", "state": {"hands": [[], []], "turn": HUGE}},
        {"op": "legal", "state": {"hands": [[], []], "queue": [["lion", HUGE]]}},
        {"op": "view", "state": {"hands": [[], []]}, "seat": HUGE},
        {"op": "turn", "state": position(["lion"]), "action": {"path": ["lion", HUGE]}},
        {"op": "turn", "state": position(["parrot"], [["seal", 1]]), "action": {"path": ["parrot", HUGE]}},
        {"op": "turn", "state": STENCH, "action": {"path": ["skunk"], "order": [HUGE, 0]}},
        {"op": "choose", "state": position(["lion"]), "level": "random", "iterations": -HUGE},
    ],
    ids=lambda request_: "".join(filter(str.isalpha, str(request_)))[:40],
)
def test_an_error_stays_short_however_large_the_number_is(request_: Json) -> None:
    answer = ask(**request_)
    assert answer["error"] in ("bad_request", "illegal_action")
    assert len(answer["detail"]) < 150


# score


def test_a_score_counts_animals_strength_and_points_and_names_the_winners_by_mode() -> None:
    bar = [["lion", 1], ["zebra", 1], ["skunk", 0], ["hippo", 0]]
    assert ask(op="score", state={"hands": [["seal"], []], "bar": bar}) == {
        "over": False,
        "scores": [
            {"animals": 2, "strength": 12, "points": 6},
            {"animals": 2, "strength": 19, "points": 6},
        ],
        "winners": {"count_2014": [0], "count_2015": [0, 1], "points_2019": [0, 1]},
    }


@pytest.mark.parametrize(
    ("bar", "winners"),
    [
        (
            [["rhino", 1], ["bat", 1], ["tiger", 0], ["dog", 0]],
            {"count_2014": [1], "count_2015": [1], "points_2019": [1]},
        ),
        (
            [["lion", 1], ["hippo", 1], ["snake", 1], ["zebra", 0], ["skunk", 0]],
            {"count_2014": [1], "count_2015": [1], "points_2019": [0]},
        ),
        ([], {"count_2014": [0, 1], "count_2015": [0, 1], "points_2019": [0, 1]}),
    ],
)
def test_the_winners_are_those_of_the_table_in_the_rules(bar: Any, winners: Json) -> None:
    answer = ask(op="score", state={"hands": [[], []], "bar": bar})
    assert (answer["over"], answer["winners"]) == (True, winners)


def test_animals_in_line_score_nothing() -> None:
    answer = ask(op="score", state={"hands": [[], []], "queue": [["zebra", 0]], "thats_it": [["seal", 1]]})
    assert answer["scores"] == [{"animals": 0, "strength": 0, "points": 0}] * 2


# view


SECRETS = {
    "players": 3,
    "to_move": 2,
    "turn": 9,
    "queue": [["zebra", 1], ["bat", 2]],
    "flipped": True,
    "hands": [["skunk", "lion"], ["parrot", "dog"], ["giraffe"]],
    "decks": [["seal", "monkey", "ostrich"], ["hippo"], []],
    "bar": [["lion", 1]],
    "thats_it": [["dog", 2], ["kangaroo", 0]],
    "boxed": [["snake"], ["rhino", "bear"], []],
    "mode": "mixed",
    "advanced": True,
    "shown": [[], ["dog"], []],
}


def test_a_view_holds_the_table_ones_own_cards_and_how_many_the_others_have() -> None:
    assert ask(op="view", state=SECRETS, seat=0) == {
        "view": {
            "seat": 0,
            "players": 3,
            "to_move": 2,
            "turn": 9,
            "queue": [["zebra", 1], ["bat", 2]],
            "flipped": True,
            "hand": ["skunk", "lion"],
            "deck": ["monkey", "seal", "ostrich"],
            "boxed": ["snake"],
            "hand_sizes": [2, 2, 1],
            "deck_sizes": [3, 1, 0],
            "boxed_sizes": [1, 2, 0],
            "shown": [[], ["dog"], []],
            "bar": [["lion", 1]],
            "thats_it": [["dog", 2], ["kangaroo", 0]],
            "mode": "mixed",
            "advanced": True,
        }
    }


def test_a_view_names_no_card_that_the_seat_cannot_see() -> None:
    seen = json.dumps(ask(op="view", state=SECRETS, seat=0))
    assert not [name for name in ("parrot", "giraffe", "hippo", "rhino", "bear") if name in seen]
    seen = json.dumps(ask(op="view", state=SECRETS, seat=2))
    hidden = ("skunk", "seal", "monkey", "ostrich", "snake", "parrot", "hippo", "rhino", "bear")
    assert not [name for name in hidden if name in seen]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_view_does_not_tell_the_order_of_any_draw_pile_nor_what_others_hold(seat: int) -> None:
    chance = Random(5)
    for _ in range(20):
        other = shuffled_out_of_sight(SECRETS, seat, chance)
        assert ask(op="view", state=other, seat=seat) == ask(op="view", state=SECRETS, seat=seat)


@pytest.mark.parametrize(
    ("seat", "detail"),
    [
        (2, "There is no seat 2."),
        (-1, "There is no seat -1."),
        (None, "'seat' must be a whole number."),
        ("0", "'seat' must be a whole number."),
        (False, "'seat' must be a whole number."),
    ],
)
def test_a_view_needs_a_seat_at_the_table(seat: Any, detail: str) -> None:
    assert refused("bad_request", op="view", state=position(["lion"]), seat=seat) == detail


# levels and choose


KEYS = [level.key for level in (*LEVELS, *SPARRING)]
"""Everybody who can be asked."""


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


# events


def test_the_events_of_a_turn_tell_it_from_beginning_to_end() -> None:
    state = position(["lion"], [["monkey", 1], ["zebra", 1]], decks=[["snake"], []], turn=6)
    assert turn(state, "lion")["events"] == [
        {"kind": "phase_started", "phase": "play"},
        {"kind": "played", "card": ["lion", 0], "place": 2},
        {"kind": "phase_started", "phase": "action"},
        {"kind": "expelled", "by": ["lion", 0], "victim": ["monkey", 1], "place": 0, "why": "scared"},
        {"kind": "moved", "card": ["lion", 0], "place": 0},
        {"kind": "phase_started", "phase": "recurring"},
        {"kind": "stacked", "cards": [["monkey", 1]]},
        {"kind": "phase_started", "phase": "check"},
        {"kind": "phase_started", "phase": "draw"},
        {"kind": "drawn", "seat": 0, "card": ["snake", 0]},
        {"kind": "turn_started", "seat": 1, "turn": 7},
    ]


FIVE = [["lion", 1], ["zebra", 1], ["bat", 1], ["porcupine", 1]]

EVENTS: list[tuple[Json, list[Any], list[Json]]] = [
    (
        position(["chameleon"], [["zebra", 1]]),
        ["chameleon", "zebra"],
        [
            {"kind": "imitated", "card": ["chameleon", 0], "model": "zebra"},
            {"kind": "nothing_happened", "card": ["chameleon", 0], "reason": "no_action", "other": None},
            {"kind": "mask_dropped", "card": ["chameleon", 0]},
        ],
    ),
    (
        position(["penguin", "zebra"]),
        ["penguin", "zebra"],
        [{"kind": "shown", "card": ["penguin", 0], "shown": ["zebra", 0]}],
    ),
    (
        position(["kangaroo"], [["zebra", 1], ["seal", 1]]),
        ["kangaroo", 2],
        [{"kind": "passed", "card": ["kangaroo", 0], "over": [["seal", 1], ["zebra", 1]], "place": 0}],
    ),
    (
        position(["snake"], [["seal", 1], ["hippo", 1]]),
        ["snake"],
        [{"kind": "sorted", "by": ["snake", 0], "line": [["hippo", 1], ["snake", 0], ["seal", 1]]}],
    ),
    (
        position(["monkey"], [["hippo", 1], ["seal", 1], ["monkey", 1]]),
        ["monkey"],
        [
            {"kind": "expelled", "by": ["monkey", 0], "victim": ["hippo", 1], "place": 0, "why": "mobbed"},
            {"kind": "gathered", "by": ["monkey", 0], "line": [["monkey", 0], ["monkey", 1], ["seal", 1]]},
        ],
    ),
    (
        position(["seal"], [["zebra", 1]]),
        ["seal"],
        [{"kind": "gate_flipped", "by": ["seal", 0], "line": [["seal", 0], ["zebra", 1]]}],
    ),
    (
        position(["bear"], [["seal", 1], ["zebra", 1]]),
        ["bear"],
        [
            {
                "kind": "dragged",
                "by": ["bear", 0],
                "victims": [["seal", 1], ["zebra", 1]],
                "line": [["bear", 0], ["seal", 1], ["zebra", 1]],
            }
        ],
    ),
    (
        position(["llama"], [["zebra", 1]]),
        ["llama"],
        [{"kind": "spat_at", "by": ["llama", 0], "victim": ["zebra", 1], "place": 0}],
    ),
    (
        position(["crocodile"], [["seal", 1]]),
        ["crocodile"],
        [{"kind": "eaten", "eater": ["crocodile", 0], "victim": ["seal", 1], "place": 0}],
    ),
    (
        position(["crocodile"], [["porcupine", 1]]),
        ["crocodile"],
        [{"kind": "stung", "attacker": ["crocodile", 0], "porcupine": ["porcupine", 1], "place": 1}],
    ),
    (position(["bat"]), ["bat"], [{"kind": "burnt", "card": ["bat", 0]}]),
    (
        position(["penguin", "vulture"], [["seal", 1]], thats_it=[["zebra", 1]]),
        ["penguin", "vulture", "zebra"],
        [
            {"kind": "stepped_aside", "card": ["penguin", 0], "place": 1},
            {"kind": "fetched", "by": ["penguin", 0], "card": ["zebra", 1], "place": 1},
            {"kind": "landed", "card": ["penguin", 0]},
        ],
    ),
    (
        position(["vulture"], thats_it=[["vulture", 1]]),
        ["vulture", "vulture"],
        [
            {"kind": "played", "card": ["vulture", 0], "place": None},
            {"kind": "fetched", "by": ["vulture", 0], "card": ["vulture", 1], "place": None},
            {"kind": "admitted", "card": ["vulture", 1], "place": None},
            {"kind": "admitted", "card": ["vulture", 0], "place": None},
        ],
    ),
    (
        {"hands": [["zebra"], []], "queue": FIVE},
        ["zebra"],
        [
            {"kind": "admitted", "card": ["lion", 1], "place": 0},
            {"kind": "admitted", "card": ["zebra", 1], "place": 0},
            {"kind": "bounced", "card": ["zebra", 0], "place": 2},
            {"kind": "burnt", "card": ["bat", 1]},
            {"kind": "stacked", "cards": [["bat", 1]]},
            {
                "kind": "game_over",
                "next_seat": 1,
                "turn": 1,
                "scores": [
                    {"animals": 0, "strength": 0, "points": 0},
                    {"animals": 2, "strength": 19, "points": 6},
                ],
            },
        ],
    ),
    (
        position(["hippo"], [["zebra", 1]]),
        ["hippo"],
        [{"kind": "nothing_happened", "card": ["hippo", 0], "reason": "zebra", "other": ["zebra", 1]}],
    ),
    (
        position(["lion"], [["seal", 1]], decks=[["skunk"], []]),
        ["lion"],
        [
            {"kind": "phase_started", "phase": "recurring"},
            {"kind": "moved", "card": ["lion", 0], "place": 0},
            {"kind": "drawn", "seat": 0, "card": ["skunk", 0]},
            {"kind": "turn_started", "seat": 1, "turn": 1},
        ],
    ),
]


@pytest.mark.parametrize(("state", "path", "expected"), EVENTS)
def test_an_event_is_an_object_with_its_kind_and_its_values(
    state: Json, path: list[Any], expected: Any
) -> None:
    events = turn(state, *path)["events"]
    assert [event for event in expected if event not in events] == []


def test_every_kind_of_event_that_a_turn_can_have_is_among_them() -> None:
    kinds = {event["kind"] for _, _, expected in EVENTS for event in expected}
    assert len(kinds) == len(get_args(Event)) - 1  # the deal is no part of a turn
    assert "dealt" not in kinds


@pytest.mark.parametrize("mode", ["base", "new", "mixed"])
def test_a_card_in_an_event_is_always_written_as_species_and_owner(mode: str) -> None:
    """Numbers stand only where the protocol means numbers."""
    numbers = {"place", "seat", "turn", "next_seat"}
    for seed in range(4):
        state = ask(op="new", players=4, mode=mode, seed=seed)["state"]
        chance = Random(seed)
        while listed := paths(state):
            answer = turn(state, *chance.choice(listed))
            for event in answer["events"]:
                assert {name for name, value in event.items() if type(value) is int} <= numbers
            state = answer["state"]


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
