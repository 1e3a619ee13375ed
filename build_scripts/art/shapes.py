"""A small shape library: SVG text from Python numbers.

Every function returns a string, so drawings are put together by joining strings. Coordinates are design
units (1920x1080 canvas); ``document`` sets how many pixels one unit becomes.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any

Stop = str | tuple[float, str] | tuple[float, str, float]
Point = tuple[float, float]

BLURS = (1, 2, 3, 4, 6, 8, 12, 20, 30, 50)


def number(value: float) -> str:
    """Write a coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def points(*xy: Point) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in xy)


def attributes(**values: object) -> str:
    """Write attributes: ``stroke_width=2`` becomes ``stroke-width="2"``; None is left out."""
    pairs = (
        (name.strip("_").replace("_", "-"), value) for name, value in values.items() if value is not None
    )
    return "".join(f' {name}="{number(v) if isinstance(v, float) else v}"' for name, v in pairs)


def paint(fill: str, stroke: str | None, width: float, **more: object) -> str:
    """Write fill and stroke; every stroke of the game has round joins and ends."""
    line = {"stroke": stroke, "stroke_width": width, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return attributes(fill=fill, **(line if stroke else {}), **more)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2,
    **more: object,
) -> str:
    place = attributes(x=float(x), y=float(y), width=float(w), height=float(h), rx=float(r) if r else None)
    return f"<rect{place}{paint(fill, stroke, width, **more)}/>"


def circle(
    cx: float,
    cy: float,
    r: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2,
    **more: object,
) -> str:
    place = attributes(cx=float(cx), cy=float(cy), r=float(r))
    return f"<circle{place}{paint(fill, stroke, width, **more)}/>"


def ellipse(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2,
    **more: object,
) -> str:
    place = attributes(cx=float(cx), cy=float(cy), rx=float(rx), ry=float(ry))
    return f"<ellipse{place}{paint(fill, stroke, width, **more)}/>"


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 2, **more: object) -> str:
    return f'<path d="{d}"{paint(fill, stroke, width, **more)}/>'


def line(d: str, stroke: str, width: float, **more: object) -> str:
    return path(d, "none", stroke, width, **more)


def corded(d: str, outline: str, colour: str, width: float, edge: float = 3) -> str:
    """Draw a line with an outline: a wire, a straw, a cord."""
    return line(d, outline, width + 2 * edge) + line(d, colour, width)


def group(
    body: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    **more: object,
) -> str:
    """Move, turn, scale and maybe mirror (left to right) a drawing."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    if flip or scale != 1:
        steps.append(f"scale({-scale if flip else scale:.4f} {scale:.4f})")
    return f"<g{attributes(transform=' '.join(steps) or None, **more)}>{body}</g>"


def mirrored(body: str, axis: float) -> str:
    """The drawing and its mirror image about the vertical line x = axis."""
    return body + f'<g transform="translate({number(2 * axis)} 0) scale(-1 1)">{body}</g>'


def clipped(name: str, shape: str, body: str) -> str:
    return f'<clipPath id="{name}">{shape}</clipPath><g clip-path="url(#{name})">{body}</g>'


def masked(name: str, mask: str, body: str, box: tuple[float, float, float, float]) -> str:
    """Show the body where the mask is white; the box (x, y, w, h) bounds both."""
    x, y, w, h = box
    frame = attributes(x=float(x), y=float(y), width=float(w), height=float(h), maskUnits="userSpaceOnUse")
    return f'<mask id="{name}"{frame}>{mask}</mask><g mask="url(#{name})">{body}</g>'


def gradient_stops(stops: Sequence[Stop]) -> str:
    out = []
    for index, stop in enumerate(stops):
        full = (index / max(1, len(stops) - 1), stop) if isinstance(stop, str) else stop
        opacity = full[2] if len(full) > 2 else None
        out.append(f"<stop{attributes(offset=full[0], stop_color=full[1], stop_opacity=opacity)}/>")
    return "".join(out)


def linear(name: str, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
    place = attributes(id=name, gradientUnits="userSpaceOnUse", x1=x1, y1=y1, x2=x2, y2=y2)
    return f"<linearGradient{place}>{gradient_stops(stops)}</linearGradient>"


def linear_box(name: str, dx: float, dy: float, *stops: Stop) -> str:
    """A gradient across whatever it fills: (1, 0) left to right, (0, 1) top to bottom."""
    place = attributes(id=name, x1=0, y1=0, x2=dx, y2=dy)
    return f"<linearGradient{place}>{gradient_stops(stops)}</linearGradient>"


def radial(name: str, cx: float, cy: float, r: float, *stops: Stop, squash: float = 1) -> str:
    """A glow about a point; squash < 1 flattens it."""
    turn = f"translate(0 {number(cy * (1 - squash))}) scale(1 {squash})" if squash != 1 else None
    place = attributes(id=name, gradientUnits="userSpaceOnUse", cx=cx, cy=cy, r=r, gradientTransform=turn)
    return f"<radialGradient{place}>{gradient_stops(stops)}</radialGradient>"


def ball_box(name: str, *stops: Stop) -> str:
    """The shading of a ball of whatever size, lit from the top left."""
    place = attributes(id=name, cx=0.35, cy=0.3, r=0.8)
    return f"<radialGradient{place}>{gradient_stops(stops)}</radialGradient>"


def blur_filters(radii: Iterable[int] = BLURS) -> str:
    box = 'x="-60%" y="-60%" width="220%" height="220%"'
    return "".join(f'<filter id="b{r}" {box}><feGaussianBlur stdDeviation="{r}"/></filter>' for r in radii)


def blurred(radius: int, opacity: float | None = None) -> dict[str, Any]:
    """Attributes for a soft shape: ``path(d, colour, **blurred(8, .5))``."""
    return {"filter": f"url(#b{radius})", "opacity": opacity}


def rays(cx: float, cy: float, r: float, count: int, fill: str, opacity: float, start: float = 0.1) -> str:
    """A burst of light: every other of 2 * count wedges."""
    wedges = []
    for index in range(count):
        a = start + 2 * math.pi * index / count
        b = a + math.pi / count
        corners = points(
            (cx, cy),
            (cx + r * math.cos(a), cy + r * math.sin(a)),
            (cx + r * math.cos(b), cy + r * math.sin(b)),
        )
        wedges.append(f"M{corners}Z")
    return path("".join(wedges), fill, fill_opacity=opacity)


def document(body: str, defs: str, box: tuple[float, float, float, float], scale: float = 2) -> str:
    """A complete SVG whose box (x, y, w, h) in design units becomes w * scale by h * scale pixels."""
    x, y, w, h = box
    size = attributes(width=round(w * scale), height=round(h * scale), viewBox=points((x, y), (w, h)))
    links = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"<svg {links}{size}><defs>{blur_filters()}{defs}</defs>{body}</svg>"
