"""Play or luck: what everybody's result is made of, as bars, as a table, and in a sentence."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.messages import N_
from game.core.rules import Seat
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, ENTERS, HAIRLINE, LEAVES, PAGE, QUIET, RAISED, TEXT, Colour
from game.shell.paint.type import Face
from game.shell.scenes.menus import even
from game.shell.scenes.results.page import Page, Reviewing, paint_player, percent, points
from game.shell.scenes.results.table import Cell, Column, Table
from game.shell.signals import Signal
from game.shell.stage import Box

OWN, OTHERS, LUCK = N_("own play"), N_("others' play"), N_("luck")
HOLDS: Final = N_(
    "Even share + own play + others' play + luck = result. Luck includes what was hidden, and the "
    "computer's own errors."
)
GIVEN: Final = N_(
    "The game started from a set position. Luck includes what that position was worth ({given})."
)
LATER: Final = N_("You will see the luck when every decision is judged.")
_NOTE, _HEAD, _TALLEST = 56.0, 40.0, 150.0
_COLUMNS, _APART = (2.4, 3.0, 3.0, 3.0, 2.5), 26.0
"""Who, three bars, and the result."""


class _Parts(NamedTuple):
    """What a result is made of, in whole points of a hundred that add up."""

    even: int
    own: int
    others: int
    luck: int
    result: int


class LuckPage(Page):
    """Three bars a player."""

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(reviewing)
        self._table = Table()

    def sentence(self) -> str:
        """Whom luck helped most, and what the winner owes to it."""
        at, words = self.reviewing, self.reviewing.told.marked(self.desk)
        if not at.reviewed.whole:
            return words.sentence(LATER)
        winners = [seat for seat, share in enumerate(at.review.result) if share > 0]
        winner = max(winners, key=lambda seat: at.review.result[seat])
        parts = self._parts(winner)
        if parts.luck - self._given(winner) > parts.own + parts.others:
            told = N_("Luck decided more of {player}'s result than anyone's play.")
        else:
            told = N_("Play decided more of {player}'s result than luck.")
        return words.sentence(told).format(player=words.seat(Seat(winner)))

    def _parts(self, seat: int) -> _Parts:
        balance = self.reviewing.review.balance(Seat(seat))
        even, own, others, result = (
            round(100 * share)
            for share in (1 / self.reviewing.review.seats, balance.own, balance.others, balance.result)
        )
        return _Parts(even, own, others, result - even - own - others, result)

    def _given(self, seat: int) -> int:
        """How much of the luck is none, because it lay in the position where the game began."""
        at = self.reviewing
        return round(100 * at.review.given(Seat(seat))) if at.from_position else 0

    def _holds(self) -> str:
        """What luck holds."""
        at, say = self.reviewing, self.desk.say
        if not at.from_position:
            return say(HOLDS)
        given = ", ".join(
            f"{name} {points(self._given(seat) / 100)}" for seat, name in enumerate(at.told.names)
        )
        return f"{say(HOLDS)} {say(GIVEN, given=given)}"

    def spots(self) -> list[Spot]:
        """Only the other form of it."""
        return self.toggles()

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """There is nothing to scroll."""
        return False

    # Painting

    @property
    def _note(self) -> Box:
        body, high = self.body, _NOTE * (1.5 if self.desk.folded else 1.0)
        return Box(body.x, body.y + body.h - high, body.w, high)

    def draw(self, brush: Brush, focus: Focus) -> None:
        """The bars, or the table; and what luck is."""
        note = self._note
        room = self.body._replace(h=self.body.h - note.h - 8)
        if self.tabled:
            self._draw_table(brush, focus, room)
        else:
            self._paint_bars(brush, room)
        brush.paragraph(self._holds(), note, 22, QUIET, leading=1.15, align="center", middle=True)

    def _paint_bars(self, brush: Brush, room: Box) -> None:
        """A row for each player below the names of what their results are made of."""
        say, seats = self.desk.say, self.reviewing.review.seats
        high = _HEAD * (1.5 if self.desk.folded else 1.0)
        heads = room._replace(h=high).inset(18, 0).shared(_COLUMNS, _APART)
        names = [say(OWN), say(OTHERS), say(LUCK), say("result")]
        size = even(brush, names, 22, heads[1].w, high)
        for name, head in zip(names, heads[1:], strict=True):
            brush.text(name, head, size, QUIET, align="center")
        rows = Box(room.x, room.y + high, room.w, room.h - high).column(seats, 8)
        for seat, row in enumerate(rows):
            self._paint_player(brush, Seat(seat), row.inset(0, max(0.0, (row.h - _TALLEST) / 2)))

    def _paint_player(self, brush: Brush, seat: Seat, row: Box) -> None:
        at, parts = self.reviewing, self._parts(seat)
        ground = RAISED if seat % 2 else PAGE
        brush.panel(row, ground, radius=14, border=HAIRLINE)
        who, *bars, result = row.inset(18, 8).shared(_COLUMNS, _APART)
        paint_player(brush, at, seat, who, 30)
        whole = at.reviewed.whole
        for value, place in zip((parts.own, parts.others, parts.luck if whole else None), bars, strict=True):
            _paint_bar(brush, place, value, PAGE if seat % 2 else RAISED)
        if whole:
            upper, lower = result.inset(0, max(0.0, (result.h - 96) / 2)).column(2, 0)
            brush.text(f"{parts.result} %", upper, 36, TEXT, face=Face.TITLE, align="center")
            brush.text(_sum(parts), lower, 21, QUIET, face=Face.BODY, align="center")

    def _draw_table(self, brush: Brush, focus: Focus, room: Box) -> None:
        at, say, seats = self.reviewing, self.desk.say, self.reviewing.review.seats
        names = (say("even share"), say(OWN), say(OTHERS), say(LUCK), say("result"))
        columns = [Column(say("Player"), 2.4, left=True), *(Column(name, 1.6) for name in names)]
        self._table.lay(room, seats, self.desk.settings.text / 100, whole=True)
        rows = []
        for seat in range(seats):
            parts = self._parts(seat)
            whole = at.reviewed.whole
            cells = [
                Cell(at.told.names[seat], TEXT, at.livery(seat)),
                Cell(f"{parts.even} %", QUIET),
                *(Cell(points(value / 100), _tone(value)) for value in (parts.own, parts.others)),
                Cell(points(parts.luck / 100), _tone(parts.luck)) if whole else Cell("?", QUIET),
                Cell(percent(at.review.result[seat])),
            ]
            rows.append((("row", seat), cells))
        self._table.paint(brush, focus, columns, rows)


def _sum(parts: _Parts) -> str:
    """`25 + 3 - 8 + 80`"""
    signed = (f"{'+' if value >= 0 else chr(0x2212)} {abs(value)}" for value in parts[1:4])
    return f"{parts.even} {' '.join(signed)}"


def _tone(value: int) -> Colour:
    return ENTERS if value > 0 else LEAVES if value < 0 else QUIET


def _paint_bar(brush: Brush, room: Box, value: int | None, ground: Colour) -> None:
    """To the right of the middle what was gained, to the left what was lost, below the number."""
    room = room.inset(0, max(0.0, (room.h - 96) / 2))
    number, track = room._replace(h=room.h * 0.58), Box(room.x, room.y + room.h * 0.64, room.w, room.h * 0.24)
    thick, middle = track.h, track.centre[0]
    brush.panel(track, ground, radius=thick / 2)
    if value is None:
        brush.text("?", number, 34, QUIET, face=Face.TITLE, align="center")
    else:
        long = min(track.w / 2, abs(value) / 100 * track.w / 2)
        if value:
            left = middle if value > 0 else middle - long
            brush.panel(Box(left, track.y, max(long, 6.0), thick), _tone(value), radius=6)
        brush.text(points(value / 100), number, 34, _tone(value), face=Face.TITLE, align="center")
    brush.panel(Box(middle - 1.5, track.y - 4, 3, thick + 8), BORDER, radius=1)
