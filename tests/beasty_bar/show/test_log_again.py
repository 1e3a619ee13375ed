"""Turns are seen once more: from the log, the last round, and what somebody has not seen yet."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.beasty_bar.rules.animals import OWNER
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.telling.gist import story
from game.shell.table.curtain import Curtain
from game.shell.table.hud import Rewind
from game.shell.table.log import Log
from game.shell.table.log_sheet import CLOSE, COPY, SEARCH, STEP
from game.shell.table.pace import INSTANT
from game.shell.table.recap import REPLAY
from game.shell.table.rerun import Rerun
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Mouse, Person
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.logs import ANA, R3, UP, VIEW, A, B, at_rest, begun, opened, the_log, turn

# Seeing a turn once more


@pytest.mark.parametrize("mode", Mode)
def test_a_turn_seen_again_leaves_everything_as_it_was(mode: Mode) -> None:
    house = begun(mode=mode, seats=("human", "random", "random"), turns=5)
    table = house.table
    house.move((5, 5))
    at_rest(house)
    before, state, view = house.picture, table.match.state, table.tabletop.view
    recaps = [recap.text for recap in table.tableau.recaps()]
    house.settings.speed = house.settings.computer_speed = 3.0
    house.key(pygame.K_l)
    for up in (0, 7, 9):
        for _ in range(up):
            house.key(pygame.K_UP)
        number = turn(house)
        house.key(pygame.K_RETURN)
        rerun = house.top
        assert isinstance(rerun, Rerun)
        assert [each.number for each in rerun._turns] == [number]
        house.until(lambda: isinstance(house.top, Log), seconds=0.1)
        assert turn(house) == number
        following = table.play.history.turns[number:] or [None]
        end = rerun._tableau.tabletop.view
        if following[0] is not None:
            assert end == following[0].before
        else:
            assert RULES.fold(end, table.play.history.just_begun[0]) == view, "the next turn is another one"
    house.settings.speed = house.settings.computer_speed = INSTANT
    house.key(pygame.K_ESCAPE)
    at_rest(house)
    assert table.match.state is state
    assert table.tabletop.view is view
    assert [recap.text for recap in table.tableau.recaps()] == recaps
    assert house.asked
    assert house.picture == before


def test_clicking_a_line_shows_its_turn() -> None:
    house = opened()
    line = next(spot for spot in house.spots() if spot.name.startswith("Ana draws"))
    house.click(line.key)
    assert isinstance(house.top, Rerun)
    assert house.top._turns[0].seat == ANA


def test_the_controller_shows_a_turn_again() -> None:
    house = begun()
    house.button(VIEW)
    house.button(UP)
    house.button(A)
    assert isinstance(house.top, Rerun)
    house.button(B)
    assert isinstance(house.top, Log)


def test_every_press_finishes_a_step_until_it_is_over() -> None:
    house = opened()
    house.key(pygame.K_RETURN)
    for _ in range(60):
        if isinstance(house.top, Log):
            break
        house.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert isinstance(house.top, Log)


def test_a_line_on_its_way_into_view_can_be_chosen_at_once() -> None:
    house = opened(seats=("human", "random", "random"), turns=9)
    for kind, code in ((pygame.KEYDOWN, pygame.K_HOME), (pygame.KEYDOWN, pygame.K_RETURN)):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0))
    house.frame()
    assert isinstance(house.top, Rerun)
    assert [each.number for each in house.top._turns] == [1]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_r, pygame.K_l, pygame.K_x])
def test_it_can_be_left_at_any_time(key: int) -> None:
    house = opened()
    house.key(pygame.K_RETURN)
    house.frame(0.7)
    house.key(key)
    assert isinstance(house.top, Log)


def test_what_is_pressed_during_it_is_no_move() -> None:
    house = begun()
    actions = list(house.table.match.actions)
    house.key(pygame.K_r)
    house.key(pygame.K_1)
    house.key(pygame.K_1)
    house.press((480, 520))
    house.let_go((480, 520))
    house.until(lambda: isinstance(house.top, Table))
    assert house.table.match.actions == actions
    assert house.asked


def test_the_window_may_change_its_size_during_it() -> None:
    house = opened(mode=Mode.NEW)
    house.settings.speed = house.settings.computer_speed = 1.0
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Rerun)
    for size in ((1100, 700), (960, 600), (1300, 640)):
        house.frame(0.4)
        house.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    house.until(lambda: isinstance(house.top, Log), seconds=0.1)
    assert house.window.surface.get_size() == (1300, 640)
    house.post(pygame.VIDEORESIZE, size=(960, 600), w=960, h=600)
    house.frame(0.1)
    assert house.window.surface.get_size() == (960, 600)


def test_its_buttons_work() -> None:
    house = begun()
    house.key(pygame.K_r)
    speed, muted = house.settings.speed, house.settings.muted
    house.click("speed")
    assert house.settings.speed != speed
    house.click("sound")
    assert house.settings.muted != muted
    assert isinstance(house.top, Rerun)
    house.click("back")
    assert isinstance(house.top, Table)


# The last round


@pytest.mark.parametrize("way", ["key", "strip", "controller"])
def test_the_last_round_is_seen_again(way: str) -> None:
    house = begun(seats=("human", "random", "random"))
    house.move((5, 5))
    at_rest(house)
    before, state = house.picture, house.table.match.state
    if way == "key":
        house.key(pygame.K_r)
    elif way == "controller":
        house.button(R3)
    else:
        _click_strip(house)
    rerun = house.top
    assert isinstance(rerun, Rerun)
    assert [each.number for each in rerun._turns] == [13, 14, 15]
    house.until(lambda: isinstance(house.top, Table), seconds=0.2)
    (begins,) = house.table.play.history.just_begun
    assert RULES.fold(rerun._tableau.tabletop.view, begins) == house.table.tabletop.view
    house.move((5, 5))
    at_rest(house)
    assert house.table.match.state is state
    assert house.picture == before


def _click_strip(house: House) -> None:
    """Beside the cards on it, which are turns of their own."""
    left, top = house.window.stage.pixels(house.spot(REPLAY).box).topleft
    for act in (house.move, house.press, house.let_go):
        act((left + 40, top + 8))


def test_a_card_on_the_strip_is_its_turn() -> None:
    house = begun(seats=("human", "random", "random"))
    cards = [spot for spot in house.spots() if isinstance(spot.key, Rewind)]
    assert [spot.key for spot in cards] == [Rewind(13), Rewind(14), Rewind(15)]
    house.click(cards[1].key)
    assert isinstance(house.top, Rerun)
    assert [each.number for each in house.top._turns] == [14]


def test_whoever_looked_away_is_told_the_whole_turn_on_the_strip_and_on_the_curtain() -> None:
    house = begun(seats=("human", "human", "human"), turns=15)
    names = house.desk.words(("Ana", "Bo", "Cleo"))
    told = [story(turn.events, names) for turn in house.table.play.history.turns[-3:]]
    assert any("get in" in text and text.count(". ") for text in told)
    assert [spot.text for spot in house.spots() if isinstance(spot.key, Rewind)] == told
    house.key(pygame.K_x)
    assert isinstance(house.top, Curtain)
    assert [spot.text for spot in house.spots()[1:]] == told[1:]


def test_the_strip_works_while_something_is_to_be_seen() -> None:
    house = begun(seats=("human", "random", "random"))
    table = house.table
    house.settings.speed = house.settings.computer_speed = 1.0
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    house.frame(0.2)
    assert table.timeline.busy
    _click_strip(house)
    assert isinstance(house.top, Rerun)


# What has not been seen yet


def test_the_log_does_not_run_ahead_of_the_table() -> None:
    house = begun()
    table = house.table
    house.settings.speed = house.settings.computer_speed = 1.0
    told = len(table.past.turns())
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    assert len(table.past.turns()) == told
    seen = []
    while table.timeline.busy:
        house.frame(0.05)
        turns = table.past.turns()
        seen.append(len(turns[-1].events) if len(turns) > told else 0)
    assert seen == sorted(seen)
    assert len(set(seen)) > 3
    assert table.play.playback.unseen == 0
    assert seen[-1] == len(table.play.history.turns[told].events)


def test_the_table_goes_on_where_it_was_when_the_log_is_closed() -> None:
    house, other = begun(), begun()
    for each in (house, other):
        each.settings.speed = each.settings.computer_speed = 1.0
        table = each.table
        table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
        each.frame(0.3)
    house.key(pygame.K_l)
    house.frame(0.5)
    house.key(pygame.K_UP)
    house.key(pygame.K_RETURN)
    house.frame(1.5)
    house.key(pygame.K_ESCAPE)
    house.frame(0.5)
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Table)
    for each in (house, other):
        while each.table.timeline.busy:
            each.frame(0.1)
        at_rest(each)
    assert house.table.match.actions == other.table.match.actions
    assert house.table.tabletop.view == other.table.tabletop.view


# Several people


@pytest.mark.parametrize("wanted", [pygame.K_l, pygame.K_r])
def test_no_hand_stays_open_where_others_may_look_on(wanted: int) -> None:
    house = begun(seats=("human", "human", "random"), turns=3)
    table = house.table
    assert table.tabletop.view.viewer is not None
    house.key(wanted)
    assert table.tabletop.view.viewer is None
    assert not table.tabletop.view.hand
    if isinstance(house.top, Log):
        house.key(pygame.K_RETURN)
    rerun = house.top
    assert isinstance(rerun, Rerun)
    while house.top is rerun:
        assert not rerun._tableau.tabletop.view.hand
        assert not rerun._tableau.tabletop.view.deck
        house.frame(0.1)
    if isinstance(house.top, Log):
        house.key(pygame.K_ESCAPE)
    house.frame()
    assert isinstance(house.top, Curtain)
    house.look()
    assert table.tabletop.view.viewer == table.match.to_act


def test_a_single_person_keeps_the_hand_in_sight() -> None:
    house = opened()
    assert house.table.tabletop.view.viewer == ANA
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Rerun)
    hand = house.top._tableau.tabletop.view.hand
    assert hand
    assert {OWNER[card] for card in hand} == {ANA}


def test_somebody_without_a_hand_can_read_it_as_well() -> None:
    house = House()
    house.sit_down(("random", "random"), seed=3)
    house.until(lambda: len(house.table.match.actions) > 6)
    house.key(pygame.K_l)
    assert len(the_log(house).lines.pages) > 5


@pytest.mark.parametrize("seats", [("random", "random"), ("human", "human")])
def test_after_the_game_it_lies_over_the_results_and_shows_every_turn_again(seats: tuple[str, ...]) -> None:
    house = House(drawn=20)
    house.sit_down(seats, seed=3)
    person = Person(house, Mouse(), seed=3)
    results = person.play_to_the_end()
    house._drawn = 1
    house.until_seen_who_has_won()
    counted = house.picture
    house.key(pygame.K_l)
    at_rest(house)
    log = the_log(house)
    assert len(log.lines.pages) == 24
    house.key(pygame.K_RETURN)
    house.until(lambda: house.top is log)
    house.key(pygame.K_ESCAPE)
    assert house.top is results
    assert house.picture == counted


def test_lines_that_were_just_looked_for_can_be_pointed_at_when_they_are_seen() -> None:
    """Somebody may write and click within one frame: what stood there is gone."""
    house = opened(seats=("human", "random", "random"), turns=6)
    log = the_log(house)
    log._look_for("bo draws")
    assert [spot.key for spot in log.spots()] == [SEARCH, COPY, CLOSE]
    house.frame()
    assert (STEP, log.lines.at) in [spot.key for spot in log.spots()]


def test_a_turn_of_which_nothing_can_be_told_yet_has_a_heading_that_leads_nowhere() -> None:
    house = opened(turns=3)
    log = the_log(house)
    log.lines._show([replace(page, entries=()) for page in log.lines.pages])
    log._fresh = log.changed = True
    house.frame()
    assert not any(", turn " in spot.name for spot in log.spots())
