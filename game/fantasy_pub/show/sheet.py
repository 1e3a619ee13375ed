"""What would come of it, in words: a title, the ends it may come to, and numbered sentences; on the rug."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.fantasy_pub.show.forecast import Chip, Forecast, Sentence
from game.shell.desk import Desk
from game.shell.marked import plain, spans
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD_TEXT, GOLD, INK, PAGE, QUIET, RAISED, TEXT, Dress, rgb
from game.shell.paint.rich import height, lay, write
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.slots import INFO, Slots

UNREAL: Final = rgb("#7E9BFF")
"""The line around what has not happened."""
TITLE, BODY = 25.0, 21.0
_LEFT: Final = 76.0
"""Before every sentence its number, and a sign."""
_MOST: Final = 1.5
"""So much larger the letters become here at most: there is no more room on the rug."""
SIGNS: Final = {
    "barkeeper": "call",
    "chair": "person",
    "card": "event",
    "walk": "move",
    "toast": "mug",
    "home": "leave",
    "plus_minus": "plus",
    "door": "enter",
}
"""What the lines of the log are marked with, as there are pictures of it."""


@dataclass(frozen=True)
class Sheet:
    """A forecast to read; with the sentence of a hint above it, if one is open."""

    title: str
    chips: tuple[Chip, ...]
    sentences: tuple[Sentence, ...]
    hint: str = ""

    @classmethod
    def of(cls, forecast: Forecast, hint: str) -> Sheet:
        """What can be read of it."""
        return cls(forecast.title, forecast.chips, forecast.sentences, hint)

    def box(self, slots: Slots) -> Box:
        """The slot with a margin."""
        return slots[INFO].inset(-8)

    def draw(self, brush: Brush, desk: Desk, slots: Slots, dress: Dress) -> None:
        """Dashes around what is not real; an eye for looking ahead."""
        box, grown = slots[INFO], min(_MOST, brush.type.scale)
        brush.panel(box, PAGE, radius=20, alpha=232)
        brush.dashed(box, UNREAL, radius=20, width=3, dash=12)
        head = Box(box.x + 18, box.y + 6, box.w - 36, 36 * grown)
        self._draw_head(brush, head)
        room = Box(box.x + 16, head.y + head.h, box.w - 32, box.y + box.h - head.y - head.h - 8)
        rows = list(self.sentences)
        if self.hint:
            rows.insert(0, Sentence("bulb", self.hint, 3))
        self._draw_rows(brush, desk, rows, room, BODY * grown / brush.type.scale * brush.type.scale, dress)

    def _draw_head(self, brush: Brush, row: Box) -> None:
        brush.icon("eye", Box(row.x, row.y + 4, 28, row.h - 8), UNREAL)
        left, right = row.x + 40, row.x + row.w
        for chip in reversed(self.chips):
            width = brush.text_width(chip.name, 19) / brush.type.scale * min(_MOST, brush.type.scale) + 26
            place = Box(right - width, row.y + 2, width, row.h - 4)
            if place.x < left + 150:
                break
            brush.panel(
                place,
                GOLD if chip.now else RAISED,
                radius=place.h / 2,
                border=GOLD if chip.now else UNREAL,
                width=2,
            )
            brush.text(chip.name, place.inset(6, 3), 19, INK if chip.now else TEXT, align="center")
            right = place.x - 8
        title = Box(left, row.y, right - left - 6, row.h)
        brush.text(plain(self.title), title, TITLE, COLD_TEXT, face=Face.TITLE)

    def _draw_rows(
        self, brush: Brush, desk: Desk, rows: Sequence[Sentence], room: Box, size: float, dress: Dress
    ) -> None:
        """As many as there is room for; what matters least is told as a number."""
        pixels, scale = size * brush.stage.scale, brush.stage.scale
        laid = [lay(brush.type, spans(row.text), pixels, (room.w - _LEFT) * scale)[:2] for row in rows]
        high = [height(brush, lines, pixels) + 3 for lines in laid]
        shown, more = fitting(high, [row.weight for row in rows], room.h, size * 1.3)
        y, number = room.y, 0
        for index in shown:
            row, lines = rows[index], laid[index]
            number += row.icon != "bulb"
            self._draw_number(brush, Box(room.x, y, 28, size * 1.35), number, row)
            write(brush, lines, Box(room.x + _LEFT, y, room.w - _LEFT, high[index]), pixels, dress)
            y += high[index]
        if more:
            told = desk.count("and one more", "and {count} more", more)
            brush.text(told, Box(room.x + _LEFT, y, room.w - _LEFT, size * 1.3), size, QUIET, face=Face.BODY)

    @staticmethod
    def _draw_number(brush: Brush, box: Box, number: int, row: Sentence) -> None:
        side = min(26.0, box.h)
        medal = Box(box.x, box.centre[1] - side / 2, side, side)
        sign = Box(box.x + 36, box.centre[1] - side / 2, side, side)
        if row.icon == "bulb":
            brush.icon("bulb", sign, GOLD)
            return
        brush.panel(medal, GOLD, radius=side / 2)
        brush.text(str(number), medal, 17, INK, face=Face.HEAVY, align="center", fit=False)
        brush.icon(SIGNS.get(row.icon, row.icon), sign, GOLD)


def fitting(high: Sequence[float], weights: Sequence[int], room: float, line: float) -> tuple[list[int], int]:
    """Which of the rows are told, in order, and how many are not: of those that do not fit, the least
    important go first, and of these the last."""
    shown = list(range(len(high)))
    while shown and sum(high[index] for index in shown) + (line if len(shown) < len(high) else 0) > room:
        least = min(shown, key=lambda index: (weights[index], -index))
        if len(shown) == 1:
            break
        shown.remove(least)
    return shown, len(high) - len(shown)
