"""What the guests are drawn with besides the vocabulary of the animals: the same card space, line and light.

Clips are named after the shape that cuts: nobody has to invent names, and the text is always the same.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple
from zlib import crc32

from build_scripts.art.animals.shapes import LINE, OUTLINE, filled, line, number, outlined, soft, spot
from build_scripts.art.animals.shapes import clipped as clipped_as

Point = tuple[float, float]

IVORY = "#fffef2"
BONE = "#fff6dc"
GOLD = "#ffd24a"
ICE = "#aee8ff"
SHADE = "#1a0620"


class Tones(NamedTuple):
    """A colour with its light and its dark sibling."""

    light: str
    mid: str
    dark: str


def clipped(d: str, *inside: str) -> str:
    """Only what lies inside the shape."""
    return clipped_as(f"c{crc32(d.encode()):08x}", d, *inside)


def form(d: str, fill: str, *inside: str, width: float = LINE) -> str:
    """A body part: filled, with markings and shade kept inside, and the outline on top of them."""
    return filled(d, fill) + clipped(d, *inside) + outlined(d, "none", width)


def put(body: str, x: float, y: float, turn: float = 0, wide: float = 1, high: float | None = None) -> str:
    """Moved from the origin, where hats and small things are drawn; turned clockwise and stretched there."""
    high = wide if high is None else high
    steps = f"translate({number(x)} {number(y)})"
    steps += f" rotate({number(turn)})" if turn else ""
    steps += f" scale({wide:.3f} {high:.3f})" if (wide, high) != (1, 1) else ""
    return f'<g transform="{steps}">{body}</g>'


def twins(body: str) -> str:
    """A thing drawn left of the origin, and its mirror image."""
    return body + put(body, 0, 0, 0, -1, 1)


def pair(body: str) -> str:
    """The left side of the card and its mirror image, for what cannot be mirrored point by point."""
    return body + put(body, 240, 0, 0, -1, 1)


def grown(body: str, chin: float, size: float, down: float) -> str:
    """Larger about the chin, and lower: heads are big here."""
    steps = f"translate(120 {number(chin + down)}) scale({size}) translate(-120 {number(-chin)})"
    return f'<g transform="{steps}">{body}</g>' if body else ""


def renamed(svg: str, suffix: str) -> str:
    """With a suffix at all ids but those of the shared blurs: several drawings can then share a page."""
    svg = re.sub(r' id="([^"]+)"', rf' id="\1{suffix}"', svg)
    return re.sub(r"url\(#(?!b\d+\))([^)]+)\)", rf"url(#\1{suffix})", svg)


def fur(x0: float, x1: float, y: float, sag: float, height: float, tufts: int, tones: Tones) -> str:
    """A band of fur with round tufts on both edges; `dark` is what its lower half lies in."""
    bump = 9

    def edge(step: float, side: int) -> Point:
        share = step / tufts
        return x0 + (x1 - x0) * share, y + sag * (1 - (2 * share - 1) ** 2) + side * height / 2

    def lobe(a: Point, b: Point, dx: float, dy: float) -> str:
        middle = (a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy
        return f"Q{number(middle[0])} {number(middle[1])} {number(b[0])} {number(b[1])}"

    top = [edge(step, -1) for step in range(tufts + 1)]
    low = [edge(step, 1) for step in range(tufts, -1, -1)]
    d = f"M{number(top[0][0])} {number(top[0][1])}"
    d += "".join(lobe(a, b, -2, -bump * 1.7) for a, b in pairwise(top))
    d += f"Q{number(x1 + bump * 1.6)} {number(y)} {number(low[0][0])} {number(low[0][1])}"
    d += "".join(lobe(a, b, 3, bump * 1.9) for a, b in pairwise(low))
    d += f"Q{number(x0 - bump * 1.6)} {number(y)} {number(top[0][0])} {number(top[0][1])}Z"
    bottom = number(max(y, y + sag) + height)
    shade = (
        f"M{number(x0 - 20)} {bottom}V{number(y + 2)}Q{number((x0 + x1) / 2)} {number(y + 2 * sag + 6)}"
        f" {number(x1 + 20)} {number(y + 2)}V{bottom}Z"
    )
    middles = (edge(step + 0.5, 0) for step in range(tufts))
    hairs = "".join(f"M{number(x - 4)} {number(at - 1)}l4 9" for x, at in middles)
    return form(d, tones.light, filled(shade, tones.dark, 0.75), line(hairs, tones.dark, 3.2, 0.9), width=4.2)


SNOW_FUR = Tones("#fffaf0", "#dfe8f6", "#b9cdea")
WOLF_FUR = Tones("#cdc5cc", "#a39aa6", "#8a8090")


def icicles(*spikes: tuple[float, float, float], half: float = 7) -> str:
    """Ice that hangs: where each starts, and how long it is."""
    return "".join(
        outlined(f"M{number(x - half)} {y}H{number(x + half)}L{x} {y + length}Z", ICE, 3)
        + line(f"M{number(x - 2)} {y + 4}v{number(length * 0.4)}", "#fff", 2.4, 0.9)
        for x, y, length in spikes
    )


def hoop(x: float, y: float, r: float = 13, colour: str = GOLD) -> str:
    """An ear ring."""
    ring = f"M{number(x - r)} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"
    return line(ring, OUTLINE, 8.5) + line(ring, colour, 4)


def drop(x: float, y: float, length: float = 24) -> str:
    """Sweat or a drip: hangs from the point (x, y)."""
    d = (
        f"M{x} {y}C{x - 6} {number(y + length * 0.4)} {x - 8} {number(y + length * 0.7)} {x} {y + length}"
        f"C{x + 8} {number(y + length * 0.7)} {x + 6} {number(y + length * 0.4)} {x} {y}Z"
    )
    return outlined(d, ICE, 3) + line(f"M{x - 1} {number(y + length * 0.5)}q-2 4 0 7", "#fff", 2.4, 0.9)


def head_shadow(onto: str, y: float, rx: float, ry: float) -> str:
    """What the head throws on the shoulders, never on the air."""
    return clipped(onto, soft(spot(120, y, rx, ry, "#2a0a14", 0.34), 8))


class Bust(NamedTuple):
    """A guest in 240 x 336 card space, as SVG; ears, horns and troll shoulders reach beyond it."""

    defs: str
    back: str
    """What is behind the shoulders: hoods, long hair, sacks."""
    body: str
    head: str
    """Tilted as the mood demands."""
    signs: str = ""
    """What is in the air about it."""

    @property
    def layers(self) -> str:
        """The whole guest, back to front."""
        return self.back + self.body + self.head + self.signs
