"""The window opens at once, as it was the last time, and the game takes it over."""

import json
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pygame
import pytest

from game.app import show_early
from game.desktop import Desktop
from game.options import desktop_options
from game.services import settings, settings_file
from game.shell.opening import SMALLEST, USUAL_SIZE, glance, opening
from game.shell.paint.palette import BLACK, PAGE

KEPT = replace(settings.Settings(), width=1100, height=800, x=30, y=-40)


@pytest.fixture(autouse=True)
def placed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEO_WINDOW_POS", "0,0")


def shown(folder: Path, *words: str) -> pygame.Surface:
    pygame.display.init()
    show_early(desktop_options(["--data-dir", str(folder), *words]))
    return pygame.display.get_surface()


def test_at_first_the_badge_stands_in_the_middle_of_an_empty_page(tmp_path: Path) -> None:
    surface = shown(tmp_path)
    assert surface.get_size() == USUAL_SIZE
    assert surface.get_at((5, 5))[:3] == PAGE
    assert surface.get_at(surface.get_rect().center)[:3] != PAGE


def test_the_game_takes_the_window_over_as_it_is(tmp_path: Path) -> None:
    settings_file.save(KEPT, tmp_path)
    early = shown(tmp_path)
    assert early.get_size() == (1100, 800)
    desktop = Desktop(desktop_options(["--data-dir", str(tmp_path)]))
    assert desktop.window.surface is early
    assert pygame.display.get_caption()[0] == desktop.desk.module.title


def test_it_has_the_colours_that_were_chosen(tmp_path: Path) -> None:
    settings_file.save(replace(KEPT, theme="contrast"), tmp_path)
    assert shown(tmp_path).get_at((5, 5))[:3] == BLACK


@pytest.mark.parametrize("words", [["--safe"], ["--size", "1280x720"]])
def test_the_command_line_has_the_last_word(tmp_path: Path, words: list[str]) -> None:
    settings_file.save(KEPT, tmp_path)
    assert shown(tmp_path, *words).get_size() == USUAL_SIZE


def test_a_glance_sees_what_the_settings_say(tmp_path: Path) -> None:
    settings_file.save(KEPT, tmp_path)
    options = desktop_options([])
    kept, _ = settings_file.load(tmp_path)
    assert opening(options, glance(tmp_path)) == opening(options, asdict(kept))
    assert opening(options, glance(tmp_path)) == ((1100, 800), False, (30, -40))


def test_full_screen_is_remembered_unless_a_window_is_wanted() -> None:
    kept = {"fullscreen": True}
    assert opening(desktop_options([]), kept).full_screen
    assert not opening(desktop_options(["--windowed"]), kept).full_screen
    assert not opening(desktop_options(["--size", "1280x720"]), kept).full_screen


def test_a_tiny_window_grows() -> None:
    assert opening(desktop_options(["--size", "10x2000"]), {}).size == (SMALLEST[0], 2000)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b"7",
        b"[" * 100_000,
        b'{"width": "wide"}',
        b'{"width": true}',
        b'{"x": 1e9}',
        b'{"x": 99999}',
        b'{"width": 32767, "height": 32767}',
        b'{"width": 1100}' + b" " * 70_000,
    ],
)
def test_settings_that_make_no_sense_are_left_to_whoever_reads_them(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / settings_file.FILE
    file.write_bytes(content)
    assert glance(tmp_path) == {}
    assert shown(tmp_path).get_size() == USUAL_SIZE
    assert file.read_bytes() == content


def test_a_theme_nobody_knows_is_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_text(json.dumps({"theme": ["odd"]}), encoding="utf-8")
    assert shown(tmp_path).get_at((5, 5))[:3] == PAGE


def test_a_damaged_badge_does_not_keep_the_window_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.shell.opening.ICON", "manifest.json")
    assert shown(tmp_path).get_at(pygame.display.get_surface().get_rect().center)[:3] == PAGE


def test_nothing_that_takes_long_is_imported_before_it() -> None:
    late = ["game.catalogue", "game.desktop", "game.services.settings", "dataclasses"]
    first = "import sys, game.app; game.app._lighten_pygame(); import game.arguments, game.shell.opening"
    code = f"{first}; print(*set({late}) & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.split() == []
