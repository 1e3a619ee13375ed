"""Keys and buttons on the screen: named as they are bound, on the device that was used last."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.shell.paint import caps
from game.shell.paint.brush import Brush
from game.shell.paint.caps import DOWN, LEFT, RIGHT, UP, Cap, Hint, hint_width, paint_hints, row_width
from game.shell.paint.type import Type
from game.shell.scenes.menu.title import Title
from game.shell.signals import CONTROLLER, KEYBOARD, Intent
from game.shell.stage import Box, Stage
from game.shell.table import curtain, recap
from tests.beasty_bar.show.house import ART, House
from tests.shell.screens import SCREENS

Act = Callable[[House], None]


def key(house: House) -> None:
    house.key(pygame.K_F2)
    house.key(pygame.K_DOWN)


def wheel(house: House) -> None:
    house.post(pygame.MOUSEWHEEL, x=0, y=1)


def stick(house: House) -> None:
    house.post(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=32_000, instance_id=0)


def drift(house: House) -> None:
    house.post(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTY, value=3_000, instance_id=0)


USES: dict[str, tuple[Act, str]] = {
    "a key": (key, KEYBOARD),
    "the mouse": (lambda house: house.move((5, 5)), KEYBOARD),
    "the wheel": (wheel, KEYBOARD),
    "a button": (lambda house: house.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN), CONTROLLER),
    "the stick": (stick, CONTROLLER),
}


@pytest.mark.parametrize("before", [KEYBOARD, CONTROLLER])
@pytest.mark.parametrize(("use", "device"), USES.values(), ids=USES.keys())
def test_what_is_named_is_the_device_that_was_used_last(use: Act, device: str, before: str) -> None:
    house = House()
    house.open(Title(house.desk, house.routes))
    house.desk.bindings.device = before
    use(house)
    assert house.desk.bindings.device == device
    assert str(house.desk.key(Intent.CONFIRM)) == {KEYBOARD: "Enter", CONTROLLER: "A"}[device]


def test_a_stick_that_trembles_is_not_used() -> None:
    house = House()
    house.open(Title(house.desk, house.routes))
    drift(house)
    assert house.desk.bindings.device == KEYBOARD


def test_the_screen_changes_with_the_device_on_the_very_next_frame() -> None:
    house = House()
    house.open(Title(house.desk, house.routes))
    house.frame(2.0)
    keys = house.picture
    house.button(pygame.CONTROLLER_BUTTON_GUIDE)
    assert house.picture == keys, "a button that means nothing is no sign"
    house.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    house.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert house.picture != keys
    house.key(pygame.K_DOWN)
    house.key(pygame.K_UP)
    assert house.picture == keys


TOLD = [
    *("title", "first_start", "saved_games", "new_game", "settings_display", "draft", "table_of_2"),
    *("an_animal_of_the_line", "choosing_a_landing", "first_hint", "computers_alone", "curtain", "log"),
    *("rerun", "fan_of_the_bar", "zoom", "guide_animals", "guide_rules", "viewer", "what_if"),
]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Cap]:
    """Every cap that is painted from now on."""
    seen: list[Cap] = []
    paint = caps.paint_cap

    def watched(brush: Brush, cap: Cap, box: Box, size: float = caps.LETTERS) -> None:
        seen.append(cap)
        paint(brush, cap, box, size)

    for module in (caps, curtain, recap):
        monkeypatch.setattr(module, "paint_cap", watched)
    return seen


@pytest.mark.parametrize("name", TOLD)
def test_with_a_controller_in_hand_no_key_is_named(name: str, painted: list[Cap]) -> None:
    house = House(drawn=1000)
    SCREENS[name](house)
    house._drawn = 1
    house.frame(0.0)
    assert painted
    assert {cap.pad for cap in painted} == {False}
    painted.clear()
    house.desk.bindings.device = CONTROLLER
    house.stack.redraw()
    house.frame(0.0)
    assert {cap.pad for cap in painted} == {True}


def test_arrows_are_short_and_the_cross_of_a_controller_is_one() -> None:
    desk = House().desk
    assert desk.arrows(Intent.LEFT, Intent.RIGHT) == Cap(f"{LEFT} {RIGHT}")
    desk.bindings.bind(KEYBOARD, Intent.LEFT, pygame.K_a)
    assert desk.arrows(Intent.LEFT, Intent.RIGHT) == Cap(f"A {RIGHT}")
    desk.bindings.device = CONTROLLER
    assert desk.arrows(Intent.UP, Intent.DOWN) == Cap(f"{UP} {DOWN}", pad=True)
    desk.bindings.bind(CONTROLLER, Intent.MUTE, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert desk.arrows(Intent.UP) == Cap("LS", pad=True), "the stick always leads there"


def test_what_has_no_key_is_told_by_what_does_the_same() -> None:
    desk = House().desk
    assert desk.key(Intent.SKIP, Intent.CONFIRM) == Cap("Space")
    desk.bindings.device = CONTROLLER
    assert desk.key(Intent.SKIP, Intent.CONFIRM) == Cap("A", pad=True)
    assert desk.key(Intent.MUTE).text == ""


# Rows of hints

HINTS: list[Hint] = [
    (Cap("Enter"), "select"),
    (Cap("A", pad=True), "play"),
    (Cap(f"{UP} {DOWN}", pad=True), "read on"),
]


def a_brush(scale: float) -> Brush:
    House()
    letters = Type()
    letters.scale = scale
    return Brush(pygame.Surface((1920, 1080)), Stage((1920, 1080)), ART, letters)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("align", ["left", "right"])
def test_hints_are_as_large_as_there_is_room_and_tell_what_is_left_of_it(scale: float, align: str) -> None:
    brush = a_brush(scale)
    wide = row_width(brush, HINTS)
    room = Box(100, 100, 2 * wide, 80)
    left = paint_hints(brush, HINTS, room, align=align)
    assert left.w == pytest.approx(room.w - wide, abs=40)
    assert left.x == pytest.approx(room.x + wide if align == "left" else room.x, abs=40)


def test_where_room_is_short_hints_shrink_to_their_usual_size_and_then_the_last_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brush, usual = a_brush(2.0), row_width(a_brush(1.0), HINTS)
    shown: list[tuple[Hint, float]] = []

    def watched(brush: Brush, hint: Hint, row: Box, share: float) -> float:
        shown.append((hint, share))
        return hint_width(brush, hint, share)

    monkeypatch.setattr(caps, "_paint_hint", watched)
    paint_hints(brush, HINTS, Box(0, 0, usual, 60))
    assert shown == [(hint, 0.5) for hint in HINTS]
    shown.clear()
    paint_hints(brush, HINTS, Box(0, 0, usual - 30, 60))
    assert shown == [(hint, 0.5) for hint in HINTS[:-1]]


def test_what_has_no_key_is_not_told() -> None:
    room = Box(0, 0, 500, 60)
    assert paint_hints(a_brush(1.0), [(Cap(""), "sound")], room) == room
