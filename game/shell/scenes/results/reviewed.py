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
        self.review: Review | None = None
        self.whole = False
        """All of it is judged."""
        self.read()

    def read(self) -> None:
        """What is kept of it now."""
        kept = self._desk.reviews.kept(self.saved)
        self.whole = kept is not None
        self.review = kept or self._desk.reviews.so_far(self.saved)
        self._lasts = self._desk.reviews.lasts(self.saved, self.judged)

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
    def seconds_left(self) -> int | None:
        """How long it will take, as far as that can be told from how long decisions took here."""
        return self._heard.left if self.working and self._heard.total else self._lasts

    def begin(self) -> None:
        """Have it judged, or go on with that."""
        if not self.working and not self.whole:
            self._chore = self._desk.reviews.begin(self._desk.chores, self.saved)
            self._heard, self._ended = Progress(), False

    def stop(self) -> None:
        """That is enough for now; what is judged is kept."""
        if self._chore is not None:
            self._chore.cancel()
            self.read()

    def advance(self) -> bool:
        """Hear how far it is; says whether there is something new."""
        chore = self._chore
        if chore is None or self._ended:
            return False
        before, self._heard, self._ended = self._heard, chore.progress, chore.over
        news = self._heard != before
        if self._heard.done != before.done or self._ended:
            self.read()
        return news or self._ended
