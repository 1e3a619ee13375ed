"""Things as large as they get, and the cards of a pile."""

from collections.abc import Callable

import pygame
import pytest

from game.shell.paint.type import Type
from game.shell.scenes.overlay import HIDDEN
from game.shell.scenes.reading.fan import Fan
from game.shell.scenes.reading.zoom import AFTER, BEFORE, CLOSE, Zoom
from game.shell.scenes.scene import STAY, Pop, Push, Scene
from game.shell.scenes.stack import Stack
from game.shell.signals import FocusLost, Intent, Press
from game.shell.stage import Stage
from tests.shell.pages import page
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    a_brush,
    a_desk,
    assert_fits,
    choose,
    click,
    go_back,
    key,
    pad,
    send,
    written,
)

NAMES = ("lion", "hippo", "zebra")


def a_zoom(number: int = 0, length: int = 2, *, secret: bool = False) -> Zoom:
    pygame.font.init()
    return Zoom(a_desk(), Type(), [page(name, length) for name in NAMES], number, secret=secret)


def a_fan(count: int = 5, *, secret: bool = False) -> Fan:
    pygame.font.init()
    pages = [page(f"card {n}") for n in range(count)]
    return Fan(a_desk(), Type(), "A pile", "All of it.", pages, secret=secret)


def opened(go: object) -> object:
    assert isinstance(go, Push)
    assert isinstance(go.scene, Blank)
    return go.scene.result


def looked_at(go: object) -> int:
    """The number of the card."""
    assert isinstance(go, Push)
    assert isinstance(go.scene, Zoom)
    return int(go.scene.page.name.removeprefix("card "))


# Zoom


@pytest.mark.parametrize(
    ("there", "back"),
    [
        (key(pygame.K_RIGHT), key(pygame.K_LEFT)),
        (pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT), pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)),
    ],
)
def test_left_and_right_go_to_the_neighbours_and_round(there: object, back: object) -> None:
    zoom, seen = a_zoom(1), []
    for _ in NAMES:
        seen.append(zoom.page.name)
        assert send(zoom, there) == STAY  # type: ignore[arg-type]
    assert seen == ["hippo", "zebra", "lion"]
    send(zoom, back)  # type: ignore[arg-type]
    assert zoom.page.name == "lion"


@pytest.mark.parametrize("device", DEVICES)
def test_the_buttons_go_to_the_neighbours_and_close(device: str) -> None:
    zoom = a_zoom()
    choose(zoom, device, AFTER)
    assert zoom.page.name == "hippo"
    choose(zoom, device, BEFORE)
    assert zoom.page.name == "lion"
    assert choose(zoom, device, CLOSE) == Pop()


@pytest.mark.parametrize("make", [a_zoom, a_fan])
@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_closes_it(make: Callable[[], Scene], device: str) -> None:
    assert go_back(make(), device) == Pop()


def test_the_key_that_opens_it_and_the_other_mouse_button_close_it() -> None:
    right = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=3)
    for event in (key(pygame.K_i), pad(pygame.CONTROLLER_BUTTON_X), right):
        assert send(a_zoom(), event) == Pop()


@pytest.mark.parametrize("device", DEVICES)
def test_everything_the_page_leads_to_is_opened_with_every_device(device: str) -> None:
    zoom = a_zoom(length=1)
    zoom.resized(Stage((1920, 1080)))
    things = [spot for spot in zoom.spots() if spot.name not in ("Close", "Previous", "Next")]
    assert len(things) > 12
    for spot in things:
        assert opened(choose(zoom, device, spot.key)) == spot.name


@pytest.mark.parametrize("walk", [key(pygame.K_DOWN), pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)])
def test_a_long_page_is_read_to_its_end_without_a_mouse(walk: object) -> None:
    zoom = a_zoom(length=20)
    zoom.resized(Stage((960, 600)))
    for _ in range(80):
        send(zoom, walk)  # type: ignore[arg-type]
    assert zoom._reader.offset == zoom._reader.furthest > 0
    assert opened(send(zoom, key(pygame.K_RETURN))) in ("one", "two", "three")


def test_tab_scrolls_to_what_it_leads_to() -> None:
    zoom = a_zoom(length=20)
    zoom.resized(Stage((960, 600)))
    send(zoom, key(pygame.K_TAB))
    for _ in range(40):
        if zoom.focus.key == CLOSE:
            break
        assert zoom.focus.key in [spot.key for spot in zoom.spots()]
        send(zoom, key(pygame.K_TAB))
    assert zoom.focus.key == CLOSE


@pytest.mark.parametrize("make", [a_zoom, a_fan])
@pytest.mark.parametrize("signal", [FocusLost(), Press(Intent.HIDE)])
def test_what_is_secret_below_is_hidden_at_once(
    make: Callable[..., Scene], signal: FocusLost | Press
) -> None:
    assert make(secret=True).handle(signal) == Pop(HIDDEN)
    assert make().handle(signal) == STAY


def test_what_has_to_be_hidden_is_hidden_through_all_that_lies_on_it() -> None:
    below = Blank()
    stack = Stack(below, Stage((960, 600)))
    for scene in (a_fan(secret=True), a_zoom(secret=True)):
        stack.go(Push(scene))
    stack.handle(FocusLost())
    assert stack.top is below
    assert below.result == HIDDEN


def test_what_is_below_is_darkened_only_once() -> None:
    brush = a_brush((960, 600))
    zoom = a_zoom()
    stack = Stack(Blank((200, 200, 200)), brush.stage)
    stack.go(Push(zoom))
    stack.repaint(brush)
    dark = brush.surface.get_at((2, 300))
    assert dark != (200, 200, 200, 255)
    for _ in range(3):
        send(zoom, key(pygame.K_RIGHT))
        assert stack.repaint(brush)
        assert brush.surface.get_at((2, 300)) == dark


def test_it_comes_to_rest() -> None:
    zoom = a_zoom()
    zoom.advance(0.5)
    zoom.changed = False
    zoom.advance(0.5)
    assert not zoom.moving
    assert not zoom.changed


@pytest.mark.parametrize("size", SIZES)
def test_a_zoom_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(a_zoom, size)
    assert_fits(lambda: a_zoom(length=12), size)


def test_all_there_is_to_say_is_written() -> None:
    zoom = a_zoom(2)
    assert {"zebra", "Strength 12", "2 points", "Recurring action"} <= {*written(zoom)}


# Fan


@pytest.mark.parametrize("device", DEVICES)
def test_every_card_of_a_pile_is_looked_at_with_every_device(device: str) -> None:
    fan = a_fan(9)
    for number in range(9):
        assert looked_at(choose(fan, device, number)) == number


def test_what_is_secret_below_a_pile_is_hidden_from_a_closer_look_as_well() -> None:
    go = choose(a_fan(secret=True), "mouse", 1)
    assert isinstance(go, Push)
    assert go.scene.handle(FocusLost()) == Pop(HIDDEN)


def test_the_other_mouse_button_looks_at_the_card_below_it_and_elsewhere_leads_back() -> None:
    fan = a_fan()
    box = fan.spots()[3].box
    at = fan.stage.pixels(box).center
    assert looked_at(send(fan, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))) == 3
    assert looked_at(send(fan, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=2))) == 3
    assert send(fan, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=3)) == Pop()


def test_the_card_pointed_at_is_looked_at_by_key() -> None:
    fan = a_fan()
    send(fan, key(pygame.K_RIGHT))
    assert looked_at(send(fan, key(pygame.K_i))) == 1


def test_the_key_that_opened_a_pile_closes_it() -> None:
    assert send(a_fan(), key(pygame.K_b)) == Pop()
    assert send(a_fan(), key(pygame.K_t)) == Pop()


def test_an_empty_pile_can_be_left() -> None:
    fan = a_fan(0)
    assert send(fan, *click(fan.spots()[0].box, fan.stage)) == Pop()
    assert send(a_fan(0), key(pygame.K_RETURN)) == Pop()
    assert send(a_fan(0), key(pygame.K_i)) == Pop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 6, 7, 15, 38])
def test_a_pile_fits_into_every_window(size: tuple[int, int], count: int) -> None:
    assert_fits(lambda: a_fan(count), size)
