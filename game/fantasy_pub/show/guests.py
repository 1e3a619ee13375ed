"""Which picture is whose: a guest by clan and figure, in the face it makes."""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.fantasy_pub.rules.characters import FIGURE, FIGURE_NAMES, OWNER, Character
from game.fantasy_pub.telling.cast import WORN
from game.shell.paint.brush import Brush
from game.shell.paint.palette import Dress, Livery
from game.shell.stage import Box

BUST: Final = (368.0, 400.0)
"""A picture of a guest, in units of a card 240 wide."""


class Mood(Enum):
    """The face a guest makes; the value is what its picture is called by."""

    SOBER = ""
    TIPSY = "_tipsy"
    OUT = "_out"
    WON = "_won"


def bust(livery: Livery, figure: int, mood: Mood = Mood.SOBER) -> str:
    """The picture of a figure of a clan."""
    return f"characters/{WORN[livery.name]}_{FIGURE_NAMES[figure]}{mood.value}"


def bust_of(who: Character, dress: Dress, mood: Mood = Mood.SOBER) -> str:
    """The picture of a guest."""
    return bust(dress[OWNER[who]], FIGURE[who], mood)


def paint_bust(brush: Brush, name: str, middle: float, foot: float, width: float) -> None:
    """A guest whose shoulders end at the foot."""
    height = width * BUST[1] / BUST[0]
    brush.picture(name, Box(middle - width / 2, foot - height, width, height))
