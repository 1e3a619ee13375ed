"""What players mean: a few signals, and which keys and buttons usually give them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import pygame

Point = tuple[float, float]
NOWHERE: Final[Point] = (-1e6, -1e6)
"""Where a mouse is that has left the window."""


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
    PICTURE = auto()
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
    PASTE = auto()
    RENAME = auto()
    SEARCH = auto()
    UNDO = auto()
    REDO = auto()
    HURRY_LOCK = auto()
    TO_MY_TURN = auto()
    NEW_GAME = auto()
    TURN_BACK = auto()
    TURN_ON = auto()


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
class Letter:
    """A letter key that means nothing else: a to z."""

    letter: str


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
class Dropped:
    """Something was dragged here from another window and let go: a file, or a text."""

    file: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Caught:
    """A key or a controller's button, by its number, where a scene asks which one was pressed.

    Together with another one that was held it has a number of its own.
    """

    device: str
    code: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front."""


@dataclass(frozen=True, slots=True)
class Idle:
    """Nobody has done anything for a while: whoever was here may have gone."""


Signal = (
    Press
    | Release
    | Digit
    | Letter
    | PointerMoved
    | PointerDown
    | PointerUp
    | Wheel
    | Typed
    | Dropped
    | Caught
    | FocusLost
    | Idle
)

KEYBOARD, CONTROLLER = "keyboard", "controller"

SHIFT, CTRL, ALT = 1 << 40, 1 << 41, 1 << 42
"""A key that is pressed while one of these is held has its number and theirs: no key has a number so high."""
VIEW, RIGHT_TRIGGER = 1 << 43, 1 << 44
"""The same for a controller's buttons."""

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
    pygame.K_F12: Intent.PICTURE,
    pygame.K_F1: Intent.HELP,
    pygame.K_b: Intent.FIRST_PILE,
    pygame.K_t: Intent.SECOND_PILE,
    pygame.K_PAGEUP: Intent.PAGE_UP,
    pygame.K_PAGEDOWN: Intent.PAGE_DOWN,
    pygame.K_HOME: Intent.TO_TOP,
    pygame.K_END: Intent.TO_END,
    pygame.K_BACKSPACE: Intent.ERASE,
    pygame.K_DELETE: Intent.ERASE,
    pygame.K_l: Intent.LOG,
    pygame.K_r: Intent.REPLAY,
    pygame.K_n: Intent.NEW_GAME,
    pygame.K_SLASH: Intent.SEARCH,
    pygame.K_u: Intent.UNDO,
    CTRL | pygame.K_z: Intent.UNDO,
    SHIFT | pygame.K_u: Intent.REDO,
    CTRL | pygame.K_y: Intent.REDO,
    SHIFT | pygame.K_f: Intent.HURRY_LOCK,
    SHIFT | pygame.K_SPACE: Intent.TO_MY_TURN,
    SHIFT | pygame.K_TAB: Intent.PREVIOUS,
    CTRL | pygame.K_c: Intent.COPY,
    CTRL | pygame.K_v: Intent.PASTE,
    pygame.K_F2: Intent.RENAME,
    SHIFT | pygame.K_LEFT: Intent.TURN_BACK,
    SHIFT | pygame.K_RIGHT: Intent.TURN_ON,
    ALT | pygame.K_RETURN: Intent.FULL_SCREEN,
}
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
    VIEW | pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Intent.UNDO,
    VIEW | pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Intent.REDO,
    RIGHT_TRIGGER | pygame.CONTROLLER_BUTTON_A: Intent.TO_MY_TURN,
}
HELD: Final = (Intent.HURRY, Intent.PREVIEW)
"""What goes on as long as something is held."""
