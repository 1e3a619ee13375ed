"""What can be said about a game of Beasty Bar on a command line. It imports nothing that takes long."""

from __future__ import annotations

from typing import Final

from game.core.listing import Flag

FLAGS: Final = (
    Flag("set", "the cards to play with", ("base", "new", "mixed")),
    Flag("scoring", "who wins; usually as the cards suggest", ("count_2014", "count_2015", "points_2019")),
    Flag("advanced", "everyone leaves four cards at home"),
    Flag("shield_classes", "zebras stop big bruisers, too"),
)
