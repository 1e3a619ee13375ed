"""One program plays a game: another one hears so, and a lock dies with whoever held it."""

from __future__ import annotations

import errno
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Setup
from game.core.errors import GameError
from game.core.match import Match
from game.services import locks, saves
from game.services.casual import ELSEWHERE, REASONS
from game.services.locks import Locks, Owner
from game.services.saved_game import SavedGame, Sitting, read
from game.services.saves import KEPT, Journal, Saves
from tests.cli.evening import ROOT

RULES = BEASTY_BAR.rules
TWO = Sitting(("human", "cub"), ("Ana", "Bo"))
PLAYS = """
import sys
from pathlib import Path
from game.beasty_bar.module import BEASTY_BAR
from game.services.saves import Saves
from tests.services.test_locks import go_on, play
kept = Saves(Path(sys.argv[1]))
match, journal = go_on(kept)
for line in sys.stdin:
    play(match, journal, int(line))
    print(len(match.actions), journal.sitting.casual, flush=True)
"""
"""Another program, which goes on with the latest game and plays as many decisions as it is told."""
HOLDS = """
import sys
from pathlib import Path
from game.services.locks import Locks
held = Locks(Path(sys.argv[1]))
print(held.take(sys.argv[2]).name, flush=True)
for line in sys.stdin:
    held.keep(())
    print("given back", flush=True)
"""
"""Another program, which takes a lock, and gives it back when it is told."""


def play(match: Any, journal: Journal, actions: int) -> None:
    for _ in range(actions):
        match.submit(RULES.legal_actions(match.state)[0])
        journal.keep()


def go_on(kept: Saves, game: SavedGame | None = None) -> tuple[Any, Journal]:
    """With the latest game, as window and terminal do it."""
    game = game or kept.newest(BEASTY_BAR)
    assert game is not None
    game = kept.take(game)
    match: Any = game.match.anew()
    match.submit_all(game.match.actions)
    return match, kept.reopen(BEASTY_BAR, match, game)


def begun(root: Path, actions: int = 4, seed: int = 7) -> tuple[Saves, Any, Journal]:
    kept, match = Saves(root), Match(RULES, Setup(2), seed)
    journal = kept.open(BEASTY_BAR, match, TWO)
    play(match, journal, actions)
    return kept, match, journal


Tell = Callable[[str], str]


@contextmanager
def another(program: str, *words: object) -> Iterator[tuple[subprocess.Popen[str], Tell]]:
    """A program, and how to tell it a line and hear one."""
    line = [sys.executable, "-c", program, *map(str, words)]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(line, cwd=ROOT, **pipes) as process:
        said: IO[str] = process.stdout  # type: ignore[assignment]

        def tell(words: str = "") -> str:
            if words:
                assert process.stdin is not None
                print(words, file=process.stdin, flush=True)
            return said.readline().strip()

        try:
            yield process, tell
        finally:
            process.kill()


# The lock itself


def test_a_lock_is_had_by_one_program_until_it_gives_it_back(tmp_path: Path) -> None:
    here = Locks(tmp_path / "locks")
    with another(HOLDS, tmp_path / "locks", "a game") as (_, tell):
        assert tell("") == "HERE"
        assert (here.take("a game"), here.take("another game")) == (Owner.ELSEWHERE, Owner.HERE)
        assert tell("give it back") == "given back"
        assert here.take("a game") is Owner.HERE
        with another(HOLDS, tmp_path / "locks", "another game") as (_, heard):
            assert heard("") == "ELSEWHERE"
        here.close()
        with another(HOLDS, tmp_path / "locks", "another game") as (_, heard):
            assert heard("") == "HERE"
    assert (tmp_path / "locks").stat().st_size == 0


def test_a_lock_dies_with_the_program_that_had_it(tmp_path: Path) -> None:
    here = Locks(tmp_path / "locks")
    with another(HOLDS, tmp_path / "locks", "a game") as (process, tell):
        assert tell("") == "HERE"
        assert here.take("a game") is Owner.ELSEWHERE
        process.kill()
        process.wait()
        assert here.take("a game") is Owner.HERE


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.EINVAL, errno.EOPNOTSUPP])
def test_where_a_file_system_knows_no_locks_nobody_knows_who_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refused(*_: object) -> None:
        raise OSError(code, "no locks here")

    monkeypatch.setattr(locks, "_lock", refused)
    assert Locks(tmp_path / "locks").take("a game") is Owner.UNKNOWN


def test_where_no_file_for_locks_can_be_opened_nobody_knows_who_plays(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert Locks(tmp_path / "file" / "locks").take("a game") is Owner.UNKNOWN
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert Locks(tmp_path / "link").take("a game") is Owner.UNKNOWN


# As Windows does it


class FakeLocking(ModuleType):
    """What `msvcrt` does: bytes that a handle has locked from where it stands."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.taken: dict[tuple[int, int], int] = {}

    def locking(self, handle: int, mode: int, count: int) -> None:
        assert count == 1
        place = os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR)
        assert place[1] < 1 << 31, "further than Windows can go"
        if mode == self.LK_NBLCK:
            if place in self.taken:
                raise PermissionError(errno.EACCES, "Permission denied")
            self.taken[place] = handle
        else:
            assert self.taken.pop(place) == handle


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module as it is loaded there."""
    monkeypatch.setitem(sys.modules, "msvcrt", FakeLocking())
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", "win32")
        spec = importlib.util.spec_from_file_location("locks_on_windows", locks.__file__)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


def test_on_windows_a_game_is_a_byte_that_is_locked(windows: Any, tmp_path: Path) -> None:
    one, other = (windows.Locks(tmp_path / "locks") for _ in range(2))
    assert [one.take("a game"), one.take("a game")] == [windows.Owner.HERE] * 2
    assert other.take("a game") is windows.Owner.ELSEWHERE
    assert other.take("another game") is windows.Owner.HERE
    one.keep(())
    assert other.take("a game") is windows.Owner.HERE
    other.keep({"a game"})
    assert (one.take("a game"), one.take("another game")) == (windows.Owner.ELSEWHERE, windows.Owner.HERE)


# Games


def test_a_game_that_another_program_plays_is_not_gone_on_with(tmp_path: Path) -> None:
    kept, _, _ = begun(tmp_path)
    kept.leave()
    with another(PLAYS, tmp_path) as (process, tell):
        assert tell("2") == "6 False"
        game = kept.newest(BEASTY_BAR)
        assert game is not None
        with pytest.raises(GameError, match="open in another window"):
            kept.take(game)
        assert tell("1") == "7 False"
        process.kill()
        process.wait()
        again, journal = go_on(kept)
    assert len(again.actions) == 7
    play(again, journal, 1)
    (found,) = kept.games(BEASTY_BAR)
    assert (found.match.actions, found.sitting.casual) == (again.actions, False)


def test_a_game_that_was_listed_before_another_program_played_on_goes_on_from_there(tmp_path: Path) -> None:
    """Otherwise somebody who has seen what comes could decide again."""
    kept, _, _ = begun(tmp_path)
    kept.leave()
    listed = kept.newest(BEASTY_BAR)
    with another(PLAYS, tmp_path) as (_, tell):
        assert tell("3") == "7 False"
    match, journal = go_on(kept, listed)
    assert len(match.actions) == 7
    play(match, journal, 1)
    assert [len(game.match.actions) for game in kept.games(BEASTY_BAR)] == [8]


def test_a_game_that_was_finished_in_another_program_is_not_gone_on_with(tmp_path: Path) -> None:
    kept, _, _ = begun(tmp_path)
    kept.leave()
    listed = kept.newest(BEASTY_BAR)
    with another(PLAYS, tmp_path) as (_, tell):
        assert tell("20") == "24 False"
    with pytest.raises(GameError, match="finished or deleted in another window"):
        go_on(kept, listed)


def test_a_game_that_cannot_be_read_just_now_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, _, _ = begun(tmp_path)
    listed = kept.newest(BEASTY_BAR)

    def in_use(*_: object) -> None:
        raise PermissionError(13, "in use")

    monkeypatch.setattr(saves.files, "read", in_use)
    with pytest.raises(GameError, match="cannot be read right now"):
        go_on(kept, listed)


def test_a_game_that_has_just_begun_is_played_by_one_program_too(tmp_path: Path) -> None:
    _, match, journal = begun(tmp_path)
    with another(PLAYS, tmp_path) as (process, tell):
        assert tell("") == ""
        assert process.wait() != 0
    play(match, journal, 1)
    assert not journal.sitting.casual


def test_a_game_that_is_open_elsewhere_is_neither_deleted_nor_put_away(tmp_path: Path) -> None:
    kept, _, _ = begun(tmp_path)
    kept.leave()
    with another(PLAYS, tmp_path) as (_, tell):
        assert tell("1") == "5 False"
        game = kept.newest(BEASTY_BAR)
        assert game is not None
        kept.delete(game)
        assert kept.news.next() == saves.OPEN
        for seed in range(KEPT + 2):
            begun(tmp_path, 1, seed)
        assert game.path.exists()
    kept.delete(game)
    assert not game.path.exists()


def test_what_the_disk_refused_stays_locked_until_it_is_saved(tmp_path: Path) -> None:
    kept, match, journal = begun(tmp_path)

    def refuse() -> None:
        raise OSError(errno.ENOSPC, "full")

    real = saves.files.append
    try:
        saves.files.append = lambda *_: refuse()  # type: ignore[assignment, func-returns-value]
        play(match, journal, 1)
    finally:
        saves.files.append = real
    kept.leave()
    with another(PLAYS, tmp_path) as (process, _):
        assert process.wait() != 0, "it would decide once more what was decided here"
    assert kept.unsaved.again()
    kept.leave()
    with another(PLAYS, tmp_path) as (_, tell):
        assert tell("1") == "6 False"


def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(locks, "_lock", refused)


def test_without_locks_both_programs_play_casual_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_locks(monkeypatch)
    one, match, journal = begun(tmp_path)
    assert not journal.sitting.casual, "nobody else can know of it yet"
    other = Saves(tmp_path)
    again, others = go_on(other)
    assert others.sitting.reasons == (ELSEWHERE,)
    assert other.news.next() == REASONS[ELSEWHERE].becomes
    play(match, journal, 1)
    assert one.news.next() == REASONS[ELSEWHERE].becomes
    play(again, others, 2)
    found = {len(game.match.actions): game.sitting.reasons for game in Saves(tmp_path).games(BEASTY_BAR)}
    assert found == {5: (ELSEWHERE,), 6: (ELSEWHERE,)}


def test_without_locks_a_game_goes_on_in_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_locks(monkeypatch)
    begun(tmp_path)
    for length in (6, 8):
        match, journal = go_on(Saves(tmp_path))
        play(match, journal, 2)
        (game,) = Saves(tmp_path).games(BEASTY_BAR)
        assert (len(game.match.actions), game.sitting.reasons) == (length, (ELSEWHERE,))


def test_whoever_goes_on_all_the_same_has_a_casual_copy(tmp_path: Path) -> None:
    """No screen does: a program that did not ask, or had to wait too long to."""
    kept, _, _ = begun(tmp_path)
    kept.leave()
    game = kept.newest(BEASTY_BAR)
    assert game is not None
    with another(PLAYS, tmp_path) as (_, tell):
        assert tell("1") == "5 False"
        match: Any = game.match.anew()
        match.submit_all(game.match.actions)
        journal = kept.reopen(BEASTY_BAR, match, game)
        play(match, journal, 1)
        assert tell("1") == "6 False"
    assert journal.path != game.path
    assert journal.path is not None
    assert read(BEASTY_BAR, journal.path).sitting.reasons == (ELSEWHERE,)


def test_nobody_asks_for_locks_where_nothing_is_kept() -> None:
    kept = Saves()
    match: Any = Match(RULES, Setup(2), 7)
    journal = kept.open(BEASTY_BAR, match, TWO)
    play(match, journal, 2)
    kept.leave()
    kept.close()
    assert journal.path is None
