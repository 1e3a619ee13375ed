"""Somebody is called something else from now on, in all the games they have played."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from game.core.errors import BadSetup, GameError
from game.core.messages import N_
from game.core.words import USUAL_NAMES
from game.services import files
from game.services.archive.entries import Entry, Place
from game.services.archive.sheet import Sheet, note
from game.services.archive.shelves import file_at
from game.services.chores import Progress
from game.services.saved_game import one_line

UNCOUNTED: Final = "uncounted"
NAMELESS: Final = N_("Enter at least one letter.")
USUAL: Final = N_("{name} is the name of players who have not chosen one.")
TAKEN: Final = N_("A player named {name} was at the same table.")


class Calling(NamedTuple):
    """What a seat of a game is called from now on."""

    place: Place
    seat: int
    name: str
    counted: bool = True
    """Whoever sits there counts as a person."""


class Left(NamedTuple):
    """What could not be changed."""

    unreadable: int
    """So many seats are in files that are damaged, or that somebody else writes."""
    refused: tuple[Calling, ...]
    """What the disk did not take."""
    reason: str
    """Why it did not."""


def callings(games: Sequence[Entry], persons: Collection[str], name: str) -> list[Calling]:
    """How to give a person another name. Raises `BadSetup` where that cannot be one."""
    name = one_line(name)
    if not name:
        raise BadSetup(NAMELESS)
    if name in USUAL_NAMES:
        raise BadSetup(USUAL, name=name)
    for entry in games:
        if name in (seat.name for seat in entry.seats if seat.person not in persons):
            raise BadSetup(TAKEN, name=name)
    return [Calling(entry.place, seat, name) for entry, seat in _seated(games, persons)]


def uncallings(games: Sequence[Entry], persons: Collection[str]) -> list[Calling]:
    """How to leave nothing of a person but what they have played."""
    return [
        Calling(entry.place, seat, _usual(entry, seat), counted=False)
        for entry, seat in _seated(games, persons)
    ]


def _seated(games: Sequence[Entry], persons: Collection[str]) -> Iterator[tuple[Entry, int]]:
    for entry in games:
        yield from ((entry, seat) for seat, row in enumerate(entry.seats) if row.person in persons)


def _usual(entry: Entry, seat: int) -> str:
    """A usual name that nobody else at the table has."""
    taken = {row.name.casefold() for other, row in enumerate(entry.seats) if other != seat}
    wishes = (USUAL_NAMES[seat % len(USUAL_NAMES)], *USUAL_NAMES)
    return next((name for name in wishes if name.casefold() not in taken), wishes[0])


def call(folder: Path, wanted: Sequence[Calling]) -> Generator[Progress, None, Left]:
    """A job: writes it into the files, each whole or not at all; says which could not be changed."""
    unreadable, refused, reason = 0, list[Calling](), ""
    for number, calling in enumerate(wanted, 1):
        try:
            write(file_at(folder, calling.place), calling)
        except GameError:
            unreadable += 1
        except OSError as error:
            refused.append(calling)
            reason = files.reason(error)
        yield Progress(number, len(wanted))
    return Left(unreadable, tuple(refused), reason)


def write(path: Path, calling: Calling) -> None:
    """Write into the file of a game what a seat is called; raises a `GameError` or `OSError`."""
    number = str(calling.seat + 1)

    def called(sheet: Sheet) -> dict[str, str]:
        seat, notes = f"seat.{number}", sheet.notes
        who = notes.get(seat, "").partition(" ")[0]
        others = set(notes.get(UNCOUNTED, "").split()) - {number}
        uncounted = others if calling.counted else others | {number}
        return {seat: f"{who} {calling.name}", UNCOUNTED: " ".join(sorted(uncounted))}

    with suppress(FileNotFoundError):  # somebody has deleted it
        note(path, called)
