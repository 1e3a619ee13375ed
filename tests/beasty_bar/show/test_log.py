"""The log beside the table: read with any device, true to what everybody saw, and leaving no trace."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from game.beasty_bar.rules.animals import OWNER, Card
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.show.pointing import card_box
from game.beasty_bar.telling.gist import story
from game.core.rules import Seat
from game.services import clipboard
from game.shell.table.curtain import Curtain
from game.shell.table.hud import Rewind
from game.shell.table.log import Log
from game.shell.table.log_sheet import CLOSE, COPY, FADE, SEARCH, STEP, WHY
from game.shell.table.pace import INSTANT
from game.shell.table.recap import REPLAY
from game.shell.table.rerun import Rerun
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Mouse, Person
from tests.beasty_bar.show.house import House

ANA, BO = Seat(0), Seat(1)
VIEW, A, B, Y = (
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_Y,
)
DOWN, UP = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP
R3 = pygame.CONTROLLER_BUTTON_RIGHTSTICK


def begun(
    seats: tuple[str, ...] = ("human", "random"),
    mode: Mode = Mode.BASE,
    turns: int = 5,
    seed: int = 4,
    text: int = 100,
) -> House:
    """A game in which a person has played so many cards, and is to play the next."""
    house, chance = House(text=text, drawn=1000), Random(seed)
    house.sit_down(seats, mode, seed, first=ANA)
    house.look()
    for _ in range(turns):
        table = house.table
        while table.match.state.stacking:
            table.play.submit(chance.choice(table.match.rules.legal_actions(table.match.state)))
            house.look()
        table.play.submit(chance.choice(table.match.rules.legal_actions(table.match.state)))
        house.look()
    house._drawn = 1
    at_rest(house)
    return house


def at_rest(house: House) -> None:
    """Nothing moves any more."""
    for _ in range(40):
        house.frame(0.1)
        if not house.top.moving:
            return


def opened(**wanted: Any) -> House:
    house = begun(**wanted)
    house.key(pygame.K_l)
    at_rest(house)
    assert isinstance(house.top, Log)
    return house


def the_log(house: House) -> Log:
    assert isinstance(house.top, Log)
    return house.top


def ask(house: House) -> None:
    house.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_LSHIFT, unicode="?", scancode=0)


def turn(house: House) -> int:
    """The number of the turn that the chosen line belongs to."""
    log = the_log(house)
    return log.lines.steps[log.lines.at][0].turn.number


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
    at = house.pixel(house.spot(CLOSE))[0] - 100, 300
    house.move(at)
    before = log.lines.at
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


# Copying and searching


def test_all_of_it_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    house = opened()
    house.key(pygame.K_c, pygame.KMOD_LCTRL)
    house.click(COPY)
    assert copied == [the_log(house).lines.text()] * 2
    assert the_log(house).moving, "it says so for a while"
    house.frame(3.0)
    assert not the_log(house).moving


def test_without_a_clipboard_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    house = opened()
    house.key(pygame.K_c, pygame.KMOD_LCTRL)
    assert not the_log(house).moving


def test_words_are_looked_for_as_they_are_written() -> None:
    house = opened(seats=("human", "random", "random"), turns=6)
    log = the_log(house)
    everything = log.lines.text()
    house.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="/", scancode=0)
    house.post(pygame.TEXTINPUT, text="/")
    house.post(pygame.KEYUP, key=pygame.K_SLASH, mod=0, unicode="/", scancode=0)
    assert house.stack.typing
    assert log.lines.query == ""
    for letter in "BO draws":
        house.post(pygame.TEXTINPUT, text=letter)
    assert {entry.text.count("draws") for _, entry in log.lines.steps} == {1}
    assert all(page.name == "Bo" for page in log.lines.pages)
    house.key(pygame.K_BACKSPACE)
    house.post(pygame.TEXTINPUT, text="xyz")
    assert log.lines.chosen is None
    assert house.table.heads_up.lit == ()
    house.key(pygame.K_ESCAPE)
    assert not house.stack.typing
    assert log.lines.text() == everything
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Table)


def test_what_was_found_can_be_seen_again() -> None:
    house = opened()
    house.click(SEARCH)
    for letter in "Ana draws":
        house.post(pygame.TEXTINPUT, text=letter)
    house.key(pygame.K_UP)
    number = turn(house)
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Rerun)
    assert [each.number for each in house.top._turns] == [number]
    assert house.top._turns[0].seat == ANA


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
