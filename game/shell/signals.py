"""What players mean: pygame's events from mouse, keyboard and controller become a few signals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

import pygame
from pygame._sdl2 import controller

from game.shell.stage import Stage

Point = tuple[float, float]


class Intent(Enum):
    """What a key or button is for."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    CONFIRM = auto()
    BACK = auto()
    PAUSE = auto()
    INSPECT = auto()
    HINT = auto()
    SKIP = auto()
    HURRY = auto()
    HIDE = auto()
    PREVIEW = auto()
    FASTER = auto()
    SLOWER = auto()
    MUTE = auto()
    FULL_SCREEN = auto()
    HELP = auto()
    FIRST_PILE = auto()
    SECOND_PILE = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    TO_TOP = auto()
    TO_END = auto()
    ERASE = auto()
    LOG = auto()
    REPLAY = auto()
    WHY = auto()
    COPY = auto()
    SEARCH = auto()


class Button(Enum):
    """Of the mouse."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Press:
    """A key or a controller's button goes down."""

    intent: Intent


@dataclass(frozen=True, slots=True)
class Release:
    """It comes up again."""

    intent: Intent


@dataclass(frozen=True, slots=True)
class Digit:
    """A number key: 1 to 9."""

    number: int


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The mouse is here now."""

    at: Point


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A mouse button goes down."""

    at: Point
    button: Button


@dataclass(frozen=True, slots=True)
class PointerUp:
    """A mouse button comes up."""

    at: Point
    button: Button


@dataclass(frozen=True, slots=True)
class Wheel:
    """The mouse wheel is turned; up is positive."""

    notches: float


@dataclass(frozen=True, slots=True)
class Typed:
    """Something is written, where a scene reads it."""

    text: str


@dataclass(frozen=True, slots=True)
class Caught:
    """A key or a controller's button, by its number, where a scene asks which one was pressed."""

    device: str
    code: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front."""


Signal = Press | Release | Digit | PointerMoved | PointerDown | PointerUp | Wheel | Typed | Caught | FocusLost

KEYBOARD, CONTROLLER = "keyboard", "controller"

KEYS: Final = {
    pygame.K_UP: Intent.UP,
    pygame.K_DOWN: Intent.DOWN,
    pygame.K_LEFT: Intent.LEFT,
    pygame.K_RIGHT: Intent.RIGHT,
    pygame.K_TAB: Intent.NEXT,
    pygame.K_RETURN: Intent.CONFIRM,
    pygame.K_KP_ENTER: Intent.CONFIRM,
    pygame.K_ESCAPE: Intent.BACK,
    pygame.K_i: Intent.INSPECT,
    pygame.K_h: Intent.HINT,
    pygame.K_SPACE: Intent.SKIP,
    pygame.K_f: Intent.HURRY,
    pygame.K_x: Intent.HIDE,
    pygame.K_LALT: Intent.PREVIEW,
    pygame.K_RALT: Intent.PREVIEW,
    pygame.K_PLUS: Intent.FASTER,
    pygame.K_EQUALS: Intent.FASTER,
    pygame.K_KP_PLUS: Intent.FASTER,
    pygame.K_MINUS: Intent.SLOWER,
    pygame.K_KP_MINUS: Intent.SLOWER,
    pygame.K_m: Intent.MUTE,
    pygame.K_F11: Intent.FULL_SCREEN,
    pygame.K_F1: Intent.HELP,
    pygame.K_b: Intent.FIRST_PILE,
    pygame.K_t: Intent.SECOND_PILE,
    pygame.K_PAGEUP: Intent.PAGE_UP,
    pygame.K_PAGEDOWN: Intent.PAGE_DOWN,
    pygame.K_HOME: Intent.TO_TOP,
    pygame.K_END: Intent.TO_END,
    pygame.K_BACKSPACE: Intent.ERASE,
    pygame.K_l: Intent.LOG,
    pygame.K_r: Intent.REPLAY,
    pygame.K_SLASH: Intent.SEARCH,
}
_SIGNS: Final = {"?": Intent.WHY, "/": Intent.SEARCH}
"""By what is written: which key does so depends on the keyboard."""
_NO_LETTER: Final = 1 << 30
"""Keys are numbered by what they write; here those begin that write nothing."""

TRIGGER: Final = 100
"""A controller's triggers are axes; here they count as buttons with their axis above this number."""

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Intent.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Intent.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Intent.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Intent.RIGHT,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Intent.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Intent.PREVIOUS,
    pygame.CONTROLLER_BUTTON_A: Intent.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Intent.BACK,
    pygame.CONTROLLER_BUTTON_START: Intent.PAUSE,
    pygame.CONTROLLER_BUTTON_X: Intent.INSPECT,
    pygame.CONTROLLER_BUTTON_Y: Intent.HINT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Intent.HIDE,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Intent.REPLAY,
    pygame.CONTROLLER_BUTTON_BACK: Intent.LOG,
    TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERLEFT: Intent.PREVIEW,
    TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Intent.HURRY,
}

_STICK: Final = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): Intent.LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): Intent.RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): Intent.UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): Intent.DOWN,
    (pygame.CONTROLLER_AXIS_RIGHTY, -1): Intent.PAGE_UP,
    (pygame.CONTROLLER_AXIS_RIGHTY, 1): Intent.PAGE_DOWN,
}
_TRIGGERS: Final = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
"""What is held, not pushed."""
_STICK_PUSHED: Final = 20_000
"""Of 32,767."""
_STICK_AT_REST: Final = 12_000

_NO_PAD: Final = (RuntimeError, ValueError)
"""How pygame says that there is no such controller; an error of its SDL modules is no `pygame.error`."""


class Interpreter:
    """Turns pygame's events into signals. Controllers may come and go at any time."""

    def __init__(self, keys: Mapping[int, Intent] = KEYS, buttons: Mapping[int, Intent] = BUTTONS) -> None:
        self._keys, self._buttons = keys, buttons
        self._pads: dict[int, Any] = {}
        self._pushed: set[tuple[int, int, int]] = set()

    def listen(self) -> None:
        """Look for controllers. It takes its time, so that is left until there is something to see."""
        with suppress(*_NO_PAD):
            pygame.joystick.init()
            controller.init()

    def signals(
        self, event: pygame.event.Event, stage: Stage, *, typing: bool = False, catching: bool = False
    ) -> Iterator[Signal]:
        """What an event means, if anything. Who types means letters by the keys that write them; who
        catches wants to know which key or button it is, whatever it means."""
        match event.type:
            case pygame.KEYDOWN if catching:
                yield Caught(KEYBOARD, event.key)
            case pygame.KEYUP if catching:
                return
            case pygame.CONTROLLERBUTTONDOWN if catching:
                yield Caught(CONTROLLER, event.button)
            case pygame.KEYDOWN | pygame.KEYUP if typing and _writes(event.key):
                return
            case pygame.TEXTINPUT if typing:
                yield Typed(event.text)
            case pygame.MOUSEWHEEL:
                yield Wheel(event.dict.get("precise_y", event.y))
            case pygame.MOUSEMOTION:
                yield PointerMoved(stage.units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                yield PointerDown(stage.units(event.pos), Button(event.button))
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
                yield PointerUp(stage.units(event.pos), Button(event.button))
            case pygame.KEYDOWN:
                yield from _key(event, self._keys)
            case pygame.KEYUP if event.key in self._keys:
                yield Release(self._keys[event.key])
            case pygame.CONTROLLERBUTTONDOWN if event.button in self._buttons:
                yield Press(self._buttons[event.button])
            case pygame.CONTROLLERBUTTONUP if event.button in self._buttons:
                yield Release(self._buttons[event.button])
            case pygame.CONTROLLERAXISMOTION if event.axis in _TRIGGERS:
                yield from self._trigger(event, catching)
            case pygame.CONTROLLERAXISMOTION:
                yield from self._stick(event)
            case pygame.CONTROLLERDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
                yield from self._let_go(event.instance_id)
            case pygame.WINDOWFOCUSLOST:
                yield FocusLost()

    def _plug_in(self, index: int) -> None:
        """Controllers tell nothing unless they are held open."""
        try:
            pad = controller.Controller(index)
            self._pads[pad.as_joystick().get_instance_id()] = pad
        except _NO_PAD:
            return  # gone again already

    def _trigger(self, event: pygame.event.Event, catching: bool) -> Iterator[Signal]:
        """It goes down and comes up like a key."""
        pull = (event.instance_id, event.axis, 1)
        intent = self._buttons.get(TRIGGER + event.axis)
        if event.value > _STICK_PUSHED and pull not in self._pushed:
            self._pushed.add(pull)
            if catching:
                yield Caught(CONTROLLER, TRIGGER + event.axis)
            elif intent is not None:
                yield Press(intent)
        elif event.value < _STICK_AT_REST and pull in self._pushed:
            self._pushed.remove(pull)
            if intent is not None and not catching:
                yield Release(intent)

    def _let_go(self, pad: int) -> Iterator[Signal]:
        """A controller that is gone holds nothing any more."""
        for push in sorted(push for push in self._pushed if push[0] == pad):
            self._pushed.remove(push)
            intent = self._buttons.get(TRIGGER + push[1]) if push[1] in _TRIGGERS else None
            if intent is not None:
                yield Release(intent)

    def _stick(self, event: pygame.event.Event) -> Iterator[Signal]:
        """A push of the stick counts once, until it was at rest again."""
        direction = 1 if event.value > 0 else -1
        if abs(event.value) < _STICK_AT_REST:
            self._pushed -= {(event.instance_id, event.axis, sign) for sign in (-1, 1)}
        push = (event.instance_id, event.axis, direction)
        if (
            abs(event.value) > _STICK_PUSHED
            and (event.axis, direction) in _STICK
            and push not in self._pushed
        ):
            self._pushed.add(push)
            yield Press(_STICK[event.axis, direction])


def _writes(key: int) -> bool:
    """The key writes a letter, a digit, a sign or a space."""
    return pygame.K_SPACE <= key < _NO_LETTER and key != pygame.K_DELETE


def _key(event: pygame.event.Event, keys: Mapping[int, Intent]) -> Iterator[Signal]:
    if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
        yield Press(Intent.FULL_SCREEN)
    elif event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT:
        yield Press(Intent.PREVIOUS)
    elif event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        yield Press(Intent.COPY)
    elif event.dict.get("unicode") in _SIGNS:
        yield Press(_SIGNS[event.unicode])
    elif event.key in keys:
        yield Press(keys[event.key])
    elif (number := _digit(event)) is not None:
        yield Digit(number)


def _digit(event: pygame.event.Event) -> int | None:
    """By what a key writes, on the number pad as well, or by its place: French number keys write letters."""
    place = event.dict.get("scancode", 0)
    firsts = ((event.key, pygame.K_1), (event.key, pygame.K_KP_1), (place, pygame.KSCAN_1))
    return next((code - first + 1 for code, first in firsts if first <= code < first + 9), None)
