"""Where somebody would go and who would pay for whom: the way in gold on the rug with its steps, and bows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

import pygame

from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.places import FINE, Places
from game.fantasy_pub.show.seating import Place
from game.shell.layers import Item, drawn
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, GOLD_DARK, INK, Colour, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.slots import INFO

WIDE: Final = 26.0
"""How wide the way on the rug is."""
_POINTS: Final = 60
"""On a bow, or on the way from one space to the next."""
_ASIDE: Final = (1.0, 0.95, 0.9, 1.05)
"""How far from the middle of the rug the number of a step may be."""
_RIM: Final = 0.76
"""How much of a table's height its rim has: below is what it stands on."""
_MEDAL: Final = 38.0
_PRINT: Final = rgb("#8A4F12")
_BOW, _DEEP, _COIN = 20.0, 20.0, 30.0
"""How far a bow reaches beyond those it joins, how deep it hangs, and how large the coin on it is."""
_ON_A_BOW: Final = (0.5, 0.4, 0.6, 0.3, 0.7)
"""Where on a bow its coin may be."""
_PACE, _STRIDE, _FOOT = 27.0, 4.4, (13.0, 6.4)
"""Between two footprints along the way, how far each is beside it, and how long and wide they are."""

Points = list[tuple[float, float]]


def rims(board: Board, way: tuple[int, ...]) -> list[Box]:
    """Where the steps are counted: at the rims that they reach, each where it hides nobody, or as little as
    can be."""
    taken = [*_taken(board), board.places[INFO]]
    for here, there in pairwise(way):
        taken.append(_least_hiding(_medals(board.places, here, there), taken))
    return taken[1 - len(way) :] if way else []


def steps(brush: Brush, way: tuple[int, ...], boxes: Sequence[Box]) -> Iterator[Item]:
    """Counted where those boxes are."""
    for number, ((here, there), box) in enumerate(zip(pairwise(way), boxes, strict=True), start=1):

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
    """Where the number of a step may be, best first: at the rim that it reaches, or near there."""
    (x, y), reached = places["rug.way"].centre, places.space(there)
    middle_x, middle_y = reached.centre

    def from_the_rim(point: tuple[float, float]) -> float:
        right, down = (point[0] - middle_x) / reached.w, (point[1] - middle_y) / (reached.h * _RIM)
        return abs(hypot(right, down) - 0.5)

    points = sorted([*_arc(places, here, there)][_POINTS // 4 :], key=from_the_rim)
    for aside in _ASIDE:
        for px, py in points[::3]:
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


def arrow(brush: Brush, key: Hashable, start: Place, end: Place, numbers: Sequence[Box]) -> Item:
    """A bow below two plates, with a coin on its way to the tip, beside the numbers of the tables."""
    low = max(start.plate.y + start.plate.h, end.plate.y + end.plate.h) - 4
    left, right = min(start.x, end.x), max(start.x, end.x)
    box = Box(left - _BOW, low, right - left + 2 * _BOW, _DEEP + _COIN)
    leftwards = end.x < start.x
    coins = [_coin(box, share) for share in _ON_A_BOW]
    coin = _least_hiding(iter(coins), numbers)
    share = _ON_A_BOW[coins.index(coin)]

    def paint(brush: Brush, room: Box) -> None:
        rect = brush.surface.get_rect()
        layer = pygame.Surface((FINE * rect.w, FINE * rect.h), pygame.SRCALPHA)  # larger, for smooth edges
        _paint_bow(brush, layer, room, leftwards=leftwards)
        brush.surface.blit(smooth(layer, rect.size), rect)
        brush.picture("things/coin", _coin(room, share))

    looks = "arrow", round(box.w), leftwards, share
    return drawn(brush, looks, box, paint, passing=True)._replace(key=key)


def _coin(bow: Box, share: float) -> Box:
    """Where a coin is on a bow."""
    x, y = bow.x + _BOW + (bow.w - 2 * _BOW) * share, bow.y + 6 + _DEEP * sin(pi * share)
    return Box(x - _COIN / 2, y - _COIN / 2, _COIN, _COIN)


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
    _tread(layer, pixels, scale, brush.art.colour(_PRINT))
    brush.surface.blit(smooth(layer, rug.size), rug)


def _tread(layer: pygame.Surface, points: Points, scale: float, colour: Colour) -> None:
    """Footprints along a line, left and right by turns."""
    gone, side, (long, wide) = 0.0, 1, (length * scale for length in _FOOT)
    foot = pygame.Surface((round(long), round(wide)), pygame.SRCALPHA)
    pygame.draw.ellipse(foot, colour, foot.get_rect())
    for (from_x, from_y), (x, y) in pairwise(points):
        gone += hypot(x - from_x, y - from_y)
        if gone < _PACE * scale:
            continue
        angle, gone, side = atan2(y - from_y, x - from_x), 0.0, -side
        aside = _STRIDE * scale * side
        turned = pygame.transform.rotate(foot, -degrees(angle))
        layer.blit(turned, turned.get_rect(center=(x - aside * sin(angle), y + aside * cos(angle))))


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
