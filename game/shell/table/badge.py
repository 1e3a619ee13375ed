"""A short message that comes up over the table, and goes away by itself."""

from __future__ import annotations

from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE
from game.shell.stage import Box
from game.shell.table.slots import STRIP, Slots

SECONDS = 2.0


class Badge:
    """One message at a time."""

    def __init__(self) -> None:
        self.text = ""
        self._left = 0.0

    def show(self, text: str, seconds: float = SECONDS) -> None:
        """Have something read from now on."""
        self.text, self._left = text, seconds

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when it goes away."""
        self._left -= seconds
        if self._left > 0 or not self.text:
            return False
        self.text = ""
        return True


def badge(brush: Brush, slots: Slots, text: str) -> list[Item]:
    """A short message in the middle, above the strip."""
    if not text:
        return []
    strip = slots[STRIP]
    width = min(strip.w, brush.text_width(text, 26) + 72)
    height = 38 + 26 * brush.type.scale
    box = Box(strip.centre[0] - width / 2, strip.y - 18 - height, width, height)

    def paint(brush: Brush, area: Box) -> None:
        brush.panel(area, PAGE, radius=height / 2, border=GOLD, width=3)
        brush.text(text, area.inset(30, 0), 26, GOLD, align="center")

    return [drawn(brush, ("badge", text, brush.type.scale), box, paint)]
