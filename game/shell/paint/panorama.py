"""Pictures as large as the window: a panorama, the same out of focus, and confetti."""

from __future__ import annotations

import random

import pygame

from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES, PAGE, TEXT, rgb
from game.shell.stage import DESIGN_HEIGHT, Box

_NIGHT = rgb("#0D0818")
_DARK = 460
"""How far beyond the left edge of the picture it takes to get dark, in units of the design."""


_EDGE = rgb("#1A0710")
_COLOURS = (*(livery.mid for livery in LIVERIES), rgb("#FF4F8B"), TEXT)
_SCRAPS = 70


def paint_panorama(brush: Brush, name: str, place: Box, ground: float) -> None:
    """Continued from its place to whatever edge the window has: mirrored, with more sky and more ground.

    `ground` is where the ground begins, in units of the design.
    """
    surface, area = brush.surface, brush.stage.pixels(place)
    picture = smooth(brush.art.source(name), area.size)
    mirror = pygame.transform.flip(picture, True, False)
    surface.fill(PAGE)
    for step, piece in ((-1, mirror), (0, picture), (1, mirror)):
        _lay(surface, piece, area.move(step * area.width, 0), ground)
    dark = brush.px(_DARK)
    _fade(surface, pygame.Rect(area.left - dark, 0, dark, surface.get_height()), (225, 0), across=True)
    _fade(surface, pygame.Rect(0, 0, area.left - dark, surface.get_height()), (225, 225), across=True)
    _fade(surface, pygame.Rect(0, 0, surface.get_width(), area.top), (190, 0))


def paint_blurred(brush: Brush, name: str) -> None:
    """Dark and out of focus, a ground for menus; a small picture of it is enough."""
    source, window = brush.art.source(name), brush.surface.get_rect()
    scale = max(window.width / source.get_width(), window.height / source.get_height())
    whole = round(source.get_width() * scale), round(source.get_height() * scale)
    blurred = smooth(smooth(source, (96, 54)), whole)
    brush.surface.blit(blurred, blurred.get_rect(center=window.center))
    brush.shade(brush.stage.box, 225 if brush.art.strong else 120, PAGE)


def _lay(surface: pygame.Surface, picture: pygame.Surface, place: pygame.Rect, ground: float) -> None:
    """A piece of it, its top row stretched up and its ground stretched down."""
    width, horizon = place.width, round(place.height * ground / DESIGN_HEIGHT)
    sky = picture.subsurface((0, 0, width, 1))
    surface.blit(pygame.transform.scale(sky, (width, max(0, place.top))), (place.left, 0))
    surface.blit(picture, place, (0, 0, width, horizon))
    floor = picture.subsurface((0, horizon, width, place.height - horizon))
    below = surface.get_height() - place.top - horizon
    surface.blit(smooth(floor, (width, below)), (place.left, place.top + horizon))


def _fade(surface: pygame.Surface, area: pygame.Rect, alphas: tuple[int, int], across: bool = False) -> None:
    """Darkness that becomes thinner from one edge to the other."""
    if area.width <= 0 or area.height <= 0:
        return
    strip = pygame.Surface((2, 1) if across else (1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), (*_NIGHT, alphas[0]))
    strip.set_at((1, 0) if across else (0, 1), (*_NIGHT, alphas[1]))
    surface.blit(pygame.transform.smoothscale(strip, area.size), area)


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
