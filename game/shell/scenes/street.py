"""The street in front of the bar: what the title and the first start have in common."""

from __future__ import annotations

import pygame

from game.shell.desk import Desk
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD_LIGHT, PAGE, QUIET, rgb
from game.shell.paint.type import Face
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

_GATE = Box(86, 394, 254, 470)
_LIGHT = Box(-24, 284, 473, 690)
_MAT = Box(13, 848, 400, 60)
_SIGN = Box(51, 202, 330, 224)
_WORDS = Box(98, 288, 236, 86)
FOOTER = 64.0
_GROUND = 752
"""Where the pavement of the backdrop begins."""
_NIGHT = rgb("#0D0818")


def _origin(stage: Stage) -> tuple[float, float]:
    """Where the design's corner is: the street keeps to the left, more sky is seen above and right of it."""
    return (stage.width - DESIGN_WIDTH) * 0.4, (stage.height - DESIGN_HEIGHT) * 0.5


def placed(box: Box, stage: Stage) -> Box:
    """A box of the design, where the street is."""
    return box.moved(*_origin(stage))


def doorway(brush: Brush, desk: Desk) -> None:
    """The gate, its light and its sign."""
    stage = brush.stage
    brush.picture("places/gate_light", placed(_LIGHT, stage))
    brush.picture("places/door_mat", placed(_MAT, stage))
    brush.picture("places/gate", placed(_GATE, stage))
    brush.picture("places/gate_sign", placed(_SIGN, stage))
    words = placed(_WORDS, stage)
    lines = desk.say("HEAVEN'S\nGATE").split("\n")
    for line, box in zip(lines, words.column(len(lines), 0), strict=True):
        brush.text(line, box.moved(0, 3), 38, rgb("#1A0710"), face=Face.TITLE, align="center")
        brush.text(line, box, 38, GOLD_LIGHT, face=Face.TITLE, align="center")


def footer(brush: Brush, desk: Desk) -> Box:
    """A dark bar along the lower edge, which says what this is; says which part of it is free."""
    bar = Box(0, brush.stage.height - FOOTER, brush.stage.width, FOOTER)
    brush.shade(bar, 215, rgb("#0D0816"))
    disclaimer = desk.say("Unofficial fan version. Not made or endorsed by the publisher.")
    words = Box(40, bar.y + 2, 480 if brush.type.folded else 860, bar.h - 4)
    brush.paragraph(disclaimer, words, 22, QUIET, leading=1.12, middle=True)
    left = words.x + words.w + 20
    return bar._replace(x=left, w=bar.w - left)


def backdrop(brush: Brush) -> None:
    """The street, continued to whatever edge the window has: mirrored, with more sky and more pavement."""
    stage, surface = brush.stage, brush.surface
    place = stage.pixels(placed(Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), stage))
    street = smooth(brush.art.source("places/title_backdrop"), place.size)
    mirror = pygame.transform.flip(street, True, False)
    surface.fill(PAGE)
    for step, picture in ((-1, mirror), (0, street), (1, mirror)):
        _lay(surface, picture, place.move(step * place.width, 0))
    dark = brush.px(460)
    _fade(surface, pygame.Rect(place.left - dark, 0, dark, surface.get_height()), (225, 0), across=True)
    _fade(surface, pygame.Rect(0, 0, place.left - dark, surface.get_height()), (225, 225), across=True)
    _fade(surface, pygame.Rect(0, 0, surface.get_width(), place.top), (190, 0))


def _lay(surface: pygame.Surface, street: pygame.Surface, place: pygame.Rect) -> None:
    """A piece of the street, its top row stretched up and its pavement stretched down."""
    width, ground = place.width, round(place.height * _GROUND / DESIGN_HEIGHT)
    sky = street.subsurface((0, 0, width, 1))
    surface.blit(pygame.transform.scale(sky, (width, max(0, place.top))), (place.left, 0))
    surface.blit(street, place, (0, 0, width, ground))
    pavement = street.subsurface((0, ground, width, place.height - ground))
    below = surface.get_height() - place.top - ground
    surface.blit(smooth(pavement, (width, below)), (place.left, place.top + ground))


def _fade(surface: pygame.Surface, area: pygame.Rect, alphas: tuple[int, int], across: bool = False) -> None:
    """Darkness that becomes thinner from one edge to the other."""
    if area.width <= 0 or area.height <= 0:
        return
    strip = pygame.Surface((2, 1) if across else (1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), (*_NIGHT, alphas[0]))
    strip.set_at((1, 0) if across else (0, 1), (*_NIGHT, alphas[1]))
    surface.blit(pygame.transform.smoothscale(strip, area.size), area)
