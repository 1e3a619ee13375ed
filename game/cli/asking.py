"""A decision at a terminal: the table, and one question after the other until it is clear what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.cli.advice import Advises
from game.cli.naming import Said, understood
from game.cli.terminal import Terminal
from game.core.choosing import Choosing, Mark
from game.core.messages import N_
from game.core.text import TextShow
from game.core.words import Words

FILLERS = N_("a an the to at on with by of from and my")
"""Words that may stand between those that count."""

Listed = Sequence[tuple[Mark, ...]]
"""What can be chosen: each time all that is to be pointed at for it."""


@dataclass(frozen=True)
class Asking:
    """Asks one seat for one action."""

    terminal: Terminal
    text: TextShow
    words: Words
    """They speak to the seat."""
    view: Any
    choosing: Choosing
    adviser: Advises | None
    """Whoever gives hints, where that is allowed."""

    def action(self) -> Any:
        """What comes of it."""
        said = Said(())
        while True:
            listed = said.among or [(mark,) for mark in self.text.arranged(self.choosing.asked())]
            answer = self._answer(listed, back=self.choosing.begun or bool(said.among))
            if answer is None:
                if self.choosing.begun and (said.marks or not said.among):
                    self.choosing.back()
                said = Said(())
                continue
            known, said = [*self.choosing.done, *answer.named], answer
            action = self.choosing.name_all(said.marks)
            if said.among or (action is None and len(self.choosing.open) > 1):
                continue
            action = self.choosing.open[0] if action is None else action
            if not said.named or self._wanted(action, known):
                return action
            if said.marks:
                self.choosing.back()

    def _wanted(self, action: Any, said: Sequence[Mark]) -> bool:
        """Whoever has not said all of it sees what would happen before it does."""
        if self.text.sure(self.view, action, said):
            return True
        return self.terminal.confirms(self.text.whole(self.view, action, self.words))

    def _answer(self, listed: Listed, *, back: bool) -> Said | None:
        """What somebody points at; None to go back."""
        view, done, words = self.view, self.choosing.done, self.words
        firsts = [first for first, *_ in listed]
        numbers = self.text.numbers(view, firsts)
        chosen = self.terminal.ask(
            self.text.question(view, done, words),
            [self.text.option(view, done, mark, words) for mark in firsts],
            numbers=numbers,
            back=back,
            hints=self.adviser.about(firsts, numbers) if self.adviser is not None else None,
            reads=self._read,
        )
        return Said(listed[chosen]) if isinstance(chosen, int) else chosen

    def _read(self, typed: str) -> Said:
        fillers = self.words.sentence(FILLERS)
        said = understood(typed, self.choosing, self._names, fillers, self._elsewhere)
        if not said.denied:
            return said
        return said._replace(refusal=self.text.why_not(self.view, said.denied, self.words))

    def _names(self, done: Sequence[Mark], mark: Mark) -> Sequence[str]:
        return self.text.called(self.view, done, mark, self.words)

    def _elsewhere(self, done: Sequence[Mark]) -> Sequence[Mark]:
        return self.text.elsewhere(self.view, done)
