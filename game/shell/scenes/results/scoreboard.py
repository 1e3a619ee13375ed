"""The sums of a game, a row for each player: name, trophies, and what made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core import giving_up
from game.core.rules import Seat, Sum
from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.opponents import bars, opponent
from game.shell.paint.brush import Brush
from game.shell.paint.palette import ENTERS, GOLD, HAIRLINE, INK, PANEL, QUIET, TEXT, Colour, rgb
from game.shell.paint.type import Face
from game.shell.scenes.menus import flag, ring, shine
from game.shell.scenes.results.frame import framed
from game.shell.scenes.scene import Scene
from game.shell.scenes.ways import Ways
from game.shell.show import Ending, Party, Sign
from game.shell.stage import Box, Stage

TROPHY_SECONDS = 0.15
"""Each player's trophies are counted side by side, one after the other."""
PART_SECONDS = 0.3
"""Then what their points are made of, a column after the other."""
DROP = 26.0
GAP = 10.0
_COLUMN, _PART, _LATER = 178.0, 128.0, 138.0
"""How wide a sum is, a part of one, and beside parts those after the first."""
_NAME = 216.0
_NARROW = 145.0
"""So high is a row at most in which three lines have to stand closely."""
_LARGEST = 84.0
"""As high as a sum becomes: none is larger than that of whoever has won."""
_SIGN = 46.0
_WORTH_A_LINE = 1.3
"""So much larger trophies are at least in two lines, where there are two: one line is counted at a glance."""
_DARK = rgb("#0F0A1A")


class Won(NamedTuple):
    """The key of a trophy."""

    seat: Seat
    number: int


class Scoreboard:
    """Everyone's trophies and sums, the winners first."""

    def __init__(self, desk: Desk, ways: Ways, party: Party, ending: Ending) -> None:
        self._desk, self._party = desk, party
        self._standings = desk.module.rules.standings(ending.state)
        rules = desk.module.rules
        self.given_up: Sequence[Seat] = giving_up.gone(rules, ending.state, party)
        """Who ended it before it was over."""
        result = giving_up.result_of(rules, ending.state, party)
        self.winners: Sequence[Seat] = [Seat(seat) for seat, share in enumerate(result) if share]
        self._order = sorted((standing.seat for standing in self._standings), key=self._rank)
        self._trophies = {seat: ways.show.trophies(ways, party, ending, seat) for seat in self._order}
        self._signs = {seat: ways.show.signs(ending, seat) for seat in self._order}
        tally = self._standings[0].tally
        self._parts = [number for number, total in enumerate(tally) if total.part]
        self._sums = [number for number, total in enumerate(tally) if not total.part]
        self._most = max(map(len, self._trophies.values()), default=0)
        self.stage = Stage((1920, 1080))
        self.elapsed = 0.0
        """How long they have been seen."""

    @property
    def nothing(self) -> bool:
        """It is a tie, and nobody has anything."""
        return len(self.winners) > 1 and not self.given_up and self.best <= 0

    @property
    def best(self) -> int:
        """What the winners have."""
        return next(each for each in self._standings if each.seat == self.winners[0]).tally[0].value

    @property
    def celebrated(self) -> bool:
        """A person has won: what a computer wins, or nobody, is told soberly."""
        return not self.nothing and not {*self.winners}.isdisjoint(self._party.people)

    @property
    def cheering(self) -> tuple[str, ...]:
        """The pictures of those who celebrate with the winner."""
        trophies = self._trophies[self.winners[0]] if len(self.winners) == 1 else ()
        return tuple(trophy.cheers for trophy in trophies if trophy.cheers)

    def _rank(self, seat: Seat) -> tuple[bool, int, int]:
        return seat not in self.winners, self._standings[seat].place, seat

    @property
    def moving(self) -> bool:
        """They are being counted."""
        return self.counted_for < 0

    @property
    def counted_for(self) -> float:
        """For how many seconds everybody has been counted; below zero as long as it takes yet."""
        return self.elapsed - self._whole

    @property
    def _whole(self) -> float:
        """How long it takes to count everything."""
        return self._most * TROPHY_SECONDS + len(self._parts) * PART_SECONDS

    @property
    def shown(self) -> int:
        """How many trophies of each player can be seen."""
        return min(self._most, int(self.elapsed / TROPHY_SECONDS) + 1) if self.moving else self._most

    @property
    def parts_shown(self) -> int:
        """How many parts of the sums can be seen."""
        since = self.elapsed - self._most * TROPHY_SECONDS
        return min(len(self._parts), int(since / PART_SECONDS) + 1) if since >= 0 else 0

    @property
    def counted(self) -> tuple[int, int]:
        """How far it is."""
        return self.shown, self.parts_shown

    def finish(self) -> None:
        """Everybody has been counted."""
        self.elapsed = self._whole

    def spots(self) -> list[Spot]:
        """The trophies, when all have been counted."""
        if self.moving:
            return []
        look = self._desk.say("Look closely")
        return [
            Spot(Won(seat, number), box, self._trophies[seat][number].name, look)
            for row, seat in zip(self._rows(), self._order, strict=True)
            for number, box in enumerate(self._trophy_boxes(row, seat))
        ]

    def zoom(self, won: Won) -> Scene:
        """A trophy as large as it gets."""
        return self._trophies[won.seat][won.number].zoom()

    # Where things are

    @property
    def _panel(self) -> Box:
        """As high as its rows, in the middle of its room."""
        height = 66 + len(self._order) * self._row_height
        room = framed(self.stage).page
        return Box(room.x, room.y + (room.h - height) / 2, room.w, height)

    @property
    def _row_height(self) -> float:
        return min(226.0, (framed(self.stage).page.h - 66) / len(self._order))

    def _rows(self) -> list[Box]:
        panel, height = self._panel, self._row_height
        top = panel.y + 54
        return [
            Box(panel.x + 16, top + number * height, panel.w - 32, height - 10)
            for number in range(len(self._order))
        ]

    def _column(self, number: int, row: Box) -> Box:
        """Where a sum of the tally stands: parts first, then what they make."""
        later = _LATER if self._parts else _COLUMN
        right = row.x + row.w - 10 - _COLUMN - later * (len(self._sums) - 1)
        if number in self._parts:
            left = right - _PART * (len(self._parts) - self._parts.index(number))
            return Box(left, row.y, _PART, row.h)
        before = self._sums.index(number)
        if not before:
            return Box(right, row.y, _COLUMN, row.h)
        return Box(right + _COLUMN + later * (before - 1), row.y, later, row.h)

    def _first_column(self, row: Box) -> Box:
        return self._column((self._parts or self._sums)[0], row)

    # Painting

    def draw(self, brush: Brush, focus: Focus) -> None:
        """The panel with its rows."""
        panel = self._panel
        brush.glow(panel, (0, 0, 0), radius=24, spread=30, strength=170)
        brush.panel(panel, PANEL, radius=24, border=HAIRLINE)
        rows = self._rows()
        if self._parts and self._desk.scenery.trophies:
            room = Box(self._trophies_left(rows[0]), panel.y + 8, 300, 42)
            brush.text(self._desk.say(self._desk.scenery.trophies), room, 20, QUIET)
        for number, total in enumerate(self._standings[0].tally):
            head = self._column(number, rows[0])._replace(y=panel.y + 8, h=42).inset(6, 0)
            colour = GOLD if self._decides(total) and not self.moving else TEXT if number == 0 else QUIET
            label = self._desk.say(total.label)
            if self._parts:
                face = Face.HEAVY if number == 0 else Face.STRONG
                self._paint_head(brush, label, head, colour, face)
            elif brush.text_width(label, 22 / brush.type.scale) > head.w:
                self._paint_head(brush, label, head, colour, Face.STRONG)
            else:
                brush.text(label, head, 22, colour, align="center")
        for row, seat in zip(rows, self._order, strict=True):
            self._paint_row(brush, focus, row, seat)

    def _paint_row(self, brush: Brush, focus: Focus, row: Box, seat: Seat) -> None:
        won = self._has_won(seat) and not self.moving
        if won and self.celebrated:
            brush.glow(row, GOLD, radius=20, spread=14, strength=140)
        fill, edge = (rgb("#33264F"), 4) if won else (rgb("#251B3C"), 2)
        brush.panel(row, fill, radius=20, border=GOLD if won else HAIRLINE, width=edge)
        livery, place = self._party.dress[seat], Box(row.x + edge, row.y + edge, 138, row.h - 2 * edge)
        flag(brush, place, livery, radius=17)
        below = self._paint_name(brush, Box(row.x + 152, row.centre[1] - 52, _NAME, 52), seat)
        if won:
            self._paint_winner(brush, below, seat)
        elif not self.moving:
            brush.text(self._place(seat), below, 24, QUIET)
        self._paint_trophies(brush, focus, row, seat)
        tally = self._standings[seat].tally
        for number in self._parts[: self.parts_shown]:
            self._paint_part(brush, tally[number], self._column(number, row), self._signs[seat].get(number))
        if not self.moving:
            for number in self._sums:
                self._paint_value(brush, number, tally[number], self._column(number, row), seat)

    def _has_won(self, seat: Seat) -> bool:
        return seat in self.winners and not self.nothing

    def _place(self, seat: Seat) -> str:
        """How somebody did who has not won."""
        if seat in self.given_up:
            return self._desk.say("gave up")
        return _ordinal(self._desk, self._standings[seat].place)

    def _paint_name(self, brush: Brush, room: Box, seat: Seat) -> Box:
        """The player's name, and which computer it is; says where there is room below."""
        name, computer = self._party.names[seat], opponent(self._desk.module, self._party.seats[seat])
        if computer is None:
            brush.text(name, room, 40, TEXT, face=Face.TITLE)
            return Box(room.x, room.y + 58, room.w, 40)
        narrow = self._row_height < _NARROW
        room = room.moved(0, -7 if narrow else -14)
        line = room._replace(w=min(room.w - 60, brush.text_width(name, 40, Face.TITLE) + 2))
        brush.text(name, line, 40, TEXT, face=Face.TITLE)
        if computer.strength:
            place = Box(line.x + line.w + 14, line.centre[1] - 9, 46, 22)
            bars(brush, place, computer.strength, len(self._desk.module.levels))
        kind = Box(room.x, room.y + (45 if narrow else 49), room.w, 32 if narrow else 34)
        told = self._kinds(seat, computer.names(self._desk))
        fits = (each for each in told if brush.text_width(each, 20, Face.BODY) <= kind.w)
        brush.text(next(fits, told[-1]), kind, 20, QUIET, face=Face.BODY)
        return Box(room.x, room.y + (77 if narrow else 86), room.w, 36 if narrow else 40)

    def _kinds(self, seat: Seat, names: Sequence[str]) -> Sequence[str]:
        """Which computer it is, or that a person has left it the seat, the longest first."""
        if seat not in giving_up.played_on(self._party):
            return names[:1]
        say = self._desk.say
        return say("gave up; then {computer}", computer=names[-1]), say("gave up")

    def _paint_winner(self, brush: Brush, box: Box, seat: Seat) -> None:
        taken = seat in giving_up.played_on(self._party)
        label = self._desk.say("computer wins") if taken else self._desk.say("winner")
        width = min(box.w, brush.text_width(label, 21, Face.HEAVY) + 66)
        chip = box._replace(w=width)
        brush.panel(chip, GOLD, radius=20)
        icon = "crown" if self.celebrated else "check"
        brush.icon(icon, Box(chip.x + 14, chip.centre[1] - 13, 26, 26), INK)
        brush.text(label, Box(chip.x + 46, chip.y, width - 56, chip.h), 21, INK, face=Face.HEAVY)

    def _paint_trophies(self, brush: Brush, focus: Focus, row: Box, seat: Seat) -> None:
        """The newest one drops into its place."""
        places = zip(self._trophies[seat][: self.shown], self._trophy_boxes(row, seat), strict=False)
        for number, (trophy, box) in enumerate(places):
            since = (self.elapsed - number * TROPHY_SECONDS) / TROPHY_SECONDS
            drops = self.moving and not self._desk.settings.reduced_motion
            higher = DROP * (1 - ease_out(min(1.0, since))) if drops else 0.0
            ring(brush, focus, Won(seat, number), box, radius=box.w * 0.1)
            trophy.picture(brush, box.moved(0, -higher))
            shine(brush, focus, Won(seat, number), box, radius=box.w * 0.1)

    def _trophy_boxes(self, row: Box, seat: Seat) -> list[Box]:
        """Where each of a player's trophies is."""
        left = self._trophies_left(row)
        room = Box(left, row.y, self._first_column(row).x - left - 16, row.h)
        width, across = _fitting(room, self._most)
        height, count = width * 1.2, len(self._trophies[seat])
        lines = -(-count // across)
        top = room.centre[1] - (lines * height + (lines - 1) * 8) / 2
        return [
            Box(
                room.x + number % across * (width + GAP), top + number // across * (height + 8), width, height
            )
            for number in range(count)
        ]

    @staticmethod
    def _trophies_left(row: Box) -> float:
        """Where the first trophy of a row is."""
        return row.x + 152 + _NAME + 12

    @staticmethod
    def _paint_head(brush: Brush, label: str, room: Box, colour: Colour, face: Face) -> None:
        """What is counted there: among many columns in two lines, if it needs them."""
        room = room.inset(-2, -4)
        brush.paragraph(label, room, 20, colour, face=face, align="center", leading=1.1, middle=True)

    @staticmethod
    def _paint_part(brush: Brush, total: Sum, box: Box, sign: Sign | None) -> None:
        """What was counted, and what it is worth; what came on top, on a ground of its own."""
        earned = sign is not None and sign.earned
        ink = ENTERS if earned else TEXT if total.value else QUIET
        value, note = f"{total.value:+d}" if earned else str(total.value), sign.text if sign else ""
        size, beside = (30, 14.0) if earned else (36, 2.0)
        wide = [0.0, 0.0, brush.text_width(value, size, Face.TITLE) + beside]
        if sign is not None:
            wide[:2] = _SIGN + 4, brush.text_width(note, 20) + 8 if note else 0.0
        room_left, letters = box.w - 6 - wide[0], wide[1] + wide[2]
        if letters > room_left:  # where letters are too large for the room, all of them give way alike
            wide[1:] = (each * room_left / letters for each in wide[1:])
        left = box.centre[0] - sum(wide) / 2
        if sign is not None:
            sign.picture(brush, Box(left, box.centre[1] - _SIGN / 2, _SIGN, _SIGN))
            brush.text(note, Box(left + wide[0] - 4, box.y, wide[1], box.h), 20, QUIET)
        room = Box(left + wide[0] + wide[1], box.y, wide[2], box.h)
        if earned:
            chip = Box(room.x, room.centre[1] - 24, room.w, 48)
            brush.panel(chip, _DARK, radius=14, border=ENTERS, width=2.5)
            room = chip.inset(6, 0)
        brush.text(value, room, size, ink, face=Face.TITLE, align="center")

    def _paint_value(self, brush: Brush, number: int, total: Sum, box: Box, seat: Seat) -> None:
        """A sum; where it made the difference, it says for whom."""
        value, won = str(total.value), self._has_won(seat)
        marked = self._decides(total) and self._in_question(number, seat)
        if not marked or (number == 0 and self._parts):  # among parts, their sum stands out by itself
            size = 60 if number == 0 else 30 if self._decides(total) else 40
            colour = GOLD if won and number == 0 else TEXT if number == 0 else QUIET
            room = box.inset(0, max(0.0, (box.h - _LARGEST) / 2))
            brush.text(value, room, size, colour, face=Face.TITLE, align="center")
            return
        colour = ENTERS if won else QUIET
        size, beside = (60, 10) if number == 0 else (42, 14)
        box = Box(box.x + beside, box.centre[1] - 40, box.w - 2 * beside, 80)
        brush.panel(box, _DARK, radius=18, border=colour, width=3)
        room, ink = Box(box.x + 6, box.y - 2, box.w - 48, box.h + 4), ENTERS if won else TEXT
        brush.text(value, room, size, ink, face=Face.TITLE, align="center")
        brush.icon("check" if won else "cross", Box(box.x + box.w - 44, box.y, 32, box.h), colour)

    def _decides(self, total: Sum) -> bool:
        """It made the difference: nothing does that was counted where somebody has given up."""
        return total.decides and not self.given_up

    def _in_question(self, number: int, seat: Seat) -> bool:
        """This column decided about the seat: in all those before it was level with the winners."""
        if number == 0 or seat in self.winners:
            return seat in self.winners
        before = self._sums[: self._sums.index(number)]
        own, best = (self._standings[each].tally for each in (seat, self.winners[0]))
        return all(own[each].value == best[each].value for each in before)


def _fitting(room: Box, count: int) -> tuple[float, int]:
    """How wide pictures can be that must all fit, and how many of them go on a line: one line or two."""
    sizes = []
    for lines in (1, 2):
        across = max(1, -(-count // lines))
        high = (room.h - 20 - 8 * (lines - 1)) / lines / 1.2
        sizes.append((min(high, room.w / across - GAP), across))
    one, two = sizes
    return two if two[0] > one[0] * _WORTH_A_LINE else one


def _ordinal(desk: Desk, place: int) -> str:
    match place:
        case 1:
            return desk.say("1st")
        case 2:
            return desk.say("2nd")
        case 3:
            return desk.say("3rd")
    return desk.say("{place}th", place=place)
