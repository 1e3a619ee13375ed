"""What the pub is furnished with, in units of the table (1920 x 1080), lit from the hearth at the left."""

from __future__ import annotations

import math

from build_scripts.art.palette import GOLD, OUTLINE
from build_scripts.art.pub.things import barrel
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    corded,
    ellipse,
    group,
    line,
    linear,
    linear_box,
    path,
    radial,
    rect,
)

TABLE = (-236.0, -84.0, 472.0, 220.0)
TABLE_LIGHT = (-256.0, -116.0, 512.0, 256.0)
STEP = (-236.0, -76.0, 472.0, 200.0)
DOOR = (-150.0, -196.0, 300.0, 216.0)
HEARTH = (-132.0, -200.0, 264.0, 220.0)
FIRE = (-104.0, -134.0, 208.0, 176.0)
MANTEL = (-12.0, -22.0, 330.0, 76.0)
PEG = (-12.0, -12.0, 24.0, 36.0)
LANTERN = (-60.0, -70.0, 120.0, 150.0)
STACK = (-150.0, -170.0, 300.0, 190.0)

BOARD, BOARD_LIGHT = "#5A2E14", "#FFE0A8"


def table(rx: float = 200, ry: float = 66, rim: float = 24) -> str:
    """Round, seen from the guests' height; the middle of its top is (0, 0)."""
    boards = "".join(
        line(f"M{-rx} {y:.1f}H{rx}", BOARD, 2.2, opacity=0.5)
        + line(f"M{-rx} {y + 2.6:.1f}H{rx}", BOARD_LIGHT, 1.6, opacity=0.3)
        for y in (step * ry * 0.3 for step in range(-3, 4))
    )
    joints = "".join(
        f"M{x} {row * ry * 0.3:.1f}v{ry * 0.3:.1f}"
        for row, x in ((-3, -30), (-2, 60), (-1, -110), (-1, 96), (0, 20), (1, -60), (1, 130), (2, 34))
    )
    lit = ellipse(-rx * 0.3, -ry * 0.2, rx * 0.55, ry * 0.6, "#FFE2A0", **blurred(20, 0.45))
    return (
        _table_paint()
        + ellipse(8, 36, rx * 1.02, ry * 0.98, "#000", **blurred(8, 0.5))
        + path(f"M{-rx} 0V{rim}A{rx} {ry} 0 0 0 {rx} {rim}V0Z", "url(#side)", OUTLINE, 5)
        + _hoop(rx, ry, rim)
        + ellipse(0, 0, rx, ry, "url(#top)", OUTLINE, 5)
        + clipped(
            "round",
            ellipse(0, 0, rx - 3, ry - 2, "#fff"),
            boards + line(joints, BOARD, 2.2, opacity=0.5) + lit,
        )
        + ellipse(0, 0, rx - 11, ry - 7, "none", BOARD, 2, opacity=0.5)
        + line(
            f"M{-rx * 0.93} {-ry * 0.25:.1f}A{rx * 0.96} {ry * 0.94:.1f} 0 0 1 {-rx * 0.2} {-ry * 0.93:.1f}",
            "#FFEBC0",
            4,
            opacity=0.75,
        )
    )


def _table_paint() -> str:
    return linear_box("top", 1, 1, "#E0A463", (0.45, "#B5733A"), (1, "#7A431C")) + linear_box(
        "side", 0, 1, "#7A431C", (1, "#3E1E0A")
    )


def _hoop(rx: float, ry: float, rim: float) -> str:
    """Staves of the rim, and iron about them."""
    staves = "".join(
        f"M{rx * math.cos(angle):.1f} {ry * math.sin(angle):.1f}v{rim}"
        for angle in (math.pi * step / 14 for step in range(1, 14))
    )
    ring = f"M{-rx} {rim * 0.55:.1f}A{rx} {ry} 0 0 0 {rx} {rim * 0.55:.1f}"
    shine = (
        f"M{-rx * 0.9:.1f} {rim * 0.55 + ry * 0.42:.1f}"
        f"A{rx} {ry} 0 0 0 {-rx * 0.3:.1f} {rim * 0.5 + ry * 0.95:.1f}"
    )
    return (
        line(staves, OUTLINE, 2.4, opacity=0.55)
        + line(ring, OUTLINE, 10)
        + line(ring, "#8E97AC", 6)
        + line(shine, "#DDE4F4", 2.4, opacity=0.85)
    )


def table_light() -> str:
    """Behind a table somebody points at; gold or violet at run time."""
    return ellipse(0, 8, 208, 76, "#fff", **blurred(12, 0.75)) + ellipse(0, 12, 207, 78, "none", "#fff", 5)


def door_step() -> str:
    """Stone, in moonlight: who stands here may go home."""
    mat = ellipse(0, 0, 150, 42, "#3A56B8", OUTLINE, 4) + ellipse(
        0, 0, 138, 36, "none", "#8FB0FF", 2.4, opacity=0.7
    )
    return (
        linear_box("stone", 0, 1, "#9A93A8", (1, "#544E66"))
        + linear_box("edge", 0, 1, "#6E677C", (1, "#38324A"))
        + ellipse(6, 28, 204, 62, "#000", **blurred(8, 0.5))
        + path("M-200 0V22A200 60 0 0 0 200 22V0Z", "url(#edge)", OUTLINE, 5)
        + line("M-120 48v22M-40 58v24M60 57v24M140 43v20", OUTLINE, 2.6, opacity=0.5)
        + ellipse(0, 0, 200, 60, "url(#stone)", OUTLINE, 5)
        + line("M-186 -14A192 56 0 0 1 -40 -56", "#DCE8FF", 4, opacity=0.7)
        + mat
        + line("M-120 -12A138 36 0 0 1 -40 -33", "#CFE0FF", 3, opacity=0.7)
    )


STARS = ((-40, -122, 2), (-10, -136, 1.6), (30, -112, 2), (52, -128, 1.6), (-58, -92, 1.6), (14, -88, 1.4))


def _arch(inset: float) -> str:
    """A door's opening, its foot at (0, 0)."""
    half, high = 125 - inset, 100 - inset
    return f"M{-half} 0V-72A{half} {high} 0 0 1 {half} -72V0Z"


def door(outside: str | None = None) -> str:
    """The way home: an open leaf, and outside moon and roofs, if it is nothing else."""
    voussoirs = "".join(
        (
            f"M{127 * math.cos(a):.1f} {-72 - 102 * math.sin(a):.1f}"
            f"L{107 * math.cos(a):.1f} {-72 - 82 * math.sin(a):.1f}"
        )
        for a in (math.pi * step / 8 for step in range(9))
    )
    return (
        linear_box("stone", 0, 1, "#A99AA0", (1, "#544854"))
        + linear_box("night", 0, 1, "#1A2A6E", (0.6, "#3A56B8"), (1, "#7FA4FF"))
        + path(_arch(-8), "#7FA4FF", **blurred(12, 0.4))
        + path(_arch(-2), "url(#stone)", OUTLINE, 5)
        + line(voussoirs + "M-127 -34H-107M107 -34H127", OUTLINE, 2.6, opacity=0.6)
        + line("M-118 -80A116 92 0 0 1 -60 -152", "#fff", 3, opacity=0.4)
        + path(_arch(18), "url(#night)", OUTLINE, 4)
        + clipped("opening", path(_arch(20), "#fff"), (outside or _street()) + _leaf())
        + path(_arch(18), "none", OUTLINE, 4)
    )


def _street() -> str:
    roofs = "M-125 0V-66l34 -30l34 30v20l26 -24l30 26V0Z"
    windows = "".join(rect(x, y, 9, 12, 1, "#FFD27A") for x, y in ((-97, -58), (-79, -58), (-37, -40)))
    return (
        "".join(circle(x, y, r, "#fff", opacity=0.85) for x, y, r in STARS)
        + circle(26, -120, 30, "#FFF4D8", **blurred(8, 0.35))
        + path("M24 -140a22 22 0 1 0 22 28a18 18 0 0 1 -22 -28Z", "#FFF4D8")
        + path(roofs, "#101A4A")
        + windows
        + path("M-125 0V-22H125V0Z", "#2A3A7E")
        + path("M-20 0L-6 -22H22L46 0Z", "#8FB0FF", opacity=0.35)
    )


def _leaf() -> str:
    """Hinged at the right, opened outwards."""
    bands = "M107 -40L65 -44M107 -94L65 -92"
    return (
        linear_box("leaf", 1, 0, "#7A4320", (1, "#A8683A"))
        + path("M107 -176V0L61 -8V-146Z", "url(#leaf)", OUTLINE, 4)
        + line("M91 -160V0M75 -152V-4", OUTLINE, 2.6, opacity=0.6)
        + corded(bands, OUTLINE, "#8E97AC", 5, 2)
        + circle(70, -68, 5, GOLD, OUTLINE, 2.4)
    )


def hearth() -> str:
    """Stone, without its fire; the middle of its floor is (0, 0)."""
    courses = "".join(
        f"M-105 {y}H105" + "".join(f"M{x} {y}v42" for x in range(-79 if row % 2 else -53, 100, 53))
        for row, y in enumerate((-170, -128, -86, -44))
    )
    opening = "M-72 0V-100A72 52 0 0 1 72 -100V0Z"
    return (
        linear("stone", -105, -170, 105, 0, "#C2AFA6", (0.5, "#8A7A80"), (1, "#544854"))
        + linear_box("shelf", 0, 1, "#B5733A", (0.5, "#7A431C"), (1, "#4A260F"))
        + rect(-113, -4, 236, 18, 4, "#4A3E48", OUTLINE, 4)
        + rect(-105, -170, 210, 170, 8, "url(#stone)", OUTLINE, 5)
        + clipped("wall", rect(-105, -170, 210, 170, 8), line(courses, OUTLINE, 2.6, opacity=0.5))
        + path(opening, "#2A0E08", OUTLINE, 5)
        + line("M-84 -6V-102A84 62 0 0 1 -20 -162", "#fff", 3, opacity=0.25)
        + rect(-120, -190, 240, 26, 6, "url(#shelf)", OUTLINE, 5)
        + line("M-112 -184H108", "#FFE0A8", 3, opacity=0.7)
        + clipped("inside", path(opening, "#fff"), ellipse(0, 4, 70, 60, "#FF7A1E", **blurred(12, 0.55)))
    )


TONGUES = (
    (-26, 0.8, "#FF7A1E"),
    (26, 0.75, "#FF7A1E"),
    (0, 1.05, "#FF9A2E"),
    (-13, 0.62, "#FFD24A"),
    (13, 0.6, "#FFD24A"),
    (0, 0.42, "#FFF6C0"),
)
"""Flames of the hearth, the farthest first: how far to the side, how high, and in which colour."""
FIRE_MOMENTS = 4


def fire(moment: int) -> str:
    """On its logs, the middle of the floor at (0, 0); four moments make a loop."""
    body = ellipse(0, -10, 62, 40, "#FF7A1E", **blurred(12, 0.6))
    for index, (x, size, colour) in enumerate(TONGUES):
        phase = 2 * math.pi * (moment / FIRE_MOMENTS + index * 0.37)
        body += _tongue(x, size * (1 + 0.14 * math.sin(phase)), 9 * math.cos(phase), colour)
    logs = rect(-57, -14, 114, 15, 7, "#6B3A1C", OUTLINE, 3.4) + group(
        rect(-50, -7, 100, 14, 7, "#5A2E14", OUTLINE, 3.4), 0, -12, turn=-9
    )
    ends = circle(-54, -7, 8, "#C98A4E", OUTLINE, 3) + circle(-54, -7, 3.4, "none", "#8A5228", 1.6)
    sparks = "".join(
        circle(x + 3 * math.sin(moment * 1.7 + x), y - 7 * ((moment + x) % 4), r, "#FFE59A")
        for x, y, r in ((-30, -62, 2.4), (22, -74, 2), (6, -88, 2.2), (40, -52, 1.8))
    )
    return body + logs + ends + sparks


def _tongue(x: float, size: float, lean: float, colour: str) -> str:
    high, half, tip = 92 * size, 30 * size, x + lean
    left = f"C{x - half * 1.3:.1f} {-high * 0.5:.1f} {tip - half * 0.1:.1f} {-high * 0.6:.1f}"
    right = f"C{tip + half * 0.3:.1f} {-high * 0.7:.1f} {x + half * 1.4:.1f} {-high * 0.5:.1f}"
    return path(f"M{x - half:.1f} -6{left} {tip:.1f} {-6 - high:.1f}{right} {x + half:.1f} -6Z", colour)


def fire_glow() -> str:
    """What the fire throws on the wall and the floor about it."""
    return radial(
        "glow",
        0,
        -50,
        300,
        (0, "#FFB04A", 0.85),
        (0.3, "#FF8A2E", 0.4),
        (0.7, "#FF7A2E", 0.1),
        (1, "#FF7A2E", 0),
    ) + circle(0, -50, 300, "url(#glow)")


FIRE_GLOW = (-300.0, -350.0, 600.0, 600.0)


def mantel() -> str:
    """The shelf for hats of those who have gone home, 306 long; pegs are put on it one by one."""
    return (
        linear_box("shelf", 0, 1, "#C98A4E", (0.5, "#8A5228"), (1, "#4A260F"))
        + rect(2, 10, 306, 34, 8, "#000", **blurred(4, 0.5))
        + path("M24 22L34 46H54L58 22ZM282 22L272 46H252L248 22Z", "#6B3A1C", OUTLINE, 4)
        + rect(0, 0, 306, 26, 7, "url(#shelf)", OUTLINE, 4.6)
        + line("M8 6H296", "#FFE0A8", 3, opacity=0.75)
        + line("M20 15Q90 11 150 15T290 14M40 21Q120 18 200 21", BOARD, 2, opacity=0.5)
    )


def peg() -> str:
    """Where the next hat will hang."""
    return (
        linear_box("brass", 1, 0, "#FFF0B0", (0.35, "#F3BE4A"), (1, "#8F5A10"))
        + path("M-3 0H3L5 20H-5Z", "url(#brass)", OUTLINE, 3)
        + circle(0, -1, 7, "url(#brass)", OUTLINE, 3)
        + circle(-2, -3, 2, "#fff", opacity=0.9)
    )


def lantern() -> str:
    """On a wall, its middle at (0, 0)."""
    return (
        radial("flame", 0, 8, 16, "#FFFBE0", (0.4, "#FFD24A"), (1, "#FF7A1E"))
        + circle(0, 6, 40, "#FFB84A", **blurred(12, 0.6))
        + line("M0 -66V-24", OUTLINE, 4)
        + path("M-16 -14H16L20 22H-20Z", "#FFD98A", OUTLINE, 4)
        + path("M0 -4C8 4 8 12 0 18C-8 12 -8 4 0 -4Z", "url(#flame)")
        + line("M-6 -14V22M6 -14V22", OUTLINE, 2, opacity=0.5)
        + path("M-22 -12L0 -28L22 -12Z", "#5A3A22", OUTLINE, 4)
        + rect(-22, 20, 44, 8, 3, "#5A3A22", OUTLINE, 3.6)
    )


def barrels() -> str:
    """Five, stacked on a beam."""
    places = ((-94, -34), (0, -34), (94, -34), (-47, -116), (47, -116))
    return (
        linear_box("beam", 0, 1, "#6B3A1C", (0.5, "#4E280F"), (1, "#2E1608"))
        + ellipse(0, 12, 146, 12, "#000", **blurred(6, 0.5))
        + "".join(group(barrel(46), x, y) for x, y in places)
        + rect(-146, 4, 292, 16, 4, "url(#beam)", OUTLINE, 4)
    )
