"""The games that a program has, listed so that none of them is imported before it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.core.errors import BadSetup, shortened

if TYPE_CHECKING:  # whoever only lists games shows something before all this is read
    from game.core.module import GameModule


class Flag(NamedTuple):
    """A word of a game's set-up, as it is said on a command line: `--its-name`, and a value behind it."""

    name: str
    help: str
    values: tuple[str, ...] = ()
    """What can stand behind it; where there are none, to say it means yes."""

    def spelled(self) -> str:
        """As it is typed."""
        return f"--{self.name.replace('_', '-')}"


class Listing(NamedTuple):
    """A game as it is offered. A process that is handed a listing can load the game, too."""

    key: str
    """As in its `GameModule`."""
    title: str
    seats: range
    load: Callable[[], GameModule]
    """Imports the game; a function that other processes find by its name."""
    flags: tuple[Flag, ...] = ()


Games = tuple[Listing, ...]
"""All there are; the first one is meant where nobody says which."""


def find(games: Games, key: str = "") -> Listing:
    """The game with that key; raises `BadSetup` if there is none."""
    for listing in games:
        if key in ("", listing.key):
            return listing
    raise BadSetup(f"There is no game {shortened(key)}; there are {', '.join(each.key for each in games)}.")


def said(games: Games, key: str) -> str:
    """What a command line must say to mean that game: nothing, if it is the first one."""
    return "" if key == find(games).key else f"--game {key}"
