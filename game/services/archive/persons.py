"""Who counts as a person: the names that people gave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.levels import HUMAN
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.services.archive.rows import ME
from game.services.saved_game import Sitting, one_line
from game.services.settings import Settings

LONGEST: Final = 16
"""Letters of a name: more would not be read on a plate."""


class Known(NamedTuple):
    """What people have said about themselves."""

    me: str = ""
    """What whoever plays alone under a usual name wants to be called."""
    forgotten: tuple[str, ...] = ()
    """Names that are not offered any more; their games stay theirs."""

    def shown(self, person: str) -> str:
        """Under which name somebody counts who is kept as `person`."""
        return (self.me or ME) if person == ME else person

    def meant(self, person: str) -> tuple[str, ...]:
        """As whom somebody of that name may be kept."""
        return (ME, person) if person and person == self.me else (person,)


def known(settings: Settings) -> Known:
    """As the settings have it."""
    return Known(settings.me, tuple(settings.forgotten))


def called(settings: Settings, seats: Sequence[str]) -> tuple[str, ...]:
    """The names at a new table, by seat: people as they were named last, the player's own name on the first
    chair of a person that has none, and usual names for all others."""
    people = [seat for seat, who in enumerate(seats) if who == HUMAN]
    last = {seat: one_line(name, LONGEST) for seat, name in enumerate(settings.names)}
    named = {seat: last[seat] for seat in people if last.get(seat)}
    me, first = one_line(settings.me, LONGEST), people[:1]
    if me and me not in (*named.values(), *settings.forgotten):
        named |= {seat: me for seat in first if named.get(seat, USUAL_NAMES[0]) in USUAL_NAMES}
    given: dict[int, str] = {}
    for seat in sorted(range(len(seats)), key=lambda seat: seat not in named):
        usual, taken = USUAL_NAMES[seat % len(USUAL_NAMES)], {name.casefold() for name in given.values()}
        wishes = [*filter(None, [named.get(seat)]), usual, *USUAL_NAMES]
        given[seat] = next((name for name in wishes if name.casefold() not in taken), usual)
    return tuple(given[seat] for seat in range(len(seats)))


def call(settings: Settings, person: str, name: str) -> None:
    """Somebody is called that from now on, and wears what they wore, or whoever is called so already."""
    if person in (ME, settings.me):
        settings.me, settings.me_asked = name, True
    if person in settings.profiles:
        worn = settings.profiles.get(name, settings.profiles[person])
        dressed = ((name if each == person else each, livery) for each, livery in settings.profiles.items())
        settings.profiles = dict(dressed) | {name: worn}
    settings.names = [name if each == person else each for each in settings.names]
    settings.forgotten = [each for each in settings.forgotten if each not in (person, name)]


def person_at(sitting: Sitting, seat: Seat) -> str:
    """Under which name whoever sits there counts.

    A usual name says nothing: who plays alone under one is the owner of this folder, and of several nobody
    knows who they were. Whoever has left a seat to a computer has played, too.
    """
    name, people = sitting.names[seat], _people(sitting)
    if seat not in people or seat in sitting.uncounted:
        return ""
    if name not in USUAL_NAMES:
        return name
    return ME if people == {seat} else ""


def _people(sitting: Sitting) -> set[int]:
    """The seats on which a person has sat, at the beginning or at last."""
    return {
        seat for seats in (sitting.began, sitting.seats) for seat, who in enumerate(seats) if who == HUMAN
    }
