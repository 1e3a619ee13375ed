"""Shows the moments of a match on a table: at rest, or on the way from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from game.core.reel import Reel
from game.core.rules import Viewer
from game.shell.animation.timeline import Moment, Timeline
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.playback import KEPT, Captions
from game.shell.table.tableau import Tableau

ROUNDS: Final = 2
"""So many rounds are remembered: no panel tells of older ones."""


class Projector:
    """However a moment was come to, it looks the same at rest: everything follows from the moment alone."""

    def __init__(self, desk: Desk, party: Party, tableau: Tableau, reel: Reel) -> None:
        self._desk, self._party, self._tableau, self.reel = desk, party, tableau, reel
        self.timeline, self.captions = Timeline(), Captions(desk, party)
        self.at = 0
        self.viewer: Viewer = None
        """Whose secrets can be seen."""
        self._seen: dict[Viewer, list[Any]] = {}
        """All that happened, as somebody saw it."""

    def stand(self, at: int, viewer: Viewer) -> None:
        """Show a moment at once."""
        self.at, self.viewer, self._tableau.hasty = at, viewer, True
        self.timeline.clear()
        self._remember()
        board = self._tableau.tabletop
        board.recall(self._events(self.reel.happened(at)))
        board.resync(self.reel.view(at, viewer))

    def run(self) -> None:
        """Have the action seen that follows."""
        reel, memory, self._tableau.hasty = self.reel, self._tableau.memory, False
        before = len(reel.happened(self.at))
        events = self._events(reel.following(self.at), before)
        self.timeline.add(partial(Moment, partial(memory.decided, reel.seats[self.at])))
        self._tableau.show(events, self.timeline, self._heard)

    def _events(self, happened: Sequence[Any], since: int = 0) -> Sequence[Any]:
        """So many events from a certain one on, as whoever looks saw them."""
        viewer, redact = self.viewer, self.reel.rules.redact
        if viewer not in self._seen:
            self._seen[viewer] = [redact(event, viewer) for event in self.reel.events]
        return self._seen[viewer][since : since + len(happened)]

    def _heard(self, event: Any) -> None:
        self.captions.hear(event, self._tableau.tabletop.view)

    def _remember(self) -> None:
        """The latest turns, and what was told last."""
        reel, memory, at = self.reel, self._tableau.memory, self.at
        memory.forget()
        self.captions = Captions(self._desk, self._party)
        turn = reel.turns[max(0, reel.number(at) - ROUNDS * len(self._party.seats))]
        memory.open(turn.number, turn.seat)
        first, since = max(0, turn.first - 1), turn.opens
        for event in reel.happened(0, since):
            memory.follow(event)
        for action in range(first, at):
            self._remember_action(action, since)

    def _remember_action(self, action: int, since: int) -> None:
        """What came of it, from a certain event on."""
        reel, memory = self.reel, self._tableau.memory
        begins, events = len(reel.happened(action)), reel.following(action)
        if begins >= since:
            memory.decided(reel.seats[action])
        for event in events[max(0, since - begins) :]:
            memory.follow(event)
        if action >= self.at - KEPT:
            view = reel.view(action, self.viewer)
            for event in events:
                self.captions.hear(event, view)
