"""Hints in a terminal: what the best of the computers would do, for the very question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, repeat
from typing import Any, Protocol

from game.core.choosing import Choosing, Mark
from game.core.messages import N_
from game.core.module import GameModule
from game.core.player import decided
from game.core.words import Words

NUMBER = N_("I would choose number {number}.")


class Advises(Protocol):
    """Whoever gives hints about a decision."""

    def about(self, listed: Sequence[Mark], numbers: Sequence[int] = ()) -> Iterator[str]:
        """A hint in steps, where this is listed to be pointed at next, by those numbers or from 1 on."""


class Adviser:
    """Thinks about one decision of a seat, as far as it is asked to."""

    def __init__(
        self,
        module: GameModule,
        seed: int,
        view: Any,
        choosing: Choosing,
        words: Words,
        count: Callable[[], object] = lambda: None,
    ) -> None:
        """The words speak to the seat that decides; `count` is called when it begins to think."""
        self._count = count
        self._module, self._view, self._choosing, self._words = module, view, choosing, words
        self._player = module.adviser(module.levels[-1].key, seed)
        self._given: dict[tuple[Mark, ...], Iterator[str]] = {}

    def about(self, listed: Sequence[Mark], numbers: Sequence[int] = ()) -> Iterator[str]:
        """A hint in steps, the last one again and again, where this is listed to be pointed at next, by
        those numbers or from 1 on."""
        key = (*self._choosing.done, *listed)
        if key not in self._given:
            self._given[key] = self._steps(listed, numbers or range(1, len(listed) + 1))
        return self._given[key]

    def _steps(self, listed: Sequence[Mark], numbers: Sequence[int]) -> Iterator[str]:
        choosing = self._choosing
        self._count()
        thought = decided(self._player, self._view, choosing.open)
        look, what, why = (step.text for step in self._module.hint(self._view, thought, self._words))
        if choosing.done:  # the card is on the table already
            leading = choosing.marks_of(thought.action)
            numbered = zip(numbers, listed, strict=True)
            number = next((number for number, mark in numbered if mark in leading), None)
            what = what if number is None else self._words.sentence(NUMBER).format(number=number)
        yield from chain([look, what], repeat(why))
