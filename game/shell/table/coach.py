"""The coach at a table: weighs what a person can do while that one thinks, and speaks up before much is lost.

It is asked about what the person sees, never waited for, and says each thing once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core import coaching
from game.core.coaching import OFF, TEACH
from game.core.fairness import mind
from game.core.match import AnyMatch
from game.core.plans import Plans
from game.core.player import Thought
from game.core.rules import Seat, Viewer
from game.core.weighing import Weighed
from game.services.thinker import Asked, Kind
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.hud import Warned
from game.shell.table.sayings import Retold

DEAF = 0.4
"""Seconds in which the same key or click again was not meant as an answer to the warning."""


@dataclass(frozen=True)
class _Decision:
    """What a person is to decide."""

    number: int
    """How many actions there were before."""
    seat: Seat
    view: Any


@dataclass(frozen=True)
class _Said:
    """What the coach said of a move when it had been made."""

    number: int
    """How many actions there are since."""
    seat: Seat
    text: Callable[[], str]


class Coach:
    """Knows what every action of an open decision is worth, as far as it has been thought about."""

    fewest = 2
    """Of less actions nothing is to be said."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        match: AnyMatch,
        looking: Callable[[], Viewer],
        plans: Plans | None = None,
    ) -> None:
        """`looking` says whose secrets can be seen, `plans` what was advised: nothing is better than that."""
        self._desk, self._party, self._match, self._looking = desk, party, match, looking
        self._plans = plans or Plans(match)
        self._open: _Decision | None = None
        self._weighed: Weighed[Any] | None = None
        self.settled: Weighed[Any] | None = None
        """The same, as soon as nothing more comes of it."""
        self._action: Any = None
        self._key: Hashable = None
        self._warning: Retold[str] | None = None
        self._age = 0.0
        self._warned: set[tuple[Any, ...]] = set()
        """All that was warned of: the actions before, and the move."""
        self._said: _Said | None = None

    @property
    def on(self) -> bool:
        """Somebody wants to be coached."""
        return self._desk.settings.coach != OFF and bool(self._party.people)

    # While a person thinks

    def attend(self) -> None:
        """Call it once per frame while a person decides: think about it, and hear what has come of that.

        Whose hand lies face down decides without it, and so does the coach: not at all.
        """
        seat = self._match.to_act
        if not self.on or seat is None or self._looking() != seat:
            self.drop()
            return
        if self._open is None or self._open.number != len(self._match.actions):
            self._ask(seat)
        self._weighed = self._led(self._desk.thinker.weighed()) or self._weighed
        self.settled = self._led(self._desk.thinker.poll(Kind.COACH)) or self.settled

    def _led(self, found: object) -> Weighed[Any] | None:
        """What was weighed, for somebody who may have been advised."""
        if not isinstance(found, Weighed):
            return None
        advice = self._plans.next
        return found if advice is None else coaching.led(found, advice)

    def _ask(self, seat: Seat) -> None:
        self.drop()
        rules, state = self._match.rules, self._match.state
        view, legal = rules.view(state, seat), rules.legal_actions(state)
        self._open = _Decision(len(self._match.actions), seat, view)
        if len(legal) >= self.fewest:
            module = self._desk.module
            seed = mind(self._party.seed, seat)
            self._desk.thinker.ask(Asked(module, module.levels[-1].key, seed, view, legal), Kind.COACH)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._age += seconds

    def drop(self) -> None:
        """It is decided, or somebody else is to look."""
        if self._open is not None:
            self._desk.thinker.drop(Kind.COACH)
        self._open = self._weighed = self.settled = None
        self.dismiss()

    # Before a move

    @property
    def warning(self) -> Warned | None:
        """What stands on the card."""
        return None if self._warning is None else Warned(self._warning(), self._key)

    @property
    def warns(self) -> bool:
        """There is a card to answer."""
        return self._warning is not None

    def lets(self, action: Any, key: Hashable) -> bool:
        """Whether a move is carried out; else it is warned of, once. `key` is what was chosen last for it."""
        if self._warning is not None and self._action == action and self._age < DEAF:
            return False
        self.dismiss()
        before = (*self._match.actions, action)
        weighed, decision = self._weighed, self._open
        if weighed is None or decision is None or not self.on or before in self._warned:
            return True
        if not coaching.warns(weighed, action):
            return True
        self._warned.add(before)
        self._plans.keep(coaching.advice(weighed))
        words, warn = partial(self._party.words, self._desk, decision.seat), self._desk.module.warn
        self._warning = Retold(self._desk, lambda: warn(decision.view, weighed, action, words()))
        self._action, self._key, self._age = action, key, 0.0
        return False

    def dismiss(self) -> bool:
        """The card goes away; says whether there was one."""
        there, self._warning, self._action = self._warning is not None, None, None
        return there

    @property
    def meant(self) -> Any:
        """The move that was warned of, once whoever made it can have read that."""
        return self._action if self._age >= DEAF else None

    @property
    def better(self) -> tuple[Seat, Any, Thought[Any]] | None:
        """Who could do better, what that one sees, and the better move."""
        if self._weighed is None or self._open is None:
            return None
        return self._open.seat, self._open.view, coaching.advice(self._weighed)

    # After a move

    def judge(self, action: Any) -> None:
        """A person makes a move now: remember what it costs, to be told in a moment.

        Among several people only the number: a better card that is still in the hand is nobody's business.
        """
        self._said, better = None, self.better
        found = None if self._weighed is None else coaching.verdict(self._weighed, action)
        if self._desk.settings.coach != TEACH or found is None or better is None:
            return
        seat, view, thought = better
        alone, module = self._party.alone is not None, self._desk.module

        def told() -> str:
            words = self._party.words(self._desk, seat)
            what = module.hint(view, thought, words)[1].text if alone and found.points else ""
            return coaching.told(found, what, words)

        self._said = _Said(len(self._match.actions) + 1, seat, Retold(self._desk, told))

    @property
    def verdict(self) -> str:
        """What the latest move has cost, as long as nothing else was decided and nobody else looks."""
        said = self._said
        if said is None or said.number != len(self._match.actions):
            return ""
        seen = self._party.alone is not None or self._looking() == said.seat
        return said.text() if seen else ""
