"""Lets computer players think without stopping the frames.

There is one process to think in, and four kinds of questions: what a computer does, what it would advise,
what every action is worth, and how likely everybody is to win. A newer question takes the place of an older
one of its kind alone; what somebody waits for comes before what is only good to know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from math import inf
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from game.core.listing import Games
from game.core.module import GameModule
from game.core.player import Thought
from game.core.prospects import Chances
from game.core.weighing import Weighed
from game.services.side_process import Gone
from game.services.worker import Answer, Question, Worker

SLICE = 0.004
"""Seconds of thought per frame, where frames and thoughts have to share a process."""
THINKING_SECONDS = 0.5
"""How long a player may think, if it does not stop by itself before that."""
HINT_SECONDS = 0.9
"""How long it may think about advice, for which a person waits once in a turn."""
LIMIT_SECONDS = 0.95
"""After so long somebody has to decide, if need be without having thought it through."""
LATE_SECONDS = 1.0
"""After so long a judgement that is still being thought about is better than none."""
DEATHS = 3
"""How often a process may die over a question, or before its first word, until it is not tried again."""


class Kind(IntEnum):
    """What a question is about; the most urgent first."""

    TABLE = 0
    """A computer is to decide."""
    HINT = 1
    """A person waits for advice."""
    COACH = 2
    """What every action is worth, which nobody waits for; whoever would decide best is asked."""
    JUDGE = 3
    """How likely everybody is to win. The view need not be that of the seat to act; if it is, there are legal
    actions, else none."""


WAITED_FOR = (Kind.TABLE, Kind.HINT)


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
    """Thinks about one question of each kind."""

    @property
    def busy(self) -> bool:
        """There is a question that somebody waits for, neither dropped nor followed by another."""

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        """Let a computer think from now on; whatever of that kind was asked before is forgotten."""

    def poll(self, kind: Kind = Kind.TABLE) -> Thought[Any] | None:
        """Call it once per frame: the decision as soon as there is one, the same until it is dropped."""

    def weighed(self) -> Weighed[Any] | None:
        """The same for what every action is worth, but as far as is known yet."""

    def judged(self) -> Chances | None:
        """How likely everybody is to win, as soon as that is judged."""

    def drop(self, kind: Kind | None = None) -> None:
        """Nobody wants to know any more; without a kind, nothing at all."""


class _Slices:
    """One thought, in slices that a frame does not notice."""

    def __init__(self, thoughts: Iterator[Any], limit: float) -> None:
        """After `limit` seconds the best so far will do."""
        self._thoughts, self._end = thoughts, perf_counter() + limit
        self.best: Any = None
        self._decided = False

    def think(self) -> Any:
        """Think a little; what was decided, if anything was."""
        if not self._decided:
            self._decided = self._go_on()
        return self.best if self._decided else None

    def _go_on(self) -> bool:
        """Whether that was all."""
        pause = perf_counter() + SLICE
        for thought in self._thoughts:
            self.best = thought
            now = perf_counter()
            if now > pause:
                return now > self._end
        return True


class SlicedThinker:
    """Thinks between the frames. Nobody's chances are judged there: that would be noticed in every turn."""

    def __init__(self, limit: float = inf) -> None:
        """After `limit` seconds the best so far will do."""
        self._limit = limit
        self._slices: dict[Kind, _Slices] = {}

    @property
    def busy(self) -> bool:
        """There is something to think about that somebody waits for."""
        return any(kind in self._slices for kind in WAITED_FOR)

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        """Think as long as the player likes: its clock would also count the frames in between."""
        game, who, seed, view, legal, _ = asked
        thoughts: Iterator[Any]
        if kind is Kind.JUDGE:
            return
        if kind is Kind.COACH:
            thoughts = game.weigher(seed).weigh(view, legal)
        else:
            thoughts = game.computer(who, seed).choose(view, legal)
        self._slices[kind] = _Slices(iter(thoughts), self._limit)

    def drop(self, kind: Kind | None = None) -> None:
        """Nobody wants to know any more."""
        if kind is None:
            self._slices.clear()
        else:
            self._slices.pop(kind, None)

    def poll(self, kind: Kind = Kind.TABLE) -> Thought[Any] | None:
        """Think a little."""
        slices = self._slices.get(kind)
        return None if slices is None else slices.think()

    def weighed(self) -> Weighed[Any] | None:
        """Think a little, unless somebody waits for something else."""
        slices = self._slices.get(Kind.COACH)
        if slices is None:
            return None
        if not self.busy:
            slices.think()
        weighed: Weighed[Any] | None = slices.best
        return weighed

    def judged(self) -> Chances | None:
        """Never."""
        return None


@dataclass
class _Line:
    """A kind of questions: the one that was asked last, and what has come of it."""

    kind: Kind
    asked: Asked | None = None
    job: int = 0
    heard: bool = False
    """The worker has been told of it, and thinks about it."""
    best: Any = None
    answer: Any = None
    opened: float = 0.0
    end: float = inf
    deaths: int = 0
    slices: SlicedThinker | None = None
    """Who thinks about it where no process does."""

    def open(self, asked: Asked, job: int, limit: float) -> None:
        self.asked, self.job = asked, job
        self.best = self.answer = self.slices = None
        self.deaths = 0
        self.opened = perf_counter()
        self.end = self.opened + limit if self.kind in WAITED_FOR else inf

    @property
    def waits(self) -> bool:
        """There is a question, and nobody has answered it or is going to between the frames."""
        return self.asked is not None and self.answer is None and self.slices is None

    def take(self, answer: Answer) -> None:
        """What the worker has come to; if it had to begin anew, it may have known better before."""
        if answer.final or self.best is None or not _less_sure(answer.thought, self.best):
            self.best = answer.thought
        if answer.final:
            self.answer, self.heard = self.best, False


def _less_sure(new: Any, old: Any) -> bool:
    return isinstance(new, Weighed) and new.doubt > old.doubt


class ProcessThinker:
    """Thinks in a process of its own, once that is started, about any game that it is asked about.

    A process that dies is replaced, and asked again. When time is up the best thought so far counts, and
    without one the quick player that the game names for it. Where no process is to be had, thoughts are
    sliced; what nobody waits for is then left alone, for some of it would be noticed in a frame.
    """

    def __init__(self, games: Games, limit: float = LIMIT_SECONDS) -> None:
        self._games, self._limit = games, limit
        self.worker: Worker | None = None
        self._likely = ""
        """The key of the game that the next question is likely to be about."""
        self.lines = {kind: _Line(kind) for kind in Kind}
        self._job = self._stillborn = 0

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
        """There is a question that somebody waits for, neither dropped nor followed by another."""
        return any(self.lines[kind].asked is not None for kind in WAITED_FOR)

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        """Think about this from now on, for a while that nobody gets tired of waiting."""
        asked.game.check_computer(asked.who)
        self.drop(kind)
        self._listen()
        self._job += 1
        self._likely = asked.game.key
        self.lines[kind].open(asked, self._job, self._limit)

    def drop(self, kind: Kind | None = None) -> None:
        """Nobody wants to know any more: the process stops within some hundredths of a second."""
        for line in self.lines.values() if kind is None else [self.lines[kind]]:
            self._hush(line)
            line.asked = line.slices = None

    def poll(self, kind: Kind = Kind.TABLE) -> Thought[Any] | None:
        """Look whether there is an answer. This never waits for anybody."""
        line = self.lines[kind]
        self._go_on(line)
        if line.asked is not None and line.slices is not None:
            line.answer = line.slices.poll()
        answer: Thought[Any] | None = None if line.asked is None else line.answer
        return answer

    def weighed(self) -> Weighed[Any] | None:
        """What every action is worth, as far as the process has said."""
        line = self.lines[Kind.COACH]
        self._go_on(line)
        best: Weighed[Any] | None = None if line.asked is None else line.best
        return best

    def judged(self) -> Chances | None:
        """How likely everybody is to win, when the process is sure of it, or takes long."""
        line = self.lines[Kind.JUDGE]
        self._go_on(line)
        late = perf_counter() > line.opened + LATE_SECONDS
        found: Chances | None = line.answer or (line.best if late else None)
        return None if line.asked is None else found

    def _go_on(self, line: _Line) -> None:
        """Do what is to be done about a question that nobody has answered."""
        if line.waits:
            self._listen()
        if not line.waits or line.asked is None:
            return
        if perf_counter() > line.end:
            self._decide(line, line.asked)
        elif self.worker is None:
            self._slice(line, line.asked, line.end - perf_counter())
        elif line.deaths >= DEATHS:
            self._decide(line, line.asked)
        elif not line.heard and self._has_time_for(line) and not self.worker.owes:
            with suppress(*Gone):  # it will be noticed when listening
                self.worker.say(self._question(line, line.asked))
                line.heard = True

    def _has_time_for(self, line: _Line) -> bool:
        """Nothing more urgent is open; what is less so has to wait."""
        others = [other for other in self.lines.values() if other is not line]
        for other in others:
            if other.kind > line.kind:
                self._hush(other)
        return not any(other.waits for other in others if other.kind < line.kind)

    @staticmethod
    def _question(line: _Line, asked: Asked) -> Question:
        game, who, seed, view, legal, seconds = asked
        about = {Kind.COACH: "weighs", Kind.HINT: "advises", Kind.JUDGE: "judges"}
        flags = {about[line.kind]: True} if line.kind in about else {}
        return Question(line.job, game.key, who, seed, view, tuple(legal), seconds, **flags)

    def _decide(self, line: _Line, asked: Asked) -> None:
        """It was too long, or too much for the process."""
        self._hush(line)
        line.answer = line.best
        if line.answer is None:
            self._slice(line, asked._replace(who=asked.game.fallback))

    @staticmethod
    def _slice(line: _Line, asked: Asked, seconds: float = inf) -> None:
        """Let somebody think between the frames; whoever decides at once needs no limit."""
        if line.kind in WAITED_FOR:
            line.slices = SlicedThinker(seconds)
            line.slices.ask(asked)

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
        for line in self.lines.values():
            if line.asked is not None and answer.job == line.job:
                line.take(answer)

    def _hush(self, line: _Line) -> None:
        """Let the process stop thinking."""
        if line.heard and self.worker is not None:
            with suppress(*Gone):
                self.worker.say(None)
        line.heard = False

    def _replace(self, worker: Worker) -> None:
        """Somebody else has to do it, unless nobody ever comes."""
        worker.kill()
        lines = self.lines.values()
        for line in [line for line in lines if line.heard] or lines:
            line.heard = False
            line.deaths += 1
        self._stillborn = 0 if worker.ready else self._stillborn + 1
        self.worker = None
        if self._stillborn < DEATHS:
            self._hire()

    def _hire(self) -> None:
        with suppress(RuntimeError):  # not even a thread could be started
            self.worker = Worker(self._games, self._likely)
