"""What is taken back is taken back on the disk, whoever pulls the plug meanwhile."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.services import saves
from game.services.casual import TAKEN_BACK
from game.services.saves import Journal, Saves
from tests.services.test_saves import begun, names, play, resumed, the_game

OVER = 24
"""So many actions a game for two has."""


class Killed(BaseException):
    """The program is gone: nothing is caught, nothing is tidied up."""


def killing(monkeypatch: pytest.MonkeyPatch, allowed: int) -> Callable[[], int]:
    """Let so many things be done to the disk, and then no more; says how many were tried."""
    done = 0

    def watched(act: Callable[..., Any]) -> Callable[..., Any]:
        def step(*args: Any, **kwargs: Any) -> Any:
            nonlocal done
            done += 1
            if done > allowed:
                raise Killed
            return act(*args, **kwargs)

        return step

    monkeypatch.setattr("game.services.files.mkstemp", watched(saves.files.mkstemp))
    monkeypatch.setattr(os, "fsync", watched(os.fsync))
    monkeypatch.setattr(os, "write", watched(os.write))
    monkeypatch.setattr(Path, "replace", watched(Path.replace))
    monkeypatch.setattr(Path, "unlink", watched(Path.unlink))
    return lambda: done


def take_back(match: Any, journal: Journal, actions: int) -> None:
    for _ in range(actions):
        match.undo()
    journal.sitting = journal.sitting.because(TAKEN_BACK)
    journal.keep()


@pytest.mark.parametrize("played", [6, OVER])
@pytest.mark.parametrize("allowed", range(12))
def test_whoever_is_killed_while_taking_back_finds_the_game_before_or_after_it(
    played: int, allowed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, journal = begun(Saves(tmp_path))
    play(match, journal, played)
    before = list(match.actions)
    with monkeypatch.context() as patched:
        tried = killing(patched, allowed)
        try:
            take_back(match, journal, 3)
        except Killed:
            assert tried() > allowed
    found = Saves(tmp_path).newest(BEASTY_BAR)
    if found is None:  # it was over before, so it is a replay
        assert played == OVER
        assert len([name for name in names(tmp_path, saves.REPLAYS) if name.endswith(".txt")]) == 1
        return
    assert not found.damaged
    possible = [(before[:-3], True)] + [(before, False)] * (played != OVER)
    assert (found.match.actions, found.sitting.casual) in possible
    assert names(tmp_path, saves.REPLAYS) == []


def test_all_moments_were_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, journal = begun(Saves(tmp_path))
    play(match, journal, OVER)
    with monkeypatch.context() as patched:
        tried = killing(patched, 1000)
        take_back(match, journal, 3)
    assert 5 <= tried() <= 12


def test_a_game_that_was_over_goes_on_in_the_file_it_had(tmp_path: Path) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal, OVER)
    (name,) = names(tmp_path, saves.REPLAYS)
    assert names(tmp_path) == []
    take_back(match, journal, 2)
    assert (names(tmp_path), names(tmp_path, saves.REPLAYS)) == ([name], [])
    assert the_game(kept).match.actions == match.actions
    play(match, journal, 2)
    assert (names(tmp_path), names(tmp_path, saves.REPLAYS)) == ([], [name])


def test_taking_back_does_not_touch_what_somebody_else_has_played_on(tmp_path: Path) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal, 6)
    other, others = resumed(kept)
    play(other, others, 2)
    take_back(match, journal, 3)
    lengths = sorted(len(game.match.actions) for game in kept.games(BEASTY_BAR))
    assert lengths == [3, 8]


def full(*args: object, **kwargs: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_keeps_the_game_that_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal, 6)
    before = list(match.actions)
    with monkeypatch.context() as patched:
        patched.setattr("game.services.files.mkstemp", full)
        take_back(match, journal, 3)
    assert the_game(Saves(tmp_path)).match.actions == before
    play(match, journal, 1)
    assert the_game(kept).match.actions == match.actions
    assert the_game(kept).sitting.casual


def test_a_full_disk_at_the_end_makes_no_second_game_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Saves(tmp_path)
    match, journal = begun(kept)
    play(match, journal, OVER)
    (name,) = names(tmp_path, saves.REPLAYS)
    with monkeypatch.context() as patched:
        patched.setattr("game.services.files.mkstemp", full)
        take_back(match, journal, 3)
    play(match, journal, 1)
    assert (names(tmp_path), names(tmp_path, saves.REPLAYS)) == ([name], [])
    assert the_game(kept).match.actions == match.actions
