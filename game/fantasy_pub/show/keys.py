"""What the keyboard leads to: letters for dice and event cards, digits for whatever is asked."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from game.core.choosing import Choosing
from game.fantasy_pub.marks import Guest, Kin
from game.fantasy_pub.rules.characters import RACE
from game.fantasy_pub.rules.state import SPACES
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.deeds import NAMED
from game.fantasy_pub.show.meaning import Space, asked_in_the_room, key_of

DIE_LETTERS: Final = "as"
BOTH_LETTER: Final = "d"
EVENT_LETTERS: Final = "qwe"
DOOR_DIGIT: Final = 7
"""Tables have the digits of their numbers; the door comes behind them."""
MOST_DIGITS: Final = 9


def digits(view: View, choosing: Choosing) -> Mapping[Hashable, int]:
    """Which number key points at which spot: the actions; once one asks for it, tables, guests or races."""
    asked = asked_in_the_room(choosing)
    if not asked:
        return {key: number for number, key in enumerate(NAMED, start=1)}
    keys = list(dict.fromkeys(key_of(view, mark) for mark in asked))
    spaces = [key for key in keys if isinstance(key, Space)]
    if spaces:
        return {key: key.space or DOOR_DIGIT for key in spaces}
    ordered = sorted(keys, key=lambda key: _place_in_row(view, key))
    return {key: number for number, key in enumerate(ordered[:MOST_DIGITS], start=1)}


def _place_in_row(view: View, key: Hashable) -> tuple[int, int]:
    """Guests by table, races from small to big."""
    match key:
        case Guest(who):
            space = next((space for space, line in enumerate(view.spaces) if who in line), SPACES)
            return space, RACE[who]
        case Kin(race):
            return 0, race
        case _:
            return SPACES, 0
