"""What the rooms of the pub have in common: boards, timber, chimney, shelves, light; in design units."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import NamedTuple

from build_scripts.art.palette import OUTLINE
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    ellipse,
    group,
    line,
    linear_box,
    number,
    path,
    rect,
)
from build_scripts.art.street import HEIGHT, WIDTH

HORIZON = 272
EDGE = 790
"""Where the floor is hidden by the panels."""
FAR = 0.5
"""How much narrower a board is at the wall than at the panels."""
BOARD_WIDTH = 124
CHIMNEY = (262, 404, 306)
"""Its front ends at x = 262, stands on y = 404, and goes back to x = 306 at the wall."""


class Wood(NamedTuple):
    """Of floor and beams, from the light."""

    light: str
    mid: str
    dark: str
    joint: str


def paints(wood: Wood) -> str:
    return (
        linear_box("beam", 0, 1, wood.light, (0.45, wood.mid), (1, wood.dark))
        + linear_box("upright", 1, 0, wood.light, (0.45, wood.mid), (1, wood.dark))
        + linear_box("chimney", 0, 1, "#7E6A6C", (1, "#4A3E48"))
        + linear_box("sidewall", 0, 1, "#443844", (1, "#2C242E"))
        + linear_box("flame", 0, 1, "#FFF6C0", (0.5, "#FFD24A"), (1, "#FF8A1E"))
        + linear_box("wax", 1, 0, "#FFFBEA", (1, "#E0C89A"))
    )


def at(x: float, share: float) -> tuple[float, float]:
    """A point of the floor: where its board is at the panels, and how far from the wall it is."""
    scale = FAR + (1 - FAR) * share
    return 960 + (x - 960) * scale, HORIZON + (EDGE - HORIZON) * share


def boards(wood: Wood, seed: int = 4) -> str:
    """A floor of boards that run towards the player, no two alike."""
    dice, tones, seams, grain = random.Random(seed), "", "", ""
    for x in range(-1040, 2960, BOARD_WIDTH):
        ends = sorted((0.0, 1.0, dice.uniform(0.08, 0.45), dice.uniform(0.5, 0.92)))
        for start, end in itertools.pairwise(ends):
            corners = (at(x, start), at(x + BOARD_WIDTH, start), at(x + BOARD_WIDTH, end), at(x, end))
            shape = "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"
            dark = dice.random() < 0.5
            tones += path(shape, wood.dark if dark else wood.light, opacity=round(dice.uniform(0.02, 0.3), 2))
            (a, b), (c, _) = at(x, end), at(x + BOARD_WIDTH, end)
            seams += f"M{number(a)} {number(b)}H{number(c)}"
        (a, b), (c, d) = at(x, 0), at(x, 1)
        seams += f"M{number(a)} {number(b)}L{number(c)} {number(d)}"
        for _ in range(3):
            off, start = dice.uniform(14, BOARD_WIDTH - 14), dice.uniform(0, 0.8)
            (a, b), (c, d) = (
                at(x + off, start),
                at(x + off + dice.uniform(-6, 6), start + dice.uniform(0.08, 0.3)),
            )
            grain += f"M{number(a)} {number(b)}L{number(c)} {number(d)}"
    return (
        rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, 0, "url(#floor)")
        + tones
        + line(grain, wood.joint, 1.6, opacity=0.22)
        + line(seams, wood.joint, 2.6, opacity=0.6)
        + group(line(seams, wood.light, 1.4, opacity=0.2), 2.4, 2)
    )


def upright(x: float, top: float, bottom: float, width: float = 28) -> str:
    """A post."""
    left = x - width / 2
    return (
        rect(left, top, width, bottom - top, 2, "url(#upright)", OUTLINE, 4)
        + line(f"M{left + 6} {top + 10}V{bottom - 8}", "#FFD9A0", 2.2, opacity=0.35)
        + line(f"M{x + 3} {top + 20}q5 30 0 60M{x - 2} {top + 90}q-5 24 1 50", OUTLINE, 1.8, opacity=0.35)
    )


def rail(y: float, height: float) -> str:
    """A beam from wall to wall."""
    return rect(-6, y, WIDTH + 12, height, 2, "url(#beam)", OUTLINE, 4) + line(
        f"M0 {y + 4.5}H{WIDTH}", "#FFD9A0", 2, opacity=0.4
    )


def stones(x0: float, x1: float, y0: float, y1: float, seed: int, tones: Sequence[str]) -> str:
    """Field stones, laid with care."""
    dice, body, y = random.Random(seed), "", y0
    while y < y1:
        high, x = dice.uniform(26, 38), x0 - dice.uniform(0, 30)
        while x < x1:
            wide = dice.uniform(34, 66)
            body += rect(x + 2, y + 2, wide - 4, high - 4, 11, dice.choice(tones), OUTLINE, 2.6)
            body += line(f"M{x + 12:.0f} {y + 8:.0f}h{wide * 0.4:.0f}", "#fff", 2.4, opacity=0.16)
            x += wide
        y += high
    return body


def chimney(tones: Sequence[str], seed: int = 9) -> str:
    """The block of stone at the left that the hearth stands before."""
    front, foot, back = CHIMNEY
    face, side = f"M-10 -10H{front}V{foot}H-10Z", f"M{front} -10H{back}V{HORIZON}L{front} {foot}Z"
    courses = "".join(
        f"M{front} {foot - 38 * row}L{back} {number(HORIZON - 26 * row)}" for row in range(1, 11)
    )
    return (
        ellipse(180, foot + 4, 150, 18, "#000", **blurred(8, 0.5))
        + path(side, "url(#sidewall)", OUTLINE, 4)
        + clipped("flank", path(side), line(courses, OUTLINE, 2.6, opacity=0.6))
        + clipped(
            "breast",
            path(face),
            rect(-10, -10, 300, 420, 0, "#3A3038") + stones(-10, front, -6, foot, seed, tones),
        )
        + path(face, "none", OUTLINE, 4.5)
    )


def candle(x: float, y: float, scale: float = 1) -> str:
    """One that never goes out: it belongs to the wall."""
    body = (
        circle(0, -38, 44, "#FFB84A", **blurred(12, 0.6))
        + ellipse(0, 0, 15, 5.5, "#C9973C", OUTLINE, 3)
        + rect(-7, -26, 14, 26, 3, "url(#wax)", OUTLINE, 3)
        + path("M0 -50C8 -40 8 -34 0 -28C-8 -34 -8 -40 0 -50Z", "url(#flame)", OUTLINE, 2.2)
    )
    return group(body, x, y, scale)


def lantern(x: float, top: float, y: float) -> str:
    """Hangs from a beam."""
    body = (
        circle(0, 6, 70, "#FFB84A", **blurred(20, 0.6))
        + path("M-16 -14H16L20 22H-20Z", "#FFE2A0", OUTLINE, 4)
        + path("M0 -6C9 4 9 12 0 18C-9 12 -9 4 0 -6Z", "url(#flame)")
        + line("M-6 -14L-8 22M6 -14L8 22", OUTLINE, 2.2, opacity=0.6)
        + path("M-23 -12L0 -30L23 -12Z", "#5A3A22", OUTLINE, 4)
        + line("M-14 -16L-2 -25", "#FFD9A0", 2.4, opacity=0.6)
        + rect(-23, 20, 46, 9, 3, "#5A3A22", OUTLINE, 3.6)
        + circle(0, -34, 5, "none", OUTLINE, 3)
    )
    return line(f"M{x} {top}V{y - 36}", OUTLINE, 4) + group(body, x, y)


def tankard(x: float, y: float, colour: str = "#B98A4E") -> str:
    """On a shelf, its foot at a point."""
    body = (
        line("M10 -24h9v16h-9", OUTLINE, 7)
        + line("M10 -24h9v16h-9", colour, 3)
        + path("M-11 -30H11L13 0H-13Z", colour, OUTLINE, 3)
        + line("M-12 -9H12M-11.500 -22H11.500", OUTLINE, 2.2, opacity=0.6)
        + line("M-7 -27V-4", "#fff", 2.4, opacity=0.45)
    )
    return group(body, x, y)


def bottle(x: float, y: float, colour: str) -> str:
    body = (
        path("M-9 0V-30Q-9 -38 -4 -43V-56H4V-43Q9 -38 9 -30V0Z", colour, OUTLINE, 3)
        + rect(-5, -62, 10, 8, 2, "#E8C88A", OUTLINE, 2.4)
        + line("M-5 -6V-30", "#fff", 2.4, opacity=0.45)
    )
    return group(body, x, y)


def shelf(x: float, y: float, width: float, things: str) -> str:
    return (
        things
        + rect(x - 4, y + 11, width + 8, 10, 0, "#0A0408", **blurred(4, 0.5))
        + path(f"M{x + 16} {y + 8}v18l14 -18ZM{x + width - 16} {y + 8}v18l-14 -18Z", "url(#beam)", OUTLINE, 3)
        + rect(x, y, width, 12, 3, "url(#beam)", OUTLINE, 3.4)
    )


def front() -> str:
    """The dark before the room, where the panels stand."""
    return rect(0, EDGE - 40, WIDTH, HEIGHT, 0, "url(#below)")
