"""Rasterise the cast: `python -m build_scripts.art.animals.render [names...]`, from the root of the project.

Writes into `assets/beasty_bar`: `animals/<name>.svg` and `.png`, the bust on nothing, the same with `_acting`
and `_out` for its other two faces, and `backdrops/<name>.png`, the full-bleed scene behind it. Frame, badge
and name are put around them when the game starts.
"""

from __future__ import annotations

import io
import math
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

from build_scripts.art.animals import CAST
from build_scripts.art.animals.portrait import Expression, Hue
from build_scripts.art.animals.shapes import (
    AXIS,
    HEIGHT,
    WIDTH,
    blur_filters,
    filled,
    linear,
    number,
    paint,
    radial,
    spot,
)

ASSETS: Final = Path(__file__).resolve().parents[3] / "assets" / "beasty_bar"
PIXELS_WIDE: Final = 480

WHOLE_CARD: Final = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
HEAD_HEIGHT: Final = 150
"""Where rays, glow and vignette have their middle."""

RAYS: Final = 16


def document(defs: str, body: str) -> str:
    """A drawing in card space."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{blur_filters()}{defs}</defs>{body}</svg>'
    )


def portrait_svg(name: str, expression: Expression) -> str:
    """The bust on nothing; ids tell the faces of an animal apart, so that they can share a page."""
    portrait = CAST[name](expression)
    suffix = expression.value.replace("_", "-")
    defs, layers = (_renamed(part, suffix) for part in (portrait.defs, portrait.layers))
    return document(defs, layers)


def _renamed(svg: str, suffix: str) -> str:
    """All ids but those of the shared blurs, with a suffix."""
    svg = re.sub(r' id="([^"]+)"', rf' id="\1{suffix}"', svg)
    return re.sub(r"url\(#(?!b\d\))([^)]+)\)", rf"url(#\1{suffix})", svg)


def backdrop_svg(name: str) -> str:
    """The scene the animal stands in front of, up to the edge on all sides."""
    hue = CAST[name](Expression.WAITING).hue
    return document(_backdrop_paint(hue), _backdrop(hue))


def _backdrop_paint(hue: Hue) -> str:
    middle = (AXIS, HEAD_HEIGHT)
    return (
        linear("sky", (0, 8), (0, 310), hue.light, (0.5, hue.mid), (1, hue.deep))
        + radial("glow", middle, 130, (0, hue.light, 0.95), (1, hue.light, 0))
        + radial("vignette", middle, 225, (0.6, hue.deep, 0), (1, hue.deep, 0.55))
    )


def _backdrop(hue: Hue) -> str:
    return (
        filled(WHOLE_CARD, paint("sky"))
        + filled(_ray_path(), hue.ray, 0.22)
        + spot(AXIS, HEAD_HEIGHT, 130, 130, paint("glow"))
        + filled(WHOLE_CARD, paint("vignette"))
    )


def _ray_path() -> str:
    def rim(turn: float) -> str:
        angle = 2 * math.pi * turn / RAYS + 0.1
        return f"{number(AXIS + 320 * math.cos(angle))} {number(HEAD_HEIGHT + 320 * math.sin(angle))}"

    return "".join(f"M{number(AXIS)} {HEAD_HEIGHT}L{rim(ray)}L{rim(ray + 0.5)}Z" for ray in range(RAYS))


def rasterise(svg: str) -> Image.Image:
    """The drawing in pixels."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=PIXELS_WIDE, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def lean_portrait(image: Image.Image, step: int) -> Image.Image:
    """Round the colours to steps nobody sees once the card is scaled; the alpha stays whole."""
    red, green, blue, alpha = image.split()
    seen = alpha.point(lambda a: 255 if a else 0)
    colours = [
        Image.composite(
            channel.point(lambda v: min(255, (v + step // 2) // step * step)),
            Image.new("L", image.size),
            seen,
        )
        for channel in (red, green, blue)
    ]
    return Image.merge("RGBA", [*colours, alpha])


def lean_backdrop(image: Image.Image, colours: int) -> Image.Image:
    """A backdrop has one hue: a palette is enough for it."""
    return image.convert("RGB").quantize(colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def smallest(candidates: Iterable[Image.Image], limit: int) -> bytes:
    """The first candidate that stays below the limit, or else the last, as PNG."""
    png = b""
    for image in candidates:
        buffer = io.BytesIO()
        image.save(buffer, "PNG", optimize=True)
        png = buffer.getvalue()
        if len(png) < limit:
            break
    return png


def portrait_png(svg: str) -> bytes:
    """The bust as it is stored."""
    image = rasterise(svg)
    return smallest((lean_portrait(image, step) for step in (4, 5, 6, 8)), 90_000)


def backdrop_png(svg: str) -> bytes:
    """The scene as it is stored."""
    image = rasterise(svg)
    return smallest((lean_backdrop(image, colours) for colours in (256, 224, 192, 160)), 60_000)


def write(path: str, content: bytes) -> None:
    """Save a picture where the game looks for it."""
    target = ASSETS / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def render(name: str) -> str:
    """Write all pictures of an animal, and tell how large they became."""
    sizes = []
    for expression in Expression:
        svg = portrait_svg(name, expression)
        png = portrait_png(svg)
        write(f"animals/{name}{expression.value}.svg", svg.encode())
        write(f"animals/{name}{expression.value}.png", png)
        sizes.append(f"{len(svg) / 1000:5.1f} {len(png) / 1000:5.1f}")
    scene = backdrop_png(backdrop_svg(name))
    write(f"backdrops/{name}.png", scene)
    return f"{name:<10} kB svg, png: {' | '.join(sizes)}, backdrop {len(scene) / 1000:5.1f}"


def main(names: list[str]) -> None:
    """Render the named animals, or all of them."""
    for name in names or CAST:
        print(render(name))


if __name__ == "__main__":
    main(sys.argv[1:])
