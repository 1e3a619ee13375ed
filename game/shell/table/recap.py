"""The latest turns in short, at the edge of the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.shell.marked import spans
from game.shell.paint.brush import LINE, Brush, Picture
from game.shell.paint.caps import LETTERS, SIDE, Cap, cap_width, paint_cap
from game.shell.paint.palette import BORDER, GOLD, HAIRLINE, INK, PAGE, PANEL, QUIET, TEXT, TONES
from game.shell.paint.rich import LEADING, Lines, folded, height, lay, write
from game.shell.paint.type import Face
from game.shell.scenes.scene import Scene
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import RECAP, Slots
from game.shell.table.tabletop import Gist, Line

PICTURE_WIDTH = 72.0
PICTURE_HEIGHT = 86.0
HEAD_SHARE = 1.35
"""How much larger the key beside the title becomes at most: the title needs the room."""
GIST_SIZES = (32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.5, 15.0)
USUAL_GIST, LEAST_GIST, SIGN = 20.0, 15.0, 0.9
"""Of usual letters; large ones have larger sizes of the same list, so that none end smaller. And how large a
sign is beside its word."""
LINE_SIZE, LEAST_LINE, LARGEST = 21.0, 19.6, 1.5
"""How large a line is, how small it may become (what is longer than that is folded), and how much larger."""
ROWS, LARGE_ROWS = 4, 2
"""So many lines are told, and among large letters."""
GIVES = 0.8
"""How much of their size large letters may lose."""
BADGE, ASIDE = 28.0, 8.0
REPLAY = "replay"
"""The strip as something to choose."""


@dataclass(frozen=True, slots=True)
class Recap:
    """A turn of somebody in short, or how somebody stands; everyone may see it."""

    seat: Seat
    picture: Picture
    text: str
    """With marks for who is meant."""
    zoom: Callable[[], Scene] | None = None
    """Shows what was played as large as it gets."""
    title: str = ""
    """What stands above it, if not whose turn it was."""


@dataclass(frozen=True)
class LastRound:
    """What everyone played last, and what came of it. It is a button: all of it can be seen again."""

    turns: tuple[tuple[Hashable, Gist], ...]
    """What was played, by the key of its picture, and what came of it."""
    title: str
    key: Cap
    """What to press for it; says nothing where it cannot be seen again."""
    focused: bool = False
    pointed: bool = False

    def box(self, slots: Slots) -> Box:
        """The slot with room for a focus ring."""
        return slots[RECAP].inset(-10)

    def draw(self, brush: Brush, props: Props) -> None:
        """Small pictures side by side, the latest on the right."""
        box, ready = props.slots[RECAP], bool(self.turns)
        if not (ready or self.key.text):
            return  # nothing to see, and nothing that will be to press
        if self.focused:
            brush.ring(box.inset(-6), radius=24)
        border, width = (GOLD, 3) if self.pointed else (HAIRLINE if ready else PANEL, 2)
        brush.panel(box, PANEL if ready else PAGE, radius=20, border=border, width=width)
        brush.icon("loop", Box(box.x + 18, box.y + 14, 28, 28), GOLD if ready else BORDER)
        share = min(1.0, HEAD_SHARE / brush.type.scale)
        wide, high = cap_width(brush, self.key, share), SIDE * share * brush.type.scale
        cap = Box(box.x + box.w - 14 - wide, box.y + 29 - high / 2, wide, high)
        head = Box(box.x + 52, box.y + 5, cap.x - box.x - 58, 48)
        brush.text(self.title, head, 22, TEXT if ready else QUIET)
        if self.key.text and ready:
            paint_cap(brush, self.key, cap, LETTERS * share)
        if self.in_lines:
            self._draw_lines(brush, props)
            return
        for (key, gist), place in zip(self.turns, self.boxes(props.slots, len(self.turns)), strict=True):
            picture = props.picture(key)
            if picture is not None:
                picture(brush, place)
            column = min(150.0, (box.w - 24) / len(self.turns)) - 6
            foot = Box(place.centre[0] - column / 2, place.y + place.h + 1, column, 34)
            self._draw_gist(brush, gist, foot)

    @property
    def in_lines(self) -> bool:
        """Its turns are told in lines, not by what was played."""
        return any(gist.lines for _, gist in self.turns)

    def _draw_lines(self, brush: Brush, props: Props) -> None:
        """One below the other, the latest last, behind the sign of whom it is about."""
        gists, large = [gist for _, gist in self.turns], brush.type.folded
        told = [line for _, line in picked(gists, large=large)]
        rows = self.rows(props.slots, large=large)
        size, laid = _set(brush, told, _beside(rows[0]))
        for line, lines, row in zip(told, laid, rows, strict=False):
            livery = props.dress[line.seat]
            badge = Box(row.x, row.centre[1] - BADGE / 2, BADGE, BADGE)
            brush.panel(badge, livery.mid, radius=BADGE / 2, border=INK, width=2)
            brush.symbol(livery.symbol, badge.inset(7), livery.ink)
            top = row.centre[1] - height(brush, lines, size) / 2
            write(brush, lines, _beside(row)._replace(y=top), size, props.dress)

    def _draw_gist(self, brush: Brush, gist: Gist, row: Box) -> None:
        """As much of it as there is room for."""
        colour, scale, grown = TONES.get(gist.icon, QUIET), brush.stage.scale, min(1.6, brush.type.scale)
        sizes = [size for size in GIST_SIZES if LEAST_GIST * grown <= size <= USUAL_GIST * grown]
        choices = [(word, size) for word in (gist.word, gist.short) for size in sizes]
        widths = [brush.type.width(word, Face.STRONG, size * scale) / scale for word, size in choices]
        fitting = [
            each for each in zip(choices, widths, strict=True) if each[1] <= row.w - SIGN * each[0][1] - 4
        ]
        (word, size), width = fitting[0] if fitting else (("", sizes[0]), 0.0)
        side = SIGN * size
        left = row.centre[0] - (width + (side + 4 if word else side)) / 2
        brush.icon(gist.icon, Box(left, row.centre[1] - side / 2, side, side), colour)
        line = Box(left + side + 4, row.centre[1] - size * LINE / 2, row.w, size * LINE)
        brush.text(word, line, size / brush.type.scale, colour, fit=False)

    @staticmethod
    def rows(slots: Slots, *, large: bool) -> list[Box]:
        """Where each line is."""
        box = slots[RECAP]
        return Box(box.x + 14, box.y + 52, box.w - 22, box.h - 60).column(LARGE_ROWS if large else ROWS, 0)

    @classmethod
    def places(cls, slots: Slots, gists: Sequence[Gist], *, large: bool) -> list[Box | None]:
        """Where each turn is told, by its picture or in lines; None where there is no room for it."""
        if not any(gist.lines for gist in gists):
            return [*cls.boxes(slots, len(gists))]
        found: list[Box | None] = [None] * len(gists)
        for (turn, _), row in zip(picked(gists, large=large), cls.rows(slots, large=large), strict=False):
            first = found[turn]
            found[turn] = row if first is None else first._replace(h=row.y + row.h - first.y)
        return found

    @staticmethod
    def boxes(slots: Slots, count: int) -> list[Box]:
        """Where each picture is."""
        box = slots[RECAP]
        room = Box(box.x + 12, box.y + 57, box.w - 24, PICTURE_HEIGHT)
        return [
            Box(column.centre[0] - PICTURE_WIDTH / 2, column.y, PICTURE_WIDTH, PICTURE_HEIGHT)
            for column in room.row(max(1, count), 0)[:count]
        ]


def picked(gists: Sequence[Gist], *, large: bool) -> list[tuple[int, Line]]:
    """What is told of some turns, in order, with the number of the turn: of each of the latest what matters
    most, and as much else as there is room for."""
    rows = LARGE_ROWS if large else ROWS
    latest = [each for each in enumerate(gists) if each[1].lines][-rows:]
    best = {turn: max(gist.lines, key=lambda line: line.weight) for turn, gist in latest}
    told = [(turn, line) for turn, gist in latest for line in gist.lines]

    def rank(at: int) -> tuple[bool, int, int]:
        turn, line = told[at]
        return line is not best[turn], -line.weight, -turn

    return [told[at] for at in sorted(sorted(range(len(told)), key=rank)[:rows])]


def _beside(row: Box) -> Box:
    """Where the words are, beside the sign."""
    return row._replace(x=row.x + BADGE + ASIDE, w=row.w - BADGE - ASIDE)


def _set(brush: Brush, told: Sequence[Line], row: Box) -> tuple[float, list[Lines]]:
    """All of them in letters of the same size, as large as they can be; each in as many words as fit, and
    what is too long even then is folded."""
    scale = brush.stage.scale
    room, high = row.w * scale, row.h * scale
    grown = min(LARGEST, brush.type.scale)
    least, size = LEAST_LINE * scale * max(1.0, grown * GIVES), LINE_SIZE * scale * grown
    while True:
        most = max(1, int(high / size / LEADING))
        laid = [_fitting(brush, line, size, room, most) for line in told]
        if size <= least or all(len(lines) <= most for lines in laid):
            return size, [folded(brush.type, lines, most, size, room) for lines in laid]
        size = max(least, size - 0.5)


def _fitting(brush: Brush, line: Line, size: float, room: float, most: int) -> Lines:
    """In as many words as fit, and as need no more lines than fewer would."""
    ways = [lay(brush.type, spans(text), size, room, symbols=False) for text in line.told]
    return next((lines for lines in ways if len(lines) <= min(most, *map(len, ways))), ways[-1])
