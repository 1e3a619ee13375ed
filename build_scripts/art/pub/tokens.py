"""What a guest stands in at the tables: an arch in the colour of its clan, out of which the head breaks.

About the middle of the foot, in units of the table (1920 x 1080). Back to front: stand, the bust cut by the
mask (scaled by BUST, its card's top left corner at bust_corner), rim.
"""

from __future__ import annotations

from build_scripts.art.palette import OUTLINE, OWNERS, Owner
from build_scripts.art.shapes import (
    blurred,
    clipped,
    document,
    ellipse,
    line,
    linear_box,
    masked,
    path,
    rect,
)

BOX = (-96.0, -190.0, 192.0, 208.0)
ARCH = (-56.0, -138.0, 112.0, 116.0)
"""Left, top, width, height."""
BUST = 0.5
SCALE = 2.5
"""Two pixels a unit at 4K, and a little more for whom somebody lifts."""
TOPS = {"goblin": -34, "dwarf": -26, "elf": -10, "troll": -24}
"""How much higher than the arch a bust's card begins."""
GROUNDS = {
    "blue": ("#DCE8FF", "#8FB0FF", "#3A58B8"),
    "yellow": ("#FFFBE0", "#FFE88A", "#D8A020"),
    "red": ("#FFE6D8", "#FFA888", "#B8482A"),
    "teal": ("#E4FFFA", "#9AEBDD", "#2A9A8C"),
}
SIDE = 88
"""From here down the arch is before the bust: ears, ear muffs and tusks pass before its sides."""


def arch(inset: float) -> str:
    x, y, w, h = ARCH
    return (
        f"M{x + inset} {y + h - inset}V{y + 46}A{w / 2 - inset} {46 - inset} 0 0 1 {x + w - inset} {y + 46}"
        f"V{y + h - inset}Z"
    )


def stand(owner: str) -> str:
    colour = OWNERS[owner]
    body = (
        ellipse(0, -8, 66, 15, "#000", **blurred(4, 0.5))
        + ellipse(0, -8, 62, 14, "#2A1208", OUTLINE, 4)
        + ellipse(0, -13, 62, 14, "url(#frame)", OUTLINE, 4)
        + line("M-48 -19A54 10 0 0 1 -10 -24", "#fff", 2.4, opacity=0.6)
        + path(arch(0), "url(#frame)", OUTLINE, 5)
        + path(arch(8), "url(#ground)", OUTLINE, 3)
        + line("M-51 -40V-90A50 42 0 0 1 -16 -131", "#fff", 2.2, opacity=0.55)
    )
    return document(body, _paints(colour, owner), BOX, SCALE)


def rim(owner: str) -> str:
    """The lower part of the frame again, with a hole: it comes before the bust."""
    x, y, w, h = ARCH
    left, _, wide, high = BOX
    below = rect(left, y + SIDE, wide, high, 0, "#fff") + path(arch(8), "#000")
    body = path(arch(0), "url(#frame)", OUTLINE, 5)
    inner = clipped("below", rect(x - 6, y + SIDE, w + 12, h, 0), path(arch(8), "none", OUTLINE, 3))
    shine = line(f"M-51 -40V{y + SIDE}", "#fff", 2.2, opacity=0.55)
    return document(
        masked("hole", below, body + shine, BOX) + inner, _paints(OWNERS[owner], owner), BOX, SCALE
    )


def _paints(colour: Owner, owner: str) -> str:
    end = "#DB9A06" if owner == "yellow" else colour.dark
    return linear_box("frame", 1, 1, colour.light, (0.4, colour.mid), (1, end)) + linear_box(
        "ground", 0, 1, *GROUNDS[owner]
    )


def mask() -> str:
    """Where a bust may be seen: anywhere above, within the arch below."""
    x, y, w, h = ARCH
    left, top, wide, _ = BOX
    side = y + SIDE
    shape = f"M{left} {top}H{left + wide}V{side}H{x + w - 9}V{y + h - 9}H{x + 9}V{side}H{left}Z"
    return document(path(shape, "#fff"), "", BOX, SCALE)
