"""The computers at a table: they think without stopping the frames, and look as if they had thought."""

from __future__ import annotations

from typing import Any

from game.core.player import Thought
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.history import AnyMatch
from game.shell.pace import Pace
from game.shell.show import Party

THINKING_SECONDS = 0.6
"""A computer that answers at once would look as if it had not thought."""
INSTANT_SECONDS = 0.35
"""Even where nothing is shown on the way, each turn needs a moment, or the table would flicker."""


class Thinking:
    """Thinks for one computer at a time."""

    def __init__(self, desk: Desk, party: Party, match: AnyMatch, pace: Pace) -> None:
        self._thinker, self._match, self._pace = desk.thinker, match, pace
        self._who, self.minds = party.computers, party.minds
        self.instant_seconds = INSTANT_SECONDS
        self._waited = 0.0
        self._thinker.drop()  # it may still be busy with a game that was left

    def decides(self, seat: Seat) -> bool:
        """A computer has that seat."""
        return seat in self.minds

    @property
    def busy(self) -> bool:
        """Somebody thinks, about a move or about a hint."""
        return self._thinker.busy

    def think(self, seat: Seat, seconds: float) -> Thought[Any] | None:
        """Call it once per frame: what the computer has come to, when it has taken its time."""
        instant = self._pace.instant
        self._waited += seconds if instant else seconds * self._pace.speed
        if not self._thinker.busy:
            rules, state = self._match.rules, self._match.state
            self._thinker.ask(
                self._who[seat], self.minds[seat], rules.view(state, seat), rules.legal_actions(state)
            )
        thought = self._thinker.poll()
        enough = self.instant_seconds if instant else THINKING_SECONDS
        return thought if self._waited >= enough else None

    def drop(self) -> None:
        """It is decided, or nobody wants to know any more."""
        self._thinker.drop()
        self._waited = 0.0
