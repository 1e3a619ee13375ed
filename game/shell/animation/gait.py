"""How something moves: what it adds to a straight line between two places.

A gait is arithmetic on the time from 0 to 1, in units of the width of what moves; at both ends it adds
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final, NamedTuple


class Sway(NamedTuple):
    """Away from the straight line: to the right, upwards, turned (degrees), larger (share)."""

    right: float = 0.0
    up: float = 0.0
    turned: float = 0.0
    larger: float = 0.0


Gait = Callable[[float], Sway]

STRAIGHT: Final = Sway()


def bow(t: float) -> float:
    """Rises from 0 to 1 and falls back."""
    return sin(pi * t)


def steps(t: float, count: float) -> float:
    """Always up, `count` times."""
    return abs(sin(pi * t * count))


def wave(t: float, count: float) -> float:
    """To and fro, `count` times, fading in and out."""
    return sin(2 * pi * t * count) * bow(t)


def arc(height: float) -> Gait:
    """Up and down again, as what is thrown."""
    return lambda t: Sway(0, height * 4 * t * (1 - t), 0, 0)


def hop(height: float) -> Gait:
    """An arc through the air, towards whoever looks."""
    return lambda t: arc(height)(t)._replace(larger=0.06 * 4 * t * (1 - t))


def bounce(height: float, count: float = 1.0, turned: float = 0.0, larger: float = 0.0) -> Gait:
    """Jumps of a height."""
    return lambda t: Sway(0, height * steps(t, count), turned * wave(t, count / 2), larger * bow(t))


def rock(turned: float, count: float, up: float = 0.03) -> Gait:
    """From one foot to the other."""
    return lambda t: Sway(0, up * steps(t, count * 2), turned * wave(t, count), 0)


def flutter(right: float, up: float, count: float, turned: float = 0.0) -> Gait:
    """Through the air, never straight."""
    return lambda t: Sway(
        right * wave(t, count), 0.25 * bow(t) + up * wave(t, count * 1.5), turned * wave(t, count)
    )


def both(one: Gait, other: Gait) -> Gait:
    """What two gaits add together."""
    return lambda t: Sway(*(a + b for a, b in zip(one(t), other(t), strict=True)))
