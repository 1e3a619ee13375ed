"""Takes what it can get now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.player import Thought
from game.core.rules import Rules, Seat
from game.players.chance import chance_for

Worth = Callable[[Any, Seat], float]
"""How good a state is for a seat."""


class GreedyBot:
    """Looks one action ahead and picks the best; among equals, any. Whatever it cannot see, it imagines."""

    def __init__(self, rules: Rules[Any, Any, Any, Any, Any], worth: Worth, seed: int) -> None:
        self._rules, self._worth, self._seed = rules, worth, seed

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        """The best so far, action by action."""
        chance = chance_for(self._seed, view).random
        state = self._rules.imagine(view, int(chance() * (1 << 32)))
        seat = self._rules.to_act(state)
        assert seat is not None, "nobody is to act"
        best: tuple[float, float] | None = None
        for action in legal:
            worth = (self._worth(self._rules.advance(state, action), seat), chance())
            if best is None or worth > best:
                best = worth
                yield Thought(action)
