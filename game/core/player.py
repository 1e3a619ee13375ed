"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many iterations, or until a clock has gone on so far, whatever comes first.

    What is `None` is left to the player. The clock is handed in, for players know no time of their own.
    """

    iterations: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None


UNLIMITED = 1 << 40
"""So many iterations that only the clock ends them."""
USUAL = Budget()
"""As the player likes it; without a clock the same seed then always decides alike."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """What a player has come to."""

    action: A
    chances: tuple[float, ...] = ()
    """By seat: how likely it is to win after the action. Empty if the player has no idea."""
    expected: tuple[A, ...] = ()
    """How the game might go on after the action, as far as the player has looked."""


def percent(chance: float) -> int:
    """A chance as people say it; nothing is certain before it is."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


class Player(Protocol, Generic[V_contra, A]):
    """Decides for a seat, knowing what the seat knows and nothing else."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> Iterator[Thought[A]]:
        """Better and better thoughts about the legal actions: at least one. Stop listening any time.

        A player remembers nothing from one choice to the next: the same view is answered alike, so that
        taking back an action does not change anybody's mind.
        """


def decided(player: Player[V_contra, A], view: V_contra, legal: Sequence[A]) -> Thought[A]:
    """The last word of a player who may take its time."""
    *_, thought = player.choose(view, legal)
    return thought
