"""Whose secrets lie open on a table, who has it, and how the others are kept from seeing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.hands import EVERY_TURN, ON_LOOK, OPEN_HANDS
from game.core.match import AnyMatch
from game.core.rules import Seat, Viewer
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.hud import Hand

LOOK_SECONDS: Final = 10.0
"""So long a hand that was turned over stays open while nobody does anything."""


class Hands:
    """Knows who looks; has no picture and tells nobody. Alone against computers nothing is ever hidden."""

    def __init__(self, desk: Desk, party: Party, match: AnyMatch) -> None:
        self._desk, self._party, self._match = desk, party, match
        self.here: Viewer = party.alone
        """Who has the table: decides, and may take back."""
        self.looking: Viewer = party.alone
        """Whose secrets can be seen; nobody's while the hand of whoever is here lies face down."""
        self._rested = 0.0
        self._state: Any = None
        """Of which state the rest is known: it is asked for in every frame."""
        self._actions: Sequence[Any] = ()
        self._secrets: dict[Seat, bool] = {}

    def _know(self) -> None:
        rules, state = self._match.rules, self._match.state
        if state is not self._state:
            self._state, self._secrets = state, {}
            self._actions = rules.open_actions(rules.view(state, None))

    @property
    def open_actions(self) -> Sequence[Any]:
        """What can be done while the hand of whoever is to act lies face down."""
        self._know()
        return self._actions

    def has_secrets(self, seat: Seat) -> bool:
        """That one sees something which others may not."""
        self._know()
        if seat not in self._secrets:
            rules = self._match.rules
            self._secrets[seat] = rules.secrets(rules.view(self._match.state, seat))
        return self._secrets[seat]

    @property
    def manner(self) -> str:
        """How what is secret is kept now. Where nothing can be done without looking, a curtain closes: others
        have to look away for as long as it takes to decide."""
        kept = self._desk.hands
        return EVERY_TURN if kept == ON_LOOK and not self.open_actions else kept

    @property
    def secret(self) -> bool:
        """There is something on the table that somebody else at the screen may not see."""
        seat, alone = self.looking, self._party.alone is not None
        return seat is not None and not alone and self._desk.hands != OPEN_HANDS and self.has_secrets(seat)

    @property
    def hand(self) -> Hand | None:
        """The hand that whoever is to act can turn over and back, if there is one."""
        seat = self.here
        if seat is None or seat != self._match.to_act or self._party.alone is not None:
            return None
        if self.manner != ON_LOOK or not self.has_secrets(seat):
            return None
        return Hand(seat, open=self.looking == seat)

    def ready(self, seat: Seat) -> bool:
        """That one has the table, and sees enough of it to decide something."""
        return self.here == seat and (self.looking == seat or self.hand is not None)

    # Who looks

    def open_to(self, viewer: Viewer) -> None:
        """That one has the table from now on, and sees all that is theirs."""
        self.here = self.looking = viewer
        self.touched()

    def give_to(self, seat: Seat) -> None:
        """That one has the table from now on; what is theirs lies face down."""
        self.here, self.looking = seat, None

    def turn_over(self) -> bool:
        """The turn of whoever is here has ended; True if a hand that they had turned over is closed now."""
        closes = self.looking is not None and self._party.alone is None and self._desk.hands == ON_LOOK
        self.looking = None if closes else self.looking
        return closes

    def close(self) -> None:
        """Nobody's secrets can be seen. Who could turn them over again still has the table."""
        self.here, self.looking = None if self.hand is None else self.here, None

    # Time

    def touched(self) -> None:
        """Whoever looks is still there."""
        self._rested = 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when an open hand has lain there long enough."""
        hand = self.hand
        self._rested = self._rested + seconds if hand is not None and hand.open else 0.0
        return self._rested >= LOOK_SECONDS
