"""A game in small: the front of its house, as it is seen from the street."""

from __future__ import annotations

import pygame

from game.shell.desk import Desk
from game.shell.front import LOT
from game.shell.paint import shapes
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, PAGE
from game.shell.stage import Box, Stage

LARGEST = 124.0
"""How large it is shown at most."""
_TOP = 24.0
"""Where its name begins, in units of its lot; above it there is only sky."""


def paint_emblem(brush: Brush, desk: Desk, key: str, box: Box, *, radius: float = 14) -> None:
    """As much of the front of that game as fits, from its name downwards, with those who stand before it."""
    rect = brush.stage.pixels(box)
    corner = brush.px(radius)

    def make() -> pygame.Surface:
        mask = shapes.rounded(rect.size, corner, (255, 255, 255, 255))
        return shapes.masked(smooth(_front(brush, desk, key), rect.size).convert_alpha(), mask)

    brush.surface.blit(brush.art.made(("emblem", key, rect.size, corner), make), rect.topleft)
    brush.panel(box, PAGE, radius=radius, border=BORDER, width=2, alpha=0)


def _front(brush: Brush, desk: Desk, key: str) -> pygame.Surface:
    """As large as it is ever shown: smaller ones are made of it."""
    side = brush.px(LARGEST)
    return brush.art.made(("front", key, side), lambda: _painted(brush, desk, key, (side, side)))


def _painted(brush: Brush, desk: Desk, key: str, size: tuple[int, int]) -> pygame.Surface:
    address = desk.foyer.address(key)
    picture = pygame.Surface(size)
    picture.fill(PAGE)
    scale = size[0] / LOT[0]
    lot = Stage((size[0], round(LOT[1] * scale)), LOT, (0, -round(_TOP * scale)))
    inside = Brush(picture, lot, brush.art.of(address.folders), brush.type)
    address.front.paint(inside, address.say)
    address.front.extras(address.say).draw(inside, calm=True)
    return picture
