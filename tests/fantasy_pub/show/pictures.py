"""The board of the pub in windows of any kind, without a scene around it: what is painted, and where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pygame

from game.core.choosing import Choosing, InAnyOrder
from game.core.rules import Viewer
from game.fantasy_pub.marks import marks
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.rules.view import View, view
from game.fantasy_pub.show.rooms import needed
from game.fantasy_pub.show.show import FantasyPubShow
from game.fantasy_pub.show.tabletop import PubTabletop
from game.services.audio import Audio
from game.services.i18n import Translations
from game.services.settings import Settings
from game.services.thinker import SlicedThinker
from game.shell import layout
from game.shell.desk import CurrentGame, Desk
from game.shell.layout import Layout
from game.shell.paint.brush import Brush
from game.shell.paint.palette import CONTRAST, NORMAL
from game.shell.routes import Routes
from game.shell.show import Party
from game.shell.stage import Stage
from game.shell.table.hud import Hud, HudButton
from game.shell.table.tableau import Tableau
from tests.kept import ASSETS, KeptArt, KeptType

ROOT = Path(__file__).parents[3]
LEVELS = ROOT / "levels" / "fantasy_pub"
NAMES = ("Ana", "Bo", "Cleo", "Dev")
SIZES = ((960, 600), (1280, 720), (1920, 1080))
BACK = (HudButton("undo", "Take back", "undo"), HudButton("redo", "Redo", "redo"))
BUTTONS = tuple(HudButton(key, key, key) for key in ("bulb", "log", "speed", "sound", "pause"))

TYPE = KeptType()


class WindowArt(KeptArt):
    """Remembers its pictures from window to window, as long as they are the same."""

    theme = NORMAL
    _made_for: object = None

    def fit(self, window: tuple[int, int]) -> None:
        made_for = window, TYPE.scale, self.theme
        if self._made_for != made_for:
            super().fit(window)
        self._made_for = made_for
        self._expected.clear()


ART = WindowArt([ASSETS / "fantasy_pub", ASSETS / "common"])


@cache
def venue(seats: int, name: str) -> Layout:
    """A layout that comes with the game; its picture is read once."""
    return layout.load(LEVELS / f"{name}_{seats}.tmx", needed(seats))


def choosing(state: State) -> Choosing:
    """What the seat to move can choose from."""
    seen = view(state, state.to_move)
    return InAnyOrder(RULES.legal_actions(state), lambda action: marks(seen, action))


@dataclass
class Window:
    """A window, and how a player likes it."""

    size: tuple[int, int] = (1280, 720)
    seats: int = 4
    venue: str = "tavern"
    text: int = 100
    language: str = "en"
    contrast: bool = False
    mirrored: bool = False
    reduced_motion: bool = False

    def __post_init__(self) -> None:
        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((8, 8))
        TYPE.scale = self.text / 100
        TYPE.fit(self.size)
        ART.theme = CONTRAST if self.contrast else NORMAL
        ART.fit(self.size)
        settings = Settings(text=self.text, mirrored=self.mirrored, reduced_motion=self.reduced_motion)
        translations = Translations([ASSETS / "fantasy_pub", ASSETS / "common"])
        translations.speak(self.language)
        show = FantasyPubShow(ART, TYPE, [LEVELS])
        self.desk = Desk(
            CurrentGame(FANTASY_PUB, scenery=show.scenery),
            translations,
            Audio([]),
            settings,
            lambda: None,
            "0",
            SlicedThinker(),
        )
        party = Party(("human",) * self.seats, NAMES[: self.seats], None, 1, self.venue)
        self.stage = Stage(self.size)
        self.board = PubTabletop(Routes(self.desk, show), party, venue(self.seats, self.venue), ART, TYPE)
        self.tableau = Tableau(self.desk, party, self.board)
        self.tableau.resized(self.stage)

    def hud(self, **fields: object) -> Hud:
        """What the scene of a table would tell."""
        return Hud(ways_back=BACK, buttons=BUTTONS, **fields)  # type: ignore[arg-type]

    def show(self, seen: View | State, hud: Hud | None = None, viewer: Viewer = None) -> pygame.Surface:
        """All of it, painted anew."""
        self.board.resync(seen if isinstance(seen, View) else view(seen, viewer))
        surface = pygame.Surface(self.size)
        brush, hud = Brush(surface, self.stage, ART, TYPE), hud or self.hud()
        self.tableau.repaint(brush, hud, everything=True)
        while self.board.idle(0):
            self.tableau.repaint(brush, hud, everything=False)
        return surface
