"""A match that follows a lesson: whatever is decided goes through the tutor, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.match import AnyMatch
from game.core.tutor import Tutor
from game.services.course import Kept
from game.services.saves import Journal, Saves
from game.services.settings import Settings
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.show import Party
from game.shell.table.coach import Coach
from game.shell.table.course import TableCourse
from game.shell.table.dwell import Base
from game.shell.table.judgement import NoJudgement
from game.shell.table.play import Play, Touch
from game.shell.table.tableau import Tableau


class Lectern:
    """What the actions of a lesson go through: the table that shows them, as soon as there is one."""

    def __init__(self) -> None:
        self._match: AnyMatch | None = None
        self.course: TaughtCourse | None = None

    def __call__(self, match: AnyMatch) -> Lectern:
        """Another match is laid; who shows it comes later."""
        self._match, self.course = match, None
        return self

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out."""
        assert self._match is not None, "something is laid first"
        return self._match.submit(action) if self.course is None else self.course.carry_out(action)

    def undo(self) -> Any:
        """Take the last one back."""
        assert self._match is not None, "something is laid first"
        return self._match.undo() if self.course is None else self.course.undo()


class TaughtCourse(TableCourse):
    """The course of a match in a lesson; it stands on no disk."""

    def __init__(
        self, desk: Desk, party: Party, tutor: Tutor, lectern: Lectern, note: Callable[[], None]
    ) -> None:
        """`note` writes down how far somebody is."""
        journal = Journal(Saves(), desk.module, tutor.match, party.sitting(), None)
        super().__init__(desk, party, party.alone, journal, tutor.match)
        self._tutor, self._note, lectern.course = tutor, note, self

    def check_house(self, settings: Settings) -> None:
        """No game is played, so none is a casual one."""

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Somebody has decided: the tutor knows what comes of it, and nobody sees it before it is noted."""
        events = self._tutor.act(action).events
        self._note()
        return events

    def carry_out(self, action: Any) -> tuple[Any, ...]:
        """The tutor has an action carried out."""
        return super().submit(action)

    def undo(self) -> Any:
        """And taken back."""
        action = self.history.undo()
        self.sayings.rewind()
        return action


class NoCoach(Coach):
    """In a lesson the tutor says what was better."""

    @property
    def on(self) -> bool:
        """Whatever the settings say."""
        return False


class TaughtPlay(Play):
    """A match as it goes on in a lesson."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        tableau: Tableau,
        tutor: Tutor,
        lectern: Lectern,
        *,
        note: Callable[[], None],
        spots: Callable[[], Sequence[Spot]],
        touch: Touch,
    ) -> None:
        self._tutor, self._lectern, self._note = tutor, lectern, note
        super().__init__(desk, party, tableau, None, spots=spots, touch=touch)
        self.coach = NoCoach(desk, party, self.match, lambda: self.looking)
        self.judgement = NoJudgement(desk, party, self.match, lambda: self.looking)

    def _begun(self, kept: Kept) -> TableCourse:
        return TaughtCourse(self._desk, self.party, self._tutor, self._lectern, self._note)

    def _end_turn(self, before: Base) -> None:
        """The tutor says when it goes on."""

    def rewound(self) -> None:
        """Something was taken back: the table is as it was."""
        self.drop()
        self._recall()
