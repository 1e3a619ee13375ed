"""The index is made from the files, whatever happens to it: nothing is lost with it."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.catalogue import CATALOGUE
from game.core.errors import GameError
from game.core.listing import Listing
from game.services.archive import keeping
from game.services.archive.archive import Archive
from game.services.archive.bringing import bring_up, throw_away
from game.services.archive.index import FILE, VERSION, Index, Unwritable
from game.services.archive.keeping import FAILED, IN_MEMORY, LOCKED
from game.services.archive.rows import Wanted
from game.services.archive.shelves import BIN
from game.services.chores import Chore, Chores, State
from game.services.saved_game import read
from game.services.saves import BROKEN, NEWER, REPLAYS, SAVES, Saves
from tests.services.archive.shelf import LISTED, TOY, Shelf
from tests.services.test_thinker import KILL, wait_for


@pytest.fixture
def chores() -> Iterator[Chores]:
    made = Chores()
    yield made
    made.close()


def stems(archive: Archive) -> list[str]:
    return sorted(row.path.stem for row in archive.rows())


def finished(archive: Archive, chores: Chores, chore: Chore | None) -> Chore:
    """As frames would have it."""
    assert chore is not None

    def over() -> bool:
        chores.advance()
        archive.advance()
        return chore.over

    wait_for(over)
    archive.advance()
    return chore


# Bringing it up to the folder


def test_another_process_reads_what_is_new_and_tells_how_far_it_is(shelf: Shelf, chores: Chores) -> None:
    for seed in range(6):
        shelf.put(seed=seed)
    archive = shelf.archive()
    assert not archive.ready
    chore = finished(archive, chores, archive.refresh(chores))
    assert chore.state is State.DONE
    assert chore.progress.total == 6
    assert archive.ready
    assert len(stems(archive)) == 6
    assert archive.refresh(chores) is None


def test_while_it_is_made_the_list_holds_what_is_known(shelf: Shelf, chores: Chores) -> None:
    shelf.put(seed=0)
    shelf.ready().close()
    for seed in range(1, 9):
        shelf.put(seed=seed)
    archive = shelf.archive()
    chore = archive.refresh(chores)
    assert archive.refresh(chores) is chore
    assert stems(archive) == ["game_000"]
    before = archive.version
    finished(archive, chores, chore)
    assert archive.version > before
    assert len(stems(archive)) == 9


def test_a_few_games_of_those_that_are_loaded_are_read_at_once(shelf: Shelf, chores: Chores) -> None:
    archive = shelf.ready()
    archive.loaded.add(TOY.key)
    shelf.put(seed=1)
    assert archive.refresh(chores) is None
    assert stems(archive) == ["game_001"]
    assert archive.ready


def test_where_there_are_many_files_none_is_looked_at_here(
    shelf: Shelf, chores: Chores, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody_looks(*_: object) -> None:
        raise AssertionError("it takes longer than a frame")

    for seed in range(3):
        shelf.put(seed=seed)
    archive = shelf.archive()
    archive.loaded.add(TOY.key)
    monkeypatch.setattr(keeping, "MANY", 2)
    with monkeypatch.context() as patched:
        patched.setattr(keeping, "changes", nobody_looks)
        chore = archive.refresh(chores)
    finished(archive, chores, chore)
    assert len(stems(archive)) == 3
    monkeypatch.setattr(keeping, "MANY", 3)
    assert archive.refresh(chores) is None


def test_the_bin_is_emptied_even_if_there_is_nothing_to_read(shelf: Shelf, chores: Chores) -> None:
    archive, old = shelf.ready(), shelf.folder / BIN / "2001-01-31"
    old.mkdir(parents=True)
    assert archive.refresh(chores) is None
    assert not old.exists()


def test_only_what_has_changed_is_read_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [shelf.put(seed=seed) for seed in range(4)]
    shelf.ready().close()
    paths[0].unlink()
    shelf.put(seed=1, title="Another")
    shelf.put(seed=5)
    read = []
    original = keeping.entry_in

    def noted(folder: Path, games: object, place: object, *more: object) -> object:
        read.append(place)
        return original(folder, games, place, *more)  # type: ignore[arg-type]

    monkeypatch.setattr("game.services.archive.bringing.entry_in", noted)
    archive = shelf.ready()
    assert len(read) == 2
    assert stems(archive) == ["game_001", "game_002", "game_003", "game_005"]
    assert {row.path.stem: row.title for row in archive.rows()}["game_001"] == "Another"


def test_a_game_that_moves_to_another_shelf_is_there_once(shelf: Shelf) -> None:
    path = shelf.put(shelf=SAVES, actions=6)
    assert len(shelf.ready().rows()) == 1
    target = shelf.folder / REPLAYS / TOY.key / path.name
    target.parent.mkdir(parents=True)
    path.replace(target)
    (row,) = shelf.ready().rows()
    assert row.path == target


def test_games_of_unknown_keys_and_other_files_are_left_alone(shelf: Shelf) -> None:
    shelf.put()
    for name in ("notes.md", "game_000.txt.review", "game_009.txt.broken"):
        (shelf.folder / REPLAYS / TOY.key / name).write_text("nothing")
    strange = shelf.folder / REPLAYS / "chess" / "game.txt"
    strange.parent.mkdir()
    strange.write_text("chess 1")
    assert stems(shelf.ready()) == ["game_000"]
    assert shelf.told() == []
    assert strange.exists()


def test_a_game_that_another_program_has_listed_is_left_alone_as_long_as_it_is_there(shelf: Shelf) -> None:
    path = shelf.put()
    shelf.ready().close()

    def another() -> Archive:
        """A program that has never heard of this game."""
        archive = Archive(shelf.folder, CATALOGUE, Saves(shelf.folder, shelf.news), shelf.news)
        deque(archive.steps(), maxlen=0)
        return archive

    (row,) = another().rows()
    with pytest.raises(GameError, match="does not have that game"):
        another().open(row)
    path.unlink()
    assert another().rows() == []


# Damaged replays


@pytest.mark.skipif(os.name == "nt", reason="no file can be called that there")
@pytest.mark.parametrize(
    ("name", "listed"), [(b"12:30.txt", True), (b"a\\b.txt", True), (b"caf\xe9.txt", False)]
)
def test_a_strange_name_hides_no_other_game(shelf: Shelf, name: bytes, listed: bool) -> None:
    shelf.put(seed=1)
    path = shelf.put(seed=2)
    try:
        path.rename(path.with_name(os.fsdecode(name)))
    except OSError:
        pytest.skip("this file system takes no such name")
    archive = shelf.ready()
    assert len(archive.rows()) == 1 + listed
    assert archive.ready
    assert shelf.told() == []


def test_a_file_of_another_century_hides_no_other_game(shelf: Shelf) -> None:
    shelf.put(seed=1)
    path, late = shelf.put(seed=2), 13 * 10**18
    os.utime(path, ns=(late, late))
    archive = shelf.ready()
    assert len(archive.rows()) == 2
    assert archive.ready
    assert {row.path: row.pinned for row in [archive.pin(row, True) for row in archive.rows()]}[path]


def test_a_replay_that_cannot_be_read_is_set_aside_with_one_sentence(shelf: Shelf) -> None:
    shelf.put(seed=0)
    torn = [shelf.put(seed=seed) for seed in (1, 2)]
    for path in torn:
        path.write_bytes(path.read_bytes().replace(b"seed", b"sead"))
    whole = torn[0].read_bytes()
    archive = shelf.ready()
    assert stems(archive) == ["game_000"]
    assert shelf.told() == [BROKEN]
    assert torn[0].with_name("game_001.txt.broken").read_bytes() == whole
    assert not torn[0].exists()


def test_a_replay_that_can_be_read_in_part_is_set_aside_as_well(shelf: Shelf) -> None:
    path = shelf.put()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-2], b"nonsense #00000000\n", lines[-1]]))
    assert shelf.ready().rows() == []
    assert shelf.told() == [BROKEN]


def test_a_replay_of_a_newer_program_waits_for_it(shelf: Shelf) -> None:
    path = shelf.put()
    path.write_bytes(path.read_bytes().replace(f"{TOY.key} 1".encode(), f"{TOY.key} 9".encode(), 1))
    assert shelf.ready().rows() == []
    assert shelf.told() == [NEWER]
    assert path.with_name("game_000.txt.newer").exists()


def test_a_saved_game_that_cannot_be_read_is_left_to_whoever_goes_on(shelf: Shelf, chores: Chores) -> None:
    path = shelf.put(shelf=SAVES)
    path.write_bytes(b"nonsense")
    archive = shelf.ready()
    assert (archive.rows(), shelf.told(), path.exists()) == ([], [], True)
    assert archive.refresh(chores) is None, "it is known to be none"
    shelf.put(shelf=SAVES, actions=3)
    finished(archive, chores, archive.refresh(chores))
    assert len(archive.rows()) == 1


# Accidents


def test_killed_while_it_writes_it_is_made_again_and_nothing_is_lost(shelf: Shelf, chores: Chores) -> None:
    for seed in range(40):
        shelf.put(seed=seed)
    before = {path: path.read_bytes() for path in shelf.folder.rglob("*.txt")}
    archive = shelf.archive()
    chore = archive.refresh(chores)
    assert chore is not None

    def begun() -> bool:
        chores.advance()
        return chore.progress.done > 0 or chore.over

    wait_for(begun)
    if chore.pid is not None and not chore.over:
        os.kill(chore.pid, KILL)
    finished(archive, chores, chore)
    assert chore.state in (State.DIED, State.DONE)
    assert shelf.told() == ([FAILED] if chore.state is State.DIED else [])
    archive.close()
    again = shelf.archive()
    refreshed = again.refresh(chores)
    if refreshed is not None:
        finished(again, chores, refreshed)
    assert len(again.rows()) == 40
    assert {path: path.read_bytes() for path in shelf.folder.rglob("*.txt")} == before


def test_a_write_that_was_cut_off_has_not_happened(shelf: Shelf) -> None:
    shelf.put()
    shelf.ready().close()
    code = (
        "import os, sqlite3, sys; base = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "base.execute('BEGIN IMMEDIATE'); base.execute('DELETE FROM game'); os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", code, str(shelf.folder / FILE)], check=False)
    assert len(shelf.archive().rows()) == 1


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"SQLite format 3\0" + b"x" * 5000, None])
def test_a_damaged_index_is_made_anew(shelf: Shelf, chores: Chores, damage: bytes | None) -> None:
    for seed in range(3):
        shelf.put(seed=seed)
    shelf.ready().close()
    file = shelf.folder / FILE
    if damage is None:
        data = bytearray(file.read_bytes())
        data[4096:12288] = os.urandom(8192)
        file.write_bytes(data)
    else:
        file.write_bytes(damage)
    archive = shelf.archive()
    archive.rows()
    if (chore := archive.refresh(chores)) is not None:
        finished(archive, chores, chore)
    assert archive.ready
    assert len(archive.rows()) == 3
    assert shelf.told() == []


@pytest.mark.parametrize("damage", ["nonsense", "forged"])
def test_a_damaged_index_that_cannot_be_taken_away_is_left_where_it_is(
    shelf: Shelf, chores: Chores, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    for seed in range(3):
        shelf.put(seed=seed)
    shelf.ready().close()
    if damage == "nonsense":
        (shelf.folder / FILE).write_bytes(b"nonsense" * 1000)
    else:
        with closing(sqlite3.connect(shelf.folder / FILE)) as base, base:
            base.execute("UPDATE game SET turns = 'many'")

    def held(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "The process cannot access the file")

    monkeypatch.setattr(Path, "unlink", held)
    monkeypatch.setattr(Path, "rename", held)
    archive = shelf.archive()
    archive.refresh(chores)
    assert archive.rows() == []
    for _ in archive.steps():
        pass
    assert len(archive.rows()) == 3
    assert shelf.told() == [IN_MEMORY]


@pytest.mark.skipif(os.name == "nt", reason="nobody can take away there what is open")
def test_an_index_that_another_program_has_thrown_away_is_not_asked_any_more(shelf: Shelf) -> None:
    shelf.put()
    archive = shelf.ready()
    throw_away(shelf.folder)
    other = shelf.ready()
    other.pin(other.rows()[0], True)
    assert archive.rows()[0].pinned


@pytest.mark.skipif(os.name == "nt", reason="nobody can take away there what is open")
def test_an_index_that_is_taken_away_while_somebody_looks_is_made_anew(shelf: Shelf, chores: Chores) -> None:
    shelf.put()
    archive = shelf.archive()
    finished(archive, chores, archive.refresh(chores))
    (shelf.folder / FILE).unlink()
    assert archive.count() == 0
    assert not archive.ready
    finished(archive, chores, archive.refresh(chores))
    assert len(archive.rows()) == 1
    assert (shelf.folder / FILE).exists()


def test_a_folder_in_its_place_is_left_alone(shelf: Shelf) -> None:
    shelf.put()
    (shelf.folder / FILE).mkdir()
    assert len(shelf.ready().rows()) == 1
    assert (shelf.folder / FILE).is_dir()


def test_an_index_that_is_damaged_while_somebody_looks_is_made_anew(shelf: Shelf, chores: Chores) -> None:
    for seed in range(3):
        shelf.put(seed=seed)
    archive = shelf.ready()
    assert archive.refresh(chores) is None
    with closing(sqlite3.connect(shelf.folder / FILE)) as base, base:
        base.execute("UPDATE game SET turns = 'many'")
    assert archive.rows() == []
    assert not archive.ready
    finished(archive, chores, archive.refresh(chores))
    assert len(archive.rows()) == 3


@pytest.mark.parametrize(
    "forged", ["name = '../../../x.txt'", "shelf = '..'", "key = '../x'", "turns = NULL", "title = x'ff'"]
)
def test_a_forged_index_leads_nowhere(shelf: Shelf, forged: str) -> None:
    shelf.put()
    shelf.ready().close()
    with closing(sqlite3.connect(shelf.folder / FILE)) as base, base:
        base.execute("PRAGMA ignore_check_constraints = ON")
        try:
            base.execute(f"UPDATE game SET {forged}")
        except sqlite3.IntegrityError:
            return
    assert shelf.archive().rows() == []
    assert len(shelf.ready().rows()) == 1


@pytest.mark.parametrize("version", [VERSION - 1, VERSION + 1])
def test_an_index_of_another_version_is_made_anew(shelf: Shelf, version: int) -> None:
    shelf.put()
    shelf.ready().close()
    with closing(sqlite3.connect(shelf.folder / FILE)) as base, base:
        base.execute(f"PRAGMA user_version = {version}")
        base.execute("ALTER TABLE game RENAME COLUMN title TO headline")
    assert shelf.archive().rows() == []
    assert len(shelf.ready().rows()) == 1


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.key)
def test_an_index_from_when_turns_were_counted_otherwise_is_made_anew(shelf: Shelf, game: Listing) -> None:
    path = shelf.put(game.load())
    shelf.ready().close()
    with closing(sqlite3.connect(shelf.folder / FILE)) as base, base:
        base.execute("PRAGMA user_version = 4")
        base.execute("UPDATE game SET turns = 1")
    (row,) = shelf.ready().rows()
    assert row.turns == read(game.load(), path).match.turn > 1


def test_two_programs_have_the_same_list(shelf: Shelf) -> None:
    shelf.put(seed=0)
    one, other = shelf.ready(), shelf.ready()
    shelf.put(seed=1)
    for _ in bring_up(shelf.folder, LISTED):
        assert len(other.rows()) in (1, 2)
    (row, _) = other.rows()
    other.pin(row, True)
    assert [each.pinned for each in one.rows()] == [True, False]


def test_while_another_program_writes_the_list_is_read_and_a_pin_waits(shelf: Shelf, chores: Chores) -> None:
    shelf.put(seed=0)
    archive = shelf.ready()
    with closing(sqlite3.connect(shelf.folder / FILE, isolation_level=None)) as busy:
        busy.execute("BEGIN EXCLUSIVE")
        (row,) = archive.rows()
        assert archive.pin(row, True).pinned
        assert shelf.told() == [LOCKED]
        assert not archive.ready
        assert not archive.rows()[0].pinned
    finished(archive, chores, archive.refresh(chores))
    assert archive.rows()[0].pinned


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that takes nothing; whoever runs the tests may be allowed to write anywhere."""
    original = Index.__init__

    def refuse(self: Index, path: Path | None, patience: float = 0.1) -> None:
        if path is not None:
            raise Unwritable("attempt to write a readonly database")
        original(self, path, patience)

    monkeypatch.setattr(Index, "__init__", refuse)


@pytest.mark.usefixtures("refusing")
def test_where_nothing_can_be_written_the_index_is_in_memory(shelf: Shelf) -> None:
    for seed in range(3):
        shelf.put(seed=seed)
    archive = shelf.ready()
    assert shelf.told() == [IN_MEMORY]
    assert len(archive.rows(Wanted(person="Julia"))) == 3
    shelf.put(seed=3)
    (shelf.folder / REPLAYS / TOY.key / "game_000.txt").unlink()
    archive.refresh(Chores())
    assert not (shelf.folder / FILE).exists()


def test_in_memory_what_another_process_reads_arrives_in_parts(
    shelf: Shelf, chores: Chores, refusing: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "FILLED", 2)
    paths = [shelf.put(seed=seed) for seed in range(5)]
    archive = shelf.archive()
    finished(archive, chores, archive.refresh(chores))
    counts = []
    while not archive.ready:
        archive.advance()
        counts.append(archive.count())
    assert counts[-1] == 5
    paths[0].unlink()
    for seed in range(5, 11):
        shelf.put(seed=seed)
    finished(archive, chores, archive.refresh(chores))
    while not archive.ready:
        archive.advance()
    assert stems(archive) == [f"game_{seed:03}" for seed in range(1, 11)]


def test_a_disk_that_fills_up_leaves_the_list_as_it_is(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.put(seed=0)
    archive = shelf.ready()
    (row,) = archive.rows()
    original = Index.change

    def full(self: Index, *more: object) -> None:
        if self.path is not None:
            raise Unwritable("database or disk is full")
        original(self, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Index, "change", full)
    assert archive.pin(row, True).pinned
    assert shelf.told() == [IN_MEMORY]
    assert [each.pinned for each in archive.rows()] == [True]


def test_no_database_is_imported_before_somebody_asks() -> None:
    code = (
        "import sys; import game.desktop.compose, game.services.archive.archive as archive\n"
        "from game.services.saves import Saves; from game.services.news import News\n"
        "from pathlib import Path; archive.Archive(Path('nowhere'), (), Saves(), News()).ready\n"
        "assert 'sqlite3' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
