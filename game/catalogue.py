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


def fantasy_pub() -> GameModule:
    """The module of Fantasy Pub."""
    from game.fantasy_pub.module import FANTASY_PUB

    return FANTASY_PUB


CATALOGUE: Final[Games] = (
    Listing("beasty_bar", "Beasty Bar", range(2, 5), beasty_bar, FLAGS),
    Listing("fantasy_pub", "Fantasy Pub", range(2, 5), fantasy_pub),
)
