"""The rug in the middle of the room: its band is the way from table to table, its chevrons say which."""

from __future__ import annotations

import math
from typing import NamedTuple

from build_scripts.art.palette import OUTLINE
from build_scripts.art.shapes import blurred, clipped, ellipse, group, line, number, path, radial

MIDDLE = (960, 484)
BOX = (-560.0, -230.0, 1120.0, 460.0)
HALF = (528, 206)
WAY = (452, 172)
"""Half axes of the rug, and of the line everybody walks on."""
PATH = (MIDDLE[0] - WAY[0], MIDDLE[1] - WAY[1], 2 * WAY[0], 2 * WAY[1])


class Wool(NamedTuple):
    """What a rug is woven from."""

    edge: str
    way: str
    chevron: str
    trim: str
    inner: tuple[str, str, str]
    """From the middle outwards."""
    motif: str
    fringe: str


WOOLS = {
    "rug": Wool(
        "#5E1034", "#3A2766", "#C4B2F4", "#E0A83C", ("#B83450", "#8E1C3A", "#5E1034"), "#E8A04A", "#E0A83C"
    ),
    "rug_pine": Wool(
        "#EADFC8", "#1F3358", "#CFE4FF", "#F4EAD6", ("#2F7C70", "#1D5A56", "#113C42"), "#BFE6D4", "#F4EAD6"
    ),
}


def spot(share: float, degrees: float) -> tuple[float, float]:
    """A point of an ellipse like the rug's edge, so much smaller."""
    angle = math.radians(degrees)
    return HALF[0] * share * math.cos(angle), HALF[1] * share * math.sin(angle)


def chevrons(colour: str) -> str:
    """Clockwise, as the numbers of the tables rise."""
    body = ""
    for degrees in range(0, 360, 9):
        angle = math.radians(degrees)
        x, y = WAY[0] * math.cos(angle), WAY[1] * math.sin(angle)
        turn = math.degrees(math.atan2(WAY[1] * math.cos(angle), -WAY[0] * math.sin(angle)))
        body += group(line("M-6 -9L6 0L-6 9", colour, 4), x, y, turn=turn)
    return f'<g opacity="0.55">{body}</g>'


def fringe(colour: str) -> str:
    tassels = ""
    for step in range(120):
        angle = math.radians(step * 3)
        x, y = HALF[0] * math.cos(angle), HALF[1] * math.sin(angle)
        tassels += (
            f"M{number(x)} {number(y)}l{number(13 * math.cos(angle))} {number(9 * math.sin(angle) + 2)}"
        )
    return line(tassels, OUTLINE, 5.4, opacity=0.7) + line(tassels, colour, 3, opacity=0.9)


def ring(share: float, fill: str, stroke: str | None = None, width: float = 2, **more: float) -> str:
    return ellipse(0, 0, HALF[0] * share, HALF[1] * share, fill, stroke, width, **more)


def diamond(size: float) -> str:
    return f"M0 {-size}L{size * 1.5} 0L0 {size}L{-size * 1.5} 0Z"


def garland(wool: Wool) -> str:
    """Diamonds and leaves within the trim, and a star in the middle."""
    body = ""
    for step in range(24):
        x, y = spot(0.56, step * 15)
        large = step % 2 == 0
        body += group(path(diamond(9 if large else 4), wool.motif), x, y)
        if large:
            body += group(path(diamond(4), wool.inner[2]), x, y)
    leaves = ""
    for step in range(12):
        angle = step * 30 + 15
        (x, y), (u, v) = spot(0.30, angle), spot(0.47, angle)
        (a, b), (c, d) = spot(0.39, angle - 6), spot(0.39, angle + 6)
        leaves += (
            f"M{number(x)} {number(y)}Q{number(a)} {number(b)} {number(u)} {number(v)}"
            f"Q{number(c)} {number(d)} {number(x)} {number(y)}Z"
        )
    star = "M" + "L".join(
        " ".join(number(at) for at in spot(0.24 if step % 2 else 0.12, step * 22.5)) for step in range(16)
    )
    return f'<g opacity="0.5">{body}{path(leaves, wool.motif)}{path(star + "Z", wool.motif)}</g>' + ring(
        0.08, wool.inner[0], wool.motif, 3, opacity=0.7
    )


def weave(colour: str) -> str:
    """Threads one can just see."""
    rows = "".join(f"M{-HALF[0]} {y}H{HALF[0]}" for y in range(-200, 204, 7))
    shape = ellipse(0, 0, HALF[0] - 3, HALF[1] - 3, "#fff")
    return clipped("woven", shape, line(rows, colour, 1.4, opacity=0.07))


def rug(kind: str) -> str:
    wool = WOOLS[kind]
    return (
        radial("pile", 0, -20, HALF[0] * 0.84, *wool.inner, squash=0.4)
        + radial(
            "light",
            -150,
            -90,
            520,
            (0, "#FFE2A0", 0.3),
            (0.6, "#FFC46A", 0.08),
            (1, "#000", 0.22),
            squash=0.5,
        )
        + ellipse(4, 10, HALF[0] + 10, HALF[1] + 8, "#000", **blurred(8, 0.5))
        + fringe(wool.fringe)
        + ring(1, wool.edge, OUTLINE, 4.5)
        + ring(0.982, "none", wool.trim, 3.2, opacity=0.9)
        + ring(0.955, wool.way, OUTLINE, 2)
        + ring(0.925, "none", wool.trim, 1.6, opacity=0.4)
        + ring(0.775, "none", wool.trim, 1.6, opacity=0.4)
        + chevrons(wool.chevron)
        + ring(0.755, wool.trim, OUTLINE, 2)
        + ring(0.735, "url(#pile)", OUTLINE, 2)
        + ring(0.69, "none", wool.trim, 2.4, opacity=0.7)
        + ring(0.66, "none", wool.trim, 1.4, opacity=0.5)
        + garland(wool)
        + weave("#fff")
        + ring(1, "url(#light)")
    )
