"""What has happened at a table: to be read in the log, and to be seen once more."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from game.core.history import History, Turn, closed_turns
from game.shell.desk import Desk
from game.shell.marked import Marked
from game.shell.scenes.scene import STAY, Go, Push, Scene
from game.shell.show import Party
from game.shell.table.hud import Rewind
from game.shell.table.log import Log
from game.shell.table.log_sheet import LogPage
from game.shell.table.playback import Playback
from game.shell.table.rerun import Rerun
from game.shell.table.tableau import Tableau

Light = Callable[[tuple[Hashable, ...]], object]
"""Lights things on the table."""


class Past:
    """Opens the log, and plays turns again, as far as they have been seen."""

    def __init__(
        self, desk: Desk, party: Party, history: History, tableau: Tableau, playback: Playback
    ) -> None:
        self._desk, self._party, self._history, self._tableau = desk, party, history, tableau
        self._playback = playback

    def turns(self) -> list[Turn]:
        """The oldest first. What the table has yet to show is not told before."""
        return self._history.turns_before(self._playback.unseen)

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
        return Push(self._log(light))

    def _log(self, light: Light) -> Log:
        turns = self.turns()
        words, closed = self._party.marked(self._desk), self._closed(turns)
        pages = [self._page(turn, words, closed=turn.number <= closed) for turn in turns]
        told = self._tableau.tabletop.words
        left, dress = told.free_side() == "left", self._party.dress
        return Log(self._desk, pages, dress, left=left, light=light, see=self.see, picture=told.picture)

    def see(self, number: int) -> Go:
        """Where a line of a turn leads in the log."""
        return Push(self._rerun(number))

    def _page(self, turn: Turn, words: Marked, *, closed: bool) -> LogPage:
        """A turn as it is told; of a closed one a computer's reason would tell too much, too."""
        told = self._desk.module.outline if closed else self._desk.module.log
        entries = tuple(told(self._history.public(turn), words.seeing(turn.before)))
        kept = replace(turn, reasons=()) if closed else turn
        return LogPage(kept, self._party.names[turn.seat], entries, closed)

    def _closed(self, turns: Sequence[Turn]) -> int:
        """The last turn that only memory helps with: where piles are closed, all but this round and the one
        before, until the game is over."""
        if self._desk.settings.open_piles or not turns:
            return 0
        on = self._playback.unseen > 0 or self._history.to_act == turns[-1].seat
        if self._history.to_act is None and not on:
            return 0
        return closed_turns(len(turns), len(self._party.seats), on=on)

    def turn(self, number: int) -> Go:
        """A turn once more."""
        turns = self.turns()
        return Push(self._rerun(number)) if self._closed(turns) < number <= len(turns) else STAY

    def last_round(self) -> Go:
        """The latest turn of everybody, once more."""
        turns = self.turns()
        first = max(1, len(turns) - len(self._party.seats) + 1)
        return Push(self._rerun(first, len(turns))) if turns else STAY

    def _rerun(self, first: int, last: int | None = None) -> Scene:
        turns, seats = self.turns(), len(self._party.seats)
        start = first - 1
        shown, earlier = turns[start : last or first], turns[max(self._closed(turns), start - seats) : start]
        return Rerun(self._desk, self._party, self._tableau.twin(), shown, earlier)
