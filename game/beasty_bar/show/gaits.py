"""How each animal moves: what it adds to a straight line between two places.

A gait is arithmetic on the time from 0 to 1, in units of a card's width; at both ends it adds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import pi, sin
from typing import Final, NamedTuple

from game.beasty_bar.rules.animals import (
    BAT,
    BEAR,
    CHAMELEON,
    CHEETAH,
    CROCODILE,
    DOG,
    GIRAFFE,
    HIPPO,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    PORCUPINE,
    RHINO,
    SEAL,
    SKUNK,
    SNAKE,
    TIGER,
    VULTURE,
    ZEBRA,
    Species,
)


class Sway(NamedTuple):
    """Away from the straight line: to the right, upwards, turned (degrees), larger (share)."""

    right: float = 0.0
    up: float = 0.0
    turned: float = 0.0
    larger: float = 0.0


Gait = Callable[[float], Sway]

STRAIGHT: Final = Sway()


def _bow(t: float) -> float:
    """Rises from 0 to 1 and falls back."""
    return sin(pi * t)


def _steps(t: float, count: float) -> float:
    """Always up, `count` times."""
    return abs(sin(pi * t * count))


def _wave(t: float, count: float) -> float:
    """To and fro, `count` times, fading in and out."""
    return sin(2 * pi * t * count) * _bow(t)


def bounce(height: float, count: float = 1.0, turned: float = 0.0, larger: float = 0.0) -> Gait:
    """Jumps of a height."""
    return lambda t: Sway(0, height * _steps(t, count), turned * _wave(t, count / 2), larger * _bow(t))


def rock(turned: float, count: float, up: float = 0.03) -> Gait:
    """From one foot to the other."""
    return lambda t: Sway(0, up * _steps(t, count * 2), turned * _wave(t, count), 0)


def flutter(right: float, up: float, count: float, turned: float = 0.0) -> Gait:
    """Through the air, never straight."""
    return lambda t: Sway(
        right * _wave(t, count), 0.25 * _bow(t) + up * _wave(t, count * 1.5), turned * _wave(t, count)
    )


GAITS: Final[Mapping[Species, Gait]] = {
    LION: bounce(0.34, larger=0.16),
    HIPPO: rock(5, 2, up=0.05),
    CROCODILE: lambda t: Sway(0.08 * _wave(t, 2), -0.06 * _bow(t), -4 * _wave(t, 2), 0.05 * _bow(t)),
    SNAKE: lambda t: Sway(0.05 * _wave(t, 3), 0.16 * _wave(t, 2), 9 * _wave(t, 2), 0),
    GIRAFFE: bounce(0.42, turned=4),
    ZEBRA: lambda t: Sway(0, 0.07 * _steps(t, 3), 0, 0.05 * _bow(t)),
    SEAL: lambda t: Sway(0, 0.3 * _bow(t), 360 * t if 0 < t < 1 else 0, 0.06 * _bow(t)),
    CHAMELEON: lambda t: Sway(0.06 * _wave(t, 1), 0.03 * _bow(t), 5 * _wave(t, 1), -0.06 * _bow(t)),
    MONKEY: lambda t: Sway(0, 0.3 * _steps(t, 2), 16 * _wave(t, 1.5), 0),
    KANGAROO: bounce(0.5, turned=6),
    PARROT: flutter(0.08, 0.1, 3, turned=7),
    SKUNK: rock(9, 2),
    RHINO: lambda t: Sway(0.12 * _bow(t) * (1 - t) ** 2, 0.04 * _steps(t, 3), -7 * _bow(t), 0.08 * _bow(t)),
    BEAR: rock(8, 1.5, up=0.06),
    TIGER: bounce(0.46, larger=0.08),
    CHEETAH: lambda t: Sway(0, 0.05 * _steps(t, 4), -11 * _bow(t), 0),
    LLAMA: lambda t: Sway(0.1 * _wave(t, 1), 0.08 * _bow(t), 10 * _wave(t, 1), 0.04 * _bow(t)),
    PORCUPINE: lambda t: Sway(0.02 * _wave(t, 6), 0, 3 * _wave(t, 6), 0.1 * _bow(t)),
    OSTRICH: lambda t: Sway(0, 0.12 * _steps(t, 5), -5 * _bow(t), 0),
    PENGUIN: rock(13, 2.5),
    DOG: bounce(0.16, 3, turned=5),
    PEACOCK: lambda t: Sway(0, 0.06 * _steps(t, 2), 0, 0.2 * _bow(t)),
    VULTURE: lambda t: Sway(0.25 * _wave(t, 1), 0.4 * _bow(t), 8 * _wave(t, 1), 0.08 * _bow(t)),
    BAT: flutter(0.16, 0.16, 4, turned=12),
}
