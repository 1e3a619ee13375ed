"""The first start: one screen, and Enter takes everything as it is usual."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.core.levels import HUMAN
from game.services.i18n import languages
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.palette import CONTRAST, NORMAL
from game.shell.scenes.menu.facade import GAME
from game.shell.scenes.menu.first_start import (
    COLOURS,
    LANGUAGE,
    LOOK,
    MOTION,
    SOUND,
    TEXT_SIZE,
    FirstStart,
)
from game.shell.scenes.menu.first_start import PLAY as QUICK
from game.shell.scenes.menu.title import Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Help, Push, Swap
from game.shell.scenes.settings.pages import TEXT_SIZES
from game.shell.scenes.stack import Stack
from game.shell.stage import Stage
from tests.shell.test_facade import a_desk_of, overlap
from tests.shell.test_notice import (
    _ART,
    DEVICES,
    SIZES,
    Blank,
    ToyWays,
    Typesetter,
    a_desk,
    assert_fits,
    choose,
    go_back,
    key,
    pad,
    painted,
    send,
    written,
)

TEACH, PLAY = (GAME, BEASTY_BAR.key), (QUICK, BEASTY_BAR.key)
"""Of the only game there is."""
SMALLEST = 44
"""Of a target, in units."""


@pytest.fixture(autouse=True)
def normal_colours() -> Iterator[None]:
    yield
    _ART.theme = NORMAL


def a_first_start(**settings: Any) -> FirstStart:
    desk = a_desk(first_start=True, **settings)
    desk.apply_settings = lambda: desk.translations.speak(desk.settings.language or "en")
    return FirstStart(desk, ToyWays())


def desk_of(scene: FirstStart) -> Desk:
    return scene._desk


def spot(scene: FirstStart, wanted: object) -> Spot:
    return next(each for each in scene.spots() if each.key == wanted)


def is_title(go: object) -> bool:
    return isinstance(go, Swap) and isinstance(go.scene, Title)


# The ways on


@pytest.mark.parametrize("press", [key(pygame.K_RETURN), pad(pygame.CONTROLLER_BUTTON_A)])
def test_enter_accepts_everything_and_goes_on_to_the_first_lesson(press: pygame.event.Event) -> None:
    scene = a_first_start()
    before = replace(desk_of(scene).settings, first_start=False, me_asked=True)
    assert is_title(send(scene, press))
    assert scene._ways.taught == [desk_of(scene).module.lessons[0]]  # type: ignore[attr-defined]
    assert desk_of(scene).settings == before
    assert desk_of(scene).saved == [True]  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_takes_what_is_set_and_goes_on(device: str) -> None:
    scene = a_first_start()
    choose(scene, device, MOTION)
    assert is_title(go_back(scene, device))
    settings = desk_of(scene).settings
    assert (settings.first_start, settings.reduced_motion) == (False, True)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_just_looks(device: str) -> None:
    assert is_title(choose(a_first_start(), device, LOOK))


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_wants_to_learn_takes_a_lesson_with_the_title_below(device: str) -> None:
    scene = a_first_start()
    stack = Stack(scene, Stage((960, 600)), Blank)
    stack.go(choose(scene, device, TEACH))
    stack.advance(0.02)
    assert [type(each) for each in stack.scenes] == [Title, Blank]
    assert scene._ways.taught == [desk_of(scene).module.lessons[0]]  # type: ignore[attr-defined]


def test_while_somebody_looks_around_the_first_game_is_made_ready() -> None:
    scene = a_first_start()
    scene.advance(0.02)
    assert scene._ways.show.likely == (2, "street")  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", DEVICES)
def test_a_quick_game_is_one_with_the_base_set_against_the_gentlest_computer(device: str) -> None:
    scene = a_first_start(seats=[HUMAN, "boss", "boss"], last_setup={"players": "3", "set": "new"})
    go = choose(scene, device, PLAY)
    assert isinstance(go, Swap)
    (party,) = scene._ways.opened  # type: ignore[attr-defined]
    assert (party.seats, party.setup) == ((HUMAN, "cub"), RULES.parse_setup({"set": "base"}))
    assert desk_of(scene).habits.seats == [HUMAN, "cub"]
    assert not desk_of(scene).settings.first_start


def test_a_game_that_cannot_be_opened_is_told_and_the_start_stays() -> None:
    scene = a_first_start()
    scene._ways.error = BadLayout("There is no line.")  # type: ignore[attr-defined]
    go = choose(scene, "mouse", PLAY)
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)
    assert desk_of(scene).settings.first_start


# What can be set


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("code", languages())
def test_every_language_is_spoken_at_once(device: str, code: str) -> None:
    scene = a_first_start()
    assert choose(scene, device, (LANGUAGE, code)) == STAY
    assert desk_of(scene).settings.language == code
    assert desk_of(scene).translations.code == code
    assert scene.changed


def test_another_language_labels_everything_anew() -> None:
    scene = a_first_start()
    desk_of(scene).translations.text = lambda message: f"{desk_of(scene).translations.code}:{message}"  # type: ignore[method-assign]
    before = written(scene)
    choose(scene, "mouse", (LANGUAGE, "de"))
    after = written(scene)
    assert not any(line.startswith("en:") for line in after)
    assert sum(line.startswith("de:") for line in after) == sum(line.startswith("en:") for line in before)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("size", TEXT_SIZES)
def test_every_text_size_is_kept(device: str, size: int) -> None:
    scene = a_first_start()
    choose(scene, device, (TEXT_SIZE, size))
    assert desk_of(scene).settings.text == size
    assert desk_of(scene).saved  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_ticks_and_unticks(device: str) -> None:
    scene, settings = a_first_start(), None
    for times in (1, 2):
        for tick in (SOUND, MOTION, COLOURS):
            choose(scene, device, tick)
        settings = desk_of(scene).settings
        assert (settings.muted, settings.reduced_motion) == (times == 1, times == 1)
        assert settings.theme == (CONTRAST if times == 1 else NORMAL)


def test_the_sound_key_is_heard_here_too() -> None:
    scene = a_first_start()
    send(scene, key(pygame.K_m))
    assert desk_of(scene).settings.muted
    assert scene.changed


def test_the_arrows_reach_everything() -> None:
    scene = a_first_start()
    reached, todo = {LOOK}, [LOOK]
    while todo:
        here = todo.pop()
        for code in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            scene.focus.key = here
            send(scene, key(code))
            if scene.focus.key not in reached:
                reached.add(scene.focus.key)
                todo.append(scene.focus.key)
    assert reached == {each.key for each in scene.spots()}


# What it looks like


def test_it_says_what_this_is() -> None:
    assert "Unofficial fan version. Not made or endorsed by the publisher." in written(a_first_start())


def test_in_strong_colours_what_holds_can_be_read() -> None:
    _ART.theme = CONTRAST
    scene = a_first_start()
    surface = painted(scene)
    held = scene.stage.pixels(spot(scene, (TEXT_SIZE, 100)).box)
    ground = surface.get_at((held.left + 12, held.centery))[:3]
    assert max(ground) < 0x60, "the letters are white"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 125, 150, 200])
def test_it_fits_into_every_window_with_letters_of_every_size(size: tuple[int, int], text: int) -> None:
    assert_fits(lambda: a_first_start(text=text), size)
    letters = Typesetter()
    letters.scale = text / 100
    painted(a_first_start(text=text), size, letters=letters)
    assert letters.cut == []


def test_nothing_moves_that_nobody_moves() -> None:
    scene = a_first_start()
    scene.changed = False
    scene.advance(1.0)
    assert not scene.moving
    assert not scene.changed


def test_a_title_leads_on_by_itself_only_once() -> None:
    title = Title(a_desk(), ToyWays(), then=Help())
    assert title.advance(0.02) == Help()
    assert title.advance(0.02) == STAY


@pytest.mark.parametrize("games", [2, 3, 4])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), *SIZES])
def test_before_several_doors_nothing_is_in_anybodys_way(
    size: tuple[int, int], games: int, text: int
) -> None:
    """Whatever means the same may lie on itself: a door, its sign and its button."""
    desk = a_desk_of(games, 100)
    scene = FirstStart(desk, ToyWays())
    scene.resized(Stage(size))
    desk.settings.text = text
    spots = scene.spots()
    for number, one in enumerate(spots):
        assert min(one.box.w, one.box.h) >= SMALLEST, one
        assert one.box.x >= 0
        assert one.box.x + one.box.w <= scene.stage.width
        assert one.box.y + one.box.h <= scene.stage.height
        for other in spots[number + 1 :]:
            assert one.key == other.key or not overlap(one.box, other.box), (one.key, other.key)
