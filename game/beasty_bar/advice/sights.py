"""What can be lit up on the table: cards by their numbers, places by their names."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.beasty_bar.advice.hints import EXIT, GATE, PILE
from game.beasty_bar.rules.view import View

BAR: Final = "bar"
HAND: Final = "hand"
PLACES: Final = (GATE, EXIT, PILE, BAR, HAND)


def in_sight(view: View, key: Hashable) -> bool:
    """Whether the viewer can see it; of the pile, only the card on top."""
    if isinstance(key, str):
        return key in PLACES
    cards = (*view.line, *view.hand, *view.sent, *view.bar, *view.thats_it[-1:])
    return type(key) is int and key in cards
