"""The title of several games: a house for each, and nothing in anybody's way."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.core.listing import Listing
from game.desktop.shows import FRONTS
from game.shell.desk import Desk, Foyer
from game.shell.front import LOT, Address, Front
from game.shell.scenes.footer import FOOTER
from game.shell.scenes.menu.facade import GAME, Facade, Street, facade
from game.shell.scenes.menu.title import SOUND, Title
from game.shell.stage import Box, Stage
from tests.beasty_bar.show.house import House
from tests.shell.screens import title_of
from tests.shell.test_notice import SIZES, ToyWays, a_desk

WINDOWS = [(1280, 720), (1920, 1080), (3840, 2160), *SIZES]
SMALLEST = 48.0
"""Of a target, in units."""


def a_desk_of(games: int, text: int = 100) -> Desk:
    """With so many to choose from: those that are drawn come first."""
    desk = a_desk(text=text)
    names = [f"game{number}" for number in range(games)]
    listed = tuple(Listing(name, name, range(2, 5), lambda: desk.module) for name in names)
    fronts = [*(make() for make in FRONTS.values()), *(Front(name) for name in names)]
    found = {name: Address(front, (), str) for name, front in zip(names, fronts, strict=False)}
    desk.foyer = Foyer(listed, address=found.__getitem__)
    return desk


def a_street(games: int) -> Street:
    street = facade(a_desk_of(games))
    assert isinstance(street, Street)
    return street


def overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


def test_one_game_has_the_title_for_itself() -> None:
    street = facade(a_desk())
    assert isinstance(street, Facade)
    assert street.spots(Stage((1920, 1080))) == []


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("games", [2, 3, 4, 5])
@pytest.mark.parametrize("size", WINDOWS)
def test_doors_signs_and_the_board_are_in_nobodys_way(size: tuple[int, int], games: int, text: int) -> None:
    stage, title = Stage(size), Title(a_desk_of(games, text), ToyWays())
    title.resized(stage)
    spots = title.spots()
    for spot in spots:
        assert min(spot.box.w, spot.box.h) >= SMALLEST, spot.name
        assert spot.box.x >= 0, spot.name
        assert spot.box.y >= 0, spot.name
        assert spot.box.x + spot.box.w <= stage.width, spot.name
        assert spot.box.y + spot.box.h <= stage.height - (0 if spot.key == SOUND else FOOTER), spot.name
    for one, other in combinations(spots, 2):
        assert not overlap(one.box, other.box), (one.name, other.name)


def test_as_many_doors_have_a_digit_as_there_are_keys() -> None:
    doors = a_street(11).doors(Stage((1920, 1080)))
    assert [door.digit for door in doors] == [*range(1, 10), None, None]


def test_two_houses_are_as_large_as_they_are_drawn_and_more_are_smaller() -> None:
    stage = Stage((1920, 1080))
    assert {lot.w for lot in a_street(2).lots(stage)} == {LOT[0]}
    assert all(lot.w < LOT[0] for lot in a_street(3).lots(stage))


@pytest.mark.parametrize("pointed", [False, True])
def test_the_door_that_is_pointed_at_is_seen(pointed: bool) -> None:
    def picture(key: object) -> bytes:
        house = House(size=(960, 600))
        title = title_of(house, 2)
        title.focus.lead_to(key)  # type: ignore[arg-type]
        house.frame(0.0)
        door = next(spot for spot in title.spots() if spot.key == (GAME, "fantasy_pub"))
        area = house.window.stage.pixels(door.box)
        return house.window.surface.subsurface(area).copy().get_view("2").raw

    key = (GAME, "fantasy_pub") if pointed else "quit"
    assert (picture(key) != picture("new")) is pointed


def test_nothing_moves_where_motion_is_reduced() -> None:
    for make in FRONTS.values():
        extras = make().extras(str)
        extras.advance(5.0, calm=True)
        assert not any(extras.advance(0.25, calm=True) for _ in range(40))


def test_something_moves_now_and_then_where_it_may() -> None:
    for make in FRONTS.values():
        extras = make().extras(str)
        extras.advance(2.0, calm=False)
        changes = [extras.advance(0.25, calm=False) for _ in range(40)]
        assert 2 <= sum(changes) <= 30
