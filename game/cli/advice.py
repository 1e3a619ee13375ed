"""Hints in a terminal: what the best of the computers would do, for the very question that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, repeat
from typing import Any

from game.core.messages import N_
from game.core.module import GameModule, Words
from game.core.player import Budget, decided

BUDGET = Budget(iterations=1000)
"""Enough for good advice, and soon enough for somebody who waits for it."""

NUMBER = N_("I would take number {number}.")


class Adviser:
    """Thinks about one decision of a seat, as far as it is asked to."""

    def __init__(
        self, module: GameModule, seed: int, view: Any, by_text: Mapping[str, Any], words: Words
    ) -> None:
        """`by_text` are the legal actions by their notation; the words speak to the seat that decides."""
        self._module, self._view, self._by_text, self._words = module, view, by_text, words
        self._player = module.levels[-1].player(seed, BUDGET, "")
        self._given: dict[tuple[str, ...], Iterator[str]] = {}

    def about(self, done: Sequence[str], following: Sequence[str]) -> Iterator[str]:
        """A hint in steps, the last one again and again, after those words and before the next one."""
        key = tuple(done)
        if key not in self._given:
            self._given[key] = self._steps(key, following)
        return self._given[key]

    def _steps(self, done: tuple[str, ...], following: Sequence[str]) -> Iterator[str]:
        open_to = [action for text, action in self._by_text.items() if (*text.split(),)[: len(done)] == done]
        thought = decided(self._player, self._view, open_to)
        look, what, why = (step.text for step in self._module.hint(self._view, thought, self._words))
        if done:  # the card is on the table already
            word = self._module.rules.spell(thought.action).split()[len(done)]
            what = self._words.sentence(NUMBER).format(number=following.index(word) + 1)
        yield from chain([look, what], repeat(why))
