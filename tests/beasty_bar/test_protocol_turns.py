"""The protocol of the engine: a turn, and all that can be wrong with it."""

from typing import Any

import pytest

from tests.beasty_bar.requests import Json, ask, paths, position, refused, turn


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
