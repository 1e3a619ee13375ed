"""The list itself: as long as there are games, but only what is looked at is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.services.archive.rows import GameRow, Wanted
from game.shell.history.asked import Shelf

PAGE: Final = 40
"""So many rows are asked for at a time."""
MOST_PAGES: Final = 12
"""So many pages are remembered."""
SOUGHT: Final = 400
"""So many rows are looked through for a game that may stand somewhere else now."""


class Rows:
    """The games that are wanted, by number."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._pages: dict[int, list[GameRow]] = {}
        self.count = 0
        """How many there are."""

    def look(self, wanted: Wanted) -> None:
        """These are wanted now, as they are now."""
        self._wanted = wanted
        self._pages.clear()
        self.count = self._shelf.count(wanted)

    def row(self, number: int) -> GameRow | None:
        """One of them; None where somebody has just deleted it."""
        page, at = divmod(number, PAGE)
        if page not in self._pages:
            if len(self._pages) >= MOST_PAGES:
                del self._pages[next(iter(self._pages))]
            self._pages[page] = list(self._shelf.rows(self._wanted, page * PAGE, PAGE))
        found = self._pages[page]
        return found[at] if 0 <= at < len(found) else None

    def find(self, path: Path, near: int) -> int | None:
        """Where a game stands now: where it stood, or not far from the beginning; None if it is not there."""
        if self._is_at(path, near):
            return near
        numbers = range(min(SOUGHT, self.count))
        return next((number for number in numbers if self._is_at(path, number)), None)

    def _is_at(self, path: Path, number: int) -> bool:
        row = self.row(number) if 0 <= number < self.count else None
        return row is not None and row.path == path
