"""The window opens at once, as it was the last time, and the game takes it over."""

import json
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pygame
import pytest

from game.composition import PROGRAM
from game.desktop.compose import Desktop
from game.desktop.probe import show_early
from game.services import settings, settings_file
from game.shell.early import SMALLEST, USUAL_SIZE, glance, screens, window_plan
from game.shell.paint.palette import BLACK, PAGE
from tests.program import desktop_options, run

KEPT = replace(settings.Settings(), width=1000, height=700, x=30, y=-40)
SCREEN = pygame.Rect(0, 0, 1920, 1080)
LEFT, ABOVE = pygame.Rect(-1280, 0, 1280, 1024), pygame.Rect(0, -1080, 1920, 1080)


@pytest.fixture(autouse=True)
def placed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEO_WINDOW_POS", "0,0")


def shown(folder: Path, *words: str) -> pygame.Surface:
    pygame.display.init()
    show_early(desktop_options(["--data-dir", str(folder), *words]), PROGRAM)
    return pygame.display.get_surface()


def test_at_first_the_badge_stands_in_the_middle_of_an_empty_page(tmp_path: Path) -> None:
    surface = shown(tmp_path)
    assert surface.get_size() == USUAL_SIZE
    assert surface.get_at((5, 5))[:3] == PAGE
    assert surface.get_at(surface.get_rect().center)[:3] != PAGE


def test_the_game_takes_the_window_over_as_it_is(tmp_path: Path) -> None:
    settings_file.save(KEPT, tmp_path)
    early = shown(tmp_path)
    assert early.get_size() == (1000, 700)
    desktop = Desktop.asked(["--data-dir", str(tmp_path)], PROGRAM)
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
    assert window_plan(options, glance(tmp_path), [SCREEN]) == window_plan(options, asdict(kept), [SCREEN])
    assert window_plan(options, glance(tmp_path), [SCREEN]) == ((1000, 700), False, (30, -40))


def test_full_screen_is_remembered_unless_a_window_is_wanted() -> None:
    kept = {"fullscreen": True}
    assert window_plan(desktop_options([]), kept, [SCREEN]).full_screen
    assert not window_plan(desktop_options(["--windowed"]), kept, [SCREEN]).full_screen
    assert not window_plan(desktop_options(["--size", "1280x720"]), kept, [SCREEN]).full_screen


def test_a_tiny_window_grows() -> None:
    assert window_plan(desktop_options(["--size", "10x2000"]), {}, [SCREEN]).size == (SMALLEST[0], 2000)


def test_a_window_that_no_screen_could_show_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["--size", "99999x99999", "--data-dir", str(tmp_path)]) == 2
    assert capsys.readouterr() == ("", "A window is at most 10000 wide and high, not 99999x99999.\n")


@pytest.mark.parametrize(
    ("place", "screens", "kept"),
    [
        ((30, 40), [SCREEN], True),
        ((-800, 40), [SCREEN], True),
        ((-950, 40), [SCREEN], False),
        ((-900, 40), [SCREEN, LEFT], True),
        ((1820, 40), [SCREEN], True),
        ((1900, 40), [SCREEN], False),
        ((2500, 40), [SCREEN], False),
        ((30, -8), [SCREEN], True),
        ((30, -600), [SCREEN], False),
        ((30, -600), [SCREEN, ABOVE], True),
        ((30, 1100), [SCREEN, LEFT, ABOVE], False),
    ],
)
def test_a_window_opens_where_it_was_unless_that_screen_is_gone(
    place: tuple[int, int], screens: list[pygame.Rect], kept: bool
) -> None:
    settings = {"width": 1000, "height": 700, "x": place[0], "y": place[1]}
    assert window_plan(desktop_options([]), settings, screens).place == (place if kept else None)


def test_a_window_is_no_larger_than_the_screens_that_are_left() -> None:
    kept = {"width": 3000, "height": 1000, "x": 30, "y": 40}
    assert window_plan(desktop_options([]), kept, [SCREEN]) == ((1920, 1000), False, None)
    assert window_plan(desktop_options([]), kept, [SCREEN, LEFT]) == ((3000, 1000), False, (30, 40))


def test_screens_are_found_by_what_stands_in_the_middle_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    (here,) = screens()
    assert here == (0, 0, *pygame.display.get_desktop_sizes()[0])
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [here.size, here.size])
    assert screens()[0] == here, "found by the window in the middle of it"


def test_where_nobody_can_tell_where_the_screens_are_a_window_stays_where_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(number: int) -> None:
        raise pygame.error("no window here")

    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(800, 600), (800, 600)])
    monkeypatch.setattr("game.shell.early._middle", fail)
    kept = {"width": 1000, "height": 700, "x": -3000, "y": 40}
    assert window_plan(desktop_options([]), kept, screens()).place == (-3000, 40)


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
    assert not {"width", "height", "x", "y"} & glance(tmp_path).keys()
    assert shown(tmp_path).get_size() == USUAL_SIZE
    assert file.read_bytes() == content


def test_of_settings_that_make_sense_but_for_one_the_others_count(tmp_path: Path) -> None:
    kept = {**asdict(KEPT), "height": "high"}
    (tmp_path / settings_file.FILE).write_text(json.dumps(kept), encoding="utf-8")
    plan = ((KEPT.width, USUAL_SIZE[1]), False, (30, -40))
    assert window_plan(desktop_options([]), glance(tmp_path), [SCREEN]) == plan
    assert window_plan(desktop_options([]), asdict(settings_file.load(tmp_path)[0]), [SCREEN]) == plan


def test_a_theme_nobody_knows_is_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_text(json.dumps({"theme": ["odd"]}), encoding="utf-8")
    assert shown(tmp_path).get_at((5, 5))[:3] == PAGE


def test_a_damaged_badge_does_not_keep_the_window_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.shell.early.ICON", "manifest.json")
    assert shown(tmp_path).get_at(pygame.display.get_surface().get_rect().center)[:3] == PAGE


def test_nothing_that_takes_long_is_imported_before_it() -> None:
    late = ["game.core.module", "game.desktop.compose", "game.services.settings", "dataclasses"]
    code = f"""if True:
        import sys
        from game.desktop import probe
        probe._lighten_pygame()
        import game.cli.arguments, game.composition, game.shell.early
        game.cli.options.desktop_options(["--seed", "7"], game.composition.PROGRAM.games)
        print(*set({late}) & set(sys.modules))
        """
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.split() == []
