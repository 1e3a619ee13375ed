"""Chance that depends on the seed and on what is seen, and on nothing else."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, log, pi, sqrt
from random import Random


def chance_for(seed: int, view: object) -> Random:
    """The chance of a player in front of this view.

    It is made from the view's text, because hashes differ from process to process. Use its `random()` alone:
    of all that `Random` offers only this is promised to stay as it is.
    """
    return Random(f"{seed} {view!r}")


def bell(random: Callable[[], float]) -> float:
    """A normal random number: from two even ones, by Box and Muller."""
    return sqrt(-2 * log(1 - random())) * cos(2 * pi * random())
