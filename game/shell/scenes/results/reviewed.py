"""The review of a game as the results show it: none yet, some of it, or all; and whoever works on it."""

from __future__ import annotations

from game.core.reviewing import Review
from game.services.chores import Chore, Progress, State
from game.services.saved_game import SavedGame
from game.shell.desk import Desk


class Reviewed:
    """Has a game judged, and hears how far that is. It goes on when nobody looks."""

    def __init__(self, desk: Desk, saved: SavedGame, decisions: int) -> None:
        """There are so many decisions to judge."""
        self._desk, self.saved, self._decisions = desk, saved, decisions
        self._chore: Chore | None = None
        self._heard = Progress()
        self._ended = False
        """It is known what has become of that."""
        self._seconds = 0.0
        """For how long decisions have been judged since somebody asked for it."""
        self._first: int | None = None
        """How many were judged then."""
        self.review: Review | None = None
        self.whole = False
        """All of it is judged."""
        self.read()

    def read(self) -> None:
        """What is kept of it now."""
        kept = self._desk.reviews.kept(self.saved)
        self.whole = kept is not None
        self.review = kept or self._desk.reviews.so_far(self.saved)

    @property
    def judged(self) -> int:
        """How many decisions are."""
        return len(self.review.decisions) if self.review else 0

    @property
    def total(self) -> int:
        """How many there are to judge."""
        return self.judged if self.whole else max(self._heard.total, self._decisions, self.judged)

    # Working on it

    @property
    def working(self) -> bool:
        """Somebody does, or will soon."""
        return self._chore is not None and not self._chore.over

    @property
    def waiting(self) -> bool:
        """Something else has to be finished before."""
        return self._chore is not None and self._chore.state is State.WAITING

    @property
    def failed(self) -> bool:
        """Whoever worked on it could not finish."""
        return self._chore is not None and self._chore.state in (State.FAILED, State.DIED)

    @property
    def seconds_left(self) -> float | None:
        """How long it will take, as far as that can be told from how long it took so far."""
        done, total = self._heard.done, self._heard.total
        if self._first is None or done <= self._first or not self.working:
            return None
        return self._seconds / (done - self._first) * (total - done)

    def begin(self) -> None:
        """Have it judged, or go on with that."""
        if not self.working and not self.whole:
            self._chore = self._desk.reviews.begin(self._desk.chores, self.saved)
            self._seconds, self._first, self._ended = 0.0, None, False

    def stop(self) -> None:
        """That is enough for now; what is judged is kept."""
        if self._chore is not None:
            self._chore.cancel()
            self.read()

    def advance(self, seconds: float) -> bool:
        """Hear how far it is; says whether there is something new."""
        chore = self._chore
        if chore is None or self._ended:
            return False
        news, self._ended = chore.progress != self._heard, chore.over
        self._seconds += seconds
        if news and self._first is None:
            self._first, self._seconds = chore.progress.done, 0.0
        self._heard = chore.progress
        if news or self._ended:
            self.read()
        return news or self._ended
