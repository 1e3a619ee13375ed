"""Who plays on from a moment of a game: any seats, any levels. The game that was played stays as it is."""

from __future__ import annotations

from typing import Any, Final

from game.core.beginning import Position
from game.core.levels import HUMAN
from game.services.casual import from_the_start
from game.shell import opponents
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import QUIET
from game.shell.paint.type import Face
from game.shell.scenes.menus import button, choice_line, dialog, even, even_size, flag
from game.shell.scenes.overlay import Dialog
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.show import Party
from game.shell.signals import Intent, PointerUp, Press, Signal
from game.shell.stage import Box

BEGIN, BACK, SEAT = "begin", "back", "seat"
"""`(SEAT, 1)` is the second seat."""
ROW, GAP, FLAG, FLAG_GAP = 74.0, 12.0, 82.0, 8.0
HEAD, FOOT = 190.0, 136.0
WIDTH: Final = 940.0


class PlayOn(Dialog):
    """A line for each seat. Closes with the party that is to play, or with None."""

    def __init__(self, desk: Desk, party: Party, state: Any) -> None:
        super().__init__(desk, BEGIN)
        self._party, self._state = party, state
        self.seats = [opponents.offered(desk.module, who) for who in party.seats]
        levels = [level.key for level in desk.module.levels]
        self._offered = [list(dict.fromkeys((HUMAN, *levels, who))) for who in self.seats]
        """By seat: whoever sat there can stay, with a character of its own."""

    def party(self) -> Party:
        """Those who were chosen, at that position."""
        rules, before = self._desk.module.rules, self._party
        beginning = Position(rules.spell_state(self._state))
        return Party(
            tuple(self.seats),
            before.names,
            rules.setup_of(self._state),
            beginning,
            before.venue,
            asked=before.asked or before.setup,
            liveries=before.liveries,
            reasons=from_the_start(beginning),
        )

    # What there is to point at

    def _panel(self) -> Box:
        middle = self.stage.box.centre
        rows = len(self.seats)
        height = HEAD + rows * ROW + (rows - 1) * GAP + FOOT
        return Box(middle[0] - WIDTH / 2, middle[1] - height / 2, WIDTH, height)

    def _rows(self) -> list[Box]:
        panel = self._panel()
        rows = Box(panel.x + 48, panel.y + HEAD, panel.w - 96, panel.h - HEAD - FOOT)
        return rows.column(len(self.seats), GAP)

    def spots(self) -> list[Spot]:
        """The seats, and below them the ways on."""
        panel, say = self._panel(), self._desk.say
        seats = [
            Spot((SEAT, seat), row._replace(x=row.x + FLAG, w=row.w - FLAG), self._party.names[seat])
            for seat, row in enumerate(self._rows())
        ]
        row = Box(panel.x + 48, panel.y + panel.h - 108, panel.w - 96, 76)
        back, begin = row.row(2, 20)
        return [*seats, Spot(BACK, back, say("Back")), Spot(BEGIN, begin, say("Keep playing"))]

    def handle(self, signal: Signal) -> Go:
        """Left and right change who sits there; a click on the left half goes back."""
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                return Pop()
            case Press(Intent.LEFT | Intent.RIGHT as side) if isinstance(self.focus.key, tuple):
                return self._change(self.focus.key[1], 1 if side is Intent.RIGHT else -1)
        spot = self.pointed(signal)
        if spot is None:
            return STAY
        if spot.key == BEGIN:
            return Pop(self.party())
        if isinstance(spot.key, tuple):
            left = isinstance(signal, PointerUp) and signal.at[0] < spot.box.x + spot.box.w * 0.75
            return self._change(spot.key[1], -1 if left and isinstance(signal, PointerUp) else 1)
        return Pop()

    def _change(self, seat: int, step: int) -> Go:
        offered = self._offered[seat]
        self.seats[seat] = offered[(offered.index(self.seats[seat]) + step) % len(offered)]
        self._desk.audio.play("click")
        self.changed = True
        return STAY

    def _called(self, who: str) -> str:
        computer = opponents.opponent(self._desk.module, who)
        return self._desk.say("Person") if computer is None else computer.names(self._desk)[0]

    # Painting

    def paint(self, brush: Brush) -> None:
        """Who sits where, and that it is another game."""
        say, lower = self._desk.say, self.lower
        panel = self._panel().moved(0, lower)
        dialog(brush, panel)
        head = Box(panel.x + 48, panel.y + 32, panel.w - 96, 60)
        brush.text(say("Play on from here"), head, 42, face=Face.TITLE)
        told = say("Starts a new casual game from this position. The game you are watching is kept.")
        brush.paragraph(told, Box(head.x, head.y + 68, head.w, 74), 23, QUIET, leading=1.2)
        seats = [spot for spot in self.spots() if isinstance(spot.key, tuple)]
        names = [self._called(who) for who in self.seats]
        room = seats[0].box.w * 0.5 - 110
        people = even(brush, self._party.names, 26, room, ROW, Face.TITLE)
        size = min(people, even(brush, names, 26, room, ROW))
        for spot, row, name, livery in zip(seats, self._rows(), names, self._party.dress, strict=False):
            flag(brush, row.moved(0, lower)._replace(w=FLAG - FLAG_GAP), livery, radius=14)
            choice_line(brush, self.focus, spot, name, size=size, lower=lower)
        ways = [spot for spot in self.spots() if not isinstance(spot.key, tuple)]
        size = even_size(brush, ways, 28)
        for spot in ways:
            main = spot.key == BEGIN
            icon = "play" if main else "back"
            button(brush, self.focus, spot, icon=icon, size=size, main=main, lower=lower)
