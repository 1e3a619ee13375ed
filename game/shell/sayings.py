"""What the computers at a table have come to, and what they say about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.player import Thought
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.show import Party, Saying


class Sayings:
    """Puts thoughts into words, for whoever reads the table and for the log."""

    def __init__(self, desk: Desk, party: Party) -> None:
        self._module, self._settings = desk.module, desk.settings
        self._to_all = desk.words(party.names)
        self._to_reader = desk.words(party.names, party.people[0] if len(party.people) == 1 else None)
        self.thought: Thought[Any] | None = None
        self.by: Seat | None = None
        """What the last computer to decide had come to, and which seat that was."""
        self.latest: Saying | None = None
        """Why the last computer to decide did what can be seen."""
        self.chances: tuple[float, ...] = ()
        """By seat, how likely it is to win, as was thought last."""

    def hear(self, seat: Seat, view: Any, thought: Thought[Any]) -> str:
        """A computer has decided; says why, to be written down for everybody."""
        self.thought, self.by = thought, seat
        self.learn(thought)
        if not (self._settings.hints or self._settings.chances):
            thought = replace(thought, chances=())  # whoever wants no help hears no numbers
        self.latest = Saying(seat, self._module.explain(view, thought, self._to_reader))
        return self._module.explain(view, thought, self._to_all)

    def learn(self, thought: Thought[Any]) -> None:
        """Somebody has thought about who wins."""
        self.chances = thought.chances or self.chances

    def hush(self) -> None:
        """Something else is to be seen now."""
        self.latest = None
