"""A process of its own for computers to think in, so that no frame has to wait for them.

The process imports a game when it is asked about it, and nothing that draws. It is asked one question at a
time through a pipe, tells what it has come to so far, and stops as soon as it hears something else.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

from game.core.listing import Games, find
from game.core.module import GameModule
from game.core.player import Budget, Thought
from game.core.weighing import Weighed

if TYPE_CHECKING:  # importing it takes longer than a frame; that is left to the thread which starts a process
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LOOK_SECONDS = 0.01
"""How often a thinking process looks whether it is wanted for something else; looking costs it time, too."""
NEWS_SECONDS = 0.05
"""How often it tells what it has come to so far."""
NICENESS = 10
"""How far a thinking process steps back, where systems know that: where both want a processor, frames win."""
STUCK_SECONDS = 20.0
"""A process that has not said a word for so long, although it should have, never will."""
END_SECONDS = 3.0
"""How long to wait for the end of a process that was told to end."""

Gone = (EOFError, OSError)
"""What a pipe raises when nobody is at its other end any more."""


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a computer needs to decide, so that any process can be asked."""

    job: int
    """Counts the questions: an answer to an earlier one is of no use."""
    game: str
    who: str
    seed: int
    view: Any
    legal: tuple[Any, ...]
    seconds: float
    """How long it may think by the clock."""
    weighs: bool = False
    """What every action is worth is to be told, instead of what to do."""

    @property
    def budget(self) -> Budget:
        """As the player is told."""
        return Budget(seconds=self.seconds, clock=perf_counter)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player has come to, for good or for the time being."""

    job: int
    thought: Thought[Any] | Weighed[Any]
    final: bool


Message = Answer | None
"""None just says that it listens: it is ready, or has stopped thinking."""


def _job(message: Question | Message) -> int | None:
    return None if message is None else message.job


def work(pipe: Connection[Message, Question | None], games: Games, likely: str) -> None:
    """What the process does until nobody is there any more. None instead of a question stops a thought.

    Whatever it hears, it says something, and be it only that it has heard it: then everyone knows it lives.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is meant for whoever started this process
    load = cache(lambda key: find(games, key).load())
    if likely:
        load(likely)  # or the first question would have to wait for it
    if sys.platform != "win32":
        os.nice(NICENESS)
    with suppress(*Gone):
        pipe.send(None)
        while True:
            question = pipe.recv()
            if question is None:
                pipe.send(None)
            else:
                _answer(pipe, load(question.game), question)


def _answer(pipe: Connection[Message, Question | None], game: GameModule, question: Question) -> None:
    """Think about it; whatever comes through the pipe meanwhile means that it is not wanted any more."""
    thought: Thought[Any] | Weighed[Any] | None = None
    look, tell = perf_counter() + LOOK_SECONDS, 0.0
    for thought in _thoughts(game, question):
        now = perf_counter()
        if now >= look:
            if pipe.poll():
                return
            look = now + LOOK_SECONDS
        if now >= tell:  # the first one at once
            pipe.send(Answer(question.job, thought, final=False))
            tell = now + NEWS_SECONDS
    assert thought is not None, "a player always has a thought"
    pipe.send(Answer(question.job, thought, final=True))


def _thoughts(game: GameModule, question: Question) -> Iterator[Thought[Any] | Weighed[Any]]:
    """Better and better. To weigh takes as long as it takes: nobody waits for it."""
    if question.weighs:
        return iter(game.weigher(question.seed).weigh(question.view, question.legal))
    player = game.computer(question.who, question.seed, question.budget)
    return iter(player.choose(question.view, question.legal))


class Worker:
    """The process as seen by whoever started it. Nothing here waits, except `end`."""

    def __init__(self, games: Games, likely: str = "") -> None:
        """`likely` is the key of the game to import before anybody asks, if that is known."""
        self.ready = False
        """It has said its first word."""
        self._awaited: int | None = None
        """The job that its next word has to be about; None if that it listens will do."""
        self._silent_since: float | None = perf_counter()
        """When it should have said that, as long as it has not."""
        self._failed = self._unwanted = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Question | None, Message] | None = None
        # Some systems take many frames to start a process.
        self._starter = Thread(target=self._start, args=(games, likely), daemon=True, name="worker's start")
        self._starter.start()

    def _start(self, games: Games, likely: str) -> None:
        try:
            from multiprocessing import get_context

            context = get_context("spawn")  # a fork would come with the window and its sound
            here, there = context.Pipe()
            how = (there, games, likely)
            process = context.Process(target=work, args=how, daemon=True, name="thinker")
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

    @property
    def owes(self) -> bool:
        """It has not said yet that it has heard the last it was told."""
        return self._silent_since is not None

    def say(self, message: Question | None) -> None:
        """Raises one of `Gone` if there is nobody to hear it.

        Some pipes hold no more than 8 KB, and whoever says more has to wait. One question and the None that
        stops it fit into any; while the worker owes a word, nothing else may be said.
        """
        assert self._pipe is not None, "it is not ready"
        self._awaited = _job(message)
        self._silent_since = self._silent_since or perf_counter()
        self._pipe.send(message)

    def news(self) -> Iterator[Answer]:
        """What it has said since the last time; raises one of `Gone` if it will never say more."""
        if self._failed:
            raise OSError("no process could be started")
        while self._pipe is not None and self._pipe.poll():
            message = self._pipe.recv()
            self.ready = True
            if _job(message) == self._awaited:  # or it was said before the last was heard
                self._silent_since = None
            if message is not None:
                yield message
        if self._silent_since is not None and perf_counter() > self._silent_since + STUCK_SECONDS:
            raise TimeoutError("it is stuck")

    def kill(self) -> None:
        """It is of no use any more."""
        self._unwanted = True
        if self._process is not None:
            self._process.kill()
            self._process.join(0)  # or it would stay in the list of processes
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def end(self) -> None:
        """Kill it, and wait until it is no more."""
        self._starter.join(END_SECONDS)
        self.kill()
        if self._process is not None:
            self._process.join(END_SECONDS)
