"""Processes that work side by side, and end with whoever asked for them, however that one ends."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from game.core.errors import GameError

T = TypeVar("T")
R = TypeVar("R")

PORTIONS = 1000
"""Into so many portions a long list of tasks is cut: fewer, and nobody would see how far it is."""
MOST_ON_WINDOWS = 61
"""A pool there waits for all its processes at once, and Windows waits for no more than that."""


class Crew:
    """Does many tasks of a kind."""

    def __init__(self, pool: Executor | None) -> None:
        """Without a pool everything is done here, one after the other."""
        self._pool = pool

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """What comes of each task, in their order."""
        if self._pool is None:
            yield from map(work, tasks)
            return
        with _signals_held_back():
            done = self._pool.map(work, tasks, chunksize=max(1, len(tasks) // PORTIONS))
        try:
            yield from done
        except BrokenProcessPool:
            raise GameError("A process that worked on it was ended from outside.") from None


@contextmanager
def crew(count: int) -> Iterator[Crew]:
    """So many processes, or as many as there can be; a single one is this one.

    In the midst of a task they end, too.
    """
    if sys.platform == "win32":
        count = min(count, MOST_ON_WINDOWS)
    if count == 1:
        yield Crew(None)
        return
    strangers = set(active_children())
    with _asked_to_end_is_interrupted():
        pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_serve)
        try:
            yield Crew(pool)
        except BaseException:
            for child in set(active_children()) - strangers:
                child.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):  # not everywhere; a container may have fewer cores than the machine
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _asked_to_end_is_interrupted() -> Iterator[None]:
    """To be asked to end is an interrupt here: whoever just ends leaves semaphores behind for all to see."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Nothing comes in between while processes are started; what came meanwhile is heard soon after.

    Ctrl+C reaches all processes of a terminal; those started here never hear it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve() -> None:
    """How a worker begins: interrupts are meant for its parent, whom it does not outlive."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where they cannot be held back: on Windows
    if hasattr(signal, "pthread_sigmask"):  # it was started while they were
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    Thread(target=_end_with_the_parent, daemon=True, name="watch").start()


def _end_with_the_parent() -> None:
    """A parent that was killed tells nobody; but whoever waits for its end notices."""
    parent = parent_process()
    assert parent is not None, "a worker has been started by somebody"
    parent.join()
    os._exit(1)
