"""How each game is shown, found by its key. A show is imported when the game is wanted.

A game may have no show yet: then it is not offered in the window, and plays in the terminal alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.core.listing import Games

if TYPE_CHECKING:  # whoever only asks which games there are shows something before all this is read
    from game.shell.front import Front
    from game.shell.paint.art import Art
    from game.shell.paint.type import Type
    from game.shell.show import Show


class Staging(NamedTuple):
    """What the house needs to show a game."""

    show: Show
    sorry: str
    """A picture of somebody who is sorry when the program breaks."""


Shows = Mapping[str, Callable[["Art", "Type", Sequence[Path]], Staging]]
"""By key: makes the show of a game from the folders with its venues."""


def _beasty_bar(art: Art, letters: Type, levels: Sequence[Path]) -> Staging:
    from game.beasty_bar.show.show import BeastyBarShow

    return Staging(BeastyBarShow(art, letters, levels), "animals/dog_out")


def _fantasy_pub(art: Art, letters: Type, levels: Sequence[Path]) -> Staging:
    from game.fantasy_pub.show.show import FantasyPubShow

    return Staging(FantasyPubShow(art, letters, levels), "characters/north_goblin1_out")


SHOWS: Final[Shows] = {"beasty_bar": _beasty_bar, "fantasy_pub": _fantasy_pub}

Fronts = Mapping[str, Callable[[], "Front"]]
"""By key: what is seen of a game from the street. Whoever paints it imports nothing of the rules."""


def _bar_front() -> Front:
    from game.beasty_bar.show.front import BarFront

    return BarFront()


def _pub_front() -> Front:
    from game.fantasy_pub.show.front import PubFront

    return PubFront()


FRONTS: Final[Fronts] = {"beasty_bar": _bar_front, "fantasy_pub": _pub_front}
"""A game that is not listed here has a plain one."""


def offered(games: Games, shows: Shows) -> Games:
    """The games that a window can show."""
    return tuple(game for game in games if game.key in shows)
