"""The command `text`: its arguments, its input and its end."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

from game.core.coaching import MODES, OFF
from game.services.learned import MINE, Learned
from game.services.news import News
from game.services.settings import Settings
from game.services.settings_file import load, save
from tests.cli.evening import MODULE, ROOT
from tests.program import run

Type = Callable[[bytes], None]
LEFT = re.compile(
    r"\nThe players left the table\.\nThe game is saved\. Continue with: python -m game text --continue\n\Z"
)


def verdict(out: str) -> str:
    """Who wins: the last thing that is told before the seed."""
    return out.splitlines()[-3]


def test_an_interrupt_leaves_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert run(["text", "--seed", "7"]) == 0
    out, errors = capsys.readouterr()
    assert LEFT.search(out)
    assert errors == ""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    def type_in(text: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text), encoding="utf-8", errors="strict"))

    return type_in  # type: ignore[return-value]


def test_q_ends_the_command_politely(
    typed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(b"q\n")
    assert run(["text", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert LEFT.search(out)
    assert err == ""


@pytest.mark.parametrize("text", [b"", b"1\n", b"1", b"1\n1\n1\n"])
def test_the_end_of_the_input_ends_the_command_politely(
    text: bytes, typed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(text)
    assert run(["text", "--seats", "human,human", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert LEFT.search(out)
    assert err == ""


def test_letters_of_another_encoding_are_bad_input_and_nothing_worse(
    typed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(b"\xff\n\xe4\n\xc3\n1\n")
    assert run(["text", "--seed", "7"]) == 0
    out, _ = capsys.readouterr()
    assert out.count("Please type one of: ") == 3
    assert LEFT.search(out)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,wizard"], "A seat is taken by one of human, {levels}, not by 'wizard'."),
        (["--seats", "random,"], "A seat is taken by one of human, {levels}, not by ''."),
        (["--seats", "random, Wizard"], "A seat is taken by one of human, {levels}, not by 'wizard'."),
        (["--seats", ","], "A seat is taken by one of human, {levels}, not by ''."),
        (["--seats", "random"], "A game takes 2 to 4 players, not 1."),
        (["--seats", "random,random,random,random,random"], "A game takes 2 to 4 players, not 5."),
        (
            ["--seats", "random,random", "--seed", "-1"],
            "The seed must lie between 0 and 18446744073709551615.",
        ),
        (
            ["--seats", "random,random", "--advanced", "--scoring", "count_2014"],
            "The advanced variant is always scored by points.",
        ),
        (
            ["--seats", "random,random", "--return-game"],
            "Only a mixed game that was played has a return game.",
        ),
    ],
)
def test_a_mistake_in_the_arguments_ends_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", *arguments]) == 2
    out, err = capsys.readouterr()
    levels = ", ".join(level.key for level in (*MODULE.levels, *MODULE.sparring))
    assert (out, err) == ("", sentence.format(levels=levels) + "\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--set", "old"],
        ["--scoring", "golf"],
        ["--seed", "x"],
        ["--sets", "base"],
        ["--seats", ""],
        ["--seats", " "],
    ],
)
def test_an_argument_that_does_not_exist_ends_with_its_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(["text", *arguments])
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("usage: beasty-bar ")


@pytest.mark.parametrize("seats", ["random, random", " random ,random", "RANDOM,Random"])
def test_spaces_and_capitals_among_the_seats_do_not_matter(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", "--seats", seats, "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "Ana (computer: Random) and Bo (computer: Random)" in said


def test_without_a_seed_every_game_is_another_one(capsys: pytest.CaptureFixture[str]) -> None:
    games = set()
    for _ in range(3):
        assert run(["text", "--seats", "random,random"]) == 0
        games.add(capsys.readouterr().out)
    assert len(games) == 3


def test_the_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["text", "--seats", "random,random", "--seed", "7", "--set", "mixed"]
    assert run([*command, "--advanced", "--return-game"]) == 0
    out = capsys.readouterr().out
    assert out.count("Ana's turn.") == 16
    assert "Both games together:" in out
    by_points, by_count = [], []
    for seed in range(30):
        for scoring, results in (("points_2019", by_points), ("count_2014", by_count)):
            run(["text", "--seats", "random,random", "--seed", str(seed), "--scoring", scoring])
            results.append(verdict(capsys.readouterr().out))
    assert by_points != by_count


def test_the_same_seed_is_the_same_game_in_another_process() -> None:
    command = [
        sys.executable,
        "-m",
        "game",
        "text",
        "--seats",
        "random,random",
        "--set",
        "mixed",
        "--seed",
        "7",
    ]
    games = [
        subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=True
        )
        for _ in range(2)
    ]
    assert games[0].stdout == games[1].stdout
    assert verdict(games[0].stdout.decode()).endswith((" wins!", " share the victory!"))
    assert [game.stderr for game in games] == [b"", b""]


def test_a_real_process_ends_with_one_sentence_and_code_2() -> None:
    command = [sys.executable, "-m", "game", "text", "--seats", "human,wizard"]
    done = subprocess.run(command, cwd=ROOT, input=b"", capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert re.fullmatch(r"A seat is taken by one of human, .*, not by 'wizard'\.\r?\n", done.stderr.decode())


# What a window has left behind


@pytest.mark.parametrize("game", ["beasty_bar", "fantasy_pub"])
@pytest.mark.parametrize("coach", MODES)
def test_no_setting_of_a_window_makes_a_game_casual_and_people_are_called_as_there(
    game: str, coach: str, tmp_path: Path, typed: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    save(Settings(coach=coach, names=["Julia"]), tmp_path)
    typed(b"1\nq\n")
    assert run(["text", "--game", game, "--language", "en", "--data-dir", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "Casual game" not in out
    assert "Julia (you)" in out
    assert load(tmp_path)[0].coach == coach, "the window keeps its own"


@pytest.mark.parametrize("coach", [mode for mode in MODES if mode != OFF])
def test_a_coach_is_asked_for_on_the_command_line(
    coach: str, tmp_path: Path, typed: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(b"q\n")
    assert run(["text", "--coach", coach, "--language", "en", "--data-dir", str(tmp_path)]) == 0
    assert "Casual game: The coach helped." in capsys.readouterr().out


def test_whoever_has_played_a_game_to_its_end_here_is_no_beginner_in_a_window(
    typed: Type, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["text", "--seats", "human,random", "--seed", "7", "--data-dir", str(tmp_path)]
    for answers, finished in ((1, None), (400, True)):
        typed(b"1\n" * answers)
        assert run(line) == 0
        assert Learned(tmp_path, News()).finished_game(MINE, MODULE.key) is finished
    assert "--continue" not in verdict(capsys.readouterr().out)
