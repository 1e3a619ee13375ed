"""Where somebody would go and who would pay for whom: the way in gold on the rug with its steps, and bows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, pi, sin
from typing import Final

import pygame

from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.places import FINE, Places
from game.fantasy_pub.show.seating import Place
from game.shell.layers import Item, drawn
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, GOLD_DARK, INK, Colour
from game.shell.paint.type import Face
from game.shell.stage import Box

WIDE: Final = 26.0
"""How wide the way on the rug is."""
_POINTS: Final = 60
"""On a bow, or on the way from one space to the next."""
_SHARES: Final = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9)
_ASIDE: Final = (1.0, 0.95, 0.9, 1.05)
"""Where on the way between two spaces its number may be, and how far from the middle of the rug."""
_MEDAL: Final = 38.0
_BOW, _DEEP, _COIN = 20.0, 26.0, 30.0
"""How far a bow reaches beyond those it joins, how deep it hangs, and how large the coin on it is."""

Points = list[tuple[float, float]]


def steps(brush: Brush, board: Board, way: tuple[int, ...]) -> Iterator[Item]:
    """Counted on the way, each between two spaces, where it hides nobody, or as little as can be."""
    taken = [*_taken(board)]
    for number, (here, there) in enumerate(pairwise(way), start=1):
        box = _least_hiding(_medals(board.places, here, there), taken)
        taken.append(box)

        def paint(brush: Brush, medal: Box, told: str = str(number)) -> None:
            brush.panel(medal, GOLD, radius=medal.h / 2, border=INK, width=3)
            brush.text(told, medal, 21, INK, face=Face.HEAVY, align="center", fit=False)

        made = drawn(brush, ("step", number), box, paint)
        yield made._replace(key=("step", here, there))


def _least_hiding(boxes: Iterator[Box], taken: Sequence[Box]) -> Box:
    """The first that hides nothing of what is there; else the one that hides least."""
    tried: list[tuple[float, Box]] = []
    for box in boxes:
        hidden = sum(_hidden(box, other) for other in taken)
        if not hidden:
            return box
        tried.append((hidden, box))
    return min(tried)[1]


def _medals(places: Places, here: int, there: int) -> Iterator[Box]:
    """Where the number of a step may be, best first: in its middle, nearer to its ends, or beside it."""
    points, (x, y) = [*_arc(places, here, there)], places["rug.way"].centre
    for aside in _ASIDE:
        for share in _SHARES:
            px, py = points[round(share * _POINTS)]
            middle = x + (px - x) * aside, y + (py - y) * aside
            yield Box(middle[0] - _MEDAL / 2, middle[1] - _MEDAL / 2, _MEDAL, _MEDAL)


def _taken(board: Board) -> Iterator[Box]:
    """Where the guests are, with those who would come, and the numbers of the tables."""
    for space, line in enumerate(board.view.spaces):
        for place in board.places.guests(space, (*line, *board.expected.get(space, ()))).values():
            head = place.frame.inset(-6, -14)
            yield head._replace(h=place.plate.y + place.plate.h - head.y)
        if space:
            yield board.places.number(space)


def _hidden(box: Box, other: Box) -> float:
    """How much one hides of the other."""
    wide = min(box.x + box.w, other.x + other.w) - max(box.x, other.x)
    high = min(box.y + box.h, other.y + other.h) - max(box.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def arrow(brush: Brush, key: Hashable, start: Place, end: Place) -> Item:
    """A bow below two plates, with a coin on its way to the tip."""
    low = max(start.plate.y + start.plate.h, end.plate.y + end.plate.h) - 4
    left, right = min(start.x, end.x), max(start.x, end.x)
    box = Box(left - _BOW, low, right - left + 2 * _BOW, _DEEP + _COIN)
    leftwards = end.x < start.x

    def paint(brush: Brush, room: Box) -> None:
        rect = brush.surface.get_rect()
        layer = pygame.Surface((FINE * rect.w, FINE * rect.h), pygame.SRCALPHA)  # larger, for smooth edges
        _paint_bow(brush, layer, room, leftwards=leftwards)
        brush.surface.blit(smooth(layer, rect.size), rect)
        coin = Box(room.centre[0] - _COIN / 2, 6 + _DEEP - _COIN / 2, _COIN, _COIN)
        brush.picture("things/coin", coin)

    return drawn(brush, ("arrow", round(box.w), leftwards), box, paint, passing=True)._replace(key=key)


def _paint_bow(brush: Brush, layer: pygame.Surface, room: Box, *, leftwards: bool) -> None:
    scale, wide = FINE * brush.stage.scale, room.w - 2 * _BOW
    shares = [number / _POINTS for number in range(_POINTS + 1)]
    points = [((_BOW + wide * share) * scale, (6 + _DEEP * sin(pi * share)) * scale) for share in shares]
    if leftwards:
        points.reverse()
    (x, y), (from_x, from_y) = points[-1], points[-8]
    angle = atan2(y - from_y, x - from_x)
    for colour, line, long in ((INK, 11.0, 27.0), (GOLD, 6.0, 20.0)):
        _trace(layer, points[:-4], line * scale, brush.art.colour(colour))
        nose = (x + (long - 20) / 2 * scale * cos(angle), y + (long - 20) / 2 * scale * sin(angle))
        turns = (angle + 2.55, angle - 2.55)
        wings = [(nose[0] + long * scale * cos(turn), nose[1] + long * scale * sin(turn)) for turn in turns]
        pygame.draw.polygon(layer, brush.art.colour(colour), [nose, *wings])


def paint(brush: Brush, places: Places, path: tuple[int, ...]) -> None:
    """Along the rug from space to space."""
    if len(path) < 2:
        return
    rug = brush.stage.pixels(places["rug.way"].inset(-WIDE))
    scale = FINE * brush.stage.scale
    layer = pygame.Surface((FINE * rug.w, FINE * rug.h), pygame.SRCALPHA)
    points = [point for here, there in pairwise(path) for point in _arc(places, here, there)]
    pixels = [(px * scale - FINE * rug.x, py * scale - FINE * rug.y) for px, py in points]
    for colour, wide in ((INK, WIDE), (GOLD_DARK, WIDE - 6), (GOLD, WIDE - 14)):
        _trace(layer, pixels, wide * scale, brush.art.colour(colour))
    brush.surface.blit(smooth(layer, rug.size), rug)


def _trace(layer: pygame.Surface, points: Points, wide: float, colour: Colour) -> None:
    """A line with round ends."""
    for point in points:
        pygame.draw.circle(layer, colour, point, wide / 2)


def _arc(places: Places, here: int, there: int) -> Iterator[tuple[float, float]]:
    """Points on the rug between two neighbours, the short way round."""
    way = places["rug.way"]
    x, y = way.centre

    def angle(space: int) -> float:
        px, py = places.on_the_way(space)
        return atan2((py - y) / (way.h / 2), (px - x) / (way.w / 2))

    start, end = angle(here), angle(there)
    turn = (end - start + pi) % (2 * pi) - pi
    for number in range(_POINTS + 1):
        at = start + turn * number / _POINTS
        yield x + way.w / 2 * cos(at), y + way.h / 2 * sin(at)
