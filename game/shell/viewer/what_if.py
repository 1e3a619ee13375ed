"""The panel beside a move that is tried: how likely everybody is to win after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, PANEL, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.panel import Props
from game.shell.table.slots import RECAP, Slots

HEAD, FOOT = 50.0, 40.0
BADGE, NUMBER = 28.0, 84.0
BAR: Final = 14.0


@dataclass(frozen=True)
class WhatIf:
    """A bar for every seat, and a word about them."""

    title: str
    told: str
    chances: tuple[int, ...] = ()
    """By seat, of a hundred; empty as long as nobody knows."""

    def box(self, slots: Slots) -> Box:
        """The place of the last round."""
        return slots[RECAP].inset(-10)

    def draw(self, brush: Brush, props: Props) -> None:
        """From top to bottom; without chances the word has all the room."""
        box = props.slots[RECAP]
        brush.panel(box, PANEL, radius=20, border=HAIRLINE, width=2)
        brush.icon("branch", Box(box.x + 16, box.y + 12, 28, 28), GOLD)
        brush.text(self.title, Box(box.x + 54, box.y + 4, box.w - 70, HEAD - 6), 22, TEXT)
        room = Box(box.x + 16, box.y + HEAD, box.w - 32, box.h - HEAD - 8)
        if not self.chances:
            brush.paragraph(self.told, room, 21, QUIET, leading=1.2, middle=True, align="center")
            return
        rows = room._replace(h=room.h - FOOT).column(len(self.chances), 2)
        for seat, (chance, row) in enumerate(zip(self.chances, rows, strict=True)):
            livery, side = props.dress[seat], min(BADGE, row.h)
            badge = Box(row.x, row.centre[1] - side / 2, side, side)
            brush.panel(badge, livery.mid, radius=side / 2, border=INK, width=2)
            brush.symbol(livery.symbol, badge.inset(side / 4), livery.ink)
            track = Box(row.x + BADGE + 12, row.centre[1] - BAR / 2, row.w - BADGE - 12 - NUMBER, BAR)
            brush.panel(track, PAGE, radius=BAR / 2)
            brush.panel(track._replace(w=max(BAR, track.w * chance / 100)), livery.mid, radius=BAR / 2)
            number = Box(row.x + row.w - NUMBER + 8, row.y, NUMBER - 8, row.h)
            brush.text(f"{chance} %", number, 20, livery.text, face=Face.HEAVY, align="right")
        foot = Box(room.x, room.y + room.h - FOOT, room.w, FOOT)
        brush.text(self.told, foot, 20, QUIET, face=Face.BODY, align="center")
