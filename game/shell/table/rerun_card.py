"""The sign over a turn that is seen once more."""

from __future__ import annotations

from dataclasses import dataclass

from game.shell.desk import QUOTED
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, INK, PAGE, QUIET, RAISED
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import Running
from game.shell.table.panel import Props
from game.shell.table.slots import INFO, Slots


@dataclass(frozen=True)
class RerunCard:
    """The sign over a turn that is seen once more."""

    running: Running

    def box(self, slots: Slots) -> Box:
        """The slot with a margin."""
        return slots[INFO].inset(-8)

    def draw(self, brush: Brush, props: Props) -> None:
        """Whose turn it was, and how many more there are."""
        slot, running, say = props.slots[INFO], self.running, props.desk.say
        livery = props.dress[running.seat]
        title = say("{name}, turn {number}", name=running.name, number=running.turn)
        label = say("Seen once more")
        reason = say(QUOTED, text=running.reason)
        dots = 22.0 * running.count if running.count > 1 else 0.0
        needed = [brush.text_width(title, 30, Face.TITLE), brush.text_width(label, 20, Face.BODY) + dots, 300]
        needed += [brush.text_width(reason, 22, Face.BODY)] if running.reason else []
        width, high = min(slot.w, max(needed) + 160), 136 if running.reason else 96
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
        if running.reason:
            row = words._replace(y=box.y + 88 * grown, h=36 * grown)
            brush.text(reason, row, 22, face=Face.BODY)
