"""Where turns begin: one definition for everything that counts them.

A turn begins where the rules say so, or where another seat decides. So a draft before the first turn of the
rules is a turn for every seat; a match that begins at a position counts from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.core.rules import AnyRules, Seat


def openings(rules: AnyRules, events: Sequence[Any]) -> list[tuple[int, Seat]]:
    """Where among events the rules begin a turn, and whose it is."""
    begun = ((at, rules.begins(event)) for at, event in enumerate(events))
    return [(at, seat) for at, seat in begun if seat is not None]


def begins_own(rules: AnyRules, events: Sequence[Any], decided: Seat, whose: Seat | None) -> bool:
    """A decision begins a turn itself, if it was not the turn of the seat that `decided`."""
    return decided != whose and bool(events) and rules.begins(events[0]) is None


class TurnCount(NamedTuple):
    """How many turns of a match have begun, and whose the latest is."""

    begun: int = 0
    whose: Seat | None = None

    def after(self, rules: AnyRules, events: Sequence[Any], decided: Seat | None) -> TurnCount:
        """The count after the events of a decision, or of the deal, which nobody `decided`."""
        count = self
        if decided is not None and begins_own(rules, events, decided, self.whose):
            count = TurnCount(self.begun + 1, decided)
        found = openings(rules, events)
        return TurnCount(count.begun + len(found), found[-1][1]) if found else count

    def number(self, to_act: Seat | None) -> int:
        """The turn that goes on, from 1; a seat that is to decide out of turn will begin one. At the end the
        last one."""
        return self.begun + (to_act is not None and to_act != self.whose)
