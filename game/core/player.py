"""What a computer player is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


class Player(Protocol, Generic[V_contra, A]):
    """Decides for a seat, knowing what the seat knows and nothing else."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> Iterator[A]:
        """Better and better choices among the legal actions: at least one. Stop listening any time."""


def decided(player: Player[V_contra, A], view: V_contra, legal: Sequence[A]) -> A:
    """The last word of a player who may take its time."""
    *_, action = player.choose(view, legal)
    return action
