"""The panels in the room above the board: what is pointed at or asked, what computers say and advise, and
which turn is seen once more."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.rules import Seat
from game.shell.desk import QUOTED, Desk
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, hints_at_right, paint_hints
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import Running
from game.shell.table.panel import Props
from game.shell.table.slots import INFO, Slots

SIZE = 25.0
HEIGHT, TAIL = 74.0, 18.0
HINT_SIZE = 28.0
NARROWEST_HINT = 620.0
ROOMY = 800.0
"""Where there is less room than that, large letters leave none for a picture: it is in sight anyway."""


class Above:
    """What all of them share."""

    def box(self, slots: Slots) -> Box:
        """The slot with a margin."""
        return slots[INFO].inset(-8)


@dataclass(frozen=True)
class Info(Above):
    """What is pointed at, and what is asked."""

    title: str
    text: str
    picture: Hashable = None
    """What it is about, by the game's own key."""
    facts: str = ""
    asking: bool = False
    wide: bool = False
    """Something else needs the room, such as things to choose."""
    key: Cap = NO_KEY
    """Which key tells more about it."""
    taken: float = 0.0
    """How much of the room on the right is taken by the board."""

    def _draw_banner(self, brush: Brush, slot: Box) -> None:
        """Nothing is pointed at: a short word is enough, and the board can be seen."""
        needed = max(brush.text_width(self.title, 31, Face.TITLE), brush.text_width(self.text, 22, Face.BODY))
        width, grown = min(slot.w, needed + 80), min(brush.type.scale, (slot.h - 12) / 92)
        box = Box(slot.centre[0] - width / 2, slot.y + 6, width, 92 * grown)
        brush.panel(box, PAGE, radius=20, border=GOLD, width=3)
        inner = box.inset(20, 0)
        title, text = Box(inner.x, box.y + 8 * grown, inner.w, 44 * grown), inner._replace(h=30 * grown)
        brush.text(self.title, title, 31, GOLD, face=Face.TITLE, align="center")
        brush.text(self.text, text.moved(0, 50 * grown), 22, face=Face.BODY, align="center")

    def draw(self, brush: Brush, props: Props) -> None:
        """A picture on the left, if there is one, and words beside it."""
        if not self.title:
            return
        box = props.slots[INFO]
        if self.asking and self.picture is None and not self.wide:
            self._draw_banner(brush, box)
            return
        brush.panel(box, PAGE, radius=20, border=GOLD if self.asking else HAIRLINE, width=3)
        cramped = brush.type.folded and box.w < ROOMY
        words = box.inset(28, 10) if cramped else box.inset(34, 18)
        words = words._replace(w=words.w - self.taken)
        picture = None if self.picture is None or cramped else props.picture(self.picture)
        if picture is not None:
            place = Box(box.x + 24, box.y + 16, 125, 150)
            picture(brush, place)
            words = Box(place.x + place.w + 26, words.y, words.w - place.w - 16, words.h)
        head, foot = (48, 38 if self.facts else 0) if brush.type.folded else (42, 30)
        colour = GOLD if self.asking else TEXT
        brush.text(self.title, Box(words.x, words.y, words.w, head), 31, colour, face=Face.TITLE)
        below = Box(words.x, words.y + head + 4, words.w, words.h - head - foot - 6)
        brush.paragraph(self.text, below, 24, leading=1.2 if cramped else 1.3)
        row = Box(words.x, words.y + words.h - foot, words.w, foot)
        if self.key.text:
            row = hints_at_right(brush, [(self.key, props.desk.say("everything about it"))], row)
        if self.facts:
            brush.text(self.facts, row, 20, QUIET, face=Face.BODY)


@dataclass(frozen=True)
class Bubble(Above):
    """Why a computer did what can be seen, below its plate."""

    seat: Seat
    text: str

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
class HintCard(Above):
    """One step of a hint, and how many there are."""

    number: int
    steps: int
    text: str
    key: Cap = NO_KEY
    """What to press for the next one."""

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


@dataclass(frozen=True)
class RerunCard(Above):
    """The sign over a turn that is seen once more."""

    running: Running

    def draw(self, brush: Brush, props: Props) -> None:
        """Whose turn it was, and how many more there are."""
        slot, running, say = props.slots[INFO], self.running, props.desk.say
        livery = props.dress[running.seat]
        title = running.title or say("{name}, turn {number}", name=running.name, number=running.turn)
        label = say("For example") if running.title else say("Seen once more")
        reason = say(QUOTED, text=running.reason) if running.reason else ""
        below = say("A key or a click closes it.") if running.stays else reason
        dots = 22.0 * running.count if running.count > 1 else 0.0
        needed = [brush.text_width(title, 30, Face.TITLE), brush.text_width(label, 20, Face.BODY) + dots, 300]
        needed.append(brush.text_width(below, 22, Face.BODY))
        width, high = min(slot.w, max(needed) + 160), 136 if below else 96
        grown = min(brush.type.scale, (slot.h - 12) / high)
        box = Box(slot.centre[0] - width / 2, slot.y + 6, width, high * grown)
        brush.glow(box, GOLD, radius=24, spread=14, strength=100)
        brush.panel(box, PAGE, radius=24, border=GOLD, width=3)
        disc = Box(box.x + 16, box.centre[1] - 34, 68, 68)
        brush.panel(disc, GOLD, radius=34, border=INK, width=3)
        brush.icon("loop", disc.inset(15), INK)
        words = Box(disc.x + disc.w + 20, box.y + 10 * grown, width - disc.w - 64, 30 * grown)
        brush.text(label, words._replace(w=words.w - dots), 20, QUIET, face=Face.BODY)
        for number in range(running.count if running.count > 1 else 0):
            dot = Box(box.x + box.w - 34 - (running.count - 1 - number) * 22, box.y + 20, 12, 12)
            brush.panel(dot, GOLD if number <= running.number else RAISED, radius=6, border=GOLD, width=2)
        row = words._replace(y=box.y + 40 * grown, h=46 * grown)
        brush.text(title, row, 30, livery.text, face=Face.TITLE)
        if below:
            row = words._replace(y=box.y + 88 * grown, h=36 * grown)
            brush.text(below, row, 22, face=Face.BODY)
