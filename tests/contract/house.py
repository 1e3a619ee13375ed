"""The whole house with the toy in it, and nothing of any other game: a small window, a stepped clock."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pygame

from game.cli.options import desktop_options
from game.cli.program import Program
from game.composition import PROGRAM
from game.core.player import decided
from game.desktop import compose
from game.desktop.compose import Desktop
from game.desktop.shows import SHOWS
from game.services import settings_file
from game.services.settings import Settings
from game.services.thinker import SlicedThinker
from game.shell.focus import Focus, Spot
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Scene
from game.shell.scenes.stack import Stack
from game.shell.table.curtain import LOOK, Curtain
from game.shell.table.scene import Table
from tests.contract.toy import levels
from tests.contract.toy.module import CATALOGUE, SNAIL_GARDEN, SNAILS
from tests.contract.toy.show import staged
from tests.kept import KeptArt, KeptType

ALL_SHOWS: Final = {**SHOWS, SNAILS.key: staged}
TYPE: Final = KeptType()
FEW: Final = 5
"""Of what is on its way, one picture of so many is enough."""


def alone(folder: Path) -> Program:
    """The program with nothing but the toy, whose venues are in that folder; it has no picture of its own."""
    levels.write(folder / "levels" / SNAILS.key)
    return PROGRAM._replace(games=CATALOGUE, assets=folder / "assets", levels=folder / "levels")


def beside_the_others(folder: Path) -> Program:
    """The program as it is, and the toy; its venues are where a player would put his own."""
    levels.write(folder / "data" / "levels" / SNAILS.key)
    return PROGRAM._replace(games=(*PROGRAM.games, SNAIL_GARDEN))


class House:
    """A window with scenes in it, and somebody who does things to them."""

    def __init__(
        self,
        folder: Path,
        *words: str,
        new: bool = False,
        size: str = "960x600",
        program: Callable[[Path], Program] = alone,
        settings: Settings | None = None,
    ) -> None:
        """As if a command line had been typed; `new`: for the first time."""
        data, made = folder / "data", program(folder)
        if settings is not None or not (new or (data / settings_file.FILE).exists()):
            settings_file.save(settings or Settings(), data)
        line = [*words, "--data-dir", str(data), "--size", size, "--speed", "instant"]
        TYPE.scale = 1.0
        with patch.object(compose, "Art", KeptArt), patch.object(compose, "Type", lambda: TYPE):
            self.desktop = Desktop(desktop_options(line, made.games), made, ALL_SHOWS)
        self.desk, self.routes = self.desktop.desk, self.desktop.routes
        self.desk.thinker = SlicedThinker()
        self.chance = Random(1)
        self.seen: list[type[Scene]] = []
        """The scenes that were in charge, one after the other."""
        pygame.event.clear()
        self.stack = self.desktop.open()
        self.frame()

    def open(self, scene: Scene) -> None:
        """With nothing below it."""
        self.stack = Stack(scene, self.desktop.window.stage, self.routes.guide)

    # Time

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None, "the window is closed"
        return self.stack.top

    @property
    def focus(self) -> Focus:
        """What is pointed at."""
        focus: Focus = self.top.focus  # type: ignore[attr-defined]
        return focus

    @property
    def table(self) -> Table:
        return next(scene for scene in self.stack._scenes if isinstance(scene, Table))

    def frame(self, seconds: float = 0.1, *, drawn: bool = True) -> None:
        """What happened, time, picture."""
        window = self.desktop.window
        window.take(pygame.event.get(), self.stack)
        self.stack.advance(seconds)
        if drawn:
            window.show(self.stack)
        if self.stack.top is not None and self.seen[-1:] != [type(self.top)]:
            self.seen.append(type(self.top))

    def until(self, come: Callable[[], bool], seconds: float = 0.5) -> None:
        """Let time pass until something has come about, and see it."""
        for number in range(2000):
            if come():
                self.desktop.window.show(self.stack)
                return
            self.frame(seconds, drawn=number % FEW == 0)
        raise AssertionError(f"it never came about; {self.top} is in charge")

    def wait(self) -> None:
        """Until a scene hears whoever has just seen it."""
        for _ in range(3):
            self.frame(1.0)

    # What a player does

    def spots(self) -> list[Spot]:
        return list(self.top.spots())  # type: ignore[attr-defined]

    def click(self, key: Hashable) -> None:
        """On the middle of a spot."""
        self.click_at(self.middle(key))

    def middle(self, key: Hashable) -> tuple[int, int]:
        """The pixel in the middle of a spot."""
        spot = next(spot for spot in self.spots() if spot.key == key)
        return self.desktop.window.stage.pixels(spot.box).center

    def click_at(self, at: tuple[int, int]) -> None:
        for kind, more in (
            (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}),
            (pygame.MOUSEBUTTONUP, {"button": 1}),
        ):
            self.post(kind, drawn=kind == pygame.MOUSEBUTTONUP, pos=at, **more)

    def key(self, code: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, drawn=kind == pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)

    def button(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.post(kind, drawn=kind == pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)

    def post(self, kind: int, *, drawn: bool = True, **fields: object) -> None:
        """Something happens to the window."""
        pygame.event.post(pygame.event.Event(kind, **fields))
        self.frame(0.02, drawn=drawn)

    pad = button

    @property
    def picture(self) -> bytes:
        """All that can be seen."""
        return pygame.image.tobytes(self.desktop.window.surface, "RGB")

    def until_asked(self) -> None:
        """Until somebody is to choose, through whatever curtain closes, or the game is over."""

        def come() -> bool:
            top = self.top
            asked = isinstance(top, Table) and top.choosing is not None and not top.timeline.busy
            return asked or isinstance(top, Curtain | Results)

        self.until(come)
        if isinstance(self.top, Curtain):
            self.wait()
            self.click(LOOK)
            self.until_asked()

    def wish(self, chance: Random) -> Any:
        """Something legal; mostly what a quick computer would do, so that a game has an end before long."""
        match, module = self.table.match, self.desk.module
        legal = match.rules.legal_actions(match.state)
        if chance.random() < 0.2:
            return chance.choice(legal)
        view = match.rules.view(match.state, match.to_act)
        return decided(module.computer(module.fallback, 1), view, legal).action

    def decide(self, action: Any = None) -> Any:
        """Somebody points at one thing after the other until something is done; says what."""
        self.until_asked()
        table, decisions = self.table, len(self.table.match.actions)
        assert table.choosing is not None, "nobody is asked"
        action = action or self.chance.choice(table.match.rules.legal_actions(table.match.state))
        for _ in range(6):
            self.click(table.tabletop.way_to(table.choosing.rest(action)))
            if len(table.match.actions) > decisions:
                assert table.match.actions[-1] == action
                return action
        raise AssertionError(f"nothing comes of pointing at what {action} takes")
