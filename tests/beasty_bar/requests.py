"""Requests to the engine, and what it answers."""

import json
from copy import deepcopy
from random import Random
from typing import Any

from game.beasty_bar.bot.opponents import LEVELS, SPARRING
from game.beasty_bar.rules.animals import ANIMALS
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


# legal


THREE = [["zebra", 1], ["hippo", 1], ["seal", 1]]


# levels and choose


KEYS = [level.key for level in (*LEVELS, *SPARRING)]
"""Everybody who can be asked."""
