"""What is there is on the screen: whenever nothing moves, the window looks as if it were painted anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.levels import HUMAN
from game.core.module import GameModule
from game.core.tutor import Stage
from game.services.settings import Settings
from game.shell.focus import Spot
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.scene import Help
from game.shell.school.scene import LessonTable
from game.shell.table.rerun import Rerun
from tests.contract.house import House, beside_the_others
from tests.contract.school import ENTER, Pupil
from tests.painted import anew, same

FRAMES = pytest.mark.parametrize("seconds", [1 / 15, 0.3], ids=["15", "3"])
MOST_FRAMES, MOST_SPOTS = 300, 5


class Watched:
    """A house whose window is looked at as often as nothing moves."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house, self.seconds, self.looks = house, seconds, 0

    def rest(self) -> None:
        """Until nothing moves any more; then it is compared."""
        stack, window = self.house.stack, self.house.desktop.window
        for _ in range(MOST_FRAMES):
            self.house.frame(self.seconds)
            if not stack.moving:
                assert same(window.surface, anew(window, stack)), type(stack.top)
                assert not window.show(stack), "at rest nothing is painted"
                self.looks += 1
                return
        raise AssertionError(f"{stack.top} never comes to rest")

    def does(self, kind: int, **fields: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        self.rest()

    def points(self, spot: Spot) -> tuple[int, int]:
        at = self.house.desktop.window.stage.pixels(spot.box).center
        self.does(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        return at

    def clicks(self, spot: Spot) -> None:
        at = self.points(spot)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.does(kind, pos=at, button=1)

    def presses(self, code: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.does(kind, key=code, mod=0, unicode="", scancode=0)


@pytest.fixture
def opened(module: GameModule, tmp_path: Path) -> Callable[..., House]:
    def opened(*words: str) -> House:
        settings = Settings(reduced_motion=True, names=["Ana"])
        line = ("--game", module.key, "--seed", "3", *words)
        house = House(tmp_path, *line, program=beside_the_others, settings=settings)
        house.desk.settings.speed = house.desk.settings.computer_speed = 4.0  # instantly nothing fades
        return house

    return opened


@FRAMES
def test_at_a_table_nothing_is_left_unpainted(opened: Callable[..., House], seconds: float) -> None:
    house = opened("--seats", f"{HUMAN},random")
    house.until_asked()
    watched = Watched(house, seconds)
    for spot in house.spots()[-MOST_SPOTS:]:
        watched.points(spot)
    for code in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_1, pygame.K_TAB):
        watched.presses(code)


@FRAMES
def test_in_a_lesson_the_next_words_come_with_nobody_moving_anything(
    opened: Callable[..., House], seconds: float
) -> None:
    house = opened()
    pupil, watched = Pupil(house), Watched(house, seconds)
    pupil.begin(house.desk.module.lessons[0], anew=True)
    watched.rest()
    for _ in range(4):
        if not isinstance(house.top, LessonTable):
            break
        before = house.picture
        house.frame(1.0)
        if pupil.tutor.stage in (Stage.GUESS, Stage.ASK):
            for spot in [spot for spot in house.spots() if spot.answer][:1]:
                watched.points(spot)
        watched.presses(ENTER)
        pupil.wait()
        assert house.picture != before
    assert watched.looks


@FRAMES
def test_an_example_rests_when_it_waits_to_be_closed(opened: Callable[..., House], seconds: float) -> None:
    house = opened("--seats", f"{HUMAN},random")
    house.decide()
    house.until_asked()
    table = house.table
    house.open(house.routes.watch(table.party, "Once upon a time", table.play.history.turns[0]))
    watched = Watched(house, seconds)
    watched.rest()
    assert isinstance(house.top, Rerun)
    assert house.top._stays, "it rests only at its end"
    for spot in house.top._own():
        watched.points(spot)
    watched.presses(pygame.K_TAB)


def test_below_a_page_the_guide_is_painted_to_its_end(opened: Callable[..., House]) -> None:
    house = opened()
    wide = pygame.event.Event(pygame.VIDEORESIZE, w=1800, h=600)  # beside the page, cards are to be seen
    house.desktop.window.take([wide], house.stack)
    house.stack.go(Help())
    house.frame(1 / 60)
    assert house.top.unfinished, "a few pictures come with every frame"
    house.click(next(spot.key for spot in house.spots() if spot.text))
    assert isinstance(house.top, Zoom)
    Watched(house, 1 / 60).rest()


def test_below_the_pause_the_table_shows_what_is_changed_in_it(opened: Callable[..., House]) -> None:
    house = opened("--seats", f"{HUMAN},random")
    house.until_asked()
    watched = Watched(house, 0.3)
    watched.presses(pygame.K_ESCAPE)
    watched.presses(pygame.K_m)
    for key in ("chances", "coach"):
        watched.clicks(next(spot for spot in house.spots() if spot.key == key))
