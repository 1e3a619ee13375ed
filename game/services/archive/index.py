"""All games in one file that answers quickly: an SQLite database beside them, made from their files.

It holds nothing that is not in the files. Whoever finds it damaged, or made by another version, throws it
away; each change is whole or not there at all, so it can be killed at any moment, and several programs may
have it open.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from game.services.archive.entries import SHELVES, Entry, Place, Stamp, Words, is_name, level_of
from game.services.archive.rows import Outcome, SeatRow, Values, Wanted

FILE: Final = "games.sqlite"
VERSION: Final = 5
"""Of the tables below and of what is counted in them; another one is made anew."""
PATIENCE: Final = 0.05
"""Seconds to wait for another program where somebody looks on; a job waits longer."""

_TABLES: Final = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    shelf TEXT NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL,
    size INTEGER NOT NULL, modified INTEGER NOT NULL, print TEXT NOT NULL,
    title TEXT NOT NULL, started TEXT NOT NULL, day TEXT NOT NULL,
    setup TEXT NOT NULL, kind TEXT NOT NULL, seats INTEGER NOT NULL, turns INTEGER NOT NULL,
    over INTEGER NOT NULL, casual INTEGER NOT NULL, pinned INTEGER NOT NULL,
    conceded INTEGER NOT NULL, begun INTEGER NOT NULL, liveries TEXT NOT NULL,
    UNIQUE (shelf, key, name)
);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, number INTEGER NOT NULL,
    who TEXT NOT NULL, level TEXT NOT NULL, name TEXT NOT NULL, person TEXT NOT NULL,
    place INTEGER NOT NULL, share REAL NOT NULL, score INTEGER NOT NULL,
    gave_up INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE INDEX game_order ON game (pinned DESC, modified DESC, id);
CREATE INDEX game_print ON game (print);
CREATE INDEX seat_person ON seat (person, game);
CREATE INDEX seat_level ON seat (level, game);
"""
_COLUMNS: Final = (
    *("shelf", "key", "name", "size", "modified", "print", "title", "started", "day"),
    *("setup", "kind", "seats", "turns", "over", "casual", "pinned", "conceded", "begun", "liveries"),
)
_TYPES: Final = (int, str, str, str, int, int, *(str,) * 6, *(int,) * 7, str)
_SEAT_TYPES: Final = (int, str, str, str, int, float, int, int)
_PLACE: Final = "shelf = ? AND key = ? AND name = ?"
_SEAT: Final = ("who", "name", "person", "place", "share", "score", "gave_up")
_SHARES: Final = {
    Outcome.WON: "seat.share >= 1 AND NOT seat.gave_up",
    Outcome.SHARED: "seat.share > 0 AND seat.share < 1 AND NOT seat.gave_up",
    Outcome.LOST: "(seat.share = 0 OR seat.gave_up)",
}


class Unusable(Exception):
    """Nobody can make anything of the index as it is."""


class Damaged(Unusable):
    """It has to be made anew."""


class Locked(Unusable):
    """Another program is writing it; a moment later it may be free."""


class Unwritable(Unusable):
    """The disk takes nothing."""


_LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_REFUSED: Final = {
    *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_NOLFS, sqlite3.SQLITE_PROTOCOL),
}


@contextmanager
def _told() -> Iterator[None]:
    """Whatever the database complains about, in our words; of a damaged one it may not even be able to say
    what is wrong."""
    try:
        yield
    except (sqlite3.Error, ValueError, OverflowError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        kind = Locked if code in _LOCKED else Unwritable if code in _REFUSED else Damaged
        raise kind(str(error)) from error


class Index:
    """The database. Without a path it lives in memory, and is forgotten with the program."""

    def __init__(self, path: Path | None, patience: float = PATIENCE) -> None:
        """Raises `Unusable`."""
        self.path = path
        with _told():
            self._base = sqlite3.connect(path or ":memory:", timeout=patience, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._base.close()
                raise
        self._file = _which(path)

    @property
    def there(self) -> bool:
        """It is still the one that others find, too: nobody has thrown it away."""
        return self._file == _which(self.path)

    def _prepare(self) -> None:
        base = self._base
        base.execute("PRAGMA foreign_keys = ON")
        with suppress(sqlite3.OperationalError):  # some file systems cannot; then who reads waits a moment
            base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        if self._version != VERSION:
            with self._change():
                if self._version != VERSION:  # nobody else has done it meanwhile
                    self._make_anew()

    @property
    def _version(self) -> int:
        return int(self._base.execute("PRAGMA user_version").fetchone()[0])

    def _make_anew(self) -> None:
        made = "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'view')"
        for kind, name in self._base.execute(f"{made} AND name NOT LIKE 'sqlite_%'").fetchall():
            self._base.execute(f'DROP {kind} "{name}"')
        for statement in _TABLES.split(";"):
            self._base.execute(statement)
        self._base.execute(f"PRAGMA user_version = {VERSION}")

    @contextmanager
    def _change(self) -> Iterator[None]:
        """All of it or nothing."""
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            with suppress(sqlite3.Error):
                self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")

    def close(self) -> None:
        """Nobody asks any more."""
        with suppress(sqlite3.Error):
            self._base.close()

    def check(self) -> None:
        """Raises `Damaged` if it is."""
        with _told():
            found = self._base.execute("PRAGMA integrity_check(1)").fetchone()
        if found != ("ok",):
            raise Damaged(str(found))

    def in_memory(self) -> Index:
        """The same, but the disk is not needed any more."""
        copy = Index(None)
        with _told():
            self._base.backup(copy._base)
        return copy

    # Writing

    def size(self) -> int:
        """How many files are known."""
        with _told():
            return int(self._base.execute("SELECT COUNT(*) FROM game").fetchone()[0])

    def stamps(self) -> dict[Place, Stamp]:
        """Which files are known, and as what."""
        with _told():
            rows = self._base.execute("SELECT shelf, key, name, size, modified FROM game")
            return {Place(*row[:3]): Stamp(*row[3:]) for row in rows}

    def change(self, entries: Sequence[Entry], gone: Iterable[Place] = ()) -> None:
        """These are there now, and those are not any more."""
        with _told(), self._change():
            places = [*gone, *(entry.place for entry in entries)]
            self._base.executemany(f"DELETE FROM game WHERE {_PLACE}", places)
            for entry in entries:
                self._add(entry)

    def _add(self, entry: Entry) -> None:
        marks = ", ".join("?" * len(_COLUMNS))
        added = self._base.execute(
            f"INSERT INTO game ({', '.join(_COLUMNS)}) VALUES ({marks})",
            [
                *(*entry.place, *entry.stamp, entry.print, entry.title, entry.started, entry.day),
                *(spelled(entry.setup), spelled(entry.kind), len(entry.seats), entry.turns),
                *(entry.over, entry.casual, entry.pinned, entry.conceded, entry.begun),
                " ".join(entry.liveries),
            ],
        )
        self._base.executemany(
            f"INSERT INTO seat (game, number, level, {', '.join(_SEAT)}) "
            f"VALUES (?, ?, ?{', ?' * len(_SEAT)})",
            [(added.lastrowid, at, level_of(seat.who), *seat) for at, seat in enumerate(entry.seats)],
        )

    # Asking

    def entries(
        self, wanted: Wanted, persons: Collection[str], first: int = 0, most: int | None = None
    ) -> list[Entry]:
        """The games that somebody wants to see: pinned ones first, then as they were played, the latest
        first. `persons` is under which names the wanted person is kept."""
        where, values = _conditions(wanted, persons)
        chosen = f"SELECT id, {', '.join(_COLUMNS)} FROM game WHERE {where}"
        page = "ORDER BY pinned DESC, modified DESC, id LIMIT ? OFFSET ?"
        return self._found(f"{chosen} {page}", [*values, -1 if most is None else most, first])

    def with_print(self, print_: str) -> list[Entry]:
        """Those that are this very game."""
        return self._found(f"SELECT id, {', '.join(_COLUMNS)} FROM game WHERE print = ?", [print_])

    def _found(self, chosen: str, values: Sequence[Any]) -> list[Entry]:
        seats = f"SELECT game, {', '.join(_SEAT)} FROM seat WHERE game IN (SELECT id FROM ({chosen}))"
        with _told(), closing(self._base.cursor()) as cursor:
            cursor.execute("BEGIN")  # both see the same
            try:
                games = cursor.execute(chosen, values).fetchall()
                seated = cursor.execute(f"{seats} ORDER BY game, number", values).fetchall()
            finally:
                cursor.execute("COMMIT")
        return _entries(games, seated)

    def count(self, wanted: Wanted, persons: Collection[str]) -> int:
        """How many somebody wants to see."""
        where, values = _conditions(wanted, persons)
        return int(self._rows(f"SELECT COUNT(*) FROM game WHERE {where}", values)[0][0])

    def values(self, game: str = "") -> Values:
        """What the listed games can be told apart by; those of one game, if one is named."""
        where, values = _conditions(Wanted(game=game), ())
        listed = f"FROM game WHERE {where}"
        seated = f"FROM seat JOIN game ON game.id = seat.game WHERE {where}"

        def each(ask: str) -> tuple[Any, ...]:
            return tuple(row[0] for row in self._rows(ask, values))

        kinds = each(f"SELECT DISTINCT kind {listed}")
        days = self._rows(f"SELECT MIN(day), MAX(day) {listed} AND day != ''", values)[0]
        return Values(
            each(f"SELECT DISTINCT key {listed} ORDER BY 1"),
            tuple(sorted({word for kind in kinds for word in words_in(kind)})),
            each(f"SELECT DISTINCT game.seats {listed} ORDER BY 1"),
            each(f"SELECT person {seated} AND person != '' GROUP BY 1 ORDER BY COUNT(*) DESC, 1"),
            each(f"SELECT DISTINCT level {seated} AND level != '' ORDER BY 1"),
            tuple(day for day in days if day),
        )

    def _rows(self, ask: str, values: Sequence[Any]) -> list[Any]:
        with _told():
            return self._base.execute(ask, values).fetchall()


def _which(path: Path | None) -> tuple[int, int] | None:
    """What tells a file from another one of the same name; None where there is none."""
    with suppress(OSError):
        found = path.stat() if path else None
        return (found.st_dev, found.st_ino) if found else None
    return None


def spelled(words: Words) -> str:
    """Words in a line each, and nothing outside of a line: so each is found by itself."""
    return "".join(f"\n{name} {value}" for name, value in words) + "\n"


@lru_cache(1000)  # most games are of a few kinds
def words_in(text: str) -> Words:
    """The reverse."""
    parted = (line.partition(" ") for line in text.strip("\n").split("\n") if line)
    return tuple((name, value) for name, _, value in parted)


def _conditions(wanted: Wanted, persons: Collection[str]) -> tuple[str, list[Any]]:
    """What a row must fulfil, and the values in that."""
    asked: list[tuple[str, list[Any]]] = [("begun", [])]
    if wanted.game:
        asked.append(("key = ?", [wanted.game]))
    asked += [("instr(setup, ?)", [spelled((word,))]) for word in wanted.setup]
    if wanted.seats:
        asked.append(("seats = ?", [wanted.seats]))
    if wanted.level:
        asked.append(("id IN (SELECT game FROM seat WHERE level = ?)", [wanted.level]))
    if wanted.since:
        asked.append(("day >= ?", [wanted.since]))
    if wanted.until:
        asked.append(("day <= ? AND day != ''", [wanted.until]))
    if wanted.serious:
        asked.append(("NOT casual", []))
    if wanted.person or wanted.outcome is not None:
        asked.append(_somebody(wanted, persons))
    if wanted.outcome is not None:
        asked.append(("over", []))
    return " AND ".join(condition for condition, _ in asked), [value for _, each in asked for value in each]


def _somebody(wanted: Wanted, persons: Collection[str]) -> tuple[str, list[Any]]:
    """That the person played, or anybody who counts as one, and how it ended for them."""
    who = f"person IN ({', '.join('?' * len(persons))})" if wanted.person else "person != ''"
    how = f" AND {_SHARES[wanted.outcome]}" if wanted.outcome is not None else ""
    return f"id IN (SELECT game FROM seat WHERE {who}{how})", [*persons] if wanted.person else []


def _entries(games: Sequence[Any], seated: Sequence[Any]) -> list[Entry]:
    """Raises `Damaged` where it is not what we have written."""
    seats = {game: tuple(map(_seat, rows)) for game, rows in groupby(seated, itemgetter(0))}
    if any(row[0] not in seats for row in games):
        raise Damaged("A game without seats")
    return [_entry(row, seats[row[0]]) for row in games]


def _seat(row: Sequence[Any]) -> SeatRow:
    if tuple(map(type, row)) != _SEAT_TYPES:
        raise Damaged("A seat that is none")
    _, who, name, person, place, share, score, gave_up = row
    return SeatRow(who, name, person, place, share, score, bool(gave_up))


def _entry(row: Sequence[Any], seats: tuple[SeatRow, ...]) -> Entry:
    _, shelf, key, name, size, modified, print_, title, started, day, setup, kind, _, turns, *flags, worn = (
        row
    )
    over, casual, pinned, conceded, begun = map(bool, flags)
    if tuple(map(type, row)) != _TYPES or shelf not in SHELVES or not (key.isidentifier() and is_name(name)):
        raise Damaged("A game that is none")
    return Entry(
        Place(shelf, key, name),
        Stamp(size, modified),
        print_,
        title,
        started,
        day,
        words_in(setup),
        words_in(kind),
        turns,
        over,
        casual,
        pinned,
        conceded,
        begun,
        seats,
        tuple(worn.split()),
    )
