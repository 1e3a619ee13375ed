"""Sentences in which it can be seen who is meant: whatever belongs to a seat stands between marks.

The marks are characters of private use, which no language has; `spans` takes them out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.core.rules import Seat
from game.core.words import Mention
from game.services.i18n import Language

_FIRST: Final = 0xE000
_END: Final = "\ue0ff"
KEPT: Final = 200
"""So many texts are taken apart once, for they are asked for in every frame."""


class Marked(Language):
    """A language that marks who is meant."""

    def piece(self, name: str, owner: Seat, case: str, mention: Mention = Mention.FIRST) -> str:
        """Somebody's piece, between marks."""
        return marked(super().piece(name, owner, case, mention), owner)

    def seat(self, seat: Seat) -> str:
        """The player's name, between marks."""
        return marked(super().seat(seat), seat)


def marked(text: str, seat: Seat) -> str:
    """Words that are about a seat."""
    return f"{chr(_FIRST + seat)}{text}{_END}"


@lru_cache(KEPT)
def spans(text: str) -> tuple[tuple[str, Seat | None], ...]:
    """The text in stretches, each with the seat it speaks of, if any."""
    return tuple((part, seat) for part, seat in _cut(text) if part)


def _cut(text: str) -> Iterator[tuple[str, Seat | None]]:
    for part in text.split(_END):
        at = next((at for at, sign in enumerate(part) if _FIRST <= ord(sign) < ord(_END)), None)
        if at is None:
            yield part, None
        else:
            yield part[:at], None
            yield part[at + 1 :], Seat(ord(part[at]) - _FIRST)


@lru_cache(KEPT)
def plain(text: str) -> str:
    """The text without its marks."""
    return "".join(part for part, _ in spans(text))
