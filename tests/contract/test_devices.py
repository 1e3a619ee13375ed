"""Whole games in the window with one device alone, at the table of every game that has one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.levels import HUMAN
from game.core.module import GameModule
from game.shell.scenes.results.results import Results
from tests.contract.devices import Controller, Device, Keyboard, Mouse
from tests.contract.house import ALL_SHOWS, House, beside_the_others

DEVICES = {"mouse": Mouse, "keyboard": Keyboard, "controller": Controller}
SEEDS = {"mouse": 22, "keyboard": 34, "controller": 5}
"""Games that are over soon, each another one."""
MOST = 700
"""No game asks a person so often."""


@pytest.fixture(autouse=True)
def quiet() -> Any:
    yield
    pygame.event.clear()


def begin(module: GameModule, folder: Path, seed: int) -> House:
    """A person against the simplest computer there is."""
    if module.key not in ALL_SHOWS:
        pytest.skip("it has no table")
    seats = ",".join([HUMAN, *[module.levels[0].key] * (module.seats[0] - 1)])
    line = ("--game", module.key, "--seats", seats, "--seed", str(seed))
    return House(folder, *line, program=beside_the_others)


@pytest.mark.parametrize("device", DEVICES)
def test_a_whole_game_can_be_played_with_one_device_alone(
    module: GameModule, device: str, tmp_path: Path
) -> None:
    house, hand = begin(module, tmp_path, SEEDS[device]), DEVICES[device]()
    decided = 0
    while True:
        house.until_asked()
        if isinstance(house.top, Results):
            break
        decide(house, hand)
        decided += 1
        assert decided < MOST, "this game does not end"
    assert decided > 2


def decide(house: House, hand: Device, action: Any = None) -> None:
    """Point at one thing after the other until something is done."""
    table, before = house.table, len(house.table.match.actions)
    action = action or house.wish(house.chance)
    for _ in range(12):
        assert table.choosing is not None
        hand.choose(house, table.tabletop.way_to(table.choosing.rest(action)))
        if len(table.match.actions) > before:
            assert table.match.actions[before] == action
            return
    raise AssertionError(f"nothing comes of pointing at what {action} takes")
