"""What the house asks of a game that is to be shown in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.core.module import Words
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.scenes.scene import Scene
from game.shell.stage import Box

HUMAN = "human"
"""A seat taken by a person; any other word is the key of a computer's level."""

Picture = Callable[[Brush, Box], None]
"""Something of the game that draws itself into a box."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to a choice before the game."""

    words: Mapping[str, str]
    """What it adds to the words of the set-up."""
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose before the game: the card set, the scoring."""

    key: str
    label: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Party:
    """Who plays what, and where."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    setup: Any
    """The game's own set-up, as its rules read it."""
    seed: int
    venue: str

    @property
    def people(self) -> list[Seat]:
        """The seats taken by persons."""
        return [Seat(number) for number, who in enumerate(self.seats) if who == HUMAN]


@dataclass(frozen=True, slots=True)
class Recap:
    """A turn of somebody, in short; everyone may see it."""

    seat: Seat
    picture: Picture
    text: str


@dataclass(frozen=True, slots=True)
class Column:
    """A sum on the results page, by seat."""

    label: str
    values: tuple[int, ...]
    decides: bool
    """This sum made the difference."""


class Show(Protocol):
    """How a game is shown."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What to choose before a game."""

    def venues(self, seats: int) -> Mapping[str, str]:
        """The venues for so many players: key and name."""

    def opening(self, desk: Desk, party: Party) -> Scene:
        """The scene a new game starts with."""

    def guests(self, state: Any, seat: Seat) -> Sequence[Picture]:
        """What a seat has won, one by one."""

    def columns(self, state: Any) -> Sequence[Column]:
        """The sums that make the result."""

    def verdict(self, state: Any, words: Words) -> str:
        """Why it ended as it did, in a sentence."""
