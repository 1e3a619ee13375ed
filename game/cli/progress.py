"""A bar that fills while something takes long, on a terminal alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TextIO

WIDTH = 24
"""Characters of the bar."""

Progress = Callable[[int, int, str], None]
"""Told how much is done, of how much, and what there is to say about it."""


@contextmanager
def progress_bar() -> Iterator[Bar]:
    """A bar on this terminal; it is gone afterwards."""
    bar = Bar(sys.stderr, perf_counter)
    try:
        yield bar
    finally:
        bar.clear()


class Bar:
    """One line that is written again and again; none where nobody looks."""

    def __init__(self, out: TextIO, clock: Callable[[], float]) -> None:
        self._out = out if out.isatty() else None
        self._clock, self._start = clock, clock()
        self._length = 0

    def show(self, done: int, total: int, note: str) -> None:
        """So much of so much is done, and the rest takes as long in proportion."""
        self.tell(done, total, note, round((self._clock() - self._start) / done * (total - done)))

    def tell(self, done: int, total: int, note: str, left: int | None) -> None:
        """The same where somebody knows how many seconds are left, or that nobody does."""
        filled = WIDTH * done // total
        bar = "#" * filled + "." * (WIDTH - filled)
        time = "" if left is None else f", {left // 60}:{left % 60:02} left"
        self._write(f"[{bar}] {note}{time}")

    def clear(self) -> None:
        """Leave an empty line, for something else to be written there."""
        if self._length:
            self._write("")
            print(end="\r", file=self._out, flush=True)

    def _write(self, line: str) -> None:
        if self._out is not None:
            print(f"\r{line.ljust(self._length)}", end="", file=self._out, flush=True)
            self._length = len(line)
