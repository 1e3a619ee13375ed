"""What computers say, and what they advise: panels in the room above the board."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, paint_hints
from game.shell.paint.palette import GOLD, INK, PAGE, RAISED
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import INFO, Slots

SIZE = 25.0
HEIGHT, TAIL = 74.0, 18.0
HINT_SIZE = 28.0
NARROWEST_HINT = 620.0


@dataclass(frozen=True)
class Bubble:
    """Why a computer did what can be seen, below its plate."""

    seat: Seat
    text: str

    def box(self, slots: Slots) -> Box:
        """The slot with a margin."""
        return slots[INFO].inset(-8)

    def draw(self, brush: Brush, props: Props) -> None:
        """A medal with the seat's symbol, and words beside it; a tail points at the plate."""
        slots, livery = props.slots, props.dress[self.seat]
        slot, plate = slots[INFO], slots.plate(self.seat)
        width = min(slot.w, brush.text_width(self.text, SIZE, Face.BODY) + 132)
        left = min(max(plate.centre[0] - width / 2, slot.x), slot.x + slot.w - width)
        box = Box(left, slot.y + 12, width, HEIGHT)
        tip = min(max(plate.centre[0], left + 60), left + width - 60)
        brush.panel(box, PAGE, radius=HEIGHT / 2, border=livery.mid, width=3)
        brush.tail(Box(tip - 18, box.y - TAIL, 36, TAIL + 3), PAGE, livery.mid, width=3)
        medal = Box(box.x + 11, box.y + 11, HEIGHT - 22, HEIGHT - 22)
        brush.panel(medal, livery.mid, radius=medal.h / 2, border=INK, width=2)
        brush.symbol(livery.symbol, medal.inset(12), livery.ink)
        words = Box(medal.x + medal.w + 16, box.y + 6, width - medal.w - 60, HEIGHT - 12)
        brush.paragraph(self.text, words, SIZE, leading=1.2, middle=True)


@dataclass(frozen=True)
class HintCard:
    """One step of a hint, and how many there are."""

    number: int
    steps: int
    text: str
    key: Cap = NO_KEY
    """What to press for the next one."""

    def box(self, slots: Slots) -> Box:
        """The slot with a margin."""
        return slots[INFO].inset(-8)

    def draw(self, brush: Brush, props: Props) -> None:
        """A lamp, the sentence, and which key says more."""
        slot = props.slots[INFO]
        needed = brush.text_width(self.text, HINT_SIZE, Face.BODY) + 186
        width = max(NARROWEST_HINT, min(slot.w, needed))
        high = 112 if needed <= width and not brush.type.folded else slot.h - 10
        box = Box(slot.centre[0] - width / 2, slot.y + 6, width, high)
        brush.glow(box, GOLD, radius=22, spread=14, strength=90)
        brush.panel(box, PAGE, radius=22, border=GOLD, width=3)
        lamp = Box(box.x + 22, box.centre[1] - 40, 80, 80)
        brush.panel(lamp, GOLD, radius=42, border=INK, width=3)
        brush.icon("bulb", lamp.inset(19), INK)
        words = Box(lamp.x + lamp.w + 26, box.y + 14, width - lamp.w - 72, box.h - 24)
        if brush.type.folded and self.number == self.steps:
            brush.paragraph(self.text, words, HINT_SIZE, leading=1.2, middle=True)
            return  # large letters need all the room, and there is nothing more to ask for
        head = 40 if brush.type.folded else 32
        self._draw_head(brush, props.desk, words._replace(h=head))
        below = words._replace(y=words.y + head + 8, h=words.h - head - 8)
        brush.paragraph(self.text, below, HINT_SIZE, leading=1.2)

    def _draw_head(self, brush: Brush, desk: Desk, row: Box) -> None:
        title = desk.say("Hint")
        brush.text(title, row, 24, GOLD, face=Face.TITLE)
        left = row.x + brush.text_width(title, 24, Face.TITLE) + 18
        for number in range(self.steps):
            dot = Box(left + number * 24, row.centre[1] - 7, 14, 14)
            brush.panel(dot, GOLD if number < self.number else RAISED, radius=7, border=GOLD, width=2)
        if 0 < self.number < self.steps:
            paint_hints(brush, [(self.key, desk.say("more"))], row, align="right")
