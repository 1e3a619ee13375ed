"""The engine protocol as another program meets it: a line in, a line out."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from game.core.rules import Viewer
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.wire.states import KEY, from_state, to_state
from tests.program import respond

Json = dict[str, Any]

CLAN = ["goblin1", "goblin2", "dwarf1", "dwarf2", "elf1", "elf2", "troll1"]
ALL = "n" * 65 + "t" * 10


def ask(**request: Any) -> Json:
    """The answer after a trip through JSON both ways; the request itself must not be changed."""
    before = deepcopy(request)
    line = json.dumps({"game": KEY, **request}).encode()
    answer: Json = json.loads(json.dumps(respond(line)))
    assert request == before
    return answer


def refused(kind: str, **request: Any) -> str:
    """The detail of the error that a request must be answered with."""
    answer = ask(**request)
    assert answer.keys() == {"error", "detail"}, answer
    assert answer["error"] == kind, answer
    return str(answer["detail"])


def least(**more: Any) -> Json:
    """A state with nothing but what is required: everybody is in the deck, every chip in the reserve."""
    return {
        "seats": [{"deck": CLAN}, {"deck": CLAN}],
        "spaces": [[] for _ in range(7)],
        "reserve": ALL,
        **more,
    }


def paths(state: Json) -> list[list[Any]]:
    """What can be done."""
    answer = ask(op="legal", state=state)
    assert answer.keys() == {"actions"}, answer
    assert all(action.keys() == {"path"} for action in answer["actions"])
    return [action["path"] for action in answer["actions"]]


def turn(state: Json, *path: Any, **more: Any) -> Json:
    """One decision carried out."""
    answer = ask(op="turn", state=state, action={"path": list(path)}, **more)
    assert answer.keys() == {"state", "events", "over"}, answer
    return answer


def dealt_anew(state: Json, viewer: Viewer, chance: Random) -> Json:
    """The same state for that viewer: all that is hidden, and the chance to come, is something else."""
    view = RULES.view(to_state(state), viewer)
    return from_state(RULES.imagine(view, chance.getrandbits(64)))
