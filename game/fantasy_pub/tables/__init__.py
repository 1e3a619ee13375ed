"""The learned tables as data: one file for each number of seats.

`python -m game learn --game fantasy_pub` makes them anew.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

UNIT: Final = 100
"""The files count in parts of a point."""


class Learned(NamedTuple):
    """A table."""

    numbers: tuple[float, ...]
    """In points."""
    spread: tuple[float, ...]
    """By phase: how far margins in the end lie from what was expected."""


def name_of(seats: int) -> str:
    """What the file for so many seats is called."""
    return f"{seats}_seats.json"


@cache
def learned(seats: int) -> Learned:
    """What was learned about games with so many seats."""
    told = json.loads(files(__name__).joinpath(name_of(seats)).read_text("utf-8"))
    return Learned(tuple(number / UNIT for number in told["hundredths"]), tuple(told["spread"]))
