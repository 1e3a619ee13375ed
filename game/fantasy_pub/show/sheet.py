"""What would come of it, in words: a title, the ends it may come to, and numbered sentences; on the rug."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.actions import Play
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
from game.shell.paint.rich import Lines, height, lay, write
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.slots import INFO, Slots

UNREAL: Final = rgb("#7E9BFF")
"""The line around what has not happened."""
TITLE, BODY = 25.0, 21.0
_NUMBER, _SIGN = 36.0, 40.0
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
_MARGINS: Final = 18.0
"""Above and below all of it."""
_GAPS: Final = (9.0, 3.0)
"""Between two sentences: as much as there is room for."""
_RED: Final = frozenset({"boot"})
_GREEN: Final = frozenset({"leave"})
"""Signs of what is good or bad for somebody."""


Faces = Callable[[Character], Picture]
"""What somebody looks like."""


class _Fit(NamedTuple):
    """How a sheet is set."""

    grown: float
    """How much larger its letters are."""
    gap: float


@dataclass(frozen=True)
class Sheet:
    """A forecast to read; with the sentence of a hint above it, if one is open."""

    title: str
    chips: tuple[Chip, ...]
    sentences: tuple[Sentence, ...]
    hint: str = ""
    choices: bool = False
    """The sentences are what can be chosen from, not one after the other."""
    card: str = ""
    """The picture of the event that would be played."""
    picture: float = _PICTURES[0]
    """How wide that is."""

    @classmethod
    def of(cls, forecast: Forecast, hint: str, effect: str = "") -> Sheet:
        """What can be read of it; of a card that has no room for its effect, that effect."""
        choices = forecast.action is None
        told = (Sentence("event", effect, 1),) if choices and effect else forecast.sentences
        card = f"events/{EVENT_CARDS[forecast.action.card].key}" if isinstance(forecast.action, Play) else ""
        return cls(forecast.title, forecast.chips, told, hint, choices, card)

    def item(self, brush: Brush, desk: Desk, slots: Slots, dress: Dress, faces: Faces) -> Item:
        """Over the edges of the tables, as high as it has to be."""
        slot = slots[INFO]
        if self.card and self._hides(brush, slot):
            return self._with_less(brush).item(brush, desk, slots, dress, faces)
        fit = self._fit(brush, slot)
        box = slot._replace(h=min(slot.h + _SPILL, self._high(brush, slot, fit)))
        box = box.moved(0, (slot.h - box.h) / 2)
        key = ("sheet", self, brush.type.scale, brush.art.theme, desk.translations.code)

        def paint(onto: Brush, room: Box) -> None:
            self._draw(onto, desk, room, dress, faces, fit)

        return drawn(brush, key, box, paint, passing=True)._replace(key="sheet")

    def _with_less(self, brush: Brush) -> Sheet:
        """The next smaller picture; large letters leave no room for any."""
        smaller = [size for size in _PICTURES if size < self.picture and not brush.type.folded]
        return replace(self, picture=smaller[0]) if smaller else replace(self, card="")

    def _fit(self, brush: Brush, slot: Box) -> _Fit:
        """As large and as roomy as all of it can be told; else as small as it gets."""
        sizes = [grown for grown in _GROWN if grown < brush.type.scale]
        sizes = [brush.type.scale, *sizes] if brush.type.scale <= _GROWN[0] else sizes
        fits = [_Fit(grown, gap) for grown in sizes for gap in _GAPS]
        return next((fit for fit in fits if self._high(brush, slot, fit) <= slot.h + _SPILL), fits[-1])

    def _hides(self, brush: Brush, slot: Box) -> bool:
        """Without the picture, more could be told; or the letters are so large that it is in the way."""
        alone = replace(self, card="")
        return brush.type.folded or self._untold(brush, slot) > alone._untold(brush, slot)

    def _untold(self, brush: Brush, slot: Box) -> int:
        """How many sentences there is no room for."""
        fit = self._fit(brush, slot)
        room = slot.h + _SPILL - self._head(brush, slot, fit) - _MARGINS
        return fitting(self._heights(brush, slot, fit), [row.weight for row in self._rows()], room)[1]

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

    def _high(self, brush: Brush, slot: Box, fit: _Fit) -> float:
        """How much room all of it takes."""
        return self._head(brush, slot, fit) + sum(self._heights(brush, slot, fit)) + _MARGINS

    def _head(self, brush: Brush, slot: Box, fit: _Fit) -> float:
        """How high the title is, with the ends."""
        return 36 * fit.grown * (1 if self._in_a_row(brush, slot.w - self._aside - 36, fit) else 2)

    def _heights(self, brush: Brush, slot: Box, fit: _Fit) -> list[float]:
        """How much room every sentence takes."""
        pixels, wide = BODY * fit.grown * brush.stage.scale, slot.w - self._aside - 32 - self._left
        room = wide * brush.stage.scale
        laid = (lay(brush.type, spans(row.text), pixels, room, symbols=False) for row in self._rows())
        return [height(brush, lines, pixels) + fit.gap for lines in laid]

    @staticmethod
    def _chip_width(brush: Brush, chip: Chip, fit: _Fit) -> float:
        return _wide(brush, chip.name, 20, Face.STRONG, fit) + 26

    def _in_a_row(self, brush: Brush, room: float, fit: _Fit) -> bool:
        """Title and ends find room beside each other."""
        chips = sum(self._chip_width(brush, chip, fit) + 8 for chip in self.chips)
        return not self.chips or 40 + self._title_width(brush, fit) + 12 + chips <= room

    def _draw(self, brush: Brush, desk: Desk, box: Box, dress: Dress, faces: Faces, fit: _Fit) -> None:
        """Dashes around what is not real; an eye for looking ahead."""
        brush.panel(box.inset(1), PAGE, radius=20, alpha=247)
        brush.dashed(box.inset(1), UNREAL, radius=20, width=3, dash=12)
        if self.card:
            self._draw_card(brush, box)
            box = box._replace(x=box.x + self._aside, w=box.w - self._aside)
        head = Box(box.x + 18, box.y + 7, box.w - 36, 36 * fit.grown)
        foot = head if self._in_a_row(brush, head.w, fit) else head.moved(0, head.h)
        room = Box(box.x + 16, foot.y + foot.h + 2, box.w - 32, box.y + box.h - foot.y - foot.h - 7)
        rows, pixels = self._rows(), BODY * fit.grown * brush.stage.scale
        wide = (room.w - self._left) * brush.stage.scale
        laid = [lay(brush.type, spans(row.text), pixels, wide, symbols=False) for row in rows]
        shown, more = fitting(
            [height(brush, lines, pixels) + fit.gap for lines in laid], [row.weight for row in rows], room.h
        )
        self._draw_head(
            brush, head, desk.count("and one more", "and {count} more", more) if more else "", fit
        )
        if foot != head:
            self._draw_chips(brush, foot, fit)
        told = [(rows[each], laid[each]) for each in shown]
        self._draw_rows(brush, told, room, dress, faces, fit)

    def _draw_head(self, brush: Brush, head: Box, more: str, fit: _Fit) -> None:
        """What would be done; beside it the other ends, and how many sentences there is no room for, as far
        as the title leaves room for them: the ends can be seen in the room, too."""
        brush.icon("eye", Box(head.x, head.y + 4, 28, head.h - 8), UNREAL)
        wide = self._title_width(brush, fit) + 52
        right = head.x + head.w
        aside = _wide(brush, more, 20, Face.BODY, fit) + 4 if more else 0.0
        if self._in_a_row(brush, head.w - (aside + 8 if more else 0), fit):
            right = self._draw_chips(brush, head, fit)
        if more and head.x + wide + aside <= right:
            brush.text(
                more, Box(right - aside, head.y, aside, head.h), 20, QUIET, face=Face.BODY, align="right"
            )
            right -= aside + 8
        title = Box(head.x + 40, head.y, right - head.x - 46, head.h)
        brush.text(plain(self.title), title, TITLE, COLD_TEXT, face=Face.TITLE)

    def _title_width(self, brush: Brush, fit: _Fit) -> float:
        return _wide(brush, plain(self.title), TITLE, Face.TITLE, fit)

    def _draw_chips(self, brush: Brush, row: Box, fit: _Fit) -> float:
        """From the right; says where they begin."""
        right = row.x + row.w
        for chip in reversed(self.chips):
            width = self._chip_width(brush, chip, fit)
            place = Box(right - width, row.y + 2, width, row.h - 4)
            if place.x < row.x:
                break
            fill, border, ink = (GOLD, GOLD, INK) if chip.now else (RAISED, UNREAL, TEXT)
            brush.panel(place, fill, radius=place.h / 2, border=border, width=2)
            brush.text(chip.name, place.inset(6, 3), 20, ink, align="center")
            right = place.x - 8
        return right

    def _draw_rows(
        self,
        brush: Brush,
        told: Sequence[tuple[Sentence, Lines]],
        room: Box,
        dress: Dress,
        faces: Faces,
        fit: _Fit,
    ) -> None:
        """One below the other."""
        size, y = BODY * fit.grown, room.y + fit.gap / 2
        pixels = size * brush.stage.scale
        for row, lines in told:
            number = self.sentences.index(row) + 1 if row in self.sentences else 0
            self._draw_number(brush, Box(room.x, y, 28, size * 1.35), number, row.icon)
            owner = Box(room.x + self._left - self._owned, y, self._owned - 6, size * 1.35)
            if row.face is not None:
                faces(row.face)(brush, _square(owner, _FACE))
            else:
                self._draw_owner(brush, owner, row, dress)
            left = self._left - (self._owned if row.face is None and _owner(row) is None else 0.0)
            write(brush, lines, Box(room.x + left, y, room.w - left, room.h), pixels, dress)
            y += height(brush, lines, pixels) + fit.gap

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


def _wide(brush: Brush, text: str, size: float, face: Face, fit: _Fit) -> float:
    """How wide a text is as it is set here, in units."""
    return brush.type.width(text, face, size * fit.grown * brush.stage.scale) / brush.stage.scale


def fitting(high: Sequence[float], weights: Sequence[int], room: float) -> tuple[list[int], int]:
    """Which of the rows are told, in order, and how many are not: of those that do not fit, the least
    important go first, and of these the last. One is always told."""
    shown = list(range(len(high)))
    while len(shown) > 1 and sum(high[index] for index in shown) > room:
        shown.remove(min(shown, key=lambda index: (weights[index], -index)))
    return shown, len(high) - len(shown)
