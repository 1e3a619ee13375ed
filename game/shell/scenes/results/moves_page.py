"""How well everybody played: accuracy, what their decisions are called, and those that cost most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Final, NamedTuple

from game.core.judging import swings
from game.core.messages import N_
from game.core.reviewing import Grade, Judged
from game.core.rules import Seat
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, ENTERS, GOLD, HAIRLINE, LEAVES, PAGE, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import button, even, even_size, ring, shine
from game.shell.scenes.results.chart_page import TONES
from game.shell.scenes.results.page import SEEN, Page, Told, fitting, paint_player, percent, points, stack
from game.shell.scenes.results.retelling import GRADES, SIGNS
from game.shell.scenes.scene import Go
from game.shell.stage import Box

TRY, MEANING = "try", "meaning"
"""`(TRY, 12)` leads to the twelfth decision, to do something else there."""
ACCURACY: Final = N_(
    "100 % means no decision cost any win chance. An average cost of 7 % win chance per decision "
    "means 50 % accuracy."
)
NO_SWINGS: Final = N_("No big mistakes in this game.")
_HEAD, _TALLEST = 40.0, 190.0
_LEFT, _LARGE_LEFT = 0.46, 0.4
"""How much of the page is for the players; large letters leave more to what there is to read."""
_WAYS, _LARGE_WAYS, _CARDS = 182.0, 238.0, 3
_NARROWEST, _LETTER = 1.2, 0.18
"""How wide the column of a grade is at least, and for each letter of its name."""
_TALL = 120.0
"""From that height on a row has larger numbers; what it has more of it is beside them."""


class _Card(NamedTuple):
    """A decision that cost much, and where it is shown."""

    decision: Judged
    box: Box
    wide: float
    """How much of it is for the ways to it."""

    @property
    def ways(self) -> list[Box]:
        """Where the ways to it are, one below the other."""
        inner = self.box.inset(14, 12)
        ways = Box(inner.x + inner.w - self.wide, inner.y, self.wide, inner.h)
        return ways.inset(0, max(0.0, (ways.h - 132) / 2)).column(2, 10)

    @property
    def head(self) -> Box:
        """Whose it was."""
        inner = self.box.inset(18, 10)
        return inner._replace(w=inner.w - self.wide - 16, h=38)

    @property
    def text(self) -> Box:
        """What there is to read about it."""
        head = self.head
        return head._replace(y=head.y + head.h + 4, h=self.box.h - head.h - 22)


class MovesPage(Page):
    """A row for each player at the left, three cards at the right."""

    def sentence(self) -> str:
        """Who played best."""
        at, words = self.reviewing, self.reviewing.told.marked(self.desk)
        accuracies = {seat: at.review.accuracy(Seat(seat)) for seat in range(at.review.seats)}
        played = {seat: value for seat, value in accuracies.items() if value is not None}
        if not played:
            return ""
        best = max(played, key=lambda seat: played[seat])
        if len(played) > 1 and {*map(percent, played.values())} == {percent(played[best])}:
            return words.sentence(N_("Everyone played equally well: {accuracy} accuracy.")).format(
                accuracy=percent(played[best])
            )
        told = words.sentence(N_("{player} played best: {accuracy} accuracy."))
        return told.format(player=words.seat(Seat(best)), accuracy=percent(played[best]))

    # Where things are

    @property
    def _halves(self) -> list[Box]:
        share = _LARGE_LEFT if self.desk.folded else _LEFT
        left, right = self.body.shared((share, 1 - share), 22)
        if self._beside:
            right = Box(right.x, self.head.y, right.w, right.y + right.h - self.head.y)
        return [left, right]

    @property
    def _beside(self) -> bool:
        """The sentence is above the players only, so that the cards have more room: not in large letters, nor
        as long as there is told how far the review is."""
        return self.reviewing.reviewed.whole and not self.desk.folded

    @property
    def head(self) -> Box:
        """Where it says in a sentence what it shows."""
        head = super().head
        return head._replace(w=head.w * _LEFT - 12) if self._beside else head

    @property
    def _grades(self) -> tuple[Grade, ...]:
        """Large letters leave room for those that matter."""
        return tuple(SIGNS) if self.desk.folded else tuple(GRADES)

    @property
    def _columns(self) -> list[Box]:
        grades = [max(_NARROWEST, len(name) * _LETTER) for name in self._names]
        return self._halves[0].shared((0.9, 2.2 if self.desk.folded else 2.1, *grades), 4)

    @property
    def _names(self) -> list[str]:
        """What stands above the numbers of each grade."""
        if self.desk.folded:
            return list(SIGNS.values())
        return [self.desk.say(name) for name in GRADES.values()]

    @property
    def _rows(self) -> list[Box]:
        left, seats = self._halves[0], self.reviewing.review.seats
        high = min(_TALLEST, (left.h - self._head) / seats)
        first = Box(left.x, left.y + self._head, left.w, high - 8)
        return [first.moved(0, seat * high) for seat in range(seats)]

    @property
    def _head(self) -> float:
        return _HEAD * (1.5 if self.desk.folded else 1.0)

    @property
    def _info(self) -> Box:
        name, side = self._columns[0], 44.0
        return Box(name.x + name.w - side - 4, name.y + (self._head - side) / 2, side, side)

    def _cards(self) -> list[_Card]:
        right, wide = self._halves[1], _LARGE_WAYS if self.desk.folded else _WAYS
        boxes = right.column(_CARDS, 12)
        shown = zip(swings(self.reviewing.review, _CARDS), boxes, strict=False)
        return [_Card(each, box, wide) for each, box in shown]

    def spots(self) -> list[Spot]:
        """What the number means; what to do about every card."""
        say = self.desk.say
        spots = [Spot(MEANING, self._info, say("Accuracy"), say(ACCURACY), active=False)]
        for card in self._cards():
            number, (trying, seen) = card.decision.number, card.ways
            turn = self.reviewing.telling.turn(card.decision)
            told = say("Try another move in turn {turn}.", turn=turn)
            seeing = say("Shows the table in turn {turn}.", turn=turn)
            if self.desk.folded:  # there is no room for it on the card
                told = seeing = self.reviewing.telling.reason(card.decision)
            spots.append(Spot((TRY, number), trying, say("Try it"), told))
            spots.append(Spot((SEEN, number), seen, say("Show"), seeing))
        return spots

    def first(self) -> Hashable:
        """The dearest decision."""
        cards = self._cards()
        return (TRY, cards[0].decision.number) if cards else MEANING

    def choose(self, key: Hashable) -> Go:
        """Go and look, or do it better."""
        match key:
            case ("try", int(number)):
                return self.reviewing.go_to(number, trying=True)
        return super().choose(key)

    # Painting

    def draw(self, brush: Brush, focus: Focus) -> None:
        """The rows and the cards."""
        self._paint_heads(brush, focus)
        for seat, row in enumerate(self._rows):
            brush.panel(row, RAISED if seat % 2 else PAGE, radius=14)
            inner = row.inset(0, max(0.0, (row.h - _TALL) / 2))
            name = Box(row.x + 12, inner.y + 4, row.w - 24, inner.h * 0.42)
            paint_player(brush, self.reviewing, Seat(seat), name)
            numbers = Box(inner.x, inner.y + inner.h * 0.42, inner.w, inner.h * 0.58)
            self._paint_numbers(brush, Seat(seat), numbers)
        cards = self._cards()
        sizes = [fitting(brush, self._told(card.decision), card.text, 22) for card in cards]
        for card in cards:
            self._paint_card(brush, focus, card)
            stack(brush, self._told(card.decision), card.text, min(sizes))
        if not cards:
            room, told = self._halves[1], self.desk.say(NO_SWINGS)
            brush.paragraph(told, room.inset(20, 0), 28, QUIET, align="center", middle=True)

    def _paint_heads(self, brush: Brush, focus: Focus) -> None:
        say, (_, accuracy, *others) = self.desk.say, self._columns
        brush.text(say("Accuracy"), accuracy._replace(h=self._head), 21, QUIET, align="center")
        size = min(
            even(brush, [name], 21, column.w) for name, column in zip(self._names, others, strict=True)
        )
        for name, column in zip(self._names, others, strict=True):
            brush.text(name, column._replace(h=self._head), size, QUIET, align="center")
        info = self._info
        ring(brush, focus, MEANING, info, radius=info.w / 2)
        brush.icon("info", info.inset(6), GOLD)
        shine(brush, focus, MEANING, info, radius=info.w / 2)

    def _paint_numbers(self, brush: Brush, seat: Seat, room: Box) -> None:
        at, columns = self.reviewing, [each._replace(y=room.y, h=room.h) for each in self._columns]
        most, less = (42, 38) if room.h >= _TALL * 0.58 else (34, 30)
        accuracy = at.review.accuracy(seat)
        if accuracy is not None:
            brush.text(percent(accuracy), columns[1], most, TEXT, face=Face.TITLE, align="center")
        counts = Counter(each.grade for each in at.review.decisions if each.seat == seat)
        for grade, column in zip(self._grades, columns[2:], strict=True):
            colour = TONES[grade] if counts[grade] else BORDER
            brush.text(str(counts[grade]), column, less, colour, face=Face.TITLE, align="center")

    def _paint_card(self, brush: Brush, focus: Focus, card: _Card) -> None:
        """Whose it was, what it cost, and the ways to it."""
        each = card.decision
        brush.panel(card.box, RAISED, radius=18, border=HAIRLINE)
        self._paint_head(brush, each, card.head)
        icons = {(TRY, each.number): "branch", (SEEN, each.number): "eye"}
        spots = [spot for spot in self.spots() if spot.key in icons]
        size = even_size(brush, spots, 23)
        for spot, icon in zip(spots, icons.values(), strict=True):
            button(brush, focus, spot, icon=icon, size=size)

    def _told(self, each: Judged) -> Told:
        """What was done, what would have been better, and why."""
        say, telling = self.desk.say, self.reviewing.telling
        told = [
            (say("Played: {what}", what=telling.played(each)), TEXT),
            (say("Better: {what}", what=telling.better(each)), ENTERS),
        ]
        return told if self.desk.folded else [*told, (telling.reason(each), QUIET)]

    def _paint_head(self, brush: Brush, each: Judged, head: Box) -> None:
        """Who it was, when, and what it cost."""
        at, say, cost = self.reviewing, self.desk.say, Box(head.x + head.w - 92, head.y, 92, head.h)
        brush.panel(cost, PAGE, radius=14, border=LEAVES if each.grade is Grade.BLUNDER else GOLD)
        tone, lost = TONES[each.grade], points(-each.loss.cost)
        brush.text(lost, cost, 25, tone, face=Face.HEAVY, align="center")
        turn = say("Turn {turn}", turn=at.telling.turn(each))
        wide = min(head.w * 0.3, brush.text_width(turn, 22) + 4)
        when = Box(cost.x - wide - 14, head.y, wide, head.h)
        brush.text(turn, when, 22, QUIET, align="right")
        paint_player(brush, at, each.seat, head._replace(w=when.x - head.x - 10), 26, at.name(each))
