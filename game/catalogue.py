"""The games there are. Pure: readers without a screen use it as well."""

from game.beasty_bar.module import BEASTY_BAR
from game.core.module import GameModule

CATALOGUE: tuple[GameModule, ...] = (BEASTY_BAR,)
