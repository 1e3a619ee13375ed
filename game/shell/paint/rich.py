"""Running text in which every name has the colour and the symbol of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Seat
from game.shell.paint.brush import Brush
from game.shell.paint.palette import LIVERIES, QUIET, TEXT, Colour
from game.shell.paint.type import Face, Type
from game.shell.stage import Box

Spans = Sequence[tuple[str, Seat | None]]
"""Stretches of text, each with the seat it speaks of, if any."""

_SYMBOL = 0.74
"""How large a symbol is beside its text."""
_GAP = 0.22


class Word(NamedTuple):
    """A word at its place in a line, in pixels."""

    x: int
    text: str
    seat: Seat | None
    symbol: bool
    """The symbol of the seat stands before it."""


Lines = tuple[tuple[Word, ...], ...]


def face_of(seat: Seat | None) -> Face:
    """Names stand out."""
    return Face.BODY if seat is None else Face.HEAVY


def lay(letters: Type, spans: Spans, pixels: float, room: int) -> Lines:
    """The text in lines that fit into so many pixels. Where nothing is between two words, nothing breaks."""
    lines: list[list[Word]] = [[]]
    x = 0
    for clump in _clumps(spans):
        widths = [_width(letters, word, pixels) for word in clump]
        space = letters.width(" ", Face.BODY, pixels) if lines[-1] else 0
        if lines[-1] and x + space + sum(widths) > room:
            lines.append([])
            x, space = 0, 0
        x += space
        for word, width in zip(clump, widths, strict=True):
            lines[-1].append(word._replace(x=x))
            x += width
    return tuple(map(tuple, lines))


def _clumps(spans: Spans) -> list[list[Word]]:
    """Words that hang together, such as a name and the full stop behind it."""
    clumps: list[list[Word]] = []
    apart = True
    for text, seat in spans:
        new = seat is not None
        for number, part in enumerate(text.split(" ")):
            apart |= number > 0
            if not part:
                continue
            if apart or not clumps:
                clumps.append([])
            clumps[-1].append(Word(0, part, seat, new))
            apart = new = False
    return clumps


def _width(letters: Type, word: Word, pixels: float) -> int:
    width = letters.width(word.text, face_of(word.seat), pixels)
    return width + (round((_SYMBOL + _GAP) * pixels) if word.symbol else 0)


def write(
    brush: Brush, lines: Lines, box: Box, size: float, colour: Colour = TEXT, *, leading: float = 1.3
) -> None:
    """The lines from the top of a box; those who are named have colours of their own."""
    pixels, scale = size * brush.stage.scale, brush.stage.scale
    left, top = brush.stage.pixels(box).topleft
    for number, line in enumerate(lines):
        middle = top + (number + 0.5) * pixels * leading
        for word in line:
            x, ink = left + word.x, colour
            if word.seat is not None:
                livery = LIVERIES[word.seat]
                ink = livery.text
                if word.symbol:
                    side = _SYMBOL * pixels
                    place = Box(x / scale, (middle - side / 2) / scale, side / scale, side / scale)
                    brush.symbol(livery.symbol, place, ink)
                    x += round((_SYMBOL + _GAP) * pixels)
            picture = brush.type.text(word.text, face_of(word.seat), pixels, ink)
            brush.surface.blit(picture, (x, round(middle - picture.get_height() / 2)))


def height(lines: Lines, size: float, *, leading: float = 1.3) -> float:
    """How high the lines are, in units."""
    return len(lines) * size * leading


NEW, OLD = 23.0, 18.0
"""How large the newest sentence is, and those before it."""
_ROWS = 2
_BETWEEN = "   "


def tell(brush: Brush, sentences: Sequence[Spans], box: Box) -> None:
    """The newest sentence, and above it those before it that still find room; a long one takes it all."""
    *earlier, newest = sentences
    size = NEW
    while len(lines := _fitted(brush, newest, size, box)) > (1 if size > OLD + 2 else _ROWS) and size > 11:
        size -= 1
    old = _before(brush, earlier, box) if len(lines) == 1 else ()
    if old:
        top, middle = Box(box.x, box.y + 4, box.w, OLD * 1.3), box.y + box.h - 8 - size * 1.3
        write(brush, old, top, OLD, QUIET)
        write(brush, lines, Box(box.x, middle, box.w, size * 1.3), size)
    else:
        high = height(lines[:_ROWS], size, leading=1.2)
        write(brush, lines[:_ROWS], box._replace(y=box.centre[1] - high / 2), size, leading=1.2)


def _fitted(brush: Brush, spans: Spans, size: float, box: Box) -> Lines:
    return lay(brush.type, spans, size * brush.stage.scale, brush.px(box.w))


def _before(brush: Brush, earlier: Sequence[Spans], box: Box) -> Lines:
    """As many of the latest sentences as fit into one line."""
    for first in range(len(earlier)):
        joined = [span for spans in earlier[first:] for span in (*spans, (_BETWEEN, None))]
        if len(lines := _fitted(brush, joined, OLD, box)) == 1:
            return lines
    return ()
