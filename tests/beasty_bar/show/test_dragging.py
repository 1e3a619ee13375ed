"""Cards are dragged to where they go."""

from __future__ import annotations

import pygame
import pytest

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import (
    LION,
    PARROT,
    SPECIES,
)
from game.beasty_bar.show.pointing import Look
from tests.beasty_bar.show.devices import focus_of
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import LINE, at_table, last_action, tabletop_of


def drag(house: House, start: tuple[int, int], *way_on: tuple[int, int]) -> None:
    house.move(start)
    house.press(start)
    for at in way_on:
        house.move(at)
    house.let_go(way_on[-1])


def test_a_card_can_be_dragged_onto_the_table() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(LION)))
    drag(house, (x, y), (x + 5, y - 40), (x + 40, y - 100), (x, y - 180))
    assert last_action(house) == Play((LION,))


def test_a_card_can_be_dropped_onto_an_animal_of_the_line() -> None:
    house = at_table(LINE)
    start = house.pixel(house.spot(Hold(LION)))
    onto = house.pixel(
        next(spot for spot in house.spots() if isinstance(spot.key, Look) and spot.box.y < 700)
    )
    between = ((start[0] + onto[0]) // 2, (start[1] + onto[1]) // 2)
    drag(house, start, between, onto)
    assert last_action(house) == Play((LION,))


def test_a_dragged_card_that_asks_something_asks_it() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(PARROT)))
    drag(house, (x, y), (x, y - 90), (x, y - 180))
    assert house.table.match.actions == []
    house.click(Target(0))
    assert last_action(house) == Play((PARROT,), 0)


def test_a_dragged_card_follows_the_pointer() -> None:
    house = at_table(LINE)
    card = next(card for card in tabletop_of(house).view.hand if SPECIES[card] == LION)
    start = house.pixel(house.spot(Hold(LION)))
    house.press(start)
    house.move((start[0], start[1] - 60))
    house.move((500, 200))
    pose = tabletop_of(house).board.sprites[card].pose
    assert (pose.x, pose.y) == pytest.approx(house.window.stage.units((500, 200)))


def test_a_card_let_go_over_its_tray_is_not_played_and_comes_home() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(LION)))
    drag(house, (x, y), (x + 60, y - 20), (x + 110, y + 10))
    assert house.table.match.actions == []
    house.move((5, 300))
    house.until(lambda: not house.table.moving)
    board = tabletop_of(house).board
    assert all(sprite.pose == board.homes()[card] for card, sprite in board.sprites.items())


def test_a_press_beside_the_cards_drags_none_of_them() -> None:
    house = at_table(LINE)
    x, y = house.pixel(house.spot(Hold(LION)))
    below = (x, house.window.stage.size[1] - 1)
    drag(house, below, (x, y + 30), (x, y), (x, y - 30), (x, y - 110))
    assert house.table.match.actions == []


def test_a_press_on_nothing_does_not_keep_the_mouse_from_pointing() -> None:
    house = at_table(LINE)
    house.press((2, 300))
    house.move(house.pixel(house.spot(Hold(LION))))
    assert focus_of(house).key == Hold(LION)


def test_a_drag_that_ends_where_nobody_told_does_not_go_on() -> None:
    house = at_table(LINE)
    start = house.pixel(house.spot(Hold(LION)))
    house.press(start)
    house.move((start[0], start[1] - 50))
    house.key(pygame.K_ESCAPE)
    house.let_go((10, 10))
    house.key(pygame.K_ESCAPE)
    house.move((500, 200))
    assert house.table.heads_up.hud().dragged is None
    house.let_go((500, 200))
    assert house.table.match.actions == []
