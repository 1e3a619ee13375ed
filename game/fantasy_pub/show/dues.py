"""What an event has changed that is not to be seen yet: a coin in the air is on nobody's plate.

The view believes an event as soon as its clip begins. What the clip has still to bring is due: painters see
the view less all that is due, in whatever order clips come to their ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.chips import Chips, with_beers


class Holding(NamedTuple):
    """What a guest's plate shows."""

    coins: int
    beers: Chips


class Due(NamedTuple):
    """Chips that somebody gets, or gives, when they are there."""

    who: Character | None = None
    coins: int = 0
    """What that one gets; below 0: gives."""
    gets: Chips = ""
    gives: Chips = ""
    """Beers."""
    space: int | None = None
    floor: int = 0
    """Coins that come to lie there."""
    reserve: int = 0
    seat: Seat | None = None
    scored: Chips = ""
    """Beers that a seat brings home."""
    deck: int = 0
    """Characters that come under its deck."""


class Dues:
    """All that is due, by whoever is going to bring it."""

    def __init__(self) -> None:
        self._due: dict[object, Due] = {}

    def add(self, key: object, due: Due) -> None:
        """Something is on its way."""
        self._due[key] = due

    def paid(self, key: object) -> None:
        """It is there."""
        self._due.pop(key, None)

    def __len__(self) -> int:
        return len(self._due)

    def holding(self, who: Character, believed: Holding) -> Holding:
        """What somebody has in hand by now."""
        if not self._due:
            return believed
        coins, beers = believed
        own = [due for due in self._due.values() if due.who == who]
        for due in own:
            coins -= due.coins
            beers = _without(beers, due.gets)
        return Holding(coins, with_beers(beers, "".join(due.gives for due in own)))

    def floor(self, space: int, believed: int) -> int:
        """How many coins lie there by now."""
        return believed - sum(due.floor for due in self._due.values() if due.space == space)

    def reserve(self, believed: int) -> int:
        """How many are in the chest by now."""
        return believed - sum(due.reserve for due in self._due.values())

    def scored(self, seat: Seat, believed: Chips) -> Chips:
        """What a seat has brought home by now."""
        for due in self._of(seat):
            believed = _without(believed, due.scored)
        return believed

    def deck(self, seat: Seat, believed: int) -> int:
        """How many are in a deck by now."""
        return believed - sum(due.deck for due in self._of(seat))

    def _of(self, seat: Seat) -> Iterable[Due]:
        return (due for due in self._due.values() if due.seat == seat)


def _without(beers: Chips, some: Chips) -> Chips:
    for kind in some:
        beers = beers.replace(kind, "", 1)
    return beers
