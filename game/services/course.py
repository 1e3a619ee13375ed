"""The course of a match: decisions are carried out, remembered, kept on the disk, and taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from game.core.history import History
from game.core.match import AnyMatch
from game.core.module import GameModule
from game.core.rules import Viewer
from game.services.casual import TAKEN_BACK
from game.services.house_rules import note_if_loosened
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import Journal, Saves
from game.services.settings import Settings

Kept = SavedGame | Journal | None
"""A game that was left, one whose journal was begun before the deal, or one that begins now."""


class House(Protocol):
    """What a match needs around it, on a screen or without one."""

    @property
    def module(self) -> GameModule:
        """The game."""

    @property
    def saves(self) -> Saves:
        """Where games are kept."""

    @property
    def settings(self) -> Settings:
        """What is allowed here."""


class Course:
    """A match, and all that has to agree with it at any time."""

    def __init__(self, house: House, match: AnyMatch, sitting: Sitting, viewer: Viewer, kept: Kept) -> None:
        """A match that was just dealt: a new game, or one that is kept already.

        `sitting` is what is kept of a new one; `viewer` is who may look back at it.
        """
        self.match = match
        self.journal = _journal(house, match, sitting, kept)
        self.history = History(match, viewer)
        note_if_loosened(self.journal, house.settings)

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out; what comes of it is on the disk before anybody can have seen it."""
        events = self.history.submit(action)
        self.journal.keep()
        return events

    @property
    def casual(self) -> bool:
        """It is not one of the serious ones; `casual.py` knows why that may be."""
        return self.journal.sitting.casual

    def rewind(self, number: int, *, free: bool) -> None:
        """Only so many actions were taken. On the disk it is one change."""
        if not free:
            self.journal.sitting = self.journal.sitting.because(TAKEN_BACK)
        while len(self.match.actions) > number:
            self.history.undo()
        self.journal.keep()


def _journal(house: House, match: AnyMatch, sitting: Sitting, kept: Kept) -> Journal:
    """Where the match is kept from now on; it is then as far as the game is."""
    if kept is None:
        return house.saves.open(house.module, match, sitting)
    if isinstance(kept, Journal):
        kept.match = match
        return kept
    match.submit_all(kept.match.actions)
    return house.saves.reopen(house.module, match, kept)


def keep_undealt(house: House, journal: Journal | None, match: AnyMatch, sitting: Sitting) -> Journal:
    """What was decided before the deal is on the disk before anybody else decides anything.

    What is kept is the game itself, dealt from what has been decided so far.
    """
    if journal is None:
        return house.saves.open(house.module, match, sitting)
    journal.match = match
    journal.sitting = replace(journal.sitting, decided=sitting.decided)
    journal.keep()
    return journal
