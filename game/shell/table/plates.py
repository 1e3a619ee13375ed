"""The plates at the upper edge: who plays, how it stands, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.core.rules import Seat
from game.shell.layers import lifted
from game.shell.opponents import bars
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, QUIET, RAISED, TEXT, Livery
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import Slots
from game.shell.table.tabletop import Count, Figures, Headline

KIND_SIZES = (20, 19, 18, 17)
CHANCE_SIZES = (20, 19, 18, 17)
SMALLEST = 1
"""As small as letters ever get, which the window decides."""
LONG_NAME, ASIDE = 22, 13.0
"""Of a name in two lines, which takes some of the room beside it."""
SMALL_NAME = 19
"""A name that would have to be smaller stands alone."""
USUAL_COUNTS = 2
"""So many have room for numbers of any size."""
CLOSE = 18.0
"""How large their icons are where there is hardly room: each has to be nearer to its own number."""
ROOMY = 250.0
"""On a plate as wide as this the counts stand apart, whatever else there is to tell."""
FOLDED_COUNT, NARROWEST_NAME = 84.0, 100.0
"""How wide a count is on a folded plate, and how wide a name has to be."""
FOLDED_NAME = 14
"""A name that would have to be smaller than this among large letters is not to be read, and left out."""


class Chance(NamedTuple):
    """How likely somebody is to win: as it is told, the longest way first, and how much that is of 1."""

    told: tuple[str, ...]
    share: float


@dataclass(frozen=True)
class Plate:
    """A player: name, symbol, what is counted, and whose turn it is."""

    seat: Seat
    name: str
    kinds: tuple[str, ...]
    """What to call a computer, the longest first; none for a person."""
    strength: int
    """Of a computer, out of `most`; 0 where there is none to tell."""
    most: int
    figures: Figures
    turn: str
    """What the player is doing; empty if it is somebody else's turn."""
    chance: Chance | None = None
    """How likely it is to win, if that is to be shown."""

    def draw(self, brush: Brush, box: Box, livery: Livery) -> None:
        """The flag on the left, counts in the middle, the headline on the right."""
        border, width = (GOLD, 4) if self.turn else (HAIRLINE, 2)
        brush.panel(box, RAISED, radius=18, border=border, width=width)
        flag = Box(box.x + 7, box.y + 7, 76, box.h - 14)
        brush.panel(flag, livery.mid, radius=13)
        side, higher = (38, 9) if self.strength else (46, 0)
        symbol = flag.inset((flag.w - side) / 2, (flag.h - side) / 2).moved(0, -higher)
        brush.symbol(livery.symbol, symbol, livery.ink)
        if self.strength:
            place = Box(flag.centre[0] - 25, flag.y + flag.h - 20, 50, 15)
            bars(brush, place, self.strength, self.most, lit=livery.ink, dim=livery.dark)
        headline = Box(box.x + box.w - 98, box.y + 14, 86, box.h - 28)
        middle = Box(flag.x + 90, box.y + 6, headline.x - flag.x - 96, box.h - 12)
        if self.figures.headline is None:
            middle = middle._replace(w=middle.w + headline.w)
        (self._draw_folded if brush.type.folded else self._draw_words)(brush, middle, livery)
        if self.figures.headline is not None:
            self._draw_headline(brush, headline, self.figures.headline)

    @staticmethod
    def _draw_headline(brush: Brush, box: Box, headline: Headline) -> None:
        """An icon, and the number as large as there is room; a lock as long as nobody may know it."""
        brush.panel(box, PAGE, radius=12)
        brush.icon(headline.icon, Box(box.x + 8, box.y + 12, 30, box.h - 24), GOLD)
        number = Box(box.x + 40, box.y, 44, box.h)
        if headline.number is None:
            brush.icon("lock", number.inset(8, (number.h - 28) / 2), QUIET)
        else:
            brush.text(str(headline.number), number, 38, GOLD, face=Face.TITLE, align="center")

    def _draw_words(self, brush: Brush, room: Box, livery: Livery) -> None:
        """The name above, the counts below."""
        self._draw_name(brush, room._replace(h=40))
        counts = room._replace(y=room.y + 39, h=30)
        if self.chance is not None:
            counts = counts.moved(0, -5)
            self._draw_chance(brush, Box(room.x, room.y + room.h - 6, room.w, 6), livery)
        self._draw_counts(brush, counts, livery)

    def _draw_folded(self, brush: Brush, room: Box, livery: Livery) -> None:
        """For large letters: the counts as high as the plate, and the name if it can be read there."""
        counts = self.figures.counts
        shown = counts if self.chance is None else counts[: max(1, len(counts) - 1)]
        cells = len(shown) + (self.chance is not None)
        name = room.w - cells * FOLDED_COUNT
        if name >= NARROWEST_NAME and brush.text_width(self.name, FOLDED_NAME, Face.TITLE) <= name:
            brush.text(self.name, room._replace(w=name - 14), 29, TEXT, face=Face.TITLE)
            room = Box(room.x + name, room.y, room.w - name, room.h)
        row = room.row(max(1, cells), 4)
        for count, cell in zip(shown, row, strict=False):
            self._draw_count(brush, cell, count)
        if self.chance is not None:
            self._draw_told(brush, row[-1], self.chance.told, livery, align="center")
            self._draw_chance(brush, Box(room.x, room.y + room.h - 6, room.w, 6), livery)

    @staticmethod
    def _draw_count(brush: Brush, cell: Box, count: Count) -> None:
        brush.icon(count.icon, Box(cell.x, cell.y, 30, cell.h), QUIET)
        brush.text(str(count.number), Box(cell.x + 34, cell.y, cell.w - 34, cell.h), 21, TEXT)

    def _draw_name(self, brush: Brush, row: Box) -> None:
        if brush.text_width(self.name, SMALLEST, Face.TITLE) > row.w:
            self._draw_long_name(brush, row)
            return
        width = brush.text_width(self.turn, 20, Face.HEAVY) + 18
        beside = brush.text_width(self.name, SMALL_NAME, Face.TITLE) <= row.w - width - 6
        if self.turn and beside:  # else the frame has to say it
            chip = Box(row.x + row.w - width, row.y + 5, width, 30)
            brush.panel(chip, GOLD, radius=15)
            brush.text(self.turn, chip, 20, INK, face=Face.HEAVY, align="center", fit=False)
            row = Box(row.x, row.y, row.w - width - 6, row.h)
        brush.text(self.name, row, 29, TEXT, face=Face.TITLE)
        used = brush.text_width(self.name, 29, Face.TITLE) + 12
        room = Box(row.x + used, row.y + 3, row.w - used, row.h)
        sizes = [(kind, size) for kind in self.kinds for size in KIND_SIZES]
        fitting = (each for each in sizes if brush.text_width(*each, Face.BODY) <= room.w)
        kind, size = next(fitting, ("", KIND_SIZES[0]))
        brush.text(kind, room, size, QUIET, face=Face.BODY)

    def _draw_long_name(self, brush: Brush, row: Box) -> None:
        """Not even the smallest letters fit into one line: in two, apart between words if those fit."""
        lines = Box(row.x - ASIDE, row.y - 4, row.w + ASIDE, row.h).column(2, 0)
        ends = [at for at, letter in enumerate(self.name, 1) if letter in " -"]
        halves = [(self.name[:at], self.name[at:]) for at in (*ends, len(self.name) // 2)]
        fitting = (each for each in halves if self._widest(brush, each) <= lines[0].w)
        for half, line in zip(next(fitting, halves[-1]), lines, strict=True):
            brush.text(half, line, LONG_NAME, TEXT, face=Face.TITLE)

    @staticmethod
    def _widest(brush: Brush, texts: tuple[str, ...]) -> float:
        return max(brush.text_width(text, SMALLEST, Face.TITLE) for text in texts)

    def _draw_counts(self, brush: Brush, row: Box, livery: Livery) -> None:
        x, (side, pitch) = row.x, self._spread(row)
        gap = 5 if side > CLOSE else 3
        for icon, count in self.figures.counts:
            brush.icon(icon, Box(x, row.y + 15 - side / 2, side, side), QUIET)
            brush.text(str(count), Box(x + side + gap, row.y, 30, 30), 21, TEXT)
            x += pitch
        room = Box(x + 4, row.y, row.x + row.w - x - 4, row.h)
        if self.chance is not None:
            self._draw_told(brush, room, self.chance.told, livery, align="right")

    def _spread(self, row: Box) -> tuple[float, float]:
        """How large the icons of the counts are, and how far apart; many of them stand closer."""
        count, roomy = len(self.figures.counts), self.chance is None or row.w > ROOMY
        if count <= USUAL_COUNTS:
            return (26, 66) if roomy else (24, 45)
        return (26, row.w / count) if roomy else (CLOSE, 39.5)

    @staticmethod
    def _draw_told(brush: Brush, room: Box, told: tuple[str, ...], livery: Livery, *, align: str) -> None:
        sizes = [(text, size) for text in told for size in CHANCE_SIZES]
        fitting = (each for each in sizes if brush.text_width(*each, Face.HEAVY) <= room.w)
        text, size = next(fitting, sizes[-1])
        brush.text(text, room, size, livery.text, face=Face.HEAVY, align=align)

    def _draw_chance(self, brush: Brush, track: Box, livery: Livery) -> None:
        """A thin bar, as long as the chance is good."""
        assert self.chance is not None
        brush.panel(track, PAGE, radius=3)
        filled = track._replace(w=max(6.0, track.w * self.chance.share))
        brush.panel(filled, livery.mid, radius=3)


@dataclass(frozen=True)
class Plates:
    """All players. They stand so close that one cannot be painted without its neighbours."""

    plates: tuple[Plate, ...]

    def box(self, slots: Slots) -> Box:
        """From the first to the last, with the glow around the active one."""
        boxes = [slots.plate(plate.seat) for plate in self.plates]
        left, right = min(box.x for box in boxes), max(box.x + box.w for box in boxes)
        return Box(left, boxes[0].y, right - left, boxes[0].h).inset(-14, -14)

    def draw(self, brush: Brush, props: Props) -> None:
        """One beside the other. Each is made once for as long as it tells the same: when one of them changes,
        all are painted."""
        for plate in self.plates:
            box, livery = props.slots.plate(plate.seat), props.dress[plate.seat]
            if plate.turn:
                brush.glow(box, GOLD, radius=18, spread=12, strength=150)
            key = "player", plate, livery, brush.type.scale, brush.art.theme
            made = lifted(brush, key, box, partial(plate.draw, box=box, livery=livery))
            brush.surface.blit(made.picture, made.rect)
