"""The ways on from a game that is over: a row of buttons; the last one leads to what is seldom wanted."""

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
MORE = "more"


class Way(NamedTuple):
    """Where one can go from here."""

    icon: str
    name: str
    text: str
    """What comes of it."""


_MAIN: Final = {
    REMATCH: Way("restart", N_("Rematch"), N_("Same players, new game.")),
    REPLAY: Way("play", N_("Replay"), N_("Replays the game step by step.")),
    NEW: Way("cards", N_("New game"), N_("Choose a game and the players.")),
    TITLE: Way("door", N_("Title"), ""),
    MORE: Way("plus", N_("More…"), N_("Play the same game again, swap seats, share, and more.")),
}
_MORE: Final = {
    SAME: Way("loop", N_("Same game again"), N_("The same start again. A casual game.")),
    AROUND: Way("swap", N_("Swap seats"), N_("The same start, but everyone moves one seat.")),
    RETURN: Way("redo", N_("Return game"), N_("The second of two games. Another player starts.")),
    TAKE_BACK: Way("undo", N_("Take back"), N_("Undoes your last decision.")),
    SHARE: Way("share", N_("Share as text"), N_("Copies the game as text, without names.")),
    FAIR: Way("shield", N_("Fair play"), N_("Check that the shuffle was not changed.")),
}
SAME_POSITION: Final = N_("Same position again")
_GAP, _LETTER, _MARGIN = 18.0, 20.0, 112.0
_LARGER: Final = 1.7
"""How much wider large letters make a button, if that leaves room."""
_WEIGHT: Final = 12
"""So many letters longer the first one seems."""


class WaysOn:
    """The buttons that there are."""

    def __init__(self, desk: Desk, keys: Sequence[str], *, dealt: bool) -> None:
        """`dealt`: the game did not begin at a position."""
        self._desk, self._dealt = desk, dealt
        self._main = [key for key in _MAIN if key in keys]
        self._more = [key for key in _MORE if key in keys]

    @property
    def more(self) -> dict[str, Way]:
        """What is seldom wanted, as far as it is possible."""
        ways = {key: _MORE[key] for key in self._more}
        if SAME in ways and not self._dealt:
            ways[SAME] = ways[SAME]._replace(name=SAME_POSITION)
        return ways

    def spots(self, frame: Frame) -> list[Spot]:
        """From left to right, the first one much the widest."""
        say, keys, row = self._desk.say, self._main, frame.main
        names = [say(_MAIN[key].name) for key in keys]
        letters = [len(name) + _WEIGHT * (key == REMATCH) for key, name in zip(keys, names, strict=True)]
        widths = [_MARGIN + _LETTER * count for count in letters]
        grown, between = _LARGER if self._desk.folded else 1.0, _GAP * (len(keys) - 1)
        grown = min(grown, (row.w - between) / max(1.0, sum(widths)))
        whole = sum(widths) * grown + between
        boxes = row._replace(x=row.centre[0] - whole / 2, w=whole).shared(widths, _GAP) if keys else []
        return [
            Spot(key, box, name, say(_MAIN[key].text) if _MAIN[key].text else "")
            for key, name, box in zip(keys, names, boxes, strict=True)
        ]

    def paint(self, brush: Brush, focus: Focus, frame: Frame, *, main: bool) -> None:
        """The first one stands out where it is the `main` thing to do, and says which key it is, if the key
        means it now."""
        first, *others = self.spots(frame)
        size = even_size(brush, others, 27)
        for spot in others:
            button(brush, focus, spot, icon=_MAIN[str(spot.key)].icon, size=size)
        button(brush, focus, first, icon=_MAIN[REMATCH].icon, size=34, main=main)
        self._paint_confirm(brush, focus, first)

    def _paint_confirm(self, brush: Brush, focus: Focus, spot: Spot) -> None:
        """The key that goes on, at the end of the first button; large letters need that room."""
        cap = self._desk.key(Intent.CONFIRM)
        if cap.text and not brush.type.folded and focus.key in (spot.key, None):
            wide, box = cap_width(brush, cap), spot.box
            paint_cap(brush, cap, Box(box.x + box.w - wide - 18, box.centre[1] - 19, wide, 38))
