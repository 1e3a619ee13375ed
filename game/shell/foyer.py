"""Which game: those that the house offers, and the way from one to another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.listing import Games


@dataclass(frozen=True, slots=True)
class Foyer:
    """What there is to choose from; where nothing is listed, there is only what is played already."""

    games: Games = ()
    turn_to: Callable[[str], object] = lambda key: None
    """Play the game of that key from now on; whatever was painted for another one has to be left."""

    @property
    def several(self) -> bool:
        """It has to be said which game is meant."""
        return len(self.games) > 1
