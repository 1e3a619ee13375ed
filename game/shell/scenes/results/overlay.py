"""What a review says, above the table where somebody sees the game once more."""

from __future__ import annotations

from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.scenes.menus import button
from game.shell.scenes.overlay import Overlay
from game.shell.scenes.results.frame import Frame, framed
from game.shell.scenes.results.pages import Pages
from game.shell.scenes.results.results import REVIEW_TABS
from game.shell.scenes.results.tabs import Tabs
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.scenes.ways import Ways
from game.shell.show import Party
from game.shell.signals import Signal
from game.shell.stage import Box

BACK = "back"


class ReviewOverlay(Overlay):
    """Chart, moves and luck."""

    def __init__(self, desk: Desk, ways: Ways, party: Party, saved: SavedGame) -> None:
        super().__init__(desk, secret=False)
        self._tabs = Tabs(desk, REVIEW_TABS)
        self._pages = Pages(desk, ways, party, saved)
        self._pages.lay(self._frame.page)
        self.focus.key = self._pages.first()

    @property
    def _frame(self) -> Frame:
        return framed(self.stage)

    def spots(self) -> list[Spot]:
        """The tabs, what is on the open one, and the way back."""
        frame = self._frame
        self._pages.lay(frame.page)
        wide = 420.0 if self._desk.folded else 280.0
        back = Box(frame.main.centre[0] - wide / 2, frame.main.y + 4, wide, 80)
        return [*self._tabs.spots(frame.tabs), *self._pages.spots(), Spot(BACK, back, self._desk.say("Back"))]

    def advance(self, seconds: float) -> Go:
        """Come up, and hear what is new."""
        self.changed |= self._pages.advance()
        return super().advance(seconds)

    def handle(self, signal: Signal) -> Go:
        """Turn over, look, or go back."""
        if (go := self.leaving(signal)) is not None:
            return go
        wanted = self._tabs.wanted(signal)
        if wanted is not None:
            self._open(wanted)
            self.focus.lead_to(self._pages.first())
            self._desk.audio.play("click")
            return STAY
        if self._pages.handle(signal, self.focus):
            self.changed = True
            return STAY
        spot = self.pointed(signal)
        match spot.key if spot else None:
            case None:
                return STAY
            case ("tab", str(tab)):
                self._open(tab)
                return STAY
            case "back":
                return Pop()
            case key:
                self.changed = True
                return self._pages.choose(key, self.focus)

    def _open(self, tab: str) -> None:
        self._tabs.open = self._pages.open = tab
        self._pages.lay(self._frame.page)
        self.changed = True

    def paint(self, brush: Brush) -> None:
        """Without the rise: a chart is not painted anew for that."""
        frame = self._frame
        self._pages.lay(frame.page)
        self._pages.draw(brush, self.focus)
        self._tabs.paint(brush, self.focus, frame.tabs)
        button(brush, self.focus, self.spots()[-1], icon="back", size=30)
