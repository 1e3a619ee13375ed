"""From SVG text to PNG files."""

import io
from pathlib import Path

import resvg_py
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
LEVELS = ROOT / "levels" / "beasty_bar"


def rasterise(svg: str) -> Image.Image:
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def save(image: Image.Image, target: Path, colours: int | None = None) -> None:
    """Write an optimised PNG; with a number of colours, as a palette picture where no eye can tell."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        image = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.FLOYDSTEINBERG)
    image.save(target, optimize=True)


def mask(image: Image.Image) -> Image.Image:
    """White with the picture's alpha: a mask to be tinted at run time (grey and alpha, a small file)."""
    flat = Image.new("L", image.size, 255)
    return Image.merge("LA", (flat, image.getchannel("A")))
