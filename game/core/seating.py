"""Who sits where: a person, or a computer of some kind."""

from __future__ import annotations

from game.core.levels import HUMAN
from game.core.rules import Seat, Viewer


class Seating:
    """For whatever knows who sits where."""

    __slots__ = ()
    seats: tuple[str, ...]

    @property
    def computers(self) -> dict[Seat, str]:
        """The keys of the computers, by seat."""
        return {Seat(number): who for number, who in enumerate(self.seats) if who != HUMAN}

    @property
    def people(self) -> list[Seat]:
        """The seats taken by persons."""
        return [Seat(number) for number, who in enumerate(self.seats) if who == HUMAN]

    @property
    def alone(self) -> Viewer:
        """The only person there is, from whom nothing of his own is to be hidden; else None."""
        return self.people[0] if len(self.people) == 1 else None
