"""The row between what is told and the board, where sounds are written: pieces lie over it."""

from __future__ import annotations

from dataclasses import dataclass

from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.heard import paint_heard
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import INFO, Slots

HEIGHT = 34.0
"""Of the row with letters of the usual size."""


@dataclass(frozen=True)
class SoundRow:
    """What can be heard now."""

    lines: tuple[str, ...]
    slot: str = INFO
    """Below which of the slots it is."""

    @classmethod
    def of(cls, desk: Desk, slot: str = INFO) -> SoundRow:
        """In the player's language."""
        return cls(tuple(map(desk.say, desk.hearing.lines)), slot)

    def box(self, slots: Slots) -> Box:
        """From the slot down to the board."""
        above = slots[self.slot]
        top = above.y + above.h + 1
        return Box(above.x, top, above.w, max(HEIGHT, slots.below(self.slot) - top))

    def draw(self, brush: Brush, props: Props) -> None:
        """One beside the other, as large as there is room."""
        room = self.box(props.slots)
        paint_heard(brush, room._replace(h=min(room.h, HEIGHT * brush.type.scale)), self.lines)
