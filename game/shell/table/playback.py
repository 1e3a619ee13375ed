"""What happens in a match, shown one event after the other: movement, sound and words.

The rules resolve an action at once. The screen is always behind them, never ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from game.core.history import Decision
from game.core.rules import Viewer
from game.shell.animation.timeline import Moment, Timeline
from game.shell.desk import Desk
from game.shell.marked import plain
from game.shell.show import Party
from game.shell.table.hud import Saying
from game.shell.table.pace import Pace
from game.shell.table.tableau import Tableau

KEPT: Final = 5
"""So many sentences stay, as far as there is room for them."""


class Captions:
    """The latest sentences, in the language that is spoken now."""

    def __init__(self, desk: Desk, party: Party) -> None:
        self._module, self._translations = desk.module, desk.translations
        self._words = party.marked(desk)
        self._heard: tuple[tuple[Any, Any], ...] = ()
        """The events that were told of last, and what could be seen then."""
        self._story: tuple[str, tuple[str, ...]] = "", ()
        """The code of a language, and what was told of them in it: to tell takes longer than to remember."""

    def hear(self, event: Any, view: Any = None) -> None:
        """An event begins to be seen; what there is to tell of it is told. Whose turn it is can be seen.

        Others will read it as well, so nobody's secrets are in it. `view` is what could be seen about then.
        """
        public, story = self._module.rules.redact(event, None), self.story
        if told := self._told(public, view):
            self._heard = (*self._heard, (public, view))[-KEPT:]
            self._story = self._translations.code, (*story, *told)[-KEPT:]

    @property
    def story(self) -> tuple[str, ...]:
        """The newest last; it can be seen in them who is meant."""
        code = self._translations.code
        if self._story[0] != code:
            told = (text for heard in self._heard for text in self._told(*heard))
            self._story = code, tuple(told)[-KEPT:]
        return self._story[1]

    @property
    def latest(self) -> str:
        """The newest alone; empty where there is none."""
        return plain("".join(self.story[-1:]))

    def _told(self, event: Any, view: Any) -> list[str]:
        if self._module.rules.begins(event) is not None:
            return []
        told = self._module.tell(event, self._words.seeing(view))
        return [told] if told else []


class Playback:
    """Shows events at a table, and remembers what was told of them."""

    def __init__(self, desk: Desk, party: Party, tableau: Tableau, pace: Pace) -> None:
        self._desk, self._party, self._tableau, self._pace = desk, party, tableau, pace
        self.timeline = Timeline()
        self.forget()

    def forget(self) -> None:
        """Nothing has been seen yet, and nothing is to be seen."""
        self.timeline.clear()
        self.captions = Captions(self._desk, self._party)
        self.unseen = 0
        """How many events are still to be seen."""
        self.showing = False
        """Something is being seen; it may be over already, if it was skipped."""

    @property
    def caption(self) -> str:
        """What was told last; until the first action, how one wins."""
        return self.captions.latest or self.goal

    @property
    def goal(self) -> str:
        """How one wins, in the shortest way to say so."""
        words = self._party.words(self._desk)
        return self._desk.module.text.goal(self._party.setup, words)[0]

    def show(self, events: Sequence[Any], seat: Viewer = None) -> None:
        """Have events seen, as the viewer may see them; they came of what that seat has decided."""
        if seat is not None:
            self.timeline.add(partial(Moment, partial(self._tableau.memory.decided, seat)))
        self._tableau.show(events, self.timeline, self._heard)
        self.unseen += len(events)
        self.showing = True

    def retell(
        self, opening: Sequence[Any], told: Iterable[tuple[Decision, Saying | None]], unseen: int = 0
    ) -> None:
        """Everything that was seen from the deal on, and nothing else: not so many events of the last
        decision."""
        self.forget()
        self._tableau.forget()
        for event in opening:
            self._recall(event)
        every = [*told]
        for number, (decision, saying) in enumerate(every, 1):
            self._tableau.memory.decided(decision.seat)
            seen = len(decision.events) - (unseen if number == len(every) else 0)
            for event in decision.events[:seen]:
                self._recall(event, decision.before)
            if saying is not None:
                self._tableau.memory.explain(saying)
        self.unseen = unseen

    def _recall(self, event: Any, view: Any = None) -> None:
        """Something that was seen before; it is told again, but not shown."""
        self._tableau.memory.follow(event)
        self.captions.hear(event, view)

    def advance(self, seconds: float) -> None:
        """Let time pass, as fast as it is set."""
        if self._pace.instant:
            self.timeline.finish()
        else:
            self.timeline.advance(seconds * self._pace.speed)
        self.showing = self.timeline.busy

    def _heard(self, event: Any) -> None:
        """An event begins to be seen."""
        self.unseen -= 1
        self.captions.hear(event, self._tableau.tabletop.view)
