"""A game whose computers are bad company: they never stop, say nothing or die. Found by a worker process.

They are shown a folder instead of a table, and leave notes in it about what they do.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.levels import Level
from game.core.listing import Listing
from game.core.module import GameModule
from game.core.player import Budget, Thought
from tests.contract.toy.module import SNAILS

Choose = Callable[[Path, Sequence[Any]], Iterator[Thought[Any]]]


def honest(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    """Tells which process it is in."""
    yield Thought(os.getpid())


def nosy(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    """Tells what its process has imported."""
    yield Thought(tuple(sys.modules))


def humble(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    """Tells how far its process steps back behind others."""
    yield Thought(os.nice(0))


def first(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    yield Thought(legal[0])


def last(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    """Changes its mind until nothing is left."""
    for action in legal:
        yield Thought(action)


def endless(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    try:
        (notes / "begun").touch()
        while True:
            yield Thought(legal[0])
            time.sleep(0.001)
    finally:
        (notes / "stopped").touch()


def endless_once(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    """Comes to an end only if somebody has tried before."""
    return honest(notes, legal) if (notes / "begun").exists() else endless(notes, legal)


def silent(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    time.sleep(3600)
    yield Thought(legal[0])


def mortal(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    with (notes / "deaths").open("a") as tally:
        tally.write("x")
    os._exit(1)
    yield Thought(legal[0])


def last_words(notes: Path, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
    yield Thought(legal[0])
    os._exit(1)


class Toy:
    def __init__(self, choose: Choose, budget: Budget) -> None:
        self._choose, self.budget = choose, budget

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        if view == "budget":
            return iter([Thought(self.budget.seconds)])
        return self._choose(Path(view), legal)


def level(choose: Choose) -> Level:
    return Level(choose.__name__, "Toy", "A toy.", lambda seed, budget, character: Toy(choose, budget))


TOYS = [honest, nosy, humble, first, last, endless, endless_once, silent, mortal, last_words]
TOY_GAME = replace(SNAILS, key="toy", levels=tuple(map(level, TOYS)), fallback="last")


def toy_game() -> GameModule:
    return TOY_GAME


def nowhere() -> GameModule:
    """A game that cannot be loaded."""
    raise ImportError


TOYS_LISTED = (Listing(TOY_GAME.key, "Toy", TOY_GAME.seats, toy_game),)
BROKEN_LISTED = (Listing(TOY_GAME.key, "Toy", TOY_GAME.seats, nowhere),)
