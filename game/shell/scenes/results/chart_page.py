"""Who was ahead, from turn to turn: as a chart to point at, as a table, and in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import groupby
from typing import Final

from game.core.chances import fall
from game.core.messages import N_
from game.core.player import percents
from game.core.reviewing import KNOWN, Grade, Judged, Review
from game.core.rules import Seat
from game.core.weighing import SURE
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import ENTERS, GOLD, LEAVES, PAGE, QUIET, TEXT, Colour
from game.shell.paint.type import Face
from game.shell.scenes.results.chart import Chart, Drop, Line, Plot, Share, Turning, paint_chart, plotted
from game.shell.scenes.results.page import SEEN, Page, Reviewing, fitting, paint_player, points, stack
from game.shell.scenes.results.retelling import GRADES, SIGNS, story
from game.shell.scenes.results.table import Cell, Column, Table
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

TONES: dict[Grade, Colour] = {
    Grade.BEST: ENTERS,
    Grade.GOOD: TEXT,
    Grade.SLIP: TEXT,
    Grade.MISTAKE: GOLD,
    Grade.BLUNDER: LEAVES,
}
"""What colour a grade is written in, beside its word."""
DRAWN: Final = N_("A vertical line is the cost of a decision. The rest is luck.")
DROPS: dict[Grade, Colour] = {Grade.SLIP: GOLD, Grade.MISTAKE: GOLD, Grade.BLUNDER: LEAVES}
"""What colour a drop has in the chart."""
_DETAIL, _LARGE_DETAIL = 104.0, 140.0
LARGE_HEAD: Final = 92.0
_MOST, _NEAR = 6, 44.0
"""So many decisions have a mark at most, and so far apart: those that cost most."""


class ChartPage(Page):
    """The lines, with what turned them."""

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(reviewing)
        self._table = Table()

    def sentence(self) -> str:
        """Where it turned, whose knowledge the chances are, and where there is room how to read the lines."""
        at, words = self.reviewing, self.reviewing.told.marked(self.desk)
        told = story(at.review, at.telling.turn, words, whole=at.reviewed.whole)
        explained = (KNOWN,) if self.desk.folded else (KNOWN, DRAWN)
        return " ".join(filter(None, [told, *map(words.sentence, explained)]))

    # Where things are

    @property
    def head(self) -> Box:
        """With large letters it takes more room to say all of it."""
        head = super().head
        return head._replace(h=LARGE_HEAD) if self.desk.folded else head

    @property
    def _detail(self) -> Box:
        body, high = self.body, _LARGE_DETAIL if self.desk.folded else _DETAIL
        return Box(body.x, body.y + body.h - high, body.w, high)

    @property
    def _plot(self) -> Plot:
        body, detail = self.body, self._detail
        room = body._replace(h=body.h - detail.h - 10)
        several, scale = self.reviewing.review.seats > 2, self.desk.settings.text / 100
        return plotted(room, self.reviewing.reviewed.total + 1, scale, labelled=several)

    def _lay(self) -> None:
        self._table.lay(self.body, len(self.reviewing.review.decisions), self.desk.settings.text / 100)

    def spots(self) -> list[Spot]:
        """Every decision."""
        decisions = self.reviewing.review.decisions
        if self.tabled:
            self._lay()
            shown = [(decisions[number], box) for number, box in self._table.visible()]
        else:
            plot = self._plot
            shown = [(each, plot.strip(each.number)) for each in decisions]
        return [*self.toggles(), *(self._spot(each, box) for each, box in shown)]

    def _spot(self, each: Judged, box: Box) -> Spot:
        say, at = self.desk.say, self.reviewing
        turn, name = at.telling.turn(each), at.name(each)
        called = say("Decision {number}, turn {turn}: {name}", number=each.number, turn=turn, name=name)
        return Spot((SEEN, each.number), box, called, say("Shows the table at that moment."))

    def first(self) -> Hashable:
        """What turned it most, if anything did."""
        decisions = self.reviewing.review.decisions
        worst = max(decisions, key=lambda each: each.loss.cost, default=None)
        return None if worst is None else (SEEN, worst.number)

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """Scroll the table; in the chart go to its ends."""
        match focus.key:
            case ("seen", int(number)):
                here: int | None = number - 1
            case _:
                here = None
        if self.tabled:
            self._lay()
            to = self._table.handle(signal, here)
        else:
            ends = {Press(Intent.TO_TOP): 0, Press(Intent.TO_END): len(self.reviewing.review.decisions) - 1}
            to = ends.get(signal) if isinstance(signal, Press) else None
        if to is None:
            return False
        focus.lead_to((SEEN, to + 1))
        return True

    # Painting

    def draw(self, brush: Brush, focus: Focus) -> None:
        """The chart with what is pointed at below it, or the table."""
        if self.tabled:
            self._draw_table(brush, focus)
            return
        match focus.key:
            case ("seen", int(number)) if number <= len(self.reviewing.review.decisions):
                here: int | None = number
            case _:
                here = None
        paint_chart(brush, self._plot, self._chart(here), here)
        brush.panel(self._detail, PAGE, radius=16)
        room = self._detail.inset(22, 6)
        if here is None:
            self._paint_legend(brush, room)
        else:
            self._paint_decision(brush, self.reviewing.decision(here), room)

    def _chart(self, here: int | None) -> Chart:
        at = self.reviewing
        review, decisions = at.review, at.review.decisions
        lines = tuple(_line(at, seat) for seat in range(review.seats))
        turns = [(turn, next(group).number) for turn, group in groupby(decisions, at.telling.turn)]
        ticks = tuple((number, str(turn)) for turn, number in turns)
        turnings = tuple(
            Turning(each.number, each.seat, SIGNS[each.grade], each.grade is Grade.BLUNDER)
            for each in self._marked(here)
        )
        return Chart(lines, at.reviewed.total + 1, ticks, drops_of(review), turnings)

    def _marked(self, here: int | None) -> list[Judged]:
        """Those that turned most, and the one that is pointed at; not so close that one hides another."""
        plot, found = self._plot, list[Judged]()
        turned = [each for each in self.reviewing.review.decisions if each.grade in SIGNS]
        for each in sorted(turned, key=lambda each: (each.number != here, -each.loss.cost)):
            free = all(abs(plot.x(each.number) - plot.x(other.number)) >= _NEAR for other in found)
            if free and len(found) < _MOST:
                found.append(each)
        return found

    def _paint_legend(self, brush: Brush, room: Box) -> None:
        """Who is who, where that does not stand beside the lines, and what can be done here."""
        at, say = self.reviewing, self.desk.say
        told = say("Point at a decision to see what it changed. ? means mistake, ?? means blunder.")
        if at.review.seats > 2:
            brush.paragraph(told, room, 22, QUIET, leading=1.15, middle=True, align="center")
            return
        wide = room.w * 0.5 / at.review.seats
        for seat in range(at.review.seats):
            place = Box(room.x + seat * wide, room.y, wide - 16, room.h)
            paint_player(brush, at, Seat(seat), place, 25)
        words = Box(room.x + room.w * 0.5 + 10, room.y, room.w * 0.5 - 10, room.h)
        brush.paragraph(told, words, 22, QUIET, leading=1.15, middle=True, align="right")

    def _paint_decision(self, brush: Brush, each: Judged, room: Box) -> None:
        """Whose it was, what was done, what it was worth."""
        at, say = self.reviewing, self.desk.say
        who, middle, right = room.shared((0.17, 0.6, 0.23), 16)
        paint_player(brush, at, each.seat, who, 27, at.name(each))
        turn, played = at.telling.turn(each), at.telling.played(each)
        told = [(say("Turn {turn}: {what}", turn=turn, what=played), TEXT)]
        if better := at.telling.better(each):
            told.append((say("Better: {what}", what=better), ENTERS))
        letters = fitting(brush, told, middle, 23)
        stack(brush, told, middle, letters, middle=True)
        worth, chances = (right, None) if at.review.seats > 2 else right.column(2, 2)
        brush.text(graded(self.desk.say, each), worth, 24, TONES[each.grade], align="right", face=Face.HEAVY)
        if chances is not None:
            shares = " · ".join(map("{} {}".format, at.told.names, changes(each)))
            brush.text(shares, chances, 22, QUIET, face=Face.BODY, align="right")

    def _draw_table(self, brush: Brush, focus: Focus) -> None:
        self._lay()
        at, say = self.reviewing, self.desk.say
        columns = [
            Column(say("Turn"), 0.9),
            Column(say("Player"), 2.0, left=True),
            Column(say("Decision"), 5.5, left=True),
            Column(say("Rating"), 1.9),
            *(Column(name, 1.2) for name in at.told.names),
        ]
        shown = [at.review.decisions[number] for number, _ in self._table.visible()]
        self._table.paint(brush, focus, columns, [((SEEN, each.number), self._cells(each)) for each in shown])

    def _cells(self, each: Judged) -> list[Cell]:
        at = self.reviewing
        return [
            Cell(str(at.telling.turn(each)), QUIET),
            Cell(at.name(each), TEXT, at.livery(each.seat)),
            Cell(at.telling.played(each)),
            Cell(graded(self.desk.say, each), TONES[each.grade]),
            *map(Cell, changes(each, short=self.desk.folded)),
        ]


def graded(say: Callable[[str], str], each: Judged) -> str:
    """What to call a decision, and what it cost."""
    name = say(GRADES[each.grade])
    return f"{name} {points(-each.loss.cost)}" if costly(each) else name


def costly(each: Judged) -> bool:
    """It is told what a decision has cost."""
    return each.grade not in (Grade.BEST, Grade.GOOD)


def changes(each: Judged, *, short: bool = False) -> tuple[str, ...]:
    """By seat its win chance after a decision; if it was costly, where there is room, also that before it."""
    told = [f"{share} %" for share in percents(each.played.chances)]
    if costly(each) and not short:
        before, after = fall(each.best.chances, each.played.chances, each.seat)
        told[each.seat] = f"{before} → {after} %"
    return tuple(told)


def drops_of(review: Review) -> tuple[Drop, ...]:
    """The decisions that have cost something."""
    return tuple(Drop(each.number, each.seat, DROPS[each.grade]) for each in review.decisions if costly(each))


def _line(reviewing: Reviewing, seat: int) -> Line:
    """The share of a seat at every decision: from the best to what was played, which is what it has cost.

    An even one before, or what a position gave, and the result behind all.
    """
    review = reviewing.review
    given = review.given(Seat(seat)) if reviewing.from_position else 0.0
    shares, doubt = [Share.unchanged(1 / review.seats + given)], 0.0
    for each in review.decisions:
        sure = seat == each.seat or review.seats == 2
        doubts = [SURE * value.error if sure else doubt for value in (each.best, each.played)]
        shares.append(Share(each.best.chances[seat], each.played.chances[seat], *doubts))
        doubt = doubts[-1]
    if reviewing.reviewed.whole:
        shares.append(Share.unchanged(review.result[seat]))
    return Line(reviewing.livery(seat), tuple(shares), reviewing.told.names[seat])
