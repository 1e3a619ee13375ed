"""The bar along the lower edge of the first screens."""

from __future__ import annotations

from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, QUIET, rgb
from game.shell.stage import Box

FOOTER = 64.0


def footer(brush: Brush, desk: Desk) -> Box:
    """A dark bar that says what this is; says which part of it is free."""
    bar = Box(0, brush.stage.height - FOOTER, brush.stage.width, FOOTER)
    brush.shade(bar, 215, rgb("#0D0816"))
    disclaimer = (
        desk.say("Unofficial fan version. Not made or endorsed by the publishers.")
        if desk.foyer.several
        else desk.say("Unofficial fan version. Not made or endorsed by the publisher.")
    )
    told = desk.unsaved or disclaimer
    words = Box(40, bar.y + 2, 480 if brush.type.folded else 860, bar.h - 4)
    brush.paragraph(told, words, 22, GOLD if desk.unsaved else QUIET, leading=1.12, middle=True)
    left = words.x + words.w + 20
    return bar._replace(x=left, w=bar.w - left)
