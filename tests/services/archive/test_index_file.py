"""The index trusts neither the file in its place nor what is written in it, and destroys nothing foreign."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.services.archive import index as index_module
from game.services.archive.index import FILE, LONGEST_TEXT, Damaged, Index
from game.services.archive.index_file import APPLICATION, FOREIGN
from game.services.archive.rows import Wanted
from tests.services.archive.shelf import Shelf


def foreign(path: Path, *, journal: str = "DELETE") -> Path:
    """A database of somebody else, closed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute(f"PRAGMA journal_mode = {journal}")
        base.execute("CREATE TABLE game (id INTEGER PRIMARY KEY, photo TEXT)")
        base.execute("INSERT INTO game VALUES (1, 'of my cat')")
    return path


def photos(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as base:
        return [photo for (photo,) in base.execute("SELECT photo FROM game")]


def listed(shelf: Shelf) -> int:
    archive = shelf.ready()
    count = len(archive.rows())
    archive.close()
    return count


@pytest.mark.skipif(os.name == "nt", reason="links need rights there that few have")
@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_a_link_to_a_foreign_database_is_renamed_and_the_database_keeps_all_it_has(
    shelf: Shelf, tmp_path: Path, link: object
) -> None:
    shelf.put()
    album = foreign(tmp_path / "album.sqlite")
    before = album.read_bytes()
    link(shelf.folder / FILE, album)  # type: ignore[operator]
    assert listed(shelf) == 1
    assert album.read_bytes() == before
    assert (shelf.folder / f"{FILE}{FOREIGN}").samefile(album)
    assert not (shelf.folder / FILE).is_symlink()


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
def test_a_foreign_database_in_its_place_is_renamed_and_keeps_all_it_has(shelf: Shelf, journal: str) -> None:
    shelf.put()
    foreign(shelf.folder / FILE, journal=journal)
    assert listed(shelf) == 1
    assert photos(shelf.folder / f"{FILE}{FOREIGN}") == ["of my cat"]
    assert listed(shelf) == 1
    assert not (shelf.folder / f"{FILE}{FOREIGN}_1").exists()


def test_what_a_foreign_database_has_only_in_its_log_goes_with_it(shelf: Shelf, tmp_path: Path) -> None:
    album = foreign(tmp_path / "album.sqlite", journal="WAL")
    with closing(sqlite3.connect(album, isolation_level=None)) as base:
        base.execute("INSERT INTO game VALUES (2, 'of my dog')")
        for ending in ("", "-wal"):
            data = album.with_name(album.name + ending).read_bytes()
            (shelf.folder / f"{FILE}{ending}").write_bytes(data)
    shelf.put()
    assert listed(shelf) == 1
    assert photos(shelf.folder / f"{FILE}{FOREIGN}") == ["of my cat", "of my dog"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there that few have")
@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
def test_a_link_beside_the_index_leads_nobody_out_of_the_folder(
    shelf: Shelf, tmp_path: Path, ending: str
) -> None:
    shelf.put()
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    (shelf.folder / f"{FILE}{ending}").symlink_to(diary)
    assert listed(shelf) == 1
    assert diary.read_text() == "Dear diary"


def test_an_index_of_an_older_version_is_made_anew_and_leaves_nothing_behind(shelf: Shelf) -> None:
    shelf.put()
    with closing(sqlite3.connect(shelf.folder / FILE, isolation_level=None)) as base:
        for statement in index_module._TABLES.split(";"):
            base.execute(statement)
        base.execute("PRAGMA user_version = 4")
    assert listed(shelf) == 1
    assert [path.name for path in shelf.folder.glob(f"{FILE}*")] == [FILE]


FORGERIES = {
    "a view that never ends": "ALTER TABLE game RENAME TO hidden;"
    "CREATE VIEW game AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) "
    "SELECT id, id AS shelf, id AS key, id AS name, id AS size, id AS modified FROM n",
    "a trigger": "CREATE TRIGGER t AFTER DELETE ON game BEGIN DELETE FROM seat; END",
    "another table": "CREATE TABLE more (id)",
    "a title of 40 MB": "UPDATE game SET title = printf('%.*c', 40000000, 'x')",
    "a title that is too long": f"UPDATE game SET title = printf('%.*c', {LONGEST_TEXT + 1}, 'x')",
    "a title that clears a terminal": "UPDATE game SET title = char(27) || '[2J'",
    "a name that rings": "UPDATE seat SET name = 'Julia' || char(7)",
    "a person who rings": "UPDATE seat SET person = 'Julia' || char(7)",
    "a file with an escape": "UPDATE game SET name = char(27) || 'game_000.txt'",
    "a blob": "UPDATE game SET kind = x'00ff'",
    "a blob for a size": "UPDATE game SET size = x'00ff'",
    "a blob for a day": "UPDATE game SET day = x'00ff'",
    "too many seats": "WITH RECURSIVE n(i) AS (SELECT 9 UNION ALL SELECT i + 1 FROM n WHERE i < 40) "
    "INSERT INTO seat SELECT game, i, who, level, name, person, place, share, score, gave_up "
    "FROM seat, n WHERE number = 0",
}


@pytest.mark.parametrize("forgery", FORGERIES.values(), ids=FORGERIES)
def test_what_nobody_of_us_has_written_is_damage_and_soon_all_is_right_again(
    shelf: Shelf, forgery: str
) -> None:
    shelf.put(title="Tuesday")
    shelf.ready().close()
    with closing(sqlite3.connect(shelf.folder / FILE, isolation_level=None)) as base:
        base.executescript(forgery)
    archive = shelf.archive()
    shown = [*archive.rows(), *archive.rows(Wanted(person="Julia"))]
    assert all(row.title in ("", "Tuesday") and row.seats[0].name == "Julia" for row in shown)
    archive.count()
    assert all(map(str.isprintable, archive.persons()))
    for _ in archive.steps():
        pass
    assert [row.title for row in archive.rows()] == ["Tuesday"]
    archive.close()
    with closing(sqlite3.connect(shelf.folder / FILE)) as base:
        assert base.execute("PRAGMA application_id").fetchone() == (int.from_bytes(APPLICATION, "big"),)


def test_a_null_is_damage(shelf: Shelf) -> None:
    shelf.put()
    shelf.ready().close()
    with closing(sqlite3.connect(shelf.folder / FILE, isolation_level=None)) as base:
        base.execute("PRAGMA writable_schema = ON")
        base.execute("UPDATE sqlite_master SET sql = replace(sql, 'title TEXT NOT NULL', 'title TEXT')")
    with closing(sqlite3.connect(shelf.folder / FILE, isolation_level=None)) as base:
        base.execute("UPDATE game SET title = NULL")
        base.execute("PRAGMA writable_schema = ON")
        base.execute("UPDATE sqlite_master SET sql = replace(sql, 'title TEXT', 'title TEXT NOT NULL')")
    assert listed(shelf) == 1


def test_a_question_that_takes_too_long_is_given_up(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(8):
        shelf.put(seed=seed)
    shelf.ready().close()
    index = Index(shelf.folder / FILE)
    assert len(index.entries(Wanted(), ())) == 8
    monkeypatch.setattr(index_module, "MOST_STEPS", 0)
    with pytest.raises(Damaged):
        index.entries(Wanted(), ())
    index.close()
