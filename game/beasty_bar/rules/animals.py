"""The cards as a table.

A species and a card are small whole numbers, and everything about them is looked up in tuples: that is what
makes the rules quick enough for tree search. Species are counted by strength, base before New Beasts, so
sorting numbers sorts cards as players sort their hands.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple, NewType

from game.core.rules import Seat

Species = NewType("Species", int)
Card = NewType("Card", int)
"""One animal of one owner: `owner * 24 + species`."""


class CardSet(Enum):
    """Which box a card comes from."""

    BASE = "base"
    NEW = "new"


class Animal(NamedTuple):
    """What is printed on a card."""

    name: str
    strength: int
    points: int
    card_set: CardSet


BASE, NEW = CardSet.BASE, CardSet.NEW

ANIMALS: Final = (
    Animal("skunk", 1, 4, BASE),
    Animal("bat", 1, 4, NEW),
    Animal("parrot", 2, 4, BASE),
    Animal("vulture", 2, 2, NEW),
    Animal("kangaroo", 3, 4, BASE),
    Animal("peacock", 3, 2, NEW),
    Animal("monkey", 4, 3, BASE),
    Animal("dog", 4, 2, NEW),
    Animal("chameleon", 5, 3, BASE),
    Animal("penguin", 5, 3, NEW),
    Animal("seal", 6, 2, BASE),
    Animal("ostrich", 6, 3, NEW),
    Animal("zebra", 7, 4, BASE),
    Animal("porcupine", 7, 4, NEW),
    Animal("giraffe", 8, 3, BASE),
    Animal("llama", 8, 4, NEW),
    Animal("snake", 9, 2, BASE),
    Animal("cheetah", 9, 4, NEW),
    Animal("crocodile", 10, 3, BASE),
    Animal("tiger", 10, 3, NEW),
    Animal("hippo", 11, 2, BASE),
    Animal("bear", 11, 2, NEW),
    Animal("lion", 12, 2, BASE),
    Animal("rhino", 12, 3, NEW),
)

ALL_SPECIES: Final = tuple(Species(number) for number in range(len(ANIMALS)))
_BY_SET_AND_STRENGTH: Final = {
    (ANIMALS[species].card_set, ANIMALS[species].strength): species for species in ALL_SPECIES
}
BY_NAME: Final = {ANIMALS[species].name: species for species in ALL_SPECIES}

SKUNK, BAT, PARROT, VULTURE, KANGAROO, PEACOCK, MONKEY, DOG = ALL_SPECIES[:8]
CHAMELEON, PENGUIN, SEAL, OSTRICH, ZEBRA, PORCUPINE, GIRAFFE, LLAMA = ALL_SPECIES[8:16]
SNAKE, CHEETAH, CROCODILE, TIGER, HIPPO, BEAR, LION, RHINO = ALL_SPECIES[16:]

RECURRING: Final = frozenset({HIPPO, CROCODILE, GIRAFFE, TIGER, LLAMA})
"""These act again in every turn, whoever's it is."""

ONCE_A_TURN: Final = frozenset({GIRAFFE, TIGER, LLAMA})
"""These do not act again in the turn in which they came into the line."""

EATERS: Final = frozenset({CROCODILE, TIGER, CHEETAH})
"""These eat their victims; the others drive them off."""

STOPPED_BY_ZEBRA: Final = frozenset({HIPPO, CROCODILE})

MOBBED: Final = frozenset({HIPPO, CROCODILE})
"""Monkeys that meet chase these away."""

BIG_BRUISERS: Final = frozenset({RHINO, TIGER, CHEETAH})
"""With the house rule `shield_classes` a zebra stops these as well, and monkeys chase them away."""

MAX_PLAYERS: Final = 4
CARDS: Final = tuple(Card(number) for number in range(MAX_PLAYERS * len(ANIMALS)))

POWER: Final = tuple(animal.strength for animal in ANIMALS)
"""By species: how strong whoever acts as it is."""

# By card.
SPECIES: Final = ALL_SPECIES * MAX_PLAYERS
STRENGTH: Final = tuple(ANIMALS[species].strength for species in SPECIES)
POINTS: Final = tuple(ANIMALS[species].points for species in SPECIES)
CARD_SET: Final = tuple(ANIMALS[species].card_set for species in SPECIES)
OWNER: Final = tuple(Seat(number // len(ANIMALS)) for number in CARDS)
OWNED: Final = tuple(
    tuple(card for card in CARDS if OWNER[card] == seat) for seat in map(Seat, range(MAX_PLAYERS))
)
"""By seat."""
RECURS: Final = tuple(species in RECURRING for species in SPECIES)


def card_of(owner: Seat, species: Species) -> Card:
    """The owner's card of this species."""
    return Card(owner * len(ANIMALS) + species)


def species_of(card_set: CardSet, strength: int) -> Species:
    """The animal of that strength in that set."""
    return _BY_SET_AND_STRENGTH[card_set, strength]


def deck_of(owner: Seat, picks: Iterable[CardSet]) -> list[Card]:
    """Twelve cards, one of each strength, each from the set picked for it."""
    return [card_of(owner, species_of(pick, strength)) for strength, pick in enumerate(picks, start=1)]
