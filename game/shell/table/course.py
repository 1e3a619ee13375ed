"""The course of a match at a table, where the computers have something to say about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.history import Decision
from game.core.match import AnyMatch, Match
from game.core.player import Thought
from game.core.rules import Seat, Viewer
from game.services.course import Course, Kept
from game.services.house_rules import in_force
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.hud import Saying
from game.shell.table.sayings import Sayings


class TableCourse(Course):
    """A match, and all that has to agree with it at any time."""

    def __init__(
        self, desk: Desk, party: Party, viewer: Viewer, kept: Kept, match: AnyMatch | None = None
    ) -> None:
        """A new game, or one that is kept already; `viewer` is who may look back at it.

        A `match` that is handed in has been begun by somebody else.
        """
        match = match or Match(desk.module.rules, party.setup, party.beginning)
        super().__init__(desk, match, party.sitting(in_force(desk.settings)), viewer, kept)
        self.sayings = Sayings(desk, party, match)

    def decided(self, seat: Seat, thought: Thought[Any]) -> tuple[Any, ...]:
        """Carry out what a computer has come to, and hear why."""
        view = self.match.rules.view(self.match.state, seat)
        events = self.submit(thought.action)
        self.history.explain(self.sayings.hear(seat, view, thought))
        return events

    def is_new(self, viewer: Viewer) -> bool:
        """Who looks has not decided anything yet, and may not know what all this is about."""
        return all(decision.seat != viewer for decision in self.history.decisions)

    def told(self) -> Iterator[tuple[Decision, Saying | None]]:
        """Every decision so far, and what a computer said about it."""
        for number, decision in enumerate(self.history.decisions, 1):
            yield decision, self.sayings.after(number)

    def rewind(self, number: int, *, free: bool) -> None:
        """Only so many actions were taken. On the disk it is one change."""
        super().rewind(number, free=free)
        self.sayings.rewind()
