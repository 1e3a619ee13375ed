"""Which program plays a game: a lock per game, which the system takes back when that ends or is killed.

All locks are bytes of one file, each at a place that follows from the name of its game: nothing has to be
tidied up after a program that was killed, and on a full disk there is nothing to write.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Collection
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final
from weakref import finalize
from zlib import crc32

PLACES: Final = 1 << 30
"""As far into a file as every system can lock; the file stays empty all the same."""
_OPEN: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""What systems say of a lock that another program has; Wine says nothing."""

_OURS: Final[set[tuple[Path, str]]] = set()
"""On Windows, where locks stand in the way of their own program, too: what this one has taken."""


class Owner(Enum):
    """Which program plays a game."""

    HERE = auto()
    ELSEWHERE = auto()
    UNKNOWN = auto()
    """The file system knows no locks, or no file can be opened for them."""


class Locks:
    """Those of this program."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle: int | None = None
        self._closing: finalize[..., Any] | None = None
        """Closes the file: on Windows a lock is in the way of this program, too, as long as it is open."""
        self._held: set[str] = set()

    def take(self, name: str) -> Owner:
        """Take the lock of the game of that name, unless another program has it."""
        if name in self._held or (self._file, name) in _OURS:
            return Owner.HERE
        try:
            handle = self._opened()
        except OSError:
            return Owner.UNKNOWN
        try:
            _lock(handle, _place(name))
        except OSError as error:
            return Owner.ELSEWHERE if error.errno in _TAKEN else Owner.UNKNOWN
        self._held.add(name)
        if sys.platform == "win32":
            _OURS.add((self._file, name))
        return Owner.HERE

    def keep(self, names: Collection[str]) -> None:
        """Give back all locks but these."""
        for name in self._held - set(names):
            self._held.remove(name)
            _OURS.discard((self._file, name))
            with suppress(OSError):
                _unlock(self._opened(), _place(name))

    def close(self) -> None:
        """Give all of them back."""
        _OURS.difference_update((self._file, name) for name in self._held)
        self._held.clear()
        if self._closing is not None:
            self._closing()
            self._handle = self._closing = None

    def _opened(self) -> int:
        if self._handle is None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._handle = os.open(self._file, _OPEN, 0o600)
            self._closing = finalize(self, os.close, self._handle)
        return self._handle


def _place(name: str) -> int:
    return crc32(name.encode(errors="surrogatepass")) % PLACES


if sys.platform == "win32":
    from msvcrt import LK_NBLCK, LK_UNLCK, locking

    def _lock(handle: int, place: int) -> None:
        os.lseek(handle, place, os.SEEK_SET)
        locking(handle, LK_NBLCK, 1)

    def _unlock(handle: int, place: int) -> None:
        os.lseek(handle, place, os.SEEK_SET)
        locking(handle, LK_UNLCK, 1)

else:
    from fcntl import LOCK_EX, LOCK_NB, LOCK_UN, lockf  # no process that is started here holds them, too

    def _lock(handle: int, place: int) -> None:
        lockf(handle, LOCK_EX | LOCK_NB, 1, place)

    def _unlock(handle: int, place: int) -> None:
        lockf(handle, LOCK_UN, 1, place)
