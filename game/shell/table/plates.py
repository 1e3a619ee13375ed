"""The plates at the upper edge: who plays, how it stands, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.core.rules import Seat
from game.shell.layers import lifted
from game.shell.opponents import bars
from game.shell.paint.brush import LINE, Brush
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, QUIET, RAISED, TEXT, Livery
from game.shell.paint.type import Face
from game.shell.scenes.menus import flag
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import Slots
from game.shell.table.tabletop import Figures, Headline, Slip

KIND_SIZES = (20, 19.5)
CHANCE_SIZES = (20, 19.5)
SMALLEST = 1
"""As small as letters ever get, which the window decides."""
LONG_NAME, ASIDE = 22, 13.0
"""Of a name in two lines, which takes some of the room beside it."""
SMALL_NAME = 19
"""A name that would have to be smaller stands alone."""
FLAG = 78.0
BARS = 22.0
"""What the bars of a computer's strength take of its flag."""
STANDING, TOLD, USUAL = 88.0, 95.0, 366.0
"""How wide the corner is that tells how somebody stands, and with a word about it; on a plate wider than
usual it is wider, too."""
COUNT, ICON, CLOSE = 23.0, 27.0, 20.0
"""A number on a plate, its icon, and how small that becomes where many numbers have little room."""
NEAREST, FARTHEST = 8.0, 26.0
"""How far one count is from the next."""
SLIP = (40.0, 27.0)
HIGHEST = 50.0
"""As high as the large figures become: beside large letters they are large enough."""
PICTURE = 58.0
"""Of what is counted in large figures, with the air around it that pictures of things have."""


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
        """The flag on the left, who it is and what is counted in the middle, how it stands on the right."""
        border, width = (GOLD, 4) if self.turn else (HAIRLINE, 2)
        brush.panel(box, RAISED, radius=18, border=border, width=width)
        self._draw_flag(brush, Box(box.x + width, box.y + width, FLAG, box.h - 2 * width), livery)
        corner = self._corner(box)
        left, right = box.x + FLAG + 14, box.x + box.w - 12 if corner is None else corner.x - 8
        room = Box(left, box.y + 4, right - left, box.h - 8)
        self._draw_name(brush, room._replace(h=46 if brush.type.folded else 40))
        self._draw_counts(brush, room._replace(y=room.y + 39, h=36))
        if corner is not None:
            self._draw_standing(brush, corner, livery)

    def _corner(self, box: Box) -> Box | None:
        """Where it is told how somebody stands, if there is anything to tell."""
        if self.figures.headline is None and self.chance is None:
            return None
        wide = STANDING if self.chance is None else TOLD + max(0.0, box.w - USUAL) / 2
        return Box(box.x + box.w - 7 - wide, box.y + 7, wide, box.h - 14)

    def _draw_flag(self, brush: Brush, box: Box, livery: Livery) -> None:
        flag(brush, box, livery, radius=15, foot=BARS if self.strength else 0.0)
        if self.strength:
            place = Box(box.x + 9, box.y + box.h - BARS, 46, 15)
            bars(brush, place, self.strength, self.most, lit=livery.ink, dim=livery.dark)

    def _draw_standing(self, brush: Brush, box: Box, livery: Livery) -> None:
        """In large figures what has been won, and below in a word how likely it is to be enough."""
        brush.panel(box, PAGE, radius=12)
        upper = box
        if self.chance is not None:
            word = 32.0 if brush.type.folded else 24.0
            track = Box(box.x + 10, box.y + box.h - 7, box.w - 20, 4)
            row = Box(box.x, track.y - word, box.w, word)
            upper = box._replace(h=row.y + 2 - box.y)
            self._draw_told(brush, row, self.chance.told, livery)
            self._draw_chance(brush, track, livery)
        if self.figures.headline is not None:
            self._draw_headline(brush, upper, self.figures.headline)

    @staticmethod
    def _draw_headline(brush: Brush, box: Box, headline: Headline) -> None:
        """An icon, and the number as large as there is room; a lock as long as nobody may know it."""
        side = min(PICTURE, box.h + 14) if headline.picture else 30.0
        middle = box.x + (box.w - STANDING) / 2
        place = Box(
            middle + (21 if headline.picture else 24) - side / 2, box.centre[1] - side / 2, side, side
        )
        if headline.picture:
            brush.picture(headline.picture, place)
        else:
            brush.icon(headline.icon, place, GOLD)
        high = min(box.h, HIGHEST)
        number = Box(middle + 42, box.centre[1] - high / 2, 44, high)
        if headline.number is None:
            brush.icon("lock", number.inset(8, (number.h - 28) / 2), QUIET)
        else:
            brush.text(str(headline.number), number, 38, GOLD, face=Face.TITLE, align="center")

    def _draw_name(self, brush: Brush, row: Box) -> None:
        if brush.text_width(self.name, SMALLEST, Face.TITLE) > row.w:
            self._draw_long_name(brush, row)
            return
        width = brush.text_width(self.turn, 20, Face.HEAVY) + 18
        beside = brush.text_width(self.name, SMALL_NAME, Face.TITLE) <= row.w - width - 6
        if self.turn and beside and not brush.type.folded:  # else the frame has to say it
            chip = Box(row.x + row.w - width, row.y + 5, width, 30)
            brush.panel(chip, GOLD, radius=15)
            brush.text(self.turn, chip, 20, INK, face=Face.HEAVY, align="center", fit=False)
            row = Box(row.x, row.y, row.w - width - 6, row.h)
        brush.text(self.name, row, 29, TEXT, face=Face.TITLE)
        used = brush.text_width(self.name, 29, Face.TITLE) + 12
        room = Box(row.x + used, row.y + 3, row.w - used, row.h)
        sizes = [(kind, size) for kind in self.kinds for size in KIND_SIZES]
        fitting = (each for each in sizes if brush.text_width(*each, Face.BODY) <= room.w)
        kind, size = next(fitting, ("", KIND_SIZES[0])) if not brush.type.folded else ("", KIND_SIZES[0])
        brush.text(kind, room, size, QUIET, face=Face.BODY)

    def _draw_long_name(self, brush: Brush, row: Box) -> None:
        """Not even the smallest letters fit into one line: in two, apart between words if those fit."""
        lines = Box(row.x - ASIDE, row.y - 4, row.w + ASIDE + 4, row.h).column(2, 0)
        ends = [at for at, letter in enumerate(self.name, 1) if letter in " -"]
        halves = [(self.name[:at], self.name[at:]) for at in (*ends, len(self.name) // 2)]
        fitting = (each for each in halves if self._widest(brush, each) <= lines[0].w)
        for half, line in zip(next(fitting, halves[-1]), lines, strict=True):
            brush.text(half, line, LONG_NAME, TEXT, face=Face.TITLE)

    @staticmethod
    def _widest(brush: Brush, texts: tuple[str, ...]) -> float:
        return max(brush.text_width(text, SMALLEST, Face.TITLE) for text in texts)

    def _draw_counts(self, brush: Brush, row: Box) -> None:
        """Side by side, and the small card behind them; many of them stand closer."""
        counts, size = self.figures.counts, max(COUNT, min(COUNT * brush.type.scale, row.h / LINE))
        wide = [brush.text_width(str(each.number), size / brush.type.scale, Face.HEAVY) for each in counts]
        slip = self.figures.slip
        cells, taken = len(counts) + (slip is not None), sum(wide) + (SLIP[0] if slip is not None else 0.0)
        side = ICON if taken + len(counts) * (ICON + 5) + cells * NEAREST <= row.w + NEAREST else CLOSE
        free = row.w - taken - len(counts) * (side + 5)
        apart, x = min(FARTHEST, free / max(1, cells - 1)), row.x
        for (icon, number), width in zip(counts, wide, strict=True):
            brush.icon(icon, Box(x, row.centre[1] - side / 2, side, side), QUIET)
            place = Box(x + side + 5, row.y, width + 2, row.h)
            brush.text(str(number), place, COUNT, TEXT, face=Face.HEAVY)
            x += side + 5 + width + apart
        if slip is not None:
            self._draw_slip(brush, Box(x, row.centre[1] - SLIP[1] / 2, *SLIP), slip)

    @staticmethod
    def _draw_slip(brush: Brush, box: Box, slip: Slip) -> None:
        if not slip.text:
            brush.dashed(box, QUIET, radius=6, width=2, dash=6)
            return
        brush.panel(box, slip.paper, radius=6, border=INK, width=2)
        brush.text(slip.text, box.inset(2, 0), 21, slip.ink, face=Face.HEAVY, align="center")

    @staticmethod
    def _draw_told(brush: Brush, room: Box, told: tuple[str, ...], livery: Livery) -> None:
        sizes = [(text, size) for text in told for size in CHANCE_SIZES]
        fitting = (each for each in sizes if brush.text_width(*each, Face.HEAVY) <= room.w)
        text, size = next(fitting, sizes[-1])
        brush.text(text, room, size, livery.text, face=Face.HEAVY, align="center")

    def _draw_chance(self, brush: Brush, track: Box, livery: Livery) -> None:
        """A thin bar, as long as the chance is good."""
        assert self.chance is not None
        brush.panel(track, RAISED, radius=2)
        filled = track._replace(w=max(6.0, track.w * self.chance.share))
        brush.panel(filled, livery.mid, radius=2)


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
