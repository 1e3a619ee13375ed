"""A hint for a person: the best computer there is thinks about it, and gives its thought away bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from game.core.choosing import Choosing, Mark
from game.core.fairness import mind
from game.core.player import Thought
from game.core.rules import Seat
from game.core.telling import Hint
from game.services.thinker import Asked, Kind
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.hud import Tip
from game.shell.table.sayings import Retold


class Adviser:
    """Thinks about one decision of a person at a time; nobody else may be thinking meanwhile."""

    def __init__(self, desk: Desk, party: Party) -> None:
        self._desk, self._party = desk, party
        self._asked: tuple[Seat, Any] | None = None
        """Who wants to know, and what that one sees."""
        self._hint: Retold[Hint] | None = None
        self._advised: Any = None
        """The action that the hint leads to."""
        self._step = 0
        self._begun = False
        """The person had begun to choose before asking."""
        self.measured: Callable[[Thought[Any]], Thought[Any]] = lambda thought: thought
        """The same advice, with the win chances of a coach who has thought longer."""
        self.chances: tuple[float, ...] = ()
        """By seat, how likely it is to win if the hint is followed; as long as there is one."""

    @property
    def thinking(self) -> bool:
        """Somebody waits for a hint."""
        return self._asked is not None

    @property
    def tip(self) -> Tip | None:
        """As much of the hint as was asked for."""
        if self._hint is not None:
            steps = self._hint()
            step = steps[self._step]
            return Tip(self._step + 1, len(steps), step.text, step.lit)
        if self.thinking:
            return Tip(0, 0, self._desk.say("Let me think…"), ())
        return None

    def rest(self, choosing: Choosing) -> tuple[Mark, ...]:
        """What is to be pointed at, if the hint has said as much.

        First it says where to look, then what to begin with, and at last everything.
        """
        if self._hint is None or self._step < min(1 + len(choosing.done), len(self._hint()) - 1):
            return ()
        return choosing.rest(self._advised)

    def press(self, seat: Seat, view: Any, legal: Sequence[Any], *, begun: bool) -> None:
        """The first time: think about it. Then: one step more, as long as there is one.

        Whoever has `begun` to choose need not be told any more where to look, nor which card to play.
        """
        if self._hint is not None:
            self._step = min(self._step + 1, len(self._hint()) - 1)
        elif self._asked is None:
            self._asked, self._begun = (seat, view), begun
            module = self._desk.module
            strongest = module.levels[-1].key
            asked = Asked(module, strongest, mind(self._party.seed, seat), view, legal)
            self._desk.thinker.ask(asked, Kind.HINT)

    def listen(self) -> Thought[Any] | None:
        """Call it once per frame; the thought as soon as it is there."""
        if self._asked is None:
            return None
        thought = self._desk.thinker.poll(Kind.HINT)
        if thought is None:
            return None
        self._give(*self._asked, thought)
        return thought

    def give(self, seat: Seat, view: Any, thought: Thought[Any]) -> None:
        """Tell all of a hint that somebody else has thought of."""
        self._begun = True
        self._give(seat, view, thought)
        self._begun = False

    def _give(self, seat: Seat, view: Any, thought: Thought[Any]) -> None:
        self.drop()
        thought = self.measured(thought)
        words, hint = partial(self._party.words, self._desk, seat), self._desk.module.hint
        self._hint = Retold(self._desk, lambda: hint(view, thought, words()))
        self._step = len(self._hint()) - 1 if self._begun else 0
        self._advised = thought.action
        self.chances = thought.chances

    def narrow(self, left: Collection[Any]) -> None:
        """The person has begun to choose: advice that cannot be followed any more is none."""
        if self.tip is not None and self._advised not in left:
            self.drop()

    def widen(self) -> None:
        """The person steps back: how to go on from there is no answer to what is open now."""
        if self._begun:
            self.drop()

    def drop(self) -> None:
        """The person has decided, or somebody else is to look."""
        if self._asked is not None:
            self._desk.thinker.drop(Kind.HINT)
        self._asked = self._hint = self._advised = None
        self.chances = ()
