"""The learned table: what a position is worth to each seat, as a sum of one number per card.

An animal in the line is worth something by species, place, length of the line and how soon its owner is to
move; a card still held by species and by how many its owner has left, and where nobody knows which of two it
is, by how often each is picked; the animals inside count as the scoring says. The sums are expected final
scores, and their differences make win chances.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import exp, sqrt
from typing import Any, Final

from game.beasty_bar.rules.animals import (
    ANIMALS,
    CARDS,
    MAX_PLAYERS,
    OWNER,
    POINTS,
    SPECIES,
    STRENGTH,
    Card,
    Species,
)
from game.beasty_bar.rules.setup import STRENGTHS, Scoring
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.turn import FULL_LINE

SLOTS: Final = tuple(
    range(length * (length - 1) // 2, length * (length + 1) // 2) for length in range(FULL_LINE)
)
"""By length of the line: the numbers of its places, all lengths counted through."""
STAGE_OF: Final = (0, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5)
"""By number of cards an owner has left: the stage of the game for this owner."""
STAGES: Final = 6
MAX_CARDS: Final = MAX_PLAYERS * STRENGTHS

_GUEST: Final = {
    Scoring.COUNT_2014: tuple(1 - 0.025 * STRENGTH[card] for card in CARDS),
    Scoring.COUNT_2015: tuple(1 + 0.1 * POINTS[card] for card in CARDS),
    Scoring.POINTS_2019: tuple(map(float, POINTS)),
}
"""By card: what a guest counts. Ties are broken often enough to weigh the breaker in."""


EITHER: Final = tuple(len(CARDS) + OWNER[card] * STRENGTHS + STRENGTH[card] - 1 for card in CARDS)
"""By card: the number that stands for it or its twin of the other set, while nobody knows which it is."""

PLACES: Final = SLOTS[-1].stop
_FRONT: Final = tuple(float(place == 0) for places in SLOTS for place in range(len(places)))
"""By slot: whether it is the place at the gate."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a character likes beyond reason, in shares of what a guest is worth."""

    held: Mapping[Species, float] = field(default_factory=dict)
    """Cards it likes to keep (or, below zero, to play)."""
    front: float = 0.0
    """How much it likes to stand at the gate."""


NO_TASTE: Final = Taste()
PICKINESS: Final = 0.1
"""A card that is better by this share of a guest's worth is picked almost three times as often."""


class Table:
    """The numbers for one card set, number of seats and kind of scoring, laid out for quick sums."""

    def __init__(self, numbers: Mapping[str, Any], scoring: Scoring, taste: Taste = NO_TASTE) -> None:
        self.seats: int = numbers["seats"]
        self.guest = _GUEST[scoring]
        self.unit = unit = sum(self.guest) / len(self.guest)
        """What a guest is worth on average."""
        held = [[0.0] * (len(CARDS) + MAX_CARDS) for _ in range(STAGES)]
        self._popular = [0.0] * len(CARDS)
        line = [[[0.0] * len(CARDS) for _ in range(PLACES)] for _ in range(self.seats)]
        for card in CARDS[: self.seats * len(ANIMALS)]:
            learned = numbers["animals"].get(ANIMALS[SPECIES[card]].name)
            if learned is None:
                continue
            self._popular[card] = exp(learned["held"][STAGE_OF[STRENGTHS]] / (PICKINESS * unit))
            liking = unit * taste.held.get(SPECIES[card], 0.0)
            for stage in range(STAGES):
                held[stage][card] = learned["held"][stage] + liking
            for mover, place in product(range(self.seats), range(PLACES)):
                distance = (OWNER[card] - mover) % self.seats
                line[mover][place][card] = (
                    learned["line"][distance][place] + unit * taste.front * _FRONT[place]
                )
        for row in held:
            self._add_either(row)
        self._held = [held[stage] for stage in STAGE_OF]
        """By cards left and card, or what stands for one of two."""
        self._line = [[[rows[place] for place in places] for places in SLOTS] for rows in line]
        """By seat to move, length of the line, place and card."""
        start, growth = numbers["spread"]
        self.sharpness: list[float] = [1 / (start + growth * sqrt(left)) for left in range(MAX_CARDS + 1)]
        """By cards left in the game: by how many log odds being ahead by one changes the chances."""

    def _add_either(self, row: list[float]) -> None:
        """What one of two cards is worth, as often as each is picked."""
        for card in CARDS:
            twins = [each for each in CARDS if EITHER[each] == EITHER[card]]
            weights = [self._popular[each] for each in twins]
            if all(weights):
                worth = sum(weight * row[each] for weight, each in zip(weights, twins, strict=True))
                row[EITHER[card]] = worth / sum(weights)

    def held(self, cards: Iterable[int], left: int) -> float:
        """What cards still to play are worth to an owner who has so many left."""
        return sum(map(self._held[left].__getitem__, cards))

    def expected(self, possible: Sequence[int], left: int) -> float:
        """The same, where it is only known among which cards they are."""
        worth = self.held(possible, left)
        return worth if len(possible) == left else worth * left / max(1, len(possible))

    def popular(self, card: Card) -> float:
        """How likely a card is to be picked for a deck, compared with others: good ones are liked."""
        return self._popular[card]

    def guests(self, bar: Iterable[Card]) -> list[float]:
        """What everybody's guests count."""
        worth = [0.0] * self.seats
        for card in bar:
            worth[OWNER[card]] += self.guest[card]
        return worth

    def add_line(self, worth: list[float], line: Sequence[Card], mover: int) -> None:
        """Add what the animals waiting are worth to their owners."""
        for row, card in zip(self._line[mover][len(line)], line, strict=True):
            worth[OWNER[card]] += row[card]

    def worth(self, state: State) -> list[float]:
        """By seat: the final score to expect between two turns."""
        worth = self.guests(state.bar)
        self.add_line(worth, state.line, state.to_move)
        for seat, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True)):
            row = self._held[len(hand) + len(deck)].__getitem__
            worth[seat] += sum(map(row, hand)) + sum(map(row, deck))
        return worth

    def chances(self, worth: Sequence[float], cards_left: int) -> tuple[float, ...]:
        """By seat: how likely it wins, given what everybody may expect and how much can still happen."""
        sharpness = self.sharpness[cards_left]
        if len(worth) == 2:
            first = 1 / (1 + exp((worth[1] - worth[0]) * sharpness))
            return first, 1 - first
        best = max(worth)
        weights = [exp((each - best) * sharpness) for each in worth]
        total = sum(weights)
        return tuple(weight / total for weight in weights)
