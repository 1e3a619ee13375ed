"""The row of small buttons that is always there."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.shell.paint.brush import Brush
from game.shell.stage import Box
from game.shell.table.hud import HudButton
from game.shell.table.panel import Props
from game.shell.table.slots import BUTTONS, Slots


@dataclass(frozen=True)
class Buttons:
    """Hint, speed, sound, pause."""

    buttons: tuple[HudButton, ...]
    focused: Hashable

    def box(self, slots: Slots) -> Box:
        """The slot with room for a focus ring."""
        return slots[BUTTONS].inset(-8)

    @staticmethod
    def boxes(slots: Slots, count: int) -> Sequence[Box]:
        """Where each button is, flush with the edge of the window."""
        slot = slots[BUTTONS]
        gap = 8.0
        side = min(64.0, (slot.w - gap * (count - 1)) / max(1, count))
        row = slots.outer(slot, count * side + (count - 1) * gap)
        return row._replace(y=slot.y + 2, h=side).row(count, gap)

    def draw(self, brush: Brush, props: Props) -> None:
        """One after the other."""
        for button, box in zip(self.buttons, self.boxes(props.slots, len(self.buttons)), strict=True):
            brush.icon_button(
                box,
                button.icon,
                focused=button.key == self.focused,
                note=button.note,
                enabled=button.active,
                lit=button.lit,
            )
