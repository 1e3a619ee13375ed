"""A decision at a terminal: the table, and one question after the other until it is clear what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.cli.advice import Adviser
from game.cli.naming import Said, understood
from game.cli.terminal import Terminal
from game.core.choosing import Choosing, Mark
from game.core.messages import N_
from game.core.text import TextShow
from game.core.words import Words

FILLERS = N_("a an the to at on with by of from and my")
"""Words that may stand between those that count."""


@dataclass(frozen=True)
class Asking:
    """Asks one seat for one action."""

    terminal: Terminal
    text: TextShow
    words: Words
    """They speak to the seat."""
    view: Any
    choosing: Choosing
    adviser: Adviser | None
    """Whoever gives hints, where that is allowed."""

    def action(self) -> Any:
        """What comes of it."""
        listed = self._asked()
        while True:
            answer = self._answer(listed)
            if answer is None:
                self.choosing.back()
                answer = Said(())
            for mark in answer.marks:
                action = self.choosing.name(mark)
                if action is not None:
                    return action
            listed = answer.among or self._asked()

    def _asked(self) -> Sequence[Mark]:
        return self.text.arranged(self.choosing.asked())

    def _answer(self, listed: Sequence[Mark]) -> Said | None:
        """What somebody points at; None to go back."""
        view, done, words = self.view, self.choosing.done, self.words
        options = [self.text.option(view, done, mark, words) for mark in listed]
        hints = self.adviser.about(listed) if self.adviser is not None else None
        chosen = self.terminal.ask(
            self.text.question(view, done, words),
            options,
            back=self.choosing.begun,
            hints=hints,
            reads=self._read,
        )
        return Said((listed[chosen],)) if isinstance(chosen, int) else chosen

    def _read(self, typed: str) -> Said:
        return understood(typed, self.choosing, self._names, self.words.sentence(FILLERS))

    def _names(self, done: Sequence[Mark], mark: Mark) -> Sequence[str]:
        return self.text.called(self.view, done, mark, self.words)
