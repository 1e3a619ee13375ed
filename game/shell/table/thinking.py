"""The computers at a table: they think without stopping the frames, and look as if they had thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.match import AnyMatch
from game.core.plans import Plans
from game.core.player import Allowance, Thought
from game.core.rules import Seat
from game.services.thinker import THINKING_SECONDS as TURN_SECONDS
from game.services.thinker import Asked, Kind
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.pace import Pace

THINKING_SECONDS = 0.6
"""A computer that answers at once would look as if it had not thought."""
INSTANT_SECONDS = 0.35
"""Even where nothing is shown on the way, each turn needs a moment, or the table would flicker."""


class Thinking:
    """Thinks for one computer at a time. What was answered once is answered alike, if it is asked again."""

    def __init__(self, desk: Desk, party: Party, match: AnyMatch, pace: Pace) -> None:
        self._thinker, self._match, self._pace = desk.thinker, match, pace
        self._module = desk.module
        self._who, self.minds = party.computers, party.minds
        self.instant_seconds = INSTANT_SECONDS
        self._waited = 0.0
        self._plans = Plans(match)
        self._time = Allowance(TURN_SECONDS)
        self._thinker.drop()  # it may still be busy with a game that was left

    def decides(self, seat: Seat) -> bool:
        """A computer has that seat."""
        return seat in self.minds

    @property
    def busy(self) -> bool:
        """Somebody thinks, about a move or about a hint, or looks as if."""
        return self._thinker.busy or self._waited > 0

    def think(self, seat: Seat, seconds: float) -> Thought[Any] | None:
        """Call it once per frame: what the computer has come to, when it has taken its time."""
        self._waited += seconds if self._pace.instant else seconds * self._pace.speed
        thought = self._plans.next or self._asked(seat, seconds)
        if thought is None or self._waited < self._usual_seconds:
            return None
        self._plans.keep(thought)
        return thought

    def plan(self, thought: Thought[Any], before: Any, events: Sequence[Any]) -> None:
        """A thought was carried out; whatever else it meant to do in this turn needs no thinking."""
        self._plans.follow(thought, before, events)

    @property
    def _usual_seconds(self) -> float:
        if self._pace.rushing:
            return 0.0
        return self.instant_seconds if self._pace.instant else THINKING_SECONDS

    def _asked(self, seat: Seat, seconds: float) -> Thought[Any] | None:
        if not self._thinker.busy:
            rules, state = self._match.rules, self._match.state
            view, legal = rules.view(state, seat), rules.legal_actions(state)
            left = self._time.left((rules.turn(state), seat))
            asked = Asked(self._module, self._who[seat], self.minds[seat], view, legal, left)
            self._thinker.ask(asked)
        thought = self._thinker.poll()
        if thought is None:
            self._time.spend(seconds)
        return thought

    def rewind(self) -> None:
        """Decisions were taken back: there is time for them again."""
        self._time.renew()

    def drop(self) -> None:
        """It is decided, or nobody wants to know any more."""
        self._thinker.drop(Kind.TABLE)
        self._waited = 0.0
