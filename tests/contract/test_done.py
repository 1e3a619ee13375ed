"""The end of a turn, with the toy: it waits for Done, and nobody sees the next dice before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.hands import EVERY_TURN, OPEN_HANDS
from game.core.levels import HUMAN
from game.core.rules import Seat
from game.services.casual import TAKEN_BACK
from game.services.settings import NOT_AT_ALL, UNTIL_DONE, Settings
from game.shell.scenes.results.results import Results
from game.shell.table import dwell
from game.shell.table.curtain import Curtain
from game.shell.table.hud import DONE, Done
from game.shell.table.log import Log
from game.shell.table.scene import Table
from tests.contract.house import House
from tests.contract.toy.events import WentOut
from tests.contract.toy.garden import Kind
from tests.contract.toy.module import SNAILS
from tests.contract.toy.rules import RULES, Deed, Do

TWO = ("--seats", f"{HUMAN},{HUMAN}", "--seed", "3")
OPEN = (*TWO, "--moon", "full")
ALONE = ("--seats", f"{HUMAN},keen", "--seed", "5")
HOME = Do(Deed.HOME)


@pytest.fixture(autouse=True)
def quiet() -> Any:
    yield
    pygame.event.clear()


def gone_home(folder: Path, *words: str, **settings: Any) -> House:
    """Somebody has just gone home, and all of it has been seen."""
    settings = {"turn_end": UNTIL_DONE, **settings}
    house = House(folder, *(words or OPEN), settings=Settings(**settings))
    while house.table.match.state.garden.drafting:
        house.decide()
        done(house)
    house.until_asked()
    house.decide(HOME)
    house.until(lambda: not house.table.timeline.busy)
    return house


def done(house: House) -> None:
    """Whoever has to be done is, as soon as somebody hears it."""
    house.until(lambda: not house.table.timeline.busy, 0.02)
    if house.table.dwelling:
        house.frame(dwell.DEAF_SECONDS)
        house.key(pygame.K_SPACE)
        assert not house.table.dwelling


def offered(house: House) -> Done | None:
    return house.table.heads_up.hud().done


def turn_shown(house: House) -> int:
    turn = house.table.tabletop.view.garden.turn
    assert isinstance(turn, int)
    return turn


def nothing_of_the_next(house: House) -> None:
    """The board is as the turn left it."""
    table = house.table
    assert table.dwelling
    assert turn_shown(house) == table.match.state.garden.turn - 1
    assert table.choosing is None
    assert not table.play.thinking.busy
    told = table.play.playback.captions.story
    assert "home" in told[-1]
    assert all(not isinstance(event, WentOut) for event in table.past.turns()[-1].events[1:])


def opens(house: House) -> None:
    """Whoever is next is asked, with dice that everybody sees."""
    house.until_asked()
    table = house.table
    assert turn_shown(house) == table.match.state.garden.turn
    assert table.tabletop.view.garden.dice == table.match.state.garden.dice


WAYS = {
    "click": lambda house: house.click(DONE),
    "Enter": lambda house: house.key(pygame.K_RETURN),
    "Space": lambda house: house.key(pygame.K_SPACE),
    "A": lambda house: house.pad(pygame.CONTROLLER_BUTTON_A),
    "to my turn": lambda house: house.post(
        pygame.KEYDOWN, key=pygame.K_SPACE, mod=pygame.KMOD_LSHIFT, unicode="", scancode=0
    ),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
@pytest.mark.parametrize("words", [OPEN, ALONE])
def test_a_turn_stays_until_its_player_is_done(tmp_path: Path, words: tuple[str, ...], way: Any) -> None:
    house = gone_home(tmp_path, *words)
    for _ in range(5):
        house.frame(2.0)
        nothing_of_the_next(house)
    assert DONE in {spot.key for spot in house.spots()}
    way(house)
    house.frame()
    assert offered(house) is None
    opens(house)


def test_enter_is_done_wherever_the_mouse_has_been_but_buttons_are_buttons(tmp_path: Path) -> None:
    house = gone_home(tmp_path)
    house.frame(1.0)
    house.post(pygame.MOUSEMOTION, pos=(480, 300), rel=(0, 0), buttons=(0, 0, 0))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        house.post(kind, pos=(480, 300), button=1)
    nothing_of_the_next(house)
    house.table.focus.lead_to("log")
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Log)
    house.key(pygame.K_ESCAPE)
    house.until(lambda: isinstance(house.top, Table))
    nothing_of_the_next(house)
    house.post(pygame.MOUSEMOTION, pos=(480, 300), rel=(0, 0), buttons=(0, 0, 0))
    house.table.focus.by_mouse = True
    house.key(pygame.K_RETURN)
    assert not house.table.dwelling


def test_whoever_still_presses_to_skip_what_came_before_is_not_done(tmp_path: Path) -> None:
    house = gone_home(tmp_path)
    house.frame(0.01)
    for key in (pygame.K_RETURN, pygame.K_SPACE):
        house.key(key)
    assert house.table.dwelling
    house.frame(dwell.DEAF_SECONDS)
    house.key(pygame.K_RETURN)
    assert not house.table.dwelling


def test_usually_it_goes_on_by_itself_and_the_bar_gets_shorter(tmp_path: Path) -> None:
    house = gone_home(tmp_path, turn_end=Settings().turn_end)
    left, pictures = [], []
    while (found := offered(house)) is not None:
        left.append(found.left)
        pictures.append(house.picture)
        house.frame(0.1)
    assert left == sorted(left, reverse=True)
    assert len(left) == pytest.approx(dwell.SECONDS / 0.1, abs=2)
    assert len({*pictures}) == len(pictures), "it is seen to move"
    assert {found.name for found in [house.table.play.dwell.done]} == {"Done"}
    opens(house)


def test_with_less_motion_seconds_are_counted_and_nothing_moves(tmp_path: Path) -> None:
    house = gone_home(tmp_path, turn_end=Settings().turn_end, reduced_motion=True)
    names, pictures = [], []
    while (found := offered(house)) is not None:
        assert found.left == 0
        names.append(found.name)
        pictures.append(house.picture)
        house.frame(0.1)
    assert list(dict.fromkeys(names)) == ["Done (2)", "Done (1)"]
    assert len({*pictures}) == 2
    opens(house)


def test_where_nobody_wants_to_wait_it_goes_on_at_once(tmp_path: Path) -> None:
    house = gone_home(tmp_path, turn_end=NOT_AT_ALL)
    assert not house.table.dwelling
    opens(house)


def test_whoever_is_in_a_hurry_waits_less(tmp_path: Path) -> None:
    house = gone_home(tmp_path, turn_end=Settings().turn_end)
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="", scancode=0)
    house.frame(dwell.SECONDS / 3)
    assert not house.table.dwelling


@pytest.mark.parametrize("words", [OPEN, ALONE])
def test_until_then_the_turn_is_taken_back_for_nothing(tmp_path: Path, words: tuple[str, ...]) -> None:
    house = gone_home(tmp_path, *words)
    actions = house.table.match.actions[:-1]
    house.frame(1.0)
    assert next(spot for spot in house.spots() if spot.key == "undo").active
    house.key(pygame.K_u)
    assert house.table.match.actions == actions
    assert TAKEN_BACK not in house.table.play.course.journal.sitting.reasons
    assert offered(house) is None
    house.until_asked()
    assert house.table.tabletop.view == RULES.view(house.table.match.state, house.table.play.looking)
    house.post(pygame.KEYDOWN, key=pygame.K_y, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
    house.until(lambda: house.table.dwelling)
    nothing_of_the_next(house)


def test_once_the_dice_have_fallen_it_is_too_late_between_people(tmp_path: Path) -> None:
    house = gone_home(tmp_path)
    done(house)
    opens(house)
    actions = house.table.match.actions[:]
    house.key(pygame.K_u)
    assert house.table.match.actions == actions


def test_what_was_revealed_in_the_turn_stays_revealed(tmp_path: Path) -> None:
    house = gone_home(tmp_path, *TWO[:2], "--seed", "4", "--moon", "full", "--night", "long")
    table, beds = house.table, house.table.match.state.garden.beds
    prickly = [Do(Deed.LIFT, (number,)) for number, bed in enumerate(beds, 1) if bed[-1] is Kind.HEDGEHOG]
    while True:
        done(house)
        house.until_asked()
        seat = table.match.to_act
        met = [action for action in prickly if action in RULES.legal_actions(table.match.state)]
        house.decide(met[0] if met else HOME)
        house.until(lambda: not table.timeline.busy)
        if met:
            break
    assert table.match.to_act != seat
    assert not table.play.takeback.allowed(seat)
    house.frame(1.0)
    assert table.dwelling


@pytest.mark.parametrize(("hands", "curtains"), [(EVERY_TURN, 1), (OPEN_HANDS, 0)])
def test_dice_fall_when_the_next_person_has_taken_over(tmp_path: Path, hands: str, curtains: int) -> None:
    house = gone_home(tmp_path, *TWO, hands=hands)
    first, turn = house.table.play.here, turn_shown(house)
    house.frame(1.0)
    house.click(DONE)
    house.frame(0.01)
    assert isinstance(house.top, Curtain) == bool(curtains)
    if curtains:
        house.frame(1.0)
        assert turn_shown(house) == turn, "behind the curtain nothing goes on"
        assert house.table.play.looking is None
        assert "home" in house.table.play.playback.captions.story[-1]
    opens(house)
    assert house.table.play.looking == house.table.match.to_act != first


def test_what_a_computer_leads_to_is_seen_when_the_next_person_has_taken_over(tmp_path: Path) -> None:
    words = ("--seats", f"{HUMAN},keen,{HUMAN}", "--seed", "3")
    house = House(tmp_path, *words, settings=Settings(hands=EVERY_TURN))
    table = house.table
    turns = 0
    while turns < 3:
        house.until(lambda: isinstance(house.top, Curtain | Results) or table.choosing is not None)
        if isinstance(house.top, Results):
            break
        before = table.match.actions and RULES.turn(table.match.state)
        if isinstance(house.top, Curtain) and before:
            assert turn_shown(house) == before - 1
            turns += 1
        house.until_asked()
        if before:
            assert turn_shown(house) == RULES.turn(table.match.state)
        house.decide()


def test_computers_are_not_waited_for(tmp_path: Path) -> None:
    house = gone_home(tmp_path, *ALONE)
    done(house)
    while house.table.match.to_act == Seat(1) or house.table.timeline.busy:
        assert offered(house) is None
        house.frame(0.05)
    opens(house)


def test_the_last_turn_of_all_stays_too_and_leads_to_the_results(tmp_path: Path) -> None:
    house = gone_home(tmp_path, *OPEN)
    table = house.table
    while table.match.to_act is not None:
        done(house)
        house.until_asked()
        house.decide(HOME)
        house.until(lambda: not table.timeline.busy)
    house.frame(1.0)
    assert house.top is table
    assert table.dwelling
    last = len(table.match.actions)
    house.key(pygame.K_u)
    assert len(table.match.actions) == last - 1, "it can still be taken back"
    house.until_asked()
    house.decide(HOME)
    house.until(lambda: table.dwelling)
    house.frame(dwell.DEAF_SECONDS)
    house.key(pygame.K_SPACE)
    assert isinstance(house.top, Results)


def test_the_log_does_not_tell_more_than_the_table_shows(tmp_path: Path) -> None:
    house = gone_home(tmp_path)
    turns = len(house.table.past.turns())
    house.key(pygame.K_l)
    assert isinstance(house.top, Log)
    house.key(pygame.K_ESCAPE)
    house.until(lambda: isinstance(house.top, Table))
    nothing_of_the_next(house)
    done(house)
    opens(house)
    assert len(house.table.past.turns()) == turns + 1


@pytest.mark.parametrize("words", [OPEN, TWO, ALONE])
def test_where_a_turn_had_only_begun_the_dice_fall_once_more(tmp_path: Path, words: tuple[str, ...]) -> None:
    house = gone_home(tmp_path, *words)
    actions = house.table.match.actions[:]
    (left,) = house.desk.saves.games(SNAILS)
    house.open(house.routes.resume(left))
    assert turn_shown(house) == house.table.match.state.garden.turn - 1
    turns = len(house.table.past.turns())
    opens(house)
    if words is not ALONE:  # there somebody has played on
        assert len(house.table.past.turns()) == turns + 1
        assert house.table.match.actions == actions
        assert not house.table.play.takeback.allowed(house.table.play.here)


def test_in_the_middle_of_a_turn_everything_is_as_it_was_left(tmp_path: Path) -> None:
    house = gone_home(tmp_path)
    done(house)
    house.until_asked()
    lifts = [each for each in RULES.legal_actions(house.table.match.state) if each != HOME]
    house.decide(lifts[0])
    (left,) = house.desk.saves.games(SNAILS)
    house.open(house.routes.resume(left))
    assert turn_shown(house) == house.table.match.state.garden.turn
    assert house.table.play.playback.unseen == 0
    assert house.table.tabletop.view.garden.dice == house.table.match.state.garden.dice


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("text", [100, 200])
def test_the_button_is_large_enough_and_covers_no_other(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    house = gone_home(tmp_path, text=text)
    house.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    nothing_of_the_next(house)
    (button,) = [spot.box for spot in house.spots() if spot.key == DONE]
    assert min(button.w, button.h) >= 48
    for other in house.spots():
        if other.key != DONE:
            apart = other.box.x >= button.x + button.w or other.box.x + other.box.w <= button.x
            assert apart or other.box.y >= button.y + button.h or other.box.y + other.box.h <= button.y
