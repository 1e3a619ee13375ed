"""What answers of the engine protocol have in common, whichever game they are about: the form of events."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from game.core.module import Json

KIND: Final = "kind"

Writer = Callable[[Any], Any]


def event_writer(
    event: Any, writers: Mapping[Any, Writer], renamed: Mapping[str, str] | None = None
) -> Callable[[Any], Json]:
    """Writes events as objects: `{"kind": ...}` and every field by its name.

    `event` is the union of all kinds. `writers` knows how values are written that JSON does not have, by
    their type; of numbers that mean different things only the names of the types differ. `renamed` says
    what fields are called there that are called something else here: `kind` is taken.
    """
    names = renamed or {}
    by_kind = {
        kind: [
            (name, names.get(name, name), _writer(hint, writers))
            for name, hint in get_type_hints(kind).items()
        ]
        for kind in get_args(event)
    }
    assert KIND not in [written for fields in by_kind.values() for _, written, _ in fields]

    def write_event(happened: Any) -> Json:
        kind = type(happened)
        fields = {written: write(getattr(happened, name)) for name, written, write in by_kind[kind]}
        return {KIND: _in_lower_case(kind.__name__), **fields}

    return write_event


def _in_lower_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _writer(hint: Any, writers: Mapping[Any, Writer]) -> Writer:
    """How to write a field of this type."""
    if hint in writers:
        return writers[hint]
    if get_origin(hint) in (Union, UnionType):  # `X | None` is the one or the other, by Python's version
        (inner,) = (_writer(each, writers) for each in get_args(hint) if each is not type(None))
        return lambda value: None if value is None else inner(value)
    if get_origin(hint) is tuple:
        each = _writer(get_args(hint)[0], writers)
        return lambda values: [each(value) for value in values]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda member: str(member.name).lower()
    return lambda value: value
