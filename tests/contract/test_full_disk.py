"""What a player sees of a full disk until there is room: at the table, on the results, on the title, and
before the window closes."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.services import files
from game.services.saved_game import read
from game.services.unsaved import TRYING
from game.shell.paint.brush import Brush
from game.shell.scenes.menu.title import Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.parting import AGAIN, QUIT, Parting
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.ways_on import REPLAY
from game.shell.scenes.scene import Leave
from tests.contract.house import House
from tests.contract.toy.module import SNAILS

TOLD = TRYING[files.DISK_FULL]


class Evening:
    """A house whose disk is full as long as somebody says so."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.written: list[str] = []
        self.lines: list[str] = []
        """Those that are no paragraphs."""
        for how, written in (("text", self.lines), ("paragraph", self.written)):
            monkeypatch.setattr(Brush, how, self._noted(getattr(Brush, how), written))
        self.house = House(folder, "--game", SNAILS.key, "--seats", "human,random")
        self.desktop, self.data = self.house.desktop, folder / "data"
        self.desktop.stack = self.house.stack
        monkeypatch.setattr(self.desktop.unsaved, "hurry", self.desktop.unsaved.again)

    def _noted(self, paint: Any, written: list[str]) -> Any:
        def painted(brush: Brush, text: str, *how: Any, **more: Any) -> Any:
            written.append(text)
            return paint(brush, text, *how, **more)

        return painted

    def fill_the_disk(self) -> None:
        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        self.there = {name: getattr(files, name) for name in ("replace", "append")}
        for name in self.there:
            self._patch.setattr(files, name, full)

    def make_room(self) -> None:
        for name, there in self.there.items():
            self._patch.setattr(files, name, there)

    def look(self) -> list[str]:
        """What can be read now."""
        self.written.clear()
        self.desktop._beside(0.1)
        self.house.frame()
        return self.written

    def close_notices(self) -> list[str]:
        """What they said."""
        told = []
        while isinstance(self.house.top, Notice) and not isinstance(self.house.top, Parting):
            told.append(self.house.top._sentence)
            self.house.key(pygame.K_ESCAPE)
            self.house.frame()
        return told

    def play(self) -> Results:
        """To the end."""
        told = []
        while not isinstance(self.house.top, Results):
            told += self.close_notices()
            self.house.until(lambda: isinstance(self.house.top, Results | Notice) or self._asked)
            if self._asked:
                table = self.house.table
                table.play.submit(self.house.wish(self.house.chance))
            self.house.frame()
        assert told == [TOLD], "once, in so many words"
        results = self.house.top
        assert isinstance(results, Results)
        self.house.until(lambda: not results.moving)
        return results

    @property
    def _asked(self) -> bool:
        table = getattr(self.house.top, "choosing", None)
        return table is not None and not self.house.table.timeline.busy


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(tmp_path, monkeypatch)


def test_a_game_that_ends_on_a_full_disk_is_saved_on_the_results(evening: Evening) -> None:
    house, desktop = evening.house, evening.desktop
    house.until_asked()
    evening.fill_the_disk()
    results = evening.play()
    assert TOLD in evening.look()
    assert REPLAY not in [spot.key for spot in results.spots()]
    assert not list((evening.data / "replays").glob("*/*.txt"))
    evening.make_room()
    desktop.unsaved.again()
    assert TOLD not in evening.look()
    assert evening.written, "it was painted anew"
    assert REPLAY in [spot.key for spot in results.spots()]
    (path,) = (evening.data / "replays").glob("*/*.txt")
    assert read(SNAILS, path).ended
    assert desktop.desk.saves.newest(SNAILS) is None


def test_it_is_said_at_the_table_and_on_the_title_until_it_is_saved(evening: Evening) -> None:
    house, desktop = evening.house, evening.desktop
    house.until_asked()
    assert TOLD not in evening.look()
    evening.fill_the_disk()
    house.table.play.submit(house.wish(house.chance))
    house.until(lambda: isinstance(house.top, Notice))
    evening.close_notices()
    evening.look()
    assert TOLD in evening.lines
    unsaved = house.picture
    evening.make_room()
    desktop.unsaved.again()
    evening.look()
    assert house.picture != unsaved
    evening.fill_the_disk()
    desktop._save()
    house.open(house.routes.title())
    desktop.stack = house.stack
    assert isinstance(house.top, Title)
    assert TOLD in evening.look()
    evening.make_room()
    desktop.unsaved.again()
    assert TOLD not in evening.look()


def left_unsaved(evening: Evening) -> House:
    house = evening.house
    house.until_asked()
    evening.fill_the_disk()
    evening.desktop._save()
    house.frame()
    evening.close_notices()
    return house


def test_whoever_quits_while_something_is_not_saved_is_asked(evening: Evening) -> None:
    house = left_unsaved(evening)
    below = house.top
    house.post(pygame.QUIT)
    assert not evening.desktop.window.closed
    assert isinstance(house.top, Parting)
    assert house.top._sentence == f"{files.DISK_FULL} Quit anyway?"
    house.wait()
    house.key(pygame.K_ESCAPE)
    house.frame()
    assert house.top is below, "Esc goes back"
    house.post(pygame.QUIT)
    house.wait()
    house.click(AGAIN)
    house.frame()
    assert isinstance(house.top, Parting), "the disk is still full"
    house.click(QUIT)
    house.frame()
    assert house.stack.top is None


def test_the_window_closes_by_itself_when_everything_is_saved(evening: Evening) -> None:
    house = left_unsaved(evening)
    house.stack.go(Leave())
    house.wait()
    assert isinstance(house.top, Parting)
    evening.make_room()
    house.click(AGAIN)
    house.frame()
    assert house.stack.top is None
    assert (evening.data / "settings.json").exists()


def test_whoever_closes_the_window_twice_means_it(evening: Evening) -> None:
    house = left_unsaved(evening)
    house.post(pygame.QUIT)
    house.post(pygame.QUIT)
    assert evening.desktop.window.closed


def test_nobody_is_asked_when_everything_is_saved(evening: Evening) -> None:
    evening.house.post(pygame.QUIT)
    assert evening.desktop.window.closed
