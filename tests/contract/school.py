"""Somebody who takes lessons at the real table, by whatever device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pygame

from game.core.lessons import Do, Guess, Lesson
from game.core.tutor import Stage, Tutor
from game.services.settings import Settings
from game.shell.school.done import LessonDone
from game.shell.school.scene import GO_ON, OPTION, LessonTable
from game.shell.window import Window
from tests.contract.devices import Device, Mouse
from tests.contract.house import House, beside_the_others

MOST_STEPS: Final = 80


def a_school(folder: Path, game: str, *, size: str = "960x600", text: int = 100) -> House:
    """The title of a game, in a window that is painted only when somebody asks for it."""
    settings = Settings(text=text, names=["Ana"])
    house = House(folder, "--game", game, size=size, program=beside_the_others, settings=settings)
    house.desktop.window.show = lambda *_: None  # type: ignore[method-assign, misc]
    return house


class Pupil:
    """Goes through lessons; at each decision a weaker answer comes first, if there is one."""

    def __init__(self, house: House, device: Device | None = None) -> None:
        self.house, self.device = house, device or Mouse()
        self.failed: set[int] = set()
        """The beats that were answered by something weaker."""

    @property
    def table(self) -> LessonTable:
        top = self.house.top
        assert isinstance(top, LessonTable), top
        return top

    @property
    def tutor(self) -> Tutor:
        return self.table.tutor

    def begin(self, lesson: Lesson, *, anew: bool = False) -> None:
        self.failed.clear()
        self.house.open(self.house.routes.lesson(lesson, anew=anew))
        self.wait()

    def wait(self) -> None:
        """Until there is something to read or to answer, and it was there for long enough to be heard."""
        self.house.until(lambda: self.there)
        self.house.frame(1.0)
        self.house.frame(1.0)

    @property
    def there(self) -> bool:
        top = self.house.top
        if isinstance(top, LessonDone):
            return True
        if not isinstance(top, LessonTable) or top.timeline.busy or top.tutor.match is not top.match:
            return False
        asked = top.tutor.stage is not Stage.ASK or top.choosing is not None
        return asked and top.tutor.stage not in (Stage.WAIT, Stage.DONE)

    @property
    def done(self) -> bool:
        return isinstance(self.house.top, LessonDone)

    def step(self) -> None:
        """Whatever it waits for."""
        tutor = self.tutor
        self.table.hud()  # nothing is painted, so that nobody has looked for room for the words yet
        match tutor.stage:
            case _ if self.table.more:
                self.device.choose(self.house, GO_ON)
            case Stage.GUESS:
                assert isinstance(tutor.beat, Guess)
                self.device.choose(self.house, (OPTION, self._wanted(tutor.beat)))
            case Stage.ASK:
                self.decide(self._action())
            case _:
                self.device.choose(self.house, GO_ON)
        self.wait()

    def _wanted(self, beat: Guess) -> int:
        """Something wrong in the first lesson, what is right in the others."""
        first = self.tutor.lesson == self.house.desk.module.lessons[0]
        return (beat.right + first) % len(beat.options)

    def _action(self) -> Any:
        tutor, rules = self.tutor, self.tutor.module.rules
        legal, right = rules.legal_actions(tutor.match.state), tutor.solutions()
        weaker = [action for action in legal if action not in right]
        if isinstance(tutor.beat, Do) and weaker and tutor.number not in self.failed:
            self.failed.add(tutor.number)
            return weaker[0]
        return (right or legal)[0]

    def decide(self, action: Any) -> None:
        """Point at one thing after the other."""
        table, tutor = self.table, self.tutor
        before = tutor.stage, len(table.match.actions)
        for _ in range(8):
            assert table.choosing is not None, "nobody is asked"
            window = self.house.desktop.window
            Window.show(window, self.house.stack)  # what is painted knows where things are
            self.device.choose(self.house, table.tabletop.way_to(table.choosing.rest(action)))
            if (tutor.stage, len(table.match.actions)) != before:
                return
        raise AssertionError(f"nothing comes of pointing at what {action} takes")

    def steps(self, lesson: Lesson) -> Iterator[LessonTable]:
        """The whole lesson; the table at each stop."""
        self.begin(lesson, anew=True)
        for _ in range(MOST_STEPS):
            if self.done:
                return
            yield self.table
            self.step()
        raise AssertionError(f"{lesson.key} never ends: {self.tutor.stage}")

    def press(self, *codes: int) -> None:
        for code in codes:
            self.house.key(code)
        self.wait()


ENTER, ESCAPE, HINT = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_h
