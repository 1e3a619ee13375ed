"""A table that may be longer than its room: rows to point at, scrolled by wheel and keys."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.shell.focus import Focus
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, HAIRLINE, PAGE, QUIET, RAISED, TEXT, Colour, Livery
from game.shell.paint.type import Face
from game.shell.scenes.menus import ring, shine
from game.shell.signals import Intent, Press, Signal, Wheel
from game.shell.stage import Box

_ROW, _HEAD, _BAR = 50.0, 40.0, 20.0


class Column(NamedTuple):
    """What stands above it, and how wide it is compared with others."""

    name: str
    weight: float
    left: bool = False
    """Its texts begin at its left edge; else they stand in its middle."""


class Cell(NamedTuple):
    """A text, or somebody's name."""

    text: str
    colour: Colour = TEXT
    livery: Livery | None = None


class Table:
    """Knows which rows can be seen."""

    def __init__(self) -> None:
        self._top = 0
        self._box, self._rows, self._scale = Box(0, 0, 1, 1), 0, 1.0

    def lay(self, box: Box, rows: int, scale: float, *, whole: bool = False) -> None:
        """So many rows in this box, all of them if it has to be the `whole`; letters are so much larger than
        usual."""
        most = box.h / (_HEAD + _ROW * rows) if whole else 1.7
        self._box, self._rows, self._scale = box, rows, min(scale, most)
        self._scroll(0)

    @property
    def _high(self) -> float:
        """As many rows as there is room for share all of it."""
        room = self._box.h - self._head
        return min(room / self._room, 1.2 * _ROW * self._scale)

    @property
    def _head(self) -> float:
        return _HEAD * self._scale

    @property
    def _room(self) -> int:
        return max(1, int((self._box.h - self._head) / (_ROW * self._scale) + 0.001))

    def visible(self) -> list[tuple[int, Box]]:
        """The numbers of the rows that can be seen, from 0, and where they are."""
        last = min(self._rows, self._top + self._room)
        first = Box(self._box.x, self._box.y + self._head, self._box.w - _BAR, self._high - 6)
        return [
            (number, first.moved(0, (number - self._top) * self._high)) for number in range(self._top, last)
        ]

    def _scroll(self, by: int) -> bool:
        before = self._top
        self._top = min(max(0, self._top + by), max(0, self._rows - self._room))
        return self._top != before

    def reveal(self, number: int) -> None:
        """Scroll until a row can be seen."""
        self._scroll(min(0, number - self._top) + max(0, number - self._top - self._room + 1))

    def handle(self, signal: Signal, here: int | None) -> int | None:
        """Scrolls by wheel, page keys, and by arrows at the edge of what can be seen; `here` is the row that
        is pointed at. Says which row is to be pointed at then, or None if the signal is not for it."""
        last = self._top + self._room - 1
        down = here is not None and here == last < self._rows - 1
        match signal:
            case Wheel(notches):
                return here if self._scroll(-round(notches * 2)) else None
            case Press(Intent.UP) if here is not None and here == self._top and here > 0:
                return self._to(here - 1)
            case Press(Intent.DOWN) if down:
                return self._to(last + 1)
            case Press(Intent.PAGE_UP):
                return self._to((here or 0) - self._room)
            case Press(Intent.PAGE_DOWN):
                return self._to((here or 0) + self._room)
            case Press(Intent.TO_TOP):
                return self._to(0)
            case Press(Intent.TO_END):
                return self._to(self._rows - 1)
        return None

    def _to(self, number: int) -> int:
        number = min(max(0, number), self._rows - 1)
        self.reveal(number)
        return number

    # Painting

    def paint(
        self,
        brush: Brush,
        focus: Focus,
        columns: Sequence[Column],
        rows: Sequence[tuple[Hashable, Sequence[Cell]]],
    ) -> None:
        """Headings, those of the rows that can be seen, and a bar that says where they are; `rows` are just
        those, each with its key."""
        weights = [column.weight for column in columns]
        head = Box(self._box.x + 12, self._box.y, self._box.w - _BAR - 24, self._head)
        for column, box in zip(columns, head.shared(weights, 10), strict=True):
            align = "left" if column.left else "center"
            brush.text(column.name, box, 20, QUIET, align=align)
        for (key, cells), (number, box) in zip(rows, self.visible(), strict=True):
            ring(brush, focus, key, box, radius=10)
            brush.panel(box, RAISED if number % 2 else PAGE, radius=10)
            places = box.inset(12, 0).shared(weights, 10)
            for column, cell, place in zip(columns, cells, places, strict=True):
                _paint_cell(brush, cell, place, left=column.left)
            shine(brush, focus, key, box, radius=10)
        self._paint_bar(brush)

    def _paint_bar(self, brush: Brush) -> None:
        if self._rows > self._room:
            box = self._box
            track = Box(box.x + box.w - 10, box.y + self._head, 8, self._room * self._high - 6)
            brush.panel(track, HAIRLINE, radius=4)
            share = self._room / self._rows
            low = track.y + track.h * self._top / self._rows
            brush.panel(track._replace(y=low, h=track.h * share), BORDER, radius=4)


def _paint_cell(brush: Brush, cell: Cell, place: Box, *, left: bool) -> None:
    if cell.livery is not None:
        side = min(place.h - 10, 34.0)
        disc = Box(place.x, place.centre[1] - side / 2, side, side)
        brush.panel(disc, cell.livery.mid, radius=9)
        brush.symbol(cell.livery.symbol, disc.inset(side * 0.2), cell.livery.ink)
        place = Box(place.x + side + 10, place.y, place.w - side - 10, place.h)
    align = "left" if left else "center"
    if left and cell.livery is None:
        how = {"face": Face.BODY, "align": align, "leading": 1.1, "middle": True}
        brush.paragraph(cell.text, place, 21, cell.colour, **how)  # type: ignore[arg-type]
    else:
        brush.text(cell.text, place, 22, cell.colour, align=align)
