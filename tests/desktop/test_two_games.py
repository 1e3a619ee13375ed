"""A program with two games: the window turns from one to the other, and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.cli.options import desktop_options
from game.desktop.compose import Desktop
from game.desktop.probe import show_early
from game.desktop.shows import SHOWS
from game.services import settings_file
from game.services.settings import Settings
from tests.second import BOTH, SECOND

FIRST = BEASTY_BAR.key
BOTH_SHOWN = {FIRST: SHOWS[FIRST], SECOND.key: SHOWS[FIRST]}


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
    assert "Löwe" in desktop.catalogue.noun("lion").forms[0]

    desktop.turn_to(SECOND.key)  # which has none of its own

    assert not desktop.art.has("places/logo")
    assert desktop.art.has("icon/icon_128")
    assert desktop.catalogue.text("Settings") == "Optionen"
    assert "Löwe" not in desktop.catalogue.noun("lion").forms[0]
    assert desktop.desk.audio._found("admit") is None


def test_the_game_that_was_chosen_last_is_there_the_next_time(tmp_path: Path) -> None:
    opened(tmp_path).turn_to(SECOND.key)
    assert opened(tmp_path).desk.module is SECOND
    show_early(desktop_options(["--data-dir", str(tmp_path)], BOTH.games), BOTH)
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
