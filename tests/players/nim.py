"""A toy game for players who know none by name: take one to three stones; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.players.outlook import Move

MOST = 3


@dataclass(frozen=True)
class Nim:
    """Stones on the table, and whose turn it is. A view and a position at once."""

    stones: int
    mover: int = 0
    seats: int = 2


@dataclass
class Tally:
    """The world: it only counts how many stones were taken."""

    taken: int = 0


class NimOutlook:
    """At a glance all are equal; only the end tells."""

    def __init__(self, seats: int = 2) -> None:
        self.seats = seats

    def position(self, view: Nim) -> Nim:
        return view

    def world(self, view: Nim) -> Callable[[Callable[[], float]], Tally]:
        return lambda random: Tally()

    def twin(self, world: Tally) -> Tally:
        return Tally(world.taken)

    def is_open(self, view: Nim) -> bool:
        return True

    def to_act(self, position: Nim) -> Seat | None:
        return Seat(position.mover) if position.stones else None

    def prize(self, position: Nim) -> float:
        return 1.0

    def keys(self, position: Nim, world: Tally) -> Sequence[int]:
        return range(1, min(MOST, position.stones) + 1)

    def moves(self, position: Nim, world: Tally, key: object) -> Sequence[Move[Nim, int]]:
        assert isinstance(key, int)
        left = position.stones - key
        after = Nim(left, (position.mover + 1) % position.seats, position.seats)
        even = (1 / position.seats,) * position.seats
        won = tuple(float(seat == position.mover) for seat in range(position.seats))
        return [Move((key,), after, even if left else won)]

    def follow(self, position: Nim, world: Tally, made: tuple[int, ...]) -> None:
        world.taken += made[0]


def perfect(stones: int) -> int | None:
    """What to take of so many stones to win against anybody; None where nothing helps."""
    return stones % (MOST + 1) or None
