"""The ways on from a game that is over: a row of large buttons, and a row of small ones for what is seldom
wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.messages import N_
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.caps import cap_width, paint_cap
from game.shell.scenes.menus import button, even_size
from game.shell.scenes.results.frame import Frame
from game.shell.signals import Intent
from game.shell.stage import Box

REMATCH, SAME, AROUND, RETURN = "rematch", "same", "around", "return"
TAKE_BACK, REPLAY, SHARE, FAIR, NEW, TITLE = "take_back", "replay", "share", "fair", "new", "title"


class _Way(NamedTuple):
    icon: str
    name: str
    text: str = ""


_MAIN: Final = {
    REMATCH: _Way("restart", N_("Rematch"), N_("The same players, another game.")),
    REPLAY: _Way("play", N_("Replay"), N_("See the game once more, step by step.")),
    NEW: _Way("cards", N_("New game"), N_("Choose what to play, and who plays.")),
    TITLE: _Way("door", N_("Title")),
}
_MORE: Final = {
    SAME: _Way("loop", N_("Same game again"), N_("All begins as it did; it is a casual game.")),
    AROUND: _Way("swap", N_("Swap seats"), N_("All begins as it did, but everybody sits one seat further.")),
    RETURN: _Way("redo", N_("Return game"), N_("The second game of two: another one begins.")),
    TAKE_BACK: _Way("undo", N_("Take back"), N_("The last decision is open again.")),
    SHARE: _Way("share", N_("Share as text"), N_("Copies the game, without names, for somebody else.")),
    FAIR: _Way("shield", N_("Fair play")),
}
SAME_POSITION: Final = N_("Same position again")
WAYS: Final = {**_MAIN, **_MORE}
_GAP, _LETTER, _MARGIN = 18.0, 17.0, 96.0
_LARGER: Final = 1.7
"""How much wider large letters make a button, if that leaves room."""


class WaysOn:
    """The buttons that there are."""

    def __init__(self, desk: Desk, keys: Sequence[str], *, dealt: bool) -> None:
        """`dealt`: the game did not begin at a position."""
        self._desk, self._dealt = desk, dealt
        self._main = [key for key in _MAIN if key in keys]
        self._more = [key for key in _MORE if key in keys]

    def spots(self, frame: Frame) -> list[Spot]:
        """From left to right, the large ones first."""
        return [*self._row(self._main, frame.main, 1.2), *self._row(self._more, frame.more, 0.85)]

    def _row(self, keys: Sequence[str], row: Box, size: float) -> list[Spot]:
        say = self._desk.say
        names = [say(SAME_POSITION if key == SAME and not self._dealt else WAYS[key].name) for key in keys]
        letters = [len(name) + 4 * (key == REMATCH) for key, name in zip(keys, names, strict=True)]
        widths = [(_MARGIN + _LETTER * count) * size for count in letters]
        grown, between = _LARGER if self._desk.folded else 1.0, _GAP * (len(keys) - 1)
        grown = min(grown, (row.w - between) / max(1.0, sum(widths)))
        whole = sum(widths) * grown + between
        boxes = row._replace(x=row.centre[0] - whole / 2, w=whole).shared(widths, _GAP) if keys else []
        return [
            Spot(key, box, name, say(WAYS[key].text) if WAYS[key].text else "")
            for key, name, box in zip(keys, names, boxes, strict=True)
        ]

    def paint(self, brush: Brush, focus: Focus, frame: Frame, *, main: bool) -> None:
        """The first one stands out where it is the `main` thing to do, and says which key it is, if the key
        means it now."""
        spots = self.spots(frame)
        large, small = spots[: len(self._main)], spots[len(self._main) :]
        sizes = even_size(brush, large[1:], 27), even_size(brush, small, 22)
        for spot in large[1:]:
            button(brush, focus, spot, icon=WAYS[str(spot.key)].icon, size=sizes[0])
        for spot in small:
            button(brush, focus, spot, icon=WAYS[str(spot.key)].icon, size=sizes[1])
        for spot in large[:1]:
            button(brush, focus, spot, icon=WAYS[str(spot.key)].icon, size=30, main=main)
            self._paint_confirm(brush, focus, spot)

    def _paint_confirm(self, brush: Brush, focus: Focus, spot: Spot) -> None:
        """The key that goes on, at the end of the first button; large letters need that room."""
        cap = self._desk.key(Intent.CONFIRM)
        if cap.text and not brush.type.folded and focus.key in (spot.key, None):
            wide, box = cap_width(brush, cap), spot.box
            paint_cap(brush, cap, Box(box.x + box.w - wide - 18, box.centre[1] - 19, wide, 38))
