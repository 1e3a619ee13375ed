"""Mouse, keyboard and controller say the same things."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from game.shell.interpreter import Interpreter
from game.shell.signals import (
    BUTTONS,
    KEYS,
    NOWHERE,
    Button,
    Digit,
    Dropped,
    FocusLost,
    Intent,
    Letter,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Release,
    Signal,
    Typed,
    Wheel,
)
from game.shell.stage import Stage

STAGE = Stage((960, 540))
"""Half as large as the design."""


def meant(interpreter: Interpreter, kind: int, **fields: object) -> list[Signal]:
    return list(interpreter.signals(pygame.event.Event(kind, **fields), STAGE))


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> list[Signal]:
    return meant(Interpreter(), kind, key=code, mod=mod, unicode="", scancode=0)


# Keyboard


@pytest.mark.parametrize(
    ("code", "intent"),
    [
        (pygame.K_UP, Intent.UP),
        (pygame.K_DOWN, Intent.DOWN),
        (pygame.K_LEFT, Intent.LEFT),
        (pygame.K_RIGHT, Intent.RIGHT),
        (pygame.K_TAB, Intent.NEXT),
        (pygame.K_RETURN, Intent.CONFIRM),
        (pygame.K_KP_ENTER, Intent.CONFIRM),
        (pygame.K_ESCAPE, Intent.BACK),
        (pygame.K_SPACE, Intent.SKIP),
        (pygame.K_h, Intent.HINT),
        (pygame.K_f, Intent.HURRY),
        (pygame.K_x, Intent.HIDE),
        (pygame.K_LALT, Intent.PREVIEW),
        (pygame.K_RALT, Intent.PREVIEW),
        (pygame.K_PLUS, Intent.FASTER),
        (pygame.K_MINUS, Intent.SLOWER),
        (pygame.K_m, Intent.MUTE),
        (pygame.K_F11, Intent.FULL_SCREEN),
        (pygame.K_F1, Intent.HELP),
        (pygame.K_i, Intent.INSPECT),
        (pygame.K_b, Intent.FIRST_PILE),
        (pygame.K_t, Intent.SECOND_PILE),
        (pygame.K_PAGEUP, Intent.PAGE_UP),
        (pygame.K_PAGEDOWN, Intent.PAGE_DOWN),
        (pygame.K_HOME, Intent.TO_TOP),
        (pygame.K_END, Intent.TO_END),
        (pygame.K_BACKSPACE, Intent.ERASE),
        (pygame.K_l, Intent.LOG),
        (pygame.K_r, Intent.REPLAY),
        (pygame.K_SLASH, Intent.SEARCH),
    ],
)
def test_a_key_means_what_the_controls_say(code: int, intent: Intent) -> None:
    assert key(code) == [Press(intent)]
    assert key(code, kind=pygame.KEYUP) == [Release(intent)]


@pytest.mark.parametrize("number", range(1, 10))
def test_number_keys_are_digits(number: int) -> None:
    assert key(pygame.K_0 + number) == [Digit(number)]


@pytest.mark.parametrize("number", range(1, 10))
def test_the_keys_of_the_number_pad_are_digits_too(number: int) -> None:
    assert key(pygame.K_KP_1 + number - 1) == [Digit(number)]


@pytest.mark.parametrize("number", range(1, 6))
def test_number_keys_that_write_something_else_are_digits_by_their_place(number: int) -> None:
    french = [pygame.K_AMPERSAND, 0xE9, pygame.K_QUOTEDBL, pygame.K_QUOTE, pygame.K_LEFTPAREN]
    place = pygame.KSCAN_1 + number - 1
    fields = {"key": french[number - 1], "mod": 0, "unicode": "", "scancode": place}
    assert meant(Interpreter(), pygame.KEYDOWN, **fields) == [Digit(number)]


@pytest.mark.parametrize("code", [pygame.K_0, pygame.K_F5, pygame.K_LCTRL, 0, 999_999_999])
def test_other_keys_mean_nothing(code: int) -> None:
    assert key(code) == []
    assert key(code, kind=pygame.KEYUP) == []


@pytest.mark.parametrize("alt", [pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_LALT | pygame.KMOD_NUM])
def test_alt_and_enter_fill_the_screen(alt: int) -> None:
    assert key(pygame.K_RETURN, alt) == [Press(Intent.FULL_SCREEN)]


def test_enter_with_the_number_lock_on_is_still_enter() -> None:
    assert key(pygame.K_RETURN, pygame.KMOD_NUM | pygame.KMOD_CAPS) == [Press(Intent.CONFIRM)]


@pytest.mark.parametrize("shift", [pygame.KMOD_LSHIFT, pygame.KMOD_RSHIFT])
def test_shift_and_tab_go_back(shift: int) -> None:
    assert key(pygame.K_TAB, shift) == [Press(Intent.PREVIOUS)]


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA])
def test_control_and_c_copy(held: int) -> None:
    assert key(pygame.K_c, held) == [Press(Intent.COPY)]
    assert key(pygame.K_c) == [Letter("c")]


def test_a_letter_that_means_nothing_else_is_one_by_itself() -> None:
    assert key(pygame.K_q) == [Letter("q")]
    assert key(pygame.K_q, kind=pygame.KEYUP) == []
    assert key(pygame.K_q, pygame.KMOD_LCTRL) == []


@pytest.mark.parametrize("code", [pygame.K_SLASH, pygame.K_QUESTION, pygame.K_COMMA, 0xDF])
def test_whichever_key_writes_a_question_mark_asks_why(code: int) -> None:
    fields = {"key": code, "mod": pygame.KMOD_LSHIFT, "unicode": "?", "scancode": 0}
    assert meant(Interpreter(), pygame.KEYDOWN, **fields) == [Press(Intent.WHY)]


# Typing


def typed(kind: int, **fields: object) -> list[Signal]:
    return list(Interpreter().signals(pygame.event.Event(kind, **fields), STAGE, typing=True))


@pytest.mark.parametrize("code", [pygame.K_i, pygame.K_m, pygame.K_SPACE, pygame.K_1, pygame.K_PLUS, 0xE9])
def test_who_types_means_letters_by_the_keys_that_write_them(code: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        assert typed(kind, key=code, mod=0, unicode="", scancode=0) == []


@pytest.mark.parametrize(
    ("code", "intent"),
    [
        (pygame.K_ESCAPE, Intent.BACK),
        (pygame.K_RETURN, Intent.CONFIRM),
        (pygame.K_TAB, Intent.NEXT),
        (pygame.K_BACKSPACE, Intent.ERASE),
        (pygame.K_F1, Intent.HELP),
        (pygame.K_LEFT, Intent.LEFT),
    ],
)
def test_who_types_still_uses_the_other_keys(code: int, intent: Intent) -> None:
    assert typed(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0) == [Press(intent)]


def test_who_types_can_still_copy_but_writes_third_signs() -> None:
    held = {"unicode": "", "scancode": 0}
    assert typed(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_LCTRL, **held) == [Press(Intent.COPY)]
    for third in (pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_LCTRL | pygame.KMOD_MODE):
        assert typed(pygame.KEYDOWN, key=pygame.K_c, mod=third, **held) == []


def test_what_is_written_is_told_only_where_it_is_read() -> None:
    assert typed(pygame.TEXTINPUT, text="é") == [Typed("é")]
    assert meant(Interpreter(), pygame.TEXTINPUT, text="é") == []


# Mouse


def test_the_wheel_turns_by_notches_and_finer() -> None:
    assert meant(Interpreter(), pygame.MOUSEWHEEL, x=0, y=-1, flipped=False) == [Wheel(-1)]
    assert meant(Interpreter(), pygame.MOUSEWHEEL, x=0, y=0, precise_y=0.25) == [Wheel(0.25)]


def test_the_mouse_is_where_the_event_says_in_units_of_the_design() -> None:
    interpreter = Interpreter()
    assert meant(interpreter, pygame.MOUSEMOTION, pos=(480, 270), rel=(0, 0), buttons=(0, 0, 0)) == [
        PointerMoved((960, 540))
    ]
    assert meant(interpreter, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1) == [
        PointerDown((20, 40), Button.LEFT)
    ]
    assert meant(interpreter, pygame.MOUSEBUTTONUP, pos=(10, 20), button=3) == [
        PointerUp((20, 40), Button.RIGHT)
    ]


def test_a_pointer_that_lies_where_the_window_comes_up_points_at_nothing_until_it_moves() -> None:
    interpreter = Interpreter()
    assert meant(interpreter, pygame.WINDOWENTER) == []
    assert meant(interpreter, pygame.MOUSEMOTION, pos=(480, 270), rel=(0, 0), buttons=(0, 0, 0)) == []
    moved = meant(interpreter, pygame.MOUSEMOTION, pos=(481, 270), rel=(1, 0), buttons=(0, 0, 0))
    assert moved == [PointerMoved((962, 540))]
    meant(interpreter, pygame.WINDOWENTER)
    assert meant(interpreter, pygame.MOUSEMOTION, pos=(0, 9), rel=(-481, 0), buttons=(0, 0, 0))


def test_a_pointer_that_leaves_the_window_points_at_nothing_unless_it_holds_something() -> None:
    interpreter = Interpreter()
    assert meant(interpreter, pygame.WINDOWLEAVE) == [PointerMoved(NOWHERE)]
    meant(interpreter, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1)
    assert meant(interpreter, pygame.WINDOWLEAVE) == []
    meant(interpreter, pygame.MOUSEBUTTONUP, pos=(10, 20), button=1)
    assert meant(interpreter, pygame.WINDOWLEAVE) == [PointerMoved(NOWHERE)]


@pytest.mark.parametrize("button", [0, 4, 5, 6, 99])
def test_the_wheel_and_unknown_buttons_mean_nothing(button: int) -> None:
    assert meant(Interpreter(), pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=button) == []
    assert meant(Interpreter(), pygame.MOUSEBUTTONUP, pos=(1, 1), button=button) == []


# Window


def test_another_window_in_front_is_told() -> None:
    assert meant(Interpreter(), pygame.WINDOWFOCUSLOST) == [FocusLost()]


@pytest.mark.parametrize(
    "kind",
    [
        pygame.QUIT,
        pygame.ACTIVEEVENT,
        pygame.WINDOWENTER,
        pygame.WINDOWFOCUSGAINED,
        pygame.USEREVENT,
        pygame.NOEVENT,
        pygame.TEXTINPUT,
        pygame.FINGERDOWN,
        pygame.JOYBUTTONDOWN,
    ],
)
def test_events_of_other_kinds_mean_nothing(kind: int) -> None:
    assert meant(Interpreter(), kind) == []


def test_what_is_dropped_is_a_file_or_a_text() -> None:
    assert meant(Interpreter(), pygame.DROPFILE, file="a/game.txt") == [Dropped(file="a/game.txt")]
    assert meant(Interpreter(), pygame.DROPTEXT, text="a game") == [Dropped(text="a game")]


# Controller


@pytest.mark.parametrize(
    ("button", "intent"),
    [
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Intent.UP),
        (pygame.CONTROLLER_BUTTON_DPAD_DOWN, Intent.DOWN),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Intent.LEFT),
        (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, Intent.RIGHT),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Intent.PREVIOUS),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Intent.NEXT),
        (pygame.CONTROLLER_BUTTON_A, Intent.CONFIRM),
        (pygame.CONTROLLER_BUTTON_B, Intent.BACK),
        (pygame.CONTROLLER_BUTTON_Y, Intent.HINT),
        (pygame.CONTROLLER_BUTTON_LEFTSTICK, Intent.HIDE),
    ],
)
def test_a_button_of_the_controller_means_what_the_controls_say(button: int, intent: Intent) -> None:
    assert meant(Interpreter(), pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0) == [Press(intent)]


def test_an_unknown_button_means_nothing() -> None:
    assert meant(Interpreter(), pygame.CONTROLLERBUTTONDOWN, button=77, instance_id=0) == []


def test_whatever_is_needed_to_play_is_on_the_controller_and_on_the_keyboard() -> None:
    needed = {
        *(Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT),
        *(Intent.CONFIRM, Intent.BACK, Intent.NEXT, Intent.HIDE, Intent.LOG, Intent.REPLAY),
    }
    assert needed <= set(BUTTONS.values())
    assert needed <= set(KEYS.values())


def test_a_trigger_goes_down_and_comes_up_like_a_key() -> None:
    pad, left = Interpreter(), pygame.CONTROLLER_AXIS_TRIGGERLEFT
    assert stick(pad, 3_000, 25_000, 32_000, 15_000, axis=left) == [Press(Intent.PREVIEW)]
    assert stick(pad, 2_000, 0, axis=left) == [Release(Intent.PREVIEW)]
    assert stick(pad, 32_000, axis=left) == [Press(Intent.PREVIEW)]


def test_a_controller_that_is_pulled_out_lets_go_of_its_trigger() -> None:
    interpreter, left = Interpreter(), pygame.CONTROLLER_AXIS_TRIGGERLEFT
    stick(interpreter, 32_000, axis=left, instance=1)
    stick(interpreter, 32_000, axis=X, instance=1)
    assert meant(interpreter, pygame.CONTROLLERDEVICEREMOVED, instance_id=0) == []
    assert meant(interpreter, pygame.CONTROLLERDEVICEREMOVED, instance_id=1) == [Release(Intent.PREVIEW)]
    assert stick(interpreter, 32_000, axis=left, instance=1) == [Press(Intent.PREVIEW)]


X, Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


def stick(interpreter: Interpreter, *values: int, axis: int = X, instance: int = 0) -> list[Signal]:
    return [
        signal
        for value in values
        for signal in meant(
            interpreter, pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=instance
        )
    ]


@pytest.mark.parametrize(
    ("axis", "value", "intent"),
    [
        (X, -32_768, Intent.LEFT),
        (X, 32_767, Intent.RIGHT),
        (Y, -32_768, Intent.UP),
        (Y, 32_767, Intent.DOWN),
    ],
)
def test_the_left_stick_points_in_four_directions(axis: int, value: int, intent: Intent) -> None:
    assert stick(Interpreter(), value, axis=axis) == [Press(intent)]


def test_a_push_counts_once_until_the_stick_was_at_rest() -> None:
    interpreter = Interpreter()
    assert stick(interpreter, 25_000, 30_000, 32_767, 25_000) == [Press(Intent.RIGHT)]
    assert stick(interpreter, 0, 30_000) == [Press(Intent.RIGHT)]


def test_a_stick_that_trembles_at_the_edge_does_not_repeat() -> None:
    assert stick(Interpreter(), 21_000, 19_000, 21_000, 15_000, 22_000) == [Press(Intent.RIGHT)]


def test_a_stick_that_drifts_near_its_middle_means_nothing() -> None:
    assert stick(Interpreter(), 3_000, -7_000, 11_000, -19_000, 0) == []


def test_from_one_side_to_the_other_is_a_push_each() -> None:
    assert stick(Interpreter(), -30_000, 30_000) == [Press(Intent.LEFT), Press(Intent.RIGHT)]


def test_two_axes_and_two_controllers_do_not_disturb_each_other() -> None:
    interpreter = Interpreter()
    assert stick(interpreter, 30_000) == [Press(Intent.RIGHT)]
    assert stick(interpreter, 30_000, axis=Y) == [Press(Intent.DOWN)]
    assert stick(interpreter, 30_000, instance=1) == [Press(Intent.RIGHT)]
    assert stick(interpreter, 0, axis=Y) == []
    assert stick(interpreter, 31_000) == []


def test_the_other_stick_turns_pages() -> None:
    axis = pygame.CONTROLLER_AXIS_RIGHTY
    assert stick(Interpreter(), 32_767, axis=axis) == [Press(Intent.PAGE_DOWN)]
    assert stick(Interpreter(), -32_767, axis=axis) == [Press(Intent.PAGE_UP)]


def test_other_axes_mean_nothing() -> None:
    assert stick(Interpreter(), 32_767, axis=pygame.CONTROLLER_AXIS_RIGHTX) == []


@pytest.fixture
def joysticks() -> Iterator[None]:
    pygame.display.init()
    pygame.event.get()
    yield
    controller.quit()
    pygame.joystick.quit()
    pygame.event.get()


@pytest.mark.usefixtures("joysticks")
def test_a_controller_that_is_gone_again_already_is_no_trouble() -> None:
    interpreter = Interpreter()
    assert meant(interpreter, pygame.CONTROLLERDEVICEADDED, device_index=5) == []
    interpreter.listen()
    assert meant(interpreter, pygame.CONTROLLERDEVICEADDED, device_index=5) == []
    assert meant(interpreter, pygame.CONTROLLERDEVICEREMOVED, instance_id=5) == []


class Pad:
    """A controller that SDL takes for a real one."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        self._sdl = sdl
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._index = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        assert self._index >= 0
        self._id = sdl.SDL_JoystickGetDeviceInstanceID(self._index)

    def press(self, button: int) -> None:
        for down in (1, 0):
            self._sdl.SDL_JoystickSetVirtualButton(self._joystick, button, down)
            self._sdl.SDL_JoystickUpdate()

    def push(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, axis, value)

    @property
    def _joystick(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(self._id))

    def unplug(self) -> None:
        assert self._sdl.SDL_JoystickDetachVirtual(self._index) == 0


@contextmanager
def hearing_in_the_background(sdl: ctypes.CDLL) -> Iterator[None]:
    hint = b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"
    sdl.SDL_SetHint(hint, b"1")
    try:
        yield
    finally:
        sdl.SDL_SetHint(hint, b"0")


def the_sdl_of_pygame() -> ctypes.CDLL | None:
    maps = Path("/proc/self/maps")
    if not maps.exists():
        return None
    paths = {line.split()[-1] for line in maps.read_text().splitlines() if "libSDL2-2" in line}
    return ctypes.CDLL(paths.pop()) if paths else None


@pytest.mark.usefixtures("joysticks")
def test_a_controller_may_be_plugged_in_used_and_pulled_out_at_any_time() -> None:
    sdl = the_sdl_of_pygame()
    if sdl is None:
        pytest.skip("only where the library behind pygame can be found")
    with hearing_in_the_background(sdl):
        interpreter = Interpreter()
        interpreter.listen()

        def heard() -> list[Signal]:
            return [signal for event in pygame.event.get() for signal in interpreter.signals(event, STAGE)]

        for _ in range(2):
            pad = Pad(sdl)
            assert heard() == []
            pad.press(pygame.CONTROLLER_BUTTON_A)
            pad.push(pygame.CONTROLLER_AXIS_LEFTY, 32_767)
            assert heard() == [Press(Intent.CONFIRM), Release(Intent.CONFIRM), Press(Intent.DOWN)]
            pad.unplug()
            assert heard() == []
