"""The panels in the room above the board: what is pointed at or asked, what computers say and advise, and
which turn is seen once more."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.shell.desk import QUOTED, Desk
from game.shell.paint.brush import LINE, Brush
from game.shell.paint.caps import NO_KEY, Cap, Hint, paint_hints, row_width
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import Running
from game.shell.table.panel import Props
from game.shell.table.slots import INFO, Slots

SIZE = 25.0
HEIGHT, TAIL = 74.0, 18.0
HINT_SIZE = 28.0
NARROWEST_HINT, LOW_HINT = 620.0, 112.0
TITLE, TEXT_SIZE, FACTS = 31.0, 24.0, 20.0
KEYS, LARGE_KEYS = 38.0, 1.4
"""How high a row of keys is, and how much higher with large letters at most."""
PICTURE = 125.0, 150.0
TIGHT, SLACK = 1.24, 3.0
"""From line to line, and what a room is higher than its lines, for rounding."""
SMALLEST, STEP = 0.85, 0.05
"""Of the usual size long texts have at least this, which is read well; and by how much less is tried."""
NEARLY = (1.0, 0.95, 0.9)
ROOMY = 800.0
"""Where there is less room than that, large letters leave none for a picture: it is in sight anyway."""


class Above:
    """What all of them share."""

    def box(self, slots: Slots) -> Box:
        """The slot with a margin, and as far as something long may reach below it."""
        box = slots[INFO].inset(-8)
        return box._replace(h=box.h + slots.reach)


def set_in(brush: Brush, slot: float, reach: float, high: Callable[[float], float]) -> tuple[float, float]:
    """How much of the size at which somebody wants to read letters have, and how high all of it is then.

    Usual ones rather become a little smaller than cover the board below a slot, others are as large as what
    they may cover allows. All are tried at the same sizes: larger ones end no smaller.
    """
    scale = large = brush.type.scale
    sizes = [size for size in NEARLY if scale <= 1 and high(size / scale) <= slot]
    if sizes:
        return sizes[0] / scale, high(sizes[0] / scale)
    while high(large / scale) > slot + reach and large > SMALLEST:
        large = max(SMALLEST, round(large - STEP, 2))
    return large / scale, high(large / scale)


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
        """A picture on the left, if there is one, and words beside it; long ones reach below the slot."""
        if not self.title:
            return
        slot = props.slots[INFO]
        if self.asking and self.picture is None and not self.wide:
            self._draw_banner(brush, slot)
            return
        hints = [(self.key, props.desk.say("details"))] if self.key.text else []
        picture = None if self.picture is None or self._cramped(brush, slot) else props.picture(self.picture)
        room, usual = slot.h + props.slots.reach, 1 / brush.type.scale
        if self._high(brush, slot, hints, usual, beside=True) > room:
            picture = None  # it is in sight anyway, and the words are not
        beside = picture is not None
        share, high = set_in(
            brush,
            slot.h,
            props.slots.reach,
            lambda size: self._high(brush, slot, hints, size, beside=beside),
        )
        box = slot._replace(h=max(slot.h, min(high, room)))
        brush.panel(box, PAGE, radius=20, border=GOLD if self.asking else HAIRLINE, width=3)
        if picture is not None:
            picture(brush, Box(box.x + 24, box.y + 16, *PICTURE))
        self._draw_words(brush, self._words(brush, box, beside=beside), hints, share)

    @staticmethod
    def _cramped(brush: Brush, slot: Box) -> bool:
        return brush.type.folded and slot.w < ROOMY

    def _words(self, brush: Brush, box: Box, *, beside: bool) -> Box:
        """Where they are, with or without a picture beside them."""
        words = box.inset(28, 10) if self._cramped(brush, box) else box.inset(34, 18)
        words = words._replace(w=words.w - self.taken)
        left = box.x + 24 + PICTURE[0] + 26
        return words._replace(x=left, w=words.w - PICTURE[0] - 16) if beside else words

    def _rows(self, brush: Brush, wide: float, hints: Sequence[Hint], share: float) -> tuple[float, ...]:
        """How high title, text, facts and keys are; facts that are short stand beside the keys."""
        large = brush.type.scale * share
        text = brush.height(self.text, TEXT_SIZE * share, wide, leading=TIGHT)
        facts = brush.height(self.facts, FACTS * share, wide, leading=TIGHT)
        keys = KEYS * min(large, LARGE_KEYS) if hints else 0.0
        if facts and keys:
            told = brush.text_width(self.facts, FACTS * share, Face.BODY)
            facts = 0.0 if told + self._keys_width(brush, hints, share) <= wide else facts
        return TITLE * large * LINE + 4, text + (6 if facts or keys else 0), facts, keys

    @staticmethod
    def _keys_width(brush: Brush, hints: Sequence[Hint], share: float) -> float:
        """They are as large as the words, and are apart from what is beside them."""
        return row_width(brush, hints, max(share, 1 / brush.type.scale)) + 24

    def _high(self, brush: Brush, slot: Box, hints: Sequence[Hint], share: float, *, beside: bool) -> float:
        """How high all of it is."""
        words = self._words(brush, slot, beside=beside)
        return sum(self._rows(brush, words.w, hints, share)) + slot.h - words.h

    def _draw_words(self, brush: Brush, words: Box, hints: Sequence[Hint], share: float) -> None:
        """From the top title and text, from the foot the keys and the facts."""
        title, text, facts, keys = self._rows(brush, words.w, hints, share)
        colour = GOLD if self.asking else TEXT
        brush.text(self.title, words._replace(h=title), TITLE * share, colour, face=Face.TITLE)
        if self.text:
            below = words._replace(y=words.y + title, h=text + SLACK)
            brush.paragraph(self.text, below, TEXT_SIZE * share, leading=TIGHT)
        foot = words._replace(y=words.y + words.h - keys, h=keys)
        if hints:
            wide = self._keys_width(brush, hints, share)
            end = foot._replace(x=foot.x + foot.w - wide, w=wide)
            left = foot.w - wide + paint_hints(brush, hints, end, align="right", apart=24).w
            if self.facts and not facts:
                brush.text(self.facts, foot._replace(w=left), FACTS * share, QUIET, face=Face.BODY)
        if facts:
            row = foot._replace(y=foot.y - facts, h=facts + SLACK)
            brush.paragraph(self.facts, row, FACTS * share, QUIET, leading=TIGHT)


@dataclass(frozen=True)
class Bubble(Above):
    """Why a computer did what can be seen, below its plate."""

    seat: Seat
    text: str

    def draw(self, brush: Brush, props: Props) -> None:
        """A medal with the seat's symbol, and words beside it; a tail points at the plate."""
        slots, livery = props.slots, props.dress[self.seat]
        slot, plate = slots[INFO], slots.plate(self.seat)
        width = min(slot.w, brush.text_width(self.text, SIZE, Face.BODY) + 136)
        left = min(max(plate.centre[0] - width / 2, slot.x), slot.x + slot.w - width)
        wide, room = width - HEIGHT - 38, slot.h - 12
        share, high = set_in(
            brush,
            room,
            slots.reach,
            lambda size: brush.height(self.text, SIZE * size, wide, leading=TIGHT) + 20,
        )
        box = Box(left, slot.y + 12, width, min(room + slots.reach, max(HEIGHT, high)))
        tip = min(max(plate.centre[0], left + 60), left + width - 60)
        brush.panel(box, PAGE, radius=HEIGHT / 2, border=livery.mid, width=3)
        brush.tail(Box(tip - 18, box.y - TAIL, 36, TAIL + 3), PAGE, livery.mid, width=3)
        medal = Box(box.x + 11, box.centre[1] - HEIGHT / 2 + 11, HEIGHT - 22, HEIGHT - 22)
        brush.panel(medal, livery.mid, radius=medal.h / 2, border=INK, width=2)
        brush.symbol(livery.symbol, medal.inset(12), livery.ink)
        words = Box(medal.x + medal.w + 16, box.y + 6, wide, box.h - 12)
        brush.paragraph(self.text, words, SIZE * share, leading=TIGHT, middle=True)


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
        width = min(slot.w, max(NARROWEST_HINT, needed))
        wide, room, reach = width - 174, slot.h - 10, props.slots.reach
        last = brush.type.folded and self.number == self.steps
        head = 0.0 if last else 48.0 if brush.type.folded else 40.0
        share, high = set_in(
            brush,
            room,
            reach,
            lambda size: head + brush.height(self.text, HINT_SIZE * size, wide, leading=TIGHT) + 30,
        )
        box = Box(slot.centre[0] - width / 2, slot.y + 6, width, min(room + reach, max(LOW_HINT, high)))
        brush.glow(box, GOLD, radius=22, spread=14, strength=90)
        brush.panel(box, PAGE, radius=22, border=GOLD, width=3)
        lamp = Box(box.x + 22, box.centre[1] - 40, 80, 80)
        brush.panel(lamp, GOLD, radius=42, border=INK, width=3)
        brush.icon("bulb", lamp.inset(19), INK)
        words = Box(lamp.x + lamp.w + 26, box.y + 14, wide, box.h - 24)
        if head:  # what is told last leaves nothing to ask for, and large letters need all the room
            self._draw_head(brush, props.desk, words._replace(h=head - 8))
        below = words._replace(y=words.y + head, h=words.h - head)
        brush.paragraph(self.text, below, HINT_SIZE * share, leading=TIGHT, middle=last)

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
        label = say("For example") if running.title else say("Played again")
        reason = say(QUOTED, text=running.reason) if running.reason else ""
        below = say("Press any key or click to close.") if running.stays else reason
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
