"""The course of a match: decisions are carried out, remembered, kept on the disk, and taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from game.core.history import History
from game.core.levels import HUMAN
from game.core.match import AnyMatch
from game.core.module import GameModule
from game.core.rules import Seat, Viewer
from game.services.casual import COACHED, EASED, TAKEN_BACK, TAKEN_OVER
from game.services.house_rules import loosened
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import Journal, Saves
from game.services.settings import OFF, Settings

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
        self._hinted: int | None = None
        """How many actions had been taken when somebody last asked for a hint."""
        self.was_casual = self.casual
        """It was so before the rules of this house were looked at."""
        self.check_house(house.settings)

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out; what comes of it is on the disk before anybody can have seen it."""
        events = self.history.submit(action)
        self.journal.keep()
        return events

    @property
    def casual(self) -> bool:
        """It is not one of the serious ones; `casual.py` knows why that may be."""
        return self.journal.sitting.casual

    def check_house(self, settings: Settings) -> None:
        """A game whose strict rules were loosened, or in which a coach helps, is a casual one, for good.

        Settings stay in the players' hands at any time, and nobody is asked twice; but a game that was made
        easier on the way is not counted with those that were not.
        """
        sitting = self.journal.sitting
        settings.give_coach_back(self.match.seed)
        if loosened(sitting.house, settings):
            self.because(EASED)
        if sitting.people and settings.coach != OFF:
            self.because(COACHED)

    def because(self, reason: str) -> None:
        """It is a casual game from now on, for one of the reasons in `casual.py`."""
        if reason not in self.journal.sitting.reasons:
            self.journal.sitting = self.journal.sitting.because(reason)
            self.journal.keep()

    def count_hint(self) -> None:
        """Somebody asks for a hint; it is counted once for a decision, and on the disk with that."""
        if self._hinted != len(self.match.actions):
            self._hinted = len(self.match.actions)
            sitting = self.journal.sitting
            self.journal.sitting = replace(sitting, hints=sitting.hints + 1)

    def rewind(self, number: int, *, free: bool) -> None:
        """Only so many actions were taken. On the disk it is one change."""
        if not free:
            self.journal.sitting = self.journal.sitting.because(TAKEN_BACK)
        while len(self.match.actions) > number:
            self.history.undo()
        self.journal.sitting = self.journal.sitting.rewound(number)
        self.journal.keep()

    def swap(self, seat: Seat, who: str) -> None:
        """Somebody else has a seat from now on, and it is a casual game. Where a person sits down again,
        nobody has given up."""
        sitting = self.journal.sitting.because(TAKEN_OVER)
        if who == HUMAN:
            sitting = replace(sitting, conceded=tuple(each for each in sitting.conceded if each != seat))
        self.journal.sitting = sitting.handed_over(len(self.match.actions), seat, who)
        self.journal.keep()

    def concede(self, seat: Seat, instead: str) -> None:
        """A person gives up. Where others go on, that computer plays for whoever does not."""
        sitting = self.journal.sitting
        self.journal.sitting = replace(sitting, conceded=tuple(dict.fromkeys((*sitting.conceded, seat))))
        if self.given_up:
            self.journal.keep()
        else:
            self.swap(seat, instead)

    @property
    def given_up(self) -> bool:
        """It is over, because people had enough of it."""
        return self.journal.sitting.given_up


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
    journal.sitting = replace(journal.sitting, decided=sitting.decided, hints=sitting.hints)
    journal.keep()
    return journal
