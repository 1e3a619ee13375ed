"""All the animals, and what there is to filter them by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.handbook.base_animals import BASE_ENTRIES
from game.beasty_bar.handbook.entry import Entry
from game.beasty_bar.handbook.new_animals import NEW_ENTRIES
from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    ANIMALS,
    BASE,
    BAT,
    NEW,
    PORCUPINE,
    RECURRING,
    ZEBRA,
    Species,
)
from game.core.messages import N_

ENTRIES: Final[Mapping[Species, Entry]] = {**BASE_ENTRIES, **NEW_ENTRIES}

PERMANENT: Final = frozenset({ZEBRA, PORCUPINE, BAT})
"""These are on their guard, or in danger, for as long as they wait."""

IN_ORDER: Final = tuple(sorted(ALL_SPECIES, key=lambda species: (-ANIMALS[species].strength, species)))
"""The strongest first, base before New Beasts."""

FILTERS: Final[Mapping[str, frozenset[Species]]] = {
    N_("All animals"): frozenset(ALL_SPECIES),
    N_("Base"): frozenset(species for species in ALL_SPECIES if ANIMALS[species].card_set is BASE),
    N_("New Beasts"): frozenset(species for species in ALL_SPECIES if ANIMALS[species].card_set is NEW),
    N_("Recurring action"): RECURRING,
    N_("Permanent"): PERMANENT,
    N_("With a choice"): frozenset(species for species in ALL_SPECIES if ENTRIES[species].asks),
}


def kind(species: Species) -> str:
    """When it acts."""
    if species in RECURRING:
        return N_("Recurring action")
    return N_("Permanent") if species in PERMANENT else N_("Acts once")
