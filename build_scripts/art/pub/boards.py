"""Cards of the pub without their words: backs, frames of events, the two sides of the +1/-1 card."""

from __future__ import annotations

from build_scripts.art.icons import symbol
from build_scripts.art.palette import OUTLINE, OWNERS, TRIM
from build_scripts.art.pub.forms import put
from build_scripts.art.pub.things import TRIPLE, coin, mug
from build_scripts.art.shapes import (
    blurred,
    circle,
    clipped,
    ellipse,
    group,
    line,
    linear_box,
    path,
    rays,
    rect,
)

BACK = (0.0, 0.0, 140.0, 190.0)
EVENT_CARD = (-12.0, -12.0, 324.0, 452.0)
HAND_CARD = (-12.0, -12.0, 232.0, 250.0)
SIDE = (0.0, 0.0, 110.0, 150.0)

PARCHMENT, NIGHT = "#FBEFD2", "#1E1730"
WOOD = linear_box("wood", 1, 1, "#D89A5A", (0.5, "#8A5228"), (1, "#5A2E14"))


def guest_back(owner: str) -> str:
    """In the colours of a clan: nobody knows who is below."""
    colour = OWNERS[owner]
    inside = rect(10, 10, 120, 170, 0, "url(#ground)") + rays(70, 95, 150, 12, colour.mid, 0.4)
    mugs = "".join(
        group(mug_mark(colour.mid), x, y, 0.5, turn, opacity=0.8)
        for x, y, turn in ((30, 34, -14), (110, 34, 14), (30, 156, 194), (110, 156, 166))
    )
    return (
        linear_box("frame", 1, 1, colour.light, (0.4, colour.mid), (1, colour.dark))
        + linear_box("ground", 0, 1, colour.shade, colour.fold)
        + rect(0, 0, 140, 190, 16, OUTLINE)
        + rect(3, 3, 134, 184, 13, "url(#frame)")
        + line("M6 160V20A14 14 0 0 1 20 6H120", "#fff", 2.2, opacity=0.6)
        + clipped("inside", rect(10, 10, 120, 170, 9), inside + mugs)
        + rect(10, 10, 120, 170, 9, "none", OUTLINE, 2.4)
        + rect(15, 15, 110, 160, 6, "none", TRIM, 1.6, opacity=0.8)
        + circle(71, 98, 35, "#000", **blurred(4, 0.45))
        + circle(70, 95, 35, OUTLINE)
        + circle(70, 95, 32, "#F3BE4A")
        + circle(70, 95, 27.5, OUTLINE)
        + circle(70, 95, 25.5, colour.mid)
        + line("M50 86A23 23 0 0 1 66 73", "#fff", 3, opacity=0.65)
        + symbol(colour.symbol, 70, 95.5, 1.4, colour.ink)
    )


def mug_mark(colour: str) -> str:
    """A mug as a sign, in one colour."""
    return path("M-16 -14H16V24H-16Z", colour, colour, 4) + line("M18 -8H27V14H18", colour, 6)


def event_back() -> str:
    """Wood and a foaming mug: no clan on it."""
    inside = rect(10, 10, 120, 170, 0, "#4A2A5A") + rays(70, 95, 150, 12, "#8A5AA0", 0.4)
    return (
        WOOD
        + rect(0, 0, 140, 190, 16, OUTLINE)
        + rect(3, 3, 134, 184, 13, "url(#wood)")
        + line("M6 160V20A14 14 0 0 1 20 6H120", "#FFE0A8", 2.2, opacity=0.7)
        + clipped("inside", rect(10, 10, 120, 170, 9), inside)
        + rect(10, 10, 120, 170, 9, "none", OUTLINE, 2.6)
        + rect(17, 17, 106, 156, 5, "none", "#F3BE4A", 2, stroke_dasharray="7 6")
        + circle(70, 95, 40, "#FFE59A", **blurred(12, 0.4))
        + put(mug(), 65, 98, 0, 1.4)
    )


def wooden(w: float, h: float, r: float) -> str:
    """A frame of wood about parchment."""
    return (
        WOOD
        + rect(0, 6, w, h, r, "#000", **blurred(6, 0.5))
        + rect(0, 0, w, h, r, OUTLINE)
        + rect(3.5, 3.5, w - 7, h - 7, r - 3, "url(#wood)")
        + line(f"M6.5 {h - 40}V{r + 4}A{r - 4} {r - 4} 0 0 1 {r + 3} 6.5H{w - 40}", "#FFE0A8", 2, opacity=0.6)
        + rect(7, 7, w - 14, h - 14, r - 6, "none", "#F3BE4A", 1.6, opacity=0.8)
        + rect(11, 11, w - 22, h - 22, r - 9, PARCHMENT, OUTLINE, 2.6)
    )


def event_card() -> str:
    """300 x 424: picture at (17, 17), 266 x 178; name, effect, and in a dark foot where it is played."""
    return (
        wooden(300, 424, 18)
        + line("M90 242H210", "#C98A4E", 2.4)
        + path("M13 326H287V399Q287 411 277 411H23Q13 411 13 399Z", NIGHT, OUTLINE, 2.6)
    )


def hand_card() -> str:
    """208 x 222: picture at (13, 13), 182 x 94, and below it the name and the effect."""
    return wooden(208, 222, 16)


def _side(light: str, mid: str, dark: str, ink: str) -> str:
    return (
        linear_box("paper", 1, 1, light, (0.6, mid), (1, dark))
        + rect(4, 8, 102, 138, 14, "#000", **blurred(3, 0.45))
        + rect(3, 3, 104, 142, 14, OUTLINE)
        + rect(6.5, 6.5, 97, 135, 11, "url(#paper)")
        + rect(12, 12, 86, 124, 7, "none", ink, 2, opacity=0.45)
        + line("M12 100V24Q12 12 24 12H80", "#fff", 2.6, opacity=0.8)
        + line("M22 86H88", ink, 2.4, opacity=0.5)
    )


def plus_side() -> str:
    """Worth a triple: room for the number above the line, and beside the mug below it."""
    return _side("#FFFDF4", "#FBEFD2", "#E0C48E", "#8A5228") + put(mug(TRIPLE), 38, 114, 0, 0.72)


def minus_side() -> str:
    """The turned side, worth a beer."""
    return _side("#F4EEFF", "#CFC2EC", "#9A88C8", "#4A3A6B") + put(mug(), 38, 114, 0, 0.72)


FAMILIES = {
    "drink": ("#FFE2A0", "#EE9A45", "#93401F"),
    "coin": ("#E2F2B0", "#7DB562", "#2A5F3C"),
    "way": ("#E6DAFF", "#9C86DC", "#43318A"),
}
"""What an event is about: beer, coins, or who sits where. None of these is the colour of a clan."""

BOOT = "M-11 -15H0V1L11 5Q14 7 14 12H-11Z"
MARKS = {
    "drink": put(mug(), -2, 2, 0, 0.5),
    "coin": coin(14),
    "way": path(BOOT, "#5A2E14", OUTLINE, 2.6) + line("M-11 -9H0M4 5L1 8", "#FFE0A8", 2.2),
}
BADGE = (-26.0, -26.0, 52.0, 54.0)


def badge(family: str) -> str:
    """The sign in the corner of an event's picture."""
    return (
        circle(1, 3, 23, "#000", **blurred(2, 0.4))
        + circle(0, 0, 23, OUTLINE)
        + circle(0, 0, 19.4, FAMILIES[family][0])
        + circle(0, 0, 18, "none", "#fff", 1.8, opacity=0.7)
        + MARKS[family]
    )


PAWN = "M-9 12C-9 2 -5 0 -4 -3A7 7 0 1 1 4 -3C5 0 9 2 9 12Z"
PAWNS = {"yours": ("#FFC94A", "#FFC94A"), "rival": (NIGHT, "#F3ECFF"), "anybody": ("#CBBFE0", "#CBBFE0")}
PAWN_BOX = (-13.0, -19.0, 26.0, 34.0)


def pawn(whose: str) -> str:
    """Who an event is played on: gold is yours, hollow a rival's, pale anybody's."""
    fill, edge = PAWNS[whose]
    return path(PAWN, fill, edge, 2.8)


def spot_below(solid: bool) -> str:
    """What pawns stand on in a sign: a table, or any one space."""
    dashes = None if solid else "5 4"
    return ellipse(0, 0, 29, 6, "#B5733A" if solid else "none", "#FFE0B0", 2, stroke_dasharray=dashes)
