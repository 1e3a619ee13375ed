"""What is seldom wanted after a game: a list of ways on, each with what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import button, dialog, even_size
from game.shell.scenes.overlay import Overlay
from game.shell.scenes.results.ways_on import Way
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.signals import Signal
from game.shell.stage import Box

CLOSE: Final = "close"
_WIDE, _LARGE, _HEAD, _ROW, _GAP, _EDGE = 1080.0, 1500.0, 118.0, 72.0, 12.0, 40.0
_NAMES: Final = 0.38
"""How much of a row is a button; the rest is for what it does."""


class More(Overlay):
    """Closes with the key of the way that was chosen, or with None."""

    def __init__(self, desk: Desk, ways: Mapping[str, Way]) -> None:
        super().__init__(desk, next(iter(ways)), secret=False)
        self._ways = ways

    def _panel(self) -> Box:
        wide = min(_LARGE if self._desk.folded else _WIDE, self.stage.width - 40)
        high = _HEAD + (len(self._ways) + 1) * (_ROW + _GAP) + _EDGE - _GAP
        x, y = self.stage.box.centre
        return Box(x - wide / 2, y - high / 2, wide, high)

    def _rows(self) -> list[Box]:
        panel, count = self._panel(), len(self._ways) + 1
        room = Box(panel.x + _EDGE, panel.y + _HEAD, panel.w - 2 * _EDGE, count * (_ROW + _GAP) - _GAP)
        return room.column(count, _GAP)

    def spots(self) -> list[Spot]:
        """One below the other, and the way back."""
        say, rows = self._desk.say, self._rows()
        boxes = [row._replace(w=row.w * _NAMES) for row in rows]
        ways = [
            Spot(key, box, say(way.name), say(way.text))
            for (key, way), box in zip(self._ways.items(), boxes, strict=False)
        ]
        return [*ways, Spot(CLOSE, boxes[-1], say("Back"))]

    def handle(self, signal: Signal) -> Go:
        """Choose one, or go back."""
        if (go := self.leaving(signal)) is not None:
            return go
        spot = self.pointed(signal)
        if spot is None:
            return STAY
        return Pop(None if spot.key == CLOSE else spot.key)

    def paint(self, brush: Brush) -> None:
        """The buttons, and beside them what they do."""
        lower, panel, spots = self.lower, self._panel(), self.spots()
        dialog(brush, panel.moved(0, lower))
        head = Box(panel.x + _EDGE, panel.y + 28 + lower, panel.w - 2 * _EDGE, 66)
        brush.text(self._desk.say("More"), head, 50, TEXT, face=Face.TITLE)
        size = even_size(brush, spots, 27)
        for spot, row in zip(spots, self._rows(), strict=True):
            icon = self._ways[str(spot.key)].icon if spot.key in self._ways else "back"
            button(brush, self.focus, spot, icon=icon, size=size, lower=lower)
            words = Box(spot.box.x + spot.box.w + 24, row.y + lower, row.w - spot.box.w - 24, row.h)
            brush.paragraph(spot.text, words, 23, QUIET, leading=1.15, middle=True)
