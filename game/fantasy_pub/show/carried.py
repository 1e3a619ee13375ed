"""An event card that is dragged, where it is held."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.fantasy_pub.marks import HandCard
from game.fantasy_pub.show.cards import EventCards
from game.shell.layers import Item
from game.shell.paint.brush import Brush
from game.shell.signals import Point
from game.shell.stage import Box

_WIDTH: Final = 160.0


def items(brush: Brush, cards: EventCards, key: Hashable, at: Point) -> list[Item]:
    """The card, if that is what is held."""
    if not isinstance(key, HandCard):
        return []
    picture = cards.hand(key.card, brush.px(_WIDTH))
    rect = picture.get_rect(center=brush.stage.pixels(Box(*at, 0, 0)).center)
    return [Item("carried", picture, rect)]
