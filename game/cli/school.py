"""`python -m game lessons`: what there is to learn, how far somebody is, and one played in a terminal."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any, Final

from game import COMMAND
from game.cli.advice import NUMBER, Adviser, Advises
from game.cli.asking import Asking
from game.cli.room import Room
from game.cli.terminal import LOOK, RULES, Quit, Terminal
from game.cli.unsaved import tell_news
from game.core.choosing import Choosing, Mark
from game.core.errors import BadSetup, GameError, shortened
from game.core.fairness import mind
from game.core.lessons import Free, Guess, Lay, Lesson, names
from game.core.messages import N_
from game.core.module import GameModule
from game.core.player import decided
from game.core.rules import AnyRules
from game.core.tutor import Change, Stage, Tutor
from game.core.words import Words
from game.services.i18n import Language
from game.services.learned import Kept, Learned, called, person_of

SEED: Final = 1
"""Of the computers, who play a lesson alike every time."""
STATES: Final = {
    (False, False): N_("{number}. {title}: {teaches}"),
    (True, False): N_("{number}. {title}: {teaches} (done)"),
    (False, True): N_("{number}. {title}: {teaches} (started)"),
    (True, True): N_("{number}. {title}: {teaches} (done, started again)"),
}
"""A lesson in the list: by whether it is done, and whether it was left in the middle."""


@dataclass(frozen=True)
class School:
    """Where lessons are listed and played."""

    room: Room
    learned: Learned
    again: str
    """What to type to get here."""

    @property
    def _module(self) -> GameModule:
        return self.room.module

    @property
    def _terminal(self) -> Terminal:
        return self.room.terminal

    @property
    def _person(self) -> str:
        return person_of(self.room.settings)

    def show(self) -> int:
        """All that there is to learn, and how far somebody is."""
        say, kept = self._terminal.say, self.learned.of(self._person, self._module.key)
        self._tell_news()
        if not self._module.lessons:
            self._terminal.write(say("There are no lessons for this game."))
            return 0
        for number, lesson in enumerate(self._module.lessons, start=1):
            state = kept.get(lesson.key, Kept())
            told = say(lesson.title), say(lesson.teaches)
            line = STATES[state.done, state.at is not None]
            self._terminal.write(say(line, number=number, title=told[0], teaches=told[1]))
        first = next((n for n, each in self._numbered() if not kept.get(each.key, Kept()).done), 1)
        self._terminal.write("", say("Start a lesson with: {command}", command=f"{self.again} {first}"))
        return 0

    def _numbered(self) -> Iterator[tuple[int, Lesson]]:
        return enumerate(self._module.lessons, start=1)

    def play(self, which: str) -> int:
        """The lesson of that number or key, and whatever somebody wants to do after it."""
        lesson: Lesson | None = self._found(which)
        while lesson is not None:
            try:
                self._teach(lesson)
            except (Quit, KeyboardInterrupt):
                number = self._module.lessons.index(lesson) + 1
                command = f"{self.again} {number}"
                kept = self._terminal.say("Continue the lesson any time with: {command}", command=command)
                self._terminal.write("", kept)
                return 0
            done, lesson = lesson, self._next(lesson)
            if done is self._module.lessons[-1] and lesson is None:
                return self._full_game()
        return 0

    def _found(self, which: str) -> Lesson:
        for number, lesson in self._numbered():
            if which in (str(number), lesson.key):
                return lesson
        keys = ", ".join(f"{number} ({lesson.key})" for number, lesson in self._numbered())
        there = f"there are {keys}" if keys else f"{self._module.key} has none"
        raise BadSetup(f"There is no lesson {shortened(which)}; {there}.")

    def _teach(self, lesson: Lesson) -> None:
        module, person = self._module, self._person
        at = self.learned.of(person, module.key).get(lesson.key, Kept()).at
        self._tell_news()
        tutor = Tutor(module, lesson)
        if at is not None:
            with suppress(GameError):  # the lesson may be another one by now
                tutor = Tutor.resumed(module, lesson, at)
        playing = TextLesson(self.room, tutor)
        for _ in playing.steps():
            self.learned.leave(person, module.key, lesson.key, tutor.bookmark)
            self._tell_news()
        self.learned.finish(person, module.key, lesson.key)
        self._terminal.write(
            "", self._terminal.say("Lesson done: {title}", title=self._terminal.say(lesson.title))
        )
        self._tell_news()

    def _tell_news(self) -> None:
        tell_news(self.room.saves, self._terminal)

    def _next(self, lesson: Lesson) -> Lesson | None:
        """The one that follows, if somebody wants it."""
        say, lessons = self._terminal.say, self._module.lessons
        behind = lessons[lessons.index(lesson) + 1 :][:1]
        if not behind or not self._wants(say("The next lesson: {title}", title=say(behind[0].title))):
            return None
        return behind[0]

    def _wants(self, what: str) -> bool:
        """Somebody who may leave here chooses to go on."""
        say = self._terminal.say
        try:
            return self._terminal.ask(say("What would you like to do?"), [what, say("Stop for now.")]) == 0
        except (Quit, KeyboardInterrupt):
            return False

    def _full_game(self) -> int:
        """After the last lesson: the gentlest there is."""
        say, level = self._terminal.say, self._module.levels[0]
        if not self._wants(say("Play a game against the easiest computer: {level}", level=say(level.name))):
            return 0
        return self.room.begin(self._module.one_against(level.key), {}, None, encore=False)


@dataclass
class TextLesson:
    """A lesson at a terminal."""

    room: Room
    tutor: Tutor
    _seen: list[str] = field(init=False, default_factory=list)
    """The table as it was shown last."""
    _asked_at: int = field(init=False, default=-1)
    """The beat whose question was put last: over several turns it is put once."""

    def __post_init__(self) -> None:
        self._terminal = self.room.terminal
        self._terminal.obeyed |= {LOOK: self._look, RULES: self._rules}
        self._module = self.tutor.module

    @property
    def _words(self) -> Language:
        everybody = names(self.tutor.lesson, called(self.room.settings))
        translations = self._terminal.translations
        return Language(everybody, translations, self.tutor.person, self.room.settings.chances)

    def steps(self) -> Iterator[None]:
        """Everything, step by step."""
        say, lesson = self._terminal.say, self.tutor.lesson
        self._terminal.write("", say(lesson.title), say(lesson.teaches))
        while self.tutor.stage is not Stage.DONE:
            self._step()
            yield

    def _step(self) -> None:
        tutor = self.tutor
        match tutor.stage:
            case Stage.TELL:
                if isinstance(tutor.beat, Lay) or not self._seen:
                    self._show()
                self._say(tutor.text)
                self._tell(tutor.go_on)
            case Stage.ASK:
                self._show()
                if tutor.weak or tutor.number != self._asked_at:
                    self._say(tutor.text)
                self._asked_at = tutor.number
                action = self._asked()
                self._tell(lambda: tutor.act(action))
            case Stage.WAIT:
                action = self._computer()
                self._tell(lambda: tutor.act(action))
            case Stage.GUESS:
                self._guess()
            case Stage.ANSWERED:
                self._say(tutor.text)
                if tutor.go_on().undone:
                    self._say(N_("The table is as it was before. Try again!"))

    def _say(self, text: str) -> None:
        self._terminal.write("", self._terminal.say(text))

    def _view(self) -> Any:
        return self._module.rules.view(self.tutor.match.state, self.tutor.person)

    def _show(self) -> None:
        """The table, or as much of it as is new."""
        table = self._module.text.table(self._view(), self._words)
        if fresh := [line for line in table if line not in self._seen]:
            self._terminal.write("", *fresh)
        self._seen = table

    def _tell(self, step: Callable[[], Change]) -> None:
        """What happens in a step, in sentences. That another turn begins is told where it is played."""
        rules, words = self._module.rules, self._words.seeing(self._view())
        free, change = isinstance(self.tutor.beat, Free), step()
        events = change.events if free else _without_what_begins(rules, change)
        seen = (rules.redact(event, self.tutor.person) for event in events)
        self._terminal.write(*(told for event in seen if (told := self._module.tell(event, words))))

    def _guess(self) -> None:
        tutor, say = self.tutor, self._terminal.say
        beat = tutor.beat
        assert isinstance(beat, Guess)
        self._show()
        self._terminal.write("")
        number = self._terminal.ask(say(beat.text), [say(option.label) for option in beat.options])
        assert isinstance(number, int), "there is no way back, and nobody reads words"
        self._tell(lambda: tutor.guess(number))

    def _asked(self) -> Any:
        """What the person decides; whoever asks for a hint in a lesson is told what is right."""
        tutor, module, view, words = self.tutor, self._module, self._view(), self._words
        choosing = module.choosing(view, module.rules.legal_actions(tutor.match.state))
        adviser: Advises
        if right := tutor.solutions():
            adviser = Prompter(choosing, right, words)
        else:
            adviser = Adviser(module, SEED, view, choosing, words)
        return Asking(self._terminal, module.text, words, view, choosing, adviser).action()

    def _computer(self) -> Any:
        tutor, rules, match = self.tutor, self._module.rules, self.tutor.match
        seat = match.to_act
        assert seat is not None, "a lesson that waits is not over"
        player = self._module.computer(tutor.seats[seat], mind(SEED, seat))
        return decided(player, rules.view(match.state, seat), rules.legal_actions(match.state)).action

    def _look(self, _: str) -> None:
        self._terminal.write(*self._module.text.table(self._view(), self._words))

    def _rules(self, topic: str) -> None:
        self._terminal.write(*self._module.text.rules(topic, self._words))


def _without_what_begins(rules: AnyRules, change: Change) -> tuple[Any, ...]:
    """The events up to the end of the turn in which the last action was taken."""
    first = len(change.events) - change.last
    begun = (at for at in range(first, len(change.events)) if rules.begins(change.events[at]) is not None)
    return change.events[: next(begun, None)]


@dataclass(frozen=True)
class Prompter:
    """Knows what is right."""

    choosing: Choosing
    right: Sequence[Any]
    words: Words

    def about(self, listed: Sequence[Mark], numbers: Sequence[int] = ()) -> Iterator[str]:
        """Which number leads there, as often as somebody asks."""
        leading = {mark for action in self._open() for mark in self.choosing.marks_of(action)}
        numbered = zip(numbers or range(1, len(listed) + 1), listed, strict=True)
        for number, mark in numbered:
            if mark in leading:
                return repeat(self.words.sentence(NUMBER).format(number=number))
        return repeat(self.words.sentence(N_("That is not the move we are looking for. Go back one step.")))

    def _open(self) -> list[Any]:
        """The first right answer that can still come of it."""
        return [action for action in self.right if action in self.choosing.open][:1]


def command(game: str | None, folder: object) -> str:
    """What to type for lessons like these."""
    said = {"--data-dir": folder, "--game": game}
    told = [f"{name} {shlex.quote(str(value))}" for name, value in said.items() if value]
    return " ".join([f"{COMMAND} lessons", *told])
