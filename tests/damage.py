"""Something valid, damaged at random: nonsense from scratch would be refused at the first hurdle."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

Json = dict[str, Any]

SENTENCE = re.compile(r"[A-Za-z'\"].{5,400}\.")
ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 4, 5, 2**63, 2**64, -(2**64), 10**4000, 0.0, 1.5, -1e308),
    *(float("nan"), float("inf"), "", "\x00", "\ud800", "\u202e", "x" * 5000),
    *([], {}, [[]], [None], [[], []], [0, 1]),
]
"""What no field expects, whatever the game."""


def assert_sentence(text: str) -> None:
    """One line of readable characters, not too long, that begins with a word and ends with a full stop."""
    assert SENTENCE.fullmatch(text), text
    assert text.isprintable(), text


def until(count: int, chance: Random, attempt: Callable[[Random], bool]) -> None:
    """Damage things until that many were refused; most of them should be."""
    malformed = tries = 0
    while malformed < count:
        tries += 1
        malformed += attempt(chance)
    assert tries < 3 * count, "hardly any of this is malformed"


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every slot of a JSON value: its container, and its key or index."""
    if isinstance(value, dict):
        keys: list[Any] = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    else:
        return []
    return [slot for key in keys for slot in ((value, key), *places(value[key]))]


def damage(request: Json, chance: Random, nasty: Sequence[Any], names: Sequence[str]) -> None:
    """One wound: a value replaced, removed, doubled, wrapped, moved or given another name."""
    container, key = chance.choice(places(request))
    value = container[key]
    match chance.randrange(8):
        case 0 | 1 | 2:
            container[key] = deepcopy(chance.choice(nasty))
        case 3:
            del container[key]
        case 4:
            container[key] = chance.choice([[value], {"value": value}, str(value)])
        case 5:
            other, name = chance.choice(places(request))
            container[key] = deepcopy(other[name])
        case 6 if isinstance(container, list):
            container.insert(key, deepcopy(value))
        case 6 | 7 if isinstance(value, list):
            value.append(deepcopy(chance.choice([*nasty, *value])))
        case _:
            container[key] = chance.choice(names)


def is_error(told: Json) -> bool:
    if "error" not in told:
        return False
    assert told.keys() == {"error", "detail"}
    assert told["error"] in ("bad_request", "illegal_action")
    assert_sentence(told["detail"])
    return True
