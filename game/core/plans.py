"""What was thought of the decisions of a match: nobody thinks again of what was thought through already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.match import AnyMatch
from game.core.player import Thought, planned
from game.core.rules import Step


class Plans:
    """By the actions before a decision: what to do there. Players remember nothing, so somebody else does.

    How long somebody thinks is not always the same, so whoever is asked again might waver. A plan goes on
    until something happens that nobody could know when it was made.
    """

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self._known: dict[tuple[Any, ...], Thought[Any]] = {}

    @property
    def next(self) -> Thought[Any] | None:
        """What to do now, if that was thought of, or planned."""
        return self._known.get(tuple(self._match.actions))

    def keep(self, thought: Thought[Any]) -> None:
        """That is what to do now."""
        self._known[tuple(self._match.actions)] = thought

    def follow(self, thought: Thought[Any], before: Any, events: Sequence[Any]) -> None:
        """A thought was carried out in that state: what else it meant to do in this turn is kept."""
        match = self._match
        following = planned(match.rules, thought, before, Step(match.state, tuple(events)))
        if following is not None:
            self.keep(following)
