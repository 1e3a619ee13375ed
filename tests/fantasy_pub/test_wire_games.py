"""Whole games through the protocol: the same as by the rules, and nothing hidden gets out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from game.core.rules import Seat
from game.fantasy_pub.rules.events import BarkeeperStarted, Dealt, Event, NoActionReroll, Seated
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.wire.moves import from_action, from_event, to_action
from game.fantasy_pub.wire.states import KEY, from_state, to_state
from tests.fantasy_pub.lines import Json, ask, dealt_anew, paths, turn
from tests.fantasy_pub.tables import pub

ROOT = Path(__file__).parents[2]
SEATS = (2, 3, 4)


@pytest.mark.parametrize("players", SEATS)
def test_a_whole_game_by_turns_is_the_game_by_the_rules(players: int) -> None:
    chance = Random(players)
    expected: State = RULES.new_game(Setup(players), 7).state
    state, over = ask(op="new", players=players, seed=7)["state"], False
    while not over:
        assert state == from_state(expected)
        assert to_state(state) == expected
        legal = RULES.legal_actions(expected)
        action = chance.choice(legal)
        path = from_action(action, expected)["path"]
        if chance.random() < 0.1:
            assert paths(state) == [from_action(each, expected)["path"] for each in legal]
        answer, step = turn(state, *path), RULES.apply(expected, action)
        assert answer["events"] == json.loads(
            json.dumps([from_event(each, expected) for each in step.events])
        )
        state, expected, over = answer["state"], step.state, answer["over"]
    assert paths(state) == []
    assert to_state(state) == expected
    score = ask(op="score", state=state)
    assert score["over"]
    winners = [standing.seat for standing in RULES.standings(expected) if standing.won]
    assert score["winners"] == winners


def test_every_action_is_read_as_it_is_written() -> None:
    """Over more games than would go through lines."""
    for seed in range(12):
        chance, state = Random(seed), RULES.new_game(Setup(2 + seed % 3), seed).state
        while legal := RULES.legal_actions(state):
            written = [from_action(action, state)["path"] for action in legal]
            assert len({json.dumps(path) for path in written}) == len(legal)
            assert [to_action(path, state) for path in written] == legal
            state = RULES.advance(state, chance.choice(legal))


def written_events(seed: int, players: int) -> list[tuple[Event, Json]]:
    """Everything that happens in a random game, and how the protocol tells it."""
    chance, state = Random(seed), RULES.new_game(Setup(players), seed).state
    told = []
    while legal := RULES.legal_actions(state):
        action = chance.choice(legal)
        step = RULES.apply(state, action)
        told += [(event, from_event(event, state)) for event in step.events]
        state = step.state
    return told


NUMBERS = {
    "seat": "a seat",
    "next_seat": "a seat",
    "turn": "counted",
    "round": "counted",
    "value": "of a die",
    "plus_minus": "of a card",
    "die": "an index",
    "space": "a place",
    "table": "a place",
    "other_table": "a place",
    "start": "a place",
    "coins": "how many",
    "left": "how many",
}
"""Fields of events that are meant to be numbers; characters and cards are numbers only inside."""


def test_events_are_complete_and_name_everybody_as_a_path_does() -> None:
    kinds = set()
    for seed in range(20):
        for event, told in written_events(seed, 2 + seed % 3):
            kinds.add(type(event))
            names = {"beer" if name == "kind" else name for name in get_type_hints(type(event))}
            assert told.keys() == {"kind", *names}
            assert {name for name, value in told.items() if type(value) is int} <= NUMBERS.keys()
    at_the_deal = {BarkeeperStarted, Seated, Dealt}
    by_itself = {NoActionReroll}
    assert {*get_args(Event)} - kinds <= at_the_deal | by_itself


def test_v31_dice_that_are_good_for_nothing_are_rolled_again() -> None:
    """One roll in 36 is such a one; that is too rare for random games."""
    before = from_state(pub("rG@4 c1", reserve=0, barkeeper=2, to_move=1, start=1))
    ended = {**before, "used": [True, False], "acted": True}
    for chance in range(1000):
        answer = turn({**ended, "chance": str(chance)}, "end")
        kinds = [event["kind"] for event in answer["events"]]
        if "no_action_reroll" in kinds:
            break
    assert kinds[-3:] == ["dice_rolled", "no_action_reroll", "dice_rolled"]
    *_, first, again, last = answer["events"]
    assert again == {"kind": "no_action_reroll", "dice": [2, 2]}
    assert (first["dice"], last["dice"]) == ([2, 2], answer["state"]["dice"])


def test_the_readme_lists_every_kind_of_event_with_its_fields() -> None:
    table = (ROOT / "game/fantasy_pub/wire/README.md").read_text(encoding="utf-8").split("| about |")[1]
    rows = [row.split("|")[2] for row in table.split("\n\n")[0].splitlines()[2:]]
    listed = {}
    for entry in ";".join(rows).split(";"):
        kind, _, fields = re.sub(r" \(.*\)", "", entry).replace("`", "").strip().partition(" ")
        listed[kind] = [*fields.split(", ")]
    assert listed == {
        re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(): [
            "beer" if name == "kind" else name for name in get_type_hints(kind)
        ]
        for kind in get_args(Event)
    }


@pytest.mark.parametrize("players", SEATS)
def test_what_a_seat_cannot_know_is_in_no_view(players: int) -> None:
    chance = Random(players)
    state, over = ask(op="new", players=players, seed=3)["state"], False
    while not over:
        if chance.random() < 0.2:
            viewer = chance.choice([None, *map(Seat, range(players))])
            view = ask(op="view", state=state, seat=viewer)
            assert ask(op="view", state=dealt_anew(state, viewer, chance), seat=viewer) == view
        answer = turn(state, *chance.choice(paths(state)))
        state, over = answer["state"], answer["over"]


def referee(requests: list[Json]) -> list[Any]:
    """What a process of its own answers, with nothing but the standard library."""
    lines = "\n".join(map(json.dumps, requests)).encode()
    command = [sys.executable, "-S", "-c", ENGINE]
    done = subprocess.run(command, cwd=ROOT, input=lines, capture_output=True, timeout=60, check=True)
    *answers, foreign = done.stdout.splitlines()
    assert (foreign, done.stderr) == (b"[]", b"")
    return [json.loads(each) for each in answers]


ENGINE = """
import sys
before = set(sys.modules)
from game.catalogue import CATALOGUE
from game.cli.engine import serve
serve(sys.stdin.buffer, sys.stdout.buffer, CATALOGUE)
imported = {name.partition(".")[0] for name in set(sys.modules) - before}
print(sorted(imported - sys.stdlib_module_names - {"game"}))
"""


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    (dealt,) = referee([{"op": "new", "game": KEY, "seed": 7}])
    asked: Json = {"state": dealt["state"], "seat": 0, "level": "random"}
    action = {"path": ["discard", dealt["state"]["seats"][dealt["state"]["to_move"]]["hand"][0]]}
    first = {
        "legal": "actions",
        "turn": "state",
        "score": "over",
        "view": "view",
        "levels": "levels",
        "choose": "action",
    }
    answers = referee([{"op": op, "action": action, **asked} for op in first])
    assert [next(iter(answer)) for answer in answers] == [*first.values()]
