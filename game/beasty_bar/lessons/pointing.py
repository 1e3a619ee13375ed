"""How lessons name what is to be lit up."""

from __future__ import annotations

from game.beasty_bar.rules.notation import parse_card
from game.core.lessons import Lit


def at(things: str) -> Lit:
    """`gate lion/B` is the gate and the blue lion; the person is blue."""
    return tuple(parse_card(word) if "/" in word else word for word in things.split())
