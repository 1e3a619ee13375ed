"""The card of a coach who warns of a move: just above the hand, with two ways to answer it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import ANYWAY, SHOW_ME, Warned
from game.shell.table.slots import INFO, STRIP, Slots

CARD = "warning"
"""What lies behind the buttons: no click goes through it."""
WIDTH, HEIGHT = 860.0, 148.0
LARGE_WIDTH, LARGE_HEIGHT = 1200.0, 236.0
STEP = 10.0
"""How exactly a place higher up is looked for."""
MARGIN, ROW, LARGE_ROW = 20.0, 48.0, 64.0
SIZE = 26.0


def card_box(slots: Slots, about: Sequence[Box], *, large: bool) -> Box:
    """Above the strip in the middle; at its ends, above the board, or higher up, if it lay on what it is
    about, or on what nothing may cover."""
    strip, info = slots[STRIP], slots[INFO]
    width, height = (LARGE_WIDTH, LARGE_HEIGHT) if large else (WIDTH, HEIGHT)
    width = min(width, strip.w)
    low = Box(strip.centre[0] - width / 2, strip.y - 12 - height, width, height)
    places = (
        low,
        low._replace(x=strip.x),
        low._replace(x=strip.x + strip.w - width),
        Box(info.centre[0] - width / 2, info.y, width, height),
    )
    higher = [low.moved(0, -STEP * number) for number in range(1, int(low.y / STEP))]
    kept = (*about, *slots.clear)
    free = (place for place in (*places, *higher) if not any(_meet(place, box) for box in kept))
    most = (place for place in higher if slots.clear and not any(_meet(place, box) for box in slots.clear))
    return next(free, next(most, low))


def _meet(one: Box, other: Box) -> bool:
    """They share some room."""
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def button_boxes(card: Box, *, large: bool) -> list[Box]:
    """Side by side at the lower edge."""
    row = LARGE_ROW if large else ROW
    left = card.x + MARGIN + (0 if large else 88)
    return Box(left, card.y + card.h - row - 14, card.x + card.w - MARGIN - left, row).row(2, 16)


def warning_spots(desk: Desk, card: Box) -> list[Spot]:
    """The card itself, and what can be answered."""
    anyway, show = button_boxes(card, large=desk.folded)
    return [
        Spot(CARD, card, desk.say("Coach"), active=False),
        Spot(ANYWAY, anyway, desk.say("Play anyway")),
        Spot(SHOW_ME, show, desk.say("Show me")),
    ]


def warning_card(brush: Brush, desk: Desk, card: Box, warned: Warned, focus: Hashable) -> Item:
    """A lamp, the sentence, and the buttons below it."""
    large = brush.type.folded
    glow = 16.0
    labels = desk.say("Play anyway"), desk.say("Show me")

    def paint(brush: Brush, area: Box) -> None:
        box = area.inset(glow)
        brush.glow(box, GOLD, radius=22, spread=14, strength=110)
        brush.panel(box, PAGE, radius=22, border=GOLD, width=3)
        words = box.inset(MARGIN, 14)
        buttons = button_boxes(box, large=large)
        words = words._replace(h=buttons[0].y - words.y - 8)
        if not large:
            lamp = Box(box.x + MARGIN, box.centre[1] - 34, 68, 68)
            brush.panel(lamp, GOLD, radius=34, border=INK, width=3)
            brush.icon("eye", lamp.inset(15), INK)
            words = words._replace(x=words.x + 88, w=words.w - 88)
        brush.paragraph(warned.text, words, SIZE, leading=1.2, middle=True)
        for key, label, place in zip((ANYWAY, SHOW_ME), labels, buttons, strict=True):
            lit = key == focus
            brush.panel(place, RAISED, radius=14, border=GOLD if lit else HAIRLINE, width=4 if lit else 2)
            brush.text(label, place.inset(12, 0), 24, GOLD if lit else TEXT, face=Face.TITLE, align="center")

    key = "warning", warned.text, labels, focus if focus in (ANYWAY, SHOW_ME) else None, brush.type.scale
    return drawn(brush, key, card.inset(-glow), paint)
