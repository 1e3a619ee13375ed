"""Choosing a card and what it asks for, with digits or without, and the way back."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

import pygame
import pytest

from game.beasty_bar.marks import Hold, Landing, Model, Target
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import (
    BAT,
    CHAMELEON,
    KANGAROO,
    LION,
    PARROT,
    PENGUIN,
    SEAL,
    SPECIES,
    TIGER,
    ZEBRA,
)
from game.beasty_bar.show.pointing import Look
from game.beasty_bar.show.show import BeastyBarShow
from game.shell.scenes.menu.new_game import START, NewGame
from game.shell.scenes.menu.pause import RESTARTED, Pause, PauseChoice
from game.shell.scenes.menu.title import NEW, Title
from game.shell.scenes.notice import Notice
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Mouse, focus_of
from tests.beasty_bar.show.house import ART, LEVELS, TYPE, House
from tests.beasty_bar.show.positions import DEVICES, LINE, at_table, hand_of, info_of, last_action


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_that_asks_nothing_is_played_at_once(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, Hold(LION))
    assert last_action(house) == Play((LION,))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("over", [1, 2])
def test_a_kangaroo_shows_two_places_to_land(device: str, over: int) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, Hold(KANGAROO))
    assert house.table.match.actions == []
    landings = [spot for spot in house.spots() if isinstance(spot.key, Landing)]
    assert [spot.key for spot in landings] == [Landing(1), Landing(2)]
    assert landings[0].box.x > landings[1].box.x  # the gate is on the left
    hand.choose(house, Landing(over))
    assert last_action(house) == Play((KANGAROO,), over)


@pytest.mark.parametrize("device", DEVICES)
def test_the_animal_pointed_at_is_the_one_that_is_meant(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, Hold(PARROT))
    hand.choose(house, Target(1))
    assert last_action(house) == Play((PARROT,), 1)


@pytest.mark.parametrize("device", DEVICES)
def test_choices_nest_and_the_way_is_shown(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE.replace("seal/1", "parrot/1"))
    hand.choose(house, Hold(CHAMELEON))
    hand.choose(house, Model(PARROT))
    assert info_of(house).title == "Chameleon > Parrot"
    hand.choose(house, Target(0))
    assert last_action(house) == Play((CHAMELEON, PARROT), 0)


def test_a_single_option_is_taken_at_once() -> None:
    house = at_table(">0: parrot lion + seal zebra | 1: hippo + monkey || zebra/1")
    house.click(Hold(PARROT))
    assert last_action(house) == Play((PARROT,), 0)


def test_a_penguin_takes_its_model_from_the_hand() -> None:
    house = at_table(">0: penguin bat tiger | 1: bear || ostrich/1 rhino/1 llama/1 || set: new")
    house.click(Hold(PENGUIN))
    keys = {spot.key for spot in house.spots() if spot.active and not isinstance(spot.key, str)}
    assert keys == {Hold(BAT), Hold(TIGER)}
    house.click(Hold(BAT))
    house.click(Target(1))
    assert last_action(house) == Play((PENGUIN, BAT), 1)


def test_what_cannot_be_chosen_says_so_and_does_nothing() -> None:
    house = at_table(">0: chameleon lion + seal zebra | 1: hippo + monkey || chameleon/1 seal/1 zebra/1")
    house.click(Hold(CHAMELEON))
    wrong = next(spot for spot in house.spots() if isinstance(spot.key, Look) and spot.box.y < 700)
    assert SPECIES[wrong.key.card] == CHAMELEON  # type: ignore[union-attr]
    assert wrong.text == "You cannot choose this animal here."
    house.click(wrong.key)
    house.key(pygame.K_1)
    assert house.table.match.actions == []
    assert house.table.choosing is not None
    assert house.table.choosing.done == [Hold(CHAMELEON)]


def test_two_animals_of_one_species_are_one_choice_and_nobody_gets_stuck_between_them() -> None:
    house = at_table(
        ">0: chameleon lion + seal | 1: hippo + monkey | 2: dog || seal/1 zebra/1 zebra/2 || set: mixed",
        seats=("human", "random", "random"),
    )
    house.click(Hold(CHAMELEON))
    twins = [spot for spot in house.spots() if spot.key == Model(ZEBRA)]
    assert [spot.digit for spot in twins] == [2, 3]
    seen: list[Hashable] = []
    for _ in house.spots():
        house.key(pygame.K_TAB)
        seen.append(focus_of(house).key)
    assert set(seen) == {Model(SEAL), Model(ZEBRA)}
    for digit in (pygame.K_2, pygame.K_3):
        house.key(digit)
        assert house.table.match.actions == [], "each of the two has its own digit"
    house.key(pygame.K_3)
    assert last_action(house) == Play((CHAMELEON, ZEBRA))


# Back


@pytest.mark.parametrize("device", DEVICES)
def test_back_takes_one_answer_after_the_other_back(device: str) -> None:
    house, hand = at_table(LINE.replace("seal/1", "parrot/1")), hand_of(device)
    before = {spot.key for spot in house.spots()}
    hand.choose(house, Hold(CHAMELEON))
    hand.choose(house, Model(PARROT))
    assert house.table.choosing is not None
    hand.back(house)
    assert house.table.choosing.done == [Hold(CHAMELEON)]
    hand.back(house)
    assert house.table.choosing.done == []
    assert {spot.key for spot in house.spots()} == before
    assert isinstance(house.top, Table)
    hand.choose(house, Hold(LION))
    assert last_action(house) == Play((LION,))


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_back_with_nothing_to_take_back_pauses_and_back_again_resumes(device: str) -> None:
    house, hand = at_table(LINE), hand_of(device)
    hand.back(house)
    assert isinstance(house.top, Pause)
    hand.back(house)
    assert isinstance(house.top, Table)
    assert house.table.match.actions == []
    hand.choose(house, Hold(LION))
    assert last_action(house) == Play((LION,))


def test_a_right_click_with_nothing_to_take_back_does_nothing() -> None:
    house = at_table(LINE)
    Mouse().back(house)
    assert isinstance(house.top, Table)
    assert house.table.match.actions == []


@pytest.mark.parametrize("device", DEVICES)
def test_the_pause_button_works_with_every_device(device: str) -> None:
    hand = hand_of(device)
    house = at_table(LINE)
    hand.choose(house, "pause")
    assert isinstance(house.top, Pause)


def test_a_pause_in_the_middle_of_a_choice_leaves_it_as_it_is() -> None:
    house = at_table(LINE)
    house.click(Hold(PARROT))
    house.click("pause")
    house.key(pygame.K_ESCAPE)
    house.click(Target(2))
    assert last_action(house) == Play((PARROT,), 2)


def test_the_same_deal_can_be_started_again_from_the_pause() -> None:
    house = House()
    house.play(("human", "random"), seed=77)
    house.until_asked()
    hand = house.table.match.opening.state.hands[0]
    house.key(pygame.K_1)
    house.key(pygame.K_1)
    house.until(lambda: house.asked)
    while not isinstance(house.top, Pause):
        house.key(pygame.K_ESCAPE)
    house.click(PauseChoice.RESTART)
    house.click(RESTARTED)
    house.until_asked()
    assert house.table.match.opening.state.hands[0] == hand
    assert house.table.match.seed == 77


@pytest.mark.parametrize("choice", [PauseChoice.TITLE, PauseChoice.NEW_GAME])
def test_from_the_pause_every_way_leads_to_the_title_and_not_out_of_the_game(choice: PauseChoice) -> None:
    house = at_table(LINE)
    house.key(pygame.K_ESCAPE)
    house.click(choice)
    if choice is PauseChoice.NEW_GAME:
        assert isinstance(house.top, NewGame)
        house.key(pygame.K_ESCAPE)
    assert isinstance(house.stack.top, Title)


def test_quitting_from_the_pause_closes_everything() -> None:
    house = at_table(LINE)
    house.key(pygame.K_ESCAPE)
    at = house.pixel(house.spot(PauseChoice.QUIT))
    house.press(at)
    house.let_go(at)
    assert house.stack.top is None


def test_a_layout_that_cannot_be_used_is_named_and_the_game_goes_on_from_the_title(tmp_path: Path) -> None:
    (tmp_path / "torn_2.tmx").write_text("<map")
    house = House()
    house.show = BeastyBarShow(ART, TYPE, [LEVELS, tmp_path])
    house.open(house.routes.title())
    house.desk.habits.venue = "torn"
    house.frame(1.0)
    house.click(NEW)
    house.click(START)
    house.until(lambda: isinstance(house.top, Notice))
    assert "torn_2.tmx" in house.top._sentence  # type: ignore[attr-defined]
    house.frame(1.0)
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Title | NewGame)


# Digits


def test_a_digit_points_and_the_same_digit_again_plays() -> None:
    house = at_table(LINE)
    digit = house.spot(Hold(LION)).digit
    assert digit is not None
    house.key(pygame.K_0 + digit)
    assert focus_of(house).key == Hold(LION)
    assert house.table.match.actions == []
    house.key(pygame.K_0 + digit)
    assert last_action(house) == Play((LION,))


def test_a_digit_for_the_card_under_the_mouse_only_points_at_it_first() -> None:
    house = at_table(LINE)
    spot = house.spot(Hold(LION))
    house.move(house.pixel(spot))
    house.key(pygame.K_0 + (spot.digit or 0))
    assert house.table.match.actions == []
    house.key(pygame.K_0 + (spot.digit or 0))
    assert last_action(house) == Play((LION,))


def test_another_digit_only_points_at_something_else() -> None:
    house = at_table(LINE)
    house.key(pygame.K_1)
    house.key(pygame.K_2)
    house.key(pygame.K_1)
    assert house.table.match.actions == []
    assert house.table.choosing is not None
    assert not house.table.choosing.begun


@pytest.mark.parametrize("code", [pygame.K_5, pygame.K_9])
def test_a_digit_that_stands_on_nothing_does_nothing(code: int) -> None:
    house = at_table(LINE)
    for _ in range(2):
        house.key(code)
    assert house.table.match.actions == []
    assert focus_of(house).key is None
