"""Pygame's events from mouse, keyboard and controller become signals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

import pygame
from pygame._sdl2 import controller

from game.shell.signals import (
    ALT,
    BUTTONS,
    CONTROLLER,
    CTRL,
    HELD,
    KEYBOARD,
    KEYS,
    NOWHERE,
    RIGHT_TRIGGER,
    SHIFT,
    TRIGGER,
    VIEW,
    Button,
    Caught,
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

_HELD_KEYS: Final = {
    pygame.KMOD_SHIFT: SHIFT,
    pygame.KMOD_CTRL | pygame.KMOD_META: CTRL,
    pygame.KMOD_ALT: ALT,
}
_MODIFIERS: Final = {
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
}
_SIGNS: Final = {"?": Intent.WHY, "/": Intent.SEARCH}
"""By what is written: which key does so depends on the keyboard."""
_NO_LETTER: Final = 1 << 30
"""Keys are numbered by what they write; here those begin that write nothing."""

_HELD_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_BACK: VIEW,
    TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERRIGHT: RIGHT_TRIGGER,
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
        self._keys, self._pads = Keys(keys), Pads(buttons)
        self._meant = False
        """The key that is down was pressed for what it means; what it writes does not count."""
        self._open: dict[int, Any] = {}
        self._enters = False
        """The pointer is in the window by now, and what comes next says where."""
        self._pressed: set[int] = set()
        """The buttons of the mouse that are down: as long as one is, the pointer cannot leave the window."""

    def listen(self) -> None:
        """Look for controllers. It takes its time, so that is left until there is something to see."""
        with suppress(*_NO_PAD):
            pygame.joystick.init()
            controller.init()

    def signals(
        self,
        event: pygame.event.Event,
        stage: Stage,
        *,
        typing: bool = False,
        catching: bool = False,
        peeking: bool = False,
    ) -> Iterator[Signal]:
        """What an event means, if anything. Who types means letters by the keys that write them; who
        catches wants to know which key or button it is, whatever it means; who peeks holds a key for that."""
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP if typing and not catching and _writes(event):
                self._meant = False
            case pygame.KEYDOWN | pygame.KEYUP:
                self._meant = event.type == pygame.KEYDOWN
                yield from self._keys.signals(event, catching=catching, peeking=peeking)
            case pygame.TEXTINPUT if typing and not self._meant:
                yield Typed(event.text)
            case pygame.MOUSEWHEEL:
                yield Wheel(event.dict.get("precise_y", event.y))
            case pygame.WINDOWENTER:
                self._enters = True
            case pygame.MOUSEMOTION if not self._rests(event):
                yield PointerMoved(stage.units(event.pos))
            case pygame.WINDOWLEAVE if not self._pressed:
                yield PointerMoved(NOWHERE)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                self._pressed.add(event.button)
                yield PointerDown(stage.units(event.pos), Button(event.button))
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
                self._pressed.discard(event.button)
                yield PointerUp(stage.units(event.pos), Button(event.button))
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP | pygame.CONTROLLERAXISMOTION:
                yield from self._pads.signals(event, catching=catching)
            case pygame.CONTROLLERDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(event.instance_id, None)
                yield from self._pads.let_go(event.instance_id)
            case pygame.DROPFILE:
                yield Dropped(file=event.dict.get("file", ""))
            case pygame.DROPTEXT:
                yield Dropped(text=event.dict.get("text", ""))
            case pygame.WINDOWFOCUSLOST:
                yield FocusLost()

    def _rests(self, event: pygame.event.Event) -> bool:
        """A pointer that lay where the window has come up points at nothing yet."""
        enters, self._enters = self._enters, False
        return enters and event.rel == (0, 0)

    def _plug_in(self, index: int) -> None:
        """Controllers tell nothing unless they are held open."""
        try:
            pad = controller.Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad
        except _NO_PAD:
            return  # gone again already


class Keys:
    """The keyboard. A key may mean something else while Shift, Ctrl or Alt is held."""

    def __init__(self, table: Mapping[int, Intent]) -> None:
        self._table = table
        self._down: dict[int, Intent] = {}
        """What the keys that are held were pressed for."""
        self._alone: int | None = None
        """The key that was pressed last, if it is one to be held with others."""

    def signals(self, event: pygame.event.Event, *, catching: bool, peeking: bool) -> Iterator[Signal]:
        """What a key means that goes down or comes up."""
        if catching:
            yield from self._caught(event)
        elif event.type == pygame.KEYDOWN:
            yield from self._pressed(event, alone=peeking and self._peeks)
        elif (intent := self._down.pop(event.key, self._table.get(event.key))) is not None:
            yield Release(intent)

    def _caught(self, event: pygame.event.Event) -> Iterator[Signal]:
        """Shift, Ctrl and Alt are meant themselves if they come up alone."""
        if event.type == pygame.KEYUP:
            if event.key == self._alone:
                yield Caught(KEYBOARD, event.key)
        elif event.key in _MODIFIERS:
            self._alone = event.key
        else:
            self._alone = None
            yield Caught(KEYBOARD, _together(event))

    @property
    def _peeks(self) -> bool:
        """Shift, Ctrl or Alt is held to look ahead."""
        return any(self._down.get(key) is Intent.PREVIEW for key in _MODIFIERS)

    def _pressed(self, event: pygame.event.Event, *, alone: bool) -> Iterator[Signal]:
        """`alone`: whatever is held is held for itself."""
        together = event.key if alone else _together(event)
        intent = self._table.get(together) or _SIGNS.get(event.dict.get("unicode", ""))
        intent = intent or self._table.get(event.key)
        if intent is not None:
            self._down[event.key] = intent
            yield Press(intent)
        elif (number := _digit(event)) is not None:
            yield Digit(number)
        elif together == event.key and pygame.K_a <= event.key <= pygame.K_z:
            yield Letter(chr(event.key))


class Pads:
    """The controllers. A button may mean something else while View or the right trigger is held."""

    def __init__(self, table: Mapping[int, Intent]) -> None:
        self._table = table
        self._pushed: set[tuple[int, int, int]] = set()
        """Sticks and triggers, by controller, axis and direction."""
        self._down: dict[tuple[int, int], Intent] = {}
        """What the buttons that are held were pressed for, by controller and button."""
        self._held: dict[tuple[int, int], bool] = {}
        """Those to be held with others; whether they are held alone so far."""

    def signals(self, event: pygame.event.Event, *, catching: bool) -> Iterator[Signal]:
        """What a button means that goes down or comes up, or a stick that is pushed."""
        pad = event.dict.get("instance_id", 0)
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                yield from self._press(pad, event.button, catching)
            case pygame.CONTROLLERBUTTONUP:
                yield from self._release(pad, event.button, catching)
            case _ if event.axis in _TRIGGERS:
                yield from self._trigger(event, catching)
            case _:
                yield from self._stick(event)

    def let_go(self, pad: int) -> Iterator[Signal]:
        """A controller that is gone holds nothing any more."""
        self._pushed = {push for push in self._pushed if push[0] != pad}
        self._held = {held: alone for held, alone in self._held.items() if held[0] != pad}
        for held in sorted(held for held in self._down if held[0] == pad):
            yield Release(self._down.pop(held))

    def _press(self, pad: int, button: int, catching: bool) -> Iterator[Signal]:
        """What can be held with others means itself only when it comes up alone, unless it is for holding."""
        others = [held for held in self._held if held[0] == pad]
        self._held.update(dict.fromkeys(others, False))
        if button in _HELD_BUTTONS:
            self._held[pad, button] = True
            if catching or self._table.get(button) not in HELD:
                return
        together = sum(_HELD_BUTTONS[other] for _, other in others) | button
        if catching:
            yield Caught(CONTROLLER, together)
            return
        intent = self._table.get(together) or self._table.get(button)
        if intent is not None:
            self._down[pad, button] = intent
            yield Press(intent)

    def _release(self, pad: int, button: int, catching: bool) -> Iterator[Signal]:
        alone, intent = self._held.pop((pad, button), False), self._table.get(button)
        pressed = self._down.pop((pad, button), None)
        if catching:
            if alone:
                yield Caught(CONTROLLER, button)
        elif pressed is not None:
            yield Release(pressed)
        elif alone and intent is not None:
            yield from (Press(intent), Release(intent))

    def _trigger(self, event: pygame.event.Event, catching: bool) -> Iterator[Signal]:
        """It goes down and comes up like a button."""
        pull = (event.instance_id, event.axis, 1)
        if event.value > _STICK_PUSHED and pull not in self._pushed:
            self._pushed.add(pull)
            yield from self._press(event.instance_id, TRIGGER + event.axis, catching)
        elif event.value < _STICK_AT_REST and pull in self._pushed:
            self._pushed.remove(pull)
            yield from self._release(event.instance_id, TRIGGER + event.axis, catching)

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


def _writes(event: pygame.event.Event) -> bool:
    """The key writes a letter, a digit, a sign or a space. With Ctrl it does something instead, but both Ctrl
    and Alt are held by who writes a third sign of a key."""
    held = event.dict.get("mod", 0)
    does = held & (pygame.KMOD_CTRL | pygame.KMOD_META) and not held & (pygame.KMOD_ALT | pygame.KMOD_MODE)
    return pygame.K_SPACE <= event.key < _NO_LETTER and event.key != pygame.K_DELETE and not does


def _together(event: pygame.event.Event) -> int:
    """The number of a key with those that are held."""
    held = event.dict.get("mod", 0)
    return int(event.key) | sum(number for mask, number in _HELD_KEYS.items() if held & mask)


def _digit(event: pygame.event.Event) -> int | None:
    """By what a key writes, on the number pad as well, or by its place: French number keys write letters."""
    place = event.dict.get("scancode", 0)
    firsts = ((event.key, pygame.K_1), (event.key, pygame.K_KP_1), (place, pygame.KSCAN_1))
    return next((code - first + 1 for code, first in firsts if first <= code < first + 9), None)
