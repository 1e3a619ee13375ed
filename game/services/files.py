"""The player's files: written so that nothing tears them, read as if anybody could have written them."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile, mkstemp
from typing import Final

from game.core.errors import BadSetup
from game.core.messages import N_

LONGEST_SETTINGS: Final = 64 * 1024
TEMPORARY: Final = ".tmp"
"""How files end that are being written; one that lies about was left by a program that was killed."""

DISK_FULL: Final = N_("Could not save: the disk is full.")
READ_ONLY: Final = N_("Could not save: the folder is write-protected.")
NO_FOLDER: Final = N_("Could not save: the folder cannot be created.")
UNSAVED: Final = N_("Could not save: the disk refused.")

_APPEND: Final = (
    os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
)  # a link could lead out of the folder


def read(file: Path, limit: int) -> bytes:
    """What is in the file. One that is longer than the limit, or no plain file, raises `ValueError`."""
    if file.exists() and not file.is_file():
        raise ValueError("not a file")
    with file.open("rb") as stream:
        data = stream.read(limit + 1)
    if len(data) > limit:
        raise ValueError("too long")
    return data


def listed(folder: Path, pattern: str) -> list[Path]:
    """What there is of that name, in order; nothing in a folder that cannot be looked into."""
    with suppress(OSError):
        return sorted(folder.glob(pattern))
    return []


def check_writable(folder: Path) -> None:
    """Raises `BadSetup` if not: whoever has worked for an hour should not hear only then that nothing of it
    can be written down."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadSetup(f"Nothing can be written into {folder}: {error.strerror}.") from None


def replace(file: Path, data: bytes, modified: int | None = None) -> None:
    """Whole or not at all: whoever pulls the plug finds either the old file or the new one.

    It is as old as is said, in nanoseconds since 1970; else it is new.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=TEMPORARY)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if modified is not None:
            os.utime(temporary, ns=(modified, modified))
        temporary.replace(file)
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    _sync_folder(file.parent)


def append(file: Path, data: bytes, end: int) -> bool:
    """Add to a file that ends there, and wait until the disk has it; False if it is another file by now."""
    try:
        handle = os.open(file, _APPEND)
    except FileNotFoundError:
        return False
    try:
        if os.fstat(handle).st_size != end:
            return False
        if os.write(handle, data) != len(data):
            raise OSError(errno.ENOSPC, "written only in part")
        os.fsync(handle)
    finally:
        os.close(handle)
    return True


def move(file: Path, target: Path) -> Path:
    """To another place or name; what is there already stays, and the file takes a number."""
    target.parent.mkdir(parents=True, exist_ok=True)
    place = free(target)
    file.replace(place)
    _sync_folder(place.parent)
    return place


def free(file: Path) -> Path:
    """The same, with a number behind its name if there is something already."""
    names = (f"{file.stem}{f'_{number}' if number else ''}{file.suffix}" for number in count())
    return next(path for name in names if not os.path.lexists(path := file.with_name(name)))


def _sync_folder(folder: Path) -> None:
    """The name of a file is part of its folder; not every system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def reason(error: OSError) -> str:
    """Why something could not be saved, in a sentence for the player."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return READ_ONLY
    if error.errno in (errno.ENAMETOOLONG, errno.ENOTDIR, errno.ENOENT, errno.EEXIST, errno.ELOOP):
        return NO_FOLDER
    return UNSAVED
