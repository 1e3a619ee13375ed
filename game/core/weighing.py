"""What each action is worth: the contract of whoever measures it, and what was measured.

A search for the best move leaves its rivals nearly unvisited, so what they are worth is a guess. Whoever
weighs gives every action the same attention, in the same imagined worlds: then a loss is measured.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.rules import Seat

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")

SURE = 2.0
"""So many errors away is not by chance: in nineteen of twenty cases."""


@dataclass(frozen=True, slots=True)
class Value(Generic[A]):
    """What comes of an action, if all go on as well as they can."""

    action: A
    chances: tuple[float, ...]
    """By seat: how likely it wins, all together 1."""
    error: float
    """How far the chance of whoever acts may lie off, measured against other actions; 0 if it is exact."""
    expected: tuple[A, ...] = ()
    """How the same seat goes on in its turn, as far as that belongs to the action."""


class Loss(NamedTuple):
    """What an action costs, measured against the best one, as a share of victory."""

    cost: float
    bar: float
    """A cost below it may be chance."""


@dataclass(frozen=True, slots=True)
class Weighed(Generic[A]):
    """Every action that was asked about, and what it is worth as far as is known."""

    seat: Seat
    """Who is to act."""
    values: tuple[Value[A], ...]
    """As the actions were listed."""
    played: Value[A] | None = None
    """What was really done, if that was asked about: all of it, whatever else could have followed."""

    @property
    def best(self) -> Value[A]:
        """What is worth most to whoever is to act; of several, the first."""
        return max(self.values, key=lambda value: value.chances[self.seat])

    @property
    def doubt(self) -> float:
        """How far the least certain of the values may lie off."""
        return max(value.error for value in self.values)

    def of(self, action: A) -> Value[A] | None:
        """What that action is worth, if it was asked about."""
        return next((value for value in self.values if value.action == action), None)

    def among(self, actions: Collection[A]) -> Weighed[A]:
        """The same of some of the actions alone."""
        return replace(self, values=tuple(value for value in self.values if value.action in actions))

    def loss(self, action: A) -> Loss | None:
        """What it costs to do that instead of the best, if it was asked about."""
        value, best = self.of(action), self.best
        if value is None:
            return None
        cost = best.chances[self.seat] - value.chances[self.seat]
        return Loss(cost, SURE * (best.error + value.error))


class Weigher(Protocol, Generic[V_contra, A]):
    """Measures all actions of a seat, knowing what the seat knows and nothing else."""

    def weigh(self, view: V_contra, legal: Sequence[A], played: tuple[A, ...] = ()) -> Iterator[Weighed[A]]:
        """Better and better, at least once. Stop listening any time.

        `played` is what the seat really did then, up to the next thing that nobody could know; it is weighed
        in the same worlds as all that it could have done. It remembers nothing; the same view is weighed
        alike, as long as no clock ends it.
        """

    def prospects(self, view: V_contra) -> Iterator[tuple[float, ...]]:
        """By seat: how likely it wins, for all that the viewer knows; better and better, at least once.

        The viewer need not be to act, nor have a seat.
        """


AnyWeigher = Weigher[Any, Any]


def weighed(weigher: Weigher[V_contra, A], view: V_contra, legal: Sequence[A]) -> Weighed[A]:
    """The last word of somebody who may take all the time."""
    *_, last = weigher.weigh(view, legal)
    return last
