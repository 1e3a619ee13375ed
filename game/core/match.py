"""A game being played: the one holder that changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

from game.core.errors import IllegalAction
from game.core.rules import ActionT, EventT, Rules, Seat, SetupT, StateT, Step, ViewT


class Match(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """Set-up, seed and the actions so far; the state follows from them."""

    def __init__(
        self, rules: Rules[SetupT, StateT, ActionT, EventT, ViewT], setup: SetupT, seed: int
    ) -> None:
        self.rules = rules
        self.setup = rules.complete(setup, seed)
        self.seed = seed
        self.actions: list[ActionT] = []
        self.opening: Step[StateT, EventT] = rules.new_game(self.setup, seed)
        self.state = self.opening.state

    @property
    def to_act(self) -> Seat | None:
        """Whose decision is next; `None` when the game is over."""
        return self.rules.to_act(self.state)

    def submit(self, action: ActionT) -> tuple[EventT, ...]:
        """Carry the action out and tell what happened; an illegal one raises and changes nothing."""
        step = self.rules.apply(self.state, action)
        self.actions.append(action)
        self.state = step.state
        return step.events

    def submit_all(self, actions: Iterable[ActionT]) -> None:
        """Carry out one action after the other."""
        for action in actions:
            self.submit(action)

    def undo(self) -> ActionT:
        """Take back the last action by playing all the others again."""
        if not self.actions:
            raise IllegalAction("There is nothing to take back.")
        *kept, last = self.actions
        self.actions, self.state = [], self.opening.state
        self.submit_all(kept)
        return last


AnyMatch = Match[Any, Any, Any, Any, Any]
"""A match of some game, for those who know no game by name."""
