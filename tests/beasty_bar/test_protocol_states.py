"""The protocol of the engine: a state, what can be done in it, what it is worth, and who sees what of it."""

import json
from random import Random
from typing import Any

import pytest

from tests.beasty_bar.requests import THREE, Json, ask, paths, position, refused, shuffled_out_of_sight, turn

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
