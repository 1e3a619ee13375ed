"""How fast a table is shown is in the players' hands, whatever hands they have."""

from __future__ import annotations

import pygame
import pytest

from game.core.rules import Seat
from game.services.settings import HELD
from game.shell.table.curtain import Curtain
from game.shell.table.pace import HURRY
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import House

ME = Seat(0)
RIGHT_TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def moving(*seats: str, speed: float = 1.0) -> House:
    """A table on which the first card is on its way."""
    house = House(speed=speed, drawn=20)
    house.sit_down(seats or ("human", "greedy", "random", "greedy"), first=ME)
    house.look()
    table = house.table
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    house.frame()
    assert table.timeline.busy
    return house


def pull(house: House, value: int) -> None:
    house.post(pygame.CONTROLLERAXISMOTION, axis=RIGHT_TRIGGER, value=value, instance_id=0)


def with_keys(house: House) -> None:
    house.key(pygame.K_SPACE, pygame.KMOD_LSHIFT)


def with_a_controller(house: House) -> None:
    pull(house, 32_000)
    house.button(pygame.CONTROLLER_BUTTON_A)
    pull(house, 0)


# On to my turn


@pytest.mark.parametrize("rush", [with_keys, with_a_controller])
def test_all_computers_play_at_once_until_a_person_has_to_decide(rush) -> None:  # type: ignore[no-untyped-def]
    house = moving()
    rush(house)
    for _ in range(40):  # not even a second: at the usual speed a single computer thinks as long
        house.frame(0.02)
    assert house.asked
    assert len(house.table.match.actions) == 4
    assert not house.table.play.pace.rushing


def test_after_that_everything_is_shown_as_before() -> None:
    house = moving()
    with_keys(house)
    house.until_asked()
    table = house.table
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    house.frame(0.05)
    assert table.timeline.busy
    assert not table.play.pace.instant


def test_it_ends_at_the_curtain_of_another_person() -> None:
    house = moving("human", "random", "human")
    with_keys(house)
    house.until_asked()
    assert isinstance(house.top, Curtain)
    assert not house.table.play.pace.rushing


def test_where_somebody_is_asked_there_is_nothing_to_hurry_to() -> None:
    house = House()
    house.sit_down(("human", "random"), first=ME)
    house.look()
    with_keys(house)
    assert not house.table.play.pace.rushing
    assert house.table.match.actions == []


def test_a_pause_ends_the_rush() -> None:
    house = moving()
    house.key(pygame.K_SPACE, pygame.KMOD_LSHIFT)
    house.table.interrupted()
    assert not house.table.play.pace.rushing


def test_computers_among_themselves_are_not_rushed_to_the_end() -> None:
    house = House(speed=1.0)
    house.sit_down(("random", "random"))
    with_keys(house)
    house.frame(0.5)
    assert isinstance(house.top, Table)
    assert not house.table.play.pace.rushing


# Hurrying


def test_who_holds_the_key_hurries_until_it_comes_up() -> None:
    house = moving()
    pace = house.table.play.pace
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="f", scancode=0)
    assert pace.speed == HURRY
    house.post(pygame.KEYUP, key=pygame.K_f, mod=0, unicode="", scancode=0)
    assert pace.speed == 1.0
    assert not house.table.badge.text


def test_hurry_can_be_locked_and_that_is_seen() -> None:
    house = moving()
    pace = house.table.play.pace
    house.key(pygame.K_f, pygame.KMOD_LSHIFT)
    assert pace.speed == HURRY
    assert house.table.badge.text
    (speed,) = [button for button in house.table.heads_up.hud().buttons if button.key == "speed"]
    assert (speed.lit, speed.note) == (True, "4x")
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_ESCAPE)
    assert pace.speed == HURRY
    house.key(pygame.K_f, pygame.KMOD_RSHIFT)
    assert pace.speed == 1.0
    assert house.table.badge.text == "Fast-forward off"


def test_who_cannot_hold_keys_presses_once() -> None:
    house = moving()
    house.settings.hold_to_toggle = True
    pace = house.table.play.pace
    house.key(pygame.K_f)
    assert pace.speed == HURRY
    house.key(pygame.K_f)
    assert pace.speed == 1.0
    pull(house, 32_000)
    pull(house, 0)
    assert pace.speed == HURRY


@pytest.mark.parametrize("once", [False, True])
def test_the_preview_is_held_or_pressed_once(once: bool) -> None:
    house = House()
    house.settings.preview, house.settings.hold_to_toggle = HELD, once
    house.sit_down(("human", "random"), first=ME)
    house.look()
    assert not house.table.heads_up.foresees
    house.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=pygame.KMOD_LALT, unicode="", scancode=0)
    assert house.table.heads_up.foresees
    house.post(pygame.KEYUP, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert house.table.heads_up.foresees == once
    house.key(pygame.K_LALT)
    assert not house.table.heads_up.foresees


def test_what_goes_on_ends_with_a_press_even_if_keys_are_held_again_since() -> None:
    house = House()
    house.settings.preview, house.settings.hold_to_toggle = HELD, True
    house.sit_down(("human", "random"), first=ME)
    house.look()
    house.key(pygame.K_LALT)
    house.settings.hold_to_toggle = False
    assert house.table.heads_up.foresees
    house.key(pygame.K_LALT)
    assert not house.table.heads_up.foresees


# Speeds


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (pygame.K_PLUS, "Your turns 1.5x · Computers 1.5x"),
        (pygame.K_MINUS, "Your turns 0.5x · Computers 0.5x"),
    ],
)
def test_a_change_of_speed_is_told_for_two_seconds(key: int, told: str) -> None:
    house = moving()
    house.key(key)
    assert house.table.heads_up.hud().badge == told
    for _ in range(18):
        house.frame(0.1)
    assert house.table.heads_up.hud().badge == told
    house.until(lambda: not house.table.badge.text, 0.1, 4)


def test_the_button_tells_the_same() -> None:
    house = moving()
    house.click("speed")
    assert house.table.badge.text == "Your turns 1.5x · Computers 1.5x"
