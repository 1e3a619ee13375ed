"""Skipping and hurrying what is to be seen, and the buttons and keys of the table."""

from __future__ import annotations

import pygame
import pytest

from game.beasty_bar.marks import Hold
from game.beasty_bar.rules.animals import (
    LION,
    SPECIES,
)
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Setup
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import LINE, at_table, info_of, position, tabletop_of

# Animations


def test_a_click_while_something_is_to_be_seen_finishes_the_step_and_is_no_move() -> None:
    house = at_table(LINE, speed=1.0)
    hand = [house.pixel(spot) for spot in house.spots() if isinstance(spot.key, Hold)]
    house.click(Hold(LION))
    table = house.table
    assert table.timeline.busy
    actions, clicks = len(table.match.actions), 0
    while table.timeline.busy:
        at = hand[clicks % len(hand)]
        house.press(at)
        house.let_go(at)
        clicks += 1
    assert len(table.match.actions) == actions
    assert 2 <= clicks < 40


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_1])
def test_a_key_while_something_is_to_be_seen_finishes_the_step_and_is_no_move(code: int) -> None:
    house = at_table(LINE, speed=0.5)
    house.click(Hold(LION))
    table = house.table
    presses = 0
    while table.timeline.busy:
        house.key(code)
        presses += 1
    assert len(table.match.actions) == 1
    assert presses < 40


def test_a_press_that_began_in_an_animation_is_no_click_after_it() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    table = house.table
    table.match.state = position(LINE.replace("lion", "seal").replace("+ seal", "+ lion"))
    table.timeline.finish()
    table.timeline.add(lambda: tabletop_of(house).stage(RULES.new_game(Setup(2), 1).events[-1], print))
    at = house.pixel(next(spot for spot in house.spots() if spot.box.y > 700))
    house.press(at)
    assert not table.timeline.busy
    house.until_asked()
    house.let_go(at)
    assert len(table.match.actions) == 1


def test_the_deal_is_seen_from_its_beginning() -> None:
    house = House(speed=1.0)
    house.play(("human", "random"))
    house.until(lambda: isinstance(house.top, Table))
    house.frame(0.01)
    board = tabletop_of(house).board
    homes = board.homes()
    assert house.table.timeline.busy
    assert any(board.sprites[card].pose != homes[card] for card in board.view.hand)


def test_a_window_that_was_covered_for_a_moment_skips_nothing() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    waiting = len(house.table.timeline._waiting)
    for _ in range(5):
        house.post(pygame.WINDOWEXPOSED)
    assert len(house.table.timeline._waiting) == waiting


def test_a_window_resized_in_the_middle_of_an_animation_shows_the_rest_at_its_new_size() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    for size in ((1300, 700), (960, 600), (1000, 1000)):
        house.frame(0.1)
        house.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        assert house.window.surface.get_size() == size
        assert house.table.timeline.busy
    house.until(lambda: not house.table.timeline.busy)
    for _ in range(100):
        house.frame()
    board = tabletop_of(house).board
    assert {card: sprite.pose for card, sprite in board.sprites.items()} == board.homes()


def test_whoever_waits_for_the_end_of_a_turn_is_told_even_if_it_was_skipped() -> None:
    house = at_table(LINE, speed=1.0, seats=("human", "random"))
    told: list[int] = []
    house.table.turn_ended = lambda: told.append(len(house.table.match.actions))
    house.click(Hold(LION))
    while house.table.timeline.busy:
        house.key(pygame.K_SPACE)
    house.frame()
    assert told[:1] == [1]


def test_a_card_pointed_at_rises_at_once() -> None:
    house = at_table(LINE)
    house.until(lambda: not house.table.moving)
    house.move(house.pixel(house.spot(Hold(LION))))
    assert house.stack.moving
    card = next(card for card in tabletop_of(house).view.hand if SPECIES[card] == LION)
    before = tabletop_of(house).board.sprites[card].pose
    house.frame(0.03)
    assert tabletop_of(house).board.sprites[card].pose.y < before.y
    house.until(lambda: not house.stack.moving)


def test_holding_f_hurries_and_letting_go_elsewhere_ends_it() -> None:
    house = at_table(LINE, speed=1.0)
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="")
    assert house.table.play.pace.speed == 4.0
    house.post(pygame.KEYUP, key=pygame.K_f, mod=0, unicode="")
    assert house.table.play.pace.speed == 1.0
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="")
    house.key(pygame.K_ESCAPE)
    house.post(pygame.KEYUP, key=pygame.K_f, mod=0, unicode="")
    house.key(pygame.K_ESCAPE)
    assert house.table.play.pace.speed == 1.0


def test_a_game_behind_the_pause_stands_still() -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    house.key(pygame.K_ESCAPE)
    for _ in range(3):
        house.frame(5.0)
    waiting = len(house.table.timeline._waiting)
    house.frame(60.0)
    assert len(house.table.timeline._waiting) == waiting
    assert house.table.timeline.busy
    assert not house.stack.moving


# Buttons and keys of the table


def test_speed_and_sound_answer_to_keys_and_buttons() -> None:
    house = at_table(LINE, speed=1.0)
    house.key(pygame.K_PLUS)
    assert house.settings.speed == 1.5
    house.key(pygame.K_MINUS)
    house.key(pygame.K_MINUS)
    house.key(pygame.K_MINUS)
    assert house.settings.speed == 0.5
    house.click("speed")
    assert house.settings.speed == 1.0
    house.key(pygame.K_m)
    assert house.settings.muted
    assert house.audio.muted
    house.click("sound")
    assert not house.settings.muted
    for _ in range(9):
        house.key(pygame.K_PLUS)
    house.click("speed")
    assert house.settings.speed == 0.5
    assert house.table.match.actions == []


def test_every_card_pointed_at_tells_what_it_does() -> None:
    house = at_table(LINE)
    for spot in house.spots():
        if isinstance(spot.key, str):
            continue
        house.move(house.pixel(spot))
        info = info_of(house)
        assert info.title == spot.name
        assert len(info.text) > 10
        assert info.picture is not None
