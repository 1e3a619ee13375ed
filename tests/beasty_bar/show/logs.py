"""A game with some turns behind it, and its log."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.beasty_bar.rules.setup import Mode
from game.core.rules import Seat
from game.shell.table.log import Log
from tests.beasty_bar.show.house import House

ANA, BO = Seat(0), Seat(1)
VIEW, A, B, Y = (
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_Y,
)
DOWN, UP = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP
R3 = pygame.CONTROLLER_BUTTON_RIGHTSTICK


def begun(
    seats: tuple[str, ...] = ("human", "random"),
    mode: Mode = Mode.BASE,
    turns: int = 5,
    seed: int = 4,
    text: int = 100,
) -> House:
    """A game in which a person has played so many cards, and is to play the next."""
    house, chance = House(text=text, drawn=1000), Random(seed)
    house.sit_down(seats, mode, seed, first=ANA)
    house.look()
    for _ in range(turns):
        table = house.table
        while table.match.state.stacking:
            table.play.submit(chance.choice(table.match.rules.legal_actions(table.match.state)))
            house.look()
        table.play.submit(chance.choice(table.match.rules.legal_actions(table.match.state)))
        house.look()
    house._drawn = 1
    at_rest(house)
    return house


def at_rest(house: House) -> None:
    """Nothing moves any more."""
    for _ in range(40):
        house.frame(0.1)
        if not house.top.moving:
            return


def opened(**wanted: Any) -> House:
    house = begun(**wanted)
    house.key(pygame.K_l)
    at_rest(house)
    assert isinstance(house.top, Log)
    return house


def the_log(house: House) -> Log:
    assert isinstance(house.top, Log)
    return house.top


def ask(house: House) -> None:
    house.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_LSHIFT, unicode="?", scancode=0)


def turn(house: House) -> int:
    """The number of the turn that the chosen line belongs to."""
    log = the_log(house)
    return log.lines.steps[log.lines.at][0].turn.number
