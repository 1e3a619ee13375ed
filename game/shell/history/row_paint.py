"""A game of the list as it is painted: which one, who played, who won, when."""

from __future__ import annotations

from game.services.archive.rows import GameRow, SeatRow
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.history.emblem import paint_emblem
from game.shell.history.telling import Telling
from game.shell.paint.brush import Brush
from game.shell.paint.palette import (
    BORDER,
    CHOSEN,
    GOLD,
    HAIRLINE,
    INK,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
    Livery,
    dressed,
)
from game.shell.paint.type import Face
from game.shell.scenes.menus import even, ring, shine
from game.shell.stage import Box

EMBLEM = 76.0
TALLEST = 74.0
"""How high the pill of somebody is at most."""
COLUMNS, TALL_COLUMNS = 3, 2
"""How many pills a line has room for at least, and where there are two lines: so that they line up."""
NAME, LEAST, SCORE = 24.0, 20.0, 26.0
"""How large names are written, and at least if there is room for them; and scores."""
SIGN, CROWN = 30.0, 28.0
"""How large a mark at the end of a row is, and the badge of whoever has won."""


def worn(row: GameRow) -> list[tuple[SeatRow, Livery]]:
    """Everybody, and what they wore."""
    return list(zip(row.seats, dressed(row.liveries), strict=False))


class RowPainter:
    """Paints the rows."""

    def __init__(self, desk: Desk, telling: Telling, focus: Focus) -> None:
        self._desk, self._telling, self._focus = desk, telling, focus

    def paint(
        self, brush: Brush, row: GameRow, spot: Spot, box: Box, *, chosen: bool, share: float, tall: bool
    ) -> None:
        """A row; `share` of a review that is being made, or 0. A tall one has two lines of players."""
        ring(brush, self._focus, spot.key, box)
        brush.panel(box, CHOSEN if chosen else RAISED, radius=18, border=GOLD if chosen else HAIRLINE)
        left = box.x + 14
        if self._desk.foyer.several:
            side = min(EMBLEM, box.h - 20)
            paint_emblem(brush, self._desk, row.game, Box(left, box.centre[1] - side / 2, side, side))
            left += side + 16
        inner = Box(left, box.y + 10, box.x + box.w - 16 - left, box.h - 20)
        below = 54.0 if brush.type.folded else 38.0 if tall else inner.h * 0.4
        self._pills(brush, row, inner._replace(h=inner.h - below - 6), tall=tall)
        self._words(brush, row, Box(inner.x, inner.y + inner.h - below, inner.w, below))
        if share:
            line = Box(inner.x, box.y + box.h - 9, inner.w, 5)
            brush.panel(line, PAGE, radius=2)
            brush.panel(line._replace(w=max(6.0, line.w * share)), GOLD, radius=2)
        shine(brush, self._focus, spot.key, box)

    # Who played

    def _pills(self, brush: Brush, row: GameRow, area: Box, *, tall: bool) -> None:
        """Side by side, in one line or two."""
        seats = worn(row)
        lines = 2 if tall and len(seats) > 2 else 1
        across = -(-len(seats) // lines)
        high = min(area.h, (TALLEST + 8) * lines - 8)
        area = area._replace(y=area.centre[1] - high / 2, h=high)
        columns = max(across, TALL_COLUMNS if tall or brush.type.folded else COLUMNS)
        boxes = [box for line in area.column(lines, 8) for box in line.shared([1] * columns, 10)[:across]]
        size = self._name_size(brush, row, boxes[0])
        for (seat, livery), box in zip(seats, boxes, strict=False):
            self._pill(brush, row, seat, livery, box, size)

    def _name_size(self, brush: Brush, row: GameRow, pill: Box) -> float:
        """As large as fits for everybody in a row, unless that is hard to read."""
        scores = (brush.text_width(self._telling.score(row, seat), SCORE, Face.TITLE) for seat in row.seats)
        room = pill.w - min(pill.h - 12, 44.0) - min(pill.w * 0.3, max(scores, default=0.0)) - 30
        return max(LEAST, even(brush, self._telling.names(row), NAME, room, pill.h))

    def _pill(self, brush: Brush, row: GameRow, seat: SeatRow, livery: Livery, box: Box, size: float) -> None:
        won = row.over and seat.share > 0
        brush.panel(box, PAGE, radius=14, border=GOLD if won else BORDER, width=3 if won else 2)
        side = min(box.h - 12, 44.0)
        sign = Box(box.x + 6, box.centre[1] - side / 2, side, side)
        brush.panel(sign, livery.mid, radius=11)
        brush.symbol(livery.symbol, sign.inset(sign.w * 0.2), livery.ink)
        right, score = box.x + box.w - 10, self._telling.score(row, seat)
        if score:
            wide = min(box.w * 0.3, brush.text_width(score, SCORE, Face.TITLE) + 4)
            place = Box(right - wide, box.y, wide, box.h)
            brush.text(score, place, SCORE, GOLD if won else TEXT, face=Face.TITLE, align="right")
            right -= wide + 4
        name = Box(sign.x + side + 6, box.y, right - sign.x - side - 6, box.h)
        brush.text(self._telling.name(seat), name, size, TEXT if won or not row.over else QUIET)
        if won:
            badge = Box(box.x - 11, box.y - 11, CROWN, CROWN)
            brush.panel(badge, GOLD, radius=CROWN / 2, border=PAGE, width=2)
            brush.icon("crown", badge.inset(5), INK)

    # What else

    def _words(self, brush: Brush, row: GameRow, line: Box) -> None:
        """Its name, if it has one, and when it was; at the end what somebody has marked."""
        right = line.x + line.w
        for icon, there in (("search", row.reviewed), ("pin", row.pinned)):
            if there:
                brush.icon(icon, Box(right - SIGN, line.y, SIGN, line.h), GOLD)
                right -= SIGN + 12
        words = Box(line.x, line.y, right - line.x, line.h)
        about = self._telling.in_short(row) if brush.type.folded else self._telling.about(row)
        if row.title:
            wide = min(words.w * 0.5, brush.text_width(row.title, 23) + 4)
            brush.text(row.title, words._replace(w=wide), 23, GOLD)
            words = Box(words.x + wide + 18, words.y, words.w - wide - 18, words.h)
        brush.text(about, words, 22, QUIET, face=Face.BODY)


def paint_slider(brush: Brush, track: Box, share: float, at: float, *, held: bool) -> None:
    """How much of the list can be seen, and which part."""
    if share >= 1:
        return
    brush.panel(track.inset(4, 0), PANEL, radius=3)
    knob = slider_knob(track, share, at)
    brush.panel(knob.inset(2, 0), GOLD if held else BORDER, radius=5, border=INK, width=1)


def slider_knob(track: Box, share: float, at: float) -> Box:
    """The part of a slider that can be dragged."""
    length = max(56.0, track.h * share)
    return Box(track.x, track.y + (track.h - length) * at, track.w, length)
