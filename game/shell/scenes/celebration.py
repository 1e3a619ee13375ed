"""The room behind the doors, and who won in large letters."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame

from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, INK, LIVERIES, PAGE, TEXT, Livery, rgb
from game.shell.paint.type import Face
from game.shell.scenes.menus import still
from game.shell.stage import Box

_SHADOW = rgb("#1A0710")
_CREAM = rgb("#FFF1CC")
_CONFETTI = (*(livery.mid for livery in LIVERIES), rgb("#FF4F8B"), TEXT)


def paint_ground(brush: Brush, *, party: bool) -> None:
    """The room; when all is decided, with confetti."""
    still(brush, ("results", party), _paint_party if party else _paint_room)


def paint_heading(brush: Brush, text: str, winners: Sequence[Livery], top: float) -> None:
    """Who won, behind as many medals; that is large enough for anybody."""
    room, whole = 1560.0 - 128 * len(winners), 92.0 / brush.type.scale
    size = min(whole, whole * room / max(1.0, brush.text_width(text, whole, Face.TITLE)))
    width = brush.text_width(text, size, Face.TITLE)
    left = brush.stage.width / 2 - (width + 128 * len(winners)) / 2
    for number, livery in enumerate(winners):
        _paint_medal(brush, Box(left + 128 * number, top + 44, 112, 112), livery)
    _outlined(brush, text, Box(left + 128 * len(winners), top + 40, width + 8, 112), size)


def paint_verdict(brush: Brush, text: str, top: float) -> None:
    """Why it ended as it did."""
    width = min(1500.0, brush.text_width(text, 26, Face.BODY) + 90)
    box = Box(brush.stage.width / 2 - width / 2, top + 164, width, 52)
    brush.panel(box, PAGE, radius=26, border=GOLD, width=2, alpha=240)
    brush.text(text, box.inset(36, 0), 26, TEXT, face=Face.BODY, align="center")


def _paint_medal(brush: Brush, box: Box, livery: Livery) -> None:
    """The winner's symbol with a crown on top."""
    brush.picture(f"furniture/medallion_{livery.name}", box)
    crown = Box(box.x + box.w / 2 - 33, box.y - 34, 66, 58)
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (2, 2), (-2, 2), (2, -2), (-2, -2)):
        brush.icon("crown", crown.moved(dx, dy), INK)
    brush.icon("crown", crown, GOLD)


def _outlined(brush: Brush, text: str, box: Box, size: float) -> None:
    """Large letters that stand out from whatever is behind them."""
    for dx, dy in (
        (-6, 0),
        (6, 0),
        (0, -6),
        (0, 6),
        (5, 5),
        (-5, 5),
        (5, -5),
        (-5, -5),
        (0, 11),
        (5, 9),
        (-5, 9),
    ):
        brush.text(text, box.moved(dx, dy), size, _SHADOW, face=Face.TITLE, fit=False)
    brush.text(text, box, size, _CREAM, face=Face.TITLE, fit=False)


def _paint_room(brush: Brush) -> None:
    """The room behind the open doors, its shelves up to the ceiling."""
    stage = brush.stage
    room = smooth(brush.art.source("places/room"), brush.surface.get_size())
    brush.surface.blit(room, (0, 0))
    top = (stage.height - 1080) / 2 + 6
    while top > -220:
        brush.picture("places/shelf", Box(stage.width / 2 - 820, top, 1640, 220))
        top -= 224
    brush.shade(stage.box, 105, _SHADOW)
    brush.picture("places/door_leaf", Box(0, 0, 110, stage.height))
    brush.mirrored("places/door_leaf", Box(stage.width - 110, 0, 110, stage.height))


def _paint_party(brush: Brush) -> None:
    """The room, with confetti on both sides of the heading."""
    paint_ground(brush, party=False)
    dice, stage = random.Random(3), brush.stage
    for _ in range(70):
        across = stage.width / 2 + dice.choice((-1, 1)) * dice.uniform(430, 800)
        down = (stage.height - 1080) / 2 + dice.uniform(12, 210)
        scrap = _scrap(brush.px(15), dice.choice(_CONFETTI), dice.randrange(180))
        brush.surface.blit(scrap, scrap.get_rect(center=stage.pixels(Box(across, down, 0, 0)).topleft))


def _scrap(size: int, colour: tuple[int, int, int], turn: int) -> pygame.Surface:
    """A piece of confetti."""
    scrap = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    paper = pygame.Rect(0, size, size * 4, size * 2)
    pygame.draw.rect(scrap, _SHADOW, paper, border_radius=size // 2)
    pygame.draw.rect(scrap, colour, paper.inflate(-size // 2, -size // 2), border_radius=size // 3)
    return pygame.transform.rotozoom(scrap, turn, 0.25)
