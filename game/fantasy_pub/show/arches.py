"""Lines around the arch of a guest: gold for one who is chosen, dashes for one who is not there yet."""

from __future__ import annotations

from math import cos, dist, pi, sin
from typing import Final

import pygame

from game.shell.paint.palette import Colour, rgb
from game.shell.stage import Box

ARCH: Final = Box(-56, -138, 112, 116)
"""About the foot of a guest; its upper 46 units are round."""
_ROUND: Final = 46.0
_OVERSIZE: Final = 2
_ARC_POINTS: Final = 24
FAINT: Final = rgb("#DCE8FF")

Point = tuple[float, float]


def outline(out: float) -> list[Point]:
    """The arch, so many units larger on each side, from its lower left corner over its top."""
    left, right = ARCH.x - out, ARCH.x + ARCH.w + out
    foot, middle = ARCH.y + ARCH.h + out, ARCH.y + _ROUND
    wide, high = (right - left) / 2, _ROUND + out
    angles = [pi - pi * step / _ARC_POINTS for step in range(_ARC_POINTS + 1)]
    arc = [(left + wide + wide * cos(angle), middle - high * sin(angle)) for angle in angles]
    return [(left, foot), *arc, (right, foot)]


def line(size: tuple[int, int], whole: Box, out: float, width: float, colour: Colour) -> pygame.Surface:
    """All around the arch; `whole` is what the picture of that size shows."""
    unit, big = size[0] / whole.w * _OVERSIZE, _blank(size, colour)
    outer = [_at(point, whole, unit) for point in outline(out + width / 2)]
    inner = [_at(point, whole, unit) for point in outline(out - width / 2)]
    pygame.draw.polygon(big, colour, outer)
    pygame.draw.polygon(big, (*colour, 0), inner)
    return pygame.transform.smoothscale(big, size)


def filled(size: tuple[int, int], whole: Box, colour: Colour, edge: Colour) -> pygame.Surface:
    """All of the arch, and around it a line."""
    unit, big = size[0] / whole.w * _OVERSIZE, _blank(size, edge)
    for out, ink in ((6, edge), (0, colour)):
        pygame.draw.polygon(big, ink, [_at(point, whole, unit) for point in outline(out)])
    return pygame.transform.smoothscale(big, size)


def dashes(
    size: tuple[int, int], whole: Box, out: float, width: float, dash: tuple[float, float], colour: Colour
) -> pygame.Surface:
    """The same with gaps; `dash` says how long a stroke is, and how long a gap."""
    unit, big = size[0] / whole.w * _OVERSIZE, _blank(size, colour)
    points, travelled = outline(out), 0.0
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        steps = max(1, round(dist(start, end)))
        for step in range(steps):
            if travelled % sum(dash) < dash[0]:
                share = step / steps
                spot = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
                pygame.draw.circle(big, colour, _at(spot, whole, unit), width / 2 * unit)
            travelled += dist(start, end) / steps
    return pygame.transform.smoothscale(big, size)


def halo(size: tuple[int, int], whole: Box, colour: Colour, strength: int) -> pygame.Surface:
    """Light behind the arch."""
    unit, big = size[0] / whole.w, pygame.Surface(size, pygame.SRCALPHA)
    big.fill((*colour, 0))
    pygame.draw.polygon(big, (*colour, strength), [_at(point, whole, unit) for point in outline(10)])
    small = pygame.transform.smoothscale(big, (max(2, size[0] // 18), max(2, size[1] // 18)))
    return pygame.transform.smoothscale(small, size)


def _blank(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Invisible pixels have the colour of their neighbours, or scaling would leave a dark fringe."""
    big = pygame.Surface((size[0] * _OVERSIZE, size[1] * _OVERSIZE), pygame.SRCALPHA)
    big.fill((*colour, 0))
    return big


def _at(point: Point, whole: Box, unit: float) -> Point:
    return (point[0] - whole.x) * unit, (point[1] - whole.y) * unit
