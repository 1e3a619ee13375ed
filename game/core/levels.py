"""Computer players as they are offered: how strong, and of what character."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.core.player import Budget, Player
from game.core.weighing import AnyWeigher

AnyPlayer = Player[Any, Any]


HUMAN = "human"
"""A seat taken by a person; any other word is the key of a computer's level."""


ADVICE = 1000
"""Iterations of a usual search for advice."""


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player."""

    key: str
    name: str
    sentence: str
    """What to expect of it."""
    player: Callable[[int, Budget, str], AnyPlayer]
    """A player of this level from a seed, with so much time, of that character (its key, or empty)."""
    searches: bool = False
    """Thinks as long as it is given time; the others decide at once, whatever they are given."""
    advice: int = ADVICE
    """So many iterations are enough for good advice, and soon enough for somebody who waits for it."""
    adviser: Callable[[int, Budget], AnyPlayer] | None = None
    """Somebody who advises a person from a seed, if that thinks longer than one who plays."""
    weigher: Callable[[int, Budget], AnyWeigher] | None = None
    """Somebody who measures every action from a seed, as well as this level can; the strongest has one. It
    looks as often after each as `advice` says, if nothing else is said."""
    revision: int = 0
    """Goes up whenever that weigher judges otherwise: what was reviewed before is reviewed anew."""


@dataclass(frozen=True, slots=True)
class Character:
    """A style of play that a computer of any level can have."""

    key: str
    name: str
    sentence: str
    """How it likes to play."""


Kind = TypeVar("Kind", Level, Character)


def named(key: str, kinds: Sequence[Kind]) -> Kind | None:
    """The level or the character with that key; None if nobody has it."""
    return next((kind for kind in kinds if kind.key == key), None)


def keys_of(kinds: Sequence[Level] | Sequence[Character]) -> str:
    """What to choose from, for whoever asked for something else."""
    return ", ".join(kind.key for kind in kinds)
