"""A process of its own for computers to think in, so that no frame has to wait for them.

The process imports a game when it is asked about it, and nothing that draws. It is asked one question at a
time through a pipe, tells what it has come to so far, and stops as soon as it hears something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

from game.core.listing import Games, find
from game.core.module import GameModule
from game.core.player import Budget, Thought
from game.core.prospects import Chances, prospects
from game.core.weighing import Weighed
from game.services.memory import no_rounds
from game.services.side_process import Gone, SideProcess, be_deaf, step_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LOOK_SECONDS = 0.01
"""How often a thinking process looks whether it is wanted for something else; looking costs it time, too."""
NEWS_SECONDS = 0.05
"""How often it tells what it has come to so far."""
NICENESS = 10
"""How far a thinking process steps back."""
STUCK_SECONDS = 20.0
"""A process that has not said a word for so long, although it should have, never will."""


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
    advises: bool = False
    """What it would advise a person is to be told."""
    judges: bool = False
    """How likely everybody is to win is to be told."""

    @property
    def budget(self) -> Budget:
        """As the player is told."""
        return Budget(seconds=self.seconds, clock=perf_counter)


Word = Thought[Any] | Weighed[Any] | Chances


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player has come to, for good or for the time being."""

    job: int
    thought: Word
    final: bool


Message = Answer | None
"""None just says that it listens: it is ready, or has stopped thinking."""


def _job(message: Question | Message) -> int | None:
    return None if message is None else message.job


def work(pipe: Connection[Message, Question | None], games: Games, likely: str) -> None:
    """What the process does until nobody is there any more. None instead of a question stops a thought.

    Whatever it hears, it says something, and be it only that it has heard it: then everyone knows it lives.
    """
    be_deaf()
    load = cache(lambda key: find(games, key).load())
    if likely:
        load(likely)  # or the first question would have to wait for it
    step_back(NICENESS)
    with suppress(*Gone):
        pipe.send(None)
        while True:
            question = pipe.recv()
            if question is None:
                pipe.send(None)
            else:
                game = load(question.game)
                with no_rounds():
                    _answer(pipe, game, question)


def _answer(pipe: Connection[Message, Question | None], game: GameModule, question: Question) -> None:
    """Think about it; whatever comes through the pipe meanwhile means that it is not wanted any more."""
    thought: Word | None = None
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


def _thoughts(game: GameModule, question: Question) -> Iterator[Word]:
    """Better and better. To weigh or to judge takes as long as it takes: nobody waits for it."""
    if question.judges:
        return prospects(game, question.seed, question.view, question.legal)
    if question.weighs:
        return iter(game.weigher(question.seed).weigh(question.view, question.legal))
    make = game.adviser if question.advises else game.computer
    player = make(question.who, question.seed, question.budget)
    return iter(player.choose(question.view, question.legal))


class Worker(SideProcess):
    """The process as seen by whoever started it. Nothing here waits, except `end`."""

    def __init__(self, games: Games, likely: str = "") -> None:
        """`likely` is the key of the game to import before anybody asks, if that is known."""
        self.ready = False
        """It has said its first word."""
        self._awaited: int | None = None
        """The job that its next word has to be about; None if that it listens will do."""
        self._silent_since: float | None = perf_counter()
        """When it should have said that, as long as it has not."""
        super().__init__("thinker", work, games, likely)

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
        super().kill()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
