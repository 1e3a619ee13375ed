"""`python -m game lessons`, as somebody types it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.services.learned import FILE
from tests.program import run

ROOT = Path(__file__).parents[2]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_without_a_lesson_they_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lessons", "--data-dir", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("1. The line and the gate: ")
    assert "\n7. " in told
    assert told.endswith(f"\n\nStart a lesson with: python -m game lessons --data-dir {tmp_path} 1\n")


def test_the_game_and_the_language_can_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lessons", "--game", "fantasy_pub", "--language", "de", "--data-dir", str(tmp_path)]
    assert run(line) == 0
    told = capsys.readouterr().out
    assert "\n6. " in told
    assert "\n7. " not in told
    assert told.startswith("1. Aus Münzen wird Bier: ")


def test_a_lesson_that_is_left_is_kept_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["lessons", "--data-dir", str(tmp_path)]
    typed(monkeypatch, "1", "quit")
    assert run([*line, "line"]) == 0
    assert "Continue the lesson any time with: " in capsys.readouterr().out
    kept = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert kept == {"": {"beasty_bar": {"line": {"done": False, "beat": 5, "given": []}}}}
    run(line)
    assert "(started)" in capsys.readouterr().out
    typed(monkeypatch, "quit")
    run([*line, "1"])
    told = capsys.readouterr().out
    assert "Who will get in?" not in told
    assert "Which card do you play?" in told


def test_a_lesson_whose_program_is_killed_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["lessons", "--data-dir", str(tmp_path), "line"]
    victim = subprocess.Popen(
        [sys.executable, "-m", "game", *line],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with victim:
        assert victim.stdin is not None
        assert victim.stdout is not None
        victim.stdin.write("1\n")
        victim.stdin.flush()
        assert any("Which card do you play?" in told for told in victim.stdout)
        victim.kill()
    typed(monkeypatch, "quit")
    run(line)
    told = capsys.readouterr().out
    assert "Who will get in?" not in told
    assert "Which card do you play?" in told


def test_a_torn_file_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text('{"Ana": {"beasty_', encoding="utf-8")
    assert run(["lessons", "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("Your lesson progress could not be read. The old file is kept")


def test_a_lesson_that_nobody_knows_ends_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lessons", "dancing", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("There is no lesson 'dancing'; there are 1 (line), 2 (hop)")
