"""The three ways to do something at any table: with the mouse, with the keyboard, with a controller."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from random import Random
from typing import Final, Protocol

import pygame

from game.shell.focus import Focus, Spot
from game.shell.signals import Intent, Press
from tests.contract.house import House

KEYS: Final = {
    Intent.LEFT: pygame.K_LEFT,
    Intent.RIGHT: pygame.K_RIGHT,
    Intent.UP: pygame.K_UP,
    Intent.DOWN: pygame.K_DOWN,
    Intent.NEXT: pygame.K_TAB,
}
PAD: Final = {
    Intent.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Intent.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Intent.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Intent.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Intent.NEXT: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
}


class Device(Protocol):
    """Something to choose with."""

    def choose(self, house: House, key: Hashable) -> None:
        """Choose a spot of the scene in charge."""


class Mouse:
    """Moves to the middle of what it wants, and clicks."""

    def choose(self, house: House, key: Hashable) -> None:
        house.click(key)


def way(focus: Focus, spots: Sequence[Spot], key: Hashable) -> list[Intent]:
    """The fewest presses that lead from where the focus is to a spot."""
    start = (focus.key, focus.by_mouse)
    found: dict[tuple[Hashable, bool], list[Intent]] = {start: []}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for intent in KEYS:
            probe = Focus()
            probe.key, probe.by_mouse = here
            probe.handle(Press(intent), spots)
            there = (probe.key, probe.by_mouse)
            if there not in found:
                found[there] = [*found[here], intent]
                waiting.append(there)
                if probe.key == key:
                    return found[there]
    return found.get((key, False), []) if focus.key != key else []


class Keyboard:
    """Digits and letters, or arrows and Tab, as it fancies."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = Random(seed)
        self.presses: list[int] = []

    def choose(self, house: House, key: Hashable) -> None:
        spot = next(spot for spot in house.spots() if spot.key == key)
        code = _code(spot)
        if code is not None and self._chance.random() < 0.5:
            house.key(code)
            if not spot.at_once:
                house.key(code)
            return
        focus = house.focus
        path = way(focus, house.spots(), key)
        self.presses.append(len(path))
        for intent in path:
            house.key(KEYS[intent])
        assert focus.key == key, f"keys do not lead to {key}"
        house.key(pygame.K_RETURN)


def _code(spot: Spot) -> int | None:
    if spot.digit is not None:
        return pygame.K_0 + spot.digit
    return ord(spot.letter) if spot.letter else None


class Controller:
    """Cross and shoulder, and the button that chooses."""

    def __init__(self) -> None:
        self.presses: list[int] = []

    def choose(self, house: House, key: Hashable) -> None:
        focus = house.focus
        path = way(focus, house.spots(), key)
        self.presses.append(len(path))
        for intent in path:
            house.button(PAD[intent])
        assert focus.key == key, f"a controller does not get to {key}"
        house.button(pygame.CONTROLLER_BUTTON_A)
