"""What those need of a game who work on it: its measurements, and how its computers learn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from game.core.listing import Flag
from game.core.player import USUAL, Budget

ROUNDS: Final = 5


class Crew(Protocol):
    """Some who work side by side."""

    def each(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        """What comes of each task, in their order; the work must be found by its name in other processes."""


@dataclass(frozen=True, slots=True)
class Bench:
    """Something that is measured."""

    about: str
    report: Callable[[Callable[[], float]], Iterator[str]]
    """Measures it by a clock of the CPU; the lines to print."""


def quickest(measure: Callable[[], float]) -> float:
    """The best of several rounds: the others had more of a busy machine's neighbours."""
    return min(measure() for _ in range(ROUNDS))


@dataclass(frozen=True, slots=True)
class Trial:
    """A computer meets another one, which takes all other seats, to see how strong it is."""

    challenger: str
    rival: str
    words: Mapping[str, str]
    """The set-up."""
    games: int
    aim: str = ""
    """How many of a hundred it should win, to read."""
    budget: Budget = USUAL
    """The challenger's; its rival thinks as usual."""


class Notebook(Protocol):
    """Where somebody who learns for long writes down how far it is, in case it is interrupted."""

    def read(self) -> str | None:
        """What was written last; None if there is nothing."""

    def write(self, text: str) -> None:
        """Instead of what was written before."""


class Effort(NamedTuple):
    """How thoroughly to learn."""

    rounds: int
    games: int | None
    """In the last round; None: as many as it takes."""
    seed: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """A file of what can be learned."""

    name: str
    portions: int
    """How often it is told how far it is."""
    learn: Callable[[Crew, Callable[[str], None], Notebook], str]
    """What is in the file in the end; each portion is told, also one that was learned from before."""


@dataclass(frozen=True, slots=True)
class Learning:
    """How the computers get their tables."""

    about: str
    flags: tuple[Flag, ...]
    """What to learn can be said by these; without any, everything."""
    folder: Path
    """Where the game reads them."""
    lessons: Callable[[Mapping[str, str], Effort], Sequence[Lesson]]
    """Raises `BadSetup` where nothing can be learned."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """All of it."""

    benches: Mapping[str, Bench]
    busy_game: str
    """A command line: computers play, and there is always something to see."""
    waiting_game: str
    """A command line: a person is asked for the first decision."""
    trials: Callable[[], Iterable[Trial]] | None = None
    """How strong each of its computers is, in under half an hour; all of them name the same words."""
    learning: Learning | None = None
