"""A review of the game that is looked back at: it is there, can be asked for, or is being made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.core.reviewing import Review
from game.services.chores import Chore, Chores, State
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.remaining import left


class Reviews(Protocol):
    """Where reviews are kept, and who makes them."""

    def kept(self, saved: SavedGame) -> Review | None:
        """That of a game, if all of it was reviewed."""

    def so_far(self, saved: SavedGame) -> Review | None:
        """The same, but also a part."""

    def begin(self, chores: Chores, saved: SavedGame) -> Chore:
        """Have a game reviewed, or go on with that."""


class AskedReview:
    """One game's. Only of games that are over, and on the disk."""

    def __init__(self, desk: Desk, saved: SavedGame, reviews: Reviews | None) -> None:
        """Without `reviews` nobody makes any."""
        self._desk, self._saved = desk, saved
        self._reviews = reviews if saved.ended and saved.path.is_file() else None
        self.found = None if self._reviews is None else self._reviews.so_far(saved)
        self._whole = self._reviews is not None and self._reviews.kept(saved) is not None
        self._chore: Chore | None = None

    @property
    def offered(self) -> bool:
        """It can be asked for, or stopped."""
        return self._reviews is not None and not self._whole

    @property
    def on(self) -> bool:
        """It is being made."""
        return self._chore is not None

    @property
    def name(self) -> str:
        """What is written on the button."""
        say, chore = self._desk.say, self._chore
        if chore is None:
            return say("Review")
        done, total = chore.progress.done, chore.progress.total
        return say("Review {percent} %", percent=100 * done // total if total else 0)

    @property
    def told(self) -> str:
        """The same, and how long it still takes, if that can be foretold."""
        chore = self._chore
        if chore is None or chore.progress.left is None:
            return self.name
        return f"{self.name} · {left(self._desk, chore.progress.left)}"

    def press(self) -> None:
        """Begin, or stop: what has been reviewed until then is kept."""
        if self._chore is not None:
            self._chore.cancel()
        elif self._reviews is not None:
            self._chore = self._reviews.begin(self._desk.chores, self._saved)

    def advance(self, failed: Callable[[str], object]) -> bool:
        """Call it once per frame: True when there is more to see than before. `failed` is told so."""
        chore, reviews = self._chore, self._reviews
        if chore is None or reviews is None or not chore.over:
            return False
        self._chore = None
        if chore.state in (State.FAILED, State.DIED):
            failed(self._desk.say("The review stopped early. Start it again to continue."))
        self.found = reviews.so_far(self._saved)
        self._whole = reviews.kept(self._saved) is not None
        return True
