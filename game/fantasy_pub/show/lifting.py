"""Who rises because he is pointed at or chosen, and what follows the pointer: a guest, a die, a card."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.fantasy_pub.marks import Guest, HandCard, Own
from game.fantasy_pub.rules.characters import CLAN, Character
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.cards import EventCards
from game.fantasy_pub.show.meaning import DieAt
from game.shell.layers import Item
from game.shell.paint.brush import Brush
from game.shell.stage import Box
from game.shell.table.hud import Hud

_WIDTH: Final = 160.0
"""Of a card that is held."""
HELD: Final = "held"
"""The key of its item."""


def attend(board: Board, hud: Hud) -> None:
    """Whoever is pointed at or chosen rises; what is dragged follows."""
    board.lifted = lifted(board.view, hud)
    board.carried = None
    if hud.dragged is None:
        return
    match hud.focus:
        case Guest(who):
            board.drag(who, hud.dragged)
        case DieAt(number):
            board.carried = number, hud.dragged


def carried(hud: Hud) -> Sequence[Hashable]:
    """The keys of all that follows the pointer."""
    if hud.dragged is None:
        return ()
    match hud.focus:
        case Guest(who):
            return ("guest", who), ("plate", who)
        case DieAt(number):
            return ("die ring", number), ("die", number), ("die key", number)
        case HandCard():
            return (HELD,)
    return ()


def lifted(view: View, hud: Hud) -> frozenset[Character]:
    """Those whom whoever chooses points at, or has chosen."""
    if hud.choosing is None:
        return frozenset()
    found = set[Character]()
    for mark in (hud.focus, *hud.choosing.done):
        match mark:
            case Guest(who):
                found.add(who)
            case Own(figure):
                found.add(CLAN[view.to_move][figure])
    return frozenset(found)


def held(brush: Brush, cards: EventCards, hud: Hud) -> list[Item]:
    """The event card that is dragged, if one is."""
    if hud.dragged is None or not isinstance(hud.focus, HandCard):
        return []
    picture = cards.hand(hud.focus.card, brush.px(_WIDTH))
    rect = picture.get_rect(center=brush.stage.pixels(Box(*hud.dragged, 0, 0)).center)
    return [Item(HELD, picture, rect)]
