"""What the others hold, where all hands lie open: at the place of the last round."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PANEL, QUIET, TEXT
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import RECAP, Slots

HEAD: Final = 54.0
BADGE: Final = 34.0
TALLEST: Final = 96.0
"""As high as a picture becomes; it is five by six."""
GAP: Final = 6.0
CROWD: Final = 3
"""So many hands need all the room; what they are can be seen."""


@dataclass(frozen=True)
class OpenHands:
    """A row for everybody else: a sign, and what is in that hand."""

    hands: tuple[tuple[Seat, tuple[Hashable, ...]], ...]
    """By seat, the keys of pictures."""
    title: str

    def box(self, slots: Slots) -> Box:
        """The slot."""
        return slots[RECAP].inset(-10)

    def draw(self, brush: Brush, props: Props) -> None:
        """One below the other, all pictures of one size."""
        box = props.slots[RECAP]
        brush.panel(box, PANEL, radius=20, border=HAIRLINE, width=2)
        room = box.inset(16, 10)
        if len(self.hands) < CROWD:
            brush.icon("eye", Box(box.x + 16, box.y + 13, 30, 30), GOLD)
            brush.text(self.title, Box(box.x + 56, box.y + 5, box.w - 72, 48), 22, TEXT)
            room = Box(box.x + 16, box.y + HEAD, box.w - 32, box.h - HEAD - 10)
        rows = room.column(len(self.hands), GAP)
        beside, most = BADGE + 14, max((len(held) for _, held in self.hands), default=0)
        high = min(TALLEST, rows[0].h, (room.w - beside - GAP * most) / max(1, most) * 6 / 5)
        for (seat, held), row in zip(self.hands, rows, strict=True):
            livery = props.dress[seat]
            badge = Box(row.x, row.centre[1] - BADGE / 2, BADGE, BADGE)
            brush.panel(badge, livery.mid, radius=BADGE / 2, border=INK, width=2)
            brush.symbol(livery.symbol, badge.inset(8), livery.ink)
            if not held:
                nothing = Box(row.x + beside, row.y, room.w - beside, row.h)
                brush.text(props.desk.say("nothing"), nothing, 20, QUIET)
            for number, key in enumerate(held):
                picture, wide = props.picture(key), high * 5 / 6
                if picture is not None:
                    left = row.x + beside + number * (wide + GAP)
                    picture(brush, Box(left, row.centre[1] - high / 2, wide, high))
