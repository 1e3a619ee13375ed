"""The file of the index on the disk.

Only a database that this program has made is opened, changed or deleted. Whatever else lies in its place is
renamed, and a folder is left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from game.services.files import free

APPLICATION: Final = b"BEAS"
"""In the header of every index since version 5; older ones are known by their first table."""
COMPANIONS: Final = ("", "-wal", "-shm", "-journal")
"""Endings of the files that together are one database."""
FOREIGN: Final = ".foreign"
"""Ending of a file that lay in the place of the index and is not ours."""
_MAGIC: Final = b"SQLite format 3\0"
_HEADER_SIZE, _APPLICATION_AT = 100, slice(68, 72)
LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
"""Error codes of a database that another program is writing."""
_OLDER: Final = range(1, 5)
"""Versions without an application in their header."""
_OLDER_TABLE: Final = (
    "CREATE TABLE game (\n    id INTEGER PRIMARY KEY,\n    shelf TEXT NOT NULL, key TEXT NOT NULL, name"
)


def companions(path: Path) -> list[Path]:
    """The database and the files that SQLite keeps beside it."""
    return [path.with_name(path.name + ending) for ending in COMPANIONS]


def set_foreign_aside(path: Path) -> None:
    """Renames a database that is not ours, with its companions, and any link; raises `OSError`."""
    if all(map(_is_plain, companions(path))) and (not path.exists() or _is_ours(path)):
        return
    aside = free(path.with_name(path.name + FOREIGN))
    for ending, part in zip(COMPANIONS, companions(path), strict=True):
        try:
            part.rename(aside.with_name(aside.name + ending))
        except FileNotFoundError:
            continue


def delete(path: Path) -> None:
    """Deletes an index of ours, all of which can be read again; raises `OSError`."""
    set_foreign_aside(path)
    for part in companions(path):
        part.unlink(missing_ok=True)


def identity(path: Path | None) -> tuple[int, int] | None:
    """Device and number of a plain file that has no other name; None for anything else."""
    try:
        found = path.lstat() if path else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found and S_ISREG(found.st_mode) and found.st_nlink == 1 else None


def _is_plain(part: Path) -> bool:
    try:
        found = part.lstat()
    except FileNotFoundError:
        return True
    if S_ISDIR(found.st_mode):
        raise IsADirectoryError(part)
    return S_ISREG(found.st_mode) and found.st_nlink == 1


def _is_ours(path: Path) -> bool:
    with path.open("rb") as stream:
        header = stream.read(_HEADER_SIZE)
    if not header:
        return True  # made a moment ago, by this program or another one of us
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return False
    return header[_APPLICATION_AT] == APPLICATION or _says_so(path)


def _says_so(path: Path) -> bool:
    """True if the database says that it is ours: what was written last may not be in its header yet. One
    without any table may be ours, and holds nothing. Raises `sqlite3.OperationalError` if it is locked."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=1)) as base:
        base.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 1 << 16)
        try:
            ((application,), (version,)) = (
                base.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
            )
            tables = dict(
                base.execute("SELECT name, sql FROM sqlite_master WHERE type != 'index'").fetchmany(3)
            )
        except (sqlite3.Error, ValueError) as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in LOCKED:
                raise
            return False
    if application == int.from_bytes(APPLICATION, "big"):
        return True
    older = {*tables} == {"game", "seat"} and str(tables["game"]).startswith(_OLDER_TABLE)
    return not application and (older if version in _OLDER else not tables and not version)
