"""A thing of the game as large as it gets, and everything there is to say about it."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.pages import Fact, Page
from game.shell.paint.brush import Brush
from game.shell.paint.caps import paint_hints
from game.shell.paint.palette import GOLD, HAIRLINE, PAGE, RAISED, TEXT
from game.shell.paint.type import Face, Type
from game.shell.reader import Place, Reader
from game.shell.scenes.menus import dialog, pointed, ring, shine
from game.shell.scenes.overlay import Overlay
from game.shell.scenes.scene import STAY, Go, Pop, Push
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box, Stage
from game.shell.typesetting import Ruler

BEFORE, AFTER, CLOSE = "before", "after", "close"
_ICONS = {BEFORE: "arrow_left", AFTER: "arrow_right", CLOSE: "cross"}

_WIDEST, _HIGHEST, _MARGIN = 1800.0, 1120.0, 44.0
_CARD = 480.0
_PAD = 52.0
_FILM, _FILM_GAP = 62.0, 12.0
"""How wide the neighbours are below the card, and how far apart."""
_FILM_SHOWN = 5
_CHIP, _CHIP_SIZE = 48.0, 23.0
_FOOT = 74.0


class Zoom(Overlay):
    """One page of several: left and right lead to its neighbours."""

    def __init__(
        self, desk: Desk, letters: Type, pages: Sequence[Page], number: int = 0, *, secret: bool = False
    ) -> None:
        """`letters` measures the text; the page of that number comes first."""
        super().__init__(desk, secret=secret)
        self._letters, self._pages, self._number = letters, tuple(pages), number
        self._reader = Reader(letters)
        self._set()

    @property
    def page(self) -> Page:
        """The one that can be seen."""
        return self._pages[self._number]

    def resized(self, stage: Stage) -> None:
        """The text flows anew."""
        super().resized(stage)
        self._set()

    def _set(self) -> None:
        self._reader.show((self._number, self.page.key), self.page.blocks, self._window(), self.stage)

    # Where things are

    def _frame(self) -> Box:
        stage = self.stage
        width, height = min(stage.width - 2 * _MARGIN, _WIDEST), min(stage.height - 2 * _MARGIN, _HIGHEST)
        return Box((stage.width - width) / 2, (stage.height - height) / 2, width, height)

    def _left(self) -> Box:
        """The column of the card."""
        frame = self._frame()
        return Box(frame.x + _PAD, frame.y + _PAD, _CARD, frame.h - 2 * _PAD)

    def _card(self) -> Box:
        left = self._left()
        film = _FILM * self.page.small_ratio + 34 if len(self._pages) > 1 else 0.0
        width = min(_CARD, (left.h - film) / self.page.ratio)
        height = width * self.page.ratio
        top = left.y + max(0.0, (left.h - film - height) / 2)
        return Box(left.centre[0] - width / 2, top, width, height)

    def _right(self) -> Box:
        frame, left = self._frame(), self._left()
        x = left.x + left.w + 60
        return Box(x, frame.y + _PAD - 8, frame.x + frame.w - _PAD - x, frame.h - 2 * _PAD + 16)

    def _chips(self) -> list[tuple[Fact, Box]]:
        """The facts below the name, in as many rows as they need."""
        ruler, room = Ruler(self._letters, self.stage.scale), self._right()
        x, y, chips = room.x, room.y + 82, []
        for fact in self.page.facts:
            width = ruler.width(fact.text, _CHIP_SIZE, Face.STRONG) + 72
            if x > room.x and x + width > room.x + room.w:
                x, y = room.x, y + _CHIP + 10
            chips.append((fact, Box(x, y, width, _CHIP)))
            x += width + 12
        return chips

    def _window(self) -> Box:
        room, chips = self._right(), self._chips()
        top = (chips[-1][1].y + _CHIP if chips else room.y + 82) + 30
        return Box(room.x, top, room.w + BAR_OUT, self._foot().y - 22 - top)

    def _foot(self) -> Box:
        room = self._right()
        return Box(room.x, room.y + room.h - _FOOT + 26, room.w, _FOOT - 26)

    def _film(self) -> list[tuple[int, Box]]:
        """The neighbours below the card, those next to it first of all."""
        count = min(_FILM_SHOWN, len(self._pages))
        if count < 2:
            return []
        first = min(max(0, self._number - count // 2), len(self._pages) - count)
        left, height = self._left(), _FILM * self.page.small_ratio
        width = count * (_FILM + _FILM_GAP) - _FILM_GAP
        top = self._card().y + self._card().h + 34
        return [
            (first + place, Box(left.centre[0] - width / 2 + place * (_FILM + _FILM_GAP), top, _FILM, height))
            for place in range(count)
        ]

    def _buttons(self) -> list[Spot]:
        say, room = self._desk.say, self._right()
        close = Spot(CLOSE, Box(room.x + room.w - 60, room.y, 60, 60), say("Close"))
        film = self._film()
        if not film:
            return [close]
        left, y = self._left(), film[0][1].centre[1] - 32
        return [
            Spot(BEFORE, Box(left.x, y, 64, 64), say("Previous")),
            Spot(AFTER, Box(left.x + left.w - 64, y, 64, 64), say("Next")),
            close,
        ]

    def spots(self, *, hidden: bool = False) -> list[Spot]:
        """What the page leads to, and the buttons."""
        return [*self._reader.spots(hidden=hidden), *self._buttons()]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Go on reading, to a neighbour, to what the page leads to, or back."""
        away = self.leaving(signal)
        if away is not None:
            return away
        if self._reader.handle(signal):
            self._reader.let_go(self.focus)
            self.changed = True
            return STAY
        match signal:
            case Press(Intent.LEFT):
                self._turn(-1)
                return STAY
            case Press(Intent.RIGHT):
                self._turn(1)
                return STAY
            case Press(Intent.UP | Intent.DOWN):
                self.changed |= self._reader.step(1 if signal.intent is Intent.DOWN else -1, self.focus)
                return STAY
        by_key = isinstance(signal, Press)
        spot, moved = pointed(self._desk, self.focus, signal, self.spots(hidden=by_key))
        if by_key and moved:
            self._reader.reveal(self.focus.key)
        self.changed |= moved
        return STAY if spot is None else self._choose(spot)

    def _choose(self, spot: Spot) -> Go:
        self.changed = True
        match spot.key:
            case "before":
                self._turn(-1)
            case "after":
                self._turn(1)
            case "close":
                return Pop()
        thing = self._reader.thing(spot.key)
        return STAY if thing is None else Push(thing.open())

    def _turn(self, step: int) -> None:
        """To a neighbour, and round where there is none."""
        if len(self._pages) < 2:
            return
        self._desk.audio.play("hover")
        self._number = (self._number + step) % len(self._pages)
        if isinstance(self.focus.key, Place):
            self.focus.key = None
        self._set()
        self.changed = True

    # Painting

    def paint(self, brush: Brush) -> None:
        """The card on the left, words on the right."""
        if self.moving:
            brush = _lowered(brush, self.lower)
        dialog(brush, self._frame())
        page, card = self.page, self._card()
        brush.glow(card.inset(10), GOLD, radius=30, spread=60, strength=70)
        page.picture(brush, card)
        for number, box in self._film():
            self._paint_neighbour(brush, number, box)
        right = self._right()
        brush.text(page.name, Box(right.x, right.y - 6, right.w - 84, 76), 58, TEXT, face=Face.TITLE)
        for fact, box in self._chips():
            _paint_chip(brush, fact, box)
        self._reader.paint(brush, self.focus)
        self._paint_foot(brush)
        for spot in self._buttons():
            ring(brush, self.focus, spot.key, spot.box, radius=spot.box.w / 2)
            brush.panel(spot.box, RAISED, radius=spot.box.w / 2, border=HAIRLINE)
            brush.icon(_ICONS[str(spot.key)], spot.box.inset(18), TEXT)
            shine(brush, self.focus, spot.key, spot.box, radius=spot.box.w / 2)

    def _paint_neighbour(self, brush: Brush, number: int, box: Box) -> None:
        if number == self._number:
            brush.ring(box.inset(-4), GOLD, radius=12, width=4)
        self._pages[number].small(brush, box)
        if number != self._number:
            brush.panel(box, PAGE, radius=8, alpha=110)

    def _paint_foot(self, brush: Brush) -> None:
        say, foot = self._desk.say, self._foot()
        brush.panel(Box(foot.x, foot.y - 12, foot.w, 2), HAIRLINE, radius=1)
        key, arrows = self._desk.key, self._desk.arrows
        hints = [(arrows(Intent.UP, Intent.DOWN), say("read on")), (key(Intent.BACK), say("back"))]
        if len(self._pages) > 1:
            hints.insert(0, (arrows(Intent.LEFT, Intent.RIGHT), say("browse")))
        here = self.focus.on(self.spots())
        row = foot.moved(0, 2)._replace(w=foot.w * (0.75 if here else 1.0))
        room = paint_hints(brush, hints, row)
        if here is not None:
            room = Box(room.x, foot.y, foot.x + foot.w - room.x, foot.h)
            brush.text(here.name, room, 22, GOLD, face=Face.STRONG, align="right")


BAR_OUT = 30.0
"""The bar of the reader is beside the text, in the margin."""


def _lowered(brush: Brush, lower: float) -> Brush:
    """While it comes up everything is painted a little lower."""
    height = brush.surface.get_height()
    down = min(height - 1, brush.px(lower)) if lower > 0 else 0
    below = brush.surface.subsurface((0, down, brush.surface.get_width(), height - down))
    return Brush(below, brush.stage, brush.art, brush.type)


def _paint_chip(brush: Brush, fact: Fact, box: Box) -> None:
    brush.panel(box, RAISED, radius=box.h / 2, border=HAIRLINE)
    brush.icon(fact.icon, Box(box.x + 16, box.y, 26, box.h), GOLD)
    brush.text(fact.text, Box(box.x + 52, box.y, box.w - 66, box.h), _CHIP_SIZE, TEXT)
