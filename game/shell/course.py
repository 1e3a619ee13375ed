"""The course of a match: decisions are carried out, remembered, kept on the disk, and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.core.match import Match
from game.core.player import Thought
from game.core.rules import Seat, Viewer
from game.services.saved_game import SavedGame
from game.services.saves import Journal
from game.shell.desk import Desk
from game.shell.history import AnyMatch, Decision, History
from game.shell.house_rules import in_force, note_if_loosened
from game.shell.sayings import Sayings
from game.shell.show import Party, Saying

Kept = SavedGame | Journal | None
"""A game that was left, one whose journal was begun before the deal, or one that begins now."""


class Course:
    """A match, and all that has to agree with it at any time."""

    def __init__(self, desk: Desk, party: Party, viewer: Viewer, kept: Kept) -> None:
        """A new game, or one that is kept already; `viewer` is who may look back at it."""
        self.match: AnyMatch = Match(desk.module.rules, party.setup, party.seed)
        self.history = History(self.match, viewer)
        self.sayings = Sayings(desk, party, self.match)
        self.journal: Journal
        if kept is None:
            sitting = party.sitting(in_force(desk.settings))
            self.journal = desk.saves.open(desk.module, self.match, sitting)
        elif isinstance(kept, Journal):
            self.journal = kept
            self.journal.match = self.match
        else:
            for action in kept.match.actions:
                self.history.submit(action)
            self.journal = desk.saves.reopen(desk.module, self.match, kept)
        note_if_loosened(self.journal, desk.settings)

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out; what comes of it is on the disk before anybody can have seen it."""
        events = self.history.submit(action)
        self.journal.keep()
        return events

    def decided(self, seat: Seat, thought: Thought[Any]) -> tuple[Any, ...]:
        """Carry out what a computer has come to, and hear why."""
        view = self.match.rules.view(self.match.state, seat)
        events = self.submit(thought.action)
        self.history.explain(self.sayings.hear(seat, view, thought))
        return events

    def told(self) -> Iterator[tuple[Decision, Saying | None]]:
        """Every decision so far, and what a computer said about it."""
        for number, decision in enumerate(self.history.decisions, 1):
            yield decision, self.sayings.after(number)

    @property
    def casual(self) -> bool:
        """Something was taken back after it had been seen, or strict rules of the house were loosened."""
        return self.journal.sitting.casual

    def rewind(self, number: int, *, free: bool) -> None:
        """Only so many actions were taken. On the disk it is one change."""
        self.journal.sitting = replace(self.journal.sitting, casual=self.casual or not free)
        while len(self.match.actions) > number:
            self.history.undo()
        self.sayings.rewind()
        self.journal.keep()
