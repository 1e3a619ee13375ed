"""A language, as whoever speaks hands it in."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol

from game.core.rules import Seat, Viewer

USUAL_NAMES = ("Ana", "Bo", "Cleo", "Dev")


class Mention(Enum):
    """How somebody's piece comes into a sentence, so that a language that minds says no name twice."""

    FIRST = "Ana's pawn"
    OWN = "Ana's own pawn"
    """After another one of the same owner, which did something to it."""
    NEXT = "pawn"
    """In a row, right behind another one of the same owner."""


class Words(Protocol):
    """A language, handed in by whoever speaks it. `case` is what a template asks for behind the colon."""

    @property
    def reader(self) -> Viewer:
        """Whom it speaks to, where that is a single seat."""

    @property
    def speaker(self) -> Viewer:
        """Who says it, where that is one of the seats."""

    def said_by(self, speaker: Seat) -> Words:
        """The same, but one of the seats speaks."""

    @property
    def view(self) -> Any:
        """What can be seen where it is said: some view of the game, or None where nobody knows."""

    def seeing(self, view: Any) -> Words:
        """The same, where that can be seen."""

    def wears(self, seat: Seat) -> str:
        """The name of what a player wears; empty if that is the usual."""

    @property
    def chances(self) -> str:
        """How it tells who is likely to win: one of the manners in `game.core.chances`."""

    def sentence(self, template: str) -> str:
        """The template in this language, its fields in braces."""

    def plural(self, one: str, many: str, count: int) -> str:
        """The template for so many, its fields in braces."""

    def piece(self, name: str, owner: Seat, case: str, mention: Mention = Mention.FIRST) -> str:
        """Somebody's piece: "Ana's pawn", "my pawn" if the speaker has it, or "your pawn" to the reader.

        One that has a name of its own, which begins with a capital, is called by that alone.
        """

    def name(self, name: str, case: str = "") -> str:
        """What a piece of that name is called, on its own: "pawn"."""

    def kind(self, name: str, case: str) -> str:
        """Any piece of that name: "a pawn"."""

    def known(self, name: str, case: str) -> str:
        """The piece of that name that everyone knows is meant: "the pawn"."""

    def seat(self, seat: Seat) -> str:
        """The player's name."""

    def listed(self, names: Sequence[str]) -> str:
        """Several in a row: "a, b and c"."""
