"""Running text in which every name has the colour and the symbol of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.core.rules import Seat
from game.shell.paint.brush import Brush
from game.shell.paint.palette import QUIET, TEXT, Colour, Dress, Livery
from game.shell.paint.type import Face, Type
from game.shell.stage import Box

Spans = Sequence[tuple[str, Seat | None]]
"""Stretches of text, each with the seat it speaks of, if any."""

_SYMBOL = 0.74
"""How large a symbol is beside its text."""
_GAP = 0.22
LEADING = 1.3
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


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


def pixels(brush: Brush, size: float) -> float:
    """How large letters of a size are: as large as the player wants to read, and never too small."""
    return brush.pixels_of(size)


def lay(letters: Type, spans: Spans, pixels: float, room: float, *, symbols: bool = True) -> Lines:
    """The text in lines that fit into so many pixels. Where nothing is between two words, nothing breaks."""
    line: list[Word] = []
    lines, x, space = [line], 0, letters.width(" ", Face.BODY, pixels)
    for clump in _clumps(spans, symbols=symbols):
        widths = [_width(letters, word, pixels) for word in clump]
        if line and x + space + sum(widths) > room:
            line, x = [], 0
            lines.append(line)
        elif line:
            x += space
        for word, width in zip(clump, widths, strict=True):
            line.append(Word(x, word.text, word.seat, word.symbol))
            x += width
    return tuple(map(tuple, lines))


def folded(letters: Type, lines: Lines, count: int, pixels: float, room: float) -> Lines:
    """The first of the lines; where some are left out, the last one ends with an ellipsis that fits."""
    if len(lines) <= count:
        return lines
    *kept, last = lines[:count]
    words = [*last]
    while len(words) > 1 and words[-1].x + _width(letters, _cut(words[-1]), pixels) > room:
        words.pop()
    return (*kept, (*words[:-1], _cut(words[-1])))


def _cut(word: Word) -> Word:
    return word._replace(text=word.text.rstrip(",:;.") + ELLIPSIS)


def _clumps(spans: Spans, *, symbols: bool) -> list[list[Word]]:
    """Words that hang together, such as a name and the full stop behind it."""
    clumps: list[list[Word]] = []
    apart = True
    for text, seat in spans:
        new = symbols and seat is not None
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
    brush: Brush,
    lines: Lines,
    box: Box,
    pixels: float,
    dress: Dress,
    colour: Colour = TEXT,
    leading: float = LEADING,
) -> None:
    """The lines from the top of a box; those who are named have colours of their own."""
    left, top = brush.stage.pixels(box).topleft
    for number, line in enumerate(lines):
        middle = top + (number + 0.5) * pixels * leading
        for word in line:
            livery = None if word.seat is None else dress[word.seat]
            _write_word(brush, word, left, middle, pixels, colour, livery)


def _write_word(
    brush: Brush, word: Word, left: int, middle: float, pixels: float, colour: Colour, livery: Livery | None
) -> None:
    x, ink, scale = left + word.x, brush.art.colour(colour), brush.stage.scale
    if livery is not None:
        ink = livery.text
        if word.symbol:
            side = _SYMBOL * pixels
            place = Box(x / scale, (middle - side / 2) / scale, side / scale, side / scale)
            brush.symbol(livery.symbol, place, ink)
            x += round((_SYMBOL + _GAP) * pixels)
    picture = brush.type.text(word.text, face_of(word.seat), pixels, ink)
    brush.surface.blit(picture, (x, round(middle - picture.get_height() / 2)))


def height(brush: Brush, lines: Lines, pixels: float, leading: float = LEADING) -> float:
    """How high the lines are, in units."""
    return len(lines) * pixels * leading / brush.stage.scale


NEW, OLD = 23.0, 19.6
"""How large the newest sentence is, and those before it."""
_ROWS = 2
_BETWEEN = "   "


def tell(brush: Brush, sentences: Sequence[Spans], box: Box, dress: Dress) -> None:
    """The newest sentence, and above it those before it that still find room; a long one takes it all."""
    *earlier, newest = sentences
    scale = brush.stage.scale
    new, old = pixels(brush, NEW), pixels(brush, OLD)
    lines, shown = lay(brush.type, newest, new, box.w * scale), _before(brush, earlier, old, box)
    both = (new + old) * LEADING <= box.h * scale
    _expect(brush, lines, old)
    if len(lines) == 1 and shown and both:
        write(brush, shown, box._replace(y=box.y + 2), old, dress, QUIET)
        write(brush, lines, box._replace(y=box.y + box.h - 5 - new * LEADING / scale), new, dress)
        return
    while (len(lines) > _ROWS or height(brush, lines, new) > box.h) and new > brush.type.least:
        new -= 0.5
        lines = lay(brush.type, newest, new, box.w * scale)
    high = height(brush, lines[:_ROWS], new)
    write(brush, lines[:_ROWS], box._replace(y=box.centre[1] - high / 2), new, dress)


def _expect(brush: Brush, lines: Lines, pixels: float) -> None:
    """The newest sentence is one of those before it soon: its words are wanted as small as they are."""
    for word in (word for line in lines for word in line if word.seat is None):
        ink = brush.art.colour(QUIET)
        brush.art.expect(partial(brush.type.text, word.text, face_of(None), pixels, ink), soon=True)


def _before(brush: Brush, earlier: Sequence[Spans], pixels: float, box: Box) -> Lines:
    """As many of the latest sentences as fit into one line."""
    for first in range(len(earlier)):
        joined = [span for spans in earlier[first:] for span in (*spans, (_BETWEEN, None))]
        if len(lines := lay(brush.type, joined, pixels, box.w * brush.stage.scale)) == 1:
            return lines
    return ()
