"""Processes that play in a window that nobody sees until they are killed; the other checks kill them."""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

import pygame  # noqa: E402

# Everything that the game imports late is here already: a process that is forked has no time to lose.
import game.beasty_bar.show.tabletop  # noqa: E402
import game.fantasy_pub.show.tabletop  # noqa: E402
import game.shell.school.scene  # noqa: E402, F401
from game.composition import PROGRAM  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.shell.scenes.scene import Scene  # noqa: E402
from game.shell.table import scene as table  # noqa: E402

PATIENCE = 120
"""Seconds."""


def opened(arguments: list[str]) -> Desktop:
    """The real game with the real window, in a hurry."""
    table.INSTANT_SECONDS = 0.0
    return Desktop.asked([*arguments, "--speed", "instant", "--size", "960x600"], PROGRAM)


def play(desktop: Desktop, decide: Callable[[Scene], bool]) -> None:
    """Frame after frame until somebody has enough of it."""
    window, stack = desktop.window, desktop.open()
    while stack.top is not None and decide(stack.top):
        window.take(pygame.event.get(), stack)
        stack.advance(0.05)
        window.show(stack)


def press_enter() -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))


class Victim:
    """A process that plays. It is forked, so that it need not import everything first."""

    def __init__(self, life: Callable[[], None]) -> None:
        self.words, heard = os.pipe()
        self._number = os.fork()
        if not self._number:
            os.close(self.words)
            self._live(life, heard)
        os.close(heard)
        self.code: int | None = None

    def _live(self, life: Callable[[], None], voice: int) -> NoReturn:
        os.dup2(voice, 1)
        code = 1
        try:
            life()
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)

    def kill(self) -> bool:
        """At once; False if it had ended before."""
        os.kill(self._number, signal.SIGKILL)
        _, status = os.waitpid(self._number, 0)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code == -signal.SIGKILL


class Ear(Thread):
    """Listens to a process; what it was about to say when it died does not count."""

    def __init__(self, words: int) -> None:
        super().__init__(daemon=True)
        self._words = words
        self.lines: list[str] = []
        self._enough, self._wanted = Event(), sys.maxsize
        self.start()

    def run(self) -> None:
        with os.fdopen(self._words, "rb", buffering=0) as stream:
            for line in stream:
                if line.endswith(b"\n"):
                    self.lines.append(line.decode().rstrip("\n"))
                if len(self.lines) >= self._wanted:
                    self._enough.set()
        self._enough.set()

    def wait_for(self, count: int) -> None:
        """Until so many decisions were made, or there is nothing more to hear."""
        self._wanted = count
        if len(self.lines) < count:
            self._enough.wait(PATIENCE)
