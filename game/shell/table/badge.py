"""A short message that comes up over the table, and goes away by itself."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE
from game.shell.stage import Box
from game.shell.table.placing import shared
from game.shell.table.slots import STRIP, Slots

SECONDS = 2.0
STEP = 20.0
"""How exactly a place is looked for."""
SMALLEST = 0.6
"""How much of the room it needs a message gets at least where the words of the strip are."""


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


def instead(brush: Brush, slots: Slots, text: str, pressed: Sequence[Box]) -> Box:
    """Over the strip's own words, as far as nothing there can be pressed; otherwise as usual."""
    strip, needed = slots[STRIP], brush.text_width(text, 26) + 72
    ends = [box.x - 12 for box in pressed if shared(box, strip)]
    room = min([strip.x + strip.w, *ends]) - strip.x
    if room < SMALLEST * needed:
        return place(brush, slots, text, pressed)
    height = min(strip.h, 38 + 26 * brush.type.scale)
    return Box(strip.x, strip.centre[1] - height / 2, min(needed, room), height)


def place(brush: Brush, slots: Slots, text: str, pressed: Sequence[Box]) -> Box:
    """In the middle, above the strip; if it covers something there that can be pressed, over the strip's own
    words, or higher up."""
    strip = slots[STRIP]
    width = min(strip.w, brush.text_width(text, 26) + 72)
    height = 38 + 26 * brush.type.scale
    above = Box(strip.centre[0] - width / 2, strip.y - 18 - height, width, height)
    over = above._replace(y=strip.centre[1] - height / 2)
    higher = [above.moved(0, -STEP * number) for number in range(1, int(above.y / STEP))]
    places = (above, over, over._replace(x=strip.x), *higher)
    kept = (*pressed, *slots.clear)
    return next((box for box in places if not any(shared(box, other) for other in kept)), above)


def badge(
    brush: Brush, slots: Slots, text: str, pressed: Sequence[Box], *, stays: bool = False
) -> list[Item]:
    """A short message, beside whatever can be `pressed`; one that stays hides nothing of the board."""
    if not text:
        return []
    box = (instead if stays else place)(brush, slots, text, pressed)
    height = box.h

    def paint(brush: Brush, area: Box) -> None:
        brush.panel(area, PAGE, radius=height / 2, border=GOLD, width=3)
        brush.text(text, area.inset(30, 0), 26, GOLD, align="center")

    return [drawn(brush, ("badge", text, brush.type.scale), box, paint)]
