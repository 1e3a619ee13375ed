"""Small things about (0, 0): mugs, coins, purses. Each brings its own paint, so it can lie in any drawing."""

from __future__ import annotations

from typing import NamedTuple

from build_scripts.art.palette import OUTLINE
from build_scripts.art.shapes import circle, ellipse, line, linear_box, path, rect


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
