"""The three ways to do something: with the mouse, with the keyboard, with a controller. Each plays alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from random import Random
from typing import Protocol

import pygame

from game.beasty_bar.marks import marks
from game.beasty_bar.rules.actions import Action, Stack
from game.beasty_bar.show.deck_scene import GO
from game.beasty_bar.show.discard import Discard
from game.beasty_bar.show.draft import Draft
from game.beasty_bar.show.pointing import DONE, Chip
from game.shell.focus import Focus, Spot
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.results.results import Results
from game.shell.signals import Intent, Press
from game.shell.table.curtain import LOOK, Curtain
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import House


class Device(Protocol):
    """Something to choose with."""

    def choose(self, house: House, key: Hashable) -> None:
        """Choose a spot of the scene in charge."""

    def back(self, house: House) -> None:
        """One step back."""


class Mouse:
    """Moves to the middle of what it wants, and clicks."""

    def choose(self, house: House, key: Hashable) -> None:
        house.click(key)

    def back(self, house: House) -> None:
        """With the other button, where nothing lies that could be looked at."""
        house.press((6, 430), button=3)
        house.let_go((6, 430), button=3)


ARROWS = {
    Intent.LEFT: pygame.K_LEFT,
    Intent.RIGHT: pygame.K_RIGHT,
    Intent.UP: pygame.K_UP,
    Intent.DOWN: pygame.K_DOWN,
}
PAD = {
    Intent.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Intent.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Intent.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Intent.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


def ways(start: Hashable, spots: Sequence[Spot]) -> dict[Hashable, list[Intent]]:
    """The shortest way with the arrows from one spot to each that can be reached."""
    found: dict[Hashable, list[Intent]] = {start: []}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for intent in ARROWS:
            focus = Focus()
            focus.key = here
            focus.handle(Press(intent), spots)
            if focus.key not in found:
                found[focus.key] = [*found[here], intent]
                waiting.append(focus.key)
    return found


def path_to(house: House, key: Hashable) -> list[Intent] | None:
    """With the arrows from where the focus is; where arrows have another meaning, there is none."""
    if isinstance(house.top, NewGame):
        return None
    return ways(focus_of(house).key, house.spots()).get(key)


class Keyboard:
    """Digits, arrows or Tab, as it fancies."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, house: House, key: Hashable) -> None:
        fancy = self._chance.choice(("digit", "arrows", "tab", "shift tab"))
        spot = house.spot(key)
        if fancy == "digit" and spot.digit is not None:
            for _ in range(2):
                house.key(pygame.K_0 + spot.digit)
            return
        path = path_to(house, key) if fancy == "arrows" else None
        if path is not None:
            for intent in path:
                house.key(ARROWS[intent])
        else:
            self._tab(house, key, pygame.KMOD_LSHIFT if fancy == "shift tab" else 0)
        assert focus_of(house).key == key
        house.key(pygame.K_RETURN)

    def _tab(self, house: House, key: Hashable, mod: int) -> None:
        for _ in range(80):
            if focus_of(house).key == key:
                return
            house.key(pygame.K_TAB, mod)

    def back(self, house: House) -> None:
        house.key(pygame.K_ESCAPE)


class Controller:
    """D-pad, shoulder buttons, A and B."""

    def choose(self, house: House, key: Hashable) -> None:
        path = path_to(house, key)
        for intent in path or ():
            house.button(PAD[intent])
        for _ in range(80):
            if focus_of(house).key == key:
                break
            house.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        assert focus_of(house).key == key
        house.button(pygame.CONTROLLER_BUTTON_A)

    def back(self, house: House) -> None:
        house.button(pygame.CONTROLLER_BUTTON_B)


def focus_of(house: House) -> Focus:
    focus = house.top.focus  # type: ignore[attr-defined]
    assert isinstance(focus, Focus)
    return focus


class Person:
    """Plays whole games at random with one device; remembers what it meant to play."""

    def __init__(self, house: House, device: Device, seed: int) -> None:
        self.house, self.device, self.chance = house, device, Random(seed)
        self.meant: list[Action] = []
        self.asked = 0
        """How often there was more to choose than a card."""

    def play_to_the_end(self) -> Results:
        """Everything from the first scene to the results."""
        for _ in range(2000):
            scene = self.house.top
            if isinstance(scene, Results):
                return scene
            self.do_next()
        raise AssertionError("the game never ended")

    def do_next(self) -> None:
        """Whatever the scene in charge wants."""
        house, scene = self.house, self.house.top
        if isinstance(scene, Curtain):
            house.frame(1.0)
            self.device.choose(house, LOOK)
        elif isinstance(scene, Draft):
            self.device.choose(house, GO)
        elif isinstance(scene, Discard):
            free = [spot.key for spot in house.spots() if isinstance(spot.key, int)]
            for card in self.chance.sample(free, 4):
                self.device.choose(house, card)
            self.device.choose(house, GO)
        elif isinstance(scene, Table) and house.asked:
            self.play_one(self.chance.choice(scene.match.rules.legal_actions(scene.match.state)))
        else:
            house.frame(0.2)

    def play_one(self, action: Action) -> None:
        """Point at everything that makes an action."""
        table = self.house.table
        self.meant.append(action)
        before = len(table.match.actions)
        if isinstance(action, Stack):
            self.asked += 1
            self._stack(action)
        else:
            self.asked += len(marks(table.tabletop.view, action)) > 1
            while len(table.match.actions) == before:
                assert table.choosing is not None
                self.device.choose(self.house, table.choosing.rest(action)[0])
        assert table.match.actions[before] == action

    def _stack(self, action: Stack) -> None:
        """Bring the chips into the order wanted by swapping two at a time."""
        row = list(range(len(action.order)))
        for place, wanted in enumerate(action.order):
            other = row.index(wanted)
            if other != place:
                self.device.choose(self.house, Chip(place))
                self.device.choose(self.house, Chip(other))
                row[place], row[other] = row[other], row[place]
        self.device.choose(self.house, DONE)
