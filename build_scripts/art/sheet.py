"""A contact sheet of the cast: `python -m build_scripts.art.sheet OUT.png [names...] [--blind] [--face F]`.

All animals with all their faces, or with one, side by side as plain rounded cards, 240, 120 and 60 px wide,
on the colour of the table: same light, same line, same eyes? known at 60 px? `--blind` leaves out the names
and shuffles the order.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from build_scripts.art.animals import CAST
from build_scripts.art.animals.portrait import Expression
from build_scripts.art.animals.render import backdrop_svg, portrait_svg, rasterise

NIGHT: Final = "#14101C"
CREAM: Final = "#FFF4D8"
GAP: Final = 16
LABEL_HEIGHT: Final = 18
CORNER: Final = 48
"""Radius of a corner at the size the cards are drawn in."""


class Block(NamedTuple):
    """All cards at one size."""

    card_width: int
    across: int

    @property
    def card_height(self) -> int:
        return self.card_width * 7 // 5

    def width(self, cards: int) -> int:
        return GAP + min(self.across, cards) * (self.card_width + GAP)

    def height(self, cards: int, labels: bool) -> int:
        return -(-cards // self.across) * self.pitch(labels) + GAP

    def pitch(self, labels: bool) -> int:
        """From one row to the next."""
        return self.card_height + GAP + labels * LABEL_HEIGHT

    def corner(self, index: int, labels: bool) -> tuple[int, int]:
        """Where a card's top left corner is within the block."""
        row, column = divmod(index, self.across)
        return GAP + column * (self.card_width + GAP), row * self.pitch(labels)


BLOCKS: Final = (Block(240, 9), Block(120, 18), Block(60, 36))

Pick = tuple[str, Expression]


def card(name: str, expression: Expression) -> Image.Image:
    """Backdrop and bust in a rounded card."""
    face = rasterise(backdrop_svg(name))
    face.alpha_composite(rasterise(portrait_svg(name, expression)))
    mask = Image.new("L", face.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, face.width - 1, face.height - 1), CORNER, fill=255)
    face.putalpha(mask)
    return face


def sheet(picks: list[Pick], labels: bool) -> Image.Image:
    """The cards at every size, one block below the other."""
    cards = {pick: card(*pick) for pick in picks}
    width = max(block.width(len(picks)) for block in BLOCKS)
    height = GAP + sum(block.height(len(picks), labels) for block in BLOCKS)
    page = Image.new("RGBA", (width, height), NIGHT)
    top = GAP
    for block in BLOCKS:
        _lay_out(page, block, top, cards, labels)
        top += block.height(len(picks), labels)
    return page


def _lay_out(page: Image.Image, block: Block, top: int, cards: dict[Pick, Image.Image], labels: bool) -> None:
    draw = ImageDraw.Draw(page)
    for index, ((name, expression), picture) in enumerate(cards.items()):
        x, y = block.corner(index, labels)
        small = picture.resize((block.card_width, block.card_height), Image.Resampling.LANCZOS)
        page.alpha_composite(small, (x, top + y))
        if labels:
            below = (x + block.card_width / 2, top + y + block.card_height + 4)
            draw.text(below, name + expression.value, CREAM, anchor="ma")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", help="only these animals")
    parser.add_argument("--blind", action="store_true", help="no names, shuffled")
    parser.add_argument("--face", choices=[face.name.lower() for face in Expression], help="only this face")
    arguments = parser.parse_args()
    faces = [Expression[arguments.face.upper()]] if arguments.face else list(Expression)
    picks = [(name, face) for name in arguments.names or CAST for face in faces]
    if arguments.blind:
        picks = random.sample(picks, len(picks))
    sheet(picks, not arguments.blind).convert("RGB").save(arguments.out, optimize=True)


if __name__ == "__main__":
    main()
