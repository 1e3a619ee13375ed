"""Lets a computer player think without stopping the frames."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import inf
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from game.core.listing import Games
from game.core.module import GameModule
from game.core.player import Thought
from game.services.side_process import Gone
from game.services.worker import Answer, Question, Worker

SLICE = 0.004
"""Seconds of thought per frame, where frames and thoughts have to share a process."""
THINKING_SECONDS = 0.5
"""How long a player may think, if it does not stop by itself before that."""
LIMIT_SECONDS = 0.95
"""After so long somebody has to decide, if need be without having thought it through."""
DEATHS = 3
"""How often a process may die over a question, or before its first word, until it is not tried again."""


class Asked(NamedTuple):
    """A decision that a computer is to make."""

    game: GameModule
    who: str
    """Its key."""
    seed: int
    view: Any
    legal: Sequence[Any]
    seconds: float = THINKING_SECONDS
    """After that it is to decide, as far as it minds the time."""


class Thinker(Protocol):
    """Thinks about one question at a time."""

    @property
    def busy(self) -> bool:
        """There is a question that was neither dropped nor followed by another."""

    def ask(self, asked: Asked) -> None:
        """Let a computer think from now on; whatever was asked before is forgotten."""

    def poll(self) -> Thought[Any] | None:
        """Call it once per frame: the decision as soon as there is one, the same until it is dropped."""

    def drop(self) -> None:
        """Nobody wants to know any more."""


class SlicedThinker:
    """Thinks between the frames, in slices that a frame does not notice."""

    def __init__(self, limit: float = inf) -> None:
        """After `limit` seconds the best so far will do."""
        self._limit = limit
        self._thoughts: Iterator[Thought[Any]] | None = None
        self._best: Thought[Any] | None = None
        self._decided = False
        self._end = 0.0

    @property
    def busy(self) -> bool:
        """There is something to think about."""
        return self._thoughts is not None

    def ask(self, asked: Asked) -> None:
        """Think as long as the player likes: its clock would also count the frames in between."""
        self._thoughts = iter(asked.game.computer(asked.who, asked.seed).choose(asked.view, asked.legal))
        self._best, self._decided = None, False
        self._end = perf_counter() + self._limit

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self._thoughts = None

    def poll(self) -> Thought[Any] | None:
        """Think a little."""
        if self._thoughts is None:
            return None
        if not self._decided:
            self._decided = self._think(self._thoughts)
        return self._best if self._decided else None

    def _think(self, thoughts: Iterator[Thought[Any]]) -> bool:
        """Whether that was all."""
        pause = perf_counter() + SLICE
        for thought in thoughts:
            self._best = thought
            now = perf_counter()
            if now > pause:
                return now > self._end
        return True


class ProcessThinker:
    """Thinks in a process of its own, once that is started, about any game that it is asked about.

    A process that dies is replaced, and asked again. When time is up the best thought so far counts, and
    without one the quick player that the game names for it. Where no process is to be had, thoughts are
    sliced.
    """

    def __init__(self, games: Games, limit: float = LIMIT_SECONDS) -> None:
        self._games, self._limit = games, limit
        self._slices = SlicedThinker()
        self.worker: Worker | None = None
        self._likely = ""
        """The key of the game that the next question is likely to be about."""
        self._asked: Asked | None = None
        self._job = 0
        self._heard = False
        """The worker has been told of the question."""
        self._best: Thought[Any] | None = None
        self._answer: Thought[Any] | None = None
        self._end = 0.0
        self._deaths = self._stillborn = 0

    def start(self, likely: str = "") -> None:
        """Have a process started; that takes a while, but nobody has to wait for it.

        `likely` is the key of the game that it is asked about first.
        """
        self._likely = likely
        if self.worker is None:
            self._hire()

    def close(self) -> None:
        """Leave no process behind."""
        self.drop()
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end()

    @property
    def busy(self) -> bool:
        """There is a question that was neither dropped nor followed by another."""
        return self._asked is not None

    def ask(self, asked: Asked) -> None:
        """Think about this from now on, for a while that nobody gets tired of waiting."""
        asked.game.check_computer(asked.who)
        self.drop()
        self._listen()
        self._job += 1
        self._asked, self._likely = asked, asked.game.key
        self._best = self._answer = None
        self._deaths = 0
        self._end = perf_counter() + self._limit

    def drop(self) -> None:
        """Nobody wants to know any more: the process stops within some hundredths of a second."""
        self._hush()
        self._asked = None
        self._slices.drop()

    def poll(self) -> Thought[Any] | None:
        """Look whether there is an answer. This never waits for anybody."""
        if self._asked is None:
            return None
        if self._answer is None and not self._slices.busy:
            self._listen()
            self._go_on(self._asked)
        if self._slices.busy:
            self._answer = self._slices.poll()
        return self._answer

    def _go_on(self, asked: Asked) -> None:
        """Do what is to be done about a question that nobody has answered."""
        if self._answer is not None:
            return
        if perf_counter() > self._end:
            self._decide(asked)
        elif self.worker is None:
            self._slice(asked, self._end - perf_counter())
        elif self._deaths >= DEATHS:
            self._decide(asked)
        elif not (self._heard or self.worker.owes):
            with suppress(*Gone):  # it will be noticed when listening
                self.worker.say(self._question(asked))
                self._heard = True

    def _question(self, asked: Asked) -> Question:
        game, who, seed, view, legal, seconds = asked
        return Question(self._job, game.key, who, seed, view, tuple(legal), seconds)

    def _decide(self, asked: Asked) -> None:
        """It was too long, or too much for the process."""
        self._hush()
        self._answer = self._best
        if self._answer is None:
            self._slice(asked._replace(who=asked.game.fallback))

    def _slice(self, asked: Asked, seconds: float = inf) -> None:
        """Let somebody think between the frames; whoever decides at once needs no limit."""
        self._slices = SlicedThinker(seconds)
        self._slices.ask(asked)

    def _listen(self) -> None:
        """Hear what the process has to say, and see whether it is alive."""
        if self.worker is None:
            return
        try:
            for answer in self.worker.news():
                self._take(answer)
        except Gone:
            self._replace(self.worker)

    def _take(self, answer: Answer) -> None:
        """It may be late: about a question that has been dropped since."""
        if self._asked is None or answer.job != self._job:
            return
        self._best = answer.thought
        if answer.final:
            self._answer, self._heard = answer.thought, False

    def _hush(self) -> None:
        """Let the process stop thinking."""
        if self._heard and self.worker is not None:
            with suppress(*Gone):
                self.worker.say(None)
        self._heard = False

    def _replace(self, worker: Worker) -> None:
        """Somebody else has to do it, unless nobody ever comes."""
        worker.kill()
        self._heard = False
        self._deaths += 1
        self._stillborn = 0 if worker.ready else self._stillborn + 1
        self.worker = None
        if self._stillborn < DEATHS:
            self._hire()

    def _hire(self) -> None:
        with suppress(RuntimeError):  # not even a thread could be started
            self.worker = Worker(self._games, self._likely)
