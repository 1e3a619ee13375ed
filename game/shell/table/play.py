"""A match as it goes on at a table: somebody decides, it is shown, and maybe taken back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Protocol

from game.core.beginning import Position
from game.core.choosing import Choosing
from game.core.plans import Plans
from game.core.rules import Seat, Viewer
from game.services.course import Kept
from game.services.saved_game import SavedGame
from game.services.takeback import TakeBack
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.show import Party
from game.shell.table.advice import Adviser
from game.shell.table.asking import Asking
from game.shell.table.coach import Coach
from game.shell.table.course import TableCourse
from game.shell.table.dwell import Base, Dwell, Held
from game.shell.table.hands import Hands
from game.shell.table.judgement import Judgement
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
        self.course = self._begun(kept)
        self.match, self.history = self.course.match, self.course.history
        self.hands = Hands(desk, party, self.match)
        self.sayings = self.course.sayings
        self.pace, self.pointing = Pace(desk), Pointing(desk)
        self.playback = Playback(desk, party, tableau, self.pace)
        self.timeline, alone = self.playback.timeline, party.alone is not None
        self.takeback = TakeBack(desk.settings, self.course, lambda: self.playback.unseen, alone=alone)
        self.dwell = Dwell(desk, self.pace)
        self._held: Held | None = None
        self.thinking = Thinking(desk, party, self.match, self.pace)
        plans = Plans(self.match)
        self.adviser = Adviser(desk, party, plans, lambda: self.coach.settled)
        self.judgement = Judgement(desk, party, self.match, lambda: self.looking)
        self.coach = Coach(desk, party, self.match, lambda: self.looking, plans)
        self.asking = Asking(tableau.tabletop, self.pointing, self.adviser, spots)
        if isinstance(kept, SavedGame) or isinstance(party.beginning, Position):  # nothing is dealt
            tableau.tabletop.recall(self._happened())
            self._recall(self._about_to_open() if isinstance(kept, SavedGame) else None)
        else:
            before = partial(self.match.rules.blank_view, self.match.setup)
            tableau.tabletop.resync(before(self.looking))
            self.show(self.match.opening.events, None, before)

    def _begun(self, kept: Kept) -> TableCourse:
        """The course of the match, from here on."""
        return TableCourse(self._desk, self.party, self.party.alone, kept)

    def _happened(self) -> Sequence[Any]:
        """All that led here, as whoever looks has seen it."""
        decided = (event for decision in self.history.decisions for event in decision.events)
        return [*self.history.opening, *decided]

    def _recall(self, held: Held | None = None) -> None:
        """Everything is as it is in the match; of what led there only what is `held` is shown again."""
        self._held = held
        self.dwell.end()
        unseen = 0 if held is None else len(held.events)
        self.playback.retell(self.history.opening, self.course.told(), unseen)
        self._resync()

    def _about_to_open(self) -> Held | None:
        """How the turn opens in which nobody had decided anything when the game was left: whoever comes back
        to it sees the dice fall."""
        match, rules = self.match, self.match.rules
        if match.to_act is None or not (match.actions and self._desk.module.dwells):
            return None
        *most, latest = match.actions
        again = match.anew()
        again.submit_all(most)
        before, events = again.state, again.submit(latest)
        end = self._next_begins(events)
        return Held(partial(rules.view, before), events[:end], events[end:]) if end < len(events) else None

    def _resync(self) -> None:
        """As the table is for whoever looks, up to what has yet to be seen."""
        rules, viewer = self.match.rules, self.looking
        view = rules.view(self.match.state, viewer) if self._held is None else self._held.view(rules, viewer)
        self._tableau.tabletop.resync(view)
        self._touch(everything=True)

    # What is seen

    def show(self, events: Sequence[Any], seat: Viewer, before: Base) -> None:
        """Have events seen by whoever looks; they came of what that seat has decided.

        How the next turn opens may have to wait.
        """
        end = self._end_of_turn(events)
        self._held = Held(before, events[:end], events[end:]) if end < len(events) else None
        self._tell(events[:end], seat)
        self.playback.unseen += len(events) - end

    def _end_of_turn(self, events: Sequence[Any]) -> int:
        """How many of the events are seen before the next one takes over, if anybody waits for that."""
        seat = self.match.to_act
        waits = self.dwell.on or (
            seat in self.party.people and self.party.alone is None and seat != self.here
        )
        if seat is None or not (waits and self._desk.module.dwells):
            return len(events)
        return self._next_begins(events)

    def _next_begins(self, events: Sequence[Any]) -> int:
        """How many of the events belong to the turn before."""
        begins = self.match.rules.begins
        return next((number for number, event in enumerate(events) if begins(event) is not None), len(events))

    def _tell(self, events: Sequence[Any], seat: Viewer = None) -> None:
        redact = self.match.rules.redact
        self.playback.show([redact(event, self.looking) for event in events], seat)
        self._touch()

    def open_turn(self) -> bool:
        """Let be seen how the turn opens that somebody has taken over; False if it has been seen."""
        held, self._held = self._held, None
        if held is None:
            return False
        self.playback.unseen -= len(held.events)
        self._tell(held.events)
        return True

    # Who looks

    @property
    def looking(self) -> Viewer:
        """Whose secrets can be seen."""
        return self.hands.looking

    @property
    def here(self) -> Viewer:
        """Who has the table: decides, and may take back."""
        return self.hands.here

    def look(self, viewer: Viewer) -> None:
        """From now on the table is that one's, with all that is theirs to see."""
        self.hands.open_to(viewer)
        self._turned()

    def pass_to(self, seat: Seat) -> None:
        """From now on the table is that one's; what others may not see lies face down."""
        self.hands.give_to(seat)
        self._turned()

    def close_hand(self) -> None:
        """Others may come to look on."""
        self.timeline.finish()
        self.hands.close()
        self._turned()

    def turn_hand(self) -> None:
        """Turn the hand of whoever is to act over, or back. What was chosen before looking stays chosen."""
        hand = self.hands.hand
        if hand is None or hand.open:
            self.close_hand()
            return
        done = self.choosing.done if self.choosing is not None else []
        self.timeline.finish()
        self.look(hand.seat)
        if done:
            self.wait()
            self.asking.repeat(done)

    def _turned(self) -> None:
        self.adviser.drop()
        self.coach.drop()
        self.asking.drop()
        self.pointing.focus.key = None
        self._resync()

    # Who decides

    def think(self, seat: Seat, seconds: float) -> None:
        """Let a computer think; when it has decided, it says why."""
        thought = self.thinking.think(seat, seconds)
        if thought is not None:
            self.drop()
            before = self.match.state
            events = self.course.decided(seat, thought)
            self.thinking.plan(thought, before, events)
            self.show(events, seat, partial(self.match.rules.view, before))

    def wait(self) -> None:
        """For whoever looks: ask, or hear whether there is advice."""
        if self.choosing is None:
            rules, state, looking = self.match.rules, self.match.state, self.looking
            legal = self.hands.open_actions if looking is None else rules.legal_actions(state)
            self.asking.ask(self._desk.module.choosing(rules.view(state, looking), legal))
            self._go_on_advising()
            self._touch()
        else:
            self._hear_advice()
        self.coach.attend()

    def judge(self) -> None:
        """Call it once per frame: who is likely to win, for whoever looks. A coach has thought longer."""
        if self.coach.settled is not None and self.judgement.learn(self.coach.settled.best.chances):
            self._touch()
        if self.judgement.attend(shown=self._held is None and not self.timeline.busy):
            self._touch()

    @property
    def choosing(self) -> Choosing | None:
        """What a person has chosen so far, and can choose next."""
        return self.asking.choosing

    def answer(self, key: Hashable) -> None:
        """A spot was chosen; maybe that is all there was to choose."""
        marks = self.asking.means(key)
        if marks:
            answers = self.asking.answers
            action = self.asking.answer(marks)
            self._desk.audio.play("click")
            if action is None:
                self.coach.dismiss()
            elif self.coach.lets(action, key):
                self.submit(action)
            else:
                self._ask_again(answers)

    def _ask_again(self, answers: int) -> None:
        """A move was warned of: it is open again, and the same once more means it."""
        self.asking.back_to(answers)
        self.pointing.once_more()
        self._touch()

    def carry(self, key: Hashable, onto: Hashable) -> None:
        """One spot was carried to another: both are chosen in that order, the first unless it is already."""
        if self.choosing is None:
            return
        marks, answers = self.asking.means(key), self.asking.answers
        if not all(mark in self.choosing.done for mark in marks):
            self.answer(key)
        self.answer(onto)
        if self.coach.warns:  # what was carried goes back to where it was
            self.asking.back_to(answers)

    def play_anyway(self) -> None:
        """Make the move that was warned of."""
        if self.coach.meant is not None:
            self.submit(self.coach.meant)

    def show_me(self) -> None:
        """Lead to the better move, as a hint does."""
        better = self.coach.better
        if self.coach.dismiss() and better is not None:
            self.asking.back_to(0)
            self.adviser.give(*better)
            self.asking.follow()
            self._desk.audio.play("click")
            self._touch()

    def submit(self, action: Any) -> None:
        """A person has decided."""
        self.coach.judge(action)
        worth = None if self.coach.settled is None else self.coach.settled.of(action)
        if worth is not None:
            self.judgement.learn(worth.chances)
        advice, told = self.adviser.followed(action), self.adviser.told
        self.drop()
        self.takeback.decided(action)
        rules, state, seat = self.match.rules, self.match.state, self.match.to_act
        events, before = self.course.submit(action), partial(rules.view, state)
        if advice is not None:
            self.adviser.follow(advice, told, state, events)
        if (rules.turn(state), seat) != (rules.turn(self.match.state), self.match.to_act):
            self._end_turn(before)
        self.show(events, seat, before)

    def _end_turn(self, before: Base) -> None:
        """Nobody needs to see what was secret in it; it stays for a while, the last one of all, too."""
        if self.hands.turn_over():
            self._tableau.tabletop.resync(before(None))
        self.dwell.begin()

    def drop(self) -> None:
        """Something else is on: nobody thinks about what was, or holds it."""
        self.thinking.drop()
        self.adviser.drop()
        self.coach.drop()
        self.asking.drop()
        self.pointing.drag.let_go()

    # Taking back

    def step_back(self) -> bool:
        """One step back in an open choice, if there is one; a warning goes away first."""
        if self.coach.dismiss():
            self._desk.audio.play("back")
            return True
        if not self.asking.begun or self.timeline.busy:
            return False
        self.asking.back()
        self._desk.audio.play("back")
        return True

    def take_back(self) -> bool:
        """The latest decision of whoever looks is open again, if that is allowed."""
        if not self.takeback.allowed(self.here):
            return False
        self.drop()
        self.pace.rushing = False
        self.takeback.take_back(self.here)
        self.thinking.rewind()
        self._recall()
        self._desk.audio.play("back")
        return True

    def play_again(self) -> None:
        """What was taken back is decided once more, as it was."""
        if self.takeback.may_repeat(self.here):
            self.timeline.finish()
            self.submit(self.takeback.next)

    # Hints

    @property
    def may_advise(self) -> bool:
        """A person is to decide, and sees what a hint may speak of."""
        asked = self.choosing is not None and self.looking == self.match.to_act
        return asked and not self.timeline.busy and self._desk.settings.hints

    def advise(self) -> None:
        """Say more than was said so far, about the very question that is open."""
        seat = self.match.to_act
        if seat is not None and self.choosing is not None and self.may_advise:
            view = self.match.rules.view(self.match.state, seat)
            self.course.count_hint()
            self.adviser.press(seat, view, self.choosing.open, begun=self.choosing.begun)
            self._advised()
            self._desk.audio.play("click")

    def _go_on_advising(self) -> None:
        """A hint that was followed needs no asking for what it says next."""
        seat = self.match.to_act
        if seat is None or self.looking != seat or not self._desk.settings.hints:
            return
        if self.adviser.go_on(seat, self.match.rules.view(self.match.state, seat)):
            self._advised()

    def _hear_advice(self) -> None:
        if self.adviser.listen():
            self._advised()

    def _advised(self) -> None:
        """There is more to a hint than before."""
        self.judgement.learn(self.adviser.chances)
        self.asking.follow()
        self._touch()
