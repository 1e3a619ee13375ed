"""What would come of it, in words: a title, the ends it may come to, and numbered sentences; on the rug."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.actions import Adjust, Play
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.show.forecast import Chip, Forecast, Sentence
from game.shell.desk import Desk
from game.shell.layers import Item, drawn
from game.shell.marked import plain, spans
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import (
    COLD_TEXT,
    ENTERS,
    GOLD,
    GOLD_DARK,
    INK,
    LEAVES,
    PAGE,
    QUIET,
    RAISED,
    TEXT,
    Dress,
    rgb,
)
from game.shell.paint.rich import LEADING, Lines, height, lay, write
from game.shell.paint.type import LEAST, Face
from game.shell.stage import Box
from game.shell.table.slots import INFO, Slots

UNREAL: Final = rgb("#7E9BFF")
"""The line around what has not happened."""
TITLE, BODY = 25.0, 21.0
_NUMBER, _SIGN = 33.0, 35.0
"""Before every sentence its number, and a sign; what can be chosen from has no order, and so no number."""
_OWNER, _SYMBOL = 25.0, 19.0
"""Before a sentence the symbol of the first who is named."""
_FACE, _FACED = 31.0, 36.0
"""Where somebody goes by a name, the face instead, and how much room all of them have then."""
_PICTURES: Final = (126.0, 108.0, 92.0, 78.0)
"""How large an event is shown beside what comes of it, as far as that leaves room for every sentence."""
_SPILL: Final = 14.0
"""How much higher than its slot it may become."""
_GROWN: Final = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""So much larger the letters become here at most: as much as leaves room on the rug for all of it."""
_COLUMN_GAP: Final = 22.0
_RED: Final = frozenset({"boot"})
_GREEN: Final = frozenset({"leave"})
"""Signs of what is good or bad for somebody."""


Faces = Callable[[Character], Picture]
"""What somebody looks like."""


class _Fit(NamedTuple):
    """How a sheet is set."""

    grown: float = 1.0
    """How much larger its letters are."""
    gap: float = 3.0
    """Between two sentences."""
    leading: float = LEADING
    head: float = 36.0
    """How high the title is."""
    margins: float = 18.0
    """Above and below all of it."""
    columns: int = 1


_ROOMY: Final = _Fit(gap=9.0)
_TIGHT: Final = _Fit(gap=1.5, leading=1.13, head=31.0, margins=11.0)
_SMALL: Final = LEAST / BODY
"""As small as letters become."""
_TIGHTER: Final = (
    _TIGHT,
    _Fit(columns=2),
    _TIGHT._replace(columns=2),
    _TIGHT._replace(grown=_SMALL),
    _TIGHT._replace(grown=_SMALL, columns=2),
)
"""Where there is no room for usual letters: one way after the other."""


class _Setting:
    """Sentences on their way to a place: how they are broken into lines is worked out once for each size."""

    def __init__(self, brush: Brush, slot: Box) -> None:
        self.brush, self.slot = brush, slot
        self._laid: dict[tuple[str, int, int], Lines] = {}

    @property
    def most(self) -> float:
        """How high all of it may become."""
        return self.slot.h + _SPILL

    def pixels(self, fit: _Fit) -> float:
        """How large the letters are."""
        return max(self.brush.type.least, BODY * fit.grown * self.brush.stage.scale)

    def lines(self, text: str, wide: float, fit: _Fit) -> Lines:
        """A sentence in lines of so many units."""
        pixels, room = round(self.pixels(fit)), round(wide * self.brush.stage.scale)
        key = text, pixels, room
        if key not in self._laid:
            self._laid[key] = lay(self.brush.type, spans(text), pixels, room, symbols=False)
        return self._laid[key]

    def high(self, text: str, wide: float, fit: _Fit) -> float:
        """How much room it takes, with the gap below."""
        lines = self.lines(text, wide, fit)
        return height(self.brush, lines, self.pixels(fit), fit.leading) + fit.gap

    def wide(self, text: str, size: float, face: Face, fit: _Fit) -> float:
        """How wide a text is as it is set here, in units."""
        scale = self.brush.stage.scale
        return self.brush.type.width(text, face, size * fit.grown * scale) / scale


@dataclass(frozen=True)
class Sheet:
    """A forecast to read; with the sentence of a hint above it, if one is open."""

    title: str
    chips: tuple[Chip, ...]
    sentences: tuple[Sentence, ...]
    hint: str = ""
    choices: bool = False
    """The sentences are what can be chosen from, or what a card does: not one after the other."""
    card: str = ""
    """The picture of the event that would be played."""
    picture: float = _PICTURES[0]
    """How wide that is."""

    @classmethod
    def of(cls, forecast: Forecast, hint: str, effect: str = "") -> Sheet:
        """What can be read of it; of a card that has no room for its effect, that effect."""
        choices = forecast.action is None or isinstance(forecast.action, Adjust)
        told = (Sentence("event", effect, 1),) if choices and effect else forecast.sentences
        card = f"events/{EVENT_CARDS[forecast.action.card].key}" if isinstance(forecast.action, Play) else ""
        return cls(forecast.title, forecast.chips, told, hint, choices, card)

    def item(self, brush: Brush, desk: Desk, slots: Slots, dress: Dress, faces: Faces) -> Item:
        """Over the edges of the tables, as high as it has to be."""
        slot = slots[INFO]
        setting = _Setting(brush, slot)
        shown = self._with_picture(setting)
        fit = shown._fit(setting)
        box = slot._replace(h=min(setting.most, shown._high(setting, fit)))
        box = box.moved(0, (slot.h - box.h) / 2)
        key = ("sheet", shown, brush.type.scale, brush.art.theme, desk.translations.code)

        def paint(onto: Brush, room: Box) -> None:
            shown._draw(_Setting(onto, slot), desk, room, dress, faces, fit)

        return drawn(brush, key, box, paint, passing=True)._replace(key="sheet")

    def _with_picture(self, setting: _Setting) -> Sheet:
        """With the largest picture that leaves no more untold than none; with large letters without any."""
        alone = replace(self, card="")
        if not self.card or setting.brush.type.folded:
            return alone
        untold = alone._untold(setting)
        sized = (replace(self, picture=size) for size in _PICTURES)
        return next((sheet for sheet in sized if sheet._untold(setting) <= untold), alone)

    def _fit(self, setting: _Setting) -> _Fit:
        """As large and as roomy as all of it can be told; else the way that tells most."""
        scale = setting.brush.type.scale
        sizes = [grown for grown in _GROWN if grown < scale]
        sizes = [scale, *sizes] if scale <= _GROWN[0] else sizes
        usual = [_Fit(grown, gap) for grown in sizes for gap in (_ROOMY.gap, _Fit().gap)]
        fits = (fit for fit in (*usual, *_TIGHTER) if self._high(setting, fit) <= setting.most)
        return next(fits, None) or min(_TIGHTER, key=lambda fit: self._more(self._columns(setting, fit)))

    def _untold(self, setting: _Setting) -> int:
        """How many sentences there is no room for."""
        return self._more(self._columns(setting, self._fit(setting)))

    def _more(self, columns: Sequence[Sequence[int]]) -> int:
        """How many of them are in none of the columns."""
        return len(self._rows()) - sum(map(len, columns))

    @property
    def _aside(self) -> float:
        """How much the picture of a card takes on the left."""
        return self.picture + 16 if self.card else 0.0

    @property
    def _numbered(self) -> bool:
        """There is an order to be told."""
        return not self.choices and len(self.sentences) > 1

    @property
    def _left(self) -> float:
        """How much is before every sentence: number, sign, and whose it is about."""
        return (_NUMBER if self._numbered else 0.0) + _SIGN + self._owned

    @property
    def _owned(self) -> float:
        """How much of it is for those who are named; the colour of a name is not enough for everybody."""
        rows = self._rows()
        if any(row.face is not None for row in rows):
            return _FACED
        return _OWNER if any(_owner(row) is not None for row in rows) else 0.0

    def _rows(self) -> list[Sentence]:
        hint = [Sentence("bulb", self.hint, 3)] if self.hint else []
        return [*hint, *self.sentences]

    def _high(self, setting: _Setting, fit: _Fit) -> float:
        """How much room all of it takes."""
        high = self._heights(setting, fit)
        return self._head(setting, fit) + _highest(high, fit.columns) + fit.margins

    def _head(self, setting: _Setting, fit: _Fit) -> float:
        """How high the title is, with the ends."""
        room = setting.slot.w - self._aside - 36
        return fit.head * fit.grown * (1 if self._in_a_row(setting, room, fit) else 2)

    def _wide(self, setting: _Setting, fit: _Fit) -> float:
        """How wide a column is."""
        room = setting.slot.w - self._aside - 32
        return (room - _COLUMN_GAP * (fit.columns - 1)) / fit.columns

    def _heights(self, setting: _Setting, fit: _Fit) -> list[float]:
        """How much room every sentence takes."""
        wide = self._wide(setting, fit) - self._left
        return [setting.high(row.text, wide, fit) for row in self._rows()]

    def _columns(self, setting: _Setting, fit: _Fit) -> list[list[int]]:
        """The sentences that there is room for, by column."""
        high, weights = self._heights(setting, fit), [row.weight for row in self._rows()]
        room = setting.most - self._head(setting, fit) - fit.margins
        return fitting(high, weights, room, fit.columns)

    @staticmethod
    def _chip_width(setting: _Setting, chip: Chip, fit: _Fit) -> float:
        return setting.wide(chip.name, 20, Face.STRONG, fit) + 26

    def _in_a_row(self, setting: _Setting, room: float, fit: _Fit) -> bool:
        """Title and ends find room beside each other."""
        chips = sum(self._chip_width(setting, chip, fit) + 8 for chip in self.chips)
        return not self.chips or 40 + self._title_width(setting, fit) + 12 + chips <= room

    def _draw(self, setting: _Setting, desk: Desk, box: Box, dress: Dress, faces: Faces, fit: _Fit) -> None:
        """Dashes around what is not real; an eye for looking ahead."""
        brush = setting.brush
        brush.panel(box.inset(1), PAGE, radius=20, alpha=247)
        brush.dashed(box.inset(1), UNREAL, radius=20, width=3, dash=12)
        if self.card:
            self._draw_card(brush, box)
            box = box._replace(x=box.x + self._aside, w=box.w - self._aside)
        above = fit.margins * 0.4
        head = Box(box.x + 18, box.y + above, box.w - 36, fit.head * fit.grown)
        foot = head if self._in_a_row(setting, head.w, fit) else head.moved(0, head.h)
        columns, top = self._columns(setting, fit), foot.y + foot.h + fit.margins * 0.1
        more = len(self._rows()) - sum(map(len, columns))
        self._draw_head(
            setting, head, desk.count("and one more", "and {count} more", more) if more else "", fit
        )
        if foot != head:
            self._draw_chips(setting, foot, fit)
        wide = self._wide(setting, fit)
        for number, told in enumerate(columns):
            room = Box(box.x + 16 + number * (wide + _COLUMN_GAP), top, wide, box.y + box.h - top)
            self._draw_rows(setting, told, room, dress, faces, fit)

    def _draw_head(self, setting: _Setting, head: Box, more: str, fit: _Fit) -> None:
        """What would be done; beside it the other ends, and how many sentences there is no room for, as far
        as the title leaves room for them: the ends can be seen in the room, too."""
        brush = setting.brush
        brush.icon("eye", Box(head.x, head.y + 4, 28, head.h - 8), UNREAL)
        wide = self._title_width(setting, fit) + 52
        right = head.x + head.w
        aside = setting.wide(more, 20, Face.BODY, fit) + 4 if more else 0.0
        if self._in_a_row(setting, head.w - (aside + 8 if more else 0), fit):
            right = self._draw_chips(setting, head, fit)
        if more and head.x + wide + aside <= right:
            brush.text(
                more, Box(right - aside, head.y, aside, head.h), 20, QUIET, face=Face.BODY, align="right"
            )
            right -= aside + 8
        title = Box(head.x + 40, head.y, right - head.x - 46, head.h)
        brush.text(plain(self.title), title, TITLE, COLD_TEXT, face=Face.TITLE)

    def _title_width(self, setting: _Setting, fit: _Fit) -> float:
        return setting.wide(plain(self.title), TITLE, Face.TITLE, fit)

    def _draw_chips(self, setting: _Setting, row: Box, fit: _Fit) -> float:
        """From the right; says where they begin."""
        brush, right = setting.brush, row.x + row.w
        for chip in reversed(self.chips):
            width = self._chip_width(setting, chip, fit)
            place = Box(right - width, row.y + 2, width, row.h - 4)
            if place.x < row.x:
                break
            fill, border, ink = (GOLD, GOLD, INK) if chip.now else (RAISED, UNREAL, TEXT)
            brush.panel(place, fill, radius=place.h / 2, border=border, width=2)
            brush.text(chip.name, place.inset(6, 3), 20, ink, align="center")
            right = place.x - 8
        return right

    def _draw_rows(
        self, setting: _Setting, told: Sequence[int], room: Box, dress: Dress, faces: Faces, fit: _Fit
    ) -> None:
        """One below the other."""
        brush, rows, y = setting.brush, self._rows(), room.y + fit.gap / 2
        pixels = setting.pixels(fit)
        line = pixels * fit.leading / brush.stage.scale
        first = len(rows) - len(self.sentences)
        for row, number in ((rows[index], index - first + 1) for index in told):
            self._draw_number(brush, Box(room.x, y, 28, line), max(0, number), row.icon)
            owner = Box(room.x + self._left - self._owned, y, self._owned - 6, line)
            if row.face is not None:
                faces(row.face)(brush, _square(owner, min(_FACE, line + 4)))
            else:
                self._draw_owner(brush, owner, row, dress)
            left = self._left - (self._owned if row.face is None and _owner(row) is None else 0.0)
            lines = setting.lines(row.text, room.w - self._left, fit)
            place = Box(room.x + left, y, room.w - left, room.h)
            write(brush, lines, place, pixels, dress, leading=fit.leading)
            y += setting.high(row.text, room.w - self._left, fit)

    def _draw_card(self, brush: Brush, box: Box) -> None:
        """The picture of the event, framed."""
        high = self.picture / 1.5
        place = Box(box.x + 18, box.centre[1] - high / 2, self.picture, high)
        brush.panel(place.inset(-5), GOLD_DARK, radius=12, border=INK, width=3)
        brush.picture(self.card, place)

    @staticmethod
    def _draw_owner(brush: Brush, box: Box, row: Sentence, dress: Dress) -> None:
        seat = _owner(row)
        if seat is not None:
            place = _square(box, _SYMBOL)
            brush.symbol(dress[seat].symbol, place, dress[seat].text)

    def _draw_number(self, brush: Brush, box: Box, number: int, icon: str) -> None:
        side = min(27.0, box.h)
        medal = Box(box.x, box.centre[1] - side / 2, side, side)
        tone = LEAVES if icon in _RED else ENTERS if icon in _GREEN else GOLD
        brush.icon(icon, medal.moved(_NUMBER, 0) if self._numbered else medal, tone)
        if number and self._numbered:
            brush.panel(medal, GOLD, radius=side / 2)
            brush.text(str(number), medal, 20, INK, face=Face.HEAVY, align="center", fit=False)


def _owner(row: Sentence) -> Seat | None:
    """Whom a sentence is about: the first who is named."""
    return next((seat for _, seat in spans(row.text) if seat is not None), None)


def _square(box: Box, side: float) -> Box:
    """About the middle of a box."""
    return Box(box.centre[0] - side / 2, box.centre[1] - side / 2, side, side)


def fitting(high: Sequence[float], weights: Sequence[int], room: float, columns: int = 1) -> list[list[int]]:
    """Which of the rows are told, by column, in order: of those that do not fit, the least important go
    first, and of these the last. One is always told."""
    shown = list(range(len(high)))
    while len(shown) > 1 and _highest([high[index] for index in shown], columns) > room:
        shown.remove(min(shown, key=lambda index: (weights[index], -index)))
    if columns == 1:
        return [shown]
    left = _split([high[index] for index in shown])
    return [shown[:left], shown[left:]]


def _highest(high: Sequence[float], columns: int) -> float:
    """How high rows become in one column, or the higher one of two."""
    left = _split(high) if columns > 1 else len(high)
    return max(sum(high[:left]), sum(high[left:]))


def _split(high: Sequence[float]) -> int:
    """How many rows stand in the left one of two columns that are as even as they can be; more than right."""
    ways = range(len(high), 0, -1)
    return min(ways, key=lambda left: max(sum(high[:left]), sum(high[left:])), default=0)
