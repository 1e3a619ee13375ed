"""How lessons name what is to be lit up."""

from __future__ import annotations

from collections.abc import Hashable

from game.core.lessons import Lit
from game.fantasy_pub.marks import Die
from game.fantasy_pub.rules.notation import parse_character


def at(things: str) -> Lit:
    """`door elf1/N die4` is the door, an elf of the person's, and the die that shows 4."""
    return tuple(map(_key, things.split()))


def _key(word: str) -> Hashable:
    if "/" in word:
        return parse_character(word)
    return Die(int(word[3:])) if word[:3] == "die" and word[3:].isdigit() else word
