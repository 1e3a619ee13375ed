"""What the pictures of events are put together from, in a box of 240 x 160."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from build_scripts.art.palette import OUTLINE
from build_scripts.art.pub.cast import CAST
from build_scripts.art.pub.forms import Tones, put, renamed
from build_scripts.art.pub.moods import Mood, fist
from build_scripts.art.pub.things import BEER, Brew, mug
from build_scripts.art.shapes import (
    Point,
    circle,
    corded,
    ellipse,
    group,
    line,
    linear_box,
    path,
    rect,
)

GREEN = Tones("#D2F27E", "#8CC74E", "#4C8A2C")
GREY = Tones("#D8E2EE", "#A9B6C8", "#66748C")
PINK = Tones("#FFE0CC", "#F2B596", "#B86A4C")
SEA = Tones("#C9ECD6", "#A6D8BE", "#3A7060")
FROST = Tones("#E2F2FA", "#BBD6E6", "#567A96")
"""Hands of this and that race."""

TABLE_TOP = linear_box("board", 1, 1, "#E0A463", (0.45, "#B5733A"), (1, "#7A431C")) + linear_box(
    "drum", 0, 1, "#7A431C", (1, "#3E1E0A")
)


class Stage:
    """Puts guests into a picture, each with ids of its own."""

    def __init__(self) -> None:
        self.numbers: Iterator[int] = count()

    def guest(
        self, name: str, x: float, y: float, size: float, mood: Mood = Mood.SOBER, turn: float = 0
    ) -> str:
        """Its card's top left corner at (x, y)."""
        bust = CAST[name](mood)
        alone = renamed(bust.defs + bust.back + bust.body + bust.head, f"-{next(self.numbers)}")
        return put(alone, x, y, turn, size)


def limb(d: str, colour: str, width: float, edge: float = 3.4) -> str:
    return corded(d, OUTLINE, colour, width, edge)


def hand(x: float, y: float, skin: Tones, size: float = 1, turn: float = 0, flip: int = 1) -> str:
    return put(fist(skin), x, y, turn, size * flip, size)


def palm(x: float, y: float, skin: Tones, size: float = 1, turn: float = 0, flip: int = 1) -> str:
    """An open hand, fingers up."""
    fingers = "".join(
        rect(-19 + 9.5 * index, -36 + shorter, 10, 36, 5, skin.mid, OUTLINE, 3.4)
        for index, shorter in enumerate((7, 0, 2, 9))
    )
    body = (
        fingers
        + path("M-19 -8H19C22 6 20 22 8 26H-8C-18 22 -22 6 -19 -8Z", skin.mid, OUTLINE, 3.6)
        + rect(-16, -10, 32, 6, 0, skin.mid)
        + path("M16 10C26 8 32 -2 30 -8C26 -14 20 -6 14 -2Z", skin.mid, OUTLINE, 3.4)
        + line("M-8 8Q0 14 9 9", skin.dark, 2.6)
    )
    return put(body, x, y, turn, size * flip, size)


def drink(x: float, y: float, high: float, turn: float = 0, flip: int = 1, brew: Brew = BEER) -> str:
    """A mug of a height."""
    return put(mug(brew), x, y, turn, flip * high / 54, high / 54)


def speed(*strokes: tuple[float, float, float], colour: str = "#FFFDF4", width: float = 4) -> str:
    """Where something has just been: from, and how long."""
    return line("".join(f"M{x} {y}h{w}" for x, y, w in strokes), colour, width, opacity=0.85)


def spark(x: float, y: float, r: float = 9) -> str:
    d = f"M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}Q{x} {y} {x - r} {y}Q{x} {y} {x} {y - r}Z"
    return path(d, "#FFFBE0", OUTLINE, 2)


def drops(*places: tuple[float, float, float], colour: str = "#FFFDF4") -> str:
    return "".join(circle(x, y, r, colour, OUTLINE, 2.2) for x, y, r in places)


def note(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    cream = "#FFF1B0"
    return put(
        line("M-4 16V-16L16 -22V8", OUTLINE, 9)
        + ellipse(-9, 16, 9, 7, cream, OUTLINE, 3)
        + ellipse(11, 9, 9, 7, cream, OUTLINE, 3)
        + line("M-3 15V-15L16 -21V8", cream, 4.4),
        x,
        y,
        turn,
        size,
    )


def counter(y: float = 136) -> str:
    return (
        TABLE_TOP
        + rect(-6, y, 252, 40, 0, "url(#board)", OUTLINE, 4)
        + line(f"M-4 {y + 4}H246", "#FFEBC0", 2.6, opacity=0.7)
        + line(f"M0 {y + 15}H240", OUTLINE, 2, opacity=0.4)
    )


def floor(y: float = 112) -> str:
    joints = "".join(f"M{120 + (x - 120) * 0.8:.0f} {y}L{x} 164" for x in range(-40, 300, 44))
    return (
        rect(-6, y, 252, 176 - y, 0, "#A8683A", OUTLINE, 4)
        + line(joints, OUTLINE, 2.2, opacity=0.45)
        + line(f"M-4 {y + 3}H246", "#FFE0A8", 2.2, opacity=0.5)
    )


def stool(x: float, y: float, size: float = 1) -> str:
    return put(
        TABLE_TOP
        + corded("M-16 0L-24 44M16 0L24 44M0 2V46", OUTLINE, "#A8683A", 5)
        + corded("M-19 26H19", OUTLINE, "#8A5228", 3.4, 2.3)
        + ellipse(0, 2, 32, 11, "#6B3A1C", OUTLINE, 4)
        + ellipse(0, -3, 32, 11, "url(#board)", OUTLINE, 4)
        + line("M-20 -7Q-6 -12 8 -11", "#FFEBC0", 2.6, opacity=0.8),
        x,
        y,
        0,
        size,
    )


def round_table(x: float, y: float, rx: float, ry: float, high: float) -> str:
    return (
        TABLE_TOP
        + path(
            f"M{x - rx} {y}V{y + high}A{rx} {ry} 0 0 0 {x + rx} {y + high}V{y}Z", "url(#drum)", OUTLINE, 4.4
        )
        + ellipse(x, y, rx, ry, "url(#board)", OUTLINE, 4.4)
        + ellipse(x, y, rx * 0.88, ry * 0.8, "none", "#5A2E14", 2, opacity=0.6)
        + line(
            f"M{x - rx * 0.86} {y - ry * 0.3}A{rx * 0.94} {ry * 0.9} 0 0 1 {x - rx * 0.2} {y - ry * 0.88}",
            "#FFEBC0",
            2.8,
            opacity=0.8,
        )
    )


def door_leaf(x: float, y: float, w: float, h: float, side: int) -> str:
    """An open one in perspective; 1: hinged at its right edge, -1: at its left."""
    corners = f"M{x} {y}L{x - side * w} {y + w * 0.34}V{y + h - w * 0.2}L{x} {y + h}Z"
    joints = "".join(
        f"M{x - side * w * share} {y + w * 0.34 * share}V{y + h - w * 0.2 * share}" for share in (0.34, 0.67)
    )
    bands = "".join(
        f"M{x} {y + h * share}L{x - side * w * 0.8} {y + h * share + (0.5 - share) * w * 0.4}"
        for share in (0.22, 0.76)
    )
    return (
        path(corners, "#8A5228", OUTLINE, 4.4)
        + line(joints, OUTLINE, 2.4, opacity=0.6)
        + corded(bands, OUTLINE, "#8E97AC", 4.4, 2.3)
        + circle(x - side * (w - 9), y + h * 0.5, 4.4, "#FFC94A", OUTLINE, 2.2)
    )


def arrow(d: str, head: Point, turn: float, colour: str, width: float = 8) -> str:
    """A bent arrow and its head."""
    return corded(d, OUTLINE, colour, width, 3.5) + group(
        path("M-2 -15L18 0L-2 15Z", colour, OUTLINE, 3.6), *head, 0.95, turn
    )


def heart(x: float, y: float, size: float = 1) -> str:
    return put(
        path("M0 -14C-10 -30 -26 -18 -14 -4L0 8L14 -4C26 -18 10 -30 0 -14Z", "#FF6A96", OUTLINE, 4)
        + line("M-12 -14Q-11 -19 -7 -19", "#fff", 3.4),
        x,
        y,
        0,
        size,
    )
