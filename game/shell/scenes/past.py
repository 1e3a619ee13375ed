"""What has happened at a table: to be read in the log, and to be seen once more."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from game.core.history import History, Turn
from game.shell.desk import Desk
from game.shell.marked import Marked
from game.shell.playback import Playback
from game.shell.scenes.log import Log
from game.shell.scenes.log_sheet import Page
from game.shell.scenes.rerun import Rerun
from game.shell.scenes.scene import STAY, Go, Push, Scene
from game.shell.show import Party, Rewind, Tabletop

Light = Callable[[tuple[Hashable, ...]], object]
"""Lights things on the table."""


class Past:
    """Opens the log, and plays turns again, as far as they have been seen."""

    def __init__(
        self, desk: Desk, party: Party, history: History, tabletop: Tabletop, playback: Playback
    ) -> None:
        self._desk, self._party, self._history, self._tabletop = desk, party, history, tabletop
        self._playback = playback

    def turns(self) -> list[Turn]:
        """The oldest first. What the table has yet to show is not told before."""
        turns, unseen = self._history.turns, self._playback.unseen
        if turns and unseen:
            seen = turns[-1].events[: max(0, len(turns[-1].events) - unseen)]
            turns[-1:] = [replace(turns[-1], events=seen)] if seen else []
        return turns

    def open(self, what: Hashable, light: Light) -> Go:
        """The log, a turn, or the last round, whichever a button or a key asks for."""
        match what:
            case Rewind(number):
                return self.turn(number)
            case "log":
                return self.log(light)
            case _:
                return self.last_round()

    def log(self, light: Light) -> Go:
        """The log; `light` lights things on the table."""
        words = Marked(self._party.names, self._desk.catalogue)
        pages = [
            Page(turn, self._party.names[turn.seat], tuple(self._desk.module.log(public, words)))
            for turn in self.turns()
            for public in [self._history.public(turn)]
        ]
        table = self._tabletop
        left, dress = table.free_side() == "left", self._party.dress
        log = Log(self._desk, pages, dress, left=left, light=light, rerun=self._rerun, picture=table.picture)
        return Push(log)

    def turn(self, number: int) -> Go:
        """A turn once more."""
        return Push(self._rerun(number)) if 0 < number <= len(self.turns()) else STAY

    def last_round(self) -> Go:
        """The latest turn of everybody, once more."""
        turns = self.turns()
        first = max(1, len(turns) - len(self._party.seats) + 1)
        return Push(self._rerun(first, len(turns))) if turns else STAY

    def _rerun(self, first: int, last: int | None = None) -> Scene:
        turns, seats = self.turns(), len(self._party.seats)
        start = first - 1
        return Rerun(
            self._desk,
            self._party,
            self._tabletop.twin(),
            turns[start : last or first],
            turns[max(0, start - seats) : start],
        )
