"""What is drawn over the things on a board, whatever they are: lights, rings, digits, shade."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, GOLD_LIGHT, INK, KEY_BORDER, PAGE, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box

DIMMED = 130


def lights(brush: Brush, boxes: Sequence[Box]) -> list[Item]:
    """A hint and the log light what they speak of."""
    return [_light(brush, box) for box in boxes]


def _light(brush: Brush, box: Box) -> Item:
    margin = 40.0

    def paint(brush: Brush, area: Box) -> None:
        ring = area.inset(margin - 7)
        brush.glow(ring, GOLD_LIGHT, radius=22, spread=30, strength=230)
        brush.ring(ring, GOLD_LIGHT, radius=22, width=7)

    item = drawn(brush, ("light", round(box.w), round(box.h)), box.inset(-margin), paint)
    return item._replace(key=("light", box))


def ring(brush: Brush, box: Box, *, focused: bool) -> Item:
    """Around something that can be chosen, the brightest around what is pointed at."""
    margin = 34.0

    def paint(brush: Brush, area: Box) -> None:
        if focused:
            paint_ring(brush, area.inset(margin - 7))
        else:
            brush.ring(area.inset(margin - 4), GOLD, radius=22, width=3)

    item = drawn(brush, ("ring", focused), box.inset(-margin), paint)
    return item._replace(key=("ring", box, focused))


def paint_ring(brush: Brush, box: Box) -> None:
    """What is pointed at is brighter than what could be."""
    brush.glow(box, GOLD_LIGHT, radius=22, spread=26, strength=200)
    brush.ring(box, GOLD_LIGHT, radius=22, width=7)


def dimmed(brush: Brush, spot: Spot) -> Item:
    """Over something that cannot be chosen now."""

    def paint(brush: Brush, area: Box) -> None:
        brush.panel(area, PAGE, radius=18, alpha=DIMMED)

    return drawn(brush, ("dimmed",), spot.box, paint)._replace(key=("dimmed", spot.key))


def digit(brush: Brush, spot: Spot, *, focused: bool, lift: float) -> Item:
    """The key cap with the number key of a spot, so far above its upper edge."""
    label = str(spot.digit)
    box = Box(spot.box.centre[0] - 21, spot.box.y - lift, 42, 36)

    def paint(brush: Brush, area: Box) -> None:
        brush.panel(area, GOLD if focused else RAISED, radius=9, border=INK if focused else KEY_BORDER)
        brush.text(label, area, 20, INK if focused else TEXT, face=Face.HEAVY, align="center", fit=False)

    return drawn(brush, ("digit", label, focused), box, paint)._replace(key=("digit", spot.key, label))
