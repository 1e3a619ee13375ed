"""The desktop game, put together: what it keeps, and what it has to tell."""

from pathlib import Path

import pygame
import pytest

from game.arguments import desktop_options
from game.desktop import Desktop
from game.services import saves, settings
from game.shell.scenes.notice import Notice
from game.shell.scenes.table import Table
from game.shell.scenes.title import CONTINUE, Title


def a_desktop(folder: Path, *words: str) -> Desktop:
    pygame.display.init()
    return Desktop(
        desktop_options([*words, "--data-dir", str(folder), "--size", "960x600", "--speed", "instant"])
    )


def games(folder: Path) -> list[Path]:
    return [*(folder / saves.SAVES).rglob("*.txt")]


def play(desktop: Desktop, actions: int) -> Table:
    """Let the computers play."""
    stack = desktop.open()
    for _ in range(2000):
        stack.advance(0.5)
        if isinstance(stack.top, Table) and len(stack.top.match.actions) >= actions:
            return stack.top
    raise AssertionError("nobody plays")


def test_a_game_is_kept_in_the_players_folder_and_offered_at_the_next_start(tmp_path: Path) -> None:
    table = play(a_desktop(tmp_path, "--seats", "random,random"), 5)
    assert len(games(tmp_path)) == 1
    title = a_desktop(tmp_path).open().top
    assert isinstance(title, Title)
    assert title.focus.key == CONTINUE
    assert title._saved is not None
    assert title._saved.match.actions == table.match.actions


def test_a_demo_leaves_nothing_behind(tmp_path: Path) -> None:
    play(a_desktop(tmp_path, "--demo"), 5)
    assert [*tmp_path.rglob("*.txt")] == []


def test_broken_settings_and_games_are_told_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_bytes(b"{")
    place = tmp_path / saves.SAVES / "beasty_bar"
    place.mkdir(parents=True)
    (place / "game.txt").write_bytes(b"\x00")
    stack = a_desktop(tmp_path).open()
    told = []
    for _ in range(5):
        stack.advance(0.1)
        if isinstance(stack.top, Notice):
            told.append(stack.top._sentence)
            stack._pop(None)
    assert told == [settings.BROKEN, saves.BROKEN]


def test_a_full_disk_is_told_once_whatever_cannot_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = a_desktop(tmp_path, "--seats", "random,random")

    def full(*_: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr("os.fsync", full)
    for _ in range(3):
        desktop.desk.save_settings()
    stack = desktop.open()
    notices = 0
    for _ in range(300):
        stack.advance(0.5)
        if isinstance(stack.top, Notice):
            notices += 1
            stack._pop(None)
    assert notices == 1
