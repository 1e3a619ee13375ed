"""What the checks have to know of each game, and cannot ask it for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from game.beasty_bar.rules import position as bar
from game.beasty_bar.show.deck_scene import DeckScene
from game.fantasy_pub.rules import possible as pub
from game.shell.scenes.scene import Scene


class Known(NamedTuple):
    """One game."""

    check: Callable[[Any], None]
    """Raises unless this state can be on the table between two decisions."""
    minutes: int
    """How many a game may take on average whose player does whatever comes to mind."""
    leads_on: tuple[type[Scene], ...] = ()
    """Scenes of its own before the table, whose last spot leads on to it."""


KNOWN: Final[Mapping[str, Known]] = {
    "beasty_bar": Known(bar.check, minutes=2, leads_on=(DeckScene,)),
    "fantasy_pub": Known(pub.check, minutes=10),
}
