"""A process beside the game, so that no frame has to wait for what it does."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # importing it takes longer than a frame; that is left to the thread which starts a process
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

END_SECONDS = 3.0
"""How long to wait for the end of a process that was told to end."""
IDLE_NICENESS = 19
"""The processors are somebody else's, whenever anybody wants one."""
_IDLE_PRIORITY_CLASS = 0x40

Gone = (EOFError, OSError)
"""What a pipe raises when nobody is at its other end any more."""


def be_deaf() -> None:
    """A Ctrl+C is meant for whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def step_back(niceness: int) -> None:
    """Where systems know that: where both want a processor, frames win."""
    if sys.platform != "win32":
        os.nice(niceness)
    elif niceness >= IDLE_NICENESS:
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY_CLASS)


class SideProcess:
    """The process as seen by whoever started it. Nothing here waits, except `end`."""

    def __init__(self, name: str, work: Callable[..., None], *arguments: Any) -> None:
        """`work` is found by its name in the other process; it is handed its end of a pipe, and all that."""
        self._failed = self._unwanted = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        # Some systems take many frames to start a process.
        how = (name, work, arguments)
        self._starter = Thread(target=self._start, args=how, daemon=True, name=f"start of the {name}")
        self._starter.start()

    def _start(self, name: str, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        try:
            from multiprocessing import get_context

            context = get_context("spawn")  # a fork would come with the window and its sound
            here, there = context.Pipe()
            process = context.Process(target=work, args=(there, *arguments), daemon=True, name=name)
            process.start()
            there.close()
        except Exception:  # whatever it was: without a process the game goes on, and nobody can do anything
            self._failed = True
            return
        self._process, self._pipe = process, here
        if self._unwanted:
            process.kill()

    @property
    def pid(self) -> int | None:
        """The number of the process, once there is one."""
        return None if self._process is None else self._process.pid

    def kill(self) -> None:
        """It is of no use any more."""
        self._unwanted = True
        if self._process is not None:
            self._process.kill()
            self._process.join(0)  # or it would stay in the list of processes

    def end(self) -> None:
        """Kill it, and wait until it is no more."""
        self._starter.join(END_SECONDS)
        self.kill()
        if self._process is not None:
            self._process.join(END_SECONDS)
