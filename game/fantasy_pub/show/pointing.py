"""What in the pub can be pointed at, and what that means for the action being chosen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core.choosing import Choosing, Mark
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.places import Places
from game.shell.desk import Desk
from game.shell.focus import Spot


class Pointing:
    """Spots for a view, and the marks they mean."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._desk, self._words = desk, desk.words(names)

    def spots(self, view: View, places: Places, choosing: Choosing | None) -> list[Spot]:
        """All that can be pointed at."""
        return []

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks that choosing a spot means."""
        return ()

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot to choose next for these marks."""
        return marks[0]
