"""Beside a chart of several lines: whose each of them is, how it is drawn, and what it has come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.player import percents
from game.shell.paint.brush import Brush
from game.shell.paint.palette import QUIET, TEXT, Colour, Livery
from game.shell.stage import Box

SMALLER: Final = 0.6
"""Than on the line, so that all of a pattern can be seen."""
ROOM: Final = 292.0
"""How wide they are, with letters of the usual size."""
_HIGH, _DISC, _SWATCH, _THICK = 40.0, 30.0, 44.0, 4.0


class Labelled(NamedTuple):
    """A line."""

    name: str
    livery: Livery
    colour: Colour
    dashes: tuple[float, ...]
    shares: tuple[float, ...]
    """So far; the last one is told."""


def apart(wanted: Sequence[float], high: float, top: float, bottom: float) -> list[float]:
    """Where things of that height can stand one below the other, each as close as can be to where it is
    wanted; they are wanted from top to bottom."""
    places = list[float]()
    for each in wanted:
        least = places[-1] + high if places else top
        places.append(max(each, least))
    limit = bottom
    for number in reversed(range(len(places))):
        places[number] = min(places[number], limit)
        limit = places[number] - high
    return places


def paint_labels(brush: Brush, plot: Box, labels: Sequence[Labelled]) -> None:
    """To the right of the chart, each as high as its line ends, if there is room."""
    told = zip(labels, percents([each.shares[-1] for each in labels]), strict=True)
    order = sorted(told, key=lambda each: each[0].shares[::-1], reverse=True)
    high = min(_HIGH * min(brush.type.scale, 1.5), (plot.h + 20) / len(order))
    ends = [plot.y + plot.h * (1 - each.shares[-1]) - high / 2 for each, _ in order]
    places = apart(ends, high, plot.y - 12, plot.y + plot.h + 14 - high)
    left = plot.x + plot.w + 22
    room = ROOM * min(brush.type.scale, 1.4) - 30
    for (each, share), y in zip(order, places, strict=True):
        _paint_label(brush, Box(left, y, room, high), each, f"{share} %")


def _paint_label(brush: Brush, box: Box, each: Labelled, share: str) -> None:
    swatch = Box(box.x, box.centre[1] - _THICK / 2, _SWATCH, _THICK)
    for stroke in _strokes(swatch, each.dashes):
        brush.panel(stroke, each.colour, radius=_THICK / 2)
    disc = Box(swatch.x + swatch.w + 8, box.centre[1] - _DISC / 2, _DISC, _DISC)
    brush.panel(disc, each.livery.mid, radius=9)
    brush.symbol(each.livery.symbol, disc.inset(_DISC * 0.2), each.livery.ink)
    words = Box(disc.x + disc.w + 9, box.y, box.x + box.w - disc.x - disc.w - 9, box.h)
    wide = brush.text_width("100 %", 20) + 4
    brush.text(each.name, words._replace(w=words.w - wide - 6), 21, TEXT)
    brush.text(share, Box(words.x + words.w - wide, box.y, wide, box.h), 20, QUIET, align="right")


def _strokes(room: Box, dashes: Sequence[float]) -> list[Box]:
    """As the line itself is dashed."""
    if not dashes:
        return [room]
    found, x, number = list[Box](), room.x, 0
    while x < room.x + room.w - 1:
        long = min(SMALLER * dashes[number % len(dashes)], room.x + room.w - x)
        if number % 2 == 0:
            found.append(Box(x, room.y, max(long, room.h), room.h))
        x, number = x + long, number + 1
    return found
