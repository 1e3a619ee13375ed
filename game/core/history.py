"""What has happened in a match, turn by turn: for the log, and to be seen once more.

Everything in it is what one viewer may know; what a line of the log says is what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.match import Match
from game.core.rules import Seat, Viewer

AnyMatch = Match[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Decision:
    """One action: the table before it, and what it led to."""

    seat: Seat
    before: Any
    """The viewer's view."""
    events: tuple[Any, ...]
    """As the viewer saw them."""
    revealing: int | None = None
    """Which of the events is the first to tell the seat something that nobody else learns."""
    reason: Callable[[], str] | None = None
    """Says why it was taken, if whoever took it told so."""


@dataclass(frozen=True, slots=True)
class Turn:
    """All that a seat decided in a row, and what it led to."""

    number: int
    """From 1."""
    seat: Seat
    before: Any
    events: tuple[Any, ...]
    reasons: tuple[str, ...] = ()


class History:
    """Follows a match: actions go through it."""

    def __init__(self, match: AnyMatch, viewer: Viewer = None) -> None:
        """Of a match that has begun already, all that happened is looked up."""
        self._match, self._viewer = match, viewer
        self._decisions: list[Decision] = []
        if match.actions:
            again = History(Match(match.rules, match.setup, match.seed), viewer)
            for action in match.actions:
                again.submit(action)
            self._decisions = again._decisions

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out, and remember it; an illegal one raises and changes nothing."""
        match, rules = self._match, self._match.rules
        seat, before = match.to_act, rules.view(match.state, self._viewer)
        events = match.submit(action)
        assert seat is not None, "somebody had to act"
        seen = tuple(rules.redact(event, self._viewer) for event in events)
        secrets = (number for number, event in enumerate(events) if self._tells(event, seat))
        self._decisions.append(Decision(seat, before, seen, next(secrets, None)))
        return events

    def _tells(self, event: Any, seat: Seat) -> bool:
        """There is something in an event that this seat alone may see."""
        redact = self._match.rules.redact
        return bool(redact(event, seat) != redact(event, None))

    @property
    def to_act(self) -> Seat | None:
        """Who decides next; None when it is over."""
        return self._match.to_act

    @property
    def decisions(self) -> Sequence[Decision]:
        """One for each action, the oldest first."""
        return self._decisions

    def explain(self, reason: Callable[[], str]) -> None:
        """What says why the last action was taken; everybody may read it."""
        self._decisions[-1] = replace(self._decisions[-1], reason=reason)

    def undo(self) -> Any:
        """Take the last action back, and forget what it led to."""
        action = self._match.undo()
        self._decisions.pop()
        return action

    @property
    def turns(self) -> list[Turn]:
        """The oldest first."""
        turns: list[Turn] = []
        for decision in self._decisions:
            reasons = (decision.reason(),) if decision.reason else ()
            if turns and turns[-1].seat == decision.seat:
                turn = turns[-1]
                turns[-1] = replace(
                    turn, events=(*turn.events, *decision.events), reasons=(*turn.reasons, *reasons)
                )
            else:
                turns.append(Turn(len(turns) + 1, decision.seat, decision.before, decision.events, reasons))
        return turns

    def public(self, turn: Turn) -> tuple[Any, ...]:
        """The events of a turn, without what only the viewer may know."""
        return tuple(self._match.rules.redact(event, None) for event in turn.events)
