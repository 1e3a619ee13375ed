"""What is told while it happens. Several sentences stay, so that nobody has to read as fast as cards move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.shell.desk import Desk
from game.shell.marked import Marked, plain

KEPT: Final = 5
"""So many sentences stay, as far as there is room for them."""


class Captions:
    """The latest sentences."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._module, self._words = desk.module, Marked(names, desk.catalogue)
        self.story: tuple[str, ...] = ()
        """The newest last; it can be seen in them who is meant."""

    def hear(self, event: Any) -> str | None:
        """An event begins to be seen; what is told of it in the log is told now, too."""
        told = [entry.text for entry in self._module.log((event,), self._words)]
        self.story = (*self.story, *told)[-KEPT:]
        return plain(told[-1]) if told else None
