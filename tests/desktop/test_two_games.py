"""A program with two games: the window turns from one to the other, and back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.catalogue import CATALOGUE
from game.cli.options import desktop_options
from game.core.match import Match
from game.desktop.compose import Desktop
from game.desktop.probe import show_early
from game.desktop.shows import SHOWS, Staging
from game.services import settings_file
from game.services.saved_game import Sitting
from game.services.saves import Saves
from game.services.settings import Settings
from game.shell.layout import BadLayout
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.saved_games import SavedGames
from game.shell.scenes.menu.title import CONTINUE, GAME, PLAY, Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import Scene
from game.shell.table.scene import Table
from tests.second import ALONE, BOTH, SECOND
from tests.shell.test_notice import ToyShow, click, pad
from tests.shell.test_notice import key as press

FIRST = BEASTY_BAR.key
BOTH_SHOWN = {FIRST: SHOWS[FIRST], SECOND.key: SHOWS[FIRST]}
PLAIN = {**SHOWS, SECOND.key: lambda art, letters, levels: Staging(ToyShow(), "")}
"""The second game has nothing to show but what the house has."""


@pytest.fixture(autouse=True)
def played_before(tmp_path: Path) -> Iterator[None]:
    settings_file.save(Settings(), tmp_path, FIRST)
    yield
    pygame.event.clear()


def opened(folder: Path, *words: str) -> Desktop:
    line = [*words, "--data-dir", str(folder), "--size", "960x600"]
    return Desktop(desktop_options(line, BOTH.games), BOTH, BOTH_SHOWN)


def caption() -> str:
    return pygame.display.get_caption()[0]


def test_the_window_opens_with_the_first_game_and_turns_to_another(tmp_path: Path) -> None:
    desktop = opened(tmp_path)
    desk, first = desktop.desk, desktop.show
    assert (desk.module, caption()) == (BEASTY_BAR, BEASTY_BAR.title)

    desktop.turn_to(SECOND.key)

    assert (desk.module, caption()) == (SECOND, SECOND.title)
    assert desktop.show is not first
    assert desktop.pictures == BOTH.asset_folders(SECOND.key)
    assert desk.game.said == "--game second"

    desktop.turn_to(FIRST)
    assert (desk.module, desktop.show, desk.game.said) == (BEASTY_BAR, first, "")


def test_pictures_texts_and_sounds_are_those_of_the_game(tmp_path: Path) -> None:
    desktop = opened(tmp_path, "--language", "de")
    assert desktop.art.has("places/logo")
    assert "Löwe" in desktop.translations.noun("lion").forms[0]

    desktop.turn_to(SECOND.key)  # which has none of its own

    assert not desktop.art.has("places/logo")
    assert desktop.art.has("icon/icon_128")
    assert desktop.translations.text("Settings") == "Optionen"
    assert "Löwe" not in desktop.translations.noun("lion").forms[0]
    assert desktop.desk.audio._found("admit") is None


def test_the_game_that_was_chosen_last_is_there_the_next_time(tmp_path: Path) -> None:
    opened(tmp_path).turn_to(SECOND.key)
    assert opened(tmp_path).desk.module is SECOND
    show_early(desktop_options(["--data-dir", str(tmp_path)], BOTH.games), BOTH, BOTH_SHOWN)
    assert caption() == SECOND.title


@pytest.mark.parametrize("words", [["--game", FIRST], ["--seed", "7"]])
def test_unless_the_command_line_wants_another(tmp_path: Path, words: list[str]) -> None:
    opened(tmp_path).turn_to(SECOND.key)
    assert opened(tmp_path, *words).desk.module is BEASTY_BAR


def test_a_game_that_is_not_there_any_more_is_not_waited_for(tmp_path: Path) -> None:
    settings_file.save(Settings(game="whist"), tmp_path, FIRST)
    assert opened(tmp_path).desk.module is BEASTY_BAR


def test_each_game_is_set_up_as_it_was_the_last_time(tmp_path: Path) -> None:
    desktop = opened(tmp_path)
    desktop.desk.habits.venue = "rooftop"
    desktop.turn_to(SECOND.key)
    assert desktop.desk.habits.venue == ""
    desktop.desk.habits.seats = ["human", "human"]
    desktop.desk.save_settings()

    again = opened(tmp_path, "--game", FIRST).desk
    assert (again.habits.venue, again.habits.seats) == ("rooftop", [])
    assert opened(tmp_path, "--game", SECOND.key).desk.habits.seats == ["human", "human"]


# The title


class Visit:
    """Somebody at the title."""

    def __init__(self, folder: Path, *words: str) -> None:
        line = [*words, "--data-dir", str(folder), "--size", "960x600", "--speed", "instant"]
        self.desktop = Desktop(desktop_options(line, BOTH.games), BOTH, PLAIN)
        self.desktop.stack = self.stack = self.desktop.open()

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    @property
    def key(self) -> str:
        """Of the game that is played."""
        return self.desktop.desk.module.key

    def names(self) -> dict[object, tuple[str, str]]:
        return {spot.key: (spot.name, spot.text) for spot in self.top.spots()}

    def click(self, key: object) -> Visit:
        spot = next(spot for spot in self.top.spots() if spot.key == key)
        return self.take(*click(spot.box, self.top.stage))

    def take(self, *events: pygame.event.Event) -> Visit:
        """Let something happen, and look at what comes of it."""
        self.desktop.window.take(events, self.stack)
        self.stack.advance(0.0)
        self.desktop.window.show(self.stack)
        return self

    def back(self) -> Visit:
        return self.take(press(pygame.K_ESCAPE))


def leave(folder: Path, key: str, at: int) -> None:
    """A game that somebody has begun."""
    module = SECOND if key == SECOND.key else BEASTY_BAR
    rules = module.rules
    setup = rules.complete(rules.parse_setup({"players": "2"}), 7)
    match = Match(rules, setup, 7)
    journal = Saves(folder).open(module, match, Sitting(("human", "random"), ("Ana", "Bo")))
    match.submit(rules.legal_actions(match.state)[0])
    journal.keep()
    assert journal.path is not None
    os.utime(journal.path, (at, at))


def test_with_one_game_nothing_has_to_be_chosen(tmp_path: Path) -> None:
    desktop = Desktop.asked(["--data-dir", str(tmp_path), "--size", "960x600"], ALONE)
    title = desktop.open().top
    assert isinstance(title, Title)
    assert not any(isinstance(spot.key, tuple) for spot in title.spots())


def test_the_title_offers_every_game_and_becomes_that_of_the_chosen_one(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    assert {key: name for key, (name, _) in visit.names().items() if isinstance(key, tuple)} == {
        (GAME, FIRST): BEASTY_BAR.title,
        (GAME, SECOND.key): SECOND.title,
    }
    first = visit.top
    assert isinstance(visit.click((GAME, FIRST)).top, NewGame)
    assert visit.back().top is first
    assert isinstance(visit.click((GAME, SECOND.key)).top, NewGame)
    assert (visit.key, caption()) == (SECOND.key, SECOND.title)
    title = visit.back().top
    assert isinstance(title, Title)
    assert title is not first, "what was painted for the other game is left"
    assert title.focus.key == (GAME, SECOND.key), "whoever comes back stands before the door"
    assert visit.click((GAME, FIRST)).key == FIRST


WAYS_IN = {
    "digit": [press(pygame.K_2)],
    "arrows": [press(pygame.K_LEFT), press(pygame.K_RETURN)],
    "tab": [*[press(pygame.K_TAB)] * 9, press(pygame.K_RETURN)],
    "controller": [pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT), pad(pygame.CONTROLLER_BUTTON_A)],
}


@pytest.mark.parametrize("events", WAYS_IN.values(), ids=WAYS_IN)
def test_a_door_opens_by_keys_and_by_a_controller_too(
    tmp_path: Path, events: list[pygame.event.Event]
) -> None:
    visit = Visit(tmp_path).take(*events)
    assert isinstance(visit.top, NewGame)
    assert visit.key == SECOND.key
    assert opened(tmp_path).desk.module is SECOND, "it is remembered"


def test_arrows_lead_from_door_to_door_and_back_to_the_board(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    title = visit.top
    assert isinstance(title, Title)
    seen = []
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        visit.take(press(key))
        seen.append(title.focus.key)
    *doors, board = seen
    assert doors == [(GAME, SECOND.key), (GAME, FIRST), (GAME, SECOND.key)]
    assert not isinstance(board, tuple)
    assert visit.key == FIRST, "to look at a door is not to open it"


def test_a_digit_without_a_door_does_nothing(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    before = visit.top
    assert visit.take(press(pygame.K_3)).top is before


def test_the_sign_of_a_game_is_as_good_as_its_door(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    sign = [spot for spot in visit.top.spots() if spot.key == (GAME, SECOND.key)][-1]
    assert sign.digit is None
    assert isinstance(visit.take(*click(sign.box, visit.top.stage)).top, NewGame)


def test_each_door_says_what_is_behind_it_in_words_of_its_game(tmp_path: Path) -> None:
    visit = Visit(tmp_path, "--language", "de")
    told = visit.names()
    assert told[GAME, FIRST] == (BEASTY_BAR.title, "Karten, 2 bis 4 Spieler")
    assert told[GAME, SECOND.key] == (SECOND.title, "2 bis 4 Spieler")
    visit.click((GAME, SECOND.key)).back()
    assert visit.names()[GAME, FIRST] == told[GAME, FIRST], "also while the other one is played"


def test_play_says_which_game_it_is(tmp_path: Path) -> None:
    visit = Visit(tmp_path)
    assert visit.names()[PLAY][1].startswith(f"{BEASTY_BAR.title} · ")
    visit.click((GAME, SECOND.key)).back()
    assert visit.names()[PLAY][1].startswith(f"{SECOND.title} · ")


def test_no_front_imports_the_rules_of_its_game() -> None:
    code = f"""
import sys
from game.desktop.shows import FRONTS
fronts = [make() for make in FRONTS.values()]
assert all(front.promise and front.kind for front in fronts)
loaded = [name for name in sys.modules if name.startswith({tuple(f"game.{each.key}." for each in CATALOGUE)})]
assert not [name for name in loaded if ".show" not in name], loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_help_settings_and_new_games_are_those_of_the_game_that_was_chosen(tmp_path: Path) -> None:
    visit = Visit(tmp_path).click((GAME, SECOND.key)).back()
    assert isinstance(visit.desktop.routes.show, ToyShow)
    scene = visit.click("new").top
    assert isinstance(scene, NewGame)
    assert set(scene.plan.venues) == {"street", "roof"}
    scene.plan.remember()
    games = visit.desktop.settings.games
    assert games[SECOND.key].seats
    assert not (FIRST in games and games[FIRST].seats)


def test_continue_says_which_game_it_is_and_turns_to_it(tmp_path: Path) -> None:
    leave(tmp_path, FIRST, 1000)
    visit = Visit(tmp_path).click((GAME, SECOND.key)).back()
    assert visit.names()[CONTINUE][1].startswith(f"{BEASTY_BAR.title} · ")
    visit.click(CONTINUE)
    assert isinstance(visit.top, Table)
    assert visit.key == FIRST
    assert len(visit.stack.scenes) == 1


def test_where_its_venue_is_broken_the_title_of_the_game_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> NoReturn:
        raise BadLayout("The venue is gone.")

    leave(tmp_path, FIRST, 1000)
    visit = Visit(tmp_path).click((GAME, SECOND.key)).back()
    monkeypatch.setattr(visit.desktop._stagings[FIRST].show, "tabletop", broken)
    before = visit.top
    visit.click(CONTINUE)
    assert isinstance(visit.top, Notice)
    title, _ = visit.stack.scenes
    assert isinstance(title, Title)
    assert title is not before
    assert visit.key == FIRST


def test_saved_games_of_all_games_are_listed_with_their_names(tmp_path: Path) -> None:
    leave(tmp_path, FIRST, 1000)
    leave(tmp_path, SECOND.key, 2000)
    visit = Visit(tmp_path).click("saved")
    assert isinstance(visit.top, SavedGames)
    told = visit.names()
    assert [told[GAME, number][0].partition(" · ")[0] for number in (0, 1)] == [
        SECOND.title,
        BEASTY_BAR.title,
    ]
    visit.click((GAME, 1))
    assert (visit.key, isinstance(visit.top, Table)) == (FIRST, True)


def test_a_game_of_which_nothing_was_left_is_not_loaded_for_the_title(tmp_path: Path) -> None:
    def load() -> NoReturn:
        raise AssertionError("loaded")

    games = (*ALONE.games, BOTH.games[-1]._replace(load=load))
    line = ["--data-dir", str(tmp_path), "--size", "960x600"]
    desktop = Desktop(desktop_options(line, games), BOTH._replace(games=games), PLAIN)
    assert PLAY in {spot.key for spot in desktop.open().top.spots()}  # type: ignore[union-attr]
