"""The colours of the game; one outline, three tones and an ink per owner."""

from typing import NamedTuple

OUTLINE = "#3B1606"
NIGHT = "#14101C"
PANEL = "#1E1730"
CREAM = "#FFF4D8"
GOLD = "#FFC94A"
TRIM = "#E0A83C"
BULB = "#FFFBE0"
VELVET = "#B3123F"
VELVET_DARK = "#6E0A2B"
VELVET_LIGHT = "#FF7A9C"
JOINT = "#0B0614"


class Owner(NamedTuple):
    """What tells one owner's things from another's."""

    light: str
    mid: str
    dark: str
    ink: str
    symbol: str
    fold: str
    """The darkest fold of the curtain."""
    shade: str
    """The curtain's shadow tone: yellow darkens through orange, never through black."""


OWNERS = {
    "blue": Owner("#7FA4FF", "#3064E4", "#16349A", "#FFFFFF", "moon", "#0C1C58", "#16349A"),
    "yellow": Owner("#FFF7A6", "#FFE72A", "#C79400", "#1D1206", "star", "#8A4400", "#DB9A06"),
    "red": Owner("#FF8A63", "#D23A16", "#84200A", "#FFFFFF", "drop", "#4A0E04", "#84200A"),
    "teal": Owner("#A4F5E9", "#3ACDB8", "#12766A", "#0E1B19", "leaf", "#083F3A", "#12766A"),
}
NOBODY = "plum"
"""What animals wear that are nobody's: the colour of the house, and its paw."""
CARD_OWNERS = {
    **OWNERS,
    NOBODY: Owner("#C4B2EA", "#6E5BA3", "#3A2C66", "#FFFFFF", "paw", "#1E1730", "#2C2145"),
}

DARKENING_RIBBONS = ("blue", "red", NOBODY)
"""Owners with white ink: only their ribbons may darken, or the name loses contrast."""
