"""What a game says about a decision and about what happened: hints, the lines of the log, milestones."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class HintStep:
    """A part of a hint; each says more than the one before."""

    text: str
    lit: tuple[Hashable, ...]
    """What to look at, in the game's own keys."""


Hint = tuple[HintStep, HintStep, HintStep]
"""Where to look, what to do, and why."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as players are told it."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log."""

    text: str
    lit: tuple[Hashable, ...]
    """Whom it is about, in the game's own keys."""
    rule: Rule
    """Why it happened."""
    icon: str


class Milestone(NamedTuple):
    """Something that a game turns on, worth a mark where all of it is seen at a glance."""

    seat: Seat
    """Who has come closer to winning."""
    icon: str
