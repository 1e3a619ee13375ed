"""Something that is dragged, where it is held."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.fantasy_pub.marks import Guest, HandCard
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.cards import EventCards
from game.fantasy_pub.show.meaning import DieAt
from game.fantasy_pub.show.places import Pose
from game.fantasy_pub.show.tokens import Look, TokenArt
from game.shell.layers import Item
from game.shell.paint.brush import Brush
from game.shell.signals import Point
from game.shell.stage import Box

_GUEST: Final = 0.84
_DIE, _CARD = 100.0, 160.0


def items(
    brush: Brush, board: Board, tokens: TokenArt, cards: EventCards, key: Hashable, at: Point
) -> list[Item]:
    """A guest, a die or a card."""
    x, y = at
    match key:
        case Guest(who):
            picture, rect = tokens.guest(who, board.face(who), Pose(x, y + 60, _GUEST), Look.CHOSEN)
        case DieAt(number) if number < len(board.dice):
            rect = brush.stage.pixels(Box(x - _DIE / 2, y - _DIE / 2, _DIE, _DIE))
            picture = brush.art.scaled(f"things/die_{board.dice[number]}", rect.size)
        case HandCard(card):
            picture = cards.hand(card, brush.px(_CARD))
            rect = picture.get_rect(center=brush.stage.pixels(Box(x, y, 0, 0)).center)
        case _:
            return []
    return [Item("carried", picture, rect)]
