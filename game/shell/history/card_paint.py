"""The chosen game beside the list: what is known of it, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from game.services.archive.rows import GameRow
from game.services.chores import Progress
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.history.deeds import BY_KEY, DEEDS, OPEN, REVIEW, icon_of
from game.shell.history.emblem import LARGEST, paint_emblem
from game.shell.history.places import Places
from game.shell.history.row_paint import worn
from game.shell.history.telling import Telling
from game.shell.paint.brush import Brush
from game.shell.paint.caps import LETTERS, cap_width, paint_cap
from game.shell.paint.palette import (
    BORDER,
    CHOSEN,
    GOLD,
    HAIRLINE,
    INK,
    LEAVES,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
)
from game.shell.paint.type import Face
from game.shell.quill import Quill
from game.shell.scenes.menus import even, ring, shine
from game.shell.stage import Box

MARGIN = 18.0
BUTTON, BUTTON_GAP = (54.0, 78.0), 8.0
"""How high a button is, with letters of the usual size and with large ones."""
FOLDED_HEAD = 300.0
"""How high the words at its head are at most, where letters are large and there is no picture."""
BESIDE = 86.0
"""What the name on a button leaves free for its picture; large letters need the rest, rather than a key."""
SEAT, FIELD = 42.0, 64.0
"""How high the line of somebody is, and the field to write in."""


def deed_boxes(card: Box, *, folded: bool) -> list[Box]:
    """Where the buttons are: at the foot of the card."""
    high = BUTTON[folded] * len(DEEDS) + BUTTON_GAP * (len(DEEDS) - 1)
    inner = card.inset(MARGIN)
    return Box(inner.x, inner.y + inner.h - high, inner.w, high).column(len(DEEDS), BUTTON_GAP)


def paint_field(brush: Brush, quill: Quill, box: Box) -> None:
    """What is being written, and where the next letter goes."""
    brush.panel(box, PAGE, radius=12, border=LEAVES if quill.full else GOLD, width=3)
    inner, text = box.inset(14, 0), f"{quill.text}_"
    if quill.suggested:
        width = min(inner.w, brush.text_width(text, 26, Face.TITLE)) + 16
        high = min(inner.h - 12, 42 * brush.type.scale)
        brush.panel(Box(inner.x - 8, inner.centre[1] - high / 2, width, high), CHOSEN, radius=8, border=GOLD)
    while len(text) > 1 and brush.text_width(text, 26, Face.TITLE) > inner.w:
        text = text[1:]  # whoever writes looks at the end
    brush.text(text, inner, 26, TEXT, face=Face.TITLE)


class CardPainter:
    """Paints the card."""

    def __init__(self, desk: Desk, telling: Telling, focus: Focus, quill: Quill) -> None:
        self._desk, self._telling, self._focus, self._quill = desk, telling, focus, quill

    def paint(
        self, brush: Brush, row: GameRow, places: Places, spots: Sequence[Spot], progress: Progress | None
    ) -> None:
        """What is known, then the buttons; `progress` of its review, if one is being made."""
        card = places.card
        brush.panel(card, PANEL, radius=22, border=HAIRLINE)
        inner = card.inset(MARGIN)
        info = inner._replace(h=spots[0].box.y - 14 - inner.y)
        head = self._head(brush, row, info, tall=places.tall)
        if not brush.type.folded:
            rest = Box(info.x, info.y + head, info.w, info.h - head)
            high = self._seats(brush, row, rest) + 8
            details = Box(rest.x, rest.y + high, rest.w, rest.h - high)
            brush.paragraph(self._telling.details(row), details, 21, QUIET, leading=1.2)
        room = inner.w - (BESIDE if brush.type.folded else 150)
        size = even(brush, [spot.name for spot in spots], 24, room, spots[0].box.h, Face.TITLE)
        for spot in spots:
            self._deed(brush, row, spot, size, progress)

    # What is known

    def _head(self, brush: Brush, row: GameRow, box: Box, *, tall: bool) -> float:
        """Which game it is, its name or a field to write one, when it was and how it ended; says how high."""
        words, telling = box, self._telling
        if self._quill.writes:
            paint_field(brush, self._quill, box._replace(h=FIELD * min(brush.type.scale, 1.5)))
            return FIELD * min(brush.type.scale, 1.5) + 14
        if self._desk.foyer.several and not tall:
            paint_emblem(brush, self._desk, row.game, Box(box.x, box.y, LARGEST, LARGEST))
            words = Box(box.x + LARGEST + 16, box.y, box.w - LARGEST - 16, LARGEST)
        high = min(words.h, FOLDED_HEAD) if brush.type.folded else LARGEST
        first = words._replace(h=high * 0.36)
        title = row.title or telling.title(row.game)
        brush.text(title, first, 32, GOLD if row.title else TEXT, face=Face.TITLE)
        when = Box(words.x, words.y + first.h, words.w, high * 0.27)
        brush.text(telling.when_in_full(row), when, 21, QUIET, face=Face.BODY)
        below = Box(words.x, when.y + when.h, words.w, high - first.h - when.h)
        brush.paragraph(telling.ending(row), below, 21, QUIET, leading=1.15)
        return high + 14

    def _seats(self, brush: Brush, row: GameRow, box: Box) -> float:
        """Everybody, whoever stands best first; of computers, how strong they are. Says how high that is."""
        seats = sorted(worn(row), key=lambda each: each[0].place)
        high = min(SEAT, box.h / max(1, len(seats)))
        for number, (seat, livery) in enumerate(seats):
            line = Box(box.x, box.y + number * high, box.w, high - 4)
            won = row.over and seat.share > 0
            disc = Box(line.x, line.y, line.h, line.h)
            brush.panel(disc, livery.mid, radius=10)
            brush.symbol(livery.symbol, disc.inset(line.h * 0.2), livery.ink)
            right = line.x + line.w
            if score := self._telling.score(row, seat):
                wide = brush.text_width(score, 26, Face.TITLE) + 4
                place = Box(right - wide, line.y, wide, line.h)
                brush.text(score, place, 26, GOLD if won else TEXT, face=Face.TITLE, align="right")
                right -= max(wide, 34.0) + 8
            if won:
                brush.icon("crown", Box(right - 28, line.y, 28, line.h), GOLD)
                right -= 36
            words = Box(disc.x + disc.w + 12, line.y, right - disc.x - disc.w - 12, line.h)
            name = self._telling.name(seat)
            brush.text(name, words, 24, TEXT)
            left, level = brush.text_width(name, 24) + 16, self._telling.level(row.game, seat.who)
            if left + brush.text_width(level, 20, Face.BODY) <= words.w:
                rest = Box(words.x + left, words.y, words.w - left, words.h)
                brush.text(level, rest, 20, QUIET, face=Face.BODY)
        return len(seats) * high

    # What can be done

    def _deed(self, brush: Brush, row: GameRow, spot: Spot, size: float, progress: Progress | None) -> None:
        deed, box = BY_KEY[str(spot.key)], spot.box
        main = deed.key == OPEN
        ring(brush, self._focus, spot.key, box, radius=14, main=main)
        if main:
            brush.gold(box, radius=14)
        else:
            brush.panel(box, RAISED, radius=14, border=BORDER)
        if deed.key == REVIEW and progress is not None:
            share = progress.done / progress.total if progress.total else 0.0
            brush.panel(box._replace(w=max(28.0, box.w * share)), BORDER, radius=14)
        ink = INK if main else TEXT if spot.active else BORDER
        side = 30.0
        mark = Box(box.x + 18, box.centre[1] - side / 2, side, side)
        brush.icon(icon_of(deed, row), mark, INK if main else GOLD if spot.active else BORDER)
        right = box.x + box.w - 12
        cap = deed.cap(self._desk)
        share = 0.75 if brush.type.folded else 1.0
        wide = cap_width(brush, cap, share)
        free = box.w - BESIDE - brush.text_width(spot.name, size, Face.TITLE)
        if cap.text and spot.active and (free > wide or not brush.type.folded):
            high = min(box.h - 14, 38.0 * share * brush.type.scale)
            paint_cap(brush, cap, Box(right - wide, box.centre[1] - high / 2, wide, high), LETTERS * share)
            right -= wide + 10
        words = Box(mark.x + side + 16, box.y, right - mark.x - side - 16, box.h)
        brush.text(spot.name, words, size, ink, face=Face.TITLE)
        shine(brush, self._focus, spot.key, box, radius=14)
