"""Soft-edged shapes. They are drawn too large and scaled down, because pygame itself draws hard edges."""

from __future__ import annotations

import pygame

from game.shell.paint.art import Size
from game.shell.paint.cache import pictures
from game.shell.paint.palette import Colour

_OVERSIZE = 4

Fill = tuple[int, int, int, int]

_CORNERS = pictures(megabytes=1)
"""Texts of any length have panels with the same corners."""


def rounded(
    size: Size, radius: int, fill: Fill, border: Fill | None = None, width: int = 0
) -> pygame.Surface:
    """A rectangle with round corners. Only a small one is drawn with care; its middle is stretched."""
    radius = max(1, min(radius, size[0] // 2, size[1] // 2))
    key = radius, fill, border, width
    small = _CORNERS.get(key, lambda: _rounded_small(2 * radius + 2, radius, fill, border, width))
    return _stretched(small, radius, size)


def _rounded_small(side: int, radius: int, fill: Fill, border: Fill | None, width: int) -> pygame.Surface:
    big = pygame.Surface((side * _OVERSIZE,) * 2, pygame.SRCALPHA)
    area, corner = big.get_rect(), radius * _OVERSIZE
    # Invisible pixels have the colour of their neighbours, or scaling would leave a dark fringe.
    big.fill((*(border or fill)[:3], 0))
    if border is not None and width:
        pygame.draw.rect(big, border, area, border_radius=corner)
        area.inflate_ip(-2 * width * _OVERSIZE, -2 * width * _OVERSIZE)
        corner = max(0, corner - width * _OVERSIZE)
    pygame.draw.rect(big, fill, area, border_radius=corner)
    return pygame.transform.smoothscale(big, (side, side))


def _stretched(small: pygame.Surface, edge: int, size: Size) -> pygame.Surface:
    """Corners as they are, everything between them stretched."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    side = small.get_width()
    source = ((0, edge), (edge, side - 2 * edge), (side - edge, edge))
    across = ((0, edge), (edge, size[0] - 2 * edge), (size[0] - edge, edge))
    down = ((0, edge), (edge, size[1] - 2 * edge), (size[1] - edge, edge))
    for (from_x, from_w), (x, w) in zip(source, across, strict=True):
        for (from_y, from_h), (y, h) in zip(source, down, strict=True):
            if w > 0 and h > 0:
                part = small.subsurface((from_x, from_y, from_w, from_h))
                picture.blit(pygame.transform.scale(part, (w, h)), (x, y))
    return picture


def dashed(size: Size, radius: int, colour: Fill, width: int, dash: int) -> pygame.Surface:
    """The outline of a rounded rectangle: whole corners, and between them dashes of about this length."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    wide, high = size
    radius = max(1, min(radius, wide // 2, high // 2))
    ring = rounded((2 * radius, 2 * radius), radius, (*colour[:3], 0), colour, width)
    for right, low in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner = (right * radius, low * radius, radius, radius)
        picture.blit(ring, (right * (wide - radius), low * (high - radius)), corner)
    flat = rounded((dash, width), width // 2, colour)
    for x in _spread(radius, wide - radius, dash):
        picture.blits([(flat, (x, 0)), (flat, (x, high - width))])
    upright = pygame.transform.rotate(flat, 90)
    for y in _spread(radius, high - radius, dash):
        picture.blits([(upright, (0, y)), (upright, (wide - width, y))])
    return picture


def _spread(start: int, end: int, dash: int) -> list[int]:
    """Where dashes begin that are evenly spread, with gaps a little shorter than themselves."""
    count = max(0, round((end - start) / (1.8 * dash)))
    return [round(start + (end - start) * (number + 0.5) / count - dash / 2) for number in range(count)]


def spike(size: Size, fill: Fill, border: Fill, width: int) -> pygame.Surface:
    """A triangle with its point up, and a border on its two flanks only."""
    wide, high = (side * _OVERSIZE for side in size)
    big = pygame.Surface((wide, high), pygame.SRCALPHA)
    big.fill((*border[:3], 0))
    pygame.draw.polygon(big, border, [(0, high), (wide // 2, 0), (wide, high)])
    edge = width * _OVERSIZE
    inner = [(edge * 3 // 2, high), (wide // 2, edge * 2), (wide - edge * 3 // 2, high)]
    pygame.draw.polygon(big, fill, inner)
    return pygame.transform.smoothscale(big, size)


def gradient(size: Size, top: Colour, bottom: Colour) -> pygame.Surface:
    """From one colour down to another."""
    strip = pygame.Surface((1, 2))
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    # Scaling two pixels up mixes them only between their middles: scale higher and cut the middle out.
    tall = pygame.transform.smoothscale(strip, (size[0], size[1] * 2))
    return tall.subsurface((0, size[1] // 2, *size)).copy()


def masked(picture: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """What of a picture lies under a shape."""
    cut = picture.convert_alpha()
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def glow(size: Size, radius: int, spread: int, colour: Colour, strength: int) -> pygame.Surface:
    """Soft light around a rounded rectangle; larger than that by `spread` on each side."""
    outer = (size[0] + 2 * spread, size[1] + 2 * spread)
    shape = pygame.Surface(outer, pygame.SRCALPHA)
    inner = rounded(size, radius, (*colour, strength))
    shape.blit(inner, (spread, spread))
    # Blur by scaling down and up again.
    factor = max(2, spread // 2)
    small = pygame.transform.smoothscale(shape, (max(2, outer[0] // factor), max(2, outer[1] // factor)))
    light = pygame.transform.smoothscale(small, outer)
    # Light falls around the thing, not on it.
    light.blit(rounded(size, radius, (0, 0, 0, 255)), (spread, spread), special_flags=pygame.BLEND_RGBA_SUB)
    return light


def disc(diameter: int, colour: Colour, strength: int) -> pygame.Surface:
    """A disc that fades towards its rim."""
    picture = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    picture.fill((*colour, 0))
    for step in range(4):
        radius = diameter * (4 - step) // 8
        pygame.draw.circle(picture, (*colour, strength * (step + 1) // 4), (diameter // 2,) * 2, radius)
    small = pygame.transform.smoothscale(picture, (max(2, diameter // 2),) * 2)
    return pygame.transform.smoothscale(small, (diameter, diameter))
