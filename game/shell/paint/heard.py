"""What can be heard, written in a row."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.paint.brush import LINE, Brush
from game.shell.paint.palette import PAGE, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box

SIZE = 21.0
MARGIN, GAP = 14.0, 10.0


def paint_heard(brush: Brush, row: Box, lines: Sequence[str]) -> None:
    """The newest on the right; where there is no room for all, the oldest are left out."""
    size = min(SIZE, row.h / LINE / brush.type.scale)
    widths = [brush.text_width(line, size, Face.STRONG) + 2 * MARGIN + 2 for line in lines]
    first = 0
    while first < len(lines) - 1 and sum(widths[first:]) + GAP * (len(lines) - first - 1) > row.w:
        first += 1
    left = row.x
    for line, width in zip(lines[first:], widths[first:], strict=True):
        chip = row._replace(x=left, w=min(width, row.w))
        brush.panel(chip, PAGE, radius=row.h / 2, alpha=235)
        brush.text(line, chip.inset(MARGIN, 0), SIZE, TEXT, align="center")
        left += width + GAP
