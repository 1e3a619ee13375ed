"""Keys of the keyboard and buttons of the controller, as they are drawn: alone, or in a row of hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.shell.paint.brush import LINE, Brush
from game.shell.paint.palette import COLD, ENTERS, GOLD, KEY_BORDER, LEAVES, PAGE, QUIET, RAISED, TEXT, Colour
from game.shell.paint.type import LARGEST, Face
from game.shell.stage import Box

LEFT, UP, DOWN, RIGHT = (
    "\N{LEFTWARDS ARROW}",
    "\N{UPWARDS ARROW}",
    "\N{DOWNWARDS ARROW}",
    "\N{RIGHTWARDS ARROW}",
)
"""What arrow keys are called where there is no room for words."""


class Cap(NamedTuple):
    """A key or a button: what is on it, and whether it is one of a controller."""

    text: str
    pad: bool = False

    def __str__(self) -> str:
        return self.text


NO_KEY: Final = Cap("")
Hint = tuple[Cap, str]
"""A key or button, and what it does here."""

SIDE, LETTERS, LABEL = 36.0, 19.5, 19.5
"""How high a cap is, and how large what is written on it and behind it, with letters of the usual size."""
NEAR, APART = 10.0, 32.0
"""Between a cap and what it does, and between two hints."""
LARGE_SHARE = 0.46
"""How much of a row large letters leave to hints where something else is told, too."""
BESIDE = 1.5
"""How many times as large as usual keys become beside what is told: more would be taken from its letters."""
STEP = 0.02
_BUTTONS: Final = {"A": ENTERS, "B": LEAVES, "X": COLD, "Y": GOLD}
"""What players know them by, beside their letter."""
_ARMS: Final = {LEFT: (0, 1), UP: (1, 0), DOWN: (1, 2), RIGHT: (2, 1)}
"""Of the cross of a controller: column and row of each arm."""


def _is_cross(cap: Cap) -> bool:
    return cap.pad and set(cap.text.split()) <= _ARMS.keys()


def is_square(cap: Cap) -> bool:
    """It is as wide as high, whatever is on it."""
    return cap.pad and (_is_cross(cap) or cap.text in _BUTTONS)


def cap_width(brush: Brush, cap: Cap, share: float = 1.0) -> float:
    """How wide it is; `share` of the size at which the player wants to read."""
    side = SIDE * share * brush.type.scale
    if is_square(cap):
        return side
    face = Face.HEAVY if cap.pad else Face.STRONG
    return max(side, brush.text_width(cap.text, LETTERS * share, face) + 22 * share * brush.type.scale)


def paint_cap(brush: Brush, cap: Cap, box: Box, size: float = LETTERS) -> None:
    """As large as the box: a key has corners, a button is round, the cross is a cross."""
    if not cap.pad:
        brush.panel(box, RAISED, radius=box.h * 0.24, border=KEY_BORDER)
        brush.text(cap.text, box.inset(4, 0), size, TEXT, align="center")
    elif _is_cross(cap):
        _paint_cross(brush, cap, box)
    else:
        colour = _BUTTONS.get(cap.text, KEY_BORDER)
        ink: Colour = colour if cap.text in _BUTTONS else TEXT
        brush.panel(box, PAGE, radius=box.h / 2, border=colour, width=2.5)
        brush.text(cap.text, box.inset(4, 0), size, ink, face=Face.HEAVY, align="center")


def _paint_cross(brush: Brush, cap: Cap, box: Box) -> None:
    """The arms that are meant are lit."""
    arm = box.h / 3
    left = box.centre[0] - box.h / 2
    for place in (Box(left, box.y + arm, box.h, arm), Box(left + arm, box.y, arm, box.h)):
        brush.panel(place.inset(-1), KEY_BORDER, radius=arm * 0.3)
    for place in (Box(left, box.y + arm, box.h, arm), Box(left + arm, box.y, arm, box.h)):
        brush.panel(place.inset(1), PAGE, radius=arm * 0.25)
    for arrow in cap.text.split():
        column, row = _ARMS[arrow]
        lit = Box(left + column * arm, box.y + row * arm, arm, arm)
        brush.panel(lit.inset(arm * 0.2), GOLD, radius=arm * 0.2)


def hint_width(brush: Brush, hint: Hint, share: float = 1.0) -> float:
    """How much room a key takes with what it does behind it."""
    cap, label = hint
    words = brush.text_width(label, LABEL * share, Face.BODY)
    return cap_width(brush, cap, share) + NEAR * share * brush.type.scale + words


def _paint_hint(brush: Brush, hint: Hint, row: Box, share: float) -> float:
    """At the beginning of a row, in a low one hardly higher than its letters; says how wide it is."""
    cap, label = hint
    grown, wide = share * brush.type.scale, cap_width(brush, cap, share)
    high, whole = min(SIDE * grown, row.h), hint_width(brush, hint, share)
    paint_cap(brush, cap, Box(row.x, row.centre[1] - high / 2, wide, high), LETTERS * share)
    words = Box(row.x + wide + NEAR * grown, row.y, whole - wide, row.h)
    brush.text(label, words, LABEL * share, QUIET, face=Face.BODY, fit=False)
    return whole


def paint_hints(
    brush: Brush,
    hints: Sequence[Hint],
    room: Box,
    *,
    align: str = "left",
    apart: float = APART,
    most: float = LARGEST,
) -> Box:
    """Which keys help, in a row at one end of a room, as large as there is room for: never smaller than
    letters of the usual size, rather the last ones are left out, and `most` times as large at most. Says what
    is left of the room."""
    shown = [hint for hint in hints if hint[0].text]
    share = _fitting(brush, shown, room, apart, most)
    while shown and row_width(brush, shown, share, apart) > room.w:
        shown.pop()
    wide = row_width(brush, shown, share, apart)
    x = room.x + (room.w - wide) * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    for hint in shown:
        x += _paint_hint(brush, hint, room._replace(x=x), share) + apart * share * brush.type.scale
    used = wide + apart if shown else 0.0
    return Box(room.x + (used if align == "left" else 0.0), room.y, room.w - used, room.h)


def hints_at_right(brush: Brush, hints: Sequence[Hint], row: Box, large: float = LARGE_SHARE) -> Box:
    """Which keys help, at the end of a row; says how much room is left before them. With large letters they
    have this share of the row at most: the rest belongs to what is told there."""
    wide = row.w * (large if brush.type.folded else 1.0)
    end = Box(row.x + row.w - wide, row.y, wide, row.h)
    left = paint_hints(brush, hints, end, align="right", apart=24, most=BESIDE)
    return row._replace(w=row.w - wide + left.w)


def _fitting(brush: Brush, hints: Sequence[Hint], room: Box, apart: float, most: float) -> float:
    """How much of the size at which the player wants to read there is room for. All of them are tried at the
    same sizes: larger ones end no smaller."""
    scale = brush.type.scale
    large = max(1.0, min(scale, most, room.h / LABEL / LINE))
    while large > 1 and row_width(brush, hints, large / scale, apart) > room.w:
        large = max(1.0, round(large - STEP, 2))
    return large / scale


def row_width(brush: Brush, hints: Sequence[Hint], share: float = 1.0, apart: float = APART) -> float:
    """How wide a row of hints is."""
    between = apart * share * brush.type.scale * max(0, len(hints) - 1)
    return sum(hint_width(brush, hint, share) for hint in hints) + between
