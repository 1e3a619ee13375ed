"""The protocol of the engine: what a turn tells."""

from random import Random
from typing import Any, get_args

import pytest

from game.beasty_bar.rules.events import Event
from tests.beasty_bar.requests import Json, ask, paths, position, turn


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
