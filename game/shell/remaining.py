"""How long a review takes, in words; no more exactly than it can be foretold."""

from __future__ import annotations

from typing import Final

from game.shell.desk import Desk

SOON: Final = 5
LONG: Final = 55
"""Seconds: shorter is almost nothing, longer is told in minutes."""


def left(desk: Desk, seconds: int) -> str:
    """What is left of it."""
    if seconds < SOON:
        return desk.say("almost done")
    if seconds < LONG:
        return desk.count("about {count} second left", "about {count} seconds left", _rounded(seconds))
    return desk.count("about {count} minute left", "about {count} minutes left", _minutes(seconds))


def lasts(desk: Desk, seconds: int) -> str:
    """How long all of it takes, in a sentence."""
    if seconds < LONG:
        count = max(SOON, _rounded(seconds))
        return desk.count(
            "The review takes about {count} second.", "The review takes about {count} seconds.", count
        )
    return desk.count(
        "The review takes about {count} minute.", "The review takes about {count} minutes.", _minutes(seconds)
    )


def _rounded(seconds: int) -> int:
    """To five seconds, and from twenty on to ten."""
    step = 5 if seconds < 20 else 10
    return round(seconds / step) * step


def _minutes(seconds: int) -> int:
    return max(1, round(seconds / 60))
