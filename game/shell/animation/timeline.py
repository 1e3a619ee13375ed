"""Clips in a row that time flows through.

Time is an argument: `advance(dt)` moves on, and what a clip does not use flows into the next one, so that the
pace never depends on the frame rate. Skipping is the same walk to the end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from game.shell.animation.easing import Easing, linear

_NO_TIME = 1e-9


class Clip(Protocol):
    """Something to be seen for a while."""

    @property
    def duration(self) -> float:
        """In seconds, at normal speed."""

    def begin(self) -> None:
        """Called once, just before the first frame: this is where a movement looks where it starts."""

    def show(self, seconds: float) -> None:
        """How it looks this many seconds after its beginning; at `duration` it is over."""


@dataclass
class Tween:
    """One value going from 0 to 1."""

    duration: float
    frame: Callable[[float], object]
    easing: Easing = linear
    start: Callable[[], object] | None = None

    def begin(self) -> None:
        """Let the movement look where it starts."""
        if self.start is not None:
            self.start()

    def show(self, seconds: float) -> None:
        """The frame at this moment."""
        done = 1.0 if seconds >= self.duration else self.easing(seconds / self.duration)
        self.frame(done)


@dataclass
class Moment:
    """Something that happens at once, such as a sound."""

    act: Callable[[], object]
    duration: float = 0.0

    def begin(self) -> None:
        """It happens."""
        self.act()

    def show(self, seconds: float) -> None:
        """There is nothing more to it."""


@dataclass
class Together:
    """Clips that run side by side, each from its own second on."""

    parts: Sequence[tuple[float, Clip]]
    _begun: set[int] = field(default_factory=set, init=False)

    @property
    def duration(self) -> float:
        """Until the last one is over."""
        return max((offset + clip.duration for offset, clip in self.parts), default=0.0)

    def begin(self) -> None:
        """Each part begins when its second has come."""
        self.show(0.0)

    def show(self, seconds: float) -> None:
        """Every part that has begun by now."""
        for number, (offset, clip) in enumerate(self.parts):
            if seconds < offset:
                continue
            if number not in self._begun:
                self._begun.add(number)
                clip.begin()
            # At the end of all, what rounding takes from the difference must not keep it from its own end.
            over = seconds >= offset + clip.duration
            clip.show(clip.duration if over else min(seconds - offset, clip.duration))


@dataclass
class Faster:
    """A clip that is seen so many times as fast as usual."""

    clip: Clip
    times: float

    @property
    def duration(self) -> float:
        """So much shorter."""
        return self.clip.duration / self.times

    def begin(self) -> None:
        """As ever."""
        self.clip.begin()

    def show(self, seconds: float) -> None:
        """What is seen at its own time."""
        over = seconds >= self.duration
        self.clip.show(self.clip.duration if over else min(seconds * self.times, self.clip.duration))


class Beat(NamedTuple):
    """How long a clip has the stage for itself."""

    lead: float | None = None
    """After how many seconds those behind it begin; None: when it is over."""
    tempo: float = 1.0
    """How many times as fast as usual it is seen, its lead included: long rows make haste."""


class Timeline:
    """Clips waiting to be seen. After its lead a clip runs beside whatever comes behind it."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[[], Clip], Beat]] = deque()
        self._running: list[_Running] = []

    @property
    def busy(self) -> bool:
        """Something is still to be seen."""
        return bool(self._waiting or self._running)

    def add(self, make: Callable[[], Clip], *, lead: float | None = None, tempo: float = 1.0) -> None:
        """Add a clip to the row. It is made when its turn has come: only then is known what it starts from.

        Those behind it wait for its first `lead` seconds; usually until it is over. All of that is seen
        `tempo` times as fast.
        """
        self._waiting.append((make, Beat(lead, tempo)))

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        while True:
            self._start_next()
            if not self._running:
                return
            step = min(seconds, *(running.next_turn for running in self._running))
            for running in self._running:
                running.advance(step)
            self._running = [running for running in self._running if running.left > 0]
            seconds -= step
            if seconds <= 0 and not (self._waiting and not self._blocked):
                return

    def finish_step(self) -> None:
        """Show the last frame of what is running, or would run now."""
        self._start_next()
        self.finish_running()

    def finish_running(self) -> None:
        """Show the last frame of what is running; what waits, waits."""
        for running in self._running:
            running.advance(running.left)
        self._running = []

    def finish(self) -> None:
        """Show the last frame of everything."""
        while self.busy:
            self.finish_step()

    def clear(self) -> None:
        """Forget everything."""
        self._waiting.clear()
        self._running = []

    @property
    def _blocked(self) -> bool:
        return any(running.blocks for running in self._running)

    def _start_next(self) -> None:
        while self._waiting and not self._blocked:
            make, (lead, tempo) = self._waiting.popleft()
            clip = make() if tempo == 1 else Faster(make(), tempo)
            running = _Running(clip, lead if lead is None else lead / tempo)
            clip.begin()
            if running.left > 0:
                self._running.append(running)
            else:
                clip.show(0.0)


class _Running:
    def __init__(self, clip: Clip, lead: float | None) -> None:
        self.clip = clip
        self.left = clip.duration
        self._over = 0.0 if lead is None else max(0.0, clip.duration - lead)
        """When so little is left, those behind it may begin."""

    @property
    def blocks(self) -> bool:
        """Those behind it have to wait."""
        return self.left > self._over

    @property
    def next_turn(self) -> float:
        """Seconds until others may begin, or until it is over."""
        return self.left - self._over if self.blocks else self.left

    def advance(self, seconds: float) -> None:
        self.left -= seconds
        for turn in (self._over, 0.0):  # what rounding leaves must not show the last frame twice
            if abs(self.left - turn) < _NO_TIME:
                self.left = turn
        self.clip.show(self.clip.duration - self.left)
