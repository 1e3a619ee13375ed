"""What the list asks of the archive, and of whoever reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.services.archive.rows import GameRow, Values, Wanted
from game.services.chores import Chore, Chores
from game.services.saved_game import SavedGame


class Shelf(Protocol):
    """All games that are kept. What cannot be done on the disk is told in the news."""

    @property
    def ready(self) -> bool:
        """All of them are known."""

    @property
    def version(self) -> int:
        """Goes up whenever another list may come of the same question."""

    def refresh(self, chores: Chores) -> Chore | None:
        """Bring what is known up to what is kept; None if there is nothing to do."""

    def values(self) -> Values:
        """What there is to choose from."""

    def count(self, wanted: Wanted) -> int:
        """How many of them somebody wants to see."""

    def rows(self, wanted: Wanted, first: int = 0, most: int | None = None) -> Sequence[GameRow]:
        """Those, from one of them on: what is pinned first, then the newest."""

    def open(self, row: GameRow) -> SavedGame:
        """The whole game; raises a `GameError` or an `OSError`."""

    def pin(self, row: GameRow, pinned: bool) -> object:
        """Keep it on top, or no longer."""

    def rename(self, row: GameRow, title: str) -> object:
        """Call it that; empty: nothing in particular."""

    def delete(self, row: GameRow) -> Any:
        """Nobody wants it; says how to bring it back, and None where it has to stay."""

    def restore(self, deleted: Any) -> object:
        """Somebody wants it after all."""

    def rename_person(self, old: str, new: str, chores: Chores) -> Chore | None:
        """Call somebody that in all their games, as soon as the chore is over; raises a `GameError` where
        that cannot be."""

    def import_text(self, text: str) -> GameRow:
        """Keep a copy of a game from elsewhere; raises a `GameError` that says what is wrong with it."""


class Reviewer(Protocol):
    """Judges the decisions of a game."""

    def begin(self, chores: Chores, saved: SavedGame, iterations: int | None = None) -> Chore:
        """Have it done; as soon as it is, it is kept."""
