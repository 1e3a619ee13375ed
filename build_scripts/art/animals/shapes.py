"""The small vocabulary all animals are drawn with: every function returns a piece of SVG.

Card space is 240 x 336, the light comes from the top left, and there is one outline colour. Whatever needs
an id (gradients, clips, eyes) is given a name by the animal, so that portraits can share one document and
the same source always gives the same picture.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Final

WIDTH: Final = 240
HEIGHT: Final = 336
AXIS: Final = WIDTH / 2

OUTLINE: Final = "#3b1606"
LINE: Final = 4.5
"""Width of an outline; details inside a shape may go down to 3."""

SHOULDERS: Final = "M14 345C18 268 70 232 120 232C170 232 222 268 226 345Z"
"""The bust most animals stand on; it runs out of the card at the bottom."""

BLURS: Final = (4, 8)

Stop = str | tuple[float, str] | tuple[float, str, float]
"""A colour, or where it is reached and the colour, or that and its opacity."""


def number(value: float) -> str:
    """The shortest way to write a coordinate."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


# Paint


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
    """A gradient along a line of the card."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(name: str, centre: tuple[float, float], radius: float, *stops: Stop, narrow: float = 1) -> str:
    """A gradient around a point of the card: put it up and left of the middle of what it lights.

    `narrow` squeezes the circle sideways.
    """
    x, y = number(centre[0]), number(centre[1])
    squeeze = (
        f' gradientTransform="translate({x} 0) scale({narrow:.3f} 1) translate(-{x} 0)"'
        if narrow != 1
        else ""
    )
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{number(radius)}"'
        f"{squeeze}>{_stops(stops)}</radialGradient>"
    )


def body_paint(name: str, light: str, mid: str, dark: str) -> str:
    """A gradient for shoulders: light on the left one, dark below and to the right."""
    return radial(name, (66, 250), 170, light, (0.42, mid), (1, dark))


def _stops(stops: tuple[Stop, ...]) -> str:
    written = []
    for index, stop in enumerate(stops):
        offset, colour, *rest = (index / max(1, len(stops) - 1), stop) if isinstance(stop, str) else stop
        opacity = f' stop-opacity="{rest[0]}"' if rest else ""
        written.append(f'<stop offset="{number(offset)}" stop-color="{colour}"{opacity}/>')
    return "".join(written)


def paint(name: str) -> str:
    """The fill that refers to a gradient."""
    return f"url(#{name})"


def blur_filters() -> str:
    """The blurs `soft` can use, for the head of the document."""
    return "".join(
        f'<filter id="b{size}" x="-60%" y="-60%" width="220%" height="220%">'
        f'<feGaussianBlur stdDeviation="{size}"/></filter>'
        for size in BLURS
    )


# Marks


def outlined(d: str, fill: str, width: float = LINE) -> str:
    """A filled shape with the outline."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{OUTLINE}" stroke-width="{width}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def filled(d: str, fill: str, opacity: float = 1) -> str:
    """A shape without outline: markings and shade."""
    return f'<path d="{d}" fill="{fill}"{_opacity(opacity)}/>'


def line(d: str, colour: str = OUTLINE, width: float = LINE, opacity: float = 1) -> str:
    """A stroke with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linecap="round" stroke-linejoin="round"{_opacity(opacity)}/>'
    )


def shine(d: str, colour: str = "#fff", width: float = 5, opacity: float = 0.8) -> str:
    """A highlight: always on the upper left side of a form, and so never mirrored."""
    return line(d, colour, width, opacity).replace("<path ", '<path class="shine" ')


def ribbon(d: str, fill: str, width: float, edge: float = LINE) -> str:
    """A thick stroke with an outline on both sides: tails, straws, tongues."""
    return line(d, OUTLINE, width + 2 * edge) + line(d, fill, width)


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str, width: float = LINE) -> str:
    """An outlined ellipse."""
    return (
        f'<ellipse cx="{number(cx)}" cy="{number(cy)}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"'
        f' stroke="{OUTLINE}" stroke-width="{width}"/>'
    )


def spot(cx: float, cy: float, rx: float, ry: float, fill: str, opacity: float = 1) -> str:
    """An ellipse without outline."""
    return (
        f'<ellipse cx="{number(cx)}" cy="{number(cy)}" rx="{number(rx)}" ry="{number(ry)}"'
        f' fill="{fill}"{_opacity(opacity)}/>'
    )


def spots(centres: Iterable[tuple[float, float]], rx: float, ry: float, fill: str, opacity: float = 1) -> str:
    """The same spot in several places."""
    return "".join(spot(x, y, rx, ry, fill, opacity) for x, y in centres)


def _opacity(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity}"'


# Arrangement


def mirrored(body: str) -> str:
    """The same on the other side of the card's axis, lit from the same side: only the geometry is turned.

    Highlights stay behind. What is `placed` or `turned` has axes of its own and cannot be mirrored.
    """
    if "transform=" in body:
        raise ValueError("only plain shapes can be mirrored")
    body = re.sub(r'<path class="shine"[^>]*>', "", body)
    for name in re.findall(r' id="([^"]+)"', body):
        body = body.replace(f'id="{name}"', f'id="{name}-mirrored"').replace(
            f"(#{name})", f"(#{name}-mirrored)"
        )
    body = re.sub(r' d="([^"]+)"', lambda found: f' d="{_flip_path(found[1])}"', body)
    return re.sub(r' cx="([^"]+)"', lambda found: f' cx="{number(WIDTH - float(found[1]))}"', body)


def both_sides(body: str) -> str:
    """The left side and its mirror image."""
    return body + mirrored(body)


def turned(body: str, degrees: float, cx: float = AXIS, cy: float = 168) -> str:
    """Rotated around a point, clockwise."""
    if not degrees:
        return body
    return f'<g transform="rotate({number(degrees)} {number(cx)} {number(cy)})">{body}</g>'


def placed(body: str, x: float, y: float, degrees: float = 0, scale: float = 1) -> str:
    """Moved from the origin, where small accessories are drawn."""
    transform = f"translate({number(x)} {number(y)})"
    if degrees:
        transform += f" rotate({number(degrees)})"
    if scale != 1:
        transform += f" scale({number(scale)})"
    return f'<g transform="{transform}">{body}</g>'


def askew(body: str, pivot: tuple[float, float], degrees: float, shift: tuple[float, float]) -> str:
    """Turned clockwise around a point and moved: hats that slip."""
    if not degrees:
        return body
    x, y = pivot
    move = f"translate({number(x + shift[0])} {number(y + shift[1])}) rotate({number(degrees)})"
    return f'<g transform="{move} translate({number(-x)} {number(-y)})">{body}</g>'


def leant(body: str, degrees: float) -> str:
    """Slanted, the top to the right and the foot in its place: long necks that follow a head."""
    if not degrees:
        return body
    slope = -math.tan(math.radians(degrees))
    return f'<g transform="matrix(1 0 {slope:.4f} 1 {number(-slope * HEIGHT)} 0)">{body}</g>'


def swung(part: str, root: tuple[float, float], turns: tuple[float, float]) -> str:
    """A part and its mirror image, each turned clockwise about its root: ears that droop or stream back."""
    left, right = turns
    if not (left or right):
        return both_sides(part)
    return turned(part, left, *root) + turned(mirrored(part), right, WIDTH - root[0], root[1])


def clipped(name: str, d: str, *inside: str) -> str:
    """Only what lies inside the shape."""
    return (
        f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{"".join(inside)}</g>'
    )


def form(name: str, d: str, fill: str, *inside: str, width: float = LINE) -> str:
    """A body part: filled, with markings and shade kept inside, and the outline on top of them."""
    return filled(d, fill) + clipped(name, d, *inside) + outlined(d, "none", width)


def soft(body: str, blur: int) -> str:
    """Blurred; clip it, or it leaves a haze around the animal."""
    return f'<g filter="url(#b{blur})">{body}</g>'


# Paths


def symmetric(half: str) -> str:
    """Close a half outline with its mirror image.

    `half` runs from the axis to the axis in absolute L, Q and C commands, without the leading M.
    """
    pen, *commands = re.findall(r"([LQC]?)([^LQC]+)", half)
    points = [_points(pen[1])[0]]
    forward = f"M{_write(points)}"
    back = ""
    for letter, arguments in commands:
        new = _points(arguments)
        forward += letter + _write(new)
        back = letter + _write([_flip(p) for p in [*new[-2::-1], points[-1]]]) + back
        points += new
    return forward + back + "Z"


def _flip_path(d: str) -> str:
    commands = re.findall(r"([A-Za-z])([^A-Za-z]*)", d)
    return "".join(
        letter
        + " ".join(map(number, _flip_values(letter, [float(v) for v in re.findall(r"-?[\d.]+", values)])))
        for letter, values in commands
    )


def _flip_values(letter: str, values: list[float]) -> list[float]:
    """The arguments of one path command, seen in a mirror; those of small letters are relative."""
    edge = 0 if letter.islower() else WIDTH
    match letter.upper():
        case "V" | "Z":
            return values
        case "H":
            return [edge - x for x in values]
        case "A":
            rx, ry, turn, long, sweep, x, y = values
            return [rx, ry, -turn, long, 1 - sweep, edge - x, y]
    return [edge - value if index % 2 == 0 else value for index, value in enumerate(values)]


def _points(arguments: str) -> list[tuple[float, float]]:
    values = [float(value) for value in re.findall(r"-?[\d.]+", arguments)]
    return list(zip(values[::2], values[1::2], strict=True))


def _flip(point: tuple[float, float]) -> tuple[float, float]:
    return WIDTH - point[0], point[1]


def _write(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def tufts(cy: float, radii: tuple[float, float], count: int, length: float, lean: float = 0.35) -> str:
    """A closed ring of pointed fur around the axis: `lean` bends the tufts down and outwards."""
    centre = (AXIS, cy)
    step = math.pi / count
    half = _write([_around(centre, radii, 0, 0)])
    for index in range(count):
        root, tip, end = index * step, (index + 0.5 + lean) * step, (index + 1) * step
        stretch = length * (0.995 - 0.175 * math.cos(root + step / 2))
        bulge = _around(centre, radii, root + step * 0.3, stretch * 0.95)
        point = _around(centre, radii, tip, stretch)
        under = _around(centre, radii, end - step * 0.05, length * 0.25)
        half += f"Q{_write([bulge, point])}Q{_write([under, _around(centre, radii, end, 0)])}"
    return symmetric(half)


def fluff(cx: float, cy: float, rx: float, ry: float, lobes: int, depth: float, turn: float = 0) -> str:
    """A closed ring of round lobes: wool, down and clouds."""
    step = 2 * math.pi / lobes
    path = f"M{_write([_around((cx, cy), (rx, ry), turn, 0)])}"
    for index in range(lobes):
        middle, end = turn + (index + 0.5) * step, turn + (index + 1) * step
        path += (
            f"Q{_write([_around((cx, cy), (rx, ry), middle, depth), _around((cx, cy), (rx, ry), end, 0)])}"
        )
    return path + "Z"


def _around(
    centre: tuple[float, float], radii: tuple[float, float], angle: float, beyond: float
) -> tuple[float, float]:
    """A point at an angle counted clockwise from the top, some way outside an ellipse."""
    return (
        centre[0] + (radii[0] + beyond) * math.sin(angle),
        centre[1] - (radii[1] + beyond) * math.cos(angle),
    )


def spike(base: tuple[float, float], degrees: float, length: float, width: float) -> str:
    """A slender pointed blade: a quill or a feather, `degrees` clockwise from straight up."""
    angle = math.radians(degrees)
    along, across = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))

    def at(up: float, side: float) -> str:
        x = base[0] + along[0] * up * length + across[0] * side * width
        y = base[1] + along[1] * up * length + across[1] * side * width
        return f"{number(x)} {number(y)}"

    return f"M{at(0, -0.5)}Q{at(0.55, -0.62)} {at(1, 0)}Q{at(0.55, 0.62)} {at(0, 0.5)}Z"


def arc(
    centre: tuple[float, float], radius: float, degrees: Iterable[float]
) -> list[tuple[float, float, float]]:
    """Places on a circle with the angle of each, clockwise from straight up."""
    return [
        (
            centre[0] + radius * math.sin(math.radians(angle)),
            centre[1] - radius * math.cos(math.radians(angle)),
            angle,
        )
        for angle in degrees
    ]


# Shade


def contact_shadow(
    name: str, onto: str, cy: float = 206, rx: float = 62, ry: float = 52, opacity: float = 0.42
) -> str:
    """What the head throws on the shoulders; never on the air, so that the silhouette stays crisp."""
    return clipped(name, onto, soft(spot(AXIS, cy, rx, ry, "#3b0f00", opacity), 8))


def blush(
    x: float, y: float, colour: str = "#ff5a3a", rx: float = 13, ry: float = 8, opacity: float = 0.45
) -> str:
    """Two soft cheeks."""
    return soft(spots([(x, y), (WIDTH - x, y)], rx, ry, colour, opacity), 4)
