"""Who plays a game that goes on: people and computers change places, a level changes, somebody gives up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.levels import HUMAN
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.opponents import key_of, opponent
from game.shell.paint.brush import Brush
from game.shell.paint.palette import QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import button, choice_line, dialog, even_size, flag, goes_back
from game.shell.scenes.notice import Notice
from game.shell.scenes.overlay import Dialog
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene
from game.shell.show import Party
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

WHO, GIVE_UP, DONE = "who", "give up", "done"
"""`(WHO, 2)` is where it is chosen who has the third seat, `(GIVE_UP, 2)` lets a person there give up."""
GIVEN_UP: Final = 1
"""The button of the question that means it."""

_WIDE, _ROW, _GAP, _FLAG = 1240.0, 96.0, 16.0, 100.0
_HEAD, _FOOT = 168.0, 148.0


class Changed(NamedTuple):
    """The players that there are from now on, by seat."""

    seats: tuple[str, ...]


class Concession(NamedTuple):
    """A person gives up."""

    seat: Seat


class Players(Dialog):
    """A row for each seat. Closes with what is to change: `Changed`, `Concession`, or None."""

    def __init__(self, desk: Desk, party: Party, conceded: Sequence[int] = (), *, hide: bool = False) -> None:
        """`conceded` are those who have given up already; `hide` covers the table as well."""
        super().__init__(desk, (WHO, 0))
        self._party, self._conceded, self.covers = party, conceded, hide
        self._seats = list(party.seats)
        self._leaves: Seat | None = None
        """Who is asked whether that is meant."""

    # Where things are

    def _panel(self) -> Box:
        count, middle = len(self._seats), self.stage.box.centre
        wide = min(_WIDE * (1.25 if self._desk.folded else 1.0), self.stage.width - 40)
        high = _HEAD + count * (_ROW + _GAP) + _FOOT
        return Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)

    def _rows(self) -> list[Box]:
        panel = self._panel()
        return [
            Box(panel.x + 48, panel.y + _HEAD + number * (_ROW + _GAP), panel.w - 96, _ROW)
            for number in range(len(self._seats))
        ]

    def spots(self) -> list[Spot]:
        """Who has each seat, and the way out of the game for people; then the way back."""
        say, panel = self._desk.say, self._panel()
        spots = []
        for seat, row in enumerate(self._rows()):
            who, leave = _parted(row)
            name = self._party.names[seat]
            spots.append(Spot((WHO, seat), who, say("Played by")))
            if self._party.seats[seat] == HUMAN and seat not in self._conceded:
                spots.append(Spot((GIVE_UP, seat), leave, say("Give up"), say("{name} gives up.", name=name)))
        foot = Box(panel.x + panel.w - 48 - 320, panel.y + panel.h - 124, 320, 80)
        return [*spots, Spot(DONE, foot, say("Keep playing"))]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Change who plays; nothing of it holds before the way back."""
        match signal, self.focus.key:
            case Press(Intent.BACK), _:
                self._desk.audio.play("back")
                return Pop()
            case Press(Intent.LEFT | Intent.RIGHT as side), ("who", int() as seat):
                return self._change(seat, 1 if side is Intent.RIGHT else -1)
        spot = self.pointed(signal)
        match spot.key if spot else None:
            case ("who", int() as seat) if spot is not None:
                return self._change(seat, -1 if goes_back(spot, signal) else 1)
            case ("give up", int() as seat):
                return self._ask(Seat(seat))
            case "done":
                seats = tuple(self._seats)
                return Pop(Changed(seats) if seats != self._party.seats else None)
        return STAY

    def _change(self, seat: int, step: int) -> Go:
        """To the next one who could play, round and round; a character stays with its seat."""
        was, now = self._party.seats[seat], self._seats[seat]
        character = was.partition(":")[2]
        levels = [key_of(level.key, character) for level in self._desk.module.levels]
        offered = list(dict.fromkeys([HUMAN, *levels, was]))
        self._seats[seat] = offered[(offered.index(now) + step) % len(offered)]
        self._desk.audio.play("click")
        self.changed = True
        return STAY

    def _ask(self, seat: Seat) -> Go:
        say, self._leaves = self._desk.say, seat
        return Push(Notice(self._desk, self._consequence(seat), (say("Keep playing"), say("Give up"))))

    def _consequence(self, seat: Seat) -> str:
        """What comes of it if that one gives up."""
        say, names = self._desk.say, self._party.names
        if len(names) == 2:
            return say("{name} gives up, and {other} wins?", name=names[seat], other=names[1 - seat])
        if {*self._party.people} <= {*self._conceded, seat}:
            return say("{name} gives up? No players are left, so the game ends now.", name=names[seat])
        return say("{name} gives up? A computer takes over.", name=names[seat])

    def resumed(self, closed: Scene, result: object) -> Go:
        """Whoever was asked has thought about it."""
        self.changed = True
        leaves, self._leaves = self._leaves, None
        return Pop(Concession(leaves)) if leaves is not None and result == GIVEN_UP else STAY

    # Painting

    def paint(self, brush: Brush) -> None:
        """A row for each seat, and the way back."""
        say, lower = self._desk.say, self.lower
        panel, spots = self._panel().moved(0, lower), {spot.key: spot for spot in self.spots()}
        dialog(brush, panel)
        head = Box(panel.x + 48, panel.y + 36, panel.w - 96, 64)
        brush.text(say("Players"), head, 54, TEXT, face=Face.TITLE)
        note = say("Changing who plays a seat makes this a casual game.")
        brush.text(note, head.moved(0, 66)._replace(h=36), 24, QUIET, face=Face.BODY)
        ways_out = [spots[GIVE_UP, seat] for seat in range(len(self._seats)) if (GIVE_UP, seat) in spots]
        size = even_size(brush, ways_out, 25)
        for seat, row in enumerate(self._rows()):
            row = row.moved(0, lower)
            brush.panel(row, RAISED, radius=20)
            flag(brush, row._replace(w=_FLAG), self._party.dress[seat])
            left = row.x + _FLAG + 16
            here = spots[WHO, seat].box
            brush.text(
                self._party.names[seat],
                Box(left, row.y, here.x - left - 16, row.h),
                30,
                TEXT,
                face=Face.TITLE,
            )
            choice_line(brush, self.focus, spots[WHO, seat], self._called(seat), lower=lower)
            if (GIVE_UP, seat) in spots:
                button(brush, self.focus, spots[GIVE_UP, seat], icon="quit", size=size, lower=lower)
        button(brush, self.focus, spots[DONE], icon="play", size=30, main=True, lower=lower)

    def _called(self, seat: int) -> str:
        computer = opponent(self._desk.module, self._seats[seat])
        return self._desk.say("Person") if computer is None else computer.names(self._desk)[0]


def _parted(row: Box) -> tuple[Box, Box]:
    """Where it is chosen who plays, and where somebody gives up."""
    inner = row.inset(14, 14)
    leave = Box(inner.x + inner.w - 250, inner.y, 250, inner.h)
    return Box(leave.x - 16 - 520, inner.y, 520, inner.h), leave
