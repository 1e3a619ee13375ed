"""A game that nobody has drawn yet, which the toy stands for: it plays where there are only words."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from game import COMMAND
from game.cli import arguments
from game.cli.engine import respond
from game.cli.options import desktop_options
from game.cli.program import Program
from game.core.errors import BadSetup
from game.core.match import Match
from game.desktop import probe
from game.desktop.compose import Desktop
from game.desktop.shows import SHOWS
from game.services import settings_file
from game.services.saved_game import Sitting
from game.services.saves import Saves
from game.services.settings import Settings
from game.shell.scenes.menu.title import GAME, PLAY, Title
from tests.contract.house import beside_the_others
from tests.contract.toy.garden import Setup
from tests.contract.toy.module import SNAILS
from tests.contract.toy.rules import RULES

SENTENCE = (
    f"{SNAILS.title} has no table in a window yet; "
    f"play it in the terminal with: {COMMAND} text --game {SNAILS.key}"
)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return beside_the_others(tmp_path)


def opened(program: Program, folder: Path, *words: str) -> Desktop:
    line = [*words, "--data-dir", str(folder), "--size", "960x600"]
    return Desktop(desktop_options(line, program.games), program, SHOWS)


def title(desktop: Desktop) -> Title:
    scene = desktop.open().top
    assert isinstance(scene, Title)
    return scene


@pytest.mark.parametrize("words", [(), ("--demo",), ("--seats", "human,keen")])
def test_whoever_asks_for_it_in_a_window_is_told_how_to_play_it(
    program: Program, tmp_path: Path, words: tuple[str, ...]
) -> None:
    with pytest.raises(BadSetup) as refused:
        opened(program, tmp_path, "--game", SNAILS.key, *words)
    assert str(refused.value) == SENTENCE


def test_that_is_said_before_a_window_opens(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def open_early(*_: object) -> NoReturn:
        raise AssertionError("opened")

    pygame.display.init()
    monkeypatch.setattr("game.shell.early.open_early", open_early)
    monkeypatch.setattr(probe, "ready", lambda: True)
    for command in ("", "bench frames", "bench startup", "bench first-frame"):
        line = ["--game", SNAILS.key, "--data-dir", str(tmp_path), *command.split()]
        assert arguments.run(line, program) == 2
        assert capsys.readouterr().err == f"{SENTENCE}\n"


def test_the_title_does_not_offer_it(program: Program, tmp_path: Path) -> None:
    settings_file.save(Settings(), tmp_path)
    keys = {spot.key for spot in title(opened(program, tmp_path)).spots()}
    assert PLAY in keys
    assert (GAME, SNAILS.key) not in keys


def test_a_window_opens_with_what_it_can_show_whatever_is_listed_first(tmp_path: Path) -> None:
    made = beside_the_others(tmp_path)
    program = made._replace(games=made.games[::-1])
    assert opened(program, tmp_path).desk.module.key in SHOWS
    with pytest.raises(BadSetup):
        opened(program, tmp_path, "--demo")


def test_if_it_was_chosen_last_the_window_opens_with_another(program: Program, tmp_path: Path) -> None:
    settings_file.save(Settings(game=SNAILS.key), tmp_path)
    assert opened(program, tmp_path).desk.module.key in SHOWS


def test_what_was_left_of_it_in_a_terminal_waits_there(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings_file.save(Settings(), tmp_path)
    match = Match(RULES, RULES.complete(Setup(), 7), 7)
    journal = Saves(tmp_path).open(SNAILS, match, Sitting(("human", "keen"), ("Ana", "Bo")))
    match.submit(RULES.legal_actions(match.state)[0])
    journal.keep()
    scene = title(opened(program, tmp_path))
    assert scene.focus.key == PLAY
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"q\n"), encoding="utf-8"))
    line = f"text --continue --game {SNAILS.key} --data-dir {tmp_path}"
    assert arguments.run(line.split(), program) == 0
    assert "The game continues." in capsys.readouterr().out


def test_everything_without_a_window_knows_it(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    assert arguments.run(f"arena keen random --games 2 --jobs 1 --game {SNAILS.key}".split(), program) == 0
    assert "2 games" in capsys.readouterr().out
    answer = respond(json.dumps({"op": "levels", "game": SNAILS.key}).encode(), program.games)
    assert answer["levels"] == [level.key for level in SNAILS.levels]
