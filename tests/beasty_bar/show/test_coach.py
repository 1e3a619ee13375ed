"""A coach at the bar: a dragged card goes back to the hand, and every device can answer."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import GIRAFFE, PARROT
from game.core.coaching import WARN
from game.core.rules import Seat
from game.shell.table.coach import DEAF
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import at_table
from tests.beasty_bar.show.test_dragging import drag
from tests.contract.test_coach import Sage

LINE = ">0: parrot seal giraffe lion | 1: kangaroo monkey || zebra/1 snake/0 hippo/1"


def coached(house: House) -> None:
    """Somebody knows everything at once."""
    sage: Any = Sage()
    house.desk.thinker = house.table.play.thinking._thinker = sage
    house.table.play.coach.drop()


@pytest.fixture
def house() -> House:
    house = at_table(LINE)
    house.settings.coach = WARN
    coached(house)
    house.frame(0.1)
    legal = house.table.match.rules.legal_actions(house.table.match.state)
    assert Play((GIRAFFE,)) in legal[:-1]
    return house


def carried(house: House) -> None:
    x, y = house.pixel(house.spot(Hold(GIRAFFE)))
    drag(house, (x, y), (x + 5, y - 40), (x + 40, y - 100), (x, y - 180))


def made(house: House) -> int:
    return len(house.table.match.actions)


def test_a_dragged_card_goes_back_to_the_hand_until_it_is_dragged_again(house: House) -> None:
    carried(house)
    table = house.table
    assert made(house) == 0
    assert table.play.coach.warns
    assert table.pointing.drag.at is None
    assert not table.play.asking.begun
    house.frame(DEAF)
    carried(house)
    assert house.table.match.actions[0] == Play((GIRAFFE,))


def test_a_card_carried_to_a_place_goes_back_as_well(house: House) -> None:
    """All that one drag has chosen is open again."""
    play = house.table.play
    play.carry(Hold(PARROT), Target(0))
    assert play.coach.warns
    assert not play.asking.begun
    assert made(house) == 0


def test_the_same_digit_once_more_plays_it(house: House) -> None:
    digit = next(spot.digit for spot in house.spots() if spot.key == Hold(GIRAFFE))
    assert digit is not None
    code = getattr(pygame, f"K_{digit}")
    house.key(code)
    house.key(code)
    assert house.table.play.coach.warns
    assert made(house) == 0
    house.frame(DEAF)
    house.key(code)
    assert house.table.match.actions[0] == Play((GIRAFFE,))


def test_a_controller_answers_by_the_same_button(house: House) -> None:
    house.table.focus.lead_to(Hold(GIRAFFE))
    house.button(pygame.CONTROLLER_BUTTON_A)
    assert house.table.play.coach.warns
    house.frame(DEAF)
    house.button(pygame.CONTROLLER_BUTTON_A)
    assert house.table.match.actions[0] == Play((GIRAFFE,))


def test_a_move_that_was_taken_back_is_not_warned_of_again() -> None:
    house = House()
    house.settings.coach = WARN
    house.sit_down(("human", "random"), seed=3, first=Seat(0))
    coached(house)
    house.until_asked()
    table = house.table
    action = table.match.rules.legal_actions(table.match.state)[0]
    card = table.choosing.marks_of(action)[0]
    house.frame(0.1)
    house.click(card)
    assert table.play.coach.warns
    house.frame(DEAF)
    house.click(card)
    assert table.match.actions[0] == action
    house.until_asked()
    assert table.play.take_back()
    house.until_asked()
    house.click(card)
    assert table.match.actions[0] == action
