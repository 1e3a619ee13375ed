"""A bar that fills while games are played, on a terminal alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TextIO

WIDTH = 24
"""Characters of the bar."""


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int, float], None] | None]:
    """Something to tell the progress to, or nothing where nobody looks; the bar is gone afterwards."""
    if not sys.stderr.isatty():
        yield None
        return
    bar = Bar(sys.stderr, perf_counter)
    try:
        yield bar.show
    finally:
        bar.clear()


class Bar:
    """One line that is written again and again."""

    def __init__(self, out: TextIO, clock: Callable[[], float]) -> None:
        self._out, self._clock = out, clock
        self._start = clock()
        self._length = 0

    def show(self, done: int, total: int, share: float) -> None:
        """So many games of so many are done, and that share is won so far."""
        filled = WIDTH * done // total
        left = round((self._clock() - self._start) / done * (total - done))
        bar = "#" * filled + "." * (WIDTH - filled)
        self._write(f"[{bar}] {done}/{total} games, {100 * share:.1f} %, {left // 60}:{left % 60:02} left")

    def clear(self) -> None:
        """Leave an empty line."""
        self._write("")
        print(end="\r", file=self._out, flush=True)

    def _write(self, line: str) -> None:
        print(f"\r{line.ljust(self._length)}", end="", file=self._out, flush=True)
        self._length = len(line)
