"""Confetti, for whoever has something to celebrate."""

from __future__ import annotations

import random

import pygame

from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES, TEXT, rgb
from game.shell.stage import DESIGN_HEIGHT, Box

_EDGE = rgb("#1A0710")
_COLOURS = (*(livery.mid for livery in LIVERIES), rgb("#FF4F8B"), TEXT)
_SCRAPS = 70


def paint_confetti(brush: Brush) -> None:
    """On both sides of the heading; the same every time."""
    dice, stage = random.Random(3), brush.stage
    for _ in range(_SCRAPS):
        across = stage.width / 2 + dice.choice((-1, 1)) * dice.uniform(430, 800)
        down = (stage.height - DESIGN_HEIGHT) / 2 + dice.uniform(12, 210)
        scrap = _scrap(brush.px(15), dice.choice(_COLOURS), dice.randrange(180))
        brush.surface.blit(scrap, scrap.get_rect(center=stage.pixels(Box(across, down, 0, 0)).topleft))


def _scrap(size: int, colour: tuple[int, int, int], turn: int) -> pygame.Surface:
    """A piece of it."""
    scrap = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    paper = pygame.Rect(0, size, size * 4, size * 2)
    pygame.draw.rect(scrap, _EDGE, paper, border_radius=size // 2)
    pygame.draw.rect(scrap, colour, paper.inflate(-size // 2, -size // 2), border_radius=size // 3)
    return pygame.transform.rotozoom(scrap, turn, 0.25)
