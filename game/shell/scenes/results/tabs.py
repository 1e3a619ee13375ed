"""The tabs of the results: by mouse, by number, or one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.caps import cap_width, paint_cap
from game.shell.paint.palette import BORDER, GOLD, INK, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import even, ring, shine
from game.shell.signals import Digit, Intent, Press, Signal
from game.shell.stage import Box

TAB = "tab"
"""`(TAB, "chart")` opens the chart."""
_WIDE, _GAP = 236.0, 12.0


class Tabs:
    """Which one is open. A single one is none."""

    def __init__(self, desk: Desk, tabs: Mapping[str, tuple[str, str]]) -> None:
        """Icon and name of each, by key; the first one is open."""
        self._desk, self._tabs = desk, tabs
        self.open = next(iter(tabs))

    def spots(self, row: Box) -> list[Spot]:
        """Side by side in the middle of a row."""
        if len(self._tabs) < 2:
            return []
        wide = min(row.w, len(self._tabs) * (_WIDE + _GAP) * (1.5 if self._desk.folded else 1.0))
        boxes = row._replace(x=row.centre[0] - wide / 2, w=wide).row(len(self._tabs), _GAP)
        names = (self._desk.say(name) for _, name in self._tabs.values())
        return [Spot((TAB, key), box, name) for key, name, box in zip(self._tabs, names, boxes, strict=True)]

    def wanted(self, signal: Signal) -> str | None:
        """The tab that a key asks for, wherever it points."""
        keys = list(self._tabs)
        if len(keys) < 2:
            return None
        match signal:
            case Digit(number) if number <= len(keys):
                return keys[number - 1]
            case Press(Intent.NEXT | Intent.PREVIOUS as way):
                step = 1 if way is Intent.NEXT else -1
                return keys[(keys.index(self.open) + step) % len(keys)]
        return None

    def paint(self, brush: Brush, focus: Focus, row: Box) -> None:
        """The open one in gold."""
        spots = self.spots(row)
        names = [spot.name for spot in spots]
        size = even(brush, names, 26, spots[0].box.w - 84, row.h, Face.TITLE) if spots else 0.0
        for spot, (key, (icon, _)) in zip(spots, self._tabs.items(), strict=False):
            _paint_tab(brush, focus, spot, icon, size, taken=key == self.open)
        if spots and not brush.type.folded:
            self._paint_key(brush, spots[-1].box)

    def _paint_key(self, brush: Brush, last: Box) -> None:
        """Which key turns to the next one, behind all of them."""
        cap = self._desk.key(Intent.NEXT)
        if cap.text:
            place = Box(last.x + last.w + 14, last.centre[1] - 19, cap_width(brush, cap), 38)
            paint_cap(brush, cap, place)


def _paint_tab(brush: Brush, focus: Focus, spot: Spot, icon: str, size: float, *, taken: bool) -> None:
    box, side = spot.box, 34.0
    ring(brush, focus, spot.key, box, radius=16, main=taken)
    brush.panel(box, GOLD if taken else RAISED, radius=16, border=GOLD if taken else BORDER)
    width = min(box.w - side - 34, brush.text_width(spot.name, size, Face.TITLE) + 2)
    left, ink = box.centre[0] - (side + 12 + width) / 2, INK if taken else TEXT
    brush.icon(icon, Box(left, box.centre[1] - side / 2, side, side), INK if taken else GOLD)
    brush.text(spot.name, Box(left + side + 12, box.y, width, box.h), size, ink, face=Face.TITLE)
    shine(brush, focus, spot.key, box, radius=16)
