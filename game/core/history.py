"""What has happened in a match, turn by turn: for the log, and to be seen once more.

Everything in it is what one viewer may know; what a line of the log says is what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.core.match import AnyMatch
from game.core.rules import Seat, Viewer
from game.core.turns import begins_own, openings


class Begun(NamedTuple):
    """Where among events a turn begins."""

    at: int
    seat: Seat
    before: Any
    """The viewer's view."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One action: the table before it, and what it led to."""

    seat: Seat
    before: Any
    """The viewer's view."""
    events: tuple[Any, ...]
    """As the viewer saw them."""
    begun: tuple[Begun, ...]
    """The turns that begin among them."""
    opens: bool = False
    """It begins a turn itself."""
    revealing: int | None = None
    """Which of the events is the first to tell something that did not follow from the action."""
    reason: Callable[[], str] | None = None
    """Says why it was taken, if whoever took it told so."""


@dataclass(frozen=True, slots=True)
class Turn:
    """All that a seat decided in a turn, and what it led to, from the event that opened it on."""

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
        blank = match.rules.blank_view(match.setup, viewer)
        self.opening = self._seen(match.opening.events)
        """What happened before anybody decided anything, as the viewer saw it."""
        self._begun = self._beginnings(blank, self.opening)
        if match.actions:
            again = History(match.anew(), viewer)
            for action in match.actions:
                again.submit(action)
            self._decisions = again._decisions

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out, and remember it; an illegal one raises and changes nothing."""
        match, rules = self._match, self._match.rules
        seat, before = match.to_act, rules.view(match.state, self._viewer)
        events = match.submit(action)
        assert seat is not None, "somebody had to act"
        seen = self._seen(events)
        revealing = (number for number, event in enumerate(events) if rules.reveals(event))
        begun, opens = self._beginnings(before, seen), begins_own(rules, events, seat, self._whose)
        self._decisions.append(Decision(seat, before, seen, begun, opens, next(revealing, None)))
        return events

    def _seen(self, events: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(self._match.rules.redact(event, self._viewer) for event in events)

    def _beginnings(self, view: Any, events: Sequence[Any]) -> tuple[Begun, ...]:
        rules, found = self._match.rules, []
        opened = dict(openings(rules, events))
        for at, event in enumerate(events):
            if at in opened:
                found.append(Begun(at, opened[at], view))
            view = rules.fold(view, event)
        return tuple(found)

    @property
    def _whose(self) -> Seat | None:
        """The seat of the latest turn."""
        for decision in reversed(self._decisions):
            if decision.begun or decision.opens:
                return decision.begun[-1].seat if decision.begun else decision.seat
        return self._begun[-1].seat if self._begun else None

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
        """The oldest first. One that has only just begun is none yet."""
        return self.turns_before(0)

    def turns_before(self, unseen: int) -> list[Turn]:
        """The same without so many events at the end."""
        turns = self._all_turns()
        while turns and unseen >= len(turns[-1].events):
            unseen -= len(turns.pop().events)
        if turns and unseen:
            turns[-1] = replace(turns[-1], events=turns[-1].events[:-unseen])
        return turns[:-1] if turns and self._only_begins(turns[-1]) else turns

    def _only_begins(self, turn: Turn) -> bool:
        return len(turn.events) == 1 and self._match.rules.begins(turn.events[0]) is not None

    @property
    def just_begun(self) -> tuple[Any, ...]:
        """What has happened in a turn that is none yet."""
        last = self._all_turns()[-1:]
        return last[0].events if last and self._only_begins(last[0]) else ()

    def _all_turns(self) -> list[Turn]:
        turns: list[Turn] = []
        _add(turns, self.opening, self._begun)
        for decision in self._decisions:
            own = decision.events[: decision.begun[0].at if decision.begun else None]
            if decision.opens:
                turns.append(Turn(len(turns) + 1, decision.seat, decision.before, ()))
            if turns and turns[-1].seat == decision.seat:
                turn, said = turns[-1], [decision.reason()] if decision.reason else []
                reasons = (*turn.reasons, *(each for each in said if each not in turn.reasons))
                turns[-1] = replace(turn, events=turn.events + own, reasons=reasons)
            _add(turns, decision.events, decision.begun)
        return turns

    def public(self, turn: Turn) -> tuple[Any, ...]:
        """The events of a turn, without what only the viewer may know."""
        return tuple(self._match.rules.redact(event, None) for event in turn.events)


def closed_turns(turns: int, seats: int, *, on: bool) -> int:
    """The number of the last turn that only memory helps with, where piles are closed: all but this round and
    the one before. The latest may be still `on`."""
    return max(0, (turns - on) // seats - 1) * seats


def _add(turns: list[Turn], events: tuple[Any, ...], begun: tuple[Begun, ...]) -> None:
    """The turns that begin among events."""
    ends = (*(each.at for each in begun[1:]), None)
    for (at, seat, before), end in zip(begun, ends, strict=False):
        turns.append(Turn(len(turns) + 1, seat, before, events[at:end]))
