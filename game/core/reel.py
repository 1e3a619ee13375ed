"""A match as it went: every state is kept, so that any moment of it can be looked at at once."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.core.match import AnyMatch
from game.core.rules import Seat, Viewer
from game.core.turns import begins_own, openings


class Span(NamedTuple):
    """A turn, as far as it lies between moments."""

    number: int
    """The same as in a history, from 1."""
    seat: Seat
    first: int
    """So many actions had been carried out when it began."""
    opens: int
    """Which of all events is its first."""


class Reel:
    """All moments of a match. A moment is told by how many actions have been carried out."""

    def __init__(self, match: AnyMatch) -> None:
        """The match stays where it is."""
        rules, state = match.rules, match.opening.state
        self.rules = rules
        self.states: list[Any] = [state]
        """By moment."""
        self.seats: list[Seat] = []
        """Who decided the action that follows a moment."""
        self.actions = tuple(match.actions)
        self.events: list[Any] = [*match.opening.events]
        """All that happened, as it was: whoever looks may see less."""
        self._ends = [len(self.events)]
        """How many of them had happened, by moment."""
        self.turns: list[Span] = []
        self._begin(0, 0, self.events)
        for at, action in enumerate(match.actions):
            seat, step = rules.to_act(state), rules.apply(state, action)
            assert seat is not None, "somebody had to act"
            state = step.state
            self.states.append(state)
            self.seats.append(seat)
            self._decided(at, seat, step.events)
        seat = self.to_act(self.last)
        if seat is not None and seat != self._whose:  # whoever decides next begins a turn
            self._add(seat, self.last, len(self.events))

    def _decided(self, at: int, seat: Seat, events: Sequence[Any]) -> None:
        opens = len(self.events)
        if begins_own(self.rules, events, seat, self._whose):
            self._add(seat, at, opens)
        self.events += events
        self._ends.append(len(self.events))
        self._begin(at + 1, opens, events)

    def _begin(self, at: int, since: int, events: Sequence[Any]) -> None:
        for opens, seat in openings(self.rules, events):
            self._add(seat, at, since + opens)

    def _add(self, seat: Seat, first: int, opens: int) -> None:
        self.turns.append(Span(len(self.turns) + 1, seat, first, opens))

    @property
    def _whose(self) -> Seat | None:
        return self.turns[-1].seat if self.turns else None

    @property
    def last(self) -> int:
        """The moment after which nothing was decided."""
        return len(self.actions)

    def to_act(self, at: int) -> Seat | None:
        """Who decides at a moment; None when it is over."""
        seat: Seat | None = self.rules.to_act(self.states[at])
        return seat

    def view(self, at: int, viewer: Viewer) -> Any:
        """What could be seen at a moment."""
        return self.rules.view(self.states[at], viewer)

    def happened(self, at: int, since: int = 0) -> Sequence[Any]:
        """All events until a moment, or those from a certain one on."""
        return self.events[since : self._ends[at]]

    def following(self, at: int) -> Sequence[Any]:
        """What came of the action that was decided at a moment."""
        return self.events[self._ends[at] : self._ends[at + 1]]

    # Turns

    def number(self, at: int) -> int:
        """Which turn is on at a moment, from 0."""
        return bisect_right(self.turns, at, key=lambda turn: turn.first) - 1

    def turn(self, at: int) -> Span:
        """The turn that is on at a moment."""
        return self.turns[self.number(at)]

    def turn_before(self, at: int) -> int:
        """The latest moment before this one at which a turn began; else the first of all."""
        number = bisect_left(self.turns, at, key=lambda turn: turn.first) - 1
        return self.turns[number].first if number >= 0 else 0

    def turn_after(self, at: int) -> int:
        """The next moment at which a turn begins; else the last of all."""
        number = bisect_right(self.turns, at, key=lambda turn: turn.first)
        return self.turns[number].first if number < len(self.turns) else self.last
