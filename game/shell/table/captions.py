"""What is told while it happens. Several sentences stay, so that nobody has to read as fast as cards move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.shell.desk import Desk
from game.shell.marked import Marked, plain

KEPT: Final = 5
"""So many sentences stay, as far as there is room for them."""


class Captions:
    """The latest sentences, in the language that is spoken now."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._module, self._translations = desk.module, desk.translations
        self._words = Marked(names, desk.translations)
        self._heard: tuple[Any, ...] = ()
        """The events that were told of last."""
        self._story: tuple[str, tuple[str, ...]] = "", ()
        """The code of a language, and what was told in it: to tell takes longer than to remember."""

    def hear(self, event: Any) -> None:
        """An event begins to be seen; what is told of it in the log is told now, too.

        Others will read it as well, so nobody's secrets are in it.
        """
        public = self._module.rules.redact(event, None)
        if self._told(public):
            self._heard, self._story = (*self._heard, public)[-KEPT:], ("", ())

    @property
    def story(self) -> tuple[str, ...]:
        """The newest last; it can be seen in them who is meant."""
        code = self._translations.code
        if self._story[0] != code:
            told = (text for event in self._heard for text in self._told(event))
            self._story = code, tuple(told)[-KEPT:]
        return self._story[1]

    @property
    def latest(self) -> str:
        """The newest alone; empty where there is none."""
        return plain("".join(self.story[-1:]))

    def _told(self, event: Any) -> list[str]:
        return [entry.text for entry in self._module.log((event,), self._words)]
