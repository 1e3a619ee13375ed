"""The colours of the house. Gold means: act here. Warm is in, cold is out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`#FFC94A` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


INK = rgb("#3B1606")
PAGE = rgb("#14101C")
PANEL = rgb("#1E1730")
RAISED = rgb("#2C2145")
HAIRLINE = rgb("#4A3A6B")
CHOSEN = rgb("#4B3A6C")
"""The ground of what is chosen; nearly a hairline, but where those become white one must still read on it."""
BORDER = rgb("#6A57A0")
KEY_BORDER = rgb("#8E7CC0")
TEXT = rgb("#FFF4D8")
QUIET = rgb("#CBBFE0")
GOLD = rgb("#FFC94A")
GOLD_LIGHT = rgb("#FFE59A")
GOLD_DARK = rgb("#F0A62E")
ENTERS = rgb("#7BE36B")
LEAVES = rgb("#FF7A6B")
COLD = rgb("#5B8CFF")
COLD_TEXT = rgb("#DCE8FF")
COLD_PANEL = rgb("#161A34")
TONES: Final = {"door": ENTERS, "trash": LEAVES, "boot": LEAVES}
"""Of icons that say who gets somewhere and who has to go."""
WHITE = (255, 255, 255)
BLACK = (0, 0, 0)


NORMAL, CONTRAST = "normal", "contrast"

_CONTRAST: Final = {
    PAGE: BLACK,
    PANEL: BLACK,
    RAISED: BLACK,
    INK: BLACK,
    COLD_PANEL: BLACK,
    HAIRLINE: WHITE,
    CHOSEN: rgb("#444444"),
    KEY_BORDER: WHITE,
    COLD: WHITE,
    TEXT: WHITE,
    QUIET: WHITE,
    COLD_TEXT: WHITE,
    BORDER: rgb("#B8B8B8"),
    GOLD: rgb("#FFE600"),
    GOLD_LIGHT: rgb("#FFE600"),
    GOLD_DARK: rgb("#FFE600"),
    ENTERS: rgb("#8CFF7A"),
    LEAVES: rgb("#FFA296"),
}
THEMES: Final[Mapping[str, Mapping[Colour, Colour]]] = {NORMAL: {}, CONTRAST: _CONTRAST}
"""What is painted instead of the colours of the house."""


class Livery(NamedTuple):
    """What tells a seat: colours and a symbol, always together."""

    name: str
    symbol: str
    light: Colour
    mid: Colour
    dark: Colour
    ink: Colour
    """For text on `mid`."""
    text: Colour
    """For names in running text on dark ground."""


LIVERIES = (
    Livery("blue", "moon", rgb("#7FA4FF"), rgb("#3064E4"), rgb("#16349A"), WHITE, rgb("#9DB9FF")),
    Livery("yellow", "star", rgb("#FFF7A6"), rgb("#FFE72A"), rgb("#C79400"), rgb("#1D1206"), rgb("#FFE72A")),
    Livery("red", "drop", rgb("#FF8A63"), rgb("#D23A16"), rgb("#84200A"), WHITE, rgb("#FF9C7E")),
    Livery("teal", "leaf", rgb("#A4F5E9"), rgb("#3ACDB8"), rgb("#12766A"), rgb("#0E1B19"), rgb("#A4F5E9")),
)
"""By seat."""

NOBODY = Livery("plum", "paw", rgb("#C4B2EA"), rgb("#6E5BA3"), rgb("#3A2C66"), WHITE, QUIET)
"""What is nobody's wears the colour of the house, and its paw."""

Dress = tuple[Livery, ...]
"""What everybody wears, by seat."""


def dressed(names: Sequence[str]) -> Dress:
    """The liveries of those names, for as many as can play; whoever has no good one wears what is left."""
    liveries = {livery.name: livery for livery in LIVERIES}
    wishes = [names[seat] if seat < len(names) else "" for seat in range(len(LIVERIES))]
    taken = [liveries.pop(name, None) for name in wishes]
    left = iter(liveries.values())
    return tuple(livery or next(left) for livery in taken)
