"""One after the other: whoever reads a file, changes it and writes it undoes what others do meanwhile.

Whoever dies lets go, and nothing is left in the folder: the folder itself is held, or where systems cannot do
that, a name that is made of its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep
from typing import Final

PATIENCE: Final = 1.0
"""Seconds. Nobody holds a folder for longer than a disk takes to write a file, unless it has been stopped."""
_PAUSE: Final = 0.002


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Nobody else who asks for the same folder has it meanwhile, in this program or another. It is not asked
    for again inside. Where the system cannot tell, or nobody lets go for too long, everybody may come in."""
    with ExitStack() as held:
        with suppress(OSError):
            held.callback(_taken(folder))
        yield


if sys.platform == "win32":

    def _taken(folder: Path) -> Callable[[], object]:
        """Says how to let go."""
        import ctypes

        kernel = ctypes.windll.kernel32
        name = sha256(os.fsencode(os.path.normcase(folder.resolve()))).hexdigest()
        mutex = kernel.CreateMutexW(None, False, f"Local\\{name}")
        kernel.WaitForSingleObject(mutex, round(1000 * PATIENCE))

        def let_go() -> None:
            kernel.ReleaseMutex(mutex)
            kernel.CloseHandle(mutex)

        return let_go

else:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _taken(folder: Path) -> Callable[[], object]:
        """Says how to let go. Whoever waits holds the folder around it, too: otherwise somebody who writes
        file after file would be in again before anybody has seen that it was free."""
        until = monotonic() + PATIENCE
        with ExitStack() as waiting:
            with suppress(PermissionError):
                waiting.callback(os.close, _held(folder.parent, until))
            return partial(os.close, _held(folder, until))

    def _held(folder: Path, until: float) -> int:
        handle = os.open(folder, os.O_RDONLY)
        try:
            while not _is_free(handle):
                if monotonic() > until:
                    raise BlockingIOError
                sleep(_PAUSE)
        except OSError:
            os.close(handle)
            raise
        return handle

    def _is_free(handle: int) -> bool:
        """From now on it is not."""
        with suppress(BlockingIOError):
            flock(handle, LOCK_EX | LOCK_NB)
            return True
        return False
