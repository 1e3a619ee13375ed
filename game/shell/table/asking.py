"""The question that is open at a table: what was answered so far, where keys begin, where a hint leads."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.core.choosing import Choosing, Mark
from game.shell.focus import Spot
from game.shell.show import Tabletop
from game.shell.table.advice import Adviser
from game.shell.table.pointing import Pointing

LAMP = "hint"
"""The key of the button that asks for a hint."""


class Asking:
    """Knows which answers are left, and leads the focus to them."""

    def __init__(
        self, tabletop: Tabletop, pointing: Pointing, adviser: Adviser, spots: Callable[[], Sequence[Spot]]
    ) -> None:
        """`spots` says what can be pointed at."""
        self._tabletop, self._pointing, self._adviser, self._spots = tabletop, pointing, adviser, spots
        self.choosing: Choosing | None = None

    @property
    def begun(self) -> bool:
        """There is an answer to take back."""
        return self.choosing is not None and self.choosing.begun

    @property
    def answers(self) -> int:
        """How many answers there are to take back."""
        return 0 if self.choosing is None else self.choosing.answers

    def back_to(self, answers: int) -> None:
        """As it was when there were so many answers; whatever is pointed at stays so."""
        while self.choosing is not None and self.choosing.answers > answers:
            self.choosing.back()

    def ask(self, choosing: Choosing) -> None:
        """Somebody is to choose."""
        self.choosing = choosing
        self._pointing.rest()

    def drop(self) -> None:
        """Nobody is asked any more."""
        self.choosing = None

    def means(self, key: Hashable) -> Sequence[Mark]:
        """The answer that choosing a spot is; nothing if it only changes what can be seen."""
        if self.choosing is None:
            return ()
        marks = self._tabletop.answer(key, self.choosing)
        if not marks:
            self.follow()
        return marks

    def answer(self, marks: Sequence[Mark]) -> Any | None:
        """The action, if nothing is left to choose."""
        assert self.choosing is not None, "somebody has to ask first"
        action = self.choosing.choose_all(marks)
        if action is None:
            self._adviser.narrow(self.choosing.open)
            self._pointing.ask(self._spots())
            self.follow()
        return action

    def repeat(self, marks: Sequence[Mark]) -> None:
        """Point once more at what was pointed at before more could be, as far as it can be."""
        assert self.choosing is not None, "somebody has to ask first"
        for mark in marks:
            if mark in self.choosing.options():
                self.choosing.choose(mark)

    def back(self) -> None:
        """Take the last answer back; keys find themselves where it was given."""
        assert self.choosing is not None, "somebody has to ask first"
        answer = self.choosing.back()
        if not self._pointing.focus.by_mouse:
            self._pointing.lead_to(self._tabletop.way_to([answer]))
        self._adviser.widen()

    @property
    def advised(self) -> Hashable | None:
        """What a hint says to point at now, as far as it has said so."""
        rest = self._adviser.rest(self.choosing) if self.choosing else ()
        return self._tabletop.way_to(rest) if rest else None

    def follow(self) -> None:
        """Point at what the hint has named: Enter does what it says. Who asks by the lamp stays there, to
        ask for more."""
        focus, advised = self._pointing.focus, self.advised
        if advised is not None and (focus.by_mouse or focus.key != LAMP):
            self._pointing.lead_to(advised)
