"""The command `history`: what was played, what happened in a game, and games from elsewhere."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from game.core import replay
from game.core.history import History
from game.core.module import GameModule
from game.services.archive.index import FILE
from game.services.saved_game import read
from game.services.saves import BROKEN, SAVES
from game.services.settings import Settings
from game.services.settings_file import load, save
from tests.cli.evening import MODULE
from tests.contract.games import GAMES
from tests.damage import assert_sentence
from tests.program import GAMES as LISTED
from tests.program import run
from tests.services.archive.shelf import TOY, Shelf, played

PUB = GAMES[1]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    shelf = Shelf(tmp_path)
    shelf.put(MODULE, 0, names=("Julia", "Bo"))
    shelf.put(MODULE, 1, names=("Ana", "Bo"), title="The wild one", pinned=True)
    shelf.put(PUB, 2, seats=("human", "human", "random"), names=("Julia", "Max", "Cleo"))
    shelf.put(MODULE, 3, actions=5, shelf=SAVES, names=("Max", "Bo"), reasons=("coached",))
    return shelf


def told(shelf: Shelf, line: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> list[str]:
    """What the command prints, and nothing to complain about."""
    assert run(["history", *line.split(), "--data-dir", str(shelf.folder)]) == code
    out, err = capsys.readouterr()
    assert (err == "") == (code == 0)
    if code:
        assert_sentence(err.strip())
    return [line for line in (out or err).split("\n") if line]


def test_a_line_tells_of_each_game_pinned_ones_first(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told(shelf, "", capsys)
    assert [line.split(" · ")[0] for line in lines] == [
        "1. 2020-09-14 12:00",
        "2. 2020-09-16 12:00",
        "3. 2020-09-15 12:00",
        "4. 2020-09-13 12:00",
    ]
    assert lines[0].endswith(" · pinned · named 'The wild one'")
    assert lines[1].endswith(" · not over yet · Casual game")
    assert f"Cleo ({PUB.levels[0].name})" in lines[2]
    assert " · won by " in lines[3]


def test_a_game_that_only_another_program_has_is_listed_all_the_same(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.put(TOY, 4)
    shelf.ready().close()
    assert all(listing.key != TOY.key for listing in LISTED)
    lines = told(shelf, "", capsys)
    assert len(lines) == 5
    assert f" · {TOY.key} · Julia " in lines[1]
    told(shelf, "2", capsys, 2)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("--game beasty_bar", [0, 1, 3]),
        ("--game fantasy_pub", [2]),
        ("--person Julia", [0, 2]),
        ("--person me", [1]),
        ("--person Me", [1]),
        ("--seats 3", [2]),
        (f"--level {PUB.levels[0].key}", [0, 1, 2, 3] if PUB.levels[0].key == MODULE.levels[0].key else [2]),
        ("--since 2020-09-15", [2, 3]),
        ("--until 2020-09-14", [0, 1]),
        ("--set base", [0, 1, 3]),
        ("--set mixed", []),
        ("--person Nobody", []),
    ],
)
def test_only_what_is_asked_for_is_told(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], line: str, found: list[int]
) -> None:
    rows = json.loads("\n".join(told(shelf, f"--json {line}", capsys)))
    assert sorted(int(Path(row["file"]).stem[-3:]) for row in rows) == found
    if not found:
        assert told(shelf, line, capsys) == ["No games found."]


def test_who_has_won_and_who_has_lost(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    for person in ("", "--person Julia "):
        won, lost = (
            {row["file"] for row in json.loads("\n".join(told(shelf, f"--json {person}{how}", capsys)))}
            for how in ("--won", "--lost")
        )
        assert won | lost
        if person:
            assert not won & lost


def test_a_program_reads_all_that_is_known(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    rows: list[dict[str, Any]] = json.loads("\n".join(told(shelf, "--json", capsys)))
    one = rows[0]
    assert (one["game"], one["title"], one["pinned"], one["over"]) == (MODULE.key, "The wild one", True, True)
    assert (one["seats"][0]["person"], one["seats"][0]["me"]) == (None, True)
    assert one["setup"]["players"] == "2"
    assert sum(seat["share"] for seat in one["seats"]) == 1
    goes_on = rows[1]["seats"][0]
    assert (goes_on["who"], goes_on["person"], goes_on["me"]) == ("human", "Max", False)
    assert (goes_on["place"], goes_on["share"], goes_on["outcome"]) == (0, 0.0, None)


def test_no_more_are_told_than_somebody_wants(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(shelf, "--limit 2", capsys)
    assert len(lines) == 3
    assert lines[-1] == "Showing the latest 2 of 4 games."


def test_where_the_piles_are_closed_nobody_hears_how_a_game_stands(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Max 0, " in told(shelf, "", capsys)[1]
    save(Settings(open_piles=False), shelf.folder, MODULE.key)
    assert "Max, " in told(shelf, "", capsys)[1]
    rows = json.loads("\n".join(told(shelf, "--json", capsys)))
    assert [seat["score"] for seat in rows[1]["seats"]] == [None, None]
    assert None not in [seat["score"] for seat in rows[0]["seats"]]


@pytest.mark.parametrize("what", ["person", "level"])
def test_a_name_that_nobody_can_write_finds_nobody_and_harms_nothing(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    told(shelf, "", capsys)
    before = (shelf.folder / FILE).read_bytes()
    assert told(shelf, f"--{what} x\udcff", capsys) == ["No games found."]
    assert (shelf.folder / FILE).read_bytes() == before


def test_me_is_whoever_i_say_i_am(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    save(Settings(me="Julia"), shelf.folder, MODULE.key)
    assert len(told(shelf, "--person me", capsys)) == 3
    assert len(told(shelf, "--person Julia", capsys)) == 3


@pytest.mark.parametrize("code", ["de", "fr", "es"])
def test_the_list_is_told_in_every_language(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    lines = told(shelf, f"--language {code}", capsys)
    assert len(lines) == 4
    assert lines != told(shelf, "", capsys)
    assert not any(word in line for line in lines for word in ("won by", "not over", "pinned", "called"))


# One game


@pytest.mark.parametrize("module", [MODULE, PUB], ids=lambda module: module.key)
def test_what_happened_is_told_turn_by_turn(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], module: GameModule
) -> None:
    path = shelf.put(module, 5)
    lines = told(shelf, str(path), capsys)
    turns = History(read(module, path).match).turns
    assert lines[0].startswith(f"2020-09-18 12:00 · {module.title} · Julia, Bo")
    numbered = [line for line in lines if line.partition(".")[0].isdigit()]
    assert len([line for line in numbered if ": " in line]) >= len(turns)


def test_where_piles_are_closed_a_game_that_goes_on_tells_no_more_than_its_log(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    path = shelf.put(MODULE, 5, actions=14)
    whole = told(shelf, str(path), capsys)
    save(Settings(open_piles=False), shelf.folder, MODULE.key)
    closed = told(shelf, str(path), capsys)
    turns, words = History(read(MODULE, path).match).turns, len(whole) - 1
    different = [at for at in range(words) if whole[at] != closed[at]]
    assert different, "nothing is closed"
    assert max(different) <= len(turns) - 2, "the latest turns are open"
    over = shelf.put(MODULE, 6)
    told_of = told(shelf, str(over), capsys)
    save(Settings(), shelf.folder, MODULE.key)
    assert told(shelf, str(over), capsys) == told_of


def test_a_game_is_found_by_its_number_in_the_list(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(shelf, "1", capsys)[0].startswith("2020-09-14 12:00")
    assert told(shelf, "1 --person Julia", capsys)[0].startswith("2020-09-15 12:00")
    assert told(shelf, "2", capsys)[-1] == "This game is not over yet."
    told(shelf, "5", capsys, 2)
    told(shelf, "0", capsys, 2)
    told(shelf, "nowhere.txt", capsys, 2)


def test_a_file_that_is_no_game_is_refused(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "x").write_text("nonsense")
    assert told(shelf, str(tmp_path / "x"), capsys, 2)[0].startswith("Line 1: ")


def test_whoever_gave_up_is_named(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    path = shelf.put(MODULE, 6, actions=4, conceded=(0,))
    assert told(shelf, str(path), capsys)[-1] == "Given up by Julia."


# From elsewhere


def test_a_game_from_elsewhere_is_kept_once(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "record"
    record.write_text(replay.write(MODULE.key, played(MODULE, 77)))
    assert told(shelf, f"--import {record}", capsys)[1].startswith("Saved in ")
    assert told(shelf, f"--import {record}", capsys)[1].startswith("You already have this game: ")
    assert len(told(shelf, "", capsys)) == 5


def test_somebody_is_called_something_else(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    save(Settings(names=["Julia"], profiles={"Julia": "teal"}), shelf.folder)
    told(shelf, "--rename Julia Juliet", capsys)
    assert len(told(shelf, "--person Juliet", capsys)) == 2
    assert told(shelf, "--person Julia", capsys) == ["No games found."]
    settings, _ = load(shelf.folder)
    assert (settings.names, settings.profiles) == (["Juliet"], {"Juliet": "teal"})


def test_two_people_become_one_only_where_that_is_said(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    others, both = len(told(shelf, "--person Julia", capsys)), len(told(shelf, "", capsys))
    told(shelf, "--rename me Anna", capsys)
    assert told(shelf, "--rename Julia Anna", capsys, 2)[0].startswith("Anna is already a player here.")
    assert len(told(shelf, "--person Julia", capsys)) == others
    told(shelf, "--rename Julia Anna --same", capsys)
    assert others < len(told(shelf, "--person Anna", capsys)) <= both


@pytest.mark.parametrize(
    ("names", "refusal"),
    [
        ("Nobody Juliet", "No player named 'Nobody'"),
        ("Julia Bo", "Bo is the name of"),
        ("Julia Max --same", "A player named Max"),
    ],
)
def test_not_everybody_can_be_called_everything(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], names: str, refusal: str
) -> None:
    assert told(shelf, f"--rename {names}", capsys, 2)[0].startswith(refusal)


def test_a_game_is_read_from_the_input(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(replay.write(MODULE.key, played(MODULE, 78))))
    assert told(shelf, "--import -", capsys)[1].startswith("Saved in ")


def test_a_bad_game_from_elsewhere_names_its_line(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "record"
    text = replay.write(MODULE.key, played(MODULE, 77))
    record.write_text(text + "fly\n")
    run(["history", "--import", str(record), "--data-dir", str(shelf.folder)])
    err = capsys.readouterr().err
    assert err.startswith(f"Line {text.count(chr(10)) + 1}: ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Zeile {}: Die Regeln erlauben 'fly'"),
        ("fr", "Ligne {} : les règles"),
        ("es", "Línea {}: las reglas"),
    ],
)
@pytest.mark.parametrize("command", ["history --import", "history", "review"])
def test_what_is_wrong_with_it_is_said_in_every_language(
    command: str, language: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record, text = tmp_path / "record", replay.write(MODULE.key, played(MODULE, 77))
    record.write_text(text + "fly\n")
    folder = [] if command == "review" else ["--data-dir", str(tmp_path)]
    assert run([*command.split(), str(record), "--language", language, *folder]) == 2
    assert capsys.readouterr().err.startswith(said.format(text.count("\n") + 1))


@pytest.mark.parametrize("line", ["--since yesterday", "--limit 0", "--seats two", "--won --lost"])
def test_nonsense_is_refused(shelf: Shelf, capsys: pytest.CaptureFixture[str], line: str) -> None:
    with pytest.raises(SystemExit) as end:
        run(["history", *line.split(), "--data-dir", str(shelf.folder)])
    assert end.value.code == 2


def test_what_cannot_be_read_is_told_once_and_the_rest_is_listed(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.put(MODULE, 9).write_bytes(b"nonsense")
    assert BROKEN in told(shelf, "", capsys)
    assert BROKEN not in told(shelf, "", capsys)


def test_nothing_is_there_before_somebody_has_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(Shelf(tmp_path), "", capsys) == ["No games found."]
    assert told(Shelf(tmp_path / "new"), "--json", capsys) == ["[]"]
    assert len(LISTED) == 2
    assert (tmp_path / FILE).exists()


def test_whoever_sits_at_a_table_can_look_back(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("history\nhistory 1\nhistory 99\nq\n"))
    assert run(["text", "--seed", "7", "--data-dir", str(shelf.folder)]) == 0
    out = capsys.readouterr().out
    assert "1. 2020-09-14 12:00 · Beasty Bar · " in out
    assert "Fantasy Pub" not in out
    assert "> 2020-09-14 12:00 · Beasty Bar · Ana, Bo\n1. " in out
    assert "There is no finished game with that number" in out
