"""Answering a question by keys: where they begin, where they lead, and how that can be seen."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
import pytest

from game.beasty_bar.marks import Hold, Landing, Model, Target
from game.beasty_bar.rules.actions import Play, Stack
from game.beasty_bar.rules.animals import (
    BAT,
    CHAMELEON,
    GIRAFFE,
    KANGAROO,
    OSTRICH,
    PARROT,
    PENGUIN,
    SEAL,
    TIGER,
    ZEBRA,
    Species,
)
from game.beasty_bar.show.places import LINE_WIDTH
from game.beasty_bar.show.pointing import DONE, Chip, Look, card_box
from game.shell.paint.palette import GOLD_LIGHT
from game.shell.stage import Box
from game.shell.table.sound_row import SoundRow
from tests.beasty_bar.show.devices import Keyboard, focus_of
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import LINE, at_table, hand_of, last_action, stacking, tabletop_of

BEASTS = ">0: penguin bat tiger ostrich | 1: dog || bear/1 rhino/1 tiger/1 || set: new"

QUESTIONS: dict[str, tuple[str, Hashable, dict[Hashable, int]]] = {
    "a target": (LINE, Hold(PARROT), {Target(0): 1, Target(1): 2, Target(2): 3}),
    "a species": (LINE, Hold(CHAMELEON), {Model(ZEBRA): 1, Model(SEAL): 2, Model(GIRAFFE): 3}),
    "a place to land": (LINE, Hold(KANGAROO), {Landing(1): 1, Landing(2): 2}),
    "a card of the hand": (BEASTS, Hold(PENGUIN), {Hold(BAT): 1, Hold(OSTRICH): 3, Hold(TIGER): 4}),
}
"""What is asked: the position, the card that asks, and the digit of each answer."""


@pytest.mark.parametrize("question", QUESTIONS)
def test_at_every_question_a_digit_points_and_the_same_digit_again_answers(question: str) -> None:
    text, card, digits = QUESTIONS[question]
    house = at_table(text)
    house.click(card)
    assert house.table.choosing is not None
    asked = list(house.table.choosing.done)
    for answer, digit in digits.items():
        house.key(pygame.K_0 + digit)
        assert focus_of(house).key == answer
        assert house.table.choosing is not None
        assert house.table.choosing.done == asked
    house.key(pygame.K_0 + digit)
    assert house.table.choosing is None or answer in house.table.choosing.done


def test_the_digit_of_what_is_pointed_at_already_has_to_be_pressed_twice_as_well() -> None:
    house = at_table(LINE)
    Keyboard(1).choose(house, Hold(PARROT))
    assert focus_of(house).key == Target(0)
    house.key(pygame.K_1)
    assert house.table.match.actions == []
    house.key(pygame.K_1)
    assert last_action(house) == Play((PARROT,), 0)


@pytest.mark.parametrize("device", ["keyboard", "controller"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_keys_begin_at_an_answer_and_stay_among_the_answers_until_they_go_back(
    device: str, question: str
) -> None:
    (text, card, digits), hand = QUESTIONS[question], hand_of(device)
    house = at_table(text)
    hand.choose(house, card)
    assert focus_of(house).key == next(iter(digits))
    seen = set()
    for code in (*[pygame.K_TAB] * 4, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT) * 2:
        house.key(code)
        seen.add(focus_of(house).key)
    assert seen == set(digits)
    hand.back(house)
    assert focus_of(house).key == card
    for _ in house.spots():
        house.key(pygame.K_TAB)
        seen.add(focus_of(house).key)
    assert {card, "pause"} <= seen


def test_whoever_presses_on_to_skip_what_is_shown_does_not_settle_the_order_of_a_stack() -> None:
    house = stacking(Keyboard(1))
    house.key(pygame.K_RETURN)
    assert last_action(house) != Stack((0, 1))
    assert focus_of(house).key == DONE
    house.key(pygame.K_RETURN)
    assert last_action(house) == Stack((0, 1))


def test_keys_stay_among_the_chips_of_a_stack() -> None:
    house = stacking(Keyboard(1))
    house.key(pygame.K_TAB)
    assert focus_of(house).key == DONE
    seen = []
    for _ in range(4):
        house.key(pygame.K_TAB)
        seen.append(focus_of(house).key)
    assert seen == [Chip(0), Chip(1), DONE, Chip(0)]
    for _ in range(2):
        house.key(pygame.K_2)
    assert tabletop_of(house)._stacking.picked == 1
    house.key(pygame.K_RIGHT)
    house.key(pygame.K_RETURN)
    assert last_action(house) == Stack((0, 1))


def test_the_first_key_after_a_click_begins_at_an_answer() -> None:
    house = at_table(LINE)
    house.click(Hold(PARROT))
    house.key(pygame.K_RIGHT)
    assert focus_of(house).key == Target(0)


@pytest.mark.parametrize("question", ["a target", "a species", "a card of the hand"])
def test_the_answer_pointed_at_is_larger_and_higher_than_before_and_ringed(question: str) -> None:
    text, card, _ = QUESTIONS[question]
    house = at_table(text)
    Keyboard(1).choose(house, card)
    house.until(lambda: not house.table._settling)
    here = focus_of(house).on(house.spots())
    assert here is not None
    boxes = [card_box(sprite.pose) for sprite in tabletop_of(house).board.sprites.values()]
    (box,) = [box for box in boxes if here.box.holds(box.centre)]
    assert box.y < here.box.y
    assert box.w > here.box.w
    assert colour_above(house, box) == GOLD_LIGHT
    house.key(pygame.K_RIGHT)
    house.until(lambda: not house.table._settling)
    assert colour_above(house, box) != GOLD_LIGHT


def colour_above(house: House, box: Box) -> tuple[int, ...]:
    """In the middle of the line that is drawn around a card, a little beside its digit."""
    x, y = house.window.stage.pixels(Box(box.centre[0] + 40, box.y - 4, 1, 1)).topleft
    return tuple(house.window.surface.get_at((x, y)))[:3]


@pytest.mark.parametrize("card", [KANGAROO, OSTRICH])
def test_who_would_land_there_is_seen_brightest_where_it_is_pointed_at(card: Species) -> None:
    house = at_table(LINE if card == KANGAROO else BEASTS)
    Keyboard(1).choose(house, Hold(card))
    house.until(lambda: not house.table._settling)
    landings = [spot for spot in house.spots() if isinstance(spot.key, Landing)]
    pictures = []
    for spot in landings:
        house.key(pygame.K_0 + (spot.digit or 0))
        house.until(lambda: not house.table._settling)
        pictures.append(house.window.surface.copy())
    for number, spot in enumerate(landings):
        box = house.window.stage.pixels(spot.box)
        light = [sum(pygame.transform.average_color(picture, box)[:3]) for picture in pictures]
        assert light[number] > light[1 - number]


def test_where_sounds_are_written_nobody_in_the_line_rises_into_them() -> None:
    house = at_table(LINE)
    house.settings.captions = True
    Keyboard(1).choose(house, Hold(PARROT))
    house.until(lambda: not house.table._settling)
    tabletop = tabletop_of(house)
    row = SoundRow(("[boing]",)).box(tabletop._places)
    (pose,) = [tabletop.board.homes()[card] for card in tabletop.view.line if card in tabletop.board.lifted]
    assert card_box(pose).y >= row.y + row.h
    assert pose.width > LINE_WIDTH


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN])
def test_on_every_turn_the_first_key_points_into_the_hand(key: int) -> None:
    house = House()
    house.sit_down(("human", "random"), seed=5)
    for _ in range(3):
        house.until_asked()
        hand = next(spot for spot in house.spots() if spot.digit == 1)
        house.key(key)
        assert focus_of(house).key == hand.key
        for _ in range(2):
            house.key(pygame.K_1)
    assert house.table.tabletop.view.line


@pytest.mark.parametrize("hand", ["parrot", "parrot seal lion", "parrot seal lion snake"])
@pytest.mark.parametrize("mirrored", [False, True])
def test_down_from_the_line_is_the_hand(hand: str, mirrored: bool) -> None:
    house = at_table(f">0: {hand} | 1: crocodile || bear/1 rhino/1 tiger/1 zebra/0 || set: mixed")
    house.settings.mirrored = mirrored
    house.table.resized(house.window.stage)
    line = [spot for spot in house.spots() if isinstance(spot.key, Look)]
    assert len(line) == 4
    for spot in line:
        focus_of(house).lead_to(spot.key)
        house.key(pygame.K_DOWN)
        assert isinstance(focus_of(house).key, Hold)


def test_the_strip_says_that_enter_plays_only_where_it_does() -> None:
    house = at_table(LINE)
    said = {}
    for key in (None, *(spot.key for spot in house.spots())):
        focus_of(house).lead_to(key)
        said[key] = house.panel("strip").hints[0][1]
    assert {key for key, word in said.items() if word == "play"} == {
        key for key in said if isinstance(key, Hold)
    }
    assert set(said.values()) == {"play", "choose"}
