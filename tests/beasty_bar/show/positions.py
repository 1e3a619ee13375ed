"""A table of the house in any position, and what was done at it."""

from __future__ import annotations

import re

import pygame

from game.beasty_bar.marks import Hold
from game.beasty_bar.rules.animals import (
    LION,
)
from game.beasty_bar.rules.events import TurnStarted
from game.beasty_bar.rules.notation import COLOURS
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.tabletop import Tabletop
from game.core.rules import Seat
from game.shell.layers import Layers
from game.shell.paint.brush import Brush
from game.shell.table.above import Info
from game.shell.table.pace import INSTANT
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Controller, Device, Keyboard, Mouse
from tests.beasty_bar.show.house import House

DEVICES = ["mouse", "keyboard", "controller"]


def hand_of(device: str) -> Device:
    match device:
        case "mouse":
            return Mouse()
        case "keyboard":
            return Keyboard(1)
        case _:
            return Controller()


def position(text: str) -> State:
    """Seats by their numbers, whatever their colours."""
    coloured = re.sub(r"(?<=[>/ ])\d(?=:|\b)", lambda seat: COLOURS[int(seat[0])], text)
    return parse_position(coloured)


def at_table(text: str, *, speed: float = INSTANT, seats: tuple[str, ...] = ("human", "random")) -> House:
    """A position on the table, and the first seat is asked. Nobody else will ever play."""
    state = position(text)
    house = House(speed=speed)
    house.sit_down(seats, state.options.mode)
    arrange(house, state)
    return house


def arrange(house: House, state: State) -> None:
    table = house.table
    table.timeline.finish()
    table.desk.thinker.drop()
    table.desk.thinker.poll = lambda *_: None  # type: ignore[method-assign]  # computers think for ever
    table.match.actions.clear()
    table.match.state = state
    table.play.look(Seat(0))
    begin_turn(table, state)
    house.until_asked()


def begin_turn(table: Table, state: State) -> None:
    """Nothing was seen but that the turn has begun."""
    table.tableau.memory.forget()
    table.tableau.memory.open(state.turn + 1, state.to_move)
    table.tableau.memory.follow(TurnStarted(state.to_move, state.turn))


def tabletop_of(house: House) -> Tabletop:
    tabletop = house.table.tabletop
    assert isinstance(tabletop, Tabletop)
    return tabletop


def info_of(house: House) -> Info:
    tableau, hud = house.table.tableau, house.table.heads_up.hud()
    return tableau._telling.info(hud, tableau.spots(hud))


def last_action(house: House) -> object:
    return house.table.match.actions[-1]


# Choosing


LINE = ">0: kangaroo parrot chameleon lion + seal zebra | 1: hippo + monkey || zebra/1 seal/1 giraffe/1"


# Stacking


STACK = (
    ">0: lion + seal | 1: bat dog + bear | 2: tiger + rhino || parrot/1 monkey/1 monkey/2 || "
    "set: mixed | thats_it: skunk/1"
)


def stacking(device: Device) -> House:
    """A lion has scared two monkeys, and they wait to be stacked."""
    house = at_table(STACK, seats=("human", "random", "random"))
    device.choose(house, Hold(LION))
    house.until_asked()
    assert len(tabletop_of(house).view.sent) == 2
    return house


def check_painted(house: House) -> None:
    """The window as it is, and the same painted by somebody who knows nothing of the frames before."""
    tableau, table = house.table.tableau, house.table
    window = house.window
    other = Brush(window.surface.copy(), window.stage, window.brush.art, window.brush.type)
    other.surface.fill((255, 0, 255))
    kept, tableau._layers = tableau._layers, Layers()
    tableau.repaint(other, table.heads_up.hud(), everything=True)
    tableau._layers = kept
    assert pygame.image.tobytes(other.surface, "RGB") == house.picture
