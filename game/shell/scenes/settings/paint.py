"""How the rows of the settings look: switches, sliders, arrows, key caps."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.messages import N_
from game.shell.bindings import short_name
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Cap, is_square, paint_cap
from game.shell.paint.palette import BORDER, ENTERS, GOLD, HAIRLINE, INK, LEAVES, PAGE, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import even, ring, shine
from game.shell.scenes.settings.pages import Kind, Row, current, number_of
from game.shell.signals import CONTROLLER, KEYBOARD, Intent
from game.shell.stage import Box

CONTROL = 560.0
"""How much of a row is for its control."""
TAB_ICON = 34.0
MOST_KEYS = 2
"""So many keys are told for one meaning."""
WITHOUT = {KEYBOARD: N_("no key"), CONTROLLER: N_("no button")}
"""What has lost what meant it."""


def control(box: Box) -> Box:
    """The right part of a row."""
    return Box(box.x + box.w - CONTROL - 20, box.y, CONTROL, box.h)


def arrows(box: Box) -> tuple[Box, Box]:
    """The two that go from value to value."""
    area, side = control(box), min(60.0, box.h - 8)
    left = Box(area.x, area.centre[1] - side / 2, side, side)
    return left, left.moved(area.w - side, 0)


def track(box: Box) -> Box:
    """The line of a slider, or the room between the arrows."""
    area = control(box)
    return Box(area.x + 16, area.centre[1] - 8, area.w - 156, 16)


def parts(box: Box) -> tuple[Box, Box, Box]:
    """Of a row of keys: the keyboard's, the controller's, and the way back to the beginning."""
    area = Box(box.x + box.w - 720, box.y + 8, 700, box.h - 16)
    return (
        Box(area.x, area.y, 370, area.h),
        Box(area.x + 386, area.y, 224, area.h),
        Box(area.x + 626, area.y, 74, area.h),
    )


def tab_size(brush: Brush, tabs: Sequence[Spot]) -> float:
    """Of the letters on all tabs."""
    return min(even(brush, [tab.name], 26, tab.box.w - TAB_ICON - 34, face=Face.TITLE) for tab in tabs)


def paint_tab(brush: Brush, focus: Focus, spot: Spot, icon: str, size: float, *, taken: bool) -> None:
    """A page's name; the open one in gold."""
    box = spot.box
    ring(brush, focus, spot.key, box, radius=16, main=taken)
    brush.panel(box, GOLD if taken else RAISED, radius=16, border=GOLD if taken else BORDER)
    ink = INK if taken else TEXT
    side = TAB_ICON
    if brush.type.folded:
        brush.icon(icon, box.inset((box.w - 46) / 2, (box.h - 46) / 2), ink if taken else GOLD)
    else:
        width = min(box.w - side - 34, brush.text_width(spot.name, size, Face.TITLE) + 2)
        left = box.centre[0] - (side + 12 + width) / 2
        brush.icon(icon, Box(left, box.centre[1] - side / 2, side, side), ink if taken else GOLD)
        brush.text(spot.name, Box(left + side + 12, box.y, width, box.h), size, ink, face=Face.TITLE)
    shine(brush, focus, spot.key, box, radius=16)


def paint_row(
    brush: Brush, desk: Desk, focus: Focus, number: int, row: Row, box: Box, area: Box, waits: str | None
) -> None:
    """What it is called, what it does, and how it is set, which is shown in an `area` of its box. `waits` is
    the device that is to press a key."""
    if row.kind is not Kind.BINDING:
        ring(brush, focus, ("row", number), box, radius=16)
    brush.panel(box, RAISED, radius=16, border=HAIRLINE)
    right = parts(box)[0].x if row.kind is Kind.BINDING else control(box).x
    words = Box(box.x + 28, box.y + 8, right - box.x - 52, box.h - 16)
    _paint_words(brush, desk.say(row.label), desk.say(row.text), words)
    match row.kind:
        case Kind.TOGGLE:
            _paint_switch(brush, desk, row, control(box))
        case Kind.SLIDER:
            _paint_slider(brush, desk, row, box)
        case Kind.CHOICE:
            _paint_choice(brush, desk, row, area)
        case Kind.FACT:
            _paint_fact(brush, row.label_of(desk, current(desk, row)), control(box))
        case Kind.BINDING:
            _paint_keys(brush, desk, focus, number, row, box, waits)
    if row.kind is not Kind.BINDING:
        shine(brush, focus, ("row", number), box, radius=16)


def _paint_words(brush: Brush, label: str, text: str, words: Box) -> None:
    """A text of two lines takes some of the room of the label above it."""
    lines = 1 if brush.text_width(text, 20, Face.BODY) <= words.w else 2
    share = 0.5 if lines == 1 else 0.36
    brush.text(label, words._replace(h=words.h * share), 29, TEXT, face=Face.TITLE)
    below = Box(words.x, words.y + words.h * share, words.w, words.h * (1 - share))
    brush.paragraph(text, below, 21, QUIET, leading=1.2 if lines == 1 else 1.15)


def _paint_fact(brush: Brush, told: str, area: Box) -> None:
    """On one line, if there is room for it."""
    if brush.text_width(told, 26) <= area.w:
        brush.text(told, area, 26, GOLD, align="right")
    else:
        brush.paragraph(
            told, area.inset(0, 14), 26, GOLD, face=Face.STRONG, align="right", leading=1.2, middle=True
        )


def _paint_switch(brush: Brush, desk: Desk, row: Row, area: Box) -> None:
    on = number_of(desk, row) == 1
    pill = Box(area.x + area.w - 104, area.centre[1] - 26, 104, 52)
    brush.panel(pill, ENTERS if on else PAGE, radius=26, border=ENTERS if on else BORDER, width=3)
    knob = Box(pill.x + (pill.w - 46 if on else 6), pill.y + 6, 40, 40)
    brush.panel(knob, INK if on else QUIET, radius=20)
    words = Box(area.x, area.y, area.w - 128, area.h)
    brush.text(desk.say("On") if on else desk.say("Off"), words, 27, TEXT if on else QUIET, align="right")


def _paint_slider(brush: Brush, desk: Desk, row: Row, box: Box) -> None:
    line, number = track(box), number_of(desk, row)
    share = number / (len(row.values) - 1)
    brush.panel(line, PAGE, radius=8, border=BORDER)
    if number:
        brush.panel(line._replace(w=max(16.0, line.w * share)), GOLD, radius=8)
    middle = line.x + line.w * share
    brush.panel(Box(middle - 19, line.centre[1] - 19, 38, 38), TEXT, radius=19, border=INK, width=3)
    told = Box(line.x + line.w + 24, box.y, 116, box.h)
    brush.text(row.label_of(desk, row.values[number]), told, 27, TEXT, align="right")


def _paint_choice(brush: Brush, desk: Desk, row: Row, box: Box) -> None:
    area, number = control(box), number_of(desk, row)
    left, right = arrows(box)
    side = left.w
    ways = ((left, "arrow_left", number > 0), (right, "arrow_right", number < len(row.values) - 1))
    for place, icon, more in ways:
        brush.panel(place, PAGE, radius=14, border=GOLD if more else BORDER)
        brush.icon(icon, place.inset(side * 0.25), GOLD if more else BORDER)
    middle = Box(left.x + side + 10, box.y + 4, area.w - 2 * side - 20, box.h - 8)
    _paint_value(brush, row.label_of(desk, row.values[number]), middle.moved(0, -7))
    _paint_dots(brush, middle, number, len(row.values))


def _paint_value(brush: Brush, label: str, room: Box) -> None:
    """On one line; where that would be too small to read, on two."""
    if brush.text_width(label, 20) <= room.w:
        brush.text(label, room, 28, TEXT, align="center")
    else:
        brush.paragraph(label, room.inset(0, 10), 28, TEXT, face=Face.STRONG, align="center", leading=1.15)


def _paint_dots(brush: Brush, area: Box, number: int, count: int) -> None:
    """Which of the values it is: the one that is longer, not only in another colour."""
    side, gap, long = 9.0, 11.0, 24.0
    left = area.centre[0] - ((count - 1) * (side + gap) + long) / 2
    for each in range(count):
        wide = long if each == number else side
        dot = Box(left, area.y + area.h - side - 6, wide, side)
        brush.panel(dot, GOLD if each == number else BORDER, radius=side / 2)
        left += wide + gap


def _paint_keys(
    brush: Brush, desk: Desk, focus: Focus, number: int, row: Row, box: Box, waits: str | None
) -> None:
    intent, (keys, buttons, restore) = Intent[row.key], parts(box)
    for device, area in ((KEYBOARD, keys), (CONTROLLER, buttons)):
        ring(brush, focus, (device, number), area, radius=12)
        brush.panel(area, PAGE, radius=12, border=GOLD if waits == device else BORDER)
        if waits == device:
            brush.text(desk.say("press…"), area.inset(16, 0), 24, GOLD, align="center")
        else:
            _paint_caps(brush, desk, device, intent, area)
        shine(brush, focus, (device, number), area, radius=12)
    changed = any(desk.bindings.changed(device, intent) for device in (KEYBOARD, CONTROLLER))
    ring(brush, focus, ("restore", number), restore, radius=12)
    brush.panel(restore, RAISED, radius=12, border=BORDER)
    side = min(34.0, restore.h * 0.55)
    middle = restore.centre
    place = Box(middle[0] - side / 2, middle[1] - side / 2, side, side)
    brush.icon("undo", place, GOLD if changed else BORDER)
    shine(brush, focus, ("restore", number), restore, radius=12)


def _paint_caps(brush: Brush, desk: Desk, device: str, intent: Intent, area: Box) -> None:
    most = MOST_KEYS if device == KEYBOARD and not brush.type.folded else 1
    codes = desk.bindings.of(device, intent)[:most]
    if not codes:
        lost = desk.bindings.changed(device, intent)
        told, colour = (desk.say(WITHOUT[device]), LEAVES) if lost else ("-", QUIET)
        brush.text(told, area.inset(12, 0), 24, colour, align="center")
        return
    for code, place in zip(codes, area.inset(12, 8).row(len(codes), 12), strict=True):
        cap = Cap(short_name(device, code, desk.translations.key), device == CONTROLLER)
        height = min(place.h, 56 * max(1.0, brush.type.scale * 0.8))
        wide = height if is_square(cap) else max(64.0, brush.text_width(cap.text, 24) + 40)
        middle, width = place.centre, min(place.w, wide)
        paint_cap(brush, cap, Box(middle[0] - width / 2, middle[1] - height / 2, width, height), 24)
