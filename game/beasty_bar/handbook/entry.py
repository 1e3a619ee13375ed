"""What a page of the handbook consists of."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from game.beasty_bar.rules.animals import ALL_SPECIES, POWER, VULTURE, Species


@dataclass(frozen=True, slots=True)
class Meeting:
    """How it ends when an animal meets certain others; none are named where it is the same with all."""

    text: str
    species: tuple[Species, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """An animal."""

    text: str
    """The whole rule."""
    asks: str = ""
    """What its player has to decide, if anything."""
    stopped_by: tuple[Meeting, ...] = ()
    beats: tuple[Meeting, ...] = ()
    tips: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    """The keys of those that show what it does."""


@dataclass(frozen=True, slots=True)
class Example:
    """A turn to watch: a position, what is played, and what comes of it."""

    key: str
    title: str
    text: str
    """What it shows."""
    position: str
    actions: tuple[str, ...]
    line: str = ""
    """Who waits in the end, from the gate."""
    bar: str = ""
    thats_it: str = ""
    """Who has got in, and who lies there, the last one on top."""


def below(strength: int, *but: Species) -> tuple[Species, ...]:
    """All weaker animals that can be in the line, the strongest first."""
    return _ordered({species for species in ALL_SPECIES if POWER[species] < strength} - {*but, VULTURE})


def from_strength(strength: int, *but: Species) -> tuple[Species, ...]:
    """All animals at least as strong, the strongest first."""
    return _ordered({species for species in ALL_SPECIES if POWER[species] >= strength} - {*but})


def _ordered(species: Collection[Species]) -> tuple[Species, ...]:
    """As in a deck that is looked through: by strength, base before New Beasts."""
    return tuple(sorted(species, key=lambda each: (-POWER[each], each)))
