"""A hint for a person: the best computer there is thinks about it, and gives its thought away bit by bit.

It is advice for all that can be planned: whoever follows it is told how it goes on, without asking again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from game.core import coaching
from game.core.choosing import Choosing, Mark
from game.core.fairness import mind
from game.core.plans import Plans
from game.core.player import Thought
from game.core.rules import Seat
from game.core.telling import Hint
from game.core.weighing import Weighed
from game.services.thinker import HINT_SECONDS, Asked, Kind
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.hud import Tip
from game.shell.table.sayings import Retold


class Adviser:
    """Thinks about one decision of a person at a time; nobody else may be thinking meanwhile."""

    def __init__(
        self, desk: Desk, party: Party, plans: Plans, settled: Callable[[], Weighed[Any] | None]
    ) -> None:
        """`plans` are shared with a coach; what that has weighed is `settled` once no more comes of it."""
        self._desk, self._party, self.plans, self._settled = desk, party, plans, settled
        self._asked: tuple[Seat, Any] | None = None
        """Who wants to know, and what that one sees."""
        self._hint: Retold[Hint] | None = None
        self._thought: Thought[Any] | None = None
        """What the hint tells."""
        self._step = 0
        self._goes_on: int | None = None
        """The hint was followed, and has a next step; so much of it was told."""
        self._begun = False
        """The person had begun to choose before asking."""
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

        First it says where to look, then what to do: all that is left of that is pointed at in its turn.
        """
        if self._hint is None or self._step < min(1, len(self._hint()) - 1):
            return ()
        assert self._thought is not None, "a hint tells a thought"
        return choosing.rest(self._thought.action)

    def press(self, seat: Seat, view: Any, legal: Sequence[Any], *, begun: bool) -> None:
        """The first time: think about it. Then: one step more, as long as there is one.

        Whoever has `begun` to choose need not be told any more where to look, nor which card to play.
        """
        if self._hint is not None:
            self._step = min(self._step + 1, len(self._hint()) - 1)
        elif self._asked is None:
            self._begun, known = begun, self._known(legal)
            if known is not None:
                self._give(seat, view, known)
            else:
                self._ask(seat, view, legal)

    def _known(self, legal: Sequence[Any]) -> Thought[Any] | None:
        """What was advised before, or what a coach has weighed: nobody has to think again."""
        kept, settled = self.plans.next, self._settled()
        if kept is not None and kept.action in legal:
            return kept
        return None if settled is None else coaching.advice(settled.among(legal))

    def _ask(self, seat: Seat, view: Any, legal: Sequence[Any]) -> None:
        module = self._desk.module
        strongest, seed = module.levels[-1].key, mind(self._party.seed, seat)
        self._asked = seat, view
        self._desk.thinker.ask(Asked(module, strongest, seed, view, legal, HINT_SECONDS), Kind.HINT)

    def listen(self) -> bool:
        """Call it once per frame; says whether there is a thought now that was waited for."""
        if self._asked is None:
            return False
        thought = self._desk.thinker.poll(Kind.HINT)
        if thought is None:
            return False
        if not self._begun:
            thought = self.plans.next or thought  # a coach has warned meanwhile, and said what is better
        self._give(*self._asked, thought)
        return True

    def give(self, seat: Seat, view: Any, thought: Thought[Any]) -> None:
        """Tell all of a hint that somebody else has thought of."""
        self._begun = True
        self._give(seat, view, thought)
        self._begun = False

    def go_on(self, seat: Seat, view: Any) -> bool:
        """A hint that was followed goes on with its next step; says whether there is one."""
        told, thought = self._goes_on, self.plans.next
        if told is None or thought is None:
            return False
        self._begun = False
        self._give(seat, view, thought)
        self._step = told
        return True

    def _give(self, seat: Seat, view: Any, thought: Thought[Any]) -> None:
        self.drop()
        if not self._begun:  # else it is advice about the rest of a choice alone
            self.plans.keep(thought)
        settled = self._settled()
        thought = thought if settled is None else coaching.measured(settled, thought)
        words, hint = partial(self._party.words, self._desk, seat), self._desk.module.hint
        self._hint = Retold(self._desk, lambda: hint(view, thought, words()))
        self._step = len(self._hint()) - 1 if self._begun else 0
        self._thought = thought
        self.chances = thought.chances

    def narrow(self, left: Collection[Any]) -> None:
        """The person has begun to choose: advice that cannot be followed any more is none."""
        if self.tip is not None and (self._thought is None or self._thought.action not in left):
            self.drop()

    def widen(self) -> None:
        """The person steps back: how to go on from there is no answer to what is open now."""
        if self._begun:
            self.drop()

    def drop(self) -> None:
        """The person has decided, or somebody else is to look."""
        if self._asked is not None:
            self._desk.thinker.drop(Kind.HINT)
        self._asked = self._hint = self._thought = self._goes_on = None
        self.chances = ()

    # When it is decided

    def followed(self, action: Any) -> Thought[Any] | None:
        """The advice that an action follows, if it does; to be asked before that is dropped."""
        advice = self._thought or self.plans.next
        return advice if advice is not None and advice.action == action else None

    @property
    def told(self) -> int | None:
        """How much of a hint was told; None if there is none."""
        return None if self._hint is None else self._step

    def follow(self, advice: Thought[Any], told: int | None, before: Any, events: Sequence[Any]) -> None:
        """Advice was followed in that state: what it leads to is told as far as it `told` before."""
        self.plans.follow(advice, before, events)
        self._goes_on = told
