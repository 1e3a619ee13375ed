"""Which picture is whose: a guest by clan and figure, in the face it makes."""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.fantasy_pub.rules.characters import FIGURE, FIGURE_NAMES, OWNER, Character
from game.fantasy_pub.telling.cast import WORN
from game.shell.paint.brush import Brush
from game.shell.paint.palette import Dress, Livery
from game.shell.stage import Box

BUST_BOX: Final = Box(-64, -64, 368, 400)
"""Where the picture of a guest is on a card 240 wide: its ears may reach over the edge."""


class Mien(Enum):
    """The face a guest makes; the end of its picture's name."""

    SOBER = ""
    TIPSY = "_tipsy"
    OUT = "_out"
    WON = "_won"


def bust(livery: Livery, figure: int, face: Mien = Mien.SOBER) -> str:
    """The picture of a figure of a clan."""
    return f"characters/{WORN[livery.name]}_{FIGURE_NAMES[figure]}{face.value}"


def bust_of(who: Character, dress: Dress, face: Mien = Mien.SOBER) -> str:
    """The picture of a guest."""
    return bust(dress[OWNER[who]], FIGURE[who], face)


def paint_bust(brush: Brush, name: str, middle: float, foot: float, width: float) -> None:
    """A guest whose shoulders end at the foot."""
    height = width * BUST_BOX.h / BUST_BOX.w
    brush.picture(name, Box(middle - width / 2, foot - height, width, height))
