"""A program with two games: each command can be told which one is meant."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NoReturn

import pytest

from game import COMMAND
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Setup
from game.cli import arguments
from game.cli.options import desktop_options, told
from game.core.fairness import check_command
from game.core.listing import said
from game.core.match import Match
from game.services.saved_game import Sitting
from game.services.saves import ENDING, SAVES, Saves
from tests.second import BOTH, LISTED, SECOND

FIRST = BEASTY_BAR.key
KEYS = ", ".join(game.key for game in BOTH.games)


def run(line: str) -> int:
    return arguments.run(line.split(), BOTH)


@pytest.mark.parametrize(
    "line",
    ["--game second text", "text --game second", f"--game {FIRST} text --game second", "text --gam second"],
)
def test_the_game_may_be_named_before_the_command_or_behind_it(line: str) -> None:
    options = told(line.split(), BOTH.games)
    assert (options.game, options.listing) == ("second", LISTED)


@pytest.mark.parametrize("command", ["", "text", "check 12345678", "arena cub cub", "engine", "bench frames"])
def test_every_command_takes_it_and_without_it_means_the_first(command: str) -> None:
    assert told([*command.split(), "--game", "second"], BOTH.games).listing is LISTED
    options = told(command.split(), BOTH.games)
    assert (options.game, options.listing.key) == (None, FIRST)


def test_a_game_that_is_not_there_ends_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("text --game whist") == 2
    assert capsys.readouterr().err == f"There is no game 'whist'; there are {KEYS}.\n"


def test_nothing_behind_it_ends_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("text --game")
    assert "--game: expected one argument" in capsys.readouterr().err


def test_each_game_has_flags_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert desktop_options(["--game", "second", "--first", "B", "--advanced"], BOTH.games).words == {
        "advanced": "yes",
        "first": "B",
    }
    assert desktop_options(["--set", "new"], BOTH.games).words == {"set": "new"}
    for line in ("--game second --set new", "--first B"):
        with pytest.raises(SystemExit):
            desktop_options(line.split(), BOTH.games)
    assert capsys.readouterr().err.count("error: ") == 2


def test_whoever_just_starts_the_program_waits_for_no_game() -> None:
    def load() -> NoReturn:
        raise AssertionError("loaded")

    games = (LISTED._replace(key=FIRST, load=load), LISTED)
    for line in ("", "--seed 7 --advanced", "--data-dir x bench first-frame"):
        desktop_options(line.split(), games)


def test_the_help_is_about_the_game_that_is_meant(capsys: pytest.CaptureFixture[str]) -> None:
    for which, (said_, unsaid) in {
        "": ("--scoring", "--first"),
        "--game second": ("--first", "--scoring"),
        "--game beasty_bar": ("\n\nBeasty Bar:\n  --set ", "--first"),
    }.items():
        with pytest.raises(SystemExit):
            run(f"{which} text --help")
        text = capsys.readouterr().out
        assert said_ in text
        assert unsaid not in text
        assert f"which one: {KEYS}" in " ".join(text.split())


def test_who_has_no_workshop_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("learn --game second") == 2
    assert capsys.readouterr().err == "Nothing can be learned or measured for second.\n"


def test_the_arena_plays_the_game_that_is_meant_on_any_number_of_cores(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for jobs in ("1", "2"):
        assert run(f"arena table random --games 8 --jobs {jobs} --game second --advanced") == 0
    one, _, two, _ = capsys.readouterr().out.splitlines()
    assert one.partition(" (")[0] == two.partition(" (")[0]
    assert "2 seats, base, advanced, " in one


def test_a_check_names_the_game_unless_it_is_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    for key, names_it in ((FIRST, False), ("second", True)):
        command = check_command(RULES, Setup(2, advanced=True), 7, said(BOTH.games, key))
        assert command.startswith(f"{COMMAND} check ")
        assert (f" --game {key} " in command) == names_it
        assert run(command.removeprefix(COMMAND)) == 0
        assert capsys.readouterr().out.startswith("They fit: ")


# Saved games


def keep(folder: Path, key: str, at: int, seed: int = 7) -> Path:
    """A game somebody has begun, last played then."""
    module = {FIRST: BEASTY_BAR, "second": SECOND}[key]
    match = Match(RULES, RULES.complete(Setup(2), seed), seed)
    journal = Saves(folder).open(module, match, Sitting(("human", "random"), ("Ana", "Bo")))
    match.submit(RULES.legal_actions(match.state)[0])
    journal.keep()
    assert journal.path is not None
    os.utime(journal.path, (at, at))
    return journal.path


def test_saved_games_of_several_games_are_listed_together_and_know_what_they_are(tmp_path: Path) -> None:
    for at, key in enumerate((FIRST, "second", FIRST, "second"), 1000):
        keep(tmp_path, key, at)
    saves = Saves(tmp_path)
    games = saves.games(BEASTY_BAR, SECOND)
    assert [(game.module.key, game.played) for game in games] == [
        ("second", 1003),
        (FIRST, 1002),
        ("second", 1001),
        (FIRST, 1000),
    ]
    assert (newest := saves.newest(BEASTY_BAR, SECOND)) is not None
    assert newest.module is SECOND
    assert (saves.count(FIRST), saves.count(FIRST, "second")) == (2, 4)


def test_a_saved_game_of_a_game_that_is_not_there_is_left_alone(tmp_path: Path) -> None:
    path = keep(tmp_path, "second", 1000)
    kept = path.read_bytes()
    assert Saves(tmp_path).games(BEASTY_BAR) == []
    assert path.read_bytes() == kept
    assert [each.name for each in (tmp_path / SAVES / "second").iterdir()] == [path.name]
    assert path.suffix == ENDING


def played_on(folder: Path, line: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", open(os.devnull))  # noqa: PTH123, SIM115
    return run(f"text --data-dir {folder} {line}")


def test_a_terminal_goes_on_with_any_game_or_with_the_one_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(tmp_path, FIRST, 1000)
    keep(tmp_path, "second", 2000)
    for line, code, said_ in (
        ("--continue", 0, f"{COMMAND} text --data-dir {tmp_path} --continue"),
        ("--continue 2", 0, f"{COMMAND} text --data-dir {tmp_path} --continue"),
        ("--continue --game second", 0, f"{COMMAND} text --data-dir {tmp_path} --game second --continue"),
        ("--continue 2 --game second", 2, "There is no saved game 2: the last one is 1."),
    ):
        assert played_on(tmp_path, line, monkeypatch) == code
        out, errors = capsys.readouterr()
        assert said_ in out + errors
        assert ("The game continues." in out) == (code == 0)


def test_a_new_game_of_one_says_that_another_is_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for line, waits in (("", True), ("--game second", True), (f"--game {FIRST}", False)):
        folder = tmp_path / str(len(line))
        keep(folder, "second", 2000)
        assert played_on(folder, line, monkeypatch) == 0
        assert ("You have a saved game (Ana and Bo)." in capsys.readouterr().out) == waits
