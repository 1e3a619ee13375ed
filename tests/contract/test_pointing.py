"""Letters, zones and dragging at the table of the toy: its dice are aims, and each is good for one bed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.levels import HUMAN
from game.shell.focus import Spot
from tests.contract.devices import way
from tests.contract.house import House
from tests.contract.toy.marks import Bed, Dice
from tests.contract.toy.rules import Deed, Do
from tests.contract.toy.tabletop import LETTERS, Die


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Somebody is to act with dice, one of which is good for a bed."""
    found = House(tmp_path, "--seats", f"{HUMAN},keen", "--seed", "5")
    found.until_asked()
    while not any(spot.onto for spot in found.spots()):
        found.decide()
        found.until_asked()
    return found


def carried(house: House) -> tuple[Spot, Bed]:
    """A die, and the bed that it is good for."""
    die = next(spot for spot in house.spots() if spot.onto)
    (bed,) = die.onto
    assert isinstance(bed, Bed)
    return die, bed


def middle(house: House, spot: Spot) -> tuple[int, int]:
    return house.desktop.window.stage.pixels(spot.box).center


def drag(house: House, start: tuple[int, int], end: tuple[int, int]) -> None:
    house.post(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    house.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    house.post(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
    house.post(pygame.MOUSEBUTTONUP, pos=end, button=1)


def test_a_letter_chooses_at_once_what_spends_nothing_and_once_more_lets_it_go(house: House) -> None:
    choosing, (die, bed) = house.table.choosing, carried(house)
    assert choosing is not None
    assert isinstance(die.key, Die)
    code = ord(LETTERS[die.key.number])
    house.key(code)
    assert choosing.done == [Dice((bed.number,))]
    assert house.table.focus.key == die.key
    house.key(code)
    assert choosing.done == []


def test_a_letter_with_something_held_beside_it_is_another_key(house: House) -> None:
    choosing, (die, _) = house.table.choosing, carried(house)
    assert choosing is not None
    assert isinstance(die.key, Die)
    house.post(pygame.KEYDOWN, key=ord(LETTERS[die.key.number]), mod=pygame.KMOD_CTRL, unicode="", scancode=0)
    assert choosing.done == []


def test_a_digit_only_points_at_what_would_be_done(house: House) -> None:
    decided, (_, bed) = len(house.table.match.actions), carried(house)
    house.key(pygame.K_0 + bed.number)
    assert house.table.focus.key == bed
    assert len(house.table.match.actions) == decided


def test_what_is_let_go_on_what_goes_with_it_is_chosen_with_it(house: House) -> None:
    decided, (die, bed) = len(house.table.match.actions), carried(house)
    there = next(spot for spot in house.spots() if spot.key == bed)
    drag(house, middle(house, die), middle(house, there))
    assert house.table.match.actions[decided] == Do(Deed.LIFT, (bed.number,))


def test_what_was_chosen_before_is_not_let_go_by_carrying_it_there(house: House) -> None:
    decided, (die, bed) = len(house.table.match.actions), carried(house)
    house.click(die.key)
    there = next(spot for spot in house.spots() if spot.key == bed)
    drag(house, middle(house, die), middle(house, there))
    assert house.table.match.actions[decided] == Do(Deed.LIFT, (bed.number,))


def test_what_is_let_go_beside_everything_is_not_chosen(house: House) -> None:
    choosing, (die, _) = house.table.choosing, carried(house)
    assert choosing is not None
    decided, (x, y) = len(house.table.match.actions), middle(house, die)
    boxes = [house.desktop.window.stage.pixels(spot.box) for spot in house.spots()]
    width, height = house.desktop.window.surface.get_size()
    points = [(left, top) for top in range(y, height, 4) for left in range(0, width, 4) if abs(left - x) > 40]
    free = next(point for point in points if not any(box.collidepoint(point) for box in boxes))
    drag(house, (x, y), free)
    assert choosing.done == []
    assert len(house.table.match.actions) == decided


def test_tab_leads_from_one_zone_to_the_next(house: House) -> None:
    table = house.table
    table.focus.lead_to(carried(house)[0].key)
    seen = []
    zones = list(dict.fromkeys(spot.zone for spot in house.spots() if spot.active))
    for _ in zones:
        house.key(pygame.K_TAB)
        found = table.focus.on(house.spots())
        assert found is not None
        assert found.active
        seen.append(found.zone)
    assert sorted(map(str, seen)) == sorted(map(str, zones))
    assert seen[-1] == "dice"


def test_keys_lead_to_everything_that_can_be_chosen(house: House) -> None:
    focus = house.table.focus
    focus.lead_to(carried(house)[0].key)
    for spot in house.spots():
        if spot.active and spot.key != focus.key:
            assert way(focus, house.spots(), spot.key), spot.key
