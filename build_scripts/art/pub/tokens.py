"""What a guest stands in at the tables: an arch in the colour of its clan, out of which the head breaks.

About the middle of the foot, in units of the table (1920 x 1080). Back to front: stand, the bust cut by the
mask (scaled by BUST, its card's top left corner at bust_corner), rim.
"""

from __future__ import annotations

from build_scripts.art.palette import OUTLINE, OWNERS
from build_scripts.art.shapes import blurred, document, ellipse, line, linear_box, path

BOX = (-96.0, -190.0, 192.0, 208.0)
ARCH = (-56.0, -138.0, 112.0, 116.0)
"""Left, top, width, height."""
BUST = 0.5
TOPS = {"goblin": -34, "dwarf": -26, "elf": -10, "troll": -24}
"""How much higher than the arch a bust's card begins."""
GROUNDS = {
    "blue": ("#DCE8FF", "#8FB0FF", "#3A58B8"),
    "yellow": ("#FFFBE0", "#FFE88A", "#D8A020"),
    "red": ("#FFE6D8", "#FFA888", "#B8482A"),
    "teal": ("#E4FFFA", "#9AEBDD", "#2A9A8C"),
}
SIDES = {"": 58.0, "_troll": 90.0}
"""From here down the sides of the arch are before the bust; tusks pass before them."""


def arch(inset: float) -> str:
    x, y, w, h = ARCH
    return (
        f"M{x + inset} {y + h - inset}V{y + 46}A{w / 2 - inset} {46 - inset} 0 0 1 {x + w - inset} {y + 46}"
        f"V{y + h - inset}Z"
    )


def stand(owner: str) -> str:
    colour = OWNERS[owner]
    end = "#DB9A06" if owner == "yellow" else colour.dark
    defs = linear_box("frame", 1, 1, colour.light, (0.4, colour.mid), (1, end)) + linear_box(
        "ground", 0, 1, *GROUNDS[owner]
    )
    body = (
        ellipse(0, -8, 66, 15, "#000", **blurred(4, 0.5))
        + ellipse(0, -8, 62, 14, "#2A1208", OUTLINE, 4)
        + ellipse(0, -13, 62, 14, colour.mid, OUTLINE, 4)
        + path(arch(0), "url(#frame)", OUTLINE, 5)
        + path(arch(8), "url(#ground)", OUTLINE, 3)
    )
    return document(body, defs, BOX, 2.5)


def rim(owner: str, whose: str = "") -> str:
    x, y, w, h = ARCH
    side = SIDES[whose]

    def sides(inset: float, top: float) -> str:
        return f"M{x + inset} {y + top}V{y + h - inset}H{x + w - inset}V{y + top}"

    body = (
        line(sides(4, side + 2), OWNERS[owner].mid, 7)
        + line(sides(0, side), OUTLINE, 4)
        + line(sides(9, side), OUTLINE, 3)
    )
    return document(body, "", BOX, 2.5)


def mask(whose: str = "") -> str:
    """Where a bust may be seen: anywhere above, within the arch below."""
    x, y, w, h = ARCH
    left, top, wide, _ = BOX
    side = y + SIDES[whose]
    shape = f"M{left} {top}H{left + wide}V{side}H{x + w - 9.5}V{y + h - 9.5}H{x + 9.5}V{side}H{left}Z"
    return document(path(shape, "#fff"), "", BOX, 2.5)
