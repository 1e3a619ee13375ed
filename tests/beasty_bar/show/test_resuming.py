"""Leaving a game and going on with it, at the table itself."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.core.match import Match
from game.core.rules import Seat
from game.services.saved_game import SavedGame
from game.services.saves import Saves
from game.shell.scenes.menu.title import CONTINUE, Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.results import Results
from game.shell.table.curtain import Curtain
from game.shell.table.play import Play
from game.shell.table.scene import Table
from tests.beasty_bar.show.house import House
from tests.services.mutations import played, sitting

RULES = BEASTY_BAR.rules
PEOPLE = ("human", "human", "human")


def a_house(folder: Path, **about: Any) -> House:
    """As if the program had just been started, with its data in the folder."""
    house = House(**about)
    house.desk.saves = Saves(folder)
    return house


def left(folder: Path, match: Any, seats: tuple[str, ...]) -> None:
    """A game that somebody left on the disk."""
    who = sitting(len(seats), Setup(len(seats)))
    kept = Saves(folder)
    kept.open(BEASTY_BAR, match, type(who)(seats, who.names, "night_street"))


def on_disk(folder: Path) -> SavedGame:
    game = Saves(folder).newest(BEASTY_BAR)
    assert game is not None
    return game


def go_on(house: House) -> Table:
    """Enter on the title."""
    house.open(Title(house.desk, house.routes))
    assert house.top.focus.key == CONTINUE  # type: ignore[attr-defined]
    house.key(pygame.K_RETURN)
    return house.table


def play_a_card(house: House) -> None:
    house.until_asked()
    table, chance = house.table, Random(len(house.table.match.actions))
    table.play.submit(chance.choice(RULES.legal_actions(table.match.state)))


def test_each_decision_is_on_the_disk_before_it_is_shown(tmp_path: Path, monkeypatch: Any) -> None:
    house = a_house(tmp_path)
    shown: list[int] = []
    show = Play.show

    def look_first(table: Play, *told: Any) -> None:
        saved = on_disk(tmp_path) if table.match.to_act is not None else None
        assert saved is None or saved.match.actions == table.match.actions
        shown.append(len(table.match.actions))
        show(table, *told)

    monkeypatch.setattr(Play, "show", look_first)
    house.play(("random", "random"), Mode.NEW)
    house.until(lambda: isinstance(house.top, Results))
    assert shown == list(range(len(shown)))
    assert len(shown) > 24


@pytest.mark.parametrize("mode", Mode)
def test_the_table_opens_as_it_was_left_and_nothing_moves(tmp_path: Path, mode: Mode) -> None:
    match = played(Setup(3, mode), 5, 11)
    left(tmp_path, match, ("human", "random", "random"))
    house = a_house(tmp_path, speed=1.0)
    table = go_on(house)
    assert table.match.state == match.state
    assert not table.timeline.busy
    assert table.tabletop.view == RULES.view(match.state, Seat(0))
    assert table.party.names == ("Ana", "Bo", "Zoë")
    assert [recap.seat for recap in table.tableau.recaps()] == turns(match)[-2:]


def turns(match: Any) -> list[Seat]:
    """Whose turn it was, from the first to the last."""
    again: Any = Match(RULES, match.setup, match.seed)
    seats = []
    for action in match.actions:
        if not again.state.stacking:
            seats.append(again.to_act)
        again.submit(action)
    return seats


def test_with_several_people_the_curtain_is_closed_first(tmp_path: Path) -> None:
    match = played(Setup(3), 5, 10)
    left(tmp_path, match, PEOPLE)
    house = a_house(tmp_path)
    table = go_on(house)
    house.frame()
    assert isinstance(house.top, Curtain)
    assert table.tabletop.view.viewer is None
    house.look()
    assert table.tabletop.view.viewer == match.to_act


def test_a_game_left_while_stacking_asks_for_the_stack(tmp_path: Path) -> None:
    match = next(game for seed in range(200) if (game := played(Setup(2, Mode.NEW), seed, 12)).state.stacking)
    seats = tuple("human" if seat == match.to_act else "random" for seat in range(2))
    left(tmp_path, match, seats)
    house = a_house(tmp_path)
    table = go_on(house)
    house.until_asked()
    assert table.match.state.stacking
    house.click("done stacking")
    assert table.match.actions[: len(match.actions)] == match.actions
    assert RULES.spell(table.match.actions[len(match.actions)]).startswith("stack ")


def test_a_game_left_again_and_again_comes_to_the_same_end(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    picks = played(Setup(2, Mode.MIXED), 1, 0).setup.picks
    house.play(("human", "random"), setup=Setup(2, Mode.MIXED, picks=picks))
    for _ in range(5):
        play_a_card(house)
        actions = list(house.table.match.actions)
        house = a_house(tmp_path)
        table = go_on(house)
        assert table.match.actions[: len(actions)] == actions
    while not isinstance(house.top, Results):
        play_a_card(house)
        house.until_asked()
    assert Saves(tmp_path).newest(BEASTY_BAR) is None


def test_computers_keep_their_minds(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.sit_down(("random", "human"), seed=3)
    minds, party = house.table.play.thinking.minds, house.table.party
    play_a_card(house)
    table = go_on(a_house(tmp_path))
    assert table.play.thinking.minds == minds
    assert (table.party.seats, table.party.seed) == (party.seats, party.seed)
    assert table.party.proof(RULES).shuffle == party.proof(RULES).shuffle


def test_a_rematch_after_going_on_asks_for_decks_again(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.play(("random", "random"), Mode.MIXED)
    house.until(lambda: isinstance(house.top, Table) and len(house.table.match.actions) > 3)
    table = go_on(a_house(tmp_path))
    assert table.party.rematch(5).setup == Setup(2, Mode.MIXED)


def test_leaving_for_the_title_keeps_the_game(tmp_path: Path) -> None:
    house = a_house(tmp_path)
    house.sit_down(("human", "random"))
    play_a_card(house)
    house.until_asked()
    actions = list(house.table.match.actions)
    house.key(pygame.K_ESCAPE)
    for _ in range(3):
        house.key(pygame.K_DOWN)
    house.key(pygame.K_RETURN)
    assert isinstance(house.top, Title)
    assert house.top.focus.key == CONTINUE
    assert on_disk(tmp_path).match.actions == actions


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path, monkeypatch: Any) -> None:
    house = a_house(tmp_path)
    house.sit_down(("human", "random"))

    def full(*_: Any) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("os.fsync", full)
    house.until(lambda: isinstance(house.top, Notice) or house.asked)
    if house.asked:
        play_a_card(house)
    house.until(lambda: isinstance(house.top, Notice))
    assert house.desk.news.next() is None
    house.key(pygame.K_RETURN)
    while not isinstance(house.top, Results):
        assert not isinstance(house.top, Notice)
        play_a_card(house)
        house.until_asked()
    monkeypatch.undo()
