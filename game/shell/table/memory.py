"""The turns that were seen at a table, and what there is to tell of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.table.hud import Saying
from game.shell.table.tabletop import Told


@dataclass
class Remembered:
    """A turn, as far as it has been seen."""

    number: int
    seat: Seat
    events: list[Any] = field(default_factory=list)
    saying: Saying | None = None
    """Why a computer played as it did."""


class Memory:
    """Follows events, turn by turn."""

    def __init__(self, desk: Desk, told: Callable[[Sequence[Any]], Told | None]) -> None:
        """`told` says what there is to tell of the events of a turn."""
        self._desk, self._told = desk, told
        self.hurried = self.behind = False
        """There is no time to put anything into words: what was told of a turn before has to do, and was
        not all of it."""
        self.forget()

    def forget(self) -> None:
        """Nothing has been seen yet."""
        self._turns: list[Remembered] = []
        self._kept: dict[Hashable, Told | None] = {}
        self._before: dict[Hashable, Told | None] = {}
        """What was told last of a turn."""

    def open(self, number: int, seat: Seat) -> None:
        """From now on it is that turn, unless it has begun already."""
        if not self._turns or self._turns[-1].number != number:
            self._turns.append(Remembered(number, seat))

    def decided(self, seat: Seat) -> None:
        """What comes is of that seat: where no turn of its own is on, as in a draft before the first one, it
        is a turn by itself."""
        latest = self._turns[-1] if self._turns else None
        if latest is None or latest.seat != seat:
            self.open(1 if latest is None else latest.number + 1, seat)

    def follow(self, event: Any) -> None:
        """Keep an event in mind, as far as everybody may know it: others will look at this table, too."""
        rules = self._desk.module.rules
        seat, latest = rules.begins(event), self._turns[-1] if self._turns else None
        if seat is not None and (latest is None or latest.events):
            self.open(1 if latest is None else latest.number + 1, seat)
        if self._turns:
            self._turns[-1].events.append(rules.redact(event, None))

    def explain(self, saying: Saying) -> None:
        """A reason belongs to what its seat has played last. Nothing is told yet: maybe nothing is shown."""
        turn = next((turn for turn in reversed(self._turns) if turn.seat == saying.seat), None)
        if turn is not None:
            turn.saying = turn.saying or saying

    def told(self, turn: Remembered) -> Told:
        """What there is to tell of one of the latest turns."""
        told = self._tell(turn)
        assert told is not None, "only of turns that were seen"
        return told

    def _tell(self, turn: Remembered) -> Told | None:
        """It is put into words once for as much as was seen of it, in every language that is spoken."""
        code = self._desk.translations.code
        key, before = (turn.number, len(turn.events), code), self._before.get((turn.number, code))
        if key not in self._kept:
            if self.hurried and before is not None:
                self.behind = True
                return before
            self._kept[key] = self._before[turn.number, code] = self._told(turn.events)
        return self._kept[key]

    def catch_up(self) -> None:
        """Put into words what there was no time for."""
        for turn in self._turns[-1:]:
            self._tell(turn)

    def latest(self, count: int) -> list[Remembered]:
        """So many of the turns of which there is something to tell, the newest last."""
        told: list[Remembered] = []
        for turn in reversed(self._turns):
            if len(told) == count:
                break
            if self._tell(turn) is not None:
                told.insert(0, turn)
        return told

    def turn(self, number: int) -> Remembered | None:
        """The turn of that number, if there is something to tell of it."""
        turns = (turn for turn in reversed(self._turns) if turn.number == number)
        return next((turn for turn in turns if self._tell(turn) is not None), None)

    def seen(self) -> Iterator[Any]:
        """All events of those turns, the newest first."""
        for turn in reversed(self._turns):
            yield from reversed(turn.events)
