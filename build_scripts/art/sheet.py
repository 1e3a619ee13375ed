"""A contact sheet of the cast: `python -m build_scripts.art.sheet OUT.png [--blind] [names...]`.

All animals side by side as plain rounded cards, 240, 120 and 60 px wide, on the colour of the table: same
light, same line, same eyes? known at 60 px? `--blind` leaves out the names and shuffles the order.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from build_scripts.art.animals import CAST
from build_scripts.art.animals.render import backdrop_svg, portrait_svg, rasterise

NIGHT: Final = "#14101C"
CREAM: Final = "#FFF4D8"
GAP: Final = 16
LABEL_HEIGHT: Final = 18
ROWS: Final = ((240, 8), (120, 12), (60, 24))
"""Card width and cards per row."""


def card(name: str) -> Image.Image:
    """Backdrop and bust in a rounded card."""
    portrait = CAST[name]()
    face = rasterise(backdrop_svg(portrait))
    face.alpha_composite(rasterise(portrait_svg(portrait)))
    mask = Image.new("L", face.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, face.width - 1, face.height - 1), 48, fill=255)
    face.putalpha(mask)
    return face


def sheet(names: list[str], labels: bool) -> Image.Image:
    """The cards at every size, one block below the other."""
    cards = [card(name) for name in names]
    below = LABEL_HEIGHT if labels else 0
    blocks = [(width, min(per_row, len(names))) for width, per_row in ROWS]
    width = max(across * (size + GAP) for size, across in blocks) + GAP
    height = GAP + sum(
        -(-len(names) // across) * (size * 7 // 5 + GAP + below) + GAP for size, across in blocks
    )
    image = Image.new("RGBA", (width, height), NIGHT)
    draw = ImageDraw.Draw(image)
    top = GAP
    for size, across in blocks:
        for index, (name, picture) in enumerate(zip(names, cards, strict=True)):
            x = GAP + index % across * (size + GAP)
            y = top + index // across * (size * 7 // 5 + GAP + below)
            small = picture.resize((size, size * 7 // 5), Image.Resampling.LANCZOS)
            image.alpha_composite(small, (x, y))
            if labels:
                draw.text((x + size / 2, y + size * 7 // 5 + 4), name, CREAM, anchor="ma")
        top += -(-len(names) // across) * (size * 7 // 5 + GAP + below) + GAP
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", help="only these animals")
    parser.add_argument("--blind", action="store_true", help="no names, shuffled")
    arguments = parser.parse_args()
    names = arguments.names or list(CAST)
    if arguments.blind:
        names = random.sample(names, len(names))
    sheet(names, not arguments.blind).convert("RGB").save(arguments.out, optimize=True)


if __name__ == "__main__":
    main()
