"""A program with two games: the second is the first one under another name, with words of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.beasty_bar.module import BEASTY_BAR
from game.composition import PROGRAM
from game.core.listing import Flag, Listing
from game.core.module import GameModule

SECOND: Final = replace(BEASTY_BAR, key="second", title="Second Game", workshop=None)


def second() -> GameModule:
    return SECOND


FLAGS: Final = (
    Flag("set", "only one", ("base",)),
    Flag("advanced", "everyone leaves four cards at home"),
    Flag("first", "who begins", ("R", "B")),
)
LISTED: Final = Listing(SECOND.key, SECOND.title, SECOND.seats, second, FLAGS)
ALONE: Final = PROGRAM._replace(games=PROGRAM.games[:1])
BOTH: Final = PROGRAM._replace(games=(*ALONE.games, LISTED))
