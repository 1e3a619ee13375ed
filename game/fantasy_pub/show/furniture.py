"""The room: what stands in it from the farthest to the nearest, and what lies on its tables."""

from __future__ import annotations

from typing import Final

import pygame

from game.fantasy_pub.rules.state import DOOR
from game.fantasy_pub.show import flames
from game.fantasy_pub.show.board import Board, Mood
from game.fantasy_pub.show.flames import Flames
from game.fantasy_pub.show.places import HEAD, Places
from game.fantasy_pub.show.rooms import furniture, picture
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import INK, PAGE, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box

NUMBER: Final = rgb("#FFF1CC")
_GLOW: Final = Box(-196, -216, 600, 600)
"""The light of the fire, about the corner of its picture."""


def backdrop(brush: Brush, places: Places) -> None:
    """What stands at the walls, the rug, the step at the door, and the beam for the plates."""
    own = furniture(places.boxes)
    for kind in ("rug", "hearth", "door"):
        if kind in own:
            brush.picture(f"places/{picture(own[kind])}", places[own[kind]])
    brush.picture("places/door_step", places["door.step"])
    if not brush.art.strong:
        fire = places["hearth.fire"]
        brush.picture("places/fire_glow", _GLOW.moved(fire.x, fire.y))
    brush.shade(Box(0, 0, brush.stage.width, HEAD), 205, PAGE)
    foot = places["strip"].y - 8
    brush.shade(Box(0, foot, brush.stage.width, brush.stage.height - foot), 215, PAGE)


class Furniture:
    """What stands in a room of a certain size; it is looked up anew where something has changed."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, list[Item]]] = {}
        """By space, and what that depends on."""

    def items(self, brush: Brush, board: Board, burning: Flames) -> dict[int, list[Item]]:
        """What belongs to each space, from behind: the barkeeper, the table with its number, a candle, coins
        on the floor; by space, the farthest first."""
        found: dict[int, list[Item]] = {}
        for space in board.places.depth:
            lying, guests = board.floor(space), len(board.view.spaces[space])
            candle = None if space == DOOR else flames.shown(burning, space, guests)
            key = brush.art.theme, lying, candle
            if space not in self._kept or self._kept[space][0] != key:
                self._kept[space] = key, standing(brush, board.places, space, lying, candle)
            behind = [barkeeper(brush, board)] if board.barkeeper.behind == space else []
            found[space] = [*behind, *self._kept[space][1]]
        return found


def standing(
    brush: Brush, places: Places, space: int, lying: int, candle: flames.Candle | None
) -> list[Item]:
    """All of it but the barkeeper."""
    found: list[Item] = []
    if space != DOOR:
        found.append(piece(brush, ("table", space), "places/table", places[f"table.{space}"]))
        found.append(number(brush, places, space))
        if candle is not None:
            found.append(flames.candle(brush, places, space, candle))
    if lying:
        found.append(coins(brush, places, space, lying))
    return found


def coins(brush: Brush, places: Places, space: int, lying: int) -> Item:
    """On the floor; of a large heap only as many as can be counted at a glance are seen."""
    return piece(brush, ("floor", space), f"things/coins_{min(5, lying)}", places.coins(space))


def piece(brush: Brush, key: object, name: str, box: Box) -> Item:
    """A picture that lies still."""
    rect = brush.stage.pixels(box)
    return Item(key, brush.art.scaled(name, rect.size), rect)


def barkeeper(brush: Brush, board: Board) -> Item:
    """He holds his tray towards the middle of the room."""
    keeper, box = board.barkeeper, board.places.barkeeper(board.barkeeper.table)
    x, y = keeper.pose.x, keeper.pose.y
    rect = brush.stage.pixels(Box(x - box.w / 2, y - box.h / 2, box.w, box.h))
    name = barkeeper_name(keeper.mood)
    found = brush.art.scaled(name, rect.size)
    if not keeper.right:
        found = brush.art.made(
            (name, "mirrored", rect.size),
            lambda: pygame.transform.flip(brush.art.scaled(name, rect.size), True, False),
        )
    return Item("barkeeper", found, rect)


def barkeeper_name(mood: Mood) -> str:
    """The picture of the barkeeper."""
    return f"things/barkeeper{mood.value}"


def number(brush: Brush, places: Places, table: int) -> Item:
    """Of a table, on its rim."""

    def paint(brush: Brush, box: Box) -> None:
        brush.panel(box, NUMBER, radius=box.h / 2, border=INK, width=3.5)
        brush.text(str(table), box, 26, INK, face=Face.TITLE, align="center")

    made = drawn(brush, ("number", table, brush.art.theme), places[f"table.{table}.number"], paint)
    return made._replace(key=("number", table))
