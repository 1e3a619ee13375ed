"""The latest turns in short, at the edge of the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.core.rules import Seat
from game.shell.marked import spans
from game.shell.paint.brush import LINE, Brush, Picture
from game.shell.paint.caps import LETTERS, SIDE, Cap, cap_width, paint_cap
from game.shell.paint.palette import BORDER, GOLD, PAGE, PANEL, QUIET, RAISED, TEXT, TONES
from game.shell.paint.rich import folded, height, lay, pixels, write
from game.shell.paint.type import Face
from game.shell.scenes.scene import Scene
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import RECAP, Slots
from game.shell.table.tabletop import Gist

PICTURE_WIDTH = 72.0
PICTURE_HEIGHT = 86.0
HEAD_SHARE = 1.35
"""How much larger the key beside the title becomes at most: the title needs the room."""
GIST_SIZES = (20.0, 18.0, 16.5, 15.0)
LINE_SIZE, LEAST_LINE = 21.0, 19.6
"""How large a line is, and how small it may become; what is longer than that is folded."""
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
    """What to press for it."""
    focused: bool = False
    pointed: bool = False

    def box(self, slots: Slots) -> Box:
        """The slot with room for a focus ring."""
        return slots[RECAP].inset(-10)

    def draw(self, brush: Brush, props: Props) -> None:
        """Small pictures side by side, the latest on the right."""
        box, ready = props.slots[RECAP], bool(self.turns)
        if self.focused:
            brush.ring(box.inset(-6), radius=24)
        border = GOLD if self.pointed else BORDER if ready else PANEL
        brush.panel(box, RAISED if ready else PAGE, radius=20, border=border, width=3)
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
        return any(gist.line for _, gist in self.turns)

    def _draw_lines(self, brush: Brush, props: Props) -> None:
        """One below the other, the latest last; who is meant has a symbol and a colour. All are as large as
        the longest can be, and what is too long even then is folded."""
        told = [spans(gist.line) for _, gist in self.turns]
        rows = self.rows(props.slots, len(told))
        room, high = rows[0].w * brush.stage.scale, rows[0].h * brush.stage.scale
        least = LEAST_LINE * brush.stage.scale
        size = max(least, min(pixels(brush, LINE_SIZE), high / LINE))
        while size > least and any(
            len(lay(brush.type, each, size, room)) * size * LINE > high for each in told
        ):
            size = max(least, size - 0.5)
        most = max(1, int(high / size / LINE))
        for each, row in zip(told, rows, strict=True):
            lines = folded(brush.type, lay(brush.type, each, size, room), most, size, room)
            top = row.centre[1] - height(brush, lines, size) / 2
            write(brush, lines, row._replace(y=top), size, props.dress)

    def _draw_gist(self, brush: Brush, gist: Gist, row: Box) -> None:
        """As much of it as there is room for."""
        colour, scale, grown = TONES.get(gist.icon, QUIET), brush.stage.scale, min(1.6, brush.type.scale)
        side = 18 * grown
        choices = [(word, size * grown) for word in (gist.word, gist.short) for size in GIST_SIZES]
        widths = [brush.type.width(word, Face.STRONG, size * scale) / scale for word, size in choices]
        fitting = [each for each in zip(choices, widths, strict=True) if each[1] <= row.w - side - 4]
        (word, size), width = fitting[0] if fitting else (("", GIST_SIZES[0]), 0.0)
        left = row.centre[0] - (width + (side + 4 if word else side)) / 2
        brush.icon(gist.icon, Box(left, row.centre[1] - side / 2, side, side), colour)
        line = Box(left + side + 4, row.centre[1] - size * LINE / 2, row.w, size * LINE)
        brush.text(word, line, size / grown, colour, fit=False)

    @staticmethod
    def rows(slots: Slots, count: int) -> list[Box]:
        """Where each line is."""
        box = slots[RECAP]
        room = Box(box.x + 16, box.y + 50, box.w - 32, box.h - 58)
        return room.column(max(1, count), 0)[:count]

    @staticmethod
    def boxes(slots: Slots, count: int) -> list[Box]:
        """Where each picture is."""
        box = slots[RECAP]
        room = Box(box.x + 12, box.y + 57, box.w - 24, PICTURE_HEIGHT)
        return [
            Box(column.centre[0] - PICTURE_WIDTH / 2, column.y, PICTURE_WIDTH, PICTURE_HEIGHT)
            for column in room.row(max(1, count), 0)[:count]
        ]
