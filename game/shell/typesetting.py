"""Where the blocks of a page go, and how they are painted."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.searching import spans
from game.shell.pages import Block, Columns, Gallery, Head, Links, Text, Thing
from game.shell.paint.brush import Brush
from game.shell.paint.palette import (
    BORDER,
    GOLD,
    HAIRLINE,
    INK,
    KEY_BORDER,
    PAGE,
    QUIET,
    RAISED,
    TEXT,
    WHITE,
    Colour,
    rgb,
)
from game.shell.paint.type import Face, Type
from game.shell.stage import Box

SIZE, LEADING = 27.0, 1.36
HEAD_SIZE = 33.0
MARK = 46.0
"""How far a paragraph is indented behind its mark."""
SMALL = 74.0
"""How wide the pictures of a gallery are, where they are few; where they are many they are smaller."""
TINY = 54.0
FEW = 2
"""So many pictures of a gallery go beside its text; more go below it."""
LINK_HEIGHT, LINK_WIDTH = 92.0, 470.0
GAP = 14.0
COLUMN_WIDTH, COLUMN_GAP = 440.0, 44.0
"""Narrower columns go one below the other."""
MARKED = rgb("#7A4E12")
"""Behind words that were looked for."""


class Ruler(NamedTuple):
    """Measures text, in units of the design, as large as the player wants to read."""

    letters: Type
    scale: float

    def pixels(self, size: float) -> float:
        """How large letters are on the screen."""
        return size * self.scale * self.letters.scale

    def leading(self, size: float) -> float:
        """From one line to the next."""
        return max(self.letters.least, round(self.pixels(size))) * LEADING / self.scale

    def lines(self, text: str, size: float, width: float, face: Face) -> list[str]:
        """The text, cut where it has to be."""
        return self.letters.wrapped(text, face, self.pixels(size), width * self.scale)

    def width(self, text: str, size: float, face: Face) -> float:
        """How wide a line is."""
        return self.letters.width(text, face, self.pixels(size)) / self.scale

    def height(self, text: str, size: float, width: float, face: Face = Face.BODY) -> float:
        """How high the text is."""
        return len(self.lines(text, size, width, face)) * self.leading(size)


class Laid(NamedTuple):
    """Something in its place."""

    what: Head | Text | Thing
    box: Box
    link: bool = False
    """A thing with its name on it, not only a picture."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What to paint with, and what to make stand out."""

    brush: Brush
    ruler: Ruler
    focused: Hashable
    """The place of what is pointed at."""
    ring: bool
    """It was led there by keys."""
    words: tuple[str, ...] = ()
    """What is looked for."""


# Laying out


def lay(blocks: Sequence[Block], ruler: Ruler, area: Box) -> tuple[list[Laid], float]:
    """The blocks one below the other from the top of the area; and how high they are."""
    laid: list[Laid] = []
    top = area.y
    for number, block in enumerate(blocks):
        top += _above(block) if number else 0.0
        parts, height = _lay_one(block, ruler, area._replace(y=top))
        laid += parts
        top += height
    return laid, top - area.y


def _above(block: Block) -> float:
    """How much room is left above a block."""
    return 30.0 if isinstance(block, Head) else 20.0 if isinstance(block, Links | Columns) else 15.0


def _lay_one(block: Block, ruler: Ruler, area: Box) -> tuple[list[Laid], float]:
    match block:
        case Head(text, icon):
            indent = MARK if icon else 0.0
            height = ruler.height(text, HEAD_SIZE, area.w - indent, Face.TITLE)
            return [Laid(block, area._replace(h=height))], height
        case Text():
            height = ruler.height(block.text, SIZE, area.w - _indent(block))
            return [Laid(block, area._replace(h=height))], height
        case Gallery():
            return _lay_gallery(block, ruler, area)
        case Links(things):
            return _lay_links(things, ruler, area)
        case Columns():
            return _lay_columns(block, ruler, area)


def _indent(block: Text) -> float:
    return MARK if block.mark or block.icon else 0.0


def _lay_columns(block: Columns, ruler: Ruler, area: Box) -> tuple[list[Laid], float]:
    if (area.w - COLUMN_GAP) / 2 < COLUMN_WIDTH * ruler.letters.scale:
        return lay((*block.left, *block.right), ruler, area)
    left, right = area.row(2, COLUMN_GAP)
    ones, one = lay(block.left, ruler, left)
    others, other = lay(block.right, ruler, right)
    return [*ones, *others], max(one, other)


def _lay_gallery(block: Gallery, ruler: Ruler, area: Box) -> tuple[list[Laid], float]:
    """A few pictures with the text beside them, or many with the text above."""
    things = block.things
    if not things:
        return _lay_one(Text(block.text, mark="•"), ruler, area)
    if len(things) > FEW:
        words = ruler.height(block.text, SIZE, area.w)
        pictures = list(_rows(things, area._replace(y=area.y + words + 8)))
        bottom = max(laid.box.y + laid.box.h for laid in pictures)
        return [Laid(Text(block.text), area._replace(h=words)), *pictures], bottom - area.y
    room = len(things) * (SMALL + 10) + 8
    words = ruler.height(block.text, SIZE, area.w - room)
    height = max(words, *(SMALL * thing.ratio for thing in things))
    pictures = [
        Laid(thing, Box(area.x + number * (SMALL + 10), area.y, SMALL, SMALL * thing.ratio))
        for number, thing in enumerate(things)
    ]
    text = Box(area.x + room, area.y + (height - words) / 2, area.w - room, words)
    return [*pictures, Laid(Text(block.text), text)], height


def _rows(things: Sequence[Thing], area: Box) -> Iterator[Laid]:
    """Small pictures, as many beside each other as there is room for."""
    across = max(1, int((area.w + 8) // (TINY + 8)))
    for number, thing in enumerate(things):
        row, column = divmod(number, across)
        height = TINY * thing.ratio
        yield Laid(thing, Box(area.x + column * (TINY + 8), area.y + row * (height + 8), TINY, height))


def _lay_links(things: Sequence[Thing], ruler: Ruler, area: Box) -> tuple[list[Laid], float]:
    """Beside each other where they are wide enough for their names."""
    grown = ruler.letters.scale
    columns = max(1, int((area.w + GAP) // (LINK_WIDTH * grown + GAP)))
    rows = -(-len(things) // columns)
    height = rows * (LINK_HEIGHT * grown + GAP) - GAP
    places = [box for row in area._replace(h=height).column(rows, GAP) for box in row.row(columns, GAP)]
    return [Laid(thing, box, link=True) for thing, box in zip(things, places, strict=False)], height


# Painting


def paint(ink: Ink, laid: Laid, key: Hashable) -> None:
    """Whatever it is; `key` is its own if it can be pointed at."""
    match laid.what:
        case Head(text, icon):
            _paint_head(ink, text, icon, laid.box)
        case Text():
            _paint_text(ink, laid.what, laid.box)
        case Thing():
            here = key == ink.focused
            (_paint_link if laid.link else _paint_picture)(ink, laid.what, laid.box, here=here)


def write(ink: Ink, text: str, box: Box, size: float, colour: Colour, face: Face = Face.BODY) -> None:
    """Lines from the top of a box, the words that are looked for on a ground of their own."""
    brush, step = ink.brush, ink.ruler.leading(size)
    for number, line in enumerate(ink.ruler.lines(text, size, box.w, face)):
        row = Box(box.x, box.y + number * step, box.w, step)
        for start, end in spans(ink.words, line):
            left = brush.text_width(line[:start], size, face)
            width = brush.text_width(line[start:end], size, face)
            brush.panel(Box(row.x + left - 3, row.y + 3, width + 6, row.h - 6), MARKED, radius=7)
        brush.text(line, row, size, colour, face=face)


def _paint_head(ink: Ink, text: str, icon: str, box: Box) -> None:
    if icon:
        ink.brush.icon(icon, Box(box.x, box.y, 34, ink.ruler.leading(HEAD_SIZE)), GOLD)
        box = Box(box.x + MARK, box.y, box.w - MARK, box.h)
    write(ink, text, box, HEAD_SIZE, GOLD, Face.TITLE)


def _paint_text(ink: Ink, block: Text, box: Box) -> None:
    step, brush = ink.ruler.leading(SIZE), ink.brush
    if block.icon:
        brush.icon(block.icon, Box(box.x + 2, box.y, 30, step), GOLD)
    elif block.mark == "•":
        brush.panel(Box(box.x + 10, box.y + step / 2 - 5, 10, 10), GOLD, radius=5)
    elif block.mark:
        disc = Box(box.x, box.y + step / 2 - 17, 34, 34)
        brush.panel(disc, GOLD, radius=17)
        brush.text(block.mark, disc, 21, INK, face=Face.TITLE, align="center", fit=False)
    indent = _indent(block)
    write(ink, block.text, Box(box.x + indent, box.y, box.w - indent, box.h), SIZE, TEXT)


def _paint_picture(ink: Ink, thing: Thing, box: Box, *, here: bool) -> None:
    if here:
        ink.brush.ring(box.inset(-4), GOLD if ink.ring else KEY_BORDER, radius=box.w * 0.1 + 4, width=4)
    thing.picture(ink.brush, box)


def _paint_link(ink: Ink, thing: Thing, box: Box, *, here: bool) -> None:
    """The picture on the left, its name, and what kind of thing it is; a sign that it can be played."""
    brush = ink.brush
    if here and ink.ring:
        brush.ring(box.inset(-5), GOLD, radius=21, width=4)
    brush.panel(box, RAISED, radius=16, border=BORDER if here else HAIRLINE)
    width = (LINK_HEIGHT - 16) / thing.ratio
    thing.picture(brush, Box(box.x + 14, box.centre[1] - LINK_HEIGHT / 2 + 8, width, LINK_HEIGHT - 16))
    disc = Box(box.x + box.w - 66, box.centre[1] - 23, 46, 46)
    brush.panel(disc, GOLD if here else PAGE, radius=23, border=GOLD, width=2)
    brush.icon("play", disc.inset(13).moved(2, 0), INK if here else GOLD)
    words = Box(box.x + width + 30, box.y + 12, disc.x - box.x - width - 44, box.h - 24)
    name, note = words.column(2, 0)
    _write_line(ink, thing.name, name, 25, TEXT, Face.STRONG)
    _write_line(ink, thing.note, note, 20, QUIET, Face.BODY)
    if here and not ink.ring:
        brush.panel(box, WHITE, radius=16, alpha=22, border=GOLD)


def _write_line(ink: Ink, text: str, box: Box, size: float, colour: Colour, face: Face) -> None:
    """A single line, which becomes smaller where it has to."""
    brush = ink.brush
    width = brush.text_width(text, size, face)
    if width <= box.w:
        for start, end in spans(ink.words, text):
            left = brush.text_width(text[:start], size, face)
            part = brush.text_width(text[start:end], size, face)
            brush.panel(Box(box.x + left - 3, box.y + 3, part + 6, box.h - 6), MARKED, radius=7)
    brush.text(text, box, size, colour, face=face)
