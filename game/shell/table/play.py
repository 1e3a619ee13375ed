"""A match as it goes on at a table: somebody decides, it is shown, and maybe taken back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from game.core.choosing import Choosing
from game.core.rules import Seat, Viewer
from game.services.course import Kept
from game.services.saved_game import SavedGame
from game.services.takeback import TakeBack
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.show import Party
from game.shell.table.advice import Adviser
from game.shell.table.asking import Asking
from game.shell.table.course import TableCourse
from game.shell.table.pace import Pace
from game.shell.table.playback import Playback
from game.shell.table.pointing import Pointing
from game.shell.table.tableau import Tableau
from game.shell.table.thinking import Thinking


class Touch(Protocol):
    """Something looks different from now on: some of it, or everything."""

    def __call__(self, *, everything: bool = False) -> None: ...


class Play:
    """Knows whose turn it is, who looks, and what is being chosen; no scene, no signal, no picture."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        tableau: Tableau,
        kept: Kept,
        *,
        spots: Callable[[], Sequence[Spot]],
        touch: Touch,
    ) -> None:
        """A new game, or one that was left.

        `spots` says what can be pointed at; `touch` is called when there is something new to see.
        """
        self._desk, self.party, self._tableau, self._touch = desk, party, tableau, touch
        self.looking: Viewer = party.alone
        """Whose secrets can be seen."""
        self.course = TableCourse(desk, party, self.looking, kept)
        self.match, self.history = self.course.match, self.course.history
        self.sayings = self.course.sayings
        self.pace, self.pointing = Pace(desk), Pointing(desk)
        self.playback = Playback(desk, party, tableau, self.pace)
        self.timeline, alone = self.playback.timeline, party.alone is not None
        self.takeback = TakeBack(desk.settings, self.course, lambda: self.playback.unseen, alone=alone)
        self.thinking = Thinking(desk, party, self.match, self.pace)
        self.adviser = Adviser(desk, party)
        self.asking = Asking(tableau.tabletop, self.pointing, self.adviser, spots)
        if isinstance(kept, SavedGame):
            self._recall()
        else:
            tableau.tabletop.resync(self.match.rules.blank_view(self.match.setup, self.looking))
            self.show(self.match.opening.events)

    def _recall(self) -> None:
        """Everything is as it is in the match; nothing of what led there is shown again."""
        self.playback.retell(self.history.opening, self.course.told())
        self._resync()

    def _resync(self) -> None:
        self._tableau.tabletop.resync(self.match.rules.view(self.match.state, self.looking))
        self._touch(everything=True)

    def show(self, events: Sequence[Any], seat: Viewer = None) -> None:
        """Have events seen by whoever looks; they came of what that seat has decided."""
        redact = self.match.rules.redact
        self.playback.show([redact(event, self.looking) for event in events], seat)
        self._touch()

    # Who looks

    def look(self, viewer: Viewer) -> None:
        """From now on the table is as that one may see it."""
        self.looking = viewer
        self.adviser.drop()
        self.asking.drop()
        self.pointing.focus.key = None
        self._resync()

    def has_secrets(self, seat: Seat) -> bool:
        """That one sees something which others may not."""
        rules = self.match.rules
        return rules.secrets(rules.view(self.match.state, seat))

    @property
    def secret(self) -> bool:
        """There is something on the table that somebody else at the screen may not see."""
        seat = self.looking
        return seat is not None and self.party.alone is None and self.has_secrets(seat)

    # Who decides

    def think(self, seat: Seat, seconds: float) -> None:
        """Let a computer think; when it has decided, it says why."""
        thought = self.thinking.think(seat, seconds)
        if thought is not None:
            self.drop()
            before = self.match.state
            events = self.course.decided(seat, thought)
            self.thinking.plan(thought, before, events)
            self.show(events, seat)

    def wait(self) -> None:
        """For whoever looks: ask, or hear whether there is advice."""
        if self.choosing is None:
            rules, state = self.match.rules, self.match.state
            view = rules.view(state, self.looking)
            self.asking.ask(self._desk.module.choosing(view, rules.legal_actions(state)))
            self._touch()
        else:
            self._hear_advice()

    @property
    def choosing(self) -> Choosing | None:
        """What a person has chosen so far, and can choose next."""
        return self.asking.choosing

    def answer(self, key: Hashable) -> None:
        """A spot was chosen; maybe that is all there was to choose."""
        marks = self.asking.means(key)
        if marks:
            action = self.asking.answer(marks)
            self._desk.audio.play("click")
            if action is not None:
                self.submit(action)

    def submit(self, action: Any) -> None:
        """A person has decided."""
        self.drop()
        self.takeback.decided(action)
        seat = self.match.to_act
        self.show(self.course.submit(action), seat)

    def drop(self) -> None:
        """Something else is on: nobody thinks about what was, or holds it."""
        self.thinking.drop()
        self.adviser.drop()
        self.asking.drop()
        self.pointing.drag.let_go()

    # Taking back

    def step_back(self) -> bool:
        """One step back in an open choice, if there is one."""
        if not self.asking.begun or self.timeline.busy:
            return False
        self.asking.back()
        self._desk.audio.play("back")
        return True

    def take_back(self) -> bool:
        """The latest decision of whoever looks is open again, if that is allowed."""
        if not self.takeback.allowed(self.looking):
            return False
        self.drop()
        self.pace.rushing = False
        self.takeback.take_back(self.looking)
        self.thinking.rewind()
        self._recall()
        self._desk.audio.play("back")
        return True

    def play_again(self) -> None:
        """What was taken back is decided once more, as it was."""
        if self.takeback.may_repeat(self.looking):
            self.timeline.finish()
            self.submit(self.takeback.next)

    # Hints

    @property
    def may_advise(self) -> bool:
        """A person is to decide, and looks at the table."""
        return self.choosing is not None and not self.timeline.busy and self._desk.settings.hints

    def advise(self) -> None:
        """Say more than was said so far, about the very question that is open."""
        seat = self.match.to_act
        if seat is not None and self.choosing is not None and self.may_advise:
            view = self.match.rules.view(self.match.state, seat)
            self.adviser.press(seat, view, self.choosing.open, begun=self.choosing.begun)
            self.asking.follow()
            self._desk.audio.play("click")

    def _hear_advice(self) -> None:
        thought = self.adviser.listen()
        if thought is not None:
            if self.party.alone is not None:  # it comes from a hand that the others may not know
                self.sayings.learn(thought)
            self.asking.follow()
            self._touch()
