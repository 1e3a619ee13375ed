"""What a computer decides before the deal: a deck for a mixed game, and what stays at home."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.beasty_bar.bot.worth import Table
from game.beasty_bar.rules.animals import SPECIES, Card, CardSet, Species, card_of, species_of
from game.beasty_bar.rules.setup import BOXED, STRENGTHS, Picks
from game.core.rules import Seat

WHIM: Final = 0.3
"""How far, in shares of a guest's worth, a computer may misjudge a card: or all its decks were the same."""


class DeckChooser:
    """Likes the cards that are worth most in hand when the game begins."""

    def __init__(self, table: Table, random: Callable[[], float]) -> None:
        self._table, self._random = table, random

    def picks(self) -> Picks:
        """For every strength one of the two animals."""
        return tuple(
            max(CardSet, key=lambda card_set: self._worth(species_of(card_set, strength)))
            for strength in range(1, STRENGTHS + 1)
        )

    def favourites(self) -> list[Species]:
        """Those that it picks, weakest first."""
        return [species_of(card_set, strength) for strength, card_set in enumerate(self.picks(), start=1)]

    def put_away(self, deck: Iterable[Card]) -> tuple[Species, ...]:
        """The four of the deck that will be missed least."""
        return tuple(sorted(self.by_worth(SPECIES[card] for card in deck)[:BOXED]))

    def by_worth(self, animals: Iterable[Species]) -> list[Species]:
        """Whoever will be missed least comes first."""
        return [species for _, species in sorted((self._worth(species), species) for species in animals)]

    def _worth(self, species: Species) -> float:
        whim = self._table.unit * WHIM * (self._random() - 0.5)
        return self._table.held([card_of(Seat(0), species)], STRENGTHS) + whim
