"""Every lesson of every game in a terminal, with right and with wrong answers."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest

from game.cli.room import Room
from game.cli.school import School
from game.cli.terminal import Terminal
from game.composition import PROGRAM
from game.core.errors import BadSetup
from game.core.lessons import Free, Lesson
from game.core.module import GameModule
from game.services.learned import Kept, Learned
from game.services.news import News
from game.services.saves import Saves
from game.services.settings import Settings
from tests.contract.games import GAMES, LISTED

LESSONS = [(module, lesson) for module in GAMES for lesson in module.lessons]
every = pytest.mark.parametrize(
    ("module", "lesson"), LESSONS, ids=[f"{module.key}-{lesson.key}" for module, lesson in LESSONS]
)
ASKED = re.compile(r"\(([^()]*?)(, b to go back)?(, \? for a hint)?, q to quit, or help\) > \Z")
ADVICE = re.compile("I would choose number (\\d+)\\.")
BACK = "Go back one step"


class Pupil(StringIO):
    """Types whatever the hint says, or, if wilful, anything first; leaves when asked what comes next."""

    def __init__(
        self, lesson: Lesson, screen: StringIO, chance: Random, *, wilful: bool, most: int = 400
    ) -> None:
        super().__init__()
        self._beats = lesson.beats
        self._screen, self._chance, self._wilful, self._left = screen, chance, wilful, most
        self.tried: set[int] = set()

    def readline(self, size: int | None = -1, /) -> str:
        seen = self._screen.getvalue()
        self._left -= 1
        if self._left < 0 or "Stop for now." in seen:
            return ""
        asked = ASKED.search(seen)
        assert asked is not None, seen[-500:]
        if self._is_free(seen):
            return f"{self._chance.choice(numbers(asked[1]))}\n"
        since = seen[seen.rfind("\n", 0, max(seen.rfind(") > ", 0, asked.start()), 0)) :]
        if found := ADVICE.search(since):
            return f"{found[1]}\n"
        if BACK in since:
            return "b\n"
        question = seen.count("Try again!")
        if self._wilful and question not in self.tried:
            self.tried.add(question)
            return f"{self._chance.choice(numbers(asked[1]))}\n"
        return "?\n" if asked[3] else f"{self._chance.choice(numbers(asked[1]))}\n"

    def _is_free(self, seen: str) -> bool:
        latest = max(self._beats, key=lambda beat: seen.rfind(beat.text))
        return isinstance(latest, Free)


def numbers(listed: str) -> list[int]:
    if found := re.fullmatch(r"1 to (\d+)", listed):
        return [*range(1, int(found[1]) + 1)]
    return [int(each) for each in listed.split(", ")]


def school(module: GameModule, lines: StringIO, screen: StringIO, learned: Learned | None = None) -> School:
    terminal = Terminal(lines, screen)
    room = Room(module, terminal, Saves(None), Settings(), PROGRAM, LISTED, "")
    return School(room, learned or Learned(None, News()), "lessons")


@every
@pytest.mark.parametrize("wilful", [False, True], ids=["by hints", "wilful"])
def test_a_lesson_is_played_in_a_terminal(module: GameModule, lesson: Lesson, wilful: bool) -> None:
    screen, learned = StringIO(), Learned(None, News())
    pupil = Pupil(lesson, screen, Random(3), wilful=wilful)
    assert school(module, pupil, screen, learned).play(lesson.key) == 0
    seen = screen.getvalue()
    assert f"Lesson done: {lesson.title}" in seen, seen[-3000:]
    assert learned.of("", module.key)[lesson.key].done
    if not wilful:
        assert "Try again!" not in seen
    for text in (lesson.title, lesson.teaches, *(beat.text for beat in lesson.beats)):
        assert text in seen


@every
def test_a_lesson_that_was_left_goes_on_where_it_was(module: GameModule, lesson: Lesson) -> None:
    learned, chance = Learned(None, News()), Random(4)
    for _ in range(60):
        screen = StringIO()
        school(module, Pupil(lesson, screen, chance, wilful=False, most=4), screen, learned).play(lesson.key)
        if learned.of("", module.key)[lesson.key].done:
            break
        assert "Continue the lesson any time with: lessons " in screen.getvalue()
    assert learned.of("", module.key)[lesson.key].done


def test_the_list_says_what_is_done_and_what_was_begun(module: GameModule) -> None:
    screen, learned = StringIO(), Learned(None, News())
    first = module.lessons[0]
    one = school(module, StringIO(), screen, learned)
    one.show()
    assert f"1. {first.title}: {first.teaches}\n" in screen.getvalue()
    learned.finish("", module.key, first.key)
    one.show()
    assert f"1. {first.title}: {first.teaches} (done)\n" in screen.getvalue()
    assert learned.of("", module.key) == {first.key: Kept(True)}


def test_a_lesson_that_there_is_not_is_refused_with_a_sentence(module: GameModule) -> None:
    with pytest.raises(BadSetup, match="There is no lesson 'dancing'; there are 1"):
        school(module, StringIO(), StringIO()).play("dancing")


def test_after_the_last_lesson_a_whole_game_is_offered(module: GameModule) -> None:
    screen = StringIO()
    pupil = Pupil(module.lessons[-1], screen, Random(3), wilful=False)
    school(module, pupil, screen).play(str(len(module.lessons)))
    assert f"1. Play a game against the easiest computer: {module.levels[0].name}" in screen.getvalue()


class Eager(Pupil):
    """Wants the whole game, too, and then leaves it."""

    begun = False

    def readline(self, size: int | None = -1, /) -> str:
        offered = "Play a game against the easiest computer" in self._screen.getvalue()
        if not offered or self.begun:
            return super().readline(size)
        self.begun = True
        return "1\n"


def test_whoever_wants_the_whole_game_sits_down_to_it(module: GameModule) -> None:
    screen, lesson = StringIO(), module.lessons[-1]
    assert school(module, Eager(lesson, screen, Random(3), wilful=False), screen).play(lesson.key) == 0
    told = screen.getvalue()
    assert f"(computer: {module.levels[0].name})" in told
    assert "The players left the table." in told


def test_before_that_the_next_one_is_offered() -> None:
    screen = StringIO()
    school(GAMES[0], Pupil(GAMES[0].lessons[1], screen, Random(3), wilful=False), screen).play("2")
    assert f"1. The next lesson: {GAMES[0].lessons[2].title}" in screen.getvalue()
