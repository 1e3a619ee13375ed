"""Requests about the pub, damaged at random: each is refused in a sentence, or answered as a whole."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from game.cli.engine import OUTSIDE
from game.core.errors import GameError
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.wire.moves import from_action
from game.fantasy_pub.wire.protocol import answer
from game.fantasy_pub.wire.states import KEY, from_state, to_state
from tests.damage import ODD, Json, damage, is_error, places, until
from tests.program import respond

MALFORMED = 1500
NAMES = ["goblin1", "troll1", "troll", "elf2/1", "dwarf1/3", "both", "over", "draft", "extra", *CARD_BY_KEY]
NASTY: list[Any] = [*ODD, 6, 7, "n", "nnt", "t" * 75, *NAMES, [{"who": "elf1/0"}], [{}], ["both"]]


@cache
def states() -> list[State]:
    """All of some random games."""
    found = []
    for seed in range(6):
        chance, state = Random(seed), RULES.new_game(Setup(2 + seed % 3), seed).state
        while legal := RULES.legal_actions(state):
            found.append(state)
            state = RULES.advance(state, chance.choice(legal))
        found.append(state)
    return found


def valid_request(chance: Random) -> Json:
    """A valid request of some kind."""
    state = chance.choice(states())
    options: list[Json] = [
        {"op": "new", "players": 3, "seed": 7, "first": 1},
        {"op": "legal"},
        {"op": "view", "seat": 1},
        {"op": "score"},
    ]
    if legal := RULES.legal_actions(state):
        action = from_action(chance.choice(legal), state)
        options += [{"op": "turn", "action": action, "seat": 0}] * 3
        options.append({"op": "choose", "level": "greedy", "seed": 1, "iterations": 5})
    request = chance.choice(options)
    return {"game": KEY, **request, **({} if request["op"] == "new" else {"state": from_state(state)})}


def test_damaged_requests_are_refused_and_left_alone_or_answered_as_a_whole() -> None:
    def attempt(chance: Random) -> bool:
        request = deepcopy(valid_request(chance))
        for _ in range(chance.choice((1, 1, 2, 5))):
            if places(request):
                damage(request, chance, NASTY, NAMES)
        told = respond(json.dumps(request).encode())
        before = json.dumps(request)
        with suppress(GameError):
            answer(request, OUTSIDE)
        assert json.dumps(request) == before
        if "state" in told and told["state"].get("game") == KEY:
            assert from_state(to_state(told["state"])) == told["state"]
        return is_error(told)

    until(MALFORMED, Random(1), attempt)
