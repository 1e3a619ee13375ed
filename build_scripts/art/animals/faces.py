"""What a face is made of: eyes, brows and mouths for every mood, and the tilt, drops and lines with them.

Names are for the ids, as in `shapes`. A mouth is put `at` the middle of its upper lip and is as large as half
its width and its depth.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple

from build_scripts.art.animals.portrait import Expression
from build_scripts.art.animals.shapes import (
    OUTLINE,
    WIDTH,
    arc,
    both_sides,
    clipped,
    ellipse,
    filled,
    form,
    line,
    number,
    outlined,
    paint,
    placed,
    radial,
    ribbon,
    shine,
    spot,
    turned,
)

Point = tuple[float, float]

THROAT: Final = "#5e0f20"
TONGUE: Final = "#ff6a80"
IVORY: Final = "#fffef2"
WATER: Final = "#8ff0ff"


class Iris(NamedTuple):
    """The colours of an iris from the middle outwards."""

    light: str
    mid: str
    dark: str


AMBER: Final = Iris("#ffcf3a", "#c9741a", "#6b3208")
GOLD: Final = Iris("#fff27a", "#e8a41e", "#8a4a06")
GREEN: Final = Iris("#d8f06a", "#5f9a1e", "#264a06")
BLUE: Final = Iris("#9fe0ff", "#2f86c9", "#123a6e")
BROWN: Final = Iris("#c98a4a", "#7a421a", "#2c1204")
PLUM: Final = Iris("#e9a8ff", "#9a3fc0", "#431060")


# Eyes


class Lens(Enum):
    """What is seen in the white of an eye."""

    IRIS = "iris"
    CROSS = "cross"
    SPIRAL = "spiral"
    SHUT = "shut"


class Gaze(NamedTuple):
    """Where eyes look, and how: lids close from above and, with `low`, from below, each from 0 to 1.

    `tilt` turns the upper lids, outer ends up; `grow` widens the eyes, `iris` only what is in the white.
    """

    look: Point = (0, 0)
    lid: float = 0
    low: float = 0
    tilt: float = 0
    grow: float = 1
    iris: float = 1
    tears: bool = False
    lens: Lens = Lens.IRIS


FIERCE: Final = Gaze((-3, 2), 0.27, tilt=17, grow=1.06, iris=0.9)
KEEN: Final = Gaze((-4, 0), 0.12, tilt=8, grow=1.12)
GLEEFUL: Final = Gaze((-3, -1), low=0.3, grow=1.1)
LAUGHING: Final = Gaze(lens=Lens.SHUT)
HYPNOTIC: Final = Gaze(lid=0.16, tilt=12, grow=1.16, lens=Lens.SPIRAL)

SHOCKED: Final = Gaze((-4, -2), grow=1.16, iris=0.62)
TEARY: Final = Gaze((-2, -2), 0.16, tilt=-17, grow=1.14, iris=1.08, tears=True)
SULKING: Final = Gaze((-5, -1), 0.34, tilt=-15, grow=1.05)
DAZED: Final = Gaze(grow=1.12, lens=Lens.SPIRAL)
BEATEN: Final = Gaze(grow=1.05, lens=Lens.CROSS)


def eye(name: str, at: Point, size: Point, iris: Iris, gaze: Gaze, lid: str = "#000") -> str:
    """One eye, with lids of the given colour."""
    (cx, cy), rx, ry = at, size[0] * gaze.grow, size[1] * gaze.grow
    if gaze.lens is Lens.SHUT:
        return _shut(cx, cy, rx, ry, lid)
    inside = (
        spot(cx, cy, rx, ry, "#fffdf5")
        + spot(cx, cy - ry * 0.75, rx, ry * 0.6, "#b9a8c8", 0.45)
        + _lens(name, (cx, cy), min(rx, ry), iris, gaze)
    )
    if gaze.tears:
        inside += spot(cx, cy + ry * 0.98, rx, ry * 0.42, "#a8ecff", 0.9)
    if gaze.lid:
        inside += turned(_upper_lid(cx, cy, rx, ry, gaze.lid, lid), gaze.tilt, cx, cy)
    if gaze.low:
        inside += _lower_lid(cx, cy, rx, ry, gaze.low, lid)
    left, right = number(cx - rx), number(cx + rx)
    arc = f"A{number(rx)} {number(ry)} 0 1 1"
    white = f"M{left} {cy}{arc} {right} {cy}{arc} {left} {cy}Z"
    return clipped(f"{name}-clip", white, inside) + outlined(white, "none", 3.6)


def eyes(name: str, at: Point, size: Point, iris: Iris, gaze: Gaze, lid: str = "#000") -> str:
    """A pair of eyes, `at` the left one: lids and tears are mirrored, the look and the glints are not."""
    (x, y), (rx, ry) = at, size
    pair = eye(f"{name}-left", (x, y), size, iris, gaze, lid) + eye(
        f"{name}-right", (WIDTH - x, y), size, iris, gaze._replace(tilt=-gaze.tilt), lid
    )
    if gaze.tears:
        pair += drop((x - rx * 0.95, y + ry * 1.35), 14, 0.85) + drop(
            (WIDTH - x + rx * 0.95, y + ry * 1.2), -14, 0.7
        )
    return pair


def _lens(name: str, at: Point, radius: float, iris: Iris, gaze: Gaze) -> str:
    match gaze.lens:
        case Lens.CROSS:
            return _cross(*at, radius * 0.5)
        case Lens.SPIRAL:
            return _spiral(*at, radius * 0.86, iris)
    return _iris(
        name, at[0] + gaze.look[0], at[1] + gaze.look[1], radius * 0.72 * gaze.iris / gaze.grow**0.5, iris
    )


def _iris(name: str, x: float, y: float, r: float, iris: Iris) -> str:
    shade = radial(f"{name}-iris", (x, y + r * 0.3), r * 1.1, iris.light, (0.65, iris.mid), (1, iris.dark))
    return (
        shade
        + spot(x, y, r, r, paint(f"{name}-iris"))
        + spot(x, y, r * 0.56, r * 0.56, "#1d0a02")
        + spot(x + r * 0.36, y - r * 0.42, r * 0.34, r * 0.34, "#fff")
        + spot(x - r * 0.42, y + r * 0.45, r * 0.15, r * 0.15, "#fff", 0.8)
    )


def _cross(x: float, y: float, r: float) -> str:
    left, right, top, bottom = number(x - r), number(x + r), number(y - r), number(y + r)
    return line(f"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}", width=5)


def _spiral(x: float, y: float, r: float, iris: Iris) -> str:
    """Two and a half turns, from the middle outwards, on the colour of the iris."""
    turns = [
        (x + r * t * math.cos(5 * math.pi * t), y + r * t * math.sin(5 * math.pi * t))
        for t in (step / 36 for step in range(37))
    ]
    path = "L".join(f"{number(a)} {number(b)}" for a, b in turns)
    return spot(x, y, r, r, iris.light, 0.55) + line(f"M{path}", width=3.2)


def _shut(cx: float, cy: float, rx: float, ry: float, lid: str) -> str:
    """Squeezed shut with laughter."""
    left, right, ends, top = cx - rx * 0.9, cx + rx * 0.9, cy + ry * 0.35, cy - ry * 0.95
    arch = f"M{number(left)} {number(ends)}Q{number(cx)} {number(top)} {number(right)} {number(ends)}"
    return spot(cx, cy, rx, ry, lid) + line(arch, width=6)


def _upper_lid(cx: float, cy: float, rx: float, ry: float, closed: float, colour: str) -> str:
    left, right, top = number(cx - rx - 6), number(cx + rx + 6), number(cy - ry - 8)
    edge = number(cy - ry + 2 * ry * closed)
    return filled(f"M{left} {top}H{right}V{edge}H{left}Z", colour) + line(
        f"M{left} {edge}H{right}", width=3.6
    )


def _lower_lid(cx: float, cy: float, rx: float, ry: float, closed: float, colour: str) -> str:
    left, right, bottom = number(cx - rx - 2), number(cx + rx + 2), number(cy + ry + 4)
    edge, middle = number(cy + ry - 2 * ry * closed + 3), number(cy + ry - 2 * ry * closed - 4)
    return outlined(f"M{left} {bottom}V{edge}Q{number(cx)} {middle} {right} {edge}V{bottom}Z", colour, 2.6)


def brows(at: Point, span: float, slope: float, width: float = 5.5, colour: str = OUTLINE) -> str:
    """Two brows, `at` the middle of the left one: `slope` is how much the inner end is lower (or higher)."""
    return both_sides(line(_brow(at, span, slope), colour, width))


def _brow(at: Point, span: float, slope: float) -> str:
    x, y = at
    start, end = (x - span / 2, y - slope / 2), (x + span / 2, y + slope / 2)
    bend = y - span * 0.22
    return (
        f"M{number(start[0])} {number(start[1])}Q{number(x)} {number(bend)} {number(end[0])} {number(end[1])}"
    )


# Mouths


def _spread(at: Point, size: Point) -> Callable[[float, float], str]:
    """Writes points of a mouth given in halves of its width and in its depth."""
    (x, y), (w, d) = at, size
    return lambda across, down: f"{number(x + w * across)} {number(y + d * down)}"


def roar(name: str, at: Point, size: Point, fangs: float = 1, lower: bool = True) -> str:
    """Wide open below a two-lobed lip, with fangs of the given length."""
    (x, y), (w, d), p = at, size, _spread(at, size)
    lip = f"M{p(-1, 0)}Q{p(-0.5, 7 / d)} {p(0, 0)}Q{p(0.5, 7 / d)} {p(1, 0)}"
    jaw = f"C{p(1.12, 0.7)} {p(0.6, 1)} {p(0, 1)}C{p(-0.6, 1)} {p(-1.12, 0.7)} {p(-1, 0)}Z"
    tongue = spot(x, y + d * 0.95, w * 0.62, d * 0.42, TONGUE)
    groove = line(f"M{p(0, 0.68)}L{p(0, 0.86)}", "#c8385a", 3)
    teeth = "".join(_fang(x + w * side, y + 3, w * 0.26, d * 0.42 * fangs) for side in (-0.66, 0.66))
    if lower:
        teeth += "".join(_fang(x + w * side, y + d * 0.94, w * 0.2, -d * 0.24) for side in (-0.44, 0.44))
    return form(f"{name}-mouth", lip + jaw, THROAT, tongue, groove, outlined(teeth, IVORY, 2.8), width=4)


def _fang(x: float, y: float, width: float, length: float) -> str:
    p = _spread((x, y), (width / 2, length))
    return f"M{p(-1, 0)}L{p(0, 1)}L{p(1, 0)}Z"


def grin(name: str, at: Point, size: Point, teeth: float = 0.38) -> str:
    """A laughing mouth: a row of upper teeth, and the tongue."""
    (x, y), (w, d), p = at, size, _spread(at, size)
    lip = f"M{p(-1, 0)}Q{p(0, 0.32)} {p(1, 0)}"
    jaw = f"C{p(0.95, 0.7)} {p(0.5, 1)} {p(0, 1)}C{p(-0.5, 1)} {p(-0.95, 0.7)} {p(-1, 0)}Z"
    row = f"M{p(-1, -0.2)}L{p(1, -0.2)}L{p(1, teeth * 0.7)}Q{p(0, teeth + 0.24)} {p(-1, teeth * 0.7)}Z"
    dimples = f"M{p(-1, 0)}l-4 -5M{p(1, 0)}l4 -5"
    return form(
        f"{name}-mouth",
        lip + jaw,
        THROAT,
        spot(x, y + d, w * 0.55, d * 0.36, TONGUE),
        outlined(row, IVORY, 2.6) if teeth else "",
        width=4,
    ) + line(dimples, width=4)


def oh(name: str, at: Point, size: Point) -> str:
    """A round mouth."""
    (x, y), (w, d), p = at, size, _spread(at, size)
    right, left = f"C{p(0.6, 0)} {p(1, 0.3)} {p(1, 0.62)}", f"C{p(-1, 0.3)} {p(-0.6, 0)} {p(0, 0)}Z"
    ring = (
        f"M{p(0, 0)}{right}C{p(1, 0.9)} {p(0.6, 1)} {p(0, 1)}C{p(-0.6, 1)} {p(-1, 0.9)} {p(-1, 0.62)}{left}"
    )
    return form(f"{name}-mouth", ring, THROAT, spot(x, y + d, w * 0.8, d * 0.32, TONGUE), width=4)


def wail(name: str, at: Point, size: Point, teeth: bool = False) -> str:
    """Open, the corners drawn down, the lower lip trembling."""
    (x, y), (w, d), p = at, size, _spread(at, size)
    lip = f"M{p(-1, 0.82)}C{p(-0.95, 0.2)} {p(-0.55, 0)} {p(0, 0)}C{p(0.55, 0)} {p(0.95, 0.2)} {p(1, 0.82)}"
    right = f"Q{p(0.75, 1.12)} {p(0.5, 0.86)}Q{p(0.25, 0.66)} {p(0, 0.86)}"
    left = f"Q{p(-0.25, 1.12)} {p(-0.5, 0.86)}Q{p(-0.75, 0.62)} {p(-1, 0.82)}Z"
    row = f"M{p(-0.5, -0.1)}L{p(0.5, -0.1)}L{p(0.5, 0.26)}L{p(-0.5, 0.26)}Z"
    return form(
        f"{name}-mouth",
        lip + right + left,
        THROAT,
        outlined(row, IVORY, 2.6) if teeth else "",
        spot(x + w * 0.05, y + d * 0.88, w * 0.5, d * 0.32, TONGUE),
        width=4,
    )


def gritted(name: str, at: Point, size: Point) -> str:
    """Clenched teeth in a crooked box of a mouth."""
    p = _spread(at, size)
    top = f"M{p(-1, 0.6)}Q{p(-1, 0)} {p(-0.6, 0.05)}Q{p(0, -0.25)} {p(0.6, 0.05)}Q{p(1, 0)} {p(1, 0.6)}"
    bottom = f"Q{p(1, 1.1)} {p(0.6, 1)}Q{p(0, 0.75)} {p(-0.6, 1)}Q{p(-1, 1.1)} {p(-1, 0.6)}Z"
    gaps = "".join(f"M{p(across, -0.3)}L{p(across, 1.3)}" for across in (-0.6, -0.2, 0.2, 0.6))
    middle = f"M{p(-1, 0.52)}Q{p(0, 0.3)} {p(1, 0.52)}"
    return form(f"{name}-mouth", top + bottom, IVORY, line(gaps + middle, width=2.6), width=4)


def wobble(at: Point, half: float, width: float = 4.5) -> str:
    """A closed mouth that trembles."""
    x, y = at
    step = half / 2
    waves = "".join(f"q{number(step / 2)} {-7 if index % 2 else 7} {number(step)} 0" for index in range(4))
    return line(f"M{number(x - half)} {number(y + 2)}{waves}", width=width)


def hanging_tongue(at: Point, degrees: float = 12, size: float = 1) -> str:
    """Out of the corner of a mouth."""
    tongue = outlined("M-8 -2C-10 12 -9 22 0 23C9 22 10 12 8 -2Z", TONGUE, 3.6) + line(
        "M0 2V12", "#c8385a", 3
    )
    return placed(tongue, *at, degrees, size)


# Tilt


class Tilt(NamedTuple):
    """How a head is held: turned clockwise, moved, and nearer or farther."""

    degrees: float = 0
    shift: Point = (0, 0)
    size: float = 1


FORWARD: Final = Tilt(-6, (-3, 4), 1.05)
BACK: Final = Tilt(9, (3, 7), 0.98)


def held(
    head: str, expression: Expression, neck: Point = (120, 226), acting: Tilt = FORWARD, out: Tilt = BACK
) -> str:
    """The head, leaning on its neck: forward to the left in action, back to the right when thrown out."""
    degrees, (dx, dy), size = expression.pick(Tilt(), acting, out)
    if expression is Expression.WAITING:
        return head
    x, y = neck
    return (
        f'<g transform="translate({number(x + dx)} {number(y + dy)}) rotate({number(degrees)})'
        f' scale({number(size)}) translate({number(-x)} {number(-y)})">{head}</g>'
    )


# Signs of action and of misery


DROP: Final = "M0 -11C5 -3 8 1 8 5A8 8 0 0 1 -8 5C-8 1 -5 -3 0 -11Z"
BALLS: Final = ((-0.6, 0.12, 0.46), (0.62, 0.08, 0.48), (0.02, -0.3, 0.62), (0.04, 0.3, 0.5))
"""Middles and radii of what a puff is made of, the lowest last."""
STAR: Final = "M0 -10L2.9 -3.6L9.6 -3L4.6 1.6L6 8.2L0 4.8L-6 8.2L-4.6 1.6L-9.6 -3L-2.9 -3.6Z"


def drop(at: Point, degrees: float = 0, size: float = 1) -> str:
    """Sweat, a tear or spit; it falls to where its round end points."""
    body = outlined(DROP, WATER, 3.2) + shine("M-3 4Q-3 0 -1 -2", "#fff", 2.4, 1)
    return placed(body, *at, degrees, size)


def sweat(*at: Point) -> str:
    """Drops that fly off a head to the left and to the right of the axis."""
    return "".join(drop((x, y), -(x - WIDTH / 2) * 0.45, 0.95) for x, y in at)


def dizzy_stars(at: Point, radii: Point = (44, 13)) -> str:
    """Stars that circle above a head."""
    (x, y), (rx, ry) = at, radii
    left, right = number(x - rx), number(x + rx)
    ring = f"M{left} {y}A{rx} {ry} 0 1 1 {right} {y}A{rx} {ry} 0 1 1 {left} {y}Z"
    stars = [
        (x - rx * 0.94, y - ry * 0.3, 1.15),
        (x + rx * 0.1, y + ry, 1.3),
        (x + rx * 0.9, y - ry * 0.4, 1.05),
    ]
    return line(ring, "#fff6c8", 2.6, 0.85) + "".join(
        placed(outlined(STAR, "#ffe14a", 3), a, b, a, size) for a, b, size in stars
    )


def burst(at: Point, radius: float, degrees: Sequence[float], length: float = 20) -> str:
    """Short lines that fly out from a point, `degrees` clockwise from straight up: noise and impact."""
    starts, ends = arc(at, radius, degrees), arc(at, radius + length, degrees)
    return whoosh(
        *(
            f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
            for (x1, y1, _), (x2, y2, _) in zip(starts, ends, strict=True)
        )
    )


def whoosh(*paths: str, fill: str = "#fffbe0") -> str:
    """Speed lines."""
    return "".join(ribbon(d, fill, 4, 2.6) for d in paths)


def puff(at: Point, size: float, fill: str = "#fff", shade: str = "#d8cfe4") -> str:
    """A small cloud of round balls: steam, dust or scent."""
    x, y = at
    balls = [(x + size * dx, y + size * dy, size * r) for dx, dy, r in BALLS]
    low_x, low_y, low_r = balls[-1]
    return (
        "".join(ellipse(cx, cy, r, r, fill, 6.8) for cx, cy, r in balls)
        + "".join(spot(cx, cy, r, r, fill) for cx, cy, r in balls)
        + spot(low_x + size * 0.1, low_y + size * 0.06, low_r * 0.95, low_r * 0.7, shade, 0.75)
        + spot(x - size * 0.3, y - size * 0.45, size * 0.24, size * 0.16, "#fff", 0.9)
    )
