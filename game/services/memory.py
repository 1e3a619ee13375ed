"""What nobody can see any more is let go at once, and its memory handed back."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress


def keep() -> None:
    """What is there before the first screen stays until the end: nobody need look through it again."""
    gc.freeze()


def let_all_go() -> None:
    """Everything is made anew: what was kept is of no use any more either."""
    gc.unfreeze()
    let_go()


def let_go() -> None:
    """A screen was left. Its parts know each other, so they stay until somebody looks for such circles;
    Python itself looks seldom, for it counts things and does not see that some are pictures."""
    gc.collect()
    _hand_back()


def _hand_back() -> None:
    """The C library of Linux keeps what lies between things still in use, unless it is asked for it."""
    if sys.platform == "linux":
        with suppress(AttributeError):  # not every one of them can be asked
            ctypes.CDLL(None).malloc_trim(0)


@contextmanager
def no_rounds() -> Generator[None, None, None]:
    """Let nobody look for circles while somebody thinks: trees have none, and to look takes up to half of the
    time. Whatever circles there are otherwise are found afterwards."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()
