"""Every lesson of every game: played through right and wrong, in every language, and with damaged data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from random import Random
from typing import Any

import pytest

from game.core.errors import BadLesson, GameError, IllegalAction
from game.core.lesson_check import MOST_WORDS, check
from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, names, seconds
from game.core.module import GameModule
from game.core.player import decided
from game.core.tutor import Bookmark, Change, Stage, Tutor
from game.services.i18n import TONGUES, Translations
from game.services.paths import project_folder
from tests.contract.games import GAMES
from tests.damage import ODD, assert_sentence, until
from tests.lessons import texts

LONGEST = 90.0
LONGEST_LESSON = 300
"""No lesson has so many steps, however it is answered."""
LESSONS = [(module, lesson) for module in GAMES for lesson in module.lessons]
every = pytest.mark.parametrize(
    ("module", "lesson"), LESSONS, ids=[f"{module.key}-{lesson.key}" for module, lesson in LESSONS]
)


def spelled(tutor: Tutor) -> str:
    return tutor.module.rules.spell_state(tutor.match.state)


def weaker(tutor: Tutor) -> list[Any]:
    legal, right = tutor.module.rules.legal_actions(tutor.match.state), tutor.solutions()
    return [action for action in legal if action not in right]


def played(tutor: Tutor, chance: Random, *, wrong: bool) -> Iterator[tuple[Stage, Change]]:
    """The whole lesson; `wrong` answers come first everywhere."""
    rules = tutor.module.rules
    gentle = tutor.module.levels[0].key
    for _ in range(LONGEST_LESSON):
        stage = tutor.stage
        match stage:
            case Stage.TELL | Stage.ANSWERED:
                yield stage, tutor.go_on()
            case Stage.GUESS:
                beat = tutor.beat
                assert isinstance(beat, Guess)
                options = [n for n in range(len(beat.options)) if (n == beat.right) != wrong]
                yield stage, tutor.guess(chance.choice(options))
            case Stage.ASK if tutor.solutions():
                weak = weaker(tutor)
                yield stage, tutor.act(chance.choice(weak if wrong and not tutor.weak else tutor.solutions()))
            case Stage.ASK:
                yield stage, tutor.act(chance.choice(rules.legal_actions(tutor.match.state)))
            case Stage.WAIT:
                seat, state = tutor.match.to_act, tutor.match.state
                assert seat is not None
                assert tutor.seats[seat] == gentle
                player = tutor.module.computer(tutor.seats[seat], 1)
                yield (
                    stage,
                    tutor.act(decided(player, rules.view(state, seat), rules.legal_actions(state)).action),
                )
            case Stage.DONE:
                return
    raise AssertionError("this lesson does not end")


def test_every_game_teaches(module: GameModule) -> None:
    keys = [lesson.key for lesson in module.lessons]
    assert len({*keys}) == len(keys)


def test_there_is_a_lesson_with_every_kind_of_beat() -> None:
    for module in GAMES[-1:]:
        kinds = {type(beat) for lesson in module.lessons for beat in lesson.beats}
        assert kinds == {*MOST_WORDS} - {Answer, Option}


@every
@pytest.mark.parametrize("wrong", [False, True], ids=["right", "wrong"])
def test_a_lesson_is_played_through(module: GameModule, lesson: Lesson, wrong: bool) -> None:
    tutor, chance = Tutor(module, lesson), Random(7)
    before, asked, weak = spelled(tutor), 0, 0
    for stage, change in played(tutor, chance, wrong=wrong):
        asked += stage in (Stage.ASK, Stage.GUESS)
        if change.undone:
            weak += 1
            assert spelled(tutor) == before, "it is as it was before the weaker answer"
            assert tutor.stage is Stage.ASK
        if tutor.stage is Stage.ANSWERED:
            assert tutor.text
            assert 0 < change.last <= len(change.events)
        else:
            before = spelled(tutor)
        assert change.laid == isinstance(tutor.beat, Lay) or not change.laid
    assert tutor.progress == (len(lesson.beats), len(lesson.beats))
    assert (tutor.text, tutor.lit) == ("", ())
    assert asked, "somebody who only reads learns nothing"
    assert weak == (sum(isinstance(beat, Do) for beat in lesson.beats) if wrong else 0)


@every
def test_a_lesson_can_be_left_anywhere_and_goes_on_where_it_was(module: GameModule, lesson: Lesson) -> None:
    tutor, chance = Tutor(module, lesson), Random(8)
    for _ in played(tutor, chance, wrong=True):
        again = Tutor.resumed(module, lesson, tutor.bookmark)
        assert (again.number, again.bookmark) == (tutor.number, tutor.bookmark)
        if tutor.stage is not Stage.ANSWERED:
            assert (spelled(again), again.stage, again.text) == (spelled(tutor), tutor.stage, tutor.text)


@every
def test_a_lesson_takes_no_longer_than_a_minute_and_a_half(module: GameModule, lesson: Lesson) -> None:
    assert seconds(lesson) <= LONGEST


@every
def test_every_text_keeps_to_its_words_in_every_language(module: GameModule, lesson: Lesson) -> None:
    folders = [project_folder("assets") / module.key, project_folder("assets") / "common"]
    for tongue in TONGUES:
        translations = Translations(folders)
        translations.speak(tongue)
        for kind, text in texts(lesson.beats):
            told = translations.text(text)
            count = sum(any(map(str.isalnum, word)) for word in told.split())
            assert count <= MOST_WORDS[kind], (tongue, told)
            assert not {*"{}"} & {*told}
            assert told[-1] in ".!?…»“”:", told


# What a tutor refuses


@pytest.fixture
def toy() -> GameModule:
    return GAMES[-1]


@pytest.fixture
def tutor(toy: GameModule) -> Tutor:
    return Tutor(toy, toy.lessons[0])


def test_nothing_but_what_the_lesson_waits_for_is_done(tutor: Tutor) -> None:
    action = tutor.module.rules.legal_actions(tutor.match.state)[0]
    for attempt in (partial(tutor.act, action), partial(tutor.guess, 0)):
        with pytest.raises(IllegalAction):
            attempt()
    tutor.go_on()
    with pytest.raises(IllegalAction):
        tutor.go_on()
    before = spelled(tutor)
    with pytest.raises(IllegalAction):
        tutor.act(tutor.module.rules.parse("lift 1"))
    assert (spelled(tutor), tutor.stage) == (before, Stage.ASK)


def test_whoever_plays_freely_goes_on_after_the_turns_that_were_his(tutor: Tutor) -> None:
    for _ in played(tutor, Random(1), wrong=False):
        if isinstance(tutor.beat, Free):
            break
    turns = tutor.module.rules.turn(tutor.match.state)
    assert tutor.stage is Stage.WAIT
    for _ in played(tutor, Random(1), wrong=False):
        if not isinstance(tutor.beat, Free):
            break
    assert isinstance(tutor.beat, Lay)
    assert turns == 2


def test_actions_go_through_whatever_is_at_the_table(toy: GameModule) -> None:
    heard: list[str] = []

    class Listening:
        def __init__(self, match: Any) -> None:
            self._match = match
            heard.append("laid")

        def submit(self, action: Any) -> tuple[Any, ...]:
            heard.append(toy.rules.spell(action))
            return tuple(self._match.submit(action))

        def undo(self) -> Any:
            heard.append("undone")
            return self._match.undo()

    tutor = Tutor(toy, toy.lessons[0], Listening)
    tutor.go_on()
    tutor.act(toy.rules.parse("keep spotted"))
    assert not tutor.right
    assert tutor.go_on() == Change(undone=2)
    assert heard == ["laid", "keep spotted", "keep golden", "undone", "undone"]


def test_everybody_has_a_name(toy: GameModule) -> None:
    assert names(toy.lessons[0]) == ("Ana", "Bo")
    assert names(toy.lessons[0], "Zoë") == ("Zoë", "Bo")
    assert names(toy.lessons[0], "Cleo") == ("Cleo", "Bo"), "nobody else is called so"


@pytest.mark.parametrize("own", ["Bo", "bo"])
def test_nobody_is_called_like_somebody_else_in_the_lesson(toy: GameModule, own: str) -> None:
    assert names(toy.lessons[0], own) == ("Ana", "Bo")


@pytest.mark.parametrize(
    "at", [Bookmark(99, ()), Bookmark(2, ("keep spotted",)), Bookmark(1, ("lift 1",)), Bookmark(3, ())]
)
def test_a_bookmark_of_another_lesson_is_refused(toy: GameModule, at: Bookmark) -> None:
    with pytest.raises(GameError):
        Tutor.resumed(toy, toy.lessons[0], at)


# Damage


NONSENSE = ["", "lift 9", "stack 1 2 3", "move elf1 6", "*", "no such thing", "x " * 40, "keep golden", "end"]


def wounded(value: Any, chance: Random) -> Any:
    """The same data with one thing wrong somewhere in it."""
    if is_dataclass(value) and not isinstance(value, type) and chance.random() < 0.95:
        part = chance.choice(fields(value)).name
        return replace(value, **{part: wounded(getattr(value, part), chance)})
    if isinstance(value, tuple) and value and chance.random() < 0.8:
        number = chance.randrange(len(value))
        return (*value[:number], wounded(value[number], chance), *value[number + 1 :])
    if isinstance(value, tuple) and value and chance.random() < 0.5:
        number = chance.randrange(len(value))
        return value[:number] + value[number + 1 :]
    if isinstance(value, str) and value and chance.random() < 0.5:
        number = chance.randrange(len(value))
        return value[:number] + chance.choice(["", "\x00", " ", "||", "x" * 60, "7"]) + value[number + 1 :]
    return chance.choice([*ODD, *NONSENSE])


def test_a_thousand_damaged_lessons_give_a_sentence_each_or_can_be_played() -> None:
    chance = Random(19)

    def attempt(chance: Random) -> bool:
        module, lesson = chance.choice(LESSONS)
        damaged = wounded(lesson, chance)
        try:
            check(module, damaged)
        except BadLesson as error:
            assert_sentence(str(error))
            return True
        tutor = Tutor(module, damaged)
        for _ in played(tutor, chance, wrong=False):
            pass
        return False

    until(1000, chance, attempt)
