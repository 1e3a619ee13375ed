"""What two programs do with the same files at the same moment: nothing of either is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic

import pytest

from game.core import replay
from game.services import alone as module
from game.services.alone import alone
from game.services.archive.archive import Archive
from game.services.archive.entries import Entry
from game.services.archive.sheet import opened
from game.services.chores import Chores, State
from game.services.learned import Learned
from game.services.news import News
from game.services.saved_game import SavedGame
from tests.services import jobs
from tests.services.archive.shelf import TOY, Shelf, played
from tests.services.test_chores import over, working
from tests.services.test_thinker import KILL, wait_for


@pytest.fixture
def two() -> Iterator[tuple[Chores, Chores]]:
    """Two programs, each with a process."""
    made = Chores(), Chores()
    yield made
    for chores in made:
        chores.close()


def test_two_programs_that_write_notes_into_the_same_game_lose_none(
    two: tuple[Chores, Chores], tmp_path: Path
) -> None:
    path, most = Shelf(tmp_path).put(), 60
    writing = [(each, each.begin(jobs.notes, path, name, most)) for each, name in zip(two, "ab", strict=True)]
    assert [over(*each) for each in writing] == [State.DONE, State.DONE]
    kept = opened(path.read_bytes()).notes
    assert [f"{name}{number}" in kept for name in "ab" for number in range(most)] == [True] * 2 * most


def test_two_programs_that_import_the_same_game_at_once_keep_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, text, found, original = Shelf(tmp_path), replay.write(TOY.key, played(TOY, 3)), [], Archive._same
    other = Thread(target=lambda: found.append(shelf.archive().import_text(text).path))

    def meanwhile(archive: Archive, saved: SavedGame) -> Entry | None:
        same = original(archive, saved)
        if other.ident is None:
            other.start()
            other.join(0.2)  # it has to wait
        return same

    monkeypatch.setattr(Archive, "_same", meanwhile)
    found.append(shelf.ready().import_text(text).path)
    other.join()
    (path,) = tmp_path.rglob("*.txt")
    assert found == [path, path]


def test_whoever_is_killed_lets_go(two: tuple[Chores, Chores], tmp_path: Path) -> None:
    chores, _ = two
    chore = chores.begin(jobs.dies_alone, tmp_path)
    os.kill(working(chores, chore), KILL)
    assert over(chores, chore) is State.DIED
    begin = monotonic()
    with alone(tmp_path):
        assert monotonic() - begin < module.PATIENCE


def test_whoever_waits_for_too_long_comes_in_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    came = []

    def come() -> None:
        with alone(tmp_path):
            came.append(True)

    with alone(tmp_path):
        other = Thread(target=come)
        other.start()
        other.join(20)
    assert came == [True]


@pytest.mark.skipif(sys.platform == "win32", reason="there the system has those wait in a row")
def test_whoever_waits_comes_in_before_whoever_has_just_left(tmp_path: Path) -> None:
    came = []

    def come() -> None:
        with alone(tmp_path):
            came.append("who waited")

    def waits() -> bool:
        with suppress(BlockingIOError):
            os.close(module._held(tmp_path.parent, 0))
            return False
        return True

    other = Thread(target=come)
    with alone(tmp_path):
        other.start()
        wait_for(waits)
    with alone(tmp_path):
        came.append("who had left")
    other.join()
    assert came == ["who waited", "who had left"]


def test_a_folder_that_is_not_there_keeps_nobody_out(tmp_path: Path) -> None:
    with alone(tmp_path / "nowhere"):
        assert not (tmp_path / "nowhere").exists()


def test_what_goes_wrong_inside_is_heard_and_lets_go(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="the disk is full"), alone(tmp_path):
        raise OSError("the disk is full")
    begin = monotonic()
    with alone(tmp_path):
        assert monotonic() - begin < module.PATIENCE


def test_lessons_that_two_programs_finish_at_once_are_all_done(tmp_path: Path) -> None:
    def learn(game: str) -> None:
        learned = Learned(tmp_path, News())
        for number in range(20):
            learned.finish("Ana", game, str(number))

    both = [Thread(target=learn, args=(game,)) for game in ("one", "two")]
    for each in both:
        each.start()
    for each in both:
        each.join()
    known = Learned(tmp_path, News())
    assert [len(known.of("Ana", game)) for game in ("one", "two")] == [20, 20]
