"""What things look like: a few shapes each."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import INK, WHITE, Colour, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box
from tests.contract.toy.garden import WORTH, Kind

GRASS: Final = rgb("#16301C")
EARTH: Final = rgb("#3A2A1C")
STONE: Final = rgb("#8D8A96")
SHELLS: Final[dict[Kind, Colour]] = {
    Kind.STRIPED: rgb("#C98B4A"),
    Kind.SPOTTED: rgb("#7FB0D8"),
    Kind.GOLDEN: rgb("#F2C230"),
    Kind.HEDGEHOG: rgb("#5B4636"),
}
_PIPS: Final = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""In which of nine places a side has its pips."""


def snail(kind: Kind, brush: Brush, box: Box) -> None:
    """A shell with what it is worth; or somebody prickly."""
    brush.panel(box, SHELLS[kind], radius=min(box.w, box.h) / 2, border=INK, width=3)
    brush.text(str(WORTH.get(kind, "!")), box, box.h * 0.4, INK, face=Face.HEAVY, align="center")


def die(pips: int, brush: Brush, box: Box) -> None:
    """A die that shows so much."""
    brush.panel(box, WHITE, radius=box.w * 0.2, border=INK, width=3)
    third = box.inset(box.w * 0.16).w / 3
    for column, row in _PIPS[pips]:
        place = Box(box.x + box.w * 0.16 + column * third, box.y + box.h * 0.16 + row * third, third, third)
        brush.panel(place.inset(third * 0.2), INK, radius=third)


def stone(brush: Brush, box: Box) -> None:
    """What something may sit under."""
    brush.panel(box, STONE, radius=box.h / 2, border=INK, width=3)


def picture(key: Hashable) -> Picture | None:
    """A snail by its kind, a die by its pips."""
    match key:
        case Kind():
            return partial(snail, key)
        case int() if key in _PIPS:
            return partial(die, key)
    return None
