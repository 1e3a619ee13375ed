"""Lessons at the real table, whichever game it is: played through by events, left, gone on with, done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.core.coaching import OFF, TEACH, WARN
from game.core.lessons import Free, Lesson
from game.core.module import GameModule
from game.core.tutor import Stage, Tutor
from game.services.learned import Kept
from game.services.settings import Settings
from game.shell.focus import Spot
from game.shell.paint.type import Face
from game.shell.scenes.menu.chairs import NAME
from game.shell.scenes.menu.new_game import START
from game.shell.scenes.menu.pause import Pause, PauseChoice
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menu.title import LEARN, Title
from game.shell.school.done import AGAIN, LIST, NEXT, NOW, PLAY, LessonDone
from game.shell.school.listed import LESSON, Lessons
from game.shell.school.progress import begun
from game.shell.school.scene import GO_ON, OPTION, READING, SHOW_ME, WORDS, LessonTable
from game.shell.show import Ending
from game.shell.signals import PointerMoved
from game.shell.table import placing, speech
from game.shell.table.hud import Hud
from game.shell.table.recap import REPLAY
from game.shell.table.scene import Table
from game.shell.table.slots import INFO, STRIP
from game.shell.table.strip import Strip
from game.shell.window import Window
from tests.contract.devices import Controller, Device, Keyboard, Mouse
from tests.contract.house import House, beside_the_others
from tests.contract.school import ENTER, ESCAPE, HINT, Pupil, a_school

DEVICES: tuple[type[Device], ...] = (Mouse, Keyboard, Controller)
LANGUAGES = ("en", "de", "fr", "es")
MOST_SPOTS = 4


@pytest.fixture
def pupil(module: GameModule, tmp_path: Path) -> Pupil:
    return Pupil(a_school(tmp_path, module.key))


def until(pupil: Pupil, stage: Stage) -> None:
    """Enter and right guesses lead there, from lesson to lesson."""
    for lesson in pupil.house.desk.module.lessons:
        for table in pupil.steps(lesson):
            if table.tutor.stage is stage:
                return
    raise AssertionError(f"nothing of this game is {stage}")


def files(house: House) -> set[str]:
    return {path.name for path in house.desktop.data.rglob("*") if path.is_file()}


# Through all of them


def told(table: LessonTable, house: House, hud: Hud) -> None:
    """The words are whole, lie in the window and cover nothing that they speak of or ask for, and no other
    piece by more than half; where letters are large, a sign that has no picture may be hidden. What they
    point at is what they speak of."""
    said, stage, where = hud.speech, table.stage, (table.lesson.key, table.tutor.number)
    assert said is not None, where
    box = said.box
    assert 0 <= box.x <= stage.width - box.w, where
    assert 0 <= box.y <= stage.height - box.h, where
    asked = [spot.box for spot in table.tableau.spots(hud) if spot.answer]
    for other in (*table.tabletop.where(table.tutor.lit), *asked):
        assert placing.shared(box, other) < 1, where
    for spot in table.tabletop.spots(hud, ()):
        if table._is_piece(spot) and (house.desk.settings.text == 100 or _pictured(table, spot)):
            assert placing.shared(box, spot.box) <= spot.box.w * spot.box.h / 2, (where, spot.key)
    pointed(table, said, where)
    letters, size = house.desktop.letters, 0.9 * speech.SIZE * stage.scale * house.desktop.letters.scale
    room = stage.pixels(said.room)
    lines = letters.wrapped(said.words.text, Face.STRONG, size, room.width)
    assert len(lines) * size * speech.LEADING <= room.height, (*where, said.words.text)


def pointed(table: LessonTable, said: speech.Speech, where: tuple[str, int]) -> None:
    """The tail gets to something that is lit, and lies on no other piece."""
    if said.tip is None:
        return
    lit = [box for box in table.tabletop.where(table.tutor.lit) if box.inset(-1).holds(said.tip)]
    assert lit, where
    start = speech.nearest(said.box, said.tip)
    for share in (0.2, 0.5, 0.8):
        point = [one + (other - one) * share for one, other in zip(start, said.tip, strict=True)]
        for box in table._busy(table.hud()):
            part = any(placing.shared(box, each) for each in lit)
            assert part or not box.holds((point[0], point[1])), where


def _pictured(table: LessonTable, spot: Spot) -> bool:
    about = table.tabletop.words.about(spot.key)
    return about is not None and about.picture is not None


@pytest.mark.parametrize(("size", "text"), [("1280x720", 100), ("960x600", 200)])
def test_each_lesson_is_played_through_by_events_and_its_words_cover_nothing_that_matters(
    module: GameModule, tmp_path: Path, size: str, text: int
) -> None:
    """A language and a device after the other, so that it does not take too long."""
    house = a_school(tmp_path, module.key, size=size, text=text)
    before = files(house)
    for number, lesson in enumerate(module.lessons):
        house.desk.translations.speak(LANGUAGES[number % len(LANGUAGES)])
        for table in Pupil(house, DEVICES[number % len(DEVICES)]()).steps(lesson):
            told(table, house, table.hud())
        assert begun(house.desk)[lesson.key] == Kept(done=True)
    assert files(house) - before == {"lessons.json"}, "nothing else is kept of it"
    assert house.desk.saves.count(module.key) == 0


def test_from_the_title_through_a_lesson_and_back_to_the_list(pupil: Pupil) -> None:
    house, lesson = pupil.house, pupil.house.desk.module.lessons[0]
    house.click(LEARN)
    house.wait()
    assert isinstance(house.top, Lessons)
    house.click((LESSON, 0))
    pupil.wait()
    while not pupil.done:
        pupil.step()
    assert isinstance(house.top, LessonDone)
    assert {NEXT, AGAIN} & {spot.key for spot in house.spots()} or len(house.desk.module.lessons) == 1
    house.wait()
    house.click(LIST)
    house.wait()
    assert [type(scene) for scene in house.stack.scenes] == [Title, Lessons]
    assert begun(house.desk)[lesson.key].done


# Leaving


def write(house: House, text: str) -> None:
    for letter in text:
        house.post(pygame.TEXTINPUT, text=letter)
        house.frame(0.02)


def test_what_nobody_in_particular_has_learned_is_theirs_under_a_name(
    pupil: Pupil, module: GameModule
) -> None:
    house, lesson = pupil.house, module.lessons[0]
    for _ in pupil.steps(lesson):
        pass
    known = begun(house.desk)
    assert known[lesson.key].done
    for name in ("", "Nora"):
        house.open(house.routes.new_game())
        house.wait()
        house.click((NAME, 0))
        write(house, name)
        house.key(ENTER)
        house.click(START)
        house.wait()
        assert begun(house.desk) == known
    assert house.desk.settings.me == "Nora"
    pupil.begin(lesson, anew=True)
    assert pupil.table.party.names[pupil.table.lesson.people[0]] == "Nora"


def test_a_pupil_is_not_called_like_the_rival(pupil: Pupil, module: GameModule) -> None:
    pupil.house.desk.settings.names = ["bo"]
    pupil.begin(module.lessons[0])
    assert pupil.table.party.names[:2] == ("Ana", "Bo")


def test_whoever_leaves_goes_on_there_in_another_program_too(
    pupil: Pupil, module: GameModule, tmp_path: Path
) -> None:
    lesson = module.lessons[0]
    pupil.begin(lesson)
    while pupil.tutor.number < 3:
        pupil.step()
    there = pupil.tutor.bookmark
    pupil.house.key(ESCAPE)
    pupil.house.wait()
    assert isinstance(pupil.house.top, Pause)
    pupil.house.click(PauseChoice.TITLE)
    pupil.house.wait()
    assert isinstance(pupil.house.top, Title)
    for house in (pupil.house, a_school(tmp_path, module.key)):
        again = Pupil(house)
        again.begin(lesson)
        assert again.tutor.bookmark == there


def test_what_is_decided_freely_is_on_the_disk_before_anybody_sees_what_comes_of_it(pupil: Pupil) -> None:
    house = pupil.house
    lessons = house.desk.module.lessons
    lesson = next(each for each in lessons if any(isinstance(beat, Free) for beat in each.beats))
    for table in pupil.steps(lesson):
        if isinstance(table.tutor.beat, Free) and table.tutor.stage is Stage.ASK:
            break
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    assert table.tutor.bookmark.given
    assert begun(house.desk)[lesson.key].at == table.tutor.bookmark


def test_the_pause_begins_a_lesson_again(pupil: Pupil) -> None:
    pupil.begin(pupil.house.desk.module.lessons[0])
    while pupil.tutor.number < 2:
        pupil.step()
    pupil.house.key(ESCAPE)
    pupil.house.wait()
    pupil.house.click(PauseChoice.RESTART)
    pupil.house.wait()
    pupil.house.click(1)  # what asks whether one is sure
    pupil.wait()
    assert pupil.tutor.number == 0


# Answering


@pytest.mark.parametrize("how", ["digit", "click", "arrows"])
def test_a_guess_by_digit_by_click_and_by_arrows(pupil: Pupil, how: str) -> None:
    until(pupil, Stage.GUESS)
    match how:
        case "digit":
            pupil.press(pygame.K_2)
        case "click":
            pupil.house.click((OPTION, 1))
        case "arrows":
            pupil.press(pygame.K_DOWN, pygame.K_UP, pygame.K_DOWN, ENTER)
    pupil.wait()
    assert pupil.tutor.stage is Stage.ANSWERED


class Shown:
    """Somebody who asks to be shown, by key or by the button, and does what he sees."""

    def __init__(self, pupil: Pupil) -> None:
        self.pupil = pupil
        self.seen = self.picture

    @property
    def picture(self) -> bytes:
        """What is to be seen in the window."""
        window = self.pupil.house.desktop.window
        self.pupil.house.frame(1.0)
        Window.show(window, self.pupil.house.stack)
        return pygame.image.tobytes(window.surface, "RGB")

    def does(self, act: Callable[[], object]) -> None:
        """And sees that something has come of it."""
        where = self.pupil.table.lesson.key, self.pupil.tutor.number
        act()
        self.pupil.wait()
        seen = self.picture
        assert seen != self.seen, where
        self.seen = seen


def wrong_once(pupil: Pupil, lesson: Lesson) -> Iterator[Tutor]:
    """At every decision of a lesson, when something weaker was tried and it is open again."""
    for table in pupil.steps(lesson):
        if table.tutor.stage is Stage.ASK and table.tutor.weak and not table.more:
            yield table.tutor


@pytest.mark.parametrize("how", ["keys", "click and Enter", "key alone", "clicks"])
def test_whoever_is_shown_gets_to_the_right_answer(pupil: Pupil, how: str) -> None:
    """At every decision of all lessons; by one thing alone in the first ones."""
    lessons = pupil.house.desk.module.lessons
    for lesson in lessons[: 2 if how in ("key alone", "clicks") else len(lessons)]:
        for tutor in wrong_once(pupil, lesson):
            led(pupil, tutor, how)


def led(pupil: Pupil, tutor: Tutor, how: str) -> None:
    """Within a few presses, each of which shows."""
    house, shown = pupil.house, Shown(pupil)
    at = tutor.number
    where = 0, 0
    if "click" in how:
        house.post(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        where = house.middle(SHOW_ME)
        shown.seen = shown.picture
    for press in range(7):
        if tutor.stage is not Stage.ASK:
            break
        by_enter = press % 2 == 1 if how == "keys" else press > 0 and how == "click and Enter"
        if by_enter:
            shown.does(lambda: house.key(ENTER))
        elif "click" in how:
            shown.does(lambda: house.click_at(where))
        else:
            shown.does(lambda: house.key(HINT))
    assert (tutor.number, tutor.stage, tutor.right) == (at, Stage.ANSWERED, True)


# What is said


def asked(table: LessonTable) -> str:
    """What can be read of the words of the beat, in the bubble or in the strip."""
    hud = table.hud()
    if hud.speech is not None:
        return hud.speech.words.text
    strip = table.tableau.panes(hud)[STRIP].content
    return strip.caption if isinstance(strip, Strip) else ""


@pytest.mark.parametrize("text", [100, 200])
def test_a_beat_that_asks_always_shows_its_question(module: GameModule, tmp_path: Path, text: int) -> None:
    """Whatever is pointed at, and when half of an answer is chosen; it hides nothing of what is foretold."""
    pupil = Pupil(a_school(tmp_path, module.key, size="1280x720", text=text))
    for table in pupil.steps(module.lessons[-1 if text == 100 else 0]):
        if table.tutor.stage is not Stage.ASK or table.choosing is None:
            continue
        question = placing.sentences(pupil.house.desk.say(table.tutor.text))[-1]
        for spot in [spot for spot in table.spots() if spot.answer][-MOST_SPOTS:]:
            table.focus.lead_to(spot.key)
            assert question in asked(table) or table.more, (table.tutor.number, spot.key)
            hud = table.hud()
            if hud.asks and hud.speech is not None:
                assert placing.shared(hud.speech.box, table.tabletop.slots[INFO]) < 1
        rest = table.choosing.rest(table.choosing.open[0])
        if len(rest) > 1 and not table.more:
            table.play.answer(table.tabletop.way_to(rest))
            assert question in asked(table), (table.tutor.number, rest)
            while table.play.step_back():
                pass
        table.focus.key = None


def test_the_last_round_is_no_answer(pupil: Pupil) -> None:
    until(pupil, Stage.ASK)
    table = pupil.table
    table.choose(Spot(REPLAY, table.stage.box, ""))
    assert table.choosing is not None
    assert not table.choosing.begun


def test_nothing_is_pointed_at_through_the_words(pupil: Pupil) -> None:
    until(pupil, Stage.ASK)
    table = pupil.table
    speech = table.hud().speech
    assert speech is not None
    for x in range(1, 8):
        at = speech.box.x + speech.box.w * x / 8, speech.box.centre[1]
        table.handle(PointerMoved(at))
        assert table.focus.key == WORDS
        assert table.hud().speech is not None


def test_the_first_enter_of_whoever_has_pointed_at_no_answer_leads_to_the_first(pupil: Pupil) -> None:
    until(pupil, Stage.GUESS)
    table, house = pupil.table, pupil.house
    house.post(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0))
    assert "first try" in [label for _, label in table.hud().hints or ()]
    house.key(ENTER)
    assert (table.tutor.stage, table.focus.key) == (Stage.GUESS, (OPTION, 0))
    assert "choose" in [label for _, label in table.hud().hints or ()]
    pupil.press(ENTER)
    assert table.tutor.stage is Stage.ANSWERED


def test_the_strip_says_what_keys_do_at_every_stop(pupil: Pupil) -> None:
    """Digits where one of several answers is wanted; on, where something is to be read."""
    stages = set()
    for lesson in pupil.house.desk.module.lessons:
        for table in pupil.steps(lesson):
            hints = table.hud().hints
            assert hints is not None
            said = [label for _, label in hints]
            stages.add(table.tutor.stage)
            reads = table.more or table.tutor.stage in READING
            assert ("continue" in said) == reads
            assert ("answer" in said) == (table.tutor.stage is Stage.GUESS and not reads)
            assert ("show me" in said) == (bool(table.tutor.solutions()) and not reads)
    assert stages == {Stage.TELL, Stage.ASK, Stage.GUESS, Stage.ANSWERED}


def test_the_way_on_is_heard_only_after_a_moment(pupil: Pupil) -> None:
    pupil.begin(pupil.house.desk.module.lessons[0])
    pupil.device.choose(pupil.house, GO_ON)
    pupil.house.until(lambda: pupil.there)
    before = pupil.tutor.number, pupil.tutor.stage
    pupil.house.key(ENTER)
    assert (pupil.tutor.number, pupil.tutor.stage) == before


# After the last one


def test_the_coach_of_the_game_after_the_last_lesson_is_there_for_that_game_alone(
    module: GameModule, tmp_path: Path
) -> None:
    house = a_school(tmp_path, module.key)
    house.open(house.routes.lesson_done(module.lessons[-1]))
    house.wait()
    house.click(PLAY)
    house.until(lambda: isinstance(house.top, Table))
    first = house.table
    assert (house.desk.settings.coach, first.play.course.casual) == (WARN, True)

    again = House(tmp_path, "--game", module.key, program=beside_the_others)  # as after a kill
    saved = again.desk.saves.newest(module)
    assert saved is not None
    assert saved.match.beginning == first.match.beginning
    again.open(again.routes.resume(saved))
    assert again.desk.settings.coach == WARN, "it goes on with it"

    again.open(Plan.beginners(again.desk, again.routes).begin())
    again.until(lambda: isinstance(again.top, Table))
    assert (again.desk.settings.coach, again.table.play.course.casual) == (OFF, False)


@pytest.mark.parametrize("device", DEVICES)
def test_after_any_lesson_a_quick_game_against_the_gentlest_level_begins_at_once(
    module: GameModule, tmp_path: Path, device: type[Device]
) -> None:
    """And whoever has finished one gets the last one again."""
    house = a_school(tmp_path, module.key)
    strongest = module.levels[-1].key
    for lesson, who in ((module.lessons[0], module.levels[0].key), (module.lessons[-1], strongest)):
        house.open(house.routes.lesson_done(lesson))
        house.wait()
        device().choose(house, NOW)
        house.until(lambda: isinstance(house.top, Table))
        assert house.table.party.seats == ("human", who)
        assert (house.desk.settings.coach, house.table.play.course.casual) == (OFF, False)
        house.desk.habits.seats = ["human", strongest]
        house.routes.results(house.table.party, Ending(house.table.match.state, None))


@pytest.mark.parametrize("chosen", [TEACH, OFF])
def test_what_somebody_chose_since_stays(chosen: str) -> None:
    settings = Settings()
    settings.lend_coach(5)
    settings.coach = chosen
    settings.give_coach_back(5)
    settings.give_coach_back(6)
    assert (settings.coach, settings.coached) == (chosen, "")


@pytest.mark.parametrize("own", [WARN, TEACH])
def test_whoever_has_a_coach_keeps_it(own: str) -> None:
    settings = Settings(coach=own)
    settings.lend_coach(5)
    settings.give_coach_back(6)
    assert settings.coach == own
