"""The card above the board: what is decided at a moment, and what a review says of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from game.core.reviewing import Grade
from game.core.rules import Seat
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, INK, PAGE, QUIET, RAISED, TEXT, Colour
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.above import Above
from game.shell.table.panel import Props
from game.shell.table.slots import INFO
from game.shell.viewer.verdicts import COLOURS, SIGNS

LABEL, TITLE, WORDS, CHIP = 20.0, 27.0, 22.0, 20.0
"""How large the letters are."""
HEAD, ROW, LINE = 30.0, 42.0, 27.0
"""How high the rows are, with letters of the usual size."""
MEDAL: Final = 62.0
BESIDE: Final = MEDAL + 64
WIDEST, MOST, SPARE = 760.0, 3, 1.08
"""How wide the words of a review are at most, in how many lines, and what breaking them costs."""


@dataclass(frozen=True)
class Verdict:
    """What a review calls a decision."""

    grade: Grade
    text: str
    """Its name, and what it has cost."""


@dataclass(frozen=True)
class MomentCard(Above):
    """Whose decision it is, what was decided, and how good that was."""

    label: tuple[str, str]
    """When that is, and the same in short."""
    title: str
    """What is decided."""
    seat: Seat | None = None
    """Who decides; None when it is over."""
    verdict: Verdict | None = None
    better: str = ""
    """What would have been better, and why."""

    def draw(self, brush: Brush, props: Props) -> None:
        """A medal on the left; words beside it, as many as there is room for."""
        slot = props.slots[INFO]
        box, grown = self._placed(brush, slot)
        edge = GOLD if self.seat is None else props.dress[self.seat].mid
        brush.glow(box, edge, radius=24, spread=14, strength=90)
        brush.panel(box, PAGE, radius=24, border=edge, width=3)
        self._draw_medal(brush, props, Box(box.x + 16, box.y + 17 * grown, MEDAL, MEDAL))
        words = Box(box.x + MEDAL + 34, box.y + 10 * grown, box.w - BESIDE, HEAD * grown)
        chip = self._draw_chip(brush, words)
        room = words._replace(w=words.w - chip)
        fits = brush.text_width(self.label[0], LABEL, Face.BODY) <= room.w
        brush.text(self.label[0 if fits else 1], room, LABEL, QUIET, face=Face.BODY)
        row = words._replace(y=words.y + HEAD * grown, h=ROW * grown)
        brush.text(self.title, row, TITLE, TEXT if self.seat is None else props.dress[self.seat].text)
        if self.better:
            top = row.y + row.h + 2
            room = Box(words.x, top, words.w, box.y + box.h - top - 12 * grown)
            brush.paragraph(self.better, room, WORDS, leading=1.2)

    def _placed(self, brush: Brush, slot: Box) -> tuple[Box, float]:
        """In the middle, no larger than it has to be; and how much larger than usual."""
        words = brush.text_width(self.better, WORDS, Face.BODY)
        needed = [
            brush.text_width(self.label[0], LABEL, Face.BODY) + self._chip_width(brush),
            brush.text_width(self.title, TITLE),
            min(words, WIDEST),
            300,
        ]
        width = min(slot.w, max(needed) + BESIDE)
        room = width - BESIDE
        lines = min(MOST, 1 if words <= room else ceil(words * SPARE / room)) if self.better else 0
        high = HEAD + ROW + lines * LINE + (28 if lines else 24)
        grown = min(brush.type.scale, (slot.h - 12) / high)
        return Box(slot.centre[0] - width / 2, slot.y + 6, width, high * grown), grown

    def _draw_medal(self, brush: Brush, props: Props, box: Box) -> None:
        if self.seat is None:
            brush.panel(box, GOLD, radius=box.h / 2, border=INK, width=3)
            brush.icon("crown", box.inset(14), INK)
            return
        livery = props.dress[self.seat]
        brush.panel(box, livery.mid, radius=box.h / 2, border=INK, width=3)
        brush.symbol(livery.symbol, box.inset(16), livery.ink)

    def _told(self) -> str:
        assert self.verdict is not None
        return " ".join(filter(None, (SIGNS[self.verdict.grade], self.verdict.text)))

    def _chip_width(self, brush: Brush) -> float:
        return 0.0 if self.verdict is None else brush.text_width(self._told(), CHIP, Face.HEAVY) + 44

    def _draw_chip(self, brush: Brush, words: Box) -> float:
        """What it is called, at the right; says how much room that takes."""
        if self.verdict is None:
            return 0.0
        wide = min(self._chip_width(brush), words.w * 0.62)
        colour: Colour = COLOURS[self.verdict.grade]
        chip = Box(words.x + words.w - wide + 16, words.y, wide - 16, words.h)
        brush.panel(chip, RAISED, radius=chip.h / 2, border=colour, width=2)
        brush.text(self._told(), chip.inset(12, 0), CHIP, colour, face=Face.HEAVY, align="center")
        return wide
