"""Small things about (0, 0): mugs, coins, dice, hats, furniture. Each brings the paint it needs."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.palette import OUTLINE, OWNERS
from build_scripts.art.shapes import (
    Point,
    blurred,
    circle,
    corded,
    ellipse,
    group,
    line,
    linear_box,
    path,
    points,
    radial,
    rect,
)


class Brew(NamedTuple):
    """What a mug is filled with, and what it is made of."""

    name: str
    ale: tuple[str, str]
    foam: str
    handle: str


BEER = Brew("ale", ("#FFCF5A", "#E8851A"), "#FFFDF4", "#E8D2A0")
TRIPLE = Brew("triple", ("#E0662A", "#8A2A10"), "#FFE27A", "#FFD43A")
HANDLE = "M15 -11H27V13H15"
FOAM = (
    "M-18 -12C-24 -27 -10 -33 -6 -27C-2 -37 13 -34 13 -26C25 -27 24 -9 17 -11"
    "C12 -8 8 -13 3 -10C-2 -6 -8 -13 -12 -10C-15 -9 -17 -10 -18 -12Z"
)


def mug(brew: Brew = BEER) -> str:
    """A mug, 54 high; the triple one has dark ale, golden foam and a golden hoop."""
    body = (
        linear_box(brew.name, 0, 1, *brew.ale)
        + line(HANDLE, OUTLINE, 12)
        + line(HANDLE, brew.handle, 5)
        + rect(-16, -18, 32, 42, 5, f"url(#{brew.name})", OUTLINE, 4)
        + line("M-5.5 -4V16M5.5 -4V16", OUTLINE, 2.6, opacity=0.4)
        + line("M-11 -4V14", "#FFF6C8", 3, opacity=0.75)
        + path(FOAM, brew.foam, OUTLINE, 4)
        + line("M-12 -21Q-10 -26 -6 -25", "#fff", 3)
    )
    if brew is TRIPLE:
        body += rect(-16, 12, 32, 7, 0, "#FFD43A", OUTLINE, 2.4) + line("M-12 14.5H4", "#FFF6B0", 2)
    return body


def coin(r: float = 24) -> str:
    """The coin side of a chip: a mug is stamped on it."""
    k = r / 24
    body = (
        linear_box("coin", 1, 1, "#FFF3B0", (0.45, "#F7C440"), (1, "#B97A12"))
        + circle(0, 0, 24, "url(#coin)", OUTLINE, 4.6)
        + circle(0, 0, 17, "none", "#A86A0E", 2.4, opacity=0.8)
        + path("M-7 -8H4V9H-7ZM4 -4H10V5H4", "none", "#8A560A", 3)
        + line("M-17 -5A18 18 0 0 1 -3 -18", "#fff", 3, opacity=0.9)
    )
    return f'<g transform="scale({k:.3f})">{body}</g>'


def coins_lying(count: int = 1) -> str:
    """A pile seen from the guests' height, 38 wide, its foot at (0, 0)."""
    body = linear_box("coin", 1, 1, "#FFF3B0", (0.45, "#F7C440"), (1, "#B97A12"))
    for step in range(count):
        y = -step * 6
        body += path(f"M-18 {y - 5}V{y}A18 9 0 0 0 18 {y}V{y - 5}Z", "#B97A12", OUTLINE, 2.6)
        body += ellipse(0, y - 5, 18, 9, "url(#coin)", OUTLINE, 2.6)
    return body + ellipse(0, -(count - 1) * 6 - 5, 11, 5.4, "none", "#A86A0E", 1.6)


def free_place() -> str:
    """Where a mug may stand one day."""
    return rect(-13, -15, 26, 38, 5, "#14101C", opacity=0.35) + rect(
        -13, -15, 26, 38, 5, "none", "#8E7CC0", 3.4, opacity=0.75
    )


def gleam() -> str:
    """The light that runs over a triple when its coin is turned."""
    ray = "M0 -34Q2 -4 34 0Q2 4 0 34Q-2 4 -34 0Q-2 -4 0 -34Z"
    return (
        radial("gleam", 0, 0, 34, (0, "#FFF6C0", 0.9), (0.5, "#FFD43A", 0.35), (1, "#FFD43A", 0))
        + circle(0, 0, 34, "url(#gleam)")
        + path(ray, "#FFFDE8")
        + group(path(ray, "#FFF3B0"), scale=0.5, turn=45)
    )


def foam() -> str:
    """What spills when mugs meet."""
    drops = ((-20, -4, 7), (-8, -16, 9), (8, -20, 7), (20, -6, 8), (2, -4, 10), (-28, 8, 4), (28, 6, 4.6))
    return "".join(circle(x, y, r, "#FFFDF4", OUTLINE, 3) for x, y, r in drops)


# Dice

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BONE = ("#FFFDF4", (0.6, "#F6E6C4"), (1, "#D0B080"))


def die(number: int) -> str:
    """A die that lies still, 120 wide, its upper face about (0, 0); a little of its lower side shows."""
    return (
        linear_box("bone", 1, 1, *BONE)
        + rect(-56, -42, 118, 120, 24, "#000", **blurred(6, 0.45))
        + rect(-60, -48, 120, 120, 24, "#B08A58", OUTLINE, 5)
        + rect(-60, -60, 120, 120, 24, "url(#bone)", OUTLINE, 5)
        + line("M-43 -19V-31Q-43 -44 -29 -44H12", "#fff", 6, opacity=0.95)
        + "".join(_pip(31 * x, 31 * y) for x, y in PIPS[number])
    )


def _pip(x: float, y: float) -> str:
    return circle(x, y, 11, OUTLINE) + circle(x - 2.4, y - 3.6, 3, "#fff", opacity=0.5)


Face = tuple[Point, Point, Point]
"""A corner, and the ways along two sides."""

TUMBLES: tuple[tuple[tuple[Face, int, str], ...], ...] = (
    (
        (((-62, -34), (70, -28), (52, 34)), 5, "#FFFBEC"),
        (((-62, -34), (52, 34), (0, 66)), 3, "#EBD6AC"),
        (((-10, 0), (70, -28), (0, 66)), 6, "#D0B080"),
    ),
    (
        (((-58, -8), (46, -52), (66, 26)), 2, "#FFFBEC"),
        (((-58, -8), (66, 26), (-4, 58)), 4, "#EBD6AC"),
        (((8, 18), (46, -52), (-4, 58)), 1, "#D0B080"),
    ),
    (
        (((-66, -16), (84, -30), (34, 40)), 6, "#FFFBEC"),
        (((-66, -16), (34, 40), (8, 56)), 2, "#EBD6AC"),
        (((-32, 24), (84, -30), (8, 56)), 5, "#D0B080"),
    ),
    (
        (((-50, -44), (40, -16), (70, 52)), 4, "#FFFBEC"),
        (((-50, -44), (70, 52), (-18, 60)), 1, "#EBD6AC"),
        (((20, 8), (40, -16), (-18, 60)), 3, "#D0B080"),
    ),
)
"""Four moments of a throw: the three faces that are seen, how many pips each shows, and how light it is."""


def tumbling(moment: int) -> str:
    body = ellipse(4, 84, 62, 16, "#000", **blurred(6, 0.4))
    for (corner, along, down), number, tone in TUMBLES[moment]:
        body += _face(corner, along, down, number, tone)
    return body


def _face(corner: Point, along: Point, down: Point, number: int, tone: str) -> str:
    (x, y), (ax, ay), (bx, by) = corner, along, down
    corners = points((x, y), (x + ax, y + ay), (x + ax + bx, y + ay + by), (x + bx, y + by))
    slant = " ".join(f"{value / 100:.3f}" for value in (ax, ay, bx, by))
    pips = "".join(circle(50 + 26 * px, 50 + 26 * py, 10, OUTLINE) for px, py in PIPS[number])
    return path(f"M{corners}Z", tone, OUTLINE, 6) + f'<g transform="matrix({slant} {x} {y})">{pips}</g>'


# Hats of those who have gone home


def beanie() -> str:
    colour = OWNERS["blue"]
    return (
        linear_box("beanie", 1, 1, colour.light, (0.4, colour.mid), (1, colour.dark))
        + path("M-24 0C-26 -26 -12 -36 0 -36C12 -36 26 -26 24 0Z", "url(#beanie)", OUTLINE, 4)
        + line("M-20 -11L-13 -18L-6.5 -11L0 -18L6.5 -11L13 -18L20 -11", "#fff", 3, opacity=0.9)
        + line("M-14 -21C-11 -27 -6 -30 -1 -31", "#fff", 3, opacity=0.7)
        + circle(0, -39, 8, "#FFFAF0", OUTLINE, 3.4)
        + path("M-28 -3Q0 -9 28 -3V8Q0 2 -28 8Z", "#FFFAF0", OUTLINE, 3.6)
    )


def bandana() -> str:
    colour = OWNERS["yellow"]
    dots = ((-12, -10), (0, -20), (11, -9), (-2, -8), (-17, -2), (15, -20))
    return (
        linear_box("bandana", 1, 1, colour.light, (0.4, colour.mid), (1, colour.dark))
        + path(
            "M22 -2C34 -14 44 -12 48 -6C44 0 40 2 37 3C43 7 44 12 43 16C34 15 26 9 22 4Z",
            "#E8B41A",
            OUTLINE,
            3.4,
        )
        + path(
            "M-25 6C-28 -20 -14 -30 0 -30C14 -30 28 -20 25 6C12 -2 -12 -2 -25 6Z", "url(#bandana)", OUTLINE, 4
        )
        + "".join(circle(x, y, 2.8, "#FFFDF0") for x, y in dots)
        + line("M-18 -14C-15 -21 -10 -24 -5 -25", "#fff", 3.2, opacity=0.85)
    )


def horned_helmet() -> str:
    horn = path("M-20 -8C-38 -8 -48 -20 -48 -42C-39 -32 -28 -26 -16 -24Z", "#F0DDB0", OUTLINE, 3.6) + line(
        "M-31 -13l4 -10M-39 -20l6 -8", "#A87A42", 2.4
    )
    return (
        linear_box("helmet", 1, 1, "#F4F7FF", (0.4, "#A9B4CC"), (1, "#566080"))
        + horn
        + group(horn, flip=True)
        + path("M-24 4C-26 -20 -12 -30 0 -30C12 -30 26 -20 24 4Z", "url(#helmet)", OUTLINE, 4)
        + path("M-5 -30H5V4H-5Z", OWNERS["red"].mid, OUTLINE, 2)
        + line("M-18 -12C-16 -19 -13 -22 -10 -24", "#fff", 3.2, opacity=0.9)
        + path("M-27 -1Q0 -7 27 -1V8Q0 2 -27 8Z", "#7A8098", OUTLINE, 3.4)
        + "".join(circle(x, 2.4, 1.8, "#E8EDF8") for x in (-19, -9, 9, 19))
    )


def hood() -> str:
    colour = OWNERS["teal"]
    return (
        linear_box("hood", 1, 1, colour.light, (0.4, colour.mid), (1, colour.dark))
        + path("M-26 9C-32 -16 -16 -36 4 -44C18 -34 32 -14 26 9Z", "url(#hood)", OUTLINE, 4)
        + path("M-14 9C-17 -8 -9 -20 2 -22C12 -18 17 -6 14 9Z", "#0D2F2C", OUTLINE, 3)
        + line("M-20 -8C-16 -22 -8 -30 -1 -34", "#fff", 3.4, opacity=0.7)
        + circle(0, 9, 4, "#FFD25A", OUTLINE, 2.4)
    )


HATS = {"blue": beanie, "yellow": bandana, "red": horned_helmet, "teal": hood}
"""By whose they are."""

# What lies about


def purse(light: str = "#A8642E", dark: str = "#6B3A1C") -> str:
    """A full one, 70 wide, its mouth up."""
    return (
        path("M-13 -18C-34 -8 -42 20 -30 34C-20 44 20 44 30 34C42 20 34 -8 13 -18Z", light, OUTLINE, 4.4)
        + path("M16 -10C32 4 34 26 24 36C14 42 0 42 -8 41C14 36 24 12 12 -12Z", dark, opacity=0.55)
        + path(
            "M-20 -34C-10 -28 10 -28 20 -34C18 -26 14 -22 13 -18H-13C-14 -22 -18 -26 -20 -34Z",
            light,
            OUTLINE,
            4,
        )
        + corded("M-15 -18H15", OUTLINE, "#F3BE4A", 4.4, 2.3)
        + line("M-24 4C-22 -4 -18 -9 -13 -11", "#fff", 3.4, opacity=0.55)
    )


CHEST_ROWS = {-92: (4,), -90: (-18,), -84: (-8, 18), -77: (-34, 40), -73: (-22, 4, 30), -66: (-46, 50)}
LOW_ROWS = {-61: (-40, -14, 16, 42)}
"""Where chips lie, by height, the farthest first."""


def chest(full: bool = True) -> str:
    """The chips of the house; its foot at (0, 0), 150 wide. Almost empty it shows its bottom."""
    iron = "M-50 -62L-47 -2M50 -62L47 -2"
    rows = CHEST_ROWS if full else LOW_ROWS
    return (
        linear_box("coin", 1, 1, "#FFF3B0", (0.45, "#F7C440"), (1, "#B97A12"))
        + linear_box("oak", 0, 1, "#C98448", (0.4, "#96582A"), (1, "#54290F"))
        + ellipse(0, 0, 86, 14, "#000", **blurred(4, 0.5))
        + path("M-72 -62V-70C-74 -104 -50 -112 0 -112C50 -112 74 -104 72 -70V-62Z", "#6B3A1C", OUTLINE, 5)
        + line("M-60 -92C-50 -104 -30 -107 0 -107", "#C98A4E", 3.4, opacity=0.8)
        + path("M-62 -60V-76C-60 -96 -40 -101 0 -101C40 -101 60 -96 62 -76V-60Z", "#2E1608")
        + "".join(
            ellipse(x, y, 17, 9, "#B97A12", OUTLINE, 2.6)
            + ellipse(x, y - 3, 17, 9, "url(#coin)", OUTLINE, 2.6)
            for y, row in rows.items()
            for x in row
        )
        + path("M-74 -60H74L68 -4Q0 4 -68 -4Z", "url(#oak)", OUTLINE, 5)
        + line("M-70 -32Q0 -26 70 -32", OUTLINE, 2.4, opacity=0.5)
        + corded(iron, OUTLINE, "#8E97AC", 7)
        + line("M-52 -56L-50 -20M48 -56L46 -20", "#DDE4F4", 2.4, opacity=0.8)
        + line("M-68 -54H68", "#E8B070", 3, opacity=0.6)
        + path("M-14 -62H14V-40Q0 -30 -14 -40Z", "#F3BE4A", OUTLINE, 3.6)
        + circle(0, -50, 3.6, OUTLINE)
        + line("M0 -49V-43", OUTLINE, 3)
    )


FLAMES = (
    "M0 -52C8 -42 8 -34 0 -28C-8 -34 -8 -42 0 -52Z",
    "M3 -54C10 -42 7 -34 0 -28C-8 -35 -7 -42 3 -54Z",
    "M-3 -50C6 -42 8 -35 0 -28C-8 -34 -9 -42 -3 -50Z",
)
"""A flame that stands still, and leans to either side."""


def candle(moment: int = 0) -> str:
    """On a brass plate, its foot at (0, 0)."""
    return (
        linear_box("plate", 1, 0, "#FFF0B0", (0.35, "#F3BE4A"), (1, "#8F5A10"))
        + linear_box("wax", 1, 0, "#FFFDF0", (0.6, "#F6E6C4"), (1, "#D0B080"))
        + radial("flame", 0, -36, 14, "#FFFBE0", (0.4, "#FFD24A"), (1, "#FF7A1E"))
        + ellipse(0, 3, 17, 6, "#000", **blurred(2, 0.4))
        + ellipse(0, 0, 15, 6, "url(#plate)", OUTLINE, 3)
        + rect(-7, -26, 14, 26, 3, "url(#wax)", OUTLINE, 3)
        + path("M-7 -20q4 9 5 0", "#fff", OUTLINE, 2)
        + line("M0 -27V-31", OUTLINE, 2.4)
        + path(FLAMES[moment], "url(#flame)", OUTLINE, 2.4)
    )


def candle_glow() -> str:
    return radial(
        "warm", 0, -38, 56, (0, "#FFE2A0", 0.75), (0.4, "#FFB84A", 0.35), (1, "#FFB84A", 0)
    ) + circle(0, -38, 56, "url(#warm)")


def barrel(r: float) -> str:
    """The round end of one that lies, with its tap."""
    staves = "".join(
        f"M{d * r:.1f} {-((1 - d * d) ** 0.5) * (r - 11):.1f}V{((1 - d * d) ** 0.5) * (r - 11):.1f}"
        for d in (-0.55, -0.2, 0.2, 0.55)
    )
    return (
        linear_box("oak", 0, 1, "#C98448", (0.4, "#96582A"), (1, "#54290F"))
        + linear_box("tap", 1, 0, "#FFF0B0", (0.35, "#F3BE4A"), (1, "#8F5A10"))
        + circle(0, 0, r, "url(#oak)", OUTLINE, 5)
        + circle(0, 0, r - 7, "none", "#8E97AC", 5)
        + circle(0, 0, r - 10, "none", OUTLINE, 2)
        + line(staves, OUTLINE, 2.2, opacity=0.5)
        + circle(0, r * 0.42, 7, "url(#tap)", OUTLINE, 3)
        + rect(-3, r * 0.42, 6, 18, 2, "url(#tap)", OUTLINE, 2.6)
        + line(
            (
                f"M{-r * 0.7:.1f} {-r * 0.3:.1f}"
                f"A{r * 0.8:.1f} {r * 0.8:.1f} 0 0 1 {-r * 0.1:.1f} {-r * 0.78:.1f}"
            ),
            "#fff",
            4,
            opacity=0.45,
        )
    )
