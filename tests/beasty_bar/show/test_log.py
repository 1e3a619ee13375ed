"""The log: opening and closing it, its lines, and the rule behind each."""

from __future__ import annotations

import pygame
import pytest

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.show.pointing import card_box
from game.shell.table.log import Log
from game.shell.table.log_sheet import CLOSE, COPY, FADE, SEARCH, STEP, WHY
from game.shell.table.scene import Table
from tests.beasty_bar.show.logs import DOWN, UP, VIEW, B, Y, ask, at_rest, begun, opened, the_log, turn

# Opening and closing


def test_the_keyboard_opens_and_closes_it() -> None:
    for key in (pygame.K_l, pygame.K_ESCAPE):
        house = opened()
        house.key(key)
        assert isinstance(house.top, Table)


def test_the_mouse_opens_and_closes_it() -> None:
    house = begun()
    house.click("log")
    assert isinstance(house.top, Log)
    house.frame(0.3)
    house.click(CLOSE)
    assert isinstance(house.top, Table)
    house.click("log")
    house.frame(0.3)
    beside = (200, 300) if house.spot(CLOSE).box.x > 960 else (760, 300)
    house.press(beside)
    house.let_go(beside)
    assert isinstance(house.top, Table), "a click beside the sheet closes it"
    house.click("log")
    house.frame(0.3)
    house.press((900, 300), button=3)
    assert isinstance(house.top, Table)


def test_the_controller_opens_and_closes_it() -> None:
    house = begun()
    for button in (VIEW, B):
        house.button(VIEW)
        assert isinstance(house.top, Log)
        house.button(button)
        assert isinstance(house.top, Table)


def test_it_comes_in_within_a_quarter_of_a_second() -> None:
    house = begun()
    house.key(pygame.K_l)
    assert house.top.moving
    for _ in range(13):
        house.frame(0.02)
    assert not house.top.moving


def test_whoever_wants_less_motion_has_it_at_once() -> None:
    house = begun()
    house.settings.reduced_motion = True
    house.key(pygame.K_l)
    assert not house.top.moving


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    house = opened(turns=0)
    assert the_log(house).lines.chosen is None
    for key in (pygame.K_UP, pygame.K_TAB, pygame.K_PAGEDOWN, pygame.K_HOME):
        house.key(key)
    ask(house)
    assert the_log(house).lines.text() == ""
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_r)
    assert isinstance(house.top, Table), "there is no last round"


@pytest.mark.parametrize("device", ["mouse", "keyboard", "controller"])
def test_reading_changes_neither_the_match_nor_the_picture(device: str) -> None:
    house = begun()
    table = house.table
    house.move((5, 5))
    if device == "controller":
        house.button(pygame.CONTROLLER_BUTTON_LEFTSTICK)  # there is nothing to hide, but buttons are named
    at_rest(house)
    before, state, actions = house.picture, table.match.state, list(table.match.actions)
    if device == "mouse":
        house.click("log")
        house.frame(0.3)
        close = house.pixel(house.spot(CLOSE))
        for y in range(100, 560, 20):
            house.move((close[0] - 60, y))
        house.post(pygame.MOUSEWHEEL, x=0, y=3, flipped=False)
        house.click(CLOSE)
        house.move((5, 5))
    elif device == "keyboard":
        for key in (pygame.K_l, *[pygame.K_UP] * 4, pygame.K_PAGEUP, pygame.K_TAB, pygame.K_HOME):
            house.key(key)
        ask(house)
        house.key(pygame.K_ESCAPE)
    else:
        for button in (VIEW, UP, UP, Y, DOWN, Y, VIEW):
            house.button(button)
    at_rest(house)
    assert isinstance(house.top, Table)
    assert (table.match.state, table.match.actions) == (state, actions)
    assert house.picture == before


# Lines


def test_it_opens_at_the_latest_line() -> None:
    house = opened()
    log = the_log(house)
    assert log.lines.chosen is log.lines.steps[-1][1]
    assert turn(house) == 10


def test_keys_go_up_and_down_and_to_the_ends() -> None:
    house = opened()
    log = the_log(house)
    last = len(log.lines.steps) - 1
    for key, at in (
        (pygame.K_UP, last - 1),
        (pygame.K_UP, last - 2),
        (pygame.K_DOWN, last - 1),
        (pygame.K_PAGEUP, last - 9),
        (pygame.K_PAGEDOWN, last - 1),
        (pygame.K_HOME, 0),
        (pygame.K_UP, 0),
        (pygame.K_END, last),
        (pygame.K_DOWN, last),
    ):
        house.key(key)
        assert log.lines.at == at


def test_the_chosen_line_can_always_be_seen() -> None:
    house = opened(seats=("human", "random", "random"), turns=9)
    log = the_log(house)
    for key in [pygame.K_UP] * len(log.lines.steps) + [pygame.K_PAGEDOWN] * 12:
        house.key(key)
        at_rest(house)
        box = house.spot((STEP, log.lines.at)).box
        view = log._view()
        assert view.y <= box.y
        assert box.y + box.h <= view.y + view.h + 1e-6
        assert box.h > 20


@pytest.mark.parametrize("text", [100, 200])
def test_what_was_said_about_the_latest_turn_is_seen_at_once_and_whole(text: int) -> None:
    house = begun(seats=("human", "greedy"), text=text)
    long = "A reason that takes a few lines. " * 4  # as some do in other languages
    house.table.play.history.explain(lambda: long)
    house.key(pygame.K_l)
    at_rest(house)
    log, (*_, step, reason) = the_log(house), the_log(house).spread.rows
    assert reason.is_reason
    assert log.lines.chosen is step.entry
    view, box = log._view(), log.spread.place(reason, log._view())
    assert box.y + box.h <= view.y + view.h - FADE + 1e-6
    assert log.spread.place(step, log._view()).y >= view.y


def test_the_wheel_moves_the_list_under_the_mouse() -> None:
    house = opened(seats=("human", "random", "random"), turns=9)
    log = the_log(house)
    view = house.window.stage.pixels(log._view())
    at = view.centerx, view.top + 10
    house.move(at)
    before = log.lines.at
    for _ in range(4):  # reasons can not be chosen
        house.post(pygame.MOUSEWHEEL, x=0, y=2, flipped=False)
    assert log.lines.at < before
    under = [spot.key for spot in house.spots() if spot.box.holds(house.window.stage.units(at))]
    assert (STEP, log.lines.at) in under


def test_pointing_at_a_heading_means_the_first_line_of_its_turn() -> None:
    house = opened()
    headings = [spot for spot in house.spots() if ", turn " in spot.name]
    house.move(house.pixel(headings[-1]))
    assert the_log(house).lines.at == the_log(house).lines.first(the_log(house).lines.pages[-1])


@pytest.mark.parametrize("forward", [pygame.K_TAB, pygame.K_RIGHT])
def test_everything_can_be_reached_without_a_mouse(forward: int) -> None:
    house = opened()
    log = the_log(house)
    reached = []
    for _ in range(5):
        house.key(forward)
        reached.append(log.focus.key)
    assert reached == [(WHY, log.lines.at), SEARCH, COPY, CLOSE, (STEP, log.lines.at)]
    house.key(pygame.K_LEFT)
    assert log.focus.key == CLOSE
    house.key(pygame.K_UP)
    assert log.focus.key == (STEP, log.lines.at)


@pytest.mark.parametrize("mode", Mode)
def test_pointing_at_a_line_lights_whom_it_is_about(mode: Mode) -> None:
    house = opened(mode=mode, seats=("human", "random", "random"), turns=6, seed=6)
    table, log = house.table, the_log(house)
    lit_at_all = 0
    for _ in range(30):
        house.key(pygame.K_UP)
        assert log.lines.chosen is not None
        assert table.heads_up.lit == log.lines.chosen.lit
        boxes = table.tabletop.where(table.heads_up.lit)  # type: ignore[attr-defined]
        for card in table.heads_up.lit:
            if card in table.tabletop.view.line:
                assert card_box(table.tabletop.board.sprites[Card(card)].pose) in boxes  # type: ignore[attr-defined]
                lit_at_all += 1
    assert lit_at_all
    house.key(pygame.K_ESCAPE)
    assert table.heads_up.lit == ()


def test_a_light_can_be_seen() -> None:
    house = opened()
    table, log = house.table, the_log(house)
    while not any(card in table.tabletop.view.line for card in table.heads_up.lit):
        house.key(pygame.K_UP)
    card = next(card for card in table.heads_up.lit if card in table.tabletop.view.line)
    rect = house.window.stage.pixels(card_box(table.tabletop.board.sprites[card].pose))  # type: ignore[attr-defined]
    lit = house.window.surface.get_at((rect.left - 2, rect.centery))
    while card in table.heads_up.lit:
        house.key(pygame.K_UP)
    assert log.lines.at
    dark = house.window.surface.get_at((rect.left - 2, rect.centery))
    assert sum(lit[:3]) > sum(dark[:3]) + 60


def test_the_log_says_what_the_game_tells() -> None:
    house = opened(mode=Mode.MIXED, seats=("human", "random", "random"), turns=6)
    log, table = the_log(house), house.table
    words = table.desk.words(table.party.names)
    told = [
        entry.text
        for each in table.play.history.turns
        for entry in table.desk.module.log(table.play.history.public(each), words)
    ]
    assert [
        line[4:] for line in log.lines.text().splitlines() if line.startswith("    ") and '"' not in line
    ] == told
    assert "Ana, turn 1" in log.lines.text()


def test_the_reasons_of_computers_are_in_it() -> None:
    house = opened(seats=("human", "greedy"))
    reasons = [reason for each in house.table.play.history.turns for reason in each.reasons]
    assert len(reasons) == 5
    for reason in reasons:
        assert f'"{reason}"' in the_log(house).lines.text()


# Why?


def test_a_key_and_a_button_of_the_controller_and_of_the_line_ask_why() -> None:
    house = opened()
    log = the_log(house)
    ask(house)
    assert log._asked
    house.button(Y)
    assert not log._asked
    at_rest(house)
    house.click((WHY, log.lines.at))
    assert log._asked
    house.key(pygame.K_RETURN)
    assert not log._asked


def test_the_rule_stays_open_from_line_to_line() -> None:
    house = opened()
    ask(house)
    pictures = set()
    for _ in range(6):
        house.key(pygame.K_UP)
        at_rest(house)
        pictures.add(house.picture)
        assert the_log(house)._asked
    assert len(pictures) == 6
