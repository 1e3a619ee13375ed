"""Hands between people at one screen: how what one of them may see is kept from the others."""

from __future__ import annotations

from typing import Final

EVERY_TURN, ON_LOOK, OPEN_HANDS = "every_turn", "on_look", "open_hands"
"""A curtain closes before every turn; a hand lies face down until its player looks; nothing is kept."""
HANDS: Final = (EVERY_TURN, ON_LOOK, OPEN_HANDS)
