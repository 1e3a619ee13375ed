"""How each game is shown, found by its key. A show is imported when the game is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.show import Show


class Staging(NamedTuple):
    """What the house needs to show a game."""

    show: Show
    sorry: str
    """A picture of somebody who is sorry when the program breaks."""


Shows = Mapping[str, Callable[[Art, Type, Sequence[Path]], Staging]]
"""By key: makes the show of a game from the folders with its venues."""


def _beasty_bar(art: Art, letters: Type, levels: Sequence[Path]) -> Staging:
    from game.beasty_bar.show.show import BeastyBarShow

    return Staging(BeastyBarShow(art, letters, levels), "animals/dog_out")


SHOWS: Final[Shows] = {"beasty_bar": _beasty_bar}
