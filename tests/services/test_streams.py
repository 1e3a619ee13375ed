"""Standard input, output and error may be closed, full, or of few letters: one sentence, and no more."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, RawIOBase, TextIOWrapper
from pathlib import Path

import pytest

from game.services.streams import finish, mend, plain
from tests.program import run

ROOT = Path(__file__).resolve().parents[1]


class Paper(RawIOBase):
    """What can be written on until it is full."""

    full = True

    def writable(self) -> bool:
        return True

    def write(self, data: object, /) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return len(memoryview(data))  # type: ignore[arg-type]


@pytest.fixture
def paper() -> Iterator[Paper]:
    paper = Paper()
    yield paper
    paper.full = False  # whoever tidies up writes down what was left over


COMMANDS = [
    ["--version"],
    ["arena", "--help"],
    ["text", "--seats", "random,random", "--seed", "3"],
    ["engine"],
    ["check", "12345678", "--seed", "3"],
    ["arena", "random", "random", "--games", "2", "--jobs", "1"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_what_cannot_be_written_is_told_in_a_sentence(
    command: list[str], paper: Paper, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(paper, write_through=True))  # type: ignore[type-var]
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"{}\n")))
    monkeypatch.setattr("game.cli.engine._end_with_the_client", lambda: None)
    assert run(command) == 1
    sentence = "Something could not be read or written: No space left on device.\n"
    assert capsys.readouterr().err == sentence


@pytest.mark.parametrize(
    ("command", "last"), [(["text", "--seed", "3"], "\nThe players left the table.\n"), (["engine"], "")]
)
def test_where_nobody_can_type_the_input_is_over(
    command: list[str], last: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr("game.cli.engine._end_with_the_client", lambda: None)
    assert run(command) == 0
    out, err = capsys.readouterr()
    assert last in out
    assert err == ""


def close_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python puts it."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)


def test_whatever_is_missing_is_there_and_an_output_says_that_nobody_reads_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    close_all(monkeypatch)
    mend()
    assert sys.stdin.readline() == ""
    sys.stderr.write("nobody minds")
    sys.stderr.flush()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.write(sys.stdout.fileno(), b"lost")


def test_a_program_that_was_double_clicked_minds_no_output(monkeypatch: pytest.MonkeyPatch) -> None:
    close_all(monkeypatch)
    monkeypatch.setattr("game.services.streams.started_by_hand", lambda: False)
    mend()
    sys.stdout.write("by a library, perhaps")
    finish()


def test_a_terminal_of_few_letters_is_written_to_in_those(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(screen, encoding="ascii"))
    assert run(["text", "--language", "fr", "--seats", "random,random", "--seed", "3"]) == 0
    assert b"Melange : efdc" in screen.getvalue()


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("Größe „Übermut“", 'Groesse "Uebermut"'),
        (
            "Ça y est… l\N{RIGHT SINGLE QUOTATION MARK}œuvre « à moitié »",
            'Ca y est... l\'oeuvre " a moitie "',
        ),
        ("¿Qué? ¡Mañana!", "Que? Manana!"),
        ("🦁", "?"),
        ("\udcc3", "?"),
    ],
)
def test_letters_are_put_as_by_hand(text: str, spelled: str) -> None:
    assert plain(text) == spelled


@pytest.mark.skipif(os.name == "nt", reason="a shell that can close streams")
@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        ("--version >/dev/full", 1, "Something could not be read or written: No space left on device.\n"),
        ("text --seed 3 </dev/null >&-", 1, "Something could not be read or written: Bad file descriptor.\n"),
        ("engine <&-", 0, ""),
        ("check zz --seed 3 >&- 2>/dev/full", 2, ""),
    ],
)
def test_not_even_the_end_of_the_program_has_more_to_say(command: str, code: int, told: str) -> None:
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m game {command}'],
        cwd=ROOT,
        env=buffered,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, told)
