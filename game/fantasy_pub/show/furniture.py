"""The room: what stands in it from the farthest to the nearest, and what lies on its tables."""

from __future__ import annotations

from typing import Final

import pygame

from game.fantasy_pub.rules.state import DOOR, TABLES
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.places import Places
from game.fantasy_pub.show.rooms import furniture, picture
from game.fantasy_pub.show.seating import depth
from game.shell.layers import Item
from game.shell.paint.brush import Brush
from game.shell.paint.palette import INK, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box

NUMBER: Final = rgb("#FFF1CC")


def backdrop(brush: Brush, places: Places) -> None:
    """What stands at the walls, the rug, the step at the door."""
    own = furniture(places.boxes)
    for kind in ("rug", "hearth", "door"):
        if kind in own:
            brush.picture(f"places/{picture(own[kind])}", places[own[kind]])
    brush.picture("places/door_step", places["door.step"])


def items(brush: Brush, board: Board) -> dict[int, list[Item]]:
    """What belongs to each space, from behind: the barkeeper, the table, coins on the floor; by space, the
    farthest first."""
    places = board.places
    found: dict[int, list[Item]] = {}
    for space in depth(places.boxes):
        found[space] = []
        if space != DOOR:
            if board.barkeeper.table == space:
                found[space].append(barkeeper(brush, board))
            found[space].append(piece(brush, ("table", space), "places/table", places[f"table.{space}"]))
        if lying := board.floor(space):
            name = f"things/coins_{min(5, lying)}"
            found[space].append(piece(brush, ("floor", space), name, places.coins(space)))
    return found


def piece(brush: Brush, key: object, name: str, box: Box) -> Item:
    """A picture that lies still."""
    rect = brush.stage.pixels(box)
    return Item(key, brush.art.scaled(name, rect.size), rect)


def barkeeper(brush: Brush, board: Board) -> Item:
    """He holds his tray towards the middle of the room."""
    keeper, box = board.barkeeper, board.places.barkeeper(board.barkeeper.table)
    x, y = keeper.pose.x, keeper.pose.y
    rect = brush.stage.pixels(Box(x - box.w / 2, y - box.h / 2, box.w, box.h))
    name = f"things/barkeeper{keeper.mood.value}"
    found = brush.art.scaled(name, rect.size)
    if not keeper.right:
        found = brush.art.made(
            (name, "mirrored", rect.size),
            lambda: pygame.transform.flip(brush.art.scaled(name, rect.size), True, False),
        )
    return Item("barkeeper", found, rect)


def numbers(brush: Brush, places: Places) -> None:
    """The numbers of the tables, on their rims."""
    for table in TABLES:
        box = places[f"table.{table}.number"]
        brush.panel(box, NUMBER, radius=box.h / 2, border=INK, width=3)
        brush.text(str(table), box, 26, INK, face=Face.TITLE, align="center")
