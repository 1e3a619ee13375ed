"""Rasterise the cast: `python -m build_scripts.art.animals.render [names...]`, from the root of the project.

Writes `assets/beasty_bar/animals/<name>.png`, the bust on nothing, and `assets/beasty_bar/backdrops/<name>.png`,
the full-bleed scene behind it. Frame, badge and name are put around them when the game starts.
"""

from __future__ import annotations

import io
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

from build_scripts.art.animals import CAST
from build_scripts.art.animals.portrait import Hue, Portrait
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


def portrait_svg(portrait: Portrait) -> str:
    """The bust on nothing."""
    return document(portrait.defs, portrait.layers)


def backdrop_svg(portrait: Portrait) -> str:
    """The scene the animal stands in front of, up to the edge on all sides."""
    return document(_backdrop_paint(portrait.hue), _backdrop(portrait.hue))


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


def lean_portrait(image: Image.Image) -> Image.Image:
    """Drop the colour bits nobody sees under a game's own scaling; the alpha stays whole."""
    red, green, blue, alpha = image.split()
    seen = alpha.point(lambda a: 255 if a else 0)
    colours = [
        Image.composite(channel.point(lambda v: min(255, (v + 2) // 4 * 4)), Image.new("L", image.size), seen)
        for channel in (red, green, blue)
    ]
    return Image.merge("RGBA", [*colours, alpha])


def lean_backdrop(image: Image.Image) -> Image.Image:
    """A backdrop has one hue: 256 colours are enough for it."""
    return image.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def write(folder: str, name: str, svg: str, lean: Callable[[Image.Image], Image.Image]) -> int:
    """Rasterise, slim and save; returns the size in bytes."""
    target = ASSETS / folder / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    lean(rasterise(svg)).save(target, optimize=True)
    return target.stat().st_size


def main(names: list[str]) -> None:
    """Render the named animals, or all of them."""
    for name in names or CAST:
        portrait = CAST[name]()
        bust = write("animals", name, portrait_svg(portrait), lean_portrait)
        scene = write("backdrops", name, backdrop_svg(portrait), lean_backdrop)
        print(f"{name:<10} portrait {bust / 1000:5.1f} kB, backdrop {scene / 1000:5.1f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
