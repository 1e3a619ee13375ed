"""A game of the pub is kept, gone on with and checked by what the house does for every game."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.core import replay
from game.core.fairness import check_command, commitment, shown
from game.core.listing import said
from game.core.rules import Seat
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.services.saved_game import SavedGame
from game.services.saves import Saves
from tests.program import GAMES, run

ROOT = Path(__file__).parents[2]
LANDED = ROOT / "tests" / "landed"
KEY = FANTASY_PUB.key
PATIENCE = 60
ANSWERS = "1\n2\n3\n4\n5\n6\n"
"""Tables and dice go by their own numbers: one of these is always an answer."""


def kept(folder: Path) -> SavedGame | None:
    return next(iter(Saves(folder).games(FANTASY_PUB)), None)


def wait_for(come: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not come():
        assert monotonic() < end, "it never came about"
        sleep(0.05)


def test_a_game_whose_process_is_killed_goes_on_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["text", "--game", KEY, "--seats", "human,greedy", "--seed", "7", "--data-dir", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-m", "game", *words], cwd=ROOT, stdin=pipe, stdout=subprocess.DEVNULL, stderr=pipe
    ) as process:
        assert process.stdin
        process.stdin.write(ANSWERS.encode() * 20)
        process.stdin.flush()
        wait_for(lambda: (game := kept(tmp_path)) is not None and len(game.match.actions) >= 4)
        process.kill()
    left = kept(tmp_path)
    assert left is not None
    monkeypatch.setattr("sys.stdin", StringIO(ANSWERS + "q\n"))
    assert run(["text", "--continue", "--data-dir", str(tmp_path)]) == 0
    assert "The game continues." in capsys.readouterr().out
    again = kept(tmp_path)
    assert again is not None
    before = left.match.actions
    assert again.match.actions[: len(before)] == before
    assert len(again.match.actions) > len(before)
    assert again.sitting.seats == ("human", "greedy")


def test_a_shuffle_is_checked_by_what_was_shown(capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(3)
    command = check_command(RULES, setup, 5, said(GAMES, KEY))
    assert f"--game {KEY}" in command
    assert run(command.split()[3:]) == 0
    assert "They fit" in capsys.readouterr().out
    other = shown(commitment(RULES, Setup(3), 6)).split()
    assert run(["check", "--game", KEY, *other, "--seed", "5", "--players", "3"]) == 1


# As the first program that knew the pub wrote them


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(LANDED, tmp_path / "player"))


def test_a_game_that_is_over_can_be_played_again_and_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = (folder / "replays" / KEY).iterdir()
    text = path.read_text(encoding="utf-8")
    match = replay.read(KEY, RULES, text)
    assert match.to_act is None
    assert [standing.place for standing in RULES.standings(match.state)] == [1, 2]
    assert (match.setup, match.seed) == (Setup(2, Seat(0)), 11)
    (shuffle,) = (line.split()[-1] for line in text.splitlines() if line.startswith("# shuffle"))
    assert run(["check", "--game", KEY, shuffle, "--seed", str(match.seed)]) == 0
    assert "They fit" in capsys.readouterr().out


def test_a_game_that_was_left_goes_on_where_it_was(folder: Path) -> None:
    game = kept(folder)
    assert game is not None
    assert game.sitting.seats == ("human", "greedy", "random")
    assert game.match.to_act == 0
    assert len(game.match.actions) == 33
    assert [RULES.spell(action) for action in game.match.actions[:5]] == [
        "discard steal_mug",
        "discard lost_purse",
        "discard old_friend",
        "enter 3",
        "play bottoms_up 2 on goblin1",
    ]
