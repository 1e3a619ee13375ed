"""The house the shows are tested in: real pictures, real layouts, a small window, a clock that is stepped."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.places import Places, needed
from game.beasty_bar.show.show import BeastyBarShow
from game.beasty_bar.show.tabletop import Tabletop
from game.core.rules import Seat
from game.services.audio import Audio
from game.services.course import Kept
from game.services.i18n import Translations
from game.services.settings import Settings
from game.services.thinker import SlicedThinker
from game.shell import layout
from game.shell.bindings import Bindings
from game.shell.desk import CurrentGame, Desk
from game.shell.focus import Spot
from game.shell.layout import Layout
from game.shell.routes import Routes
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Scene
from game.shell.scenes.stack import Stack
from game.shell.show import Party, Rooms
from game.shell.stage import Stage
from game.shell.table.curtain import Curtain
from game.shell.table.pace import INSTANT
from game.shell.table.scene import Table
from game.shell.window import Window
from tests.kept import KeptArt, KeptType

ROOT = Path(__file__).parents[3]
LEVELS = ROOT / "levels" / "beasty_bar"
NAMES = ("Ana", "Bo", "Cleo", "Dev")
SMALL = (960, 600)


@cache
def venue(seats: int, name: str = "night_street") -> Layout:
    """A layout that comes with the game; its picture is read once."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(SMALL)
    return layout.load(LEVELS / f"{name}_{seats}.tmx", needed(seats))


def places(seats: int, size: tuple[int, int] = (1920, 1080)) -> Places:
    stage = Stage(size)
    return Places(venue(seats).placed(stage), stage)


class Heard(Audio):
    """Remembers what was played."""

    def __init__(self) -> None:
        super().__init__([])
        self.cues: list[str] = []

    def play(self, cue: str, volume: float = 1.0) -> None:
        self.cues.append(cue)
        self.listener(cue)


class HouseArt(KeptArt):
    """Remembers its pictures from house to house, as long as windows and letters have the same size."""

    _made_for: object = None

    def fit(self, window: tuple[int, int]) -> None:
        made_for = window, TYPE.scale
        if self._made_for != made_for:
            super().fit(window)
        self._made_for = made_for
        self._expected.clear()


TYPE = KeptType()
ART = HouseArt()


class QuickShow(BeastyBarShow):
    """The show of the game; the large pictures of its layouts are read once."""

    def tabletop(self, rooms: Rooms, party: Party) -> Tabletop:
        return Tabletop(rooms, party, venue(len(party.seats)), self._art, self._type)


class QuickRoutes(Routes):
    """The ways of the house; nobody waits for computers that decide at once."""

    def table(self, party: Party, kept: Kept = None) -> Scene:
        table = super().table(party, kept)
        assert isinstance(table, Table)
        table.play.thinking.instant_seconds = 0.0
        return table


class House:
    """A window with scenes in it, and somebody who does things to them."""

    def __init__(
        self,
        *,
        size: tuple[int, int] = SMALL,
        speed: float = INSTANT,
        drawn: int = 1,
        text: int = 100,
        translations: Translations | None = None,
    ) -> None:
        """Of the frames one out of so many is drawn: whole games have thousands."""
        self._drawn, self._frames = drawn, 0
        TYPE.scale = text / 100
        pygame.display.init()
        pygame.font.init()
        pygame.event.get()
        bindings = Bindings()
        self.window = Window(size, ART, TYPE, title="Beasty Bar", icon="none", bindings=bindings)
        self.audio, self.settings = Heard(), Settings(speed=speed, computer_speed=speed, text=text)
        thinker = SlicedThinker()
        self.show: BeastyBarShow = QuickShow(ART, TYPE, [LEVELS])
        self.desk = Desk(
            CurrentGame(BEASTY_BAR, sound_words=self.show.sound_words, scenery=self.show.scenery),
            translations or Translations(),
            self.audio,
            self.settings,
            lambda: None,
            "0",
            thinker,
            bindings=bindings,
        )
        self._stack: Stack | None = None
        self.liveries: tuple[str, ...] = ()
        """What those wear who sit down."""

    # Scenes

    @property
    def routes(self) -> Routes:
        """From scene to scene, with the show that is on now."""
        return QuickRoutes(self.desk, self.show)

    @property
    def stack(self) -> Stack:
        assert self._stack is not None, "open a scene first"
        return self._stack

    def open(self, scene: Scene) -> None:
        self._stack = Stack(scene, self.window.stage, lambda: self.routes.guide())

    def play(
        self,
        seats: Sequence[str] = ("human", "random"),
        mode: Mode = Mode.BASE,
        seed: int = 1,
        setup: Setup | None = None,
    ) -> None:
        """Open a game as the menus do."""
        self.open(self.routes.begin(self._party(seats, setup or Setup(len(seats), mode), seed)))

    def sit_down(
        self, seats: Sequence[str], mode: Mode = Mode.BASE, seed: int = 1, first: Seat | None = None
    ) -> None:
        """Open the table at once."""
        setup = Setup(len(seats), mode, first=first)
        self.open(self.routes.table(self._party(seats, setup, seed)))

    def _party(self, seats: Sequence[str], setup: Setup, seed: int) -> Party:
        party = Party(tuple(seats), NAMES[: len(seats)], setup, seed, "night_street")
        return replace(party, liveries=self.liveries)

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    @property
    def table(self) -> Table:
        """The table, in charge or below whatever is."""
        return next(scene for scene in self.stack._scenes if isinstance(scene, Table))

    # Time

    def frame(self, seconds: float = 0.02) -> None:
        """As the loop of the window does it: what happened, time, picture."""
        self.window.take(pygame.event.get(), self.stack)
        self.stack.advance(seconds)
        self.desk.hearing.advance(seconds)
        self._frames += 1
        if self._frames % self._drawn == 0:
            self.window.show(self.stack)

    def until(self, come: Callable[[], bool], seconds: float = 0.05, frames: int = 4000) -> None:
        """Let time pass until something has come about."""
        for _ in range(frames):
            if come():
                return
            self.frame(seconds)
        raise AssertionError(f"it never came about; {self.top} is in charge")

    def rest(self, seconds: float) -> None:
        """Nobody does anything for so long."""
        for _ in range(round(seconds)):
            self.frame(1.0)

    def until_asked(self) -> None:
        """Until somebody at the table is to choose, or a curtain has closed, or the game is over."""
        self.until(lambda: self.asked or isinstance(self.top, Curtain | Results))

    @property
    def asked(self) -> bool:
        top = self.top
        return isinstance(top, Table) and top.choosing is not None and not top.timeline.busy

    def until_seen_who_has_won(self) -> None:
        """At the end of a game."""
        self.until(lambda: isinstance(self.top, Results) and not self.top.moving)
        self.until_heard()

    def until_heard(self) -> None:
        """Whoever still presses to skip what came before is not heard until a screen was seen for a while."""
        self.window.show(self.stack)
        for _ in range(2):
            self.frame(1.0)

    def look(self) -> None:
        """Open the curtain, if one is closed, and wait until somebody is asked."""
        self.until(lambda: isinstance(self.top, Curtain) or self.asked)
        if isinstance(self.top, Curtain):
            self.open_curtain()
            self.until_asked()

    def open_curtain(self) -> None:
        """As soon as it hears anybody."""
        self.until_heard()
        self.key(pygame.K_RETURN)

    # What is on the screen

    @property
    def picture(self) -> bytes:
        return pygame.image.tobytes(self.window.surface, "RGB")

    def panel(self, name: str) -> Any:
        """What one of the panels around the street tells."""
        return self.table.tableau.panes(self.table.heads_up.hud())[name].content

    def spots(self) -> list[Spot]:
        """What can be pointed at in the scene in charge."""
        return list(self.top.spots())  # type: ignore[attr-defined]

    def spot(self, key: Hashable) -> Spot:
        return next(spot for spot in self.spots() if spot.key == key)

    def pixel(self, spot: Spot) -> tuple[int, int]:
        return self.window.stage.pixels(spot.box).center

    # What a player does

    def post(self, kind: int, **fields: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        self.frame()

    def key(self, code: int, mod: int = 0) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=code, mod=mod, unicode="", scancode=0)

    def button(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.post(kind, button=button, instance_id=0)

    def move(self, at: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, at: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)

    def let_go(self, at: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def click(self, key: Hashable) -> None:
        """On the middle of a spot."""
        at = self.pixel(self.spot(key))
        self.move(at)
        self.press(at)
        self.let_go(at)
