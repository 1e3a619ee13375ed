"""Several people at one screen, with the toy: hands lie face down until their player looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.hands import EVERY_TURN, ON_LOOK, OPEN_HANDS
from game.core.levels import HUMAN
from game.core.rules import Seat
from game.services.casual import TAKEN_BACK
from game.services.settings import NOT_AT_ALL, Settings
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.reading.guide import Guide
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.results.results import Results
from game.shell.table.curtain import TAKE_BACK, Curtain
from game.shell.table.hands import LOOK_SECONDS
from game.shell.table.hud import LOOK, Hand
from game.shell.table.log import Log
from game.shell.table.scene import Table
from tests.contract.house import House
from tests.contract.toy.marks import Dice, Favourite
from tests.contract.toy.rules import RULES, Deed, Do, SnailRules
from tests.contract.toy.tabletop import Die

TWO = ("--seats", f"{HUMAN},{HUMAN}", "--seed", "3")
THREE = ("--seats", f"{HUMAN},keen,{HUMAN}", "--seed", "3", "--first", "0")


@pytest.fixture(autouse=True)
def quiet() -> Any:
    yield
    pygame.event.clear()


def a_house(folder: Path, *words: str, **settings: Any) -> House:
    return House(folder, *(words or TWO), settings=Settings(**settings))


def at_a_turn(folder: Path, *words: str, **settings: Any) -> House:
    """The favourites are kept; somebody is asked for the first time with dice on the table."""
    house = a_house(folder, *words, **settings)
    while house.table.match.state.garden.drafting:
        house.decide()
    house.until_asked()
    return house


def hand(house: House) -> Hand | None:
    return house.table.heads_up.hud().hand


def cards(house: House) -> list[Any]:
    """The favourites that can be seen."""
    return [spot.key.kind for spot in house.table.spots() if isinstance(spot.key, Favourite)]


def is_closed(house: House) -> None:
    table = house.table
    found = hand(house)
    assert found is not None
    assert not found.open
    assert table.play.looking is None
    assert cards(house) == []
    assert table.tabletop.view == RULES.view(table.match.state, None)


def is_open(house: House) -> None:
    table, seat = house.table, house.table.match.to_act
    assert hand(house) == Hand(seat, open=True)
    assert table.tabletop.view == RULES.view(table.match.state, seat)
    assert cards(house) == [*table.match.state.garden.favourites[seat]]


def click_on(house: House) -> None:
    house.click(LOOK)


def press_x(house: House) -> None:
    house.key(pygame.K_x)


def press_the_stick(house: House) -> None:
    house.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)


@pytest.mark.parametrize("look", [click_on, press_x, press_the_stick])
def test_a_hand_lies_face_down_and_is_turned_over_and_back(tmp_path: Path, look: Any) -> None:
    house = at_a_turn(tmp_path)
    is_closed(house)
    look(house)
    is_open(house)
    look(house)
    is_closed(house)
    assert isinstance(house.top, Table)


@pytest.mark.parametrize(
    "confirm",
    [
        lambda house: house.key(pygame.K_RETURN),
        lambda house: house.pad(pygame.CONTROLLER_BUTTON_A),
    ],
)
def test_keys_lead_to_the_button_that_turns_it_over(tmp_path: Path, confirm: Any) -> None:
    house = at_a_turn(tmp_path)
    for _ in range(40):
        house.key(pygame.K_TAB)
        if house.table.focus.key == LOOK:
            break
    confirm(house)
    is_open(house)


def test_what_was_pointed_at_before_looking_is_still_pointed_at(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    house.click(Die(0))
    choosing = house.table.choosing
    assert choosing is not None
    aimed = choosing.done
    assert [type(mark) for mark in aimed] == [Dice]
    house.key(pygame.K_x)
    house.frame()
    assert house.table.choosing is not None
    assert house.table.choosing.done == aimed
    house.key(pygame.K_x)
    house.frame()
    assert house.table.choosing is not None
    assert house.table.choosing.done == []


def test_a_person_alone_has_nothing_to_turn_over(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path, "--seats", f"{HUMAN},keen", "--seed", "3")
    assert hand(house) is None
    seen = cards(house)
    assert len(seen) == 1
    house.key(pygame.K_x)
    assert cards(house) == seen
    assert LOOK not in {spot.key for spot in house.spots()}


@pytest.mark.parametrize(
    ("leave", "scene"),
    [
        (lambda house: house.post(pygame.WINDOWFOCUSLOST), Table),
        (lambda house: house.key(pygame.K_l), Log),
        (lambda house: house.click("log"), Log),
        (lambda house: house.key(pygame.K_ESCAPE), Pause),
        (lambda house: house.pad(pygame.CONTROLLER_BUTTON_START), Pause),
    ],
)
def test_an_open_hand_closes_when_somebody_else_may_look_on(tmp_path: Path, leave: Any, scene: Any) -> None:
    house = at_a_turn(tmp_path)
    house.key(pygame.K_x)
    leave(house)
    assert isinstance(house.top, scene)
    is_closed(house)
    if scene is not Table:
        house.key(pygame.K_ESCAPE)
        house.until(lambda: isinstance(house.top, Table))
        is_closed(house)
    house.until_asked()


def test_help_and_a_closer_look_leave_it_as_it_is_unless_the_window_is_left(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    house.key(pygame.K_x)
    (kind,) = cards(house)
    for key, scene in ((pygame.K_F1, Guide), (pygame.K_i, Zoom)):
        house.table.focus.lead_to(Favourite(kind))
        house.key(key)
        assert isinstance(house.top, scene)
        house.key(pygame.K_ESCAPE)
        house.until(lambda: isinstance(house.top, Table))
        is_open(house)
        house.table.focus.lead_to(Favourite(kind))
        house.key(key)
        house.post(pygame.WINDOWFOCUSLOST)
        house.key(pygame.K_ESCAPE) if scene is Guide else None
        house.until(lambda: isinstance(house.top, Table))
        is_closed(house)
        house.key(pygame.K_x)


def test_it_closes_by_itself_when_nobody_does_anything_about_it(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    house.key(pygame.K_x)
    house.frame(LOOK_SECONDS - 1)
    is_open(house)
    house.key(pygame.K_RIGHT)
    house.frame(LOOK_SECONDS - 1)
    is_open(house)
    house.table.focus.key = None
    house.post(pygame.MOUSEMOTION, pos=(1, 599), rel=(0, 0), buttons=(0, 0, 0))
    assert house.table.focus.key is None, "the mouse passes by where nothing is"
    house.frame(2.0)
    is_closed(house)
    house.until_asked()


def test_it_closes_when_the_turn_ends_and_the_next_one_is_face_down_again(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    house.key(pygame.K_x)
    first = house.table.match.to_act
    house.decide(Do(Deed.HOME))
    assert house.table.play.looking is None
    assert hand(house) is None, "it is nobody's turn to look"
    house.until_asked()
    is_closed(house)
    found = hand(house)
    assert found is not None
    assert found.seat != first


def test_it_stays_open_within_a_turn(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    pips = house.table.match.state.garden.dice[0]
    house.key(pygame.K_x)
    house.decide(Do(Deed.NUDGE, (pips,)))
    house.until_asked()
    is_open(house)


def test_whatever_names_a_secret_can_only_be_chosen_after_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = SnailRules.open_actions

    def fewer(rules: SnailRules, view: Any) -> list[Any]:
        return [action for action in whole(rules, view) if getattr(action, "deed", None) is not Deed.NUDGE]

    monkeypatch.setattr(SnailRules, "open_actions", fewer)
    house = at_a_turn(tmp_path)
    table, nudge = house.table, Do(Deed.NUDGE, (house.table.match.state.garden.dice[0],))
    assert table.choosing is not None
    assert nudge not in table.choosing.open
    house.key(pygame.K_x)
    house.frame()
    assert table.choosing is not None
    assert nudge in table.choosing.open
    house.decide(nudge)


def test_a_hint_is_given_to_whoever_looks_and_is_gone_when_the_hand_is(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    house.key(pygame.K_h)
    assert house.table.badge.text
    assert not house.table.play.adviser.thinking
    assert not next(spot for spot in house.spots() if spot.key == "hint").active
    house.key(pygame.K_x)
    house.until_asked()
    house.key(pygame.K_h)
    house.until(lambda: house.table.heads_up.hud().chances != ())
    assert house.table.heads_up.hud().tip is not None
    house.key(pygame.K_x)
    assert house.table.heads_up.hud().tip is None
    assert house.table.heads_up.hud().chances == ()


def test_a_decision_about_the_secret_itself_needs_a_curtain(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.until(lambda: isinstance(house.top, Curtain))
    house.until_asked()
    assert hand(house) is None
    assert len(cards(house)) == 2
    house.frame(LOOK_SECONDS + 1)
    assert len(cards(house)) == 2, "there is time to decide"
    house.key(pygame.K_x)
    assert isinstance(house.top, Curtain)


@pytest.mark.parametrize(
    "back",
    [
        lambda house: house.click(TAKE_BACK),
        lambda house: house.key(pygame.K_u),
        lambda house: (house.key(pygame.K_TAB), house.key(pygame.K_TAB), house.key(pygame.K_RETURN)),
    ],
)
def test_until_the_next_one_looks_what_was_decided_in_secret_can_be_taken_back(
    tmp_path: Path, back: Any
) -> None:
    house = a_house(tmp_path)
    house.until_asked()
    first = house.table.match.to_act
    house.decide()
    house.until(lambda: isinstance(house.top, Curtain))
    house.wait()
    back(house)
    assert house.table.match.actions == []
    assert TAKEN_BACK not in house.table.play.course.journal.sitting.reasons
    assert house.table.play.looking is None
    house.until(lambda: isinstance(house.top, Curtain))
    assert TAKE_BACK not in {spot.key for spot in house.spots()}, "there is nothing before it"
    house.until_asked()
    assert house.table.play.looking == first
    house.decide()
    house.until_asked()
    assert house.table.play.looking not in (first, None)
    house.key(pygame.K_u)
    assert len(house.table.match.actions) == 1, "the next one has looked"


def test_in_open_hands_no_curtain_closes_and_everybody_sees_whose_turn_it_is(tmp_path: Path) -> None:
    house = a_house(tmp_path, hands=OPEN_HANDS)
    while not isinstance(house.top, Results):
        house.until_asked()
        if isinstance(house.top, Results):
            break
        seat = house.table.match.to_act
        assert house.table.play.looking == seat
        assert hand(house) is None
        house.post(pygame.WINDOWFOCUSLOST)
        house.key(pygame.K_x)
        assert house.table.play.looking == seat
        house.decide()
    assert house.seen == [Table, Results]


def test_whoever_changes_the_rule_in_the_middle_plays_by_it_at_once(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path)
    is_closed(house)
    house.desk.settings.hands = OPEN_HANDS
    house.until(lambda: house.table.play.looking is not None)
    assert len(cards(house)) == 1
    house.desk.settings.hands = EVERY_TURN
    house.key(pygame.K_x)
    assert isinstance(house.top, Curtain)
    house.desk.settings.hands = ON_LOOK
    house.until_asked()
    is_open(house)
    house.key(pygame.K_x)
    is_closed(house)


def test_between_people_a_computer_plays_with_all_hands_closed(tmp_path: Path) -> None:
    house = at_a_turn(tmp_path, *THREE[:2], "--seed", "3", turn_end=NOT_AT_ALL)
    table, seen = house.table, set()
    while table.match.to_act != Seat(0):
        house.decide(Do(Deed.HOME))
        house.until_asked()
    house.key(pygame.K_x)
    house.decide(Do(Deed.HOME))
    while table.match.to_act != Seat(2):
        seen.add(table.play.looking)
        house.frame(0.1)
    assert seen == {None}
    house.until_asked()
    is_closed(house)
