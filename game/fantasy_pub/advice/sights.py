"""What can be lit up in the pub: guests by their numbers, dice by what they show, all else by its name."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.fantasy_pub.marks import Die
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.names import BARKEEPER_KEY, DECK_KEY, DICE_KEY, SIDE_KEY, SPACE_KEYS

PLACES: Final = (*SPACE_KEYS, BARKEEPER_KEY, DICE_KEY)
TRAY: Final = (DECK_KEY, SIDE_KEY)
"""What lies before whoever is to act."""


def in_sight(view: View, key: Hashable) -> bool:
    """Whether the viewer can see it."""
    match key:
        case str():
            hand = [] if view.viewer is None else view.hands[view.viewer]
            held = [EVENT_CARDS[card].key for card in hand if card is not None]
            return key in (*PLACES, *held) or (key in TRAY and view.to_move == view.viewer)
        case Die(value):
            dice = zip(view.dice, view.used, strict=True)
            return any(shows == value and not used for shows, used in dice)
    return type(key) is int and any(key in line for line in view.spaces)
