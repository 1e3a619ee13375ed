"""From SVG text to PNG files."""

import io
import struct
import zlib
from pathlib import Path

import resvg_py
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
LEVELS = ROOT / "levels" / "beasty_bar"

COLOUR_TYPES = {"L": 0, "RGB": 2, "LA": 4, "RGBA": 6}
"""What PNG calls them."""
WORTH_FILTERING = 0.75
"""The share of its size that has to be left of a picture."""
FAR = 384
"""How many pixels wide the small one of a ground is."""


def rasterise(svg: str) -> Image.Image:
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def save(image: Image.Image, target: Path, colours: int | None = None) -> None:
    """Write a PNG that loads fast; with a number of colours, as a palette picture where no eye can tell."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        image = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.FLOYDSTEINBERG)
    target.write_bytes(encoded(image))


def save_far(image: Image.Image, name: Path) -> None:
    """A ground as well as a small one of it: out of focus nobody can tell, and it is read in no time."""
    save(image, name.with_suffix(".png"))
    save(image.reduce(image.width // FAR), name.with_name(f"{name.name}_far.png"))


def encoded(image: Image.Image) -> bytes:
    """A PNG with unfiltered rows. Most drawings hardly grow by that, and are read in half the time or less;
    those of which nobody wants to download so much more are filtered as usual."""
    usual = io.BytesIO()
    image.save(usual, "PNG", optimize=True)
    if image.mode not in COLOUR_TYPES:  # palettes are never filtered
        return usual.getvalue()
    fast = _unfiltered(image)
    return usual.getvalue() if len(usual.getvalue()) < WORTH_FILTERING * len(fast) else fast


def _unfiltered(image: Image.Image) -> bytes:
    pixels, width = image.tobytes(), image.width * len(image.getbands())
    rows = (b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    packer = zlib.compressobj(9, memLevel=9)
    header = struct.pack(">IIBBBBB", *image.size, 8, COLOUR_TYPES[image.mode], 0, 0, 0)
    chunks = {b"IHDR": header, b"IDAT": packer.compress(b"".join(rows)) + packer.flush(), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks.items()
    )


def mask(image: Image.Image) -> Image.Image:
    """White with the picture's alpha: a mask to be tinted at run time (grey and alpha, a small file)."""
    flat = Image.new("L", image.size, 255)
    return Image.merge("LA", (flat, image.getchannel("A")))
