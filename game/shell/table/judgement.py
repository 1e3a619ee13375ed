"""Who is likely to win, on the plates of a table: one strong mind judges it, by what can be seen there.

It is handed the very view that is shown, and nothing else: that of whoever looks, or of nobody as long as a
hand lies face down, a curtain is closed, or computers play among themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.chances import OFF
from game.core.fairness import mind
from game.core.match import AnyMatch
from game.core.prospects import Chances
from game.core.rules import Viewer
from game.services.thinker import Asked, Kind
from game.shell.desk import Desk
from game.shell.show import Party


class Judgement:
    """Knows the latest judgement of everybody who looks. It is asked for, and never waited for."""

    def __init__(self, desk: Desk, party: Party, match: AnyMatch, looking: Callable[[], Viewer]) -> None:
        """`looking` says whose secrets can be seen."""
        self._desk, self._party, self._match, self._looking = desk, party, match, looking
        self._asked: tuple[Any, Viewer] | None = None
        """The state that was judged last, or is being judged, and who looked."""
        self._told: dict[Viewer, Chances] = {}

    @property
    def on(self) -> bool:
        """Somebody wants to know, and the rules of the house allow it."""
        return self._desk.settings.chances != OFF

    @property
    def chances(self) -> Chances:
        """By seat, as they were judged last for whoever looks; empty if nobody knows."""
        return self._told.get(self._looking(), ())

    def attend(self, *, shown: bool) -> bool:
        """Call it once per frame: ask, and hear what has come of that; says whether there is something new.

        A position is judged while its pieces are still on their way, and told when all of it was `shown`.
        """
        if not self.on or self._match.to_act is None:
            self.drop()
            return False
        if not self._is_asked:
            self._forget()
            self._note()
            self._desk.thinker.ask(self.question, Kind.JUDGE)
        found = self._desk.thinker.judged()
        return shown and found is not None and self._tell(found)

    @property
    def _is_asked(self) -> bool:
        return (
            self._asked is not None
            and self._asked[0] is self._match.state
            and self._asked[1] == self._looking()
        )

    def _forget(self) -> None:
        """In another position only what somebody has seen who has looked all the time still counts."""
        state, viewer = self._asked or (None, None)
        if state is not self._match.state:
            still = viewer == self._looking() and state is not None
            self._told = {viewer: self.chances} if still and self.chances else {}

    def _note(self) -> None:
        self._asked = self._match.state, self._looking()

    @property
    def question(self) -> Asked:
        """All that a judgement follows from."""
        rules, state, viewer = self._match.rules, self._match.state, self._looking()
        acts = viewer is not None and viewer == self._match.to_act
        legal = tuple(rules.legal_actions(state)) if acts else ()
        module = self._desk.module
        seed = mind(self._party.seed, len(self._party.seats) if viewer is None else viewer)
        return Asked(module, module.levels[-1].key, seed, rules.view(state, viewer), legal)

    def _tell(self, chances: Chances) -> bool:
        new = chances != self.chances
        self._told[self._looking()] = chances
        return new

    def learn(self, chances: Chances) -> bool:
        """Somebody has thought longer about what is open, for whoever looks: that counts."""
        if not (chances and self.on):
            return False
        self._note()
        self._desk.thinker.drop(Kind.JUDGE)
        return self._tell(chances)

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if self._asked is not None:
            self._desk.thinker.drop(Kind.JUDGE)
        self._asked = None
        self._told.clear()


class NoJudgement(Judgement):
    """Where plates tell nothing, or what somebody else has found out."""

    @property
    def on(self) -> bool:
        """Never."""
        return False
