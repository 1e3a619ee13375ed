"""The filters beside the list as they are painted: what each is called, and what is chosen."""

from __future__ import annotations

from game.shell.focus import Focus, Spot
from game.shell.history.filters import Filter, Filters
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, CHOSEN, GOLD, HAIRLINE, PANEL, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import ring, shine
from game.shell.stage import Box

ARROW = 24.0


def paint_filter(brush: Brush, focus: Focus, spot: Spot, filters: Filters, each: Filter) -> None:
    """Golden where it keeps something back; arrows where keys or the mouse point."""
    box, chosen = spot.box, filters.is_chosen(each)
    ring(brush, focus, spot.key, box, radius=14)
    brush.panel(box, CHOSEN if chosen else PANEL, radius=14, border=GOLD if chosen else HAIRLINE)
    pointed = focus.key == spot.key
    for left, icon in ((box.x + 12, "arrow_left"), (box.x + box.w - 12 - ARROW, "arrow_right")):
        colour = GOLD if pointed else BORDER
        brush.icon(icon, Box(left, box.centre[1] - ARROW / 2, ARROW, ARROW), colour)
    words = box.inset(12 + ARROW + 10, 4 if brush.type.folded else 6)
    head = words._replace(h=words.h * 0.42)
    brush.text(each.label, head, 20, QUIET, face=Face.BODY, align="center")
    value = Box(words.x, head.y + head.h, words.w, words.h - head.h)
    brush.text(filters.value(each), value, 26, GOLD if chosen else TEXT, align="center")
    shine(brush, focus, spot.key, box, radius=14)
