"""A coach in a terminal: warns before a move that costs much, and tells what a move has cost.

Nobody can think while somebody types; so a move is weighed when it has been chosen, for a moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from game.cli.terminal import SAVE, Terminal
from game.core import coaching
from game.core.messages import N_
from game.core.module import GameModule
from game.core.player import Budget
from game.core.searching import words_of
from game.core.weighing import Weighed, weighed
from game.core.words import Words

PART = 4
"""A moment is so much shorter than the time for advice."""
YES, NO = N_("yes"), N_("no")
ANYWAY = N_("Play it anyway?")


class Coach:
    """Knows one decision of a seat."""

    def __init__(
        self, module: GameModule, seed: int, view: Any, legal: Sequence[Any], words: Words, mode: str
    ) -> None:
        """The words speak to the seat that decides."""
        self._module, self._seed, self._view = module, seed, view
        self._legal, self._words, self._mode = legal, words, mode
        self._warned: set[Any] = set()

    @cached_property
    def _weighed(self) -> Weighed[Any]:
        budget = Budget(iterations=max(1, self._module.levels[-1].advice // PART))
        return weighed(self._module.weigher(self._seed, budget), self._view, self._legal)

    @property
    def _speaks(self) -> bool:
        return self._mode != coaching.OFF and len(self._legal) > 1

    def lets(self, action: Any, terminal: Terminal) -> bool:
        """Whether somebody who was warned, once, wants it all the same."""
        if not self._speaks or action in self._warned or not coaching.warns(self._weighed, action):
            return True
        self._warned.add(action)
        text = self._module.warn(self._view, self._weighed, action, self._words)
        return confirmed(terminal, f"{text} {terminal.say(ANYWAY)}")

    def verdict(self, action: Any, *, alone: bool) -> list[str]:
        """What it has cost; among several people the number alone, for the better card is in the hand."""
        if self._mode != coaching.TEACH or not self._speaks:
            return []
        found = coaching.verdict(self._weighed, action)
        if found is None:
            return []
        better = coaching.advice(self._weighed)
        what = self._module.hint(self._view, better, self._words)[1].text if alone else ""
        return [coaching.told(found, what, self._words)]


def confirmed(terminal: Terminal, question: str) -> bool:
    """Ask until it is answered by yes or no, or by how these begin."""
    yes, no = terminal.say(YES), terminal.say(NO)
    while True:
        typed = words_of(terminal.read(f"{question} ({yes}/{no}) > ", own=(SAVE,)))
        for answer in (yes, no):  # without accents, which not every keyboard has
            if typed and words_of(answer)[0].startswith(typed[0]):
                return answer == yes
