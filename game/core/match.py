"""A game being played: the one holder that changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

from game.core.beginning import Beginning, Position, seed_of
from game.core.errors import BadPosition, IllegalAction
from game.core.rules import ActionT, EventT, Rules, Seat, SetupT, StateT, Step, ViewT
from game.core.turns import TurnCount


class Match(Generic[SetupT, StateT, ActionT, EventT, ViewT]):
    """Set-up, beginning and the actions so far; the state follows from them."""

    def __init__(
        self, rules: Rules[SetupT, StateT, ActionT, EventT, ViewT], setup: SetupT, beginning: Beginning
    ) -> None:
        """Dealt from a seed; or laid out as a position, which must be one of that set-up: see `at`."""
        self.rules, self.beginning = rules, beginning
        self.setup = rules.complete(setup, self.seed)
        self.opening: Step[StateT, EventT] = self._opening()
        self._begin()

    def _begin(self) -> None:
        """Nobody has decided anything."""
        self.actions: list[ActionT] = []
        self.state = self.opening.state
        self._turns = TurnCount().after(self.rules, self.opening.events, None)

    def _opening(self) -> Step[StateT, EventT]:
        rules, beginning = self.rules, self.beginning
        if not isinstance(beginning, Position):
            return rules.new_game(self.setup, beginning)
        state = rules.parse_state(beginning.text)
        if rules.to_act(state) is None:
            raise BadPosition("Nobody can decide anything in this position: the game is over.")
        if rules.setup_of(state) != self.setup:
            raise BadPosition("This position belongs to another set-up.")
        return Step(state, ())

    @classmethod
    def at(
        cls, rules: Rules[SetupT, StateT, ActionT, EventT, ViewT], text: str
    ) -> Match[SetupT, StateT, ActionT, EventT, ViewT]:
        """A match that begins at a position; raises `BadNotation`, or `BadPosition` where none can.

        However it was written, the same position is the same beginning.
        """
        state = rules.parse_state(text)
        return cls(rules, rules.setup_of(state), Position(rules.spell_state(state)))

    def anew(self) -> Match[SetupT, StateT, ActionT, EventT, ViewT]:
        """The same match, before anybody has decided anything."""
        return type(self)(self.rules, self.setup, self.beginning)

    @property
    def seed(self) -> int:
        """The seed that was dealt from, or what stands for it where nothing was dealt."""
        return seed_of(self.beginning)

    @property
    def to_act(self) -> Seat | None:
        """Whose decision is next; `None` when the game is over."""
        return self.rules.to_act(self.state)

    @property
    def turn(self) -> int:
        """The number of the turn that goes on, from 1; of a match that is over, how many it had."""
        return self._turns.number(self.to_act)

    def submit(self, action: ActionT) -> tuple[EventT, ...]:
        """Carry the action out and tell what happened; an illegal one raises and changes nothing."""
        seat, step = self.to_act, self.rules.apply(self.state, action)
        self._turns = self._turns.after(self.rules, step.events, seat)
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
        self._begin()
        self.submit_all(kept)
        return last


AnyMatch = Match[Any, Any, Any, Any, Any]
"""A match of some game, for those who know no game by name."""
