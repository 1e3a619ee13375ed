"""What hands and keys do at the table of every game, by events: Enter, the mouse, and what it carries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.levels import HUMAN
from game.core.module import GameModule
from game.core.rules import Seat
from game.shell.focus import Spot
from game.shell.show import Party
from game.shell.table.scene import Table
from game.shell.viewer import console
from game.shell.viewer.scene import Viewer
from game.shell.viewer.trying import TryTable
from tests.contract import looking_back
from tests.contract.house import ALL_SHOWS, House, beside_the_others


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    yield
    pygame.event.clear()


def seated(module: GameModule, folder: Path) -> House:
    """A person against the simplest computer there is."""
    if module.key not in ALL_SHOWS:
        pytest.skip("it has no table")
    seats = ",".join([HUMAN, *[module.levels[0].key] * (module.seats[0] - 1)])
    house = House(folder, "--game", module.key, "--seats", seats, "--seed", "5", program=beside_the_others)
    house.until_asked()
    return house


def mouse(house: House, kind: int, at: tuple[int, int], **more: object) -> None:
    if kind == pygame.MOUSEMOTION:
        more = {"rel": (1, 1), "buttons": (0, 0, 0)}
    house.post(kind, pos=at, **more)


# Enter


def test_enter_while_others_play_does_nothing(
    module: GameModule, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = seated(module, tmp_path)
    table = house.table
    monkeypatch.setattr(table.play, "think", lambda seat, seconds: None)
    while table.choosing is not None or table.match.to_act in table.party.people:
        house.decide() if table.choosing is not None else house.frame()
    house.until(lambda: table.play.pace.computers and not table.timeline.busy)
    house.post(pygame.MOUSEMOTION, pos=(2, 2), rel=(1, 1), buttons=(0, 0, 0))
    table.focus.key = None
    for _ in range(4):
        house.key(pygame.K_RETURN)
        assert table.focus.key is None
        assert house.top is table
    house.key(pygame.K_TAB)
    assert table.focus.key is not None, "keys lead to what can be looked at all the same"


# What is carried


def draggable(house: House) -> dict[type, Spot]:
    """One of each kind."""
    return {type(spot.key): spot for spot in house.spots() if spot.draggable and spot.active}


CARRIED = {"beasty_bar": 1, "fantasy_pub": 3, "snails": 0}
"""How many kinds of things follow the pointer."""


def test_what_is_carried_is_above_everything(module: GameModule, tmp_path: Path) -> None:
    house = seated(module, tmp_path)
    if not CARRIED[module.key]:
        pytest.skip("nothing can be carried")
    found = set[type]()
    for _ in range(12):
        house.until_asked()
        table, stage = house.table, house.desktop.window.stage
        plate = stage.pixels(table.tabletop.slots.plate(Seat(0))).center
        for kind, spot in draggable(house).items():
            if kind in found:
                continue
            start = stage.pixels(spot.box).center
            mouse(house, pygame.MOUSEMOTION, start)
            mouse(house, pygame.MOUSEBUTTONDOWN, start, button=1)
            for at in (((start[0] + plate[0]) // 2, (start[1] + plate[1]) // 2), plate):
                mouse(house, pygame.MOUSEMOTION, at)
            house.frame(0.0)
            keys = table.tabletop.carried(table.hud())
            shown = [*table.tableau._layers._shown.values()]
            held = [item for item in shown if item.key in keys]
            mouse(house, pygame.MOUSEMOTION, start)
            mouse(house, pygame.MOUSEBUTTONUP, start, button=1)
            if held:
                found.add(kind)
                assert shown[-len(held) :] == held
                assert any(item.rect.collidepoint(plate) for item in held), "it is where the mouse is"
        house.decide()
    assert len(found) == CARRIED[module.key]


# The timeline


def looking_back_at(module: GameModule, folder: Path) -> tuple[House, Viewer]:
    house = House(folder, "--game", module.key, program=beside_the_others)
    game = looking_back.saved(module, looking_back.played(module))
    tabletop = house.routes.show.tabletop(house.routes, Party.of(game))
    viewer = Viewer(house.desk, house.routes, game, tabletop, 3)
    house.open(viewer)
    house.until(lambda: not house.stack.moving)
    return house, viewer


def leaves_the_window(house: House) -> None:
    house.post(pygame.WINDOWLEAVE)


def points_elsewhere(house: House) -> None:
    house.post(pygame.MOUSEMOTION, pos=(300, 300), rel=(1, 1), buttons=(0, 0, 0))


def presses_a_key(house: House) -> None:
    house.key(pygame.K_RIGHT)


def clicks(house: House) -> None:
    middle = house.desktop.window.stage.pixels(console.track_box(house.top.stage)).center
    house.post(pygame.MOUSEBUTTONDOWN, pos=middle, button=1)
    house.post(pygame.MOUSEBUTTONUP, pos=middle, button=1)


@pytest.mark.parametrize("goes", [leaves_the_window, points_elsewhere, presses_a_key, clicks])
def test_what_the_timeline_tells_goes_with_the_mouse(
    module: GameModule, goes: object, tmp_path: Path
) -> None:
    if module.key not in ALL_SHOWS:
        pytest.skip("it has no table")
    house, viewer = looking_back_at(module, tmp_path)
    middle = house.desktop.window.stage.pixels(console.track_box(viewer.stage)).center
    mouse(house, pygame.MOUSEMOTION, middle)
    assert viewer._shown().pointed is not None
    told = house.picture
    goes(house)  # type: ignore[operator]
    assert viewer._shown().pointed is None
    assert house.picture != told


# What if


def test_the_arrow_of_what_if_looks_able_when_its_key_works(module: GameModule, tmp_path: Path) -> None:
    if module.key not in ALL_SHOWS:
        pytest.skip("it has no table")
    house, _ = looking_back_at(module, tmp_path)
    house.desk.settings.takeback = "never"
    house.key(pygame.K_w)
    table = house.top
    assert isinstance(table, TryTable)

    def able() -> bool:
        return next(spot.active for spot in table.spots() if spot.key == "undo")

    house.until_asked()
    assert not able()
    for _ in range(2):
        house.decide()
        house.until_asked()
        assert able()
    while table.match.actions:
        before = len(table.match.actions)
        house.click("undo") if before > 1 else house.key(pygame.K_u)
        house.until_asked()
        assert len(table.match.actions) < before
    assert not able()
    assert isinstance(house.top, Table)
