"""Which key and which button means what, as the player wants it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from game.core.messages import N_
from game.shell.paint.caps import DOWN, LEFT, RIGHT, UP
from game.shell.signals import (
    ALT,
    BUTTONS,
    CONTROLLER,
    CTRL,
    KEYBOARD,
    KEYS,
    RIGHT_TRIGGER,
    SHIFT,
    TRIGGER,
    VIEW,
    Intent,
)

RESERVED: Final = {pygame.K_ESCAPE: Intent.BACK, pygame.K_RETURN: Intent.CONFIRM}
"""These keys always mean the same, so that nobody locks himself out."""
VITAL: Final = (Intent.CONFIRM, Intent.BACK)
"""Without these a controller leads nowhere."""

_DEFAULTS: Final[Mapping[str, Mapping[int, Intent]]] = {KEYBOARD: KEYS, CONTROLLER: BUTTONS}

_KEY_NAMES: Final = {
    pygame.K_RETURN: N_("Enter"),
    pygame.K_KP_ENTER: N_("Num Enter"),
    pygame.K_ESCAPE: N_("Esc"),
    pygame.K_PAGEUP: N_("Page Up"),
    pygame.K_PAGEDOWN: N_("Page Down"),
    pygame.K_LALT: N_("Alt"),
    pygame.K_RALT: N_("Alt Gr"),
    pygame.K_KP_PLUS: N_("Num +"),
    pygame.K_KP_MINUS: N_("Num -"),
    pygame.K_SPACE: N_("Space"),
    pygame.K_BACKSPACE: N_("Backspace"),
    pygame.K_TAB: N_("Tab"),
    pygame.K_UP: N_("Up"),
    pygame.K_DOWN: N_("Down"),
    pygame.K_LEFT: N_("Left"),
    pygame.K_RIGHT: N_("Right"),
    pygame.K_HOME: N_("Home"),
    pygame.K_END: N_("End"),
    pygame.K_DELETE: N_("Del"),
    pygame.K_INSERT: N_("Ins"),
}
_BUTTON_NAMES: Final = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_BACK: "View",
    pygame.CONTROLLER_BUTTON_GUIDE: "Guide",
    pygame.CONTROLLER_BUTTON_START: "Menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_DPAD_UP: N_("Pad Up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: N_("Pad Down"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: N_("Pad Left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: N_("Pad Right"),
    TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT",
    TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT",
}
_HELD_NAMES: Final = {
    SHIFT: N_("Shift"),
    CTRL: N_("Ctrl"),
    ALT: N_("Alt"),
    VIEW: "View",
    RIGHT_TRIGGER: "RT",
}

_ARROWS: Final[Mapping[str, Mapping[int, str]]] = {
    KEYBOARD: {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN},
    CONTROLLER: {
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
        pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    },
}
_ALWAYS: Final[Mapping[str, Mapping[Intent, str]]] = {
    KEYBOARD: {Intent.WHY: "?", Intent.SEARCH: "/"},
    CONTROLLER: {
        **dict.fromkeys((Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN), "LS"),
        **dict.fromkeys((Intent.PAGE_UP, Intent.PAGE_DOWN), "RS"),
    },
}
"""By what a key writes, or by a stick: that means it even where nothing is bound to it."""

Translate = Callable[[str], str]
"""What a key is called in the player's language."""


class Bindings:
    """Keys and buttons by number. The tables are changed in place, so whoever reads them is up to date."""

    def __init__(self) -> None:
        self.keys, self.buttons = dict(KEYS), dict(BUTTONS)
        self.device = KEYBOARD
        """What the player used last; the mouse goes with the keyboard."""

    def table(self, device: str) -> dict[int, Intent]:
        """Everything that means something on a device."""
        return self.keys if device == KEYBOARD else self.buttons

    def of(self, device: str, intent: Intent) -> list[int]:
        """What means this, the usual first."""
        return [code for code, meant in self.table(device).items() if meant is intent]

    def label(self, device: str, intent: Intent, said: Translate = str) -> str:
        """The first key or button that means this, as it is called; empty if there is none."""
        meant = (code for code, means in self.table(device).items() if means is intent)
        code = next(meant, None)  # asked for in every frame: there is no need to find the others
        return _ALWAYS[device].get(intent, "") if code is None else name(device, code, said)

    def arrow(self, device: str, intent: Intent, said: Translate = str) -> str:
        """The same for a direction, as short as it can be."""
        names = (name(device, code, said, arrows=True) for code in self.of(device, intent))
        return next(names, _ALWAYS[device].get(intent, ""))

    def fixed(self, device: str, intent: Intent, code: int) -> bool:
        """It cannot come to mean this: what it means now must never be without a key, so that nobody locks
        himself out."""
        meant = self.table(device).get(code)
        reserved = device == KEYBOARD and code in RESERVED
        return meant is not intent and (reserved or (meant in VITAL and self.of(device, meant) == [code]))

    def bind(self, device: str, intent: Intent, code: int) -> Intent | None:
        """Let a key or button mean this and nothing else; says what it meant before.

        What it meant is left without it: nobody has named another one. What is fixed goes on as it was.
        """
        meant = self.table(device).get(code)
        if self.fixed(device, intent, code):
            return meant
        self._give(device, intent, [code])
        return None if meant is intent else meant

    def reset(self, device: str, intent: Intent | None = None) -> list[Intent]:
        """As it was at the beginning: all of it, or only what means this; says who loses a key by that."""
        table, defaults = self.table(device), _DEFAULTS[device]
        if intent is None:
            table.clear()
            table.update(defaults)
            return []
        usual = [code for code, meant in defaults.items() if meant is intent]
        free = [code for code in usual if not self.fixed(device, intent, code)]
        robbed = dict.fromkeys(table[code] for code in free if table.get(code, intent) is not intent)
        if free or not usual:
            self._give(device, intent, free)
        return list(robbed)

    def _give(self, device: str, intent: Intent, codes: Sequence[int]) -> None:
        """These mean it from now on, and nothing else does but what always does."""
        table = self.table(device)
        for code in self.of(device, intent):
            del table[code]
        table.update(dict.fromkeys(codes, intent))
        self._keep_reserved(device)

    def changed(self, device: str, intent: Intent) -> bool:
        """It is not as it was at the beginning."""
        usual = {code for code, meant in _DEFAULTS[device].items() if meant is intent}
        return set(self.of(device, intent)) != usual

    def words(self, device: str) -> dict[str, str]:
        """What differs from the beginning, to be kept."""
        return {
            intent.name: " ".join(map(str, self.of(device, intent)))
            for intent in Intent
            if self.changed(device, intent)
        }

    def load(self, keys: Mapping[str, str], buttons: Mapping[str, str]) -> None:
        """As it was kept; what nobody knows is left alone."""
        for device, words in ((KEYBOARD, keys), (CONTROLLER, buttons)):
            self.reset(device)
            table = self.table(device)
            wanted = {Intent[name]: codes for name, codes in words.items() if name in Intent.__members__}
            for code in [code for code, meant in table.items() if meant in wanted]:
                del table[code]
            for intent, codes in wanted.items():
                table.update(dict.fromkeys(map(int, codes.split()), intent))
            self._keep_reserved(device)
            if any(not self.of(device, intent) for intent in VITAL):
                self.reset(device)

    def _keep_reserved(self, device: str) -> None:
        if device == KEYBOARD:
            self.keys.update(RESERVED)


def name(device: str, code: int, said: Translate = str, *, arrows: bool = False) -> str:
    """What a key or a button is called, with what is held for it; one that points somewhere as an arrow,
    where that is wanted."""
    held = [number for number in _HELD_NAMES if code & number]
    bare = code - sum(held)
    alone = (_ARROWS[device].get(bare) if arrows else None) or said(_name(device, bare))
    return "+".join([*(said(_HELD_NAMES[number]) for number in held), alone])


def short_name(device: str, code: int, said: Translate = str) -> str:
    """The same, but of a controller's cross only where it points: it can be seen to be one."""
    return (_ARROWS[device].get(code) if device == CONTROLLER else None) or name(device, code, said)


def _name(device: str, code: int) -> str:
    if device == CONTROLLER:
        return _BUTTON_NAMES.get(code, f"#{code}")
    known = _KEY_NAMES.get(code) or pygame.key.name(code)
    return (known.upper() if len(known) == 1 else known[:1].upper() + known[1:]) or f"#{code}"
