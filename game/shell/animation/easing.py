"""How a movement spends its time: each maps 0..1 to 0..1."""

from __future__ import annotations

from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """At one speed."""
    return t


def ease_out(t: float) -> float:
    """Starts fast and comes to rest."""
    return 1 - (1 - t) ** 3


def slowing(t: float) -> float:
    """Loses its speed evenly, as what is thrown."""
    return t * (2 - t)


def ease_in(t: float) -> float:
    """Gathers speed."""
    return t**3


def ease_in_out(t: float) -> float:
    """Starts and stops softly."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def overshoot(t: float) -> float:
    """Goes a little too far and settles."""
    pull = 1.4
    return 1 + (pull + 1) * (t - 1) ** 3 + pull * (t - 1) ** 2


def wind_up(t: float) -> float:
    """Draws back a little before it goes."""
    return 1 - overshoot(1 - t)
