"""The cards of a pile, side by side; each can be looked at closely."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.pages import Page
from game.shell.paint.brush import Brush
from game.shell.paint.caps import hints_at_right, paint_hints
from game.shell.paint.palette import GOLD, HAIRLINE, QUIET, RAISED, TEXT
from game.shell.paint.type import Face, Type
from game.shell.scenes.menus import dialog, ring, shine
from game.shell.scenes.overlay import Overlay, told
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.scene import STAY, Go, Pop, Push
from game.shell.signals import Button, Intent, PointerDown, Press, Signal
from game.shell.stage import Box

CLOSE = "close"
_MARGIN, _PAD, _GAP = 44.0, 52.0, 22.0
_HEAD, _FOOT, _NOTE, _HINTS = 112.0, 62.0, 36.0, 58.0
_HIGH_HEAD, _HIGH_FOOT, _HIGH_NOTE = 136.0, 162.0, 52.0
"""With large letters; the hints have a row of their own then."""
_NOTHING = 40.0
"""How high the room is that is left where no card lies."""
_WIDEST_CARD = 250.0
_NARROWEST_FRAME = 1080.0


def tiled(area: Box, count: int, ratio: float, gap: float, widest: float) -> list[Box]:
    """Boxes of a shape in rows, as large as they can be, the last row in the middle like all the others."""
    if not count:
        return []

    def width(columns: int) -> float:
        down = (area.h + gap) / ceil(count / columns) - gap
        return min((area.w + gap) / columns - gap, down / ratio, widest)

    columns = max(range(1, count + 1), key=lambda number: (round(width(number), 3), -number))
    rows, across = ceil(count / columns), width(columns) + gap
    columns = ceil(count / rows)  # no row is much shorter than the others
    down = width(columns) * ratio + gap
    top = area.centre[1] - (rows * down - gap) / 2
    boxes = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        left = area.centre[0] - (here * across - gap) / 2
        boxes += [
            Box(left + place * across, top + row * down, across - gap, down - gap) for place in range(here)
        ]
    return boxes


class Fan(Overlay):
    """A pile that everybody may look through."""

    def __init__(
        self, desk: Desk, letters: Type, title: str, note: str, pages: Sequence[Page], *, secret: bool = False
    ) -> None:
        """`letters` measures the text of a page."""
        super().__init__(desk, 0 if pages else CLOSE, secret=secret)
        self._letters, self._title, self._note, self._pages = letters, title, note, tuple(pages)

    # Where things are

    def _frame(self) -> Box:
        """As wide as its cards need."""
        stage = self.stage
        most = stage.width - 2 * _MARGIN
        wanted = len(self._pages) * (_WIDEST_CARD + _GAP) + 2 * _PAD
        width = min(most, max(_NARROWEST_FRAME, wanted))
        rows = 1 if wanted <= most else 2
        cards = rows * 1.4 * _WIDEST_CARD if self._pages else _NOTHING
        height = min(stage.height - 2 * _MARGIN, self._head + self._foot + 2 * _PAD + cards)
        return Box((stage.width - width) / 2, (stage.height - height) / 2, width, height)

    def _inside(self) -> Box:
        return self._frame().inset(_PAD)

    def _area(self) -> Box:
        inside = self._inside()
        return Box(inside.x, inside.y + self._head, inside.w, inside.h - self._head - self._foot)

    @property
    def _head(self) -> float:
        return _HIGH_HEAD if self._desk.folded else _HEAD

    @property
    def _foot(self) -> float:
        """What is told of a card in large letters needs a second line."""
        return _HIGH_FOOT if self._desk.folded else _FOOT

    def _close(self) -> Spot:
        inside = self._inside()
        return Spot(CLOSE, Box(inside.x + inside.w - 60, inside.y - 8, 60, 60), self._desk.say("Close"))

    def spots(self) -> list[Spot]:
        """The cards, and the way back."""
        ratio = self._pages[0].ratio if self._pages else 1.0
        boxes = tiled(self._area(), len(self._pages), ratio, _GAP, _WIDEST_CARD)
        cards = [
            Spot(number, box, page.name, page.lead)
            for number, (page, box) in enumerate(zip(self._pages, boxes, strict=True))
        ]
        return [*cards, self._close()]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Look at a card, or go back."""
        here = self._under(signal)
        if here is not None:
            return self._zoom(here)
        if isinstance(signal, Press) and signal.intent in (Intent.FIRST_PILE, Intent.SECOND_PILE):
            signal = Press(Intent.BACK)  # the key that opened it, most likely
        away = self.leaving(signal)
        if away is not None:
            return away
        spot = self.pointed(signal)
        match spot.key if spot else None:
            case int(number):
                return self._zoom(number)
            case "close":
                return Pop()
        return STAY

    def _zoom(self, number: int) -> Go:
        return Push(Zoom(self._desk, self._letters, self._pages, number, secret=self._secret))

    def _under(self, signal: Signal) -> int | None:
        """The card that a signal wants to look at closely."""
        match signal:
            case Press(Intent.INSPECT) if isinstance(self.focus.key, int):
                return self.focus.key
            case PointerDown(at, Button.RIGHT | Button.MIDDLE):
                held = [spot.key for spot in self.spots() if spot.box.holds(at)]
                return next((key for key in held if isinstance(key, int)), None)
        return None

    # Painting

    def paint(self, brush: Brush) -> None:
        """Heading, cards, and what the one pointed at does."""
        dialog(brush, self._frame())
        inside = self._inside()
        brush.text(self._title, Box(inside.x, inside.y - 14, inside.w - 90, 64), 48, TEXT, face=Face.TITLE)
        note = Box(inside.x, inside.y + 50, inside.w - 90, _HIGH_NOTE if self._desk.folded else _NOTE)
        brush.text(self._note, note, 24, QUIET, face=Face.BODY)
        *cards, close = self.spots()
        for spot, page in zip(cards, self._pages, strict=True):
            page.picture(brush, spot.box)
            if self.focus.key == spot.key:
                colour = TEXT if self.focus.by_mouse else GOLD
                brush.ring(spot.box.inset(-6), colour, radius=spot.box.w * 0.07 + 6, width=5)
        self._paint_foot(brush)
        ring(brush, self.focus, close.key, close.box, radius=30)
        brush.panel(close.box, RAISED, radius=30, border=HAIRLINE)
        brush.icon("cross", close.box.inset(18), TEXT)
        shine(brush, self.focus, close.key, close.box, radius=30)

    def _paint_foot(self, brush: Brush) -> None:
        say, inside = self._desk.say, self._inside()
        room = Box(inside.x, inside.y + inside.h - self._foot + 22, inside.w, self._foot - 10)
        hints = [(self._desk.key(Intent.CONFIRM), say("look"))] if self._pages else []
        hints.append((self._desk.key(Intent.BACK), say("back")))
        if self._desk.folded:
            room = room._replace(h=room.h - _HINTS)
            paint_hints(brush, hints, Box(room.x, room.y + room.h + 8, room.w, _HINTS - 8), align="right")
        else:
            room = hints_at_right(brush, hints, room)
        here = self.focus.on(self.spots())
        if here is not None and here.text:
            told(brush, here.name, here.text, room)
