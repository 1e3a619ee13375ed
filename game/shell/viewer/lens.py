"""Whose eyes a game is looked back at with: all hands open, what one seat knew, or what everybody saw."""

from __future__ import annotations

from typing import Final

from game.core.reel import Reel
from game.core.rules import Seat, Viewer
from game.shell.desk import Desk
from game.shell.show import Party

ALL: Final = "all"
"""All hands: that of whoever is to act, and beside it the others."""
Eyes = Viewer | str


class Lens:
    """Who looks, and what that one is called. Of a game that is not over, only what everybody saw."""

    def __init__(self, desk: Desk, party: Party, *, over: bool) -> None:
        self._desk, self._party = desk, party
        seats = map(Seat, range(len(party.seats)))
        self._all: list[Eyes] = [ALL, *seats, None] if over else [None]
        self.eyes = self._all[0]

    @property
    def several(self) -> bool:
        """There is a choice."""
        return len(self._all) > 1

    def turn(self, step: int = 1) -> None:
        """The next one, or the one before."""
        self.eyes = self._all[(self._all.index(self.eyes) + step) % len(self._all)]

    def viewer(self, reel: Reel, at: int) -> Viewer:
        """Whose view is shown at a moment."""
        if self.eyes != ALL:
            assert not isinstance(self.eyes, str)
            return self.eyes
        seat = reel.to_act(at)
        return seat if seat is not None or not reel.seats else reel.seats[-1]

    def others(self, viewer: Viewer) -> list[Seat]:
        """Whose hands are shown beside the one of whoever looks."""
        seats = map(Seat, range(len(self._party.seats)))
        return [seat for seat in seats if seat != viewer] if self.eyes == ALL else []

    @property
    def name(self) -> str:
        """What is written on the button."""
        say, eyes = self._desk.say, self.eyes
        if eyes is None:
            return say("Public view")
        if isinstance(eyes, str):
            return say("All hands")
        return say("What {name} knew", name=self._party.names[eyes])
