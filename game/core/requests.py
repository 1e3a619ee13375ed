"""What every request of the engine protocol may hold, whichever game it is about.

Whatever comes in is checked to the last bit: it may come from anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, TypeVar

from game.core.errors import BadRequest
from game.core.levels import AnyPlayer, Character, Kind, Level, keys_of, named
from game.core.module import Json
from game.core.player import PLENTY, Budget
from game.core.rules import Seat

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

Operation = Callable[[Json], Json]

LARGEST: Final = 1 << 64
"""No field needs a larger number, and thousands of digits would only fill the error that repeats them."""
LONGEST: Final[Mapping[str, int]] = {"iterations": PLENTY, "budget_ms": 60_000}
"""Whoever asks for more has mistyped, and would wait for good."""


def answered(request: Json, operations: Mapping[str, Operation]) -> Json:
    """What the operation that is asked for answers."""
    operation = request.get("op")
    if not isinstance(operation, str) or operation not in operations:
        raise BadRequest(f"'op' must be one of {', '.join(operations)}.")
    return operations[operation](request)


def read(request: Mapping[str, Any], name: str, kind: type[T], default: T) -> T:
    """A field of just that type; `default` where it is missing or null."""
    value = request.get(name)
    if value is None:
        return default
    return typed(value, kind, name)


def typed(value: object, kind: type[T], name: str) -> T:
    """The value, if it is of just that type: for JSON a `bool` is no `int`."""
    if type(value) is not kind:
        raise BadRequest(f"{name!r} must be {_KIND_NAMES[kind]}.")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise BadRequest(f"{name!r} must be a smaller number.")
    return value


_KIND_NAMES: Mapping[type, str] = {
    int: "a whole number",
    bool: "true or false",
    str: "a text",
    list: "a list",
    dict: "an object",
}


def read_enum(request: Mapping[str, Any], name: str, kind: type[E], default: T) -> E | T:
    """A field that holds the value of an enumeration."""
    value = request.get(name)
    return default if value is None else to_enum(value, kind, name)


def to_enum(value: object, kind: type[E], name: str) -> E:
    """The member with this value."""
    for member in kind:
        if member.value == value:
            return member
    raise BadRequest(f"{name!r} must be one of {', '.join(str(member.value) for member in kind)}.")


def read_seat(request: Mapping[str, Any], name: str) -> Seat | None:
    """A field that holds the number of a seat; None where it is missing or null."""
    return None if request.get(name) is None else Seat(typed(request[name], int, name))


def asked_player(
    request: Json, clock: Callable[[], float], levels: Sequence[Level], characters: Sequence[Character]
) -> AnyPlayer:
    """The computer that is asked for; its character stands behind a colon, or in a field of its own."""
    key, _, behind = typed(request.get("level"), str, "level").partition(":")
    level = _one_of("level", key, levels)
    character = read(request, "character", str, "") or behind
    if behind not in ("", character):
        raise BadRequest("'level' and 'character' name different characters.")
    if character:
        _one_of("character", character, characters)
    return level.player(read(request, "seed", int, 0), _budget(request, clock), character)


def _one_of(field: str, key: str, kinds: Sequence[Kind]) -> Kind:
    found = named(key, kinds)
    if found is None:
        raise BadRequest(f"{field!r} must be one of {keys_of(kinds)}.")
    return found


def _budget(request: Json, clock: Callable[[], float]) -> Budget:
    """How long to think: without a limit of time the same question is always answered alike."""
    iterations, milliseconds = (_limited(request, name) for name in LONGEST)
    if milliseconds is None:
        return Budget(iterations)
    return Budget(iterations or PLENTY, milliseconds / 1000, clock)


def _limited(request: Json, name: str) -> int | None:
    if request.get(name) is None:
        return None
    number = typed(request[name], int, name)
    if not 1 <= number <= LONGEST[name]:
        raise BadRequest(f"{name!r} must be from 1 to {LONGEST[name]}.")
    return number
