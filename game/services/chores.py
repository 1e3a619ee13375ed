"""Long jobs, in a process of their own: a review, an index, a search through many games.

A job is a function that any process finds by its name, with arguments that can be sent there. It yields how
far it is, often enough to be paused there, and returns what came of it:

    def count(most: int) -> Generator[Progress, None, int]:
        for number in range(most):
            yield Progress(number, most)
        return most

Each job gets a process, which ends with it; one works at a time. It has the lowest priority there is, stands
still while somebody is asked who must answer soon, or while a job is done that somebody waits for, and can be
killed at any moment: whatever a job leaves on the disk has to survive that, as everything does here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from time import perf_counter
from typing import TYPE_CHECKING, Any

from game.services.side_process import IDLE_NICENESS, Gone, SideProcess, be_deaf, step_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NEWS_SECONDS = 0.1
"""How often a job tells how far it is."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job is."""

    done: int = 0
    total: int = 0
    """0 if nobody knows."""
    text: str = ""
    """What it is about now."""


Job = Callable[..., Generator[Progress, None, Any]]


class State(Enum):
    """What has become of a job."""

    WAITING = auto()
    WORKING = auto()
    DONE = auto()
    FAILED = auto()
    """It raised something."""
    DIED = auto()
    """Its process is gone, or never came, and nobody knows why. It can be begun again."""
    CANCELLED = auto()
    """Nobody wanted it any more."""


# What a process says


@dataclass(frozen=True, slots=True)
class _Came:
    """What came of a job; the last that its process says."""

    state: State
    result: Any = None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class _Heard:
    """It stands still, or goes on, as it was told."""


def work(pipe: Connection[Any, bool], job: Job, arguments: tuple[Any, ...]) -> None:
    """What the process does. Through the pipe it is told whether to stand still."""
    be_deaf()
    step_back(IDLE_NICENESS)
    with suppress(*Gone):
        came = _carried_out(pipe, _steps(job, arguments))
        try:
            pipe.send(came)
        except Gone:
            raise
        except Exception as error:  # such a thing cannot be sent
            pipe.send(_failed(error))


def _steps(job: Job, arguments: tuple[Any, ...]) -> Generator[Progress, None, Any]:
    """The job itself; that it takes other arguments is seen as soon as it takes its first step."""
    return (yield from job(*arguments))


def _carried_out(pipe: Connection[Any, bool], steps: Generator[Progress, None, Any]) -> _Came:
    tell = 0.0  # the first one at once
    while True:
        try:
            progress = next(steps)
        except StopIteration as done:
            return _Came(State.DONE, done.value)
        except Exception as error:
            return _failed(error)
        if perf_counter() >= tell:
            pipe.send(progress)
            tell = perf_counter() + NEWS_SECONDS
        _obey(pipe)


def _obey(pipe: Connection[Any, bool]) -> None:
    """Stand still for as long as it is told to."""
    still = False
    while still or pipe.poll():
        still = pipe.recv()
        pipe.send(_Heard())


def _failed(error: Exception) -> _Came:
    return _Came(State.FAILED, trouble=f"{type(error).__name__}: {error}")


# Who wants it


class _Side(SideProcess):
    """Hears all that the process says, in the thread that started it: what it says may be long."""

    def __init__(self, job: Job, arguments: tuple[Any, ...]) -> None:
        self.heard: deque[Progress | _Came | _Heard] = deque()
        self.silent = False
        """It has said all that it will ever say."""
        self._still, self._obeys = False, True
        super().__init__("chore", work, job, arguments)

    def _start(self, name: str, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        super()._start(name, work, arguments)
        if self._pipe is not None:
            with suppress(Exception):  # gone, or what it says cannot be understood: either way that was all
                while True:
                    self.heard.append(self._pipe.recv())
        self.silent = True

    def stand(self, *, still: bool) -> None:
        """Say so, unless it knows; one word at a time fits into any pipe."""
        if self._obeys and still != self._still and self._pipe is not None:
            with suppress(*Gone):
                self._pipe.send(still)
                self._still, self._obeys = still, False

    def obeyed(self) -> None:
        """It has done what it was told."""
        self._obeys = True


class Chore:
    """A job, as whoever wants it sees it."""

    def __init__(self, job: Job, arguments: tuple[Any, ...], *, awaited: bool = False) -> None:
        self._job, self._arguments = job, arguments
        self.awaited = awaited
        """Somebody looks at what is to come of it."""
        self._side: _Side | None = None
        self.state = State.WAITING
        self.progress = Progress()
        self.result: Any = None
        """What came of it, if it is done."""
        self.trouble = ""
        """What it raised, if it failed: for reports, and not for players."""
        self.then: Callable[[Any], object] = lambda result: None
        """Told what came of it, when it is done."""

    @property
    def over(self) -> bool:
        """Nothing more will come of it."""
        return self.state not in (State.WAITING, State.WORKING)

    @property
    def pid(self) -> int | None:
        """The number of its process, while there is one."""
        return None if self._side is None else self._side.pid

    def cancel(self) -> None:
        """Nobody wants it any more."""
        if not self.over:
            self._end(State.CANCELLED)

    def _begin(self) -> None:
        self.state = State.WORKING
        with suppress(RuntimeError):  # not even a thread could be started
            self._side = _Side(self._job, self._arguments)
            return
        self._end(State.DIED)

    def _advance(self, *, still: bool) -> None:
        side = self._side
        assert side is not None, "it has begun"
        silent = side.silent  # before all is heard: what was said last counts
        while side.heard and not self.over:
            match side.heard.popleft():
                case _Came(state, result, trouble):
                    self.result, self.trouble = result, trouble
                    self._end(state)
                case _Heard():
                    side.obeyed()
                case Progress() as progress:
                    self.progress = progress
        if not self.over:
            if silent:
                self._end(State.DIED)
            else:
                side.stand(still=still)

    def _end(self, state: State) -> None:
        self.state = state
        if self._side is not None:
            self._side.kill()
        if state is State.DONE:
            self.then(self.result)

    def _close(self) -> None:
        """Nobody is there any more when this is over."""
        self.cancel()
        if self._side is not None:
            self._side.end()


class Chores:
    """All that is to be done, one after the other. Nothing here waits, except `close`."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        """`busy` says whether somebody is asked who must answer soon: then jobs stand still."""
        self._busy = busy
        self._chores: list[Chore] = []

    def begin(self, job: Job, *arguments: Any, awaited: bool = False) -> Chore:
        """Have a job done, as soon as those before it are over. One that is `awaited` goes before those that
        are not, which stand still meanwhile; so it should be short."""
        chore = Chore(job, arguments, awaited=awaited)
        self._chores.append(chore)
        self.advance()
        return chore

    @property
    def working(self) -> bool:
        """There is something to do, or to hear."""
        return bool(self._chores)

    def advance(self) -> None:
        """Call it once per frame."""
        self._chores = [chore for chore in self._chores if not chore.over]
        if not self._chores:
            return
        first = next((chore for chore in self._chores if chore.awaited), self._chores[0])
        for chore in self._chores:
            if chore.state is State.WORKING:
                chore._advance(still=chore is not first or self._busy())
        if first.state is State.WAITING:
            first._begin()

    def close(self) -> None:
        """Leave no process behind."""
        while self._chores:
            self._chores.pop(0)._close()
