"""Plays a lesson with somebody: which beat is next, and what an answer leads to.

It knows no screen and no clock. Whoever shows it reads the `stage`, shows `text` and `lit`, and calls what
the stage asks for: `go_on` when that was read, `act` with an action of whoever is to act, `guess` with an
option. Each of them tells what has changed on the table, which is to be seen before the next words.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple, Protocol

from game.core.errors import BadLesson, IllegalAction
from game.core.lesson_check import check
from game.core.lessons import Answer, Beat, Do, Free, Guess, Lay, Lesson, Lit, Say, Show, seated
from game.core.match import AnyMatch, Match
from game.core.module import GameModule


class Stage(Enum):
    """What a lesson waits for."""

    TELL = auto()
    """Somebody reads; then `go_on`."""
    ASK = auto()
    """The person decides: `act`."""
    WAIT = auto()
    """A computer decides: `act`."""
    GUESS = auto()
    """The person guesses: `guess`."""
    ANSWERED = auto()
    """Somebody sees what came of it, and reads; then `go_on`."""
    DONE = auto()


class Change(NamedTuple):
    """What has changed on the table."""

    events: tuple[Any, ...] = ()
    """What happened, to be seen first."""
    laid: bool = False
    """It is another table now: `tutor.match` is another one, too."""
    undone: int = 0
    """So many actions were taken back: it is as it was before them."""
    last: int = 0
    """So many of the events came of the last action; those before, of actions that led there."""


class Bookmark(NamedTuple):
    """Where somebody is in a lesson."""

    beat: int
    given: tuple[str, ...]
    """All that was answered right, or played freely, as actions are spelled."""


class Table(Protocol):
    """What actions go through; a match itself will do."""

    def submit(self, action: Any) -> tuple[Any, ...]:
        """Carry an action out."""

    def undo(self) -> Any:
        """Take the last one back."""


class Tutor:
    """A lesson that is being played."""

    def __init__(
        self, module: GameModule, lesson: Lesson, table: Callable[[AnyMatch], Table] = lambda match: match
    ) -> None:
        """`table` is what the actions of a match go through that is laid now; raises `BadLesson`."""
        check(module, lesson)
        self.module, self.lesson, self._table = module, lesson, table
        self.person = lesson.people[0]
        self.seats = seated(lesson, module.levels[0].key)
        """Who sits where: the person, and the keys of computers."""
        self.match: AnyMatch
        self.number = 0
        """Of the beat, from 0."""
        self.weak = 0
        """How often this beat was answered by something weaker."""
        self._answer: Answer | None = None
        """What was said last, until it was read."""
        self._played = 0
        """So many actions came of it."""
        self._turns = 0
        """Turns of one's own in this beat."""
        self._given: list[str] = []
        self._lay(lesson.position)
        self._begin()

    @classmethod
    def resumed(
        cls,
        module: GameModule,
        lesson: Lesson,
        at: Bookmark,
        table: Callable[[AnyMatch], Table] = lambda match: match,
    ) -> Tutor:
        """Where it was left; raises a `GameError` if the lesson is another one by now."""
        tutor, given = cls(module, lesson, table), list(at.given)
        while tutor.number < at.beat or given:
            match tutor.stage:
                case Stage.ASK | Stage.WAIT if given:
                    tutor.act(module.rules.parse(given.pop(0)))
                    if tutor.weak:
                        raise BadLesson("That is not how this lesson goes.")
                case Stage.GUESS:
                    beat = tutor.beat
                    assert isinstance(beat, Guess)
                    tutor.guess(beat.right)
                case Stage.TELL | Stage.ANSWERED:
                    tutor.go_on()
                case _:
                    raise BadLesson("This lesson does not go on from there.")
        return tutor

    # Where it is

    @property
    def beat(self) -> Beat | None:
        """The one that is on; None when all are done."""
        beats = self.lesson.beats
        return beats[self.number] if self.number < len(beats) else None

    @property
    def stage(self) -> Stage:
        """What it waits for."""
        if self._answer is not None:
            return Stage.ANSWERED
        match self.beat:
            case None:
                return Stage.DONE
            case Do():
                return Stage.ASK
            case Guess():
                return Stage.GUESS
            case Free():
                return Stage.ASK if self.match.to_act == self.person else Stage.WAIT
            case _:
                return Stage.TELL

    @property
    def text(self) -> str:
        """What is said now, in English; empty when it is done."""
        if self._answer is not None:
            return self._answer.text
        return self.beat.text if self.beat is not None else ""

    @property
    def lit(self) -> Lit:
        """What to look at."""
        if self._answer is not None:
            return self._answer.lit
        return self.beat.lit if self.beat is not None else ()

    @property
    def right(self) -> bool:
        """What was answered last was right."""
        return self._answer is not None and self._answer.right

    @property
    def progress(self) -> tuple[int, int]:
        """How many beats are done, and how many there are."""
        return self.number, len(self.lesson.beats)

    @property
    def bookmark(self) -> Bookmark:
        """To go on from here another time; an answer that is being explained is asked for again."""
        given = self._given
        if self._answer is not None and self._answer.right and isinstance(self.beat, Do):
            given = given[:-1]
        return Bookmark(self.number, tuple(given))

    def solutions(self) -> list[Any]:
        """The right answers to the decision that is asked for, for whoever wants to be shown one."""
        beat, rules = self.beat, self.module.rules
        if not isinstance(beat, Do) or self._answer is not None:
            return []
        legal = rules.legal_actions(self.match.state)
        return [action for action in legal if beat.answer(rules.spell(action)).right]

    # What is done

    def go_on(self) -> Change:
        """It was read."""
        if self._answer is not None:
            return self._read()
        match self.beat:
            case Show(action):
                change = _came(self._submit(action))
            case Say() | Lay():
                change = Change()
            case _:
                raise IllegalAction("The lesson waits for an answer.")
        return self._next(change)

    def act(self, action: Any) -> Change:
        """Whoever is to act does that; raises `IllegalAction`, and then nothing has changed."""
        if self.stage not in (Stage.ASK, Stage.WAIT):
            raise IllegalAction("The lesson asks for no move now.")
        spelled = self.module.rules.spell(action)
        return self._answered(action, spelled) if isinstance(self.beat, Do) else self._free(action, spelled)

    def guess(self, number: int) -> Change:
        """The table shows whether that is so."""
        beat = self.beat
        if not isinstance(beat, Guess) or self._answer is not None or not 0 <= number < len(beat.options):
            raise IllegalAction("There is no such thing to guess.")
        option = beat.options[number]
        change = _came(self._submit(beat.action))
        self._answer = Answer((beat.action,), option.text, number == beat.right, lit=option.lit)
        return change

    # Inside

    def _answered(self, action: Any, spelled: str) -> Change:
        assert isinstance(self.beat, Do)
        answer = self.beat.answer(spelled)
        events = self.table.submit(action)
        self._answer, self._played = answer, 1 + len(answer.then)
        if answer.right:
            self._given.append(spelled)
        else:
            self.weak += 1
        return _came(events, *map(self._submit, answer.then))

    def _free(self, action: Any, spelled: str) -> Change:
        assert isinstance(self.beat, Free)
        rules, seat, turn = self.module.rules, self.match.to_act, self.module.rules.turn(self.match.state)
        change = _came(self.table.submit(action))
        self._given.append(spelled)
        over = self.match.to_act is None
        if seat == self.person and (over or rules.turn(self.match.state) != turn):
            self._turns += 1
        return self._next(change) if over or self._turns == self.beat.turns else change

    def _read(self) -> Change:
        answer, self._answer = self._answer, None
        assert answer is not None
        if answer.right or isinstance(self.beat, Guess):
            return self._next(Change())
        for _ in range(self._played):
            self.table.undo()
        return Change(undone=self._played)

    def _next(self, change: Change) -> Change:
        self.number += 1
        return change._replace(laid=self._begin())

    def _begin(self) -> bool:
        """Enter the beat that is on; says whether it has another table."""
        self.weak = self._turns = 0
        if not isinstance(self.beat, Lay):
            return False
        self._lay(self.beat.position)
        return True

    def _lay(self, position: str) -> None:
        self.match = Match.at(self.module.rules, position)
        self.table = self._table(self.match)

    def _submit(self, spelled: str) -> tuple[Any, ...]:
        return self.table.submit(self.module.rules.parse(spelled))


def _came(*moves: tuple[Any, ...]) -> Change:
    """What came of actions, one after the other."""
    return Change(sum(moves, ()), last=len(moves[-1]))
