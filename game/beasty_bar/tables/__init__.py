"""The learned tables as data: one file for each card set, number of seats and kind of scoring.

`python -m game learn` makes them anew.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from game.beasty_bar.rules.setup import Mode, Scoring


def name_of(mode: Mode, seats: int, scoring: Scoring) -> str:
    """What the file for that kind of game is called; both ways to count guests share one."""
    kind = "points" if scoring is Scoring.POINTS_2019 else "guests"
    return f"{mode.value}_{seats}_{kind}.json"


@cache
def numbers(mode: Mode, seats: int, scoring: Scoring) -> Any:
    """What was learned about that kind of game."""
    return json.loads(files(__name__).joinpath(name_of(mode, seats, scoring)).read_text("utf-8"))
