"""What players have, they keep: files as the program wrote them when it knew a single game."""

from __future__ import annotations

import json
import os
import shutil
from io import StringIO
from pathlib import Path

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.core import replay
from game.services.news import News
from game.services.saved_game import SavedGame
from game.services.saves import Saves
from game.services.settings import Habits
from game.services.settings_file import FILE, SettingsFile
from tests.program import run

LANDED = Path(__file__).parents[1] / "landed"
"""A player's folder: a game in the middle, one whose decks are being chosen, one that is over, settings."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = Path(shutil.copytree(LANDED, tmp_path / "player"))
    for at, path in enumerate(sorted(folder.rglob("*.txt")), 1000):  # a checkout does not keep the times
        os.utime(path, (at, at))
    return folder


def saved(folder: Path, players: int) -> SavedGame:
    (game,) = (game for game in Saves(folder).games(BEASTY_BAR) if len(game.sitting.seats) == players)
    return game


def test_a_game_that_was_left_goes_on_where_it_was(folder: Path) -> None:
    game = saved(folder, 2)
    assert [BEASTY_BAR.rules.spell(action) for action in game.match.actions] == [
        "parrot",
        "crocodile",
        "kangaroo 1",
        "parrot 1",
        "chameleon parrot 1",
        "snake",
    ]
    assert game.match.to_act == 0
    assert game.sitting.seats == ("human", "guest")
    assert not game.sitting.casual


def test_a_game_whose_decks_are_being_chosen_is_as_far_as_it_was(folder: Path) -> None:
    game = saved(folder, 3)
    assert game.sitting.decided == 2
    assert game.match.setup.picks is not None
    assert game.sitting.asked is not None
    assert game.sitting.seats == ("human", "expert:hoarder", "human")


def test_a_game_that_is_over_can_be_played_again(folder: Path) -> None:
    (path,) = (folder / "replays" / "beasty_bar").iterdir()
    match = replay.read("beasty_bar", BEASTY_BAR.rules, path.read_text(encoding="utf-8"))
    assert match.to_act is None
    assert len(match.actions) >= 24


def test_going_on_in_the_terminal_finds_it(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert run(["text", "--continue", "3", "--data-dir", str(folder)]) == 0
    assert "Die Partie geht weiter." in capsys.readouterr().out, "in the language of the settings"


def test_the_settings_are_those_of_the_game_they_were_of(folder: Path) -> None:
    news = News()
    settings = SettingsFile(folder, news, "beasty_bar").load()
    assert news.next() is None
    assert settings.of("beasty_bar") == Habits(
        "rooftop",
        {"players": "3", "set": "mixed", "advanced": "yes"},
        ["human", "expert:hoarder", "cub"],
        ["regular", "expert:hoarder", "cub", "guest"],
    )
    assert settings.of("another") == Habits()
    assert (settings.language, settings.text, settings.theme, settings.keys) == (
        "de",
        150,
        "contrast",
        {"HINT": "104"},
    )


def test_what_is_written_now_an_older_program_finds_where_it_looked(folder: Path) -> None:
    before = json.loads((folder / FILE).read_text(encoding="utf-8"))
    file = SettingsFile(folder, News(), "beasty_bar")
    settings = file.load()
    file.begin(settings)
    settings.of("beasty_bar").venue = "night_street"
    settings.of("another").venue = "cellar"
    file.save(settings)
    after = json.loads((folder / FILE).read_text(encoding="utf-8"))
    assert {name: after[name] for name in before} == before | {"venue": "night_street"}
