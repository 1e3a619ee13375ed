"""The desktop game, put together: what it keeps, and what it has to tell."""

import weakref
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.composition import PROGRAM
from game.core.errors import BadSetup, GameError
from game.desktop.compose import Desktop
from game.services import files, saves, settings, settings_file
from game.services.unsaved import TRYING
from game.shell.opponents import opponent
from game.shell.scenes.menu.first_start import LANGUAGE, TEXT_SIZE, FirstStart
from game.shell.scenes.menu.title import CONTINUE, Title
from game.shell.scenes.notice import Notice
from game.shell.signals import Intent, Press
from game.shell.table.scene import Table


def a_desktop(folder: Path, *words: str) -> Desktop:
    pygame.display.init()
    window = ["--data-dir", str(folder), "--size", "960x600", "--speed", "instant"]
    return Desktop.asked([*words, *window], PROGRAM)


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
    settings_file.save(settings.Settings(), tmp_path)
    title = a_desktop(tmp_path).open().top
    assert isinstance(title, Title)
    assert title.focus.key == CONTINUE
    assert title._saved is not None
    assert title._saved.match.actions == table.match.actions


def test_a_demo_leaves_nothing_behind(tmp_path: Path) -> None:
    play(a_desktop(tmp_path, "--demo"), 5)
    assert [*tmp_path.rglob("*.txt")] == []


def test_in_a_demo_computers_play_that_are_worth_watching(tmp_path: Path) -> None:
    """They think about what the other could answer, each in its own way."""
    desktop = a_desktop(tmp_path, "--demo")
    seats = desktop._party().seats
    opponents = [opponent(desktop.desk.module, who) for who in seats]
    assert all(each and each.strength >= 4 and each.character for each in opponents)
    assert len({*seats}) == 2


def test_broken_settings_and_games_are_told_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_bytes(b"{")
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
    broken = settings_file.BROKEN.format(file=settings_file.BROKEN_FILE)
    assert told == [broken, saves.BROKEN]


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


# Two programs at once


def test_another_window_keeps_what_it_has_changed(tmp_path: Path) -> None:
    settings_file.save(settings.Settings(), tmp_path)
    here, there = a_desktop(tmp_path), a_desktop(tmp_path)
    there.settings.text, there.settings.profiles = 150, {"Zoe": "red"}
    there.desk.save_settings()
    here.settings.muted, here.settings.profiles = True, {"Max": "blue"}
    here.desk.save_settings()
    there.settings.hints = False
    there.remember_window()
    there.desk.save_settings()
    profiles = {"Max": "blue", "Zoe": "red"}
    expected = settings.Settings(text=150, muted=True, hints=False, profiles=profiles)
    assert settings_file.load(tmp_path) == (expected, None)


# The first start


def first_scene(folder: Path, *words: str) -> object:
    return a_desktop(folder, *words).open().top


def test_a_stranger_is_greeted_once(tmp_path: Path) -> None:
    desktop = a_desktop(tmp_path)
    stack = desktop.open()
    assert isinstance(stack.top, FirstStart)
    stack.handle(Press(Intent.CONFIRM))
    assert isinstance(stack.top, Title)
    assert isinstance(first_scene(tmp_path), Title)


def test_whoever_leaves_before_going_on_is_greeted_again(tmp_path: Path) -> None:
    a_desktop(tmp_path).desk.save_settings()
    assert isinstance(first_scene(tmp_path), FirstStart)


@pytest.mark.parametrize(
    "words", [("--demo",), ("--seats", "human,random"), ("--seed", "7"), ("--set", "new")]
)
def test_whoever_says_what_to_play_is_not_held_up(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert not isinstance(first_scene(tmp_path, *words), FirstStart | Title)


def test_broken_settings_make_nobody_a_stranger(tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_bytes(b"{")
    assert isinstance(first_scene(tmp_path), Title)


def test_whoever_asks_for_it_is_greeted_again(tmp_path: Path) -> None:
    settings_file.save(settings.Settings(), tmp_path)
    desktop = a_desktop(tmp_path)
    desktop.settings.first_start = True
    desktop.desk.settings_changed()
    assert isinstance(first_scene(tmp_path), FirstStart)


def test_the_first_start_speaks_the_systems_language_and_any_other_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.desktop.compose.system_language", lambda: "de")
    desktop = a_desktop(tmp_path)
    assert desktop.translations.code == "de"
    stack = desktop.open()
    desktop.window.show(stack)
    assert isinstance(stack.top, FirstStart)
    french = next(spot for spot in stack.top.spots() if spot.key == (LANGUAGE, "fr"))
    at = desktop.window.stage.pixels(french.box).center
    desktop.window.take(
        [
            pygame.event.Event(kind, pos=at, button=1)
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        ],
        stack,
    )
    assert desktop.translations.code == "fr"
    assert desktop.window.show(stack)


def test_larger_letters_are_seen_at_once(tmp_path: Path) -> None:
    desktop = a_desktop(tmp_path)
    stack = desktop.open()
    assert isinstance(stack.top, FirstStart)
    stack.top.focus.key = (TEXT_SIZE, 200)
    desktop.window.take([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")], stack)
    assert desktop.letters.scale == 2
    assert desktop.window.show(stack)


# For this time only

TROUBLED = settings.Settings(
    width=1900, fullscreen=True, text=200, theme="contrast", keys={"CONFIRM": "97"}, speed=2.0, hints=False
)


def test_safe_mode_is_as_on_the_first_day_but_for_what_does_no_harm(tmp_path: Path) -> None:
    settings_file.save(TROUBLED, tmp_path)
    desktop = a_desktop(tmp_path, "--safe")
    now, usual = desktop.settings, settings.Settings()
    assert (now.text, now.theme, now.keys, now.fullscreen) == (100, "normal", {}, False)
    assert now.width == usual.width
    assert now.muted
    assert not now.hints
    assert not desktop.window.full_screen
    desktop._after_first_frame()
    desktop.thinker.close()
    assert not desktop.desk.audio.audible


def test_safe_mode_is_for_this_time_only(tmp_path: Path) -> None:
    settings_file.save(TROUBLED, tmp_path)
    desktop = a_desktop(tmp_path, "--safe")
    desktop.desk.save_settings()
    desktop.remember_window()
    assert settings_file.load(tmp_path) == (TROUBLED, None)


def test_what_the_player_changes_in_safe_mode_is_kept(tmp_path: Path) -> None:
    settings_file.save(TROUBLED, tmp_path)
    desktop = a_desktop(tmp_path, "--safe")
    desktop.settings.text, desktop.settings.muted = 150, False
    desktop.desk.settings_changed()
    assert settings_file.load(tmp_path) == (replace(TROUBLED, text=150, muted=False), None)


def test_a_speed_asked_for_is_for_this_time_only(tmp_path: Path) -> None:
    settings_file.save(TROUBLED, tmp_path)
    desktop = a_desktop(tmp_path)
    assert desktop.settings.speed > 10
    desktop.desk.save_settings()
    assert settings_file.load(tmp_path)[0].speed == TROUBLED.speed
    desktop.settings.speed = 3.0
    desktop.desk.save_settings()
    assert settings_file.load(tmp_path)[0].speed == 3.0


@pytest.mark.parametrize("seats", ["human", "human,cub,cub,cub,cub"])
def test_a_game_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path, seats: str) -> None:
    with pytest.raises(GameError, match=r"^A game takes 2 to 4 players, not \d\.$"):
        a_desktop(tmp_path, "--seats", seats).open()


@pytest.mark.parametrize("name", ["file", "file/within", "x" * 300])
def test_pictures_that_nobody_can_put_there_are_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    asked = ("--demo", "--seats", "random,random", "--screenshots", str(tmp_path / name))
    with pytest.raises(BadSetup, match=r"^Nothing can be written into .*: [A-Z][a-z ]+\.$"):
        a_desktop(tmp_path, *asked).open()


@pytest.mark.parametrize("name", ["file", "file/within", "x" * 300, f"x/{'y' * 300}/z"])
def test_without_a_folder_that_can_be_made_the_game_is_played_unsaved(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    desktop = a_desktop(tmp_path / name, "--seats", "random,random")
    stack = desktop.open()
    told = []
    for _ in range(9):
        stack.advance(0.5)
        if isinstance(stack.top, Notice):
            told.append(stack.top._sentence)
            stack._pop(None)
    assert told == [TRYING[files.NO_FOLDER]]
    desktop.remember_window()
    assert desktop.news.next() is None
    desktop.unsaved.drop_all()


def test_whom_it_asks_where_the_window_is_stays_for_all_events_to_come(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """pygame hands it to them without holding on to it: the program that went on after a crash died of it."""

    class Asked:
        position = 7, 8

    asked = Asked()
    kept = weakref.ref(asked)
    answers = [asked]
    del asked
    monkeypatch.setattr("game.desktop.compose.SdlWindow", SimpleNamespace(from_display_module=answers.pop))
    a_desktop(tmp_path).remember_window()
    assert kept() is not None
