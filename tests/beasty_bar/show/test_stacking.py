"""Whoever has thrown out several says in which order they lie."""

from __future__ import annotations

import pytest

from game.beasty_bar.marks import Hold, Layer
from game.beasty_bar.rules.actions import Stack
from game.beasty_bar.rules.animals import (
    LION,
)
from game.beasty_bar.show.pointing import DONE, Chip
from game.services.settings import ALWAYS
from game.shell.stage import Stage
from tests.beasty_bar.show.devices import Mouse
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import (
    DEVICES,
    STACK,
    arrange,
    hand_of,
    last_action,
    position,
    stacking,
    tabletop_of,
)


def test_whoever_stacks_is_told_where_and_why_and_not_that_nobody_leaves() -> None:
    house = stacking(hand_of("mouse"))
    house.settings.preview = ALWAYS
    info = house.panel("info")
    assert "ends up on top of THAT'S IT" in info.text
    assert info.facts == ""


def test_the_log_can_speak_of_those_who_wait_before_anybody_is_asked_to_stack_them() -> None:
    tabletop = tabletop_of(stacking(Mouse()))
    twin = tabletop.twin()
    twin.resized(Stage((960, 600)))
    twin.resync(tabletop.view)
    assert len({*twin.where(tabletop.view.sent)}) == 2


def test_a_hint_can_lead_to_an_order_before_anybody_is_asked_for_it() -> None:
    twin = tabletop_of(stacking(Mouse())).twin()
    twin.resync(tabletop_of(stacking(Mouse())).view)
    assert twin.way_to([Layer(0), Layer(1)]) == DONE
    assert twin.way_to([Layer(1), Layer(0)]) == Chip(0)


@pytest.mark.parametrize("device", DEVICES)
def test_done_keeps_the_order_they_left_in(device: str) -> None:
    hand = hand_of(device)
    house = stacking(hand)
    hand.choose(house, DONE)
    assert last_action(house) == Stack((0, 1))


@pytest.mark.parametrize("device", DEVICES)
def test_two_chips_chosen_one_after_the_other_change_places(device: str) -> None:
    house, hand = stacking(hand_of(device)), hand_of(device)
    sent = tabletop_of(house).view.sent
    hand.choose(house, Chip(0))
    assert chip_names(house) == [name_of(house, card) for card in sent]
    hand.choose(house, Chip(1))
    assert chip_names(house) == [name_of(house, card) for card in reversed(sent)]
    hand.choose(house, DONE)
    assert last_action(house) == Stack((1, 0))
    assert house.table.match.state.thats_it[-2:] == [sent[1], sent[0]]


def chip_names(house: House) -> list[str]:
    return [spot.name for spot in house.spots() if isinstance(spot.key, Chip)]


def name_of(house: House, card: int) -> str:
    return tabletop_of(house)._pointing.name(card)  # type: ignore[arg-type]


def test_every_stack_starts_in_the_order_they_left_in() -> None:
    house = stacking(Mouse())
    for key in (Chip(0), Chip(1), DONE):
        house.click(key)
    assert last_action(house) == Stack((1, 0))
    stack_again(house)
    house.click(DONE)
    assert last_action(house) == Stack((0, 1))


def test_a_chip_picked_for_one_stack_is_not_picked_for_the_next() -> None:
    house = stacking(Mouse())
    for key in (Chip(0), DONE):
        house.click(key)
    stack_again(house)
    for key in (Chip(1), DONE):
        house.click(key)
    assert last_action(house) == Stack((0, 1))


def stack_again(house: House) -> None:
    arrange(house, position(STACK))
    house.click(Hold(LION))
    house.until_asked()
