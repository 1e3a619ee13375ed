"""`review` on the command line: a report for people, JSON for programs, and a sentence for every bad file."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from game.cli import review
from game.cli.arguments import run
from game.composition import PROGRAM
from game.core import replay
from game.core.levels import HUMAN
from game.core.match import Match
from game.core.module import GameModule
from game.core.words import USUAL_NAMES
from game.services.archive.rows import Wanted
from game.services.review_file import beside
from game.services.saved_game import SavedGame, Sitting, spelled
from game.services.saves import SAVES
from tests.contract.games import GAMES, begun, dealt
from tests.services.archive.shelf import Shelf

MODULE = GAMES[0]
PLAYED = 14
"""So many questions a person answers in the game of that seed who always takes the first choice."""
FEW = ("--iterations", "2", "--language", "en")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game that Ana gave up after a while."""
    path = tmp_path / "game.txt"
    sitting = Sitting((HUMAN, "expert"), USUAL_NAMES[:2], conceded=(0,))
    path.write_bytes(spelled(MODULE, begun(dealt(MODULE.key)[0], 8), sitting))
    return path


def told(capsys: pytest.CaptureFixture[str], *line: object) -> str:
    assert run(["review", *map(str, line), *FEW], PROGRAM) == 0
    return capsys.readouterr().out


def test_a_report_tells_of_everybody_and_where_it_turned(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = told(capsys, game)
    assert "Ana: 0 % of the win. Even share 50 + own play -" in report
    assert "Bo: 100 % of the win. Even share 50 + " in report
    assert "Ana gave up with " in report
    assert report.rstrip().endswith("Luck includes what was hidden, and the computer's own errors.")


def test_programs_get_json_that_adds_up(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, game, "--json"))
    assert set(found) == {"game", "seats", "decisions"}
    assert [seat["who"] for seat in found["seats"]] == [HUMAN, "expert"]
    for seat in found["seats"]:
        assert set(seat) == {"name", "who", "result", "own", "others", "luck", "accuracy"}
        assert seat["own"] + seat["others"] + seat["luck"] + 0.5 == pytest.approx(seat["result"], abs=1e-9)
    fields = {
        "number",
        "turn",
        "seat",
        "played",
        "best",
        "loss",
        "error",
        "class",
        "chances",
        "before",
        "reason",
    }
    assert all(set(decision) == fields for decision in found["decisions"])
    assert found["decisions"][-1]["played"] == ["concede"]
    assert len(found["decisions"]) == 9
    assert [decision["turn"] for decision in found["decisions"]] == [*range(1, 10)], "as the log counts"


def test_of_a_game_from_a_position_it_is_told_that_luck_holds_what_that_gave(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It adds up all the same, and programs find the fields that they know."""
    played, path = dealt(MODULE.key)[0], tmp_path / "game.txt"
    match = Match.at(MODULE.rules, MODULE.rules.spell_state(begun(played, len(played.moments) - 4).state))
    match.submit_all(moment.action for moment in played.moments[-4:])
    path.write_bytes(spelled(MODULE, match, Sitting((HUMAN, "expert"), USUAL_NAMES[:2])))
    assert run(["review", str(path), *FEW], PROGRAM) == 0
    assert (
        "The game started from a set position. Luck includes what that position was worth (Ana "
        in capsys.readouterr().out
    )
    assert run(["review", str(path), *FEW, "--json"], PROGRAM) == 0
    printed = capsys.readouterr()
    assert [line.partition(":")[0] for line in printed.err.splitlines(keepends=True)] == [
        "The game started from a set position. "
        "Luck includes what that position was worth (Ana +50, Bo -50).\n"
    ]
    assert printed.err.endswith(").\n"), "what comes next begins a line of its own"
    for seat in json.loads(printed.out)["seats"]:
        assert seat["own"] + seat["others"] + seat["luck"] + 0.5 == pytest.approx(seat["result"], abs=1e-9)


def test_it_speaks_the_language_that_was_asked_for(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(game), "--iterations", "2", "--language", "de"], PROGRAM) == 0
    assert "Glück" in capsys.readouterr().out


def test_a_plain_record_in_any_folder_will_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without check words and notes, as anybody could have written it."""
    played = dealt(MODULE.key)[0]
    path = tmp_path / "mailed.rec"
    path.write_text(replay.write(MODULE.key, begun(played, len(played.moments))))
    assert "Ana: " in told(capsys, path)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("seed", "sod"), "the rules allow no such start."),
        (lambda text: "chess 1\n" + text, "Line 1: no copied game begins here"),
        (lambda text: text.rstrip("\n") + "\nunicorn\n", "Line 16: "),
        (lambda text: text, "Only finished games can be reviewed"),
        (lambda text: "\x00\udcff", "is not text."),
    ],
)
def test_a_bad_file_is_answered_by_a_sentence(
    game: Path, capsys: pytest.CaptureFixture[str], change: object, sentence: str
) -> None:
    assert callable(change)
    lines = game.read_text().splitlines(keepends=True)
    plain = "".join(line.partition(" #")[0].rstrip("\n") + "\n" for line in lines if line[:2] != "# ")
    text = change(plain)
    game.write_bytes(text.encode(errors="surrogateescape"))
    assert run(["review", str(game)], PROGRAM) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert not beside(game).exists()


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(tmp_path / "nothing")], PROGRAM) == 2
    assert "Could not read 'nothing'." in capsys.readouterr().err


# By its number in the list


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """Three games that are over, the latest a pub's, and one that goes on, which is on top."""
    shelf = Shelf(tmp_path)
    for seed, module in enumerate((MODULE, MODULE, GAMES[1])):
        shelf.put(module, seed, actions=6, conceded=(0,))
    shelf.put(MODULE, 3, actions=6, shelf=SAVES)
    return shelf


@pytest.mark.parametrize("module", GAMES[:2], ids=lambda module: module.key)
@pytest.mark.parametrize("before", [True, False])
def test_a_game_is_reviewed_by_its_number_in_the_list(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], module: GameModule, before: bool
) -> None:
    number, folder = "2" if module is GAMES[1] else "3", ["--data-dir", str(shelf.folder)]
    line = ["review", number, *FEW, "--json"]
    assert run([*folder, *line] if before else [*line, *folder], PROGRAM) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == module.key
    (row, *_) = shelf.ready().rows(Wanted(game=module.key), first=0 if module is GAMES[1] else 1)
    assert row.reviewed, "it is kept beside the game"
    listed = ["--game", module.key, "review", "1" if module is GAMES[1] else "2", *FEW, *folder]
    assert run(listed, PROGRAM) == 0
    assert f"{found['seats'][0]['name']}: " in capsys.readouterr().out, "the number among those of a game"


@pytest.mark.parametrize(
    ("number", "told"),
    [("1", "Only finished games can be reviewed"), ("9", "There is no file or game number '9'")],
)
def test_a_number_of_no_such_game_is_one_sentence(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], number: str, told: str
) -> None:
    assert run(["review", number, *FEW, "--data-dir", str(shelf.folder)], PROGRAM) == 2
    assert told in capsys.readouterr().err


def test_whoever_stops_it_keeps_what_was_judged(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(capsys, game, "--json")
    data = beside(game).read_bytes()
    beside(game).unlink()
    judged_on = review.judged_on

    def interrupted(*how: object) -> object:
        for progress in judged_on(*how):  # type: ignore[arg-type]
            yield progress
            if progress.done == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(review, "judged_on", interrupted)
    assert run(["review", str(game), *FEW], PROGRAM) == 130
    assert "What was judged is kept" in capsys.readouterr().err
    part = beside(game).read_bytes()
    assert data.startswith(part)
    assert part.count(b"\n{") == 3
    monkeypatch.undo()
    assert told(capsys, game, "--json") == whole
    assert beside(game).read_bytes() == data


def test_where_nothing_can_be_written_it_is_told_all_the_same(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review.Reader, "_can_keep", lambda self: False)
    assert run(["review", str(game), *FEW], PROGRAM) == 0
    said = capsys.readouterr()
    assert "Ana: 0 %" in said.out
    assert "not kept" in said.err
    assert not beside(game).exists()


class Attended(io.StringIO):
    """Somebody who can be asked."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("typed", "language", "reviewed"),
    [("review", "de", 1), ("Auswerten", "de", 1), ("", "en", 0), (None, "en", 0)],
)
def test_after_a_game_in_the_terminal_somebody_may_ask_where_it_turned(
    typed: str | None,
    language: str,
    reviewed: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[SavedGame] = []

    def note(reader: review.Reader, iterations: int | None, *, as_json: bool) -> int:
        asked.append(reader.saved)
        return 0

    monkeypatch.setattr(review.Reader, "main", note)
    lines = ["1"] * 40 if typed is None else [*["1"] * PLAYED, typed]
    stream = io.StringIO if typed is None else Attended
    monkeypatch.setattr(sys, "stdin", stream("".join(f"{line}\n" for line in lines)))
    where = ["--data-dir", str(tmp_path), "--language", language]
    assert run(["text", *where, "--seats", "human,random", "--seed", "7"], PROGRAM) == 0
    (kept,) = (tmp_path / "replays" / MODULE.key).glob("*.txt")
    assert f" review {kept}" in capsys.readouterr().out
    assert [saved.ended for saved in asked] == [True] * reviewed
