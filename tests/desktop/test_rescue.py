"""Whatever breaks, wherever: the player is told, nothing is lost, and the game can be started anew.

The real program runs here, from its command line to its end, with a player who looks at every frame.
"""

from __future__ import annotations

import argparse
import errno
import os
import weakref
from collections.abc import Callable, Iterator
from itertools import count
from math import inf
from pathlib import Path
from typing import Any, NoReturn

import pygame
import pytest

from game.beasty_bar.show.show import BeastyBarShow
from game.composition import PROGRAM
from game.core.errors import BadSetup
from game.core.listing import Games
from game.desktop import rescue
from game.desktop.compose import Desktop
from game.services import clipboard, crashes, settings, settings_file
from game.services.audio import Audio
from game.services.memory import keep, let_all_go, let_go
from game.services.thinker import SlicedThinker
from game.shell import window as window_module
from game.shell.scenes.crash_card import COPY, CrashCard, Way
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.menu.title import CONTINUE, NEW, SETTINGS, Title
from game.shell.scenes.scene import Scene
from game.shell.scenes.settings.scene import Settings
from game.shell.scenes.stack import Stack
from game.shell.table.log import Log
from game.shell.table.play import Play
from game.shell.table.scene import Table
from game.shell.window import Window
from tests.beasty_bar.show.house import ART
from tests.kept import KeptArt
from tests.program import desktop_options, run
from tests.shell.test_notice import click, key

QUIT = [pygame.event.Event(pygame.QUIT)]
PATIENCE = 4000
LATER, STEP = 1e9, 0.05
"""The clock of the window: nobody is ever late, and from frame to frame so many seconds pass."""


class Thinker(SlicedThinker):
    """Thinks in this process, but is hired and sent home like one that does not."""

    def __init__(self, games: Games) -> None:
        super().__init__()

    def start(self, likely: str) -> None:
        """It needs no time for that."""

    def close(self) -> None:
        """Nor for that."""


class Player:
    """Looks at every frame, and does something: `does` says what, by the scene in charge."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.does: dict[type[Scene], Callable[[Any], list[pygame.event.Event]]] = {}
        self.seen: list[str] = []
        self.cards: list[CrashCard] = []
        self._frames = 0
        take = Window.take

        def taken(window: Window, events: Any, stack: Stack) -> None:
            take(window, [*events, *self._look(stack)], stack)

        monkeypatch.setattr(Window, "take", taken)

    def _look(self, stack: Stack) -> list[pygame.event.Event]:
        self._frames += 1
        if self._frames > PATIENCE or stack.top is None:
            raise SystemExit(f"waited in vain; seen: {self.seen}")
        name = type(stack.top).__name__
        if self.seen[-1:] != [name]:
            self.seen.append(name)
        if isinstance(stack.top, CrashCard) and stack.top not in self.cards:
            self.cards.append(stack.top)
        act = self.does.get(type(stack.top), lambda scene: [])
        return act(stack.top)


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Player]:
    """Somebody who has played before, presses Restart on every card, and has had enough at the title."""
    monkeypatch.setattr("game.desktop.compose.ProcessThinker", Thinker)
    monkeypatch.setattr("game.desktop.compose.Art", lambda folders: ART)
    monkeypatch.setattr("game.desktop.rescue.Art", lambda folders: KeptArt())
    monkeypatch.setattr(window_module, "IDLE_MILLISECONDS", 1)
    monkeypatch.setattr(window_module, "FRAMES_PER_SECOND", 10_000)
    monkeypatch.setattr(window_module, "perf_counter", count(LATER, STEP).__next__)
    monkeypatch.setattr(window_module, "AHEAD_SHARE", -inf)
    monkeypatch.setattr("game.desktop.compose.keep", lambda: None)
    monkeypatch.setattr("game.desktop.rescue.let_all_go", let_go)  # not all that the other tests hold
    monkeypatch.setattr("game.services.music.Layer.unpack", lambda layer: None)  # which takes long
    monkeypatch.setattr("game.shell.scenes.crash_card.DEAF_SECONDS", 0.02)
    settings_file.save(settings.Settings(), tmp_path)
    pygame.display.init()
    pygame.event.clear()
    someone = Player(monkeypatch)
    someone.does = {CrashCard: pressing(Way.RESTART), Title: lambda title: QUIT}
    yield someone
    pygame.display.init()
    pygame.event.clear()


def pressing(spot: object) -> Callable[[Any], list[pygame.event.Event]]:
    """Clicks on a spot; a card that does not listen yet is waited for."""

    def press(scene: Any) -> list[pygame.event.Event]:
        if scene.moving:
            return []
        return click(next(each.box for each in scene.spots() if each.key == spot), scene.stage)

    return press


def play(folder: Path, *words: str) -> int:
    window = ["--data-dir", str(folder), "--size", "960x600", "--speed", "instant"]
    return rescue.play(desktop_options([*words, *window]), PROGRAM)


def breaks(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, *, times: int = 1) -> None:
    """It raises so many times, then it is as it was."""
    whole, left = getattr(where, name), [None] * times

    def broken(*args: Any, **fields: Any) -> Any:
        if left:
            left.pop()
            raise RuntimeError(f"{name} broke")
        return whole(*args, **fields)

    monkeypatch.setattr(where, name, broken)


def logs(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((folder / crashes.LOGS).glob("*"))]


# Wherever it breaks


@pytest.mark.parametrize("method", ["handle", "advance", "draw", "repaint", "resized", "spots"])
def test_whatever_a_scene_raises_ends_on_a_card_and_the_title_comes_back(
    method: str, player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    breaks(monkeypatch, Title, method)
    poked = iter([[key(pygame.K_DOWN)], QUIT])
    player.does[Title] = lambda title: next(poked, QUIT)
    assert play(tmp_path) == 0
    assert player.seen[-2:] == ["CrashCard", "Title"]
    (log,) = logs(tmp_path)
    assert f"RuntimeError: {method} broke" in log


@pytest.mark.parametrize(
    ("where", "name"),
    [
        (Audio, "advance"),
        (Audio, "music"),
        (Audio, "start"),
        (Thinker, "start"),
        (Window, "make_ahead"),
        (Window, "show"),
        (Stack, "advance"),
        (Title, "__init__"),
    ],
)
def test_whatever_the_house_raises_ends_on_a_card(
    where: type, name: str, player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    breaks(monkeypatch, where, name)
    frames = iter([[]])
    player.does[Title] = lambda title: next(frames, QUIT)
    assert play(tmp_path) == 0
    assert player.seen[-2:] == ["CrashCard", "Title"]
    assert f"{name} broke" in logs(tmp_path)[0]


def test_nothing_is_read_any_more_when_pygame_goes(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever reads a picture then breaks without a word."""
    gone: list[str] = []
    close, leave = BeastyBarShow.close, pygame.quit
    monkeypatch.setattr(BeastyBarShow, "close", lambda show: (close(show), gone.append("show")))
    monkeypatch.setattr(pygame, "quit", lambda: (leave(), gone.append("pygame")))
    player.does[Title] = lambda title: QUIT
    assert play(tmp_path) == 0
    assert gone == ["show", "pygame"]


def test_what_broke_is_gone_before_the_next_start(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever is there then stays until the end."""
    begun: list[weakref.ref[Desktop]] = []
    alive: list[int] = []

    def started(options: argparse.Namespace, **parts: Any) -> Desktop:
        alive.append(sum(each() is not None for each in begun))
        desktop = Desktop(options, **parts)
        begun.append(weakref.ref(desktop))
        return desktop

    def forgets(card: CrashCard) -> list[pygame.event.Event]:
        player.cards.clear()
        return pressing(Way.RESTART)(card)

    monkeypatch.setattr("game.desktop.compose.keep", keep)
    monkeypatch.setattr("game.desktop.rescue.let_all_go", let_all_go)
    monkeypatch.setattr(rescue, "Desktop", started)
    breaks(monkeypatch, Title, "advance")
    player.does[CrashCard] = forgets
    frames = iter([[]])
    player.does[Title] = lambda title: next(frames, QUIT)
    assert play(tmp_path) == 0
    assert alive == [0, 0]
    keep()  # for the other tests, as it was


WAYS: dict[type[Scene], list[tuple[type[Scene], Any]]] = {
    NewGame: [(Title, pressing(NEW))],
    Settings: [(Title, pressing(SETTINGS))],
    Table: [],
    Pause: [(Table, lambda table: [key(pygame.K_ESCAPE)])],
    Log: [(Table, lambda table: [key(pygame.K_l)] if table.match.actions else [])],
}


@pytest.mark.parametrize("method", ["draw", "advance", "handle"])
@pytest.mark.parametrize("scene", WAYS, ids=lambda scene: scene.__name__)
def test_every_scene_may_break(
    scene: type[Scene], method: str, player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player.does |= dict(WAYS[scene])
    player.does[scene] = lambda top: [key(pygame.K_DOWN)]
    breaks(monkeypatch, scene, method)
    at_the_table = scene in (Table, Pause, Log)
    way_on = player.does[CrashCard]

    def restart(card: CrashCard) -> list[pygame.event.Event]:
        player.does[Title] = lambda title: QUIT
        return way_on(card)

    player.does[CrashCard] = restart
    assert play(tmp_path, *(["--seats", "random,random"] if at_the_table else [])) == 0
    assert player.seen[-2:] == ["CrashCard", "Title"]
    assert ("Position\n" in logs(tmp_path)[0]) == at_the_table


def test_a_game_goes_on_from_the_decision_that_broke_while_it_was_shown(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    matches: list[list[str]] = []
    show = Play.show

    def shown(table: Play, *told: Any) -> None:
        if len(table.match.actions) == 5 and not matches:
            matches.append([table.match.rules.spell(action) for action in table.match.actions])
            raise RuntimeError("in the middle of a turn")
        show(table, *told)

    monkeypatch.setattr(Play, "show", shown)

    def at_the_table(table: Table) -> list[pygame.event.Event]:
        if not matches:
            return []
        matches.append([table.match.rules.spell(action) for action in table.match.actions])
        return QUIT

    player.does |= {Table: at_the_table, Title: pressing(CONTINUE)}
    assert play(tmp_path, "--seats", "random,random", "--seed", "3") == 0
    assert player.seen[-3:] == ["CrashCard", "Title", "Table"]
    assert player.cards[0]._saved is True
    before, after = matches
    assert after[:5] == before
    (log,) = logs(tmp_path)
    assert "beasty_bar 1\nseed 3\n" in log
    assert "\n".join(before) in log


def test_a_report_can_be_replayed(player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.beasty_bar.rules.game import RULES
    from game.beasty_bar.rules.position import spell_position
    from game.core import replay

    def broken(table: Table) -> list[pygame.event.Event]:
        if len(table.match.actions) < 4:
            return []
        raise RuntimeError("now")

    player.does[Table] = broken
    assert play(tmp_path, "--seats", "random,random,random") == 0
    sections = dict(part.split("\n", 1) for part in logs(tmp_path)[0].split("\n\n") if "\n" in part)
    text = logs(tmp_path)[0].partition("\n\nGame\n")[2].partition("\n\nTraceback")[0]
    match = replay.read("beasty_bar", RULES, text)
    assert len(match.actions) >= 4
    assert spell_position(match.state) == sections["Position"].strip()


def test_names_and_paths_are_nobodys_business(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = settings.Settings(names=["Zoë the First"], profiles={"Zoë the First": "red"})
    settings_file.save(known, tmp_path)
    breaks(monkeypatch, Table, "advance")
    assert play(tmp_path, "--seats", "human,random") == 0
    (log,) = logs(tmp_path)
    assert "--seats human,random" in log
    assert "--data-dir <path>" in log
    assert "Zoë" not in log
    assert str(tmp_path) not in log


# What the player chooses


def test_quit_ends_with_a_bad_conscience(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    breaks(monkeypatch, Title, "draw")
    player.does[CrashCard] = pressing(Way.QUIT)
    assert play(tmp_path) == rescue.FAILED
    assert player.seen == ["CrashCard"]


def test_the_whole_report_is_what_is_copied(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    breaks(monkeypatch, Title, "draw")
    player.does[CrashCard] = lambda card: QUIT if copied else pressing(COPY)(card)
    play(tmp_path)
    assert copied == logs(tmp_path)


def test_safe_mode_starts_anew_in_safe_mode(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings_file.save(settings.Settings(text=200), tmp_path)
    breaks(monkeypatch, Title, "draw")
    player.does[CrashCard] = pressing(Way.SAFE)
    texts: list[int] = []
    player.does[Title] = lambda title: QUIT if texts.append(title._desk.settings.text) is None else []
    assert play(tmp_path) == 0
    assert texts == [100]


# When everything goes wrong


@pytest.mark.parametrize("method", ["draw", "handle", "advance", "__init__"])
def test_a_crash_of_the_card_ends_the_program_and_tells_everything(
    method: str,
    player: Player,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    breaks(monkeypatch, Title, "draw")
    breaks(monkeypatch, CrashCard, method, times=100)
    assert play(tmp_path) == rescue.FAILED
    told = capsys.readouterr().err
    for part in ("draw broke", f"{method} broke", rescue.SORRY, str(tmp_path / crashes.LOGS)):
        assert part in told
    assert len(logs(tmp_path)) == 2
    assert "Title" not in player.seen


def test_whoever_breaks_at_once_every_time_is_not_started_for_ever(
    player: Player,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    breaks(monkeypatch, Title, "draw", times=100)
    assert play(tmp_path) == rescue.FAILED
    assert len(player.cards) == crashes.MOST_HASTY - 1
    assert rescue.SORRY in capsys.readouterr().err


def test_a_full_disk_is_told_on_the_card(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    breaks(monkeypatch, Table, "advance")
    play(tmp_path, "--seats", "human,random")
    (card,) = player.cards
    assert card._crash.path is None
    assert card._saved is False
    assert logs(tmp_path) == []


def test_a_demo_that_takes_pictures_waits_for_nobody(
    player: Player,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    breaks(monkeypatch, Table, "advance")
    player.does[Table] = lambda table: []
    assert play(tmp_path, "--demo", "--screenshots", str(tmp_path / "shots")) == rescue.FAILED
    assert player.cards == []
    assert str(tmp_path / crashes.LOGS) in capsys.readouterr().err


@pytest.mark.parametrize("where", [(Window, "__init__"), (pygame.font, "init"), (Audio, "__init__")])
def test_what_breaks_before_there_is_a_window_is_told_in_a_sentence(
    where: tuple[Any, str],
    player: Player,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    breaks(monkeypatch, *where)
    assert play(tmp_path) == rescue.FAILED
    told = capsys.readouterr().err.splitlines()
    (path,) = (tmp_path / crashes.LOGS).iterdir()
    assert told == [rescue.SORRY, rescue.WRITTEN.format(path=path), rescue.SAFE]
    assert player.seen == []


def test_a_program_that_was_double_clicked_says_it_in_a_box(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: list[str] = []
    monkeypatch.setattr("pygame._sdl2.video.messagebox", lambda title, text, *, error: said.append(text))
    monkeypatch.setattr("game.desktop.complaint.started_by_hand", lambda: False)
    breaks(monkeypatch, Window, "__init__")
    assert play(tmp_path) == rescue.FAILED
    (path,) = (tmp_path / crashes.LOGS).iterdir()
    assert said == ["\n".join([rescue.SORRY, rescue.WRITTEN.format(path=path), rescue.SAFE])]


@pytest.mark.parametrize("ending", [KeyboardInterrupt, SystemExit])
def test_whoever_wants_to_end_the_program_ends_it(
    ending: type[BaseException], player: Player, tmp_path: Path
) -> None:
    def end(title: Title) -> NoReturn:
        raise ending

    player.does[Title] = end
    with pytest.raises(ending):
        play(tmp_path)
    assert logs(tmp_path) == []


def test_what_is_asked_for_in_vain_is_no_crash(
    player: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadSetup):
        play(tmp_path, "--venue", "the moon")
    assert run(["--venue", "the moon", "--data-dir", str(tmp_path)]) == 2
    assert "There is no venue 'the moon'" in capsys.readouterr().err
    assert logs(tmp_path) == []
