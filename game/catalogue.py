"""The games there are. Pure: readers without a screen use it as well.

A game is imported when it is wanted, by a plain import that those see who freeze the program or lint it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.beasty_bar.flags import FLAGS
from game.core.listing import Games, Listing

if TYPE_CHECKING:
    from game.core.module import GameModule


def beasty_bar() -> GameModule:
    """The module of Beasty Bar."""
    from game.beasty_bar.module import BEASTY_BAR

    return BEASTY_BAR


CATALOGUE: Final[Games] = (Listing("beasty_bar", "Beasty Bar", range(2, 5), beasty_bar, FLAGS),)
