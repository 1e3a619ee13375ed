"""The dice in their tray: as they were rolled, as they roll, and put aside when they are spent."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

import pygame

from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.places import DIE, Pose
from game.shell.layers import Item, drawn
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Cap, paint_cap
from game.shell.paint.palette import GOLD
from game.shell.stage import Box

PICTURE: Final = Box(-72, -70, 150, 172)
"""All that is drawn of a die, about the middle of its upper face, which is 120 wide."""
_DRAWN: Final = 120.0
_ANGLES: Final = 6
_STEP: Final = 4
_SPENT: Final = 105
"""How much can be seen of one that is spent, of 255."""
_CAP: Final = 32.0


def box(pose: Pose) -> Box:
    """The upper face of a die that lies there."""
    side = DIE * pose.scale
    return Box(pose.x - side / 2, pose.y - side / 2, side, side)


def whole(face: Box) -> Box:
    """A die, or both, with the keys at their corners: no frame goes through those."""
    return Box(face.x - 14, face.y - 4, face.w + 18, face.h + 22)


def items(brush: Brush, board: Board, chosen: Container[int], keys: Sequence[Cap] = ()) -> list[Item]:
    """Both of them; those that are `chosen` have a ring, and `keys` say how to choose them."""
    if not board.rolled and not board.tumbling:
        return []
    found = []
    for number, (shows, used) in enumerate(zip(board.dice, board.view.used, strict=True)):
        tumble = board.tumbling.get(number)
        pose = board.die(number)
        shown = shows if tumble is None else tumble.shows
        if number in chosen and tumble is None:
            found.append(_ring(brush, number, box(pose)))
        found.append(_die(brush, number, shown, pose, faint=used and tumble is None))
        if tumble is None and not used and number < len(keys) and keys[number].text:
            found.append(_key(brush, number, box(pose), keys[number]))
    return found


def _die(brush: Brush, number: int, shows: int, pose: Pose, *, faint: bool) -> Item:
    name = f"things/die_{shows}" if shows > 0 else f"things/die_tumbling_{-1 - shows}"
    unit = DIE / _DRAWN * pose.scale * brush.stage.scale
    width = round(PICTURE.w * unit)
    if pose.scale not in (1.0, 0.78):
        width = max(_STEP, width // _STEP * _STEP)
    angle = round(pose.angle / _ANGLES) * _ANGLES % 360

    def make() -> pygame.Surface:
        small = smooth(brush.art.source(name), (width, round(width * PICTURE.h / PICTURE.w))).convert_alpha()
        turned = pygame.transform.rotozoom(small, angle, 1) if angle else small
        if faint:
            turned.set_alpha(_SPENT)
        return turned

    picture = brush.art.passing((name, width, angle, faint), make)
    middle = (
        pose.x * brush.stage.scale + (PICTURE.x + PICTURE.w / 2) * unit,
        pose.y * brush.stage.scale + (PICTURE.y + PICTURE.h / 2) * unit,
    )
    rect = picture.get_rect(center=(round(middle[0]), round(middle[1])))
    return Item(("die", number), picture, rect)


def _ring(brush: Brush, number: int, face: Box) -> Item:
    """Around a chosen die, below it: its side shows before the ring."""
    around = Box(face.x - 28, face.y - 28, face.w + 56, face.h + 68)

    def paint(brush: Brush, box: Box) -> None:
        inner = Box(box.x + 18, box.y + 18, box.w - 36, box.h - 36)
        brush.glow(inner, GOLD, radius=30, spread=16, strength=200)
        brush.panel(inner, GOLD, radius=30)

    return drawn(brush, ("die ring", brush.art.theme), around, paint)._replace(key=("die ring", number))


def _key(brush: Brush, number: int, face: Box, cap: Cap) -> Item:
    """At the lower left corner of a die."""
    place = Box(face.x - 10, face.y + face.h - 18, _CAP, _CAP)
    made = drawn(brush, ("die key", cap), place, lambda onto, room: paint_cap(onto, cap, room, 20.5))
    return made._replace(key=("die key", number))
