"""Taking decisions back, and playing them again.

A decision can be taken back for nothing as long as nobody has seen anything come of it that did not follow
from it: a card turned up, dice. Later than that only somebody who plays against computers alone may do so, as
often as he likes, but the game does not count as a serious one any more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.rules import Viewer
from game.services.course import Course
from game.services.settings import COMPUTERS, NEVER, Settings


class TakeBack:
    """What may be taken back now, and what can be played again."""

    def __init__(self, settings: Settings, course: Course, unseen: Callable[[], int], *, alone: bool) -> None:
        """`unseen` tells how many of the latest events nobody has seen yet; `alone` is who plays against
        computers only."""
        self._settings, self._alone = settings, alone
        self._course, self._unseen = course, unseen
        self._later: list[tuple[Any, ...]] = []
        """The decisions that were taken back, each with all actions before it; the next one last."""

    def allowed(self, viewer: Viewer) -> bool:
        """Whoever looks at the table may take the latest decision back."""
        number, setting = self._last(viewer), self._settings.takeback
        if number is None or setting == NEVER:
            return False
        return self._is_free(number) or (setting == COMPUTERS and self._alone)

    def _last(self, viewer: Viewer) -> int | None:
        """The number, from 0, of the latest decision of whoever looks at the table."""
        seats = [decision.seat for decision in self._course.history.decisions]
        return None if viewer not in seats else len(seats) - 1 - seats[::-1].index(viewer)

    def _is_free(self, number: int) -> bool:
        """Since that decision nobody else has decided, and nothing that it revealed has been seen."""
        since, unseen = self._course.history.decisions[number:], self._unseen()
        for decision in reversed(since):
            seen = len(decision.events) - unseen
            if decision.seat != since[0].seat:
                return False
            if decision.revealing is not None and decision.revealing < seen:
                return False
            unseen = max(0, -seen)
        return True

    def take_back(self, viewer: Viewer) -> None:
        """The latest decision of whoever looks is open again, and nothing has come of it."""
        number = self._last(viewer)
        assert number is not None, "somebody has decided"
        self._later.append(tuple(self._course.match.actions[: number + 1]))
        self._course.rewind(number, free=self._is_free(number))

    def may_repeat(self, viewer: Viewer) -> bool:
        """Whoever looks at the table is to decide again what was decided before.

        A computer may have changed its mind in a game that was gone on with: then it is another story.
        """
        match = self._course.match
        if viewer is None or match.to_act != viewer or not self._later:
            return False
        return self._later[-1][:-1] == tuple(match.actions)

    @property
    def next(self) -> Any:
        """What was decided here before it was taken back."""
        return self._later[-1][-1]

    def decided(self, action: Any) -> None:
        """A person decides: as before, or everything after it is another story."""
        if self._later and self._later[-1] == (*self._course.match.actions, action):
            self._later.pop()
        else:
            self._later.clear()
