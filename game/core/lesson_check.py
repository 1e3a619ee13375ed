"""Whether a lesson can be played: whoever opens a damaged one is told in a sentence what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from game.core.errors import BadLesson, GameError, shortened
from game.core.lessons import Answer, Beat, Do, Free, Guess, Lay, Lesson, Lit, Option, Say, Show, matches
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.rules import Seat
from game.core.words import USUAL_NAMES

MOST_WORDS: Final[Mapping[type, int]] = {
    Say: 20,
    Lay: 20,
    Show: 24,
    Do: 24,
    Guess: 24,
    Free: 24,
    Answer: 32,
    Option: 32,
}
"""In what is said."""
LONGEST_LABEL: Final = 7
LONGEST_TITLE: Final = 7
LONGEST_SENTENCE: Final = 24
MOST_BEATS: Final = 24
MOST_TABLES: Final = 40
"""So many different ones can come of right answers before the next beat."""
MOST_TURNS: Final = 12


def check(module: GameModule, lesson: Lesson) -> None:
    """Raise `BadLesson` unless somebody can play it from beginning to end, whatever he answers."""
    _check_form(lesson)
    try:
        for seat in filter(None, lesson.seats):
            module.check_seat(seat)
        _Walk(module, lesson).check()
    except BadLesson:
        raise
    except GameError as error:
        raise BadLesson(f"The lesson {shortened(lesson.key)} cannot be played: {error}") from error


# The form


def _check_form(lesson: Lesson) -> None:
    if not isinstance(lesson, Lesson):
        raise BadLesson("This is no lesson.")
    if not _is_text(lesson.key) or not lesson.key.replace("_", "").isalnum():
        raise BadLesson("A lesson has a key of letters, digits and underscores.")
    key = shortened(lesson.key)
    _check_text(lesson.title, LONGEST_TITLE, f"the title of {key}")
    _check_text(lesson.teaches, LONGEST_SENTENCE, f"what {key} teaches")
    _need(_is_text(lesson.position), f"the position of {key}")
    seats = lesson.seats
    _need(isinstance(seats, tuple) and all(isinstance(seat, str) for seat in seats), f"the seats of {key}")
    if seats.count(HUMAN) != 1 or len(seats) > len(USUAL_NAMES):
        raise BadLesson(f"In the lesson {key} one person must sit among computers.")
    _need(isinstance(lesson.beats, tuple), f"the beats of {key}")
    if not 0 < len(lesson.beats) <= MOST_BEATS:
        raise BadLesson(f"The lesson {key} must have 1 to {MOST_BEATS} beats.")
    for number, beat in enumerate(lesson.beats, start=1):
        _check_beat(beat, f"beat {number} of {key}")


def _need(good: bool, what: str) -> None:
    if not good:
        raise BadLesson(f"There is something wrong with {what}.")


def _is_text(text: object) -> bool:
    return isinstance(text, str) and text.strip() != "" and text.isprintable()


def _check_text(text: object, most: int, what: str) -> None:
    if not isinstance(text, str) or not _is_text(text):
        raise BadLesson(f"There are no words for {what}.")
    if len(text.split()) > most:
        raise BadLesson(f"There are more than {most} words for {what}.")


def _check_lit(lit: object, what: str) -> None:
    _need(isinstance(lit, tuple), f"what is lit in {what}")


def _check_beat(beat: Beat, what: str) -> None:
    if type(beat) not in MOST_WORDS or not isinstance(beat, Beat):
        raise BadLesson(f"Nobody knows what to do with {what}.")
    _check_text(beat.text, MOST_WORDS[type(beat)], what)
    _check_lit(beat.lit, what)
    match beat:
        case Say(_, lit):
            _need(bool(lit), f"{what}: there is nothing to look at")
        case Lay(position):
            _need(_is_text(position), f"the position of {what}")
        case Show(action):
            _need(_is_text(action), f"the action of {what}")
        case Do():
            _check_do(beat, what)
        case Guess():
            _check_guess(beat, what)
        case Free(turns):
            _need(type(turns) is int and 0 < turns <= MOST_TURNS, f"the turns of {what}")


def _check_do(beat: Do, what: str) -> None:
    _need(isinstance(beat.answers, tuple) and bool(beat.answers), f"the answers of {what}")
    _need(isinstance(beat.otherwise, str), f"the other answers of {what}")
    if beat.otherwise:
        _check_text(beat.otherwise, MOST_WORDS[Answer], f"other answers of {what}")
    for answer in beat.answers:
        _need(isinstance(answer, Answer), f"an answer of {what}")
        _check_text(answer.text, MOST_WORDS[Answer], f"an answer of {what}")
        _check_lit(answer.lit, what)
        _need(isinstance(answer.right, bool), f"an answer of {what}")
        for actions in (answer.actions, answer.then):
            _need(isinstance(actions, tuple) and all(map(_is_text, actions)), f"an answer of {what}")
        _need(bool(answer.actions), f"an answer of {what}")
    _need(any(answer.right for answer in beat.answers), f"{what}: no answer is right")


def _check_guess(beat: Guess, what: str) -> None:
    _need(isinstance(beat.options, tuple) and len(beat.options) > 1, f"the options of {what}")
    for option in beat.options:
        _need(isinstance(option, Option), f"an option of {what}")
        _check_text(option.label, LONGEST_LABEL, f"an option of {what}")
        _check_text(option.text, MOST_WORDS[Option], f"an option of {what}")
        _check_lit(option.lit, what)
    _need(len({option.label for option in beat.options}) == len(beat.options), f"the options of {what}")
    _need(type(beat.right) is int and 0 <= beat.right < len(beat.options), f"what is right in {what}")
    _need(_is_text(beat.action), f"the action of {what}")


# The way through


class _Walk:
    """All the tables that somebody can come to who answers right, beat by beat."""

    def __init__(self, module: GameModule, lesson: Lesson) -> None:
        self._module, self._rules, self._lesson = module, module.rules, lesson
        self._person: Seat = lesson.people[0]
        self._tables: list[Any] = []
        self._loose = False
        """Whatever is on the table by now, nobody knows before."""
        self._what = f"the lesson {shortened(lesson.key)}"

    def check(self) -> None:
        self._lay(self._lesson.position)
        for number, beat in enumerate(self._lesson.beats, start=1):
            self._what = f"beat {number} of {shortened(self._lesson.key)}"
            self._tables = self._distinct([*self._after(beat)])

    def _fails(self, why: str) -> BadLesson:
        return BadLesson(f"In {self._what} {why}.")

    def _lay(self, position: str) -> None:
        match: AnyMatch = Match.at(self._rules, position)
        if self._rules.seats(match.setup) != len(self._lesson.seats):
            raise self._fails("another number of players is at the table")
        self._tables, self._loose = [match.state], False

    def _after(self, beat: Beat) -> Iterator[Any]:
        """The tables after a beat."""
        if isinstance(beat, Lay):
            self._lay(beat.position)
        self._check_lit(beat.lit, self._tables)
        match beat:
            case Show(action):
                yield from (self._played(state, action) for state in self._known())
            case Do():
                for state in self._known():
                    yield from self._answered(state, beat)
            case Guess(action=action):
                shown = [self._played(state, action) for state in self._known()]
                for option in beat.options:
                    self._check_lit(option.lit, shown)
                yield from shown
            case Free():
                if any(self._rules.to_act(state) is None for state in self._known()):
                    raise self._fails("the game is over already")
                self._loose = True
                yield from self._tables
            case _:
                yield from self._tables

    def _known(self) -> Sequence[Any]:
        if self._loose:
            raise self._fails("nobody can know what is on the table after free turns")
        return self._tables

    def _distinct(self, states: Sequence[Any]) -> list[Any]:
        found = {self._rules.spell_state(state): state for state in states}
        if len(found) > MOST_TABLES:
            raise self._fails("right answers lead to too many different tables")
        return [*found.values()]

    def _check_lit(self, lit: Lit, tables: Sequence[Any]) -> None:
        """Everything can be seen by the person, on all of them."""
        for state in tables:
            view = self._rules.view(state, self._person)
            for key in lit:
                if not self._module.in_sight(view, key):
                    raise self._fails(f"{shortened(str(key))} cannot be seen")

    def _played(self, state: Any, spelled: str) -> Any:
        action = self._rules.parse(spelled)
        if action not in self._rules.legal_actions(state):
            raise self._fails(f"{shortened(spelled)} cannot be done")
        return self._rules.advance(state, action)

    def _answered(self, state: Any, beat: Do) -> Iterator[Any]:
        if self._rules.to_act(state) != self._person:
            raise self._fails("somebody else is to act")
        legal = {self._rules.spell(action): action for action in self._rules.legal_actions(state)}
        for pattern in (each for answer in beat.answers for each in answer.actions):
            if not any(matches(pattern, spelled) for spelled in legal):
                raise self._fails(f"{shortened(pattern)} cannot be done")
        given = {spelled: beat.answer(spelled) for spelled in legal}
        for answer in beat.answers:
            if answer not in given.values():
                raise self._fails("there is an answer that nobody can give")
        if all(answer.right for answer in given.values()):
            raise self._fails("there is nothing to decide")
        for spelled, answer in given.items():
            if not answer.text:
                raise self._fails(f"there is nothing to say about {shortened(spelled)}")
            after = self._rules.advance(state, legal[spelled])
            for action in answer.then:
                after = self._played(after, action)
            self._check_lit(answer.lit, [after])
            if answer.right:
                yield after
