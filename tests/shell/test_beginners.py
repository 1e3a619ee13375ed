"""Whoever has not played a game to its end meets the gentlest level; everybody else finds what they left."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.levels import HUMAN
from game.services.learned import MINE, Learned, persons
from game.services.news import News
from game.services.settings import Settings
from game.shell.beginners import is_beginner, seats_offered
from game.shell.desk import Desk
from game.shell.scenes.menu.chairs import COMPUTER
from game.shell.scenes.menu.new_game import START, NewGame
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menu.title import NEW, PLAY, Title
from game.shell.scenes.scene import Push, Swap
from game.shell.show import Party
from tests.shell.test_notice import ToyWays, a_desk, choose

GENTLEST, USUAL, STRONGEST = "cub", "mate", "boss"


def last(desk: Desk) -> list[str]:
    """Who would sit at a quick game."""
    return [who for who in Plan.last(desk, ToyWays()).seats if who]


def left(desk: Desk, *seats: str) -> None:
    """A game begins, and nobody plays it to its end."""
    Plan(desk, ToyWays(), seats).begin()


def finished(desk: Desk, *names: str) -> None:
    desk.learned.end_game(names, desk.module.key)


def test_a_game_that_was_only_begun_leaves_a_beginner_a_beginner() -> None:
    desk = a_desk()
    left(desk, HUMAN, STRONGEST, USUAL)
    assert is_beginner(desk)
    assert last(desk) == [HUMAN, GENTLEST, GENTLEST]
    finished(desk, "Ana")
    assert last(desk) == [HUMAN, STRONGEST, USUAL], "as it was the last time"


def test_whoever_has_given_up_has_not_finished_the_game() -> None:
    party = Party((HUMAN, USUAL, HUMAN), ("Ana", "Bo", "Cleo"), None, 1, "", conceded=(0,))
    assert party.finishers == ["Cleo"]
    assert replace(party, seats=(USUAL, USUAL, HUMAN), began=party.seats).finishers == ["Cleo"]


def test_two_people_at_one_screen_stay_two_people() -> None:
    desk = a_desk()
    left(desk, HUMAN, HUMAN)
    assert last(desk) == [HUMAN, HUMAN]


def test_whoever_has_only_watched_plays_against_the_gentlest() -> None:
    desk = a_desk()
    left(desk, STRONGEST, STRONGEST)
    assert last(desk) == [HUMAN, GENTLEST]


def test_what_was_played_with_an_older_program_is_offered_as_it_was() -> None:
    desk = a_desk(seats=[HUMAN, STRONGEST])
    assert not is_beginner(desk)
    assert last(desk) == [HUMAN, STRONGEST]
    left(desk, HUMAN, USUAL)
    assert last(desk) == [HUMAN, USUAL], "nor does it become anybody's first game"


def test_another_person_is_a_beginner_of_their_own() -> None:
    desk = a_desk(me="Zoe")
    desk.learned = Learned(None, News(), desk.settings)
    left(desk, HUMAN, STRONGEST)
    finished(desk, "Zoe")
    assert last(desk) == [HUMAN, STRONGEST]
    desk.settings.names = ["Max"]
    left(desk, HUMAN, STRONGEST)
    assert last(desk) == [HUMAN, GENTLEST]
    finished(desk, "Max")
    assert last(desk) == [HUMAN, STRONGEST]


def test_another_game_is_begun_anew() -> None:
    desk = a_desk()
    desk.learned.end_game(["Ana"], "another game")
    assert is_beginner(desk)


@pytest.mark.parametrize("key", [PLAY, NEW])
def test_the_title_offers_it_at_once_and_in_new_game(key: str) -> None:
    desk, ways = a_desk(), ToyWays()
    left(desk, HUMAN, STRONGEST)
    title = Title(desk, ways)
    assert "Cub" in title._about
    go: Any = choose(title, "keyboard", key)
    assert isinstance(go, Swap if key == PLAY else Push)
    seats = ways.opened[0].seats if key == PLAY else go.scene.plan.seats[:2]
    assert tuple(seats) == (HUMAN, GENTLEST)


def test_a_seat_that_a_beginner_fills_gets_the_gentlest_too() -> None:
    scene = NewGame(a_desk(), ToyWays(), (HUMAN, GENTLEST))
    choose(scene, "mouse", (COMPUTER, 2))
    assert scene.plan.seats == [HUMAN, GENTLEST, GENTLEST, ""]
    choose(scene, "mouse", START)


def test_new_game_out_of_a_pause_offers_the_same() -> None:
    ways = ToyWays()
    scene: Any = ways.new_game()
    assert scene.plan.seats[:2] == [HUMAN, GENTLEST]
    finished(ways.desk, "Ana")
    ways.desk.habits.seats = [HUMAN, STRONGEST]
    assert seats_offered(ways.desk) == [HUMAN, STRONGEST]


def test_whoever_has_no_name_of_their_own_is_me() -> None:
    settings = Settings(me="Zoe")
    assert persons(settings, ["Zoe", "Ana", "", "Max"]) == {MINE, "Max"}


def test_a_first_game_is_no_lesson_and_a_finished_one_stays_finished() -> None:
    desk = a_desk()
    key = desk.module.key
    finished(desk, "Ana")
    desk.learned.begin_game(MINE, key)
    assert desk.learned.finished_game(MINE, key)
    assert desk.learned.of(MINE, key) == {}
