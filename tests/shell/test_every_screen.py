"""What must hold on every screen: it can be reached, left, chosen from and told apart without a mouse."""

from collections import deque
from collections.abc import Hashable
from dataclasses import asdict
from typing import Any

import pygame
import pytest

from game.shell.desk import Desk
from game.shell.focus import Focus, answers
from tests.beasty_bar.show.house import House
from tests.shell.screens import SCREENS

Event = pygame.event.Event
NEVER = 10**9
"""Nothing is drawn."""


def key(code: int, mod: int = 0) -> list[Event]:
    fields = {"key": code, "mod": mod, "unicode": "", "scancode": 0}
    return [Event(pygame.KEYDOWN, fields), Event(pygame.KEYUP, fields)]


def pad(button: int) -> list[Event]:
    fields = {"button": button, "instance_id": 0}
    return [Event(pygame.CONTROLLERBUTTONDOWN, fields), Event(pygame.CONTROLLERBUTTONUP, fields)]


MOVES = {
    "keyboard": [
        *map(key, (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB)),
        key(pygame.K_TAB, pygame.KMOD_LSHIFT),
    ],
    "controller": [
        *map(pad, (pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN)),
        *map(pad, (pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)),
        *map(pad, (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSHOULDER)),
    ],
}
LEFT = {"keyboard": key(pygame.K_LEFT), "controller": pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)}
CHOOSE = {"keyboard": key(pygame.K_RETURN), "controller": pad(pygame.CONTROLLER_BUTTON_A)}
BACK = {"keyboard": key(pygame.K_ESCAPE), "controller": pad(pygame.CONTROLLER_BUTTON_B)}


def opened(name: str) -> House:
    house = House(drawn=NEVER)
    SCREENS[name](house)
    house._drawn = NEVER
    return house


def press(house: House, events: list[Event]) -> None:
    """Without letting time pass: some screens close by themselves."""
    house.window.take(events, house.stack)


def focus_of(house: House) -> Focus:
    focus: Any = house.top.focus  # type: ignore[attr-defined]
    assert isinstance(focus, Focus)
    return focus


class Moment:
    """All that a screen remembers, to come back to it: where it is scrolled to, which page is open."""

    def __init__(self, house: House) -> None:
        parts = [house.top, *_parts(house.top)]
        self._kept = [(part, dict(vars(part))) for part in parts]
        self._values = asdict(house.settings)
        self._settings, self._focus = house.settings, focus_of(house)
        self._key = self._focus.key

    def restore(self) -> None:
        for part, values in self._kept:
            vars(part).update(values)
        for name, value in self._values.items():
            setattr(self._settings, name, value)
        self._focus.key, self._focus.by_mouse = self._key, False


def _parts(scene: object) -> list[Any]:
    """What a scene is made of, as far as it belongs to the scene alone."""
    found: list[Any] = []
    for value in vars(scene).values():
        each = value.values() if isinstance(value, dict) else [value]
        found += [part for part in each if type(part).__module__.startswith("game.shell.")]
    return [part for part in found if hasattr(part, "__dict__") and not isinstance(part, Desk)]


def crawl(house: House, moves: list[list[Event]], enough: set[Hashable] | None = None) -> set[Hashable]:
    """Breadth first from where the focus is: everything it comes to, or at least what is enough."""
    scene = house.top
    moments = {focus_of(house).key: Moment(house)}
    waiting = deque(moments)
    while waiting and not (enough and enough <= moments.keys()):
        here = waiting.popleft()
        for move in moves:
            moments[here].restore()
            press(house, move)
            assert house.top is scene, f"moving from {here} led away"
            there = focus_of(house).key
            if there not in moments:
                moments[there] = Moment(house)
                waiting.append(there)
    return {*moments}


@pytest.mark.parametrize("device", MOVES)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_is_reached_without_a_mouse(name: str, device: str) -> None:
    """As long as a question is open that is its answers; the rest has keys of its own, or comes after Esc.

    Every key is pressed everywhere; a controller, whose buttons mean the same, is there when all was reached.
    """
    house, moves = opened(name), MOVES[device]
    active = {spot.key for spot in answers(house.spots()) or house.spots() if spot.active}
    if name == "computers_alone":  # who only watches steps back in the game by going left
        moves = [move for move in moves if move != LEFT[device]]
    assert active - crawl(house, moves, active if device == "controller" else None) == set()
    assert active


Outcome = tuple[object, ...]


def outcome(house: House, cues: int) -> Outcome:
    """What is to be seen, and what was heard since so many sounds."""
    top = house.stack.top
    focus = getattr(getattr(top, "focus", None), "key", None)
    return type(top), focus, tuple(house.audio.cues[cues:]), top is not None and top.changed


def around(name: str, events: list[Event]) -> tuple[Outcome, Outcome]:
    """How it was before, and what has come of it."""
    house = opened(name)
    cues, house.top.changed = len(house.audio.cues), False
    press(house, [])
    before = outcome(house, cues)
    press(house, events)
    return before, outcome(house, cues)


@pytest.mark.parametrize("name", SCREENS)
def test_enter_and_a_choose_the_same(name: str) -> None:
    by_keyboard, by_controller = (around(name, events) for events in CHOOSE.values())
    assert by_keyboard == by_controller
    before, after = by_keyboard
    assert before != after


@pytest.mark.parametrize("device", BACK)
@pytest.mark.parametrize("name", SCREENS)
def test_there_is_always_a_way_back(name: str, device: str) -> None:
    house = opened(name)
    scene = house.top
    for _ in range(3):
        press(house, BACK[device])
        if house.stack.top is not scene:
            return
    raise AssertionError("nothing leads away")


def told(house: House) -> dict[Hashable, tuple[str, str]]:
    return {spot.key: (spot.name, spot.text) for spot in house.spots()}


@pytest.mark.parametrize("name", SCREENS)
def test_everything_has_a_name_and_can_be_told_apart(name: str) -> None:
    words = told(opened(name))
    assert all(name.strip() for name, _ in words.values())
    twins = {key: telling for key, telling in words.items() if [*words.values()].count(telling) > 1}
    assert twins == {}
