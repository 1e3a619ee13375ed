"""A game as the index keeps it: read from its file, which is the truth."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from game.core import replay
from game.core.giving_up import played_on
from game.core.levels import HUMAN
from game.core.match import AnyMatch
from game.core.module import GameModule
from game.core.rules import Seat
from game.services.archive.persons import person_at
from game.services.archive.rows import SeatRow
from game.services.saved_game import SavedGame
from game.services.saves import REPLAYS, SAVES

Words = tuple[tuple[str, str], ...]
"""Of a set-up."""
SHELVES: Final = (REPLAYS, SAVES)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


class Place(NamedTuple):
    """Where the file of a game is."""

    shelf: str
    game: str
    name: str


def is_name(name: str) -> bool:
    """A file can be called that, and found again: it leads to no other folder, and can be written down."""
    return Path(name).name == name and not any("\ud800" <= letter <= "\udfff" for letter in name)


class Stamp(NamedTuple):
    """What changes with a file; whatever has the same stamp need not be read again."""

    size: int
    modified: int
    """In nanoseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Entry:
    """All that is known of a game without opening it."""

    place: Place
    stamp: Stamp
    print: str
    """Two games with the same one are the same game."""
    title: str
    started: str
    day: str
    setup: Words
    kind: Words
    """Those of its words that can be chosen before a game."""
    turns: int
    over: bool
    casual: bool
    pinned: bool
    conceded: bool
    begun: bool
    """Somebody has decided something; other games are not listed."""
    seats: tuple[SeatRow, ...]
    liveries: tuple[str, ...] = ()
    """The names of what they wore, by seat."""


def entry_of(saved: SavedGame, place: Place, stamp: Stamp) -> Entry:
    """What there is to know of a game."""
    module, match, sitting = saved.module, saved.match, saved.sitting
    setup = tuple(module.rules.spell_setup(match.setup).items())
    names = _chosen(module)
    return Entry(
        place,
        stamp,
        print_of(module, match),
        sitting.title,
        sitting.started,
        _day(sitting.started, stamp),
        setup,
        tuple(word for word in setup if word[0] in names),
        match.turn,
        saved.ended,
        sitting.casual,
        sitting.pinned,
        saved.given_up,
        saved.begun,
        tuple(_seats(saved)),
        sitting.liveries,
    )


def print_of(module: GameModule, match: AnyMatch) -> str:
    """Tells games apart, whoever played them and whatever they are called."""
    return sha256(replay.write(module.key, match).encode()).hexdigest()[:32]


def _chosen(module: GameModule) -> set[str]:
    return {name for choice in module.choices for option in choice.options for name in option.words}


def _day(started: str, stamp: Stamp) -> str:
    """When it began; when it was played last, if nobody has said so."""
    said = _DAY.match(started)
    try:
        return said[0] if said else time.strftime("%Y-%m-%d", time.localtime(stamp.modified / 1e9))
    except (OSError, OverflowError, ValueError):  # no clock has ever shown that
        return ""


def _seats(saved: SavedGame) -> Iterator[SeatRow]:
    """Of a game that goes on only what nobody can take from a seat any more."""
    rules, state, sitting = saved.match.rules, saved.match.state, saved.sitting
    if saved.ended:
        places, scores = _placed(saved), [each.tally[0].value for each in rules.standings(state)]
        won = saved.result
    else:
        places, scores = [0] * len(sitting.seats), list(rules.so_far(state))
        won = (0.0,) * len(sitting.seats)
    for seat, (who, name) in enumerate(zip(sitting.seats, sitting.names, strict=True)):
        person, gave_up = person_at(sitting, Seat(seat)), seat in (*played_on(sitting), *saved.left)
        yield SeatRow(who, name, person, places[seat], won[seat], scores[seat], gave_up)


def _placed(saved: SavedGame) -> list[int]:
    """By seat; whoever ended the game by giving up stands behind all the others."""
    standings = saved.match.rules.standings(saved.match.state)
    ranks = [(each.seat in saved.left, each.place) for each in standings]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def level_of(who: str) -> str:
    """The key of the level that a computer plays at, without its character; empty for a person."""
    return "" if who == HUMAN else who.partition(":")[0]
