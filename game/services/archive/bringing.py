"""Brings the index up to the folder: whatever is new or changed there is read, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from game.core.errors import BadReplay, GameError
from game.core.listing import Games, find
from game.services.archive import index_file
from game.services.archive.entries import Entry, Place, Stamp, entry_of
from game.services.archive.index import FILE, Damaged, Index, Unusable, Unwritable
from game.services.archive.shelves import empty_bin, file_at, stamp_of, walked
from game.services.chores import Progress
from game.services.news import News
from game.services.saved_game import read
from game.services.saves import REPLAYS, Saves

BATCH: Final = 100
"""So many games are written at once: often enough to be seen, and seldom enough to be quick."""
JOB_PATIENCE: Final = 10.0
"""Seconds that a job waits for another program."""


class Changes(NamedTuple):
    """What is different in the folder from what is known."""

    new: dict[Place, Stamp]
    gone: list[Place]

    @property
    def any(self) -> bool:
        """There is something to do."""
        return bool(self.new or self.gone)


class Brought(NamedTuple):
    """What came of it."""

    entries: tuple[Entry, ...] = ()
    """All that was read, where nothing could be written."""
    gone: tuple[Place, ...] = ()
    """And what is not there any more."""
    written: bool = True
    hopeless: tuple[tuple[Place, Stamp], ...] = ()
    """What is no game, or cannot be read now."""
    told: tuple[str, ...] = ()
    """What the player should hear."""


def changes(folder: Path, games: Games, known: Mapping[Place, Stamp]) -> Changes:
    """What is to be read, and what is not there any more; what was played last is read first. A program that
    has more games than this one may have read theirs, too."""
    keys = [listing.key for listing in games]
    found = walked(folder, keys)
    lost = (place for place in known if place not in found)
    new = {place: stamp for place, stamp in found.items() if known.get(place) != stamp}
    latest = sorted(new.items(), key=lambda each: each[1].modified, reverse=True)
    gone = [place for place in lost if place.game in keys or not file_at(folder, place).exists()]
    return Changes(dict(latest), gone)


def open_index(folder: Path, patience: float) -> Index:
    """The index of a folder; one that is damaged is made anew. Raises `Locked` or `Unwritable`."""
    with suppress(Damaged):
        return Index(folder / FILE, patience)
    throw_away(folder)
    try:
        return Index(folder / FILE, patience)
    except Damaged as error:
        raise Unwritable("nobody can take it away") from error


def throw_away(folder: Path) -> bool:
    """Nothing is lost with it: all of it is in the files of the games. False if it is still there: some
    systems let nobody delete what another program has open."""
    with suppress(OSError):
        index_file.delete(folder / FILE)
    return not (folder / FILE).exists()


def bring_up(
    folder: Path, games: Games, known: Mapping[Place, Stamp] | None = None
) -> Generator[Progress, None, Brought]:
    """A job: the index on the disk is as the folder is when it is done. Where somebody says what is `known`,
    their index is not on the disk, and they are told what was read."""
    empty_bin(folder, time.time())
    if known is not None:
        entries, gone = list[Entry](), list[Place]()

        def note(batch: list[Entry], lost: list[Place]) -> None:
            entries.extend(batch)
            gone.extend(lost)

        brought = yield from _read(folder, games, known, note)
        return brought._replace(entries=tuple(entries), gone=tuple(gone), written=False)
    try:
        with closing(_sound_index(folder)) as index:
            return (yield from _read(folder, games, index.stamps(), index.change))
    except Unusable:
        return Brought(written=False)


def _sound_index(folder: Path) -> Index:
    """One that has been looked through."""
    index = open_index(folder, JOB_PATIENCE)
    try:
        index.check()
    except Damaged:
        index.close()
        throw_away(folder)
        return open_index(folder, JOB_PATIENCE)
    return index


def _read(
    folder: Path,
    games: Games,
    known: Mapping[Place, Stamp],
    write: Callable[[list[Entry], list[Place]], object],
) -> Generator[Progress, None, Brought]:
    """Have all that is new written, a batch after the other."""
    new, gone = changes(folder, games, known)
    saves, batch, hopeless, total = Saves(folder, News()), list[Entry](), [], len(new)
    write(batch, gone)
    yield Progress(0, total)
    for number, (place, stamp) in enumerate(new.items(), 1):
        entry = entry_in(folder, games, place, stamp, saves)
        batch += [entry] if entry else []
        hopeless += [] if entry else [(place, stamp)]
        if number % BATCH == 0 or number == total:
            write(batch, [place for place, _ in hopeless])
            batch = []
        yield Progress(number, total)
    return Brought(hopeless=tuple(hopeless), told=tuple(_sentences(saves.news)))


def _sentences(news: News) -> Iterator[str]:
    """As they are in the code: whoever hears of them says them in the player's language."""
    return iter(partial(news.next, lambda sentence, **_: sentence), None)


def entry_in(folder: Path, games: Games, place: Place, stamp: Stamp, saves: Saves) -> Entry | None:
    """The game in a file; None if there is none. A replay that cannot be read is set aside; among the saved
    games that is left to whoever goes on with them."""
    path, module = file_at(folder, place), find(games, place.game).load()
    try:
        saved = read(module, path)
        if saved.damaged and place.shelf == REPLAYS:
            raise BadReplay("A part of it cannot be read.")
    except OSError:  # it is gone by now, or it can be read another time
        return None
    except GameError as error:
        with suppress(OSError):
            if place.shelf == REPLAYS and stamp_of(path.stat()) == stamp:
                saves.set_aside(path, error)
        return None
    return entry_of(saved, place, stamp)
