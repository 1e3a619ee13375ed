"""All games in one file that answers quickly: an SQLite database beside them, made from their files.

It holds nothing that is not in the files. Whoever finds it damaged, or made by another version, throws it
away; each change is whole or not there at all, so it can be killed at any moment, and several programs may
have it open. Its content is read as if anybody could have written it: another schema, other types, long texts
and control characters are damage, and no question takes longer than the largest folder would need.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from game.services.archive import index_file
from game.services.archive.entries import SHELVES, Entry, Place, Stamp, Words, is_name, level_of
from game.services.archive.rows import Outcome, SeatRow, Values, Wanted

FILE: Final = "games.sqlite"
VERSION: Final = 6
"""Of the tables below and of what is counted in them; another one is made anew."""
PATIENCE: Final = 0.05
"""Seconds to wait for another program where somebody looks on; a job waits longer."""

LONGEST_TEXT: Final = 4000
"""Of any text in it: twice a set-up of the longest deck, with all its choices."""
LONGEST_ROW: Final = 64 * 1024
MOST_SEATS: Final = 16
MOST_VALUES: Final = 1000
"""So many different persons, days or words are offered at the most."""
MOST_STEPS: Final = 50_000
"""Of a thousand instructions of the database for one question; 10,000 games take about a thousand."""

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
_CONTROL: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""All control characters but the end of a line, between the words of a set-up."""
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
    except OSError as error:
        raise Unwritable(str(error)) from error
    except (sqlite3.Error, ValueError, OverflowError) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        kind = Locked if code in index_file.LOCKED else Unwritable if code in _REFUSED else Damaged
        raise kind(str(error)) from error


class Index:
    """The database. Without a path it lives in memory, and is forgotten with the program."""

    def __init__(self, path: Path | None, patience: float = PATIENCE) -> None:
        """Raises `Unusable`."""
        self.path = path
        self._steps = 0
        with _told():
            if path is not None:
                index_file.set_foreign_aside(path)
            self._base = sqlite3.connect(path or ":memory:", timeout=patience, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._base.close()
                raise
        self._file = index_file.identity(path)
        if path is not None and self._file is None:
            self._base.close()
            raise Unwritable("another file has come into its place")

    @property
    def there(self) -> bool:
        """It is still the one that others find, too: nobody has thrown it away."""
        return self._file == index_file.identity(self.path)

    def _prepare(self) -> None:
        base = self._base
        base.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_ROW)
        base.set_progress_handler(self._step, 1000)
        base.execute("PRAGMA trusted_schema = OFF")
        base.execute("PRAGMA foreign_keys = ON")
        with suppress(sqlite3.OperationalError):  # some file systems cannot; then who reads waits a moment
            base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        if not self._version:
            with self._change():
                if not self._version:  # nobody else has done it meanwhile
                    _make(base)
        if self._version != VERSION or _schema(base) != _our_schema():
            raise Damaged("Its tables are others.")

    def _step(self) -> bool:
        """Ends a question that takes too long."""
        self._steps += 1
        return self._steps > MOST_STEPS

    @property
    def _version(self) -> int:
        return int(self._base.execute("PRAGMA user_version").fetchone()[0])

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

    @contextmanager
    def _asking(self) -> Iterator[None]:
        self._steps = 0
        with _told():
            yield

    def close(self) -> None:
        """Nobody asks any more."""
        with suppress(sqlite3.Error):
            self._base.close()

    def check(self) -> None:
        """Raises `Damaged` if it is."""
        with self._asking():
            found = self._base.execute("PRAGMA integrity_check(1)").fetchone()
        if found != ("ok",):
            raise Damaged(str(found))

    def in_memory(self) -> Index:
        """The same, but the disk is not needed any more."""
        copy = Index(None)
        with self._asking():
            self._base.backup(copy._base)
        return copy

    # Writing

    def size(self) -> int:
        """How many files are known."""
        with self._asking():
            return int(self._base.execute("SELECT COUNT(*) FROM game").fetchone()[0])

    def stamps(self) -> dict[Place, Stamp]:
        """Which files are known, and as what."""
        with self._asking():
            rows = self._base.execute("SELECT shelf, key, name, size, modified FROM game").fetchall()
        return {Place(*row[:3]): Stamp(*row[3:]) for row in map(_stamped, rows)}

    def change(self, entries: Sequence[Entry], gone: Iterable[Place] = ()) -> None:
        """These are there now, and those are not any more."""
        with self._asking(), self._change():
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
        with self._asking(), closing(self._base.cursor()) as cursor:
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

        def each(kind: type, ask: str) -> tuple[Any, ...]:
            found = [row[0] for row in self._rows(f"{ask} LIMIT {MOST_VALUES}", values)]
            if not all(type(value) is kind and (kind is not str or _is_text(value)) for value in found):
                raise Damaged("A value that is none")
            return tuple(found)

        kinds = each(str, f"SELECT DISTINCT kind {listed}")
        day = f"day FROM (SELECT {{}}(day) AS day {listed} AND day != '') WHERE day NOT NULL"
        return Values(
            each(str, f"SELECT DISTINCT key {listed} ORDER BY 1"),
            tuple(sorted({word for kind in kinds for word in words_in(kind)})),
            each(int, f"SELECT DISTINCT game.seats {listed} ORDER BY 1"),
            each(str, f"SELECT person {seated} AND person != '' GROUP BY 1 ORDER BY COUNT(*) DESC, 1"),
            each(str, f"SELECT DISTINCT level {seated} AND level != '' ORDER BY 1"),
            tuple(found for end in ("MIN", "MAX") for found in each(str, f"SELECT {day.format(end)}")),
        )

    def _rows(self, ask: str, values: Sequence[Any]) -> list[Any]:
        with self._asking():
            return self._base.execute(ask, values).fetchall()


def _make(base: sqlite3.Connection) -> None:
    """Makes the tables; raises `Damaged` if there are some."""
    if _schema(base):
        raise Damaged("Its tables are others.")
    for statement in _TABLES.split(";"):
        base.execute(statement)
    base.execute(f"PRAGMA application_id = {int.from_bytes(index_file.APPLICATION, 'big')}")
    base.execute(f"PRAGMA user_version = {VERSION}")


def _schema(base: sqlite3.Connection) -> list[Any]:
    """Everything that is in the database but its rows, as far as it can be ours."""
    found = base.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name")
    return found.fetchmany(MOST_VALUES)


@cache
def _our_schema() -> list[Any]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
        _make(base)
        return _schema(base)


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


def _is_text(value: object) -> bool:
    return type(value) is str and len(value) <= LONGEST_TEXT and not _CONTROL.search(value)


def _are(values: Sequence[Any], types: Sequence[type]) -> bool:
    """True if the values are of these types, and the texts among them can be shown on a line."""
    return tuple(map(type, values)) == types and all(_is_text(each) for each in values if type(each) is str)


def _stamped(row: Sequence[Any]) -> Sequence[Any]:
    if not _are(row, _TYPES[1:6]):
        raise Damaged("A file that is none")
    return row


def _entries(games: Sequence[Any], seated: Sequence[Any]) -> list[Entry]:
    """Raises `Damaged` where it is not what we have written."""
    seats = {game: tuple(map(_seat, rows)) for game, rows in groupby(seated, itemgetter(0))}
    if any(row[0] not in seats or len(seats[row[0]]) > MOST_SEATS for row in games):
        raise Damaged("A game without its seats")
    return [_entry(row, seats[row[0]]) for row in games]


def _seat(row: Sequence[Any]) -> SeatRow:
    if not _are(row, _SEAT_TYPES):
        raise Damaged("A seat that is none")
    _, who, name, person, place, share, score, gave_up = row
    return SeatRow(who, name, person, place, share, score, bool(gave_up))


def _entry(row: Sequence[Any], seats: tuple[SeatRow, ...]) -> Entry:
    if not _are(row, _TYPES):
        raise Damaged("A game that is none")
    _, shelf, key, name, size, modified, print_, title, started, day, setup, kind, _, turns, *flags, worn = (
        row
    )
    over, casual, pinned, conceded, begun = map(bool, flags)
    if shelf not in SHELVES or not (key.isidentifier() and is_name(name)):
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
