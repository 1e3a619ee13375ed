"""What a list tells of a game without opening it, and which games somebody wants to see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from game.core.levels import HUMAN

ME: Final = " me"
"""Whoever plays alone under a usual name, before a name is given; no name begins with a blank. Show it as a
word of the player's language."""


class Outcome(Enum):
    """How a game ended for somebody."""

    WON = "won"
    SHARED = "shared"
    LOST = "lost"


class SeatRow(NamedTuple):
    """Somebody who played."""

    who: str
    """A person, or the key of a computer: as in a `Sitting`."""
    name: str
    person: str
    """Under which name a person counts, or `ME`; empty for a computer, and for people without a name of
    their own where several play."""
    place: int
    """From 1; 0 while the game goes on."""
    share: float
    """Of the victory."""
    score: int
    """The sum that tells most in short."""
    gave_up: bool = False
    """Whoever counts here did; where a computer played on, what the seat has won is not theirs."""

    @property
    def played_on(self) -> bool:
        """A computer has taken over from a person who gave up."""
        return self.gave_up and self.who != HUMAN

    @property
    def outcome(self) -> Outcome:
        """How it ended for whoever counts here."""
        if not self.share or self.gave_up:
            return Outcome.LOST
        return Outcome.WON if self.share == 1 else Outcome.SHARED


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the list."""

    game: str
    """The key of what was played."""
    path: Path
    title: str
    """What somebody calls it; usually nothing."""
    started: str
    """In local time, "2026-11-18 16:00"; may be empty."""
    played: float
    """When it was played last, in seconds since 1970."""
    setup: tuple[tuple[str, str], ...]
    """Its words: what `Rules.spell_setup` says."""
    seats: tuple[SeatRow, ...]
    turns: int
    over: bool
    casual: bool
    pinned: bool
    conceded: bool
    """It ended because people gave up; where others played on, it did not."""
    reviewed: bool
    """A whole review lies beside it."""
    liveries: tuple[str, ...] = ()
    """The names of what they wore, by seat; whoever is not among them wore the usual."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games somebody wants to see; whatever is empty does not matter."""

    game: str = ""
    setup: tuple[tuple[str, str], ...] = ()
    """Words that must be among those of the set-up."""
    seats: int = 0
    person: str = ""
    level: str = ""
    """The key of a level that some computer played at, with any character."""
    since: str = ""
    until: str = ""
    """Days, "2026-11-18", both counted in."""
    outcome: Outcome | None = None
    """How it ended for `person`, or for anybody who counts as one."""
    serious: bool = False
    """Without casual games."""


@dataclass(frozen=True, slots=True)
class Values:
    """What games can be wanted by: whatever occurs, and nothing else."""

    games: tuple[str, ...] = ()
    """Keys."""
    setup: tuple[tuple[str, str], ...] = ()
    """Those words of the set-ups that can be chosen before a game."""
    seats: tuple[int, ...] = ()
    persons: tuple[str, ...] = ()
    """Whoever has played most first."""
    levels: tuple[str, ...] = ()
    days: tuple[str, ...] = ()
    """The first one, and the last one."""
