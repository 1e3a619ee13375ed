"""Games from elsewhere: whatever the rules allow is kept, once; whatever else says which line is wrong."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.core import replay
from game.core.errors import GameError
from game.core.module import GameModule
from game.services import files
from game.services.archive.archive import BUSY
from game.services.archive.index import FILE
from game.services.i18n import Translations
from game.services.paths import project_folder
from game.services.saved_game import LONGEST_FILE, read, spelled
from game.services.saves import REPLAYS
from tests.contract.games import GAMES
from tests.damage import assert_sentence
from tests.services.archive.shelf import TOY, Shelf, played


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_a_plain_record_is_kept_like_any_game(shelf: Shelf, module: GameModule) -> None:
    match = played(module, 5)
    archive = shelf.ready()
    row = archive.import_text(replay.write(module.key, match))
    assert archive.rows() == [row]
    assert row.over
    saved = archive.open(row)
    assert (saved.match.actions, saved.match.state) == (match.actions, match.state)
    assert not saved.damaged
    assert row.path.parent == shelf.folder / REPLAYS / module.key
    assert [seat.name for seat in row.seats] == ["Ana", "Bo"]
    assert shelf.ready().rows() == [row]


def text_of(shelf: Shelf) -> str:
    """A game of somebody else, as it lies in their folder."""
    elsewhere = Shelf(shelf.folder / "elsewhere")
    path = elsewhere.put(names=("Zoë", "Łukasz 🦁"), title="Wild", pinned=True, venue="")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "changed",
    [
        lambda text: text,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", "   \n"),
        lambda text: "\n".join(line.rstrip() for line in text.split("\n")),
        lambda text: "\n\n  \n" + text + "\n\n\n",
        lambda text: text.rstrip("\n"),
        lambda text: "\n".join(
            line.partition(" #")[0] if " #" in line else line for line in text.split("\n")
        ),
        lambda text: text.replace("Wild", "Tame"),
    ],
)
def test_however_it_was_sent_it_is_the_same_game(shelf: Shelf, changed: Callable[[str], str]) -> None:
    text = text_of(shelf)
    archive = shelf.ready()
    row = archive.import_text(changed(text))
    assert [seat.name for seat in row.seats] == ["Zoë", "Łukasz 🦁"]
    assert row.title in ("Wild", "Tame")
    assert not row.pinned, "that is for everybody's own list"
    assert archive.import_text(text) == row
    assert archive.count() == 1


def test_a_file_is_read_in_the_ways_in_which_editors_write_it(shelf: Shelf, tmp_path: Path) -> None:
    text, archive = text_of(shelf), shelf.ready()
    for number, code in enumerate(("utf-8", "utf-8-sig", "utf-16")):
        path = tmp_path / f"{number}.txt"
        path.write_text(text, encoding=code)
        assert archive.import_file(path) == archive.rows()[0]
    assert archive.count() == 1


def test_a_game_was_played_when_it_says_so(shelf: Shelf) -> None:
    row = shelf.ready().import_text(text_of(shelf))
    assert (row.started, row.played < 1_700_000_000) == ("2020-09-13 12:00", True)


def test_a_game_that_is_there_already_is_shown_instead(shelf: Shelf) -> None:
    path = shelf.put(seed=3, title="Mine")
    archive = shelf.ready()
    row = archive.import_text(replay.write(TOY.key, played(seed=3)))
    assert (row.path, row.title) == (path, "Mine")
    assert archive.count() == 1
    assert archive.import_text(replay.write(TOY.key, played(seed=4))).path != path
    assert archive.count() == 2


def test_a_game_whose_file_was_taken_away_is_kept_anew(shelf: Shelf) -> None:
    text = text_of(shelf)
    archive = shelf.ready()
    first = archive.import_text(text)
    first.path.unlink()
    again = archive.import_text(text)
    assert again.path.exists()
    assert [row.path for row in archive.rows()] == [again.path]


def test_the_same_game_is_found_before_the_list_is_ready(shelf: Shelf) -> None:
    paths = [shelf.put(seed=seed) for seed in range(4)]
    row = shelf.archive().import_text(replay.write(TOY.key, played(seed=2)))
    assert row.path == paths[2]
    assert len(shelf.ready().rows()) == 4


def test_a_game_that_goes_on_can_be_gone_on_with(shelf: Shelf) -> None:
    row = shelf.ready().import_text(replay.write(TOY.key, played(actions=4)))
    assert not row.over


def test_a_remark_behind_an_action_is_kept(shelf: Shelf) -> None:
    lines = replay.write(TOY.key, played()).split("\n\n")
    first, _, rest = lines[1].partition("\n")
    row = shelf.ready().import_text(f"{lines[0]}\n\n{first} # seat.2 human\n{rest}")
    assert f"{first} # seat.2 human #".encode() in row.path.read_bytes()


RECORD = replay.write(TOY.key, played(seed=1))
HEADER = RECORD.partition("\n\n")[0]
SIZE = HEADER.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Line 1: "),
        ("\n\n\n", "Line 1: "),
        ("chess 1\n\ne4\n", "Line 1: "),
        ("Dear Bo,\nlook at this", "Line 1: "),
        (HEADER, "This game has no decisions"),
        (RECORD.replace("seed 1", "seed one"), f"Lines 1 to {SIZE}: "),
        (RECORD.replace("seed 1", "seed 1\nseed 2"), "Line 3 "),
        ("\n\n" + RECORD.replace("seed 1", "seed 1\nseed 2"), "Line 5 "),
        (RECORD.replace(f"{TOY.key} 1", f"{TOY.key} 7"), f"Lines 1 to {SIZE}: "),
        (f"{HEADER}\n\nfly to the moon\n", f"Line {SIZE + 2}: "),
        (f"\n{HEADER}\n\nfly to the moon\n", f"Line {SIZE + 3}: "),
        (RECORD + "one too many\n", f"Line {RECORD.count(chr(10)) + 1}: "),
        ("x" * 70_000, "This text is too long"),
        ("\ud800", "Line 1: "),
    ],
)
def test_a_bad_text_says_which_line_is_wrong_and_changes_nothing(shelf: Shelf, text: str, told: str) -> None:
    archive = shelf.ready()
    with pytest.raises(GameError) as error:
        archive.import_text(text)
    assert str(error.value).startswith(told)
    assert_sentence(str(error.value))
    assert archive.rows() == []
    assert not [*shelf.folder.rglob("*.txt")]


@pytest.mark.parametrize(
    ("text", "quoted"),
    [("", "1"), ("{0}\n", "1"), (HEADER, ""), (f"{HEADER}\n\n{{fly}}\n", "'{fly}'"), ("x" * 70_000, "")],
)
@pytest.mark.parametrize("code", ["de", "fr", "es"])
def test_what_is_wrong_is_said_in_the_language_of_the_player(
    shelf: Shelf, text: str, quoted: str, code: str
) -> None:
    translations = Translations([project_folder("assets") / "common"])
    translations.speak(code)
    with pytest.raises(GameError) as error:
        shelf.ready().import_text(text)
    said = error.value.said(lambda message, **fields: translations.text(message).format(**fields))
    assert said != error.value.said(str.format)
    assert quoted in said


@pytest.mark.parametrize("data", [b"\xff\xff\xff", b"seed 1\n\xff\n", b"x" * 70_000])
def test_a_bad_file_is_refused_in_a_sentence(shelf: Shelf, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad"
    path.write_bytes(data)
    with pytest.raises(GameError) as error:
        shelf.ready().import_file(path)
    assert_sentence(str(error.value))


def test_a_file_that_is_none_is_refused_in_a_sentence(shelf: Shelf, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(GameError) as error:
            shelf.ready().import_file(path)
        assert_sentence(str(error.value))


def test_where_the_disk_is_full_nothing_is_kept_and_a_sentence_says_so(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    archive = shelf.ready()
    monkeypatch.setattr(files, "replace", full)
    with pytest.raises(GameError, match=r"disk is full"):
        archive.import_text(RECORD)
    assert archive.rows() == []


def test_what_comes_back_is_what_was_sent_but_for_the_pin(shelf: Shelf) -> None:
    text = text_of(shelf)
    row = shelf.ready().import_text(text)
    saved = read(TOY, row.path)
    sent = spelled(TOY, saved.match, replace(saved.sitting, pinned=True))
    assert sent.decode() == text


def test_a_record_that_check_words_make_too_long_is_refused_and_leaves_nothing(shelf: Shelf) -> None:
    plain = replay.write(TOY.key, played())
    filled = plain.replace("\n\n", f"\n# filled {'x' * (LONGEST_FILE - len(plain) - 20)}\n\n")
    archive = shelf.ready()
    with pytest.raises(GameError, match="too long"):
        archive.import_text(filled)
    assert not [*shelf.folder.rglob("*.txt")]


# From places where no games are


def test_half_a_letter_is_refused_with_its_line_and_nothing_is_kept(shelf: Shelf) -> None:
    archive = shelf.ready()
    with pytest.raises(GameError) as caught:
        archive.import_text(text_of(shelf).replace("Wild", "W\ud83dld"))
    assert_sentence(str(caught.value))
    assert archive.count() == 0


@pytest.mark.parametrize("kind", ["empty", "folder", "nowhere", "zero"])
def test_what_is_no_plain_file_of_the_size_of_a_game_is_not_even_opened(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    path = tmp_path / "dropped.txt"
    if kind == "empty":
        path.touch()
    elif kind == "folder":
        path.mkdir()
    elif kind == "zero":
        path = Path("/proc/kmsg" if Path("/proc/kmsg").exists() else path)

    def nobody_reads(*_: object) -> None:
        raise AssertionError("whoever opens it may wait for ever")

    monkeypatch.setattr(files, "read", nobody_reads)
    with pytest.raises(GameError) as caught:
        shelf.ready().import_file(path)
    assert_sentence(str(caught.value))


def test_while_another_program_holds_the_index_nothing_is_kept_twice(shelf: Shelf) -> None:
    text, archive = text_of(shelf), shelf.ready()
    archive.import_text(text)
    archive.close()
    with closing(sqlite3.connect(shelf.folder / FILE, isolation_level=None)) as busy:
        busy.execute("PRAGMA journal_mode = DELETE")
        busy.execute("BEGIN EXCLUSIVE")
        archive = shelf.archive()
        with pytest.raises(GameError) as caught:
            archive.import_text(text)
        assert str(caught.value) == BUSY
    assert len([*(shelf.folder / REPLAYS).rglob("*.txt")]) == 1
    assert shelf.archive().import_text(text).path.exists()
    assert len([*(shelf.folder / REPLAYS).rglob("*.txt")]) == 1


def test_where_the_index_is_damaged_nothing_is_kept_twice(shelf: Shelf) -> None:
    text, archive = text_of(shelf), shelf.ready()
    archive.import_text(text)
    archive.close()
    with closing(sqlite3.connect(shelf.folder / FILE)) as base, base:
        base.execute("UPDATE game SET turns = 'many'")
    shelf.archive().import_text(text)
    assert len([*(shelf.folder / REPLAYS).rglob("*.txt")]) == 1
