"""What is pointed at, and what is asked: words in the room above the board."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, hints_at_right
from game.shell.paint.palette import GOLD, HAIRLINE, PAGE, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import INFO, Slots


@dataclass(frozen=True)
class Info:
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

    def box(self, slots: Slots) -> Box:
        """The slot with a margin."""
        return slots[INFO].inset(-8)

    def draw(self, brush: Brush, props: Props) -> None:
        """A picture on the left, if there is one, and words beside it."""
        if not self.title:
            return
        box = props.slots[INFO]
        if self.asking and self.picture is None and not self.wide:
            self._draw_banner(brush, box)
            return
        brush.panel(box, PAGE, radius=20, border=GOLD if self.asking else HAIRLINE, width=3)
        words = box.inset(34, 18)._replace(w=box.w - 68 - self.taken)
        picture = None if self.picture is None else props.picture(self.picture)
        if picture is not None:
            place = Box(box.x + 24, box.y + 16, 125, 150)
            picture(brush, place)
            words = Box(place.x + place.w + 26, words.y, words.w - place.w - 16, words.h)
        head, foot = (48, 38 if self.facts else 0) if brush.type.folded else (42, 30)
        colour = GOLD if self.asking else TEXT
        brush.text(self.title, Box(words.x, words.y, words.w, head), 31, colour, face=Face.TITLE)
        below = Box(words.x, words.y + head + 4, words.w, words.h - head - foot - 6)
        brush.paragraph(self.text, below, 24)
        row = Box(words.x, words.y + words.h - foot, words.w, foot)
        if self.key.text:
            row = hints_at_right(brush, [(self.key, props.desk.say("everything about it"))], row)
        if self.facts:
            brush.text(self.facts, row, 20, QUIET, face=Face.BODY)
