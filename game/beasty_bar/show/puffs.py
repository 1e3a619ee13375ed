"""Smoke, flames, spit, dust and sparkles: a few soft discs whose places follow from the time alone."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from game.beasty_bar.show.places import Pose
from game.shell.paint.palette import Colour, rgb

STENCH = (rgb("#B7D94C"), rgb("#8FB53A"))
FIRE = (rgb("#FFD24A"), rgb("#FF8A2E"), rgb("#E8501E"))
SPIT = (rgb("#BFE8FF"),)
DUST = (rgb("#CBBFE0"), rgb("#8E86A8"))
SPARKS = (rgb("#FFF1B8"), rgb("#FFC94A"))
QUILLS = (rgb("#FFF4D8"), rgb("#C89A6A"))


class Puff(NamedTuple):
    """A soft disc."""

    x: float
    y: float
    size: float
    colour: Colour
    alpha: float


Puffs = Callable[[float], list[Puff]]
"""All that is in the air at a time from 0 to 1."""


def rising(at: Pose, colours: tuple[Colour, ...], count: int = 9) -> Puffs:
    """Up and apart, as smoke and flames go."""

    def puffs(t: float) -> list[Puff]:
        discs = []
        for number in range(count):
            age = (t * 1.6 + number / count) % 1.0
            drift = sin(number * 2.4 + age * 4) * at.width * (0.18 + 0.3 * age)
            height = at.width * (0.55 - 1.3 * age)
            size = at.width * (0.16 + 0.22 * sin(pi * age))
            fade = sin(pi * age) * (1 - t) ** 0.5 * min(1.0, t * 6)
            discs.append(Puff(at.x + drift, at.y + height, size, colours[number % len(colours)], fade))
        return discs

    return puffs


def bursting(at: Pose, colours: tuple[Colour, ...], count: int = 10, reach: float = 0.9) -> Puffs:
    """Away from a point in all directions."""

    def puffs(t: float) -> list[Puff]:
        far = at.width * reach * (1 - (1 - t) ** 3)
        discs = []
        for number in range(count):
            angle = 2 * pi * number / count + 0.4
            size = at.width * (0.13 - 0.07 * t)
            discs.append(
                Puff(
                    at.x + cos(angle) * far,
                    at.y + sin(angle) * far * 0.8,
                    size,
                    colours[number % len(colours)],
                    1 - t,
                )
            )
        return discs

    return puffs


def flying(start: Pose, end: Pose, colours: tuple[Colour, ...], until: float = 0.35) -> Puffs:
    """Drops on their way from one to another."""

    def puffs(t: float) -> list[Puff]:
        if t > until:
            return bursting(end, colours, 7, 0.5)((t - until) / (1 - until))
        share = t / until
        discs = []
        for number in range(3):
            behind = max(0.0, share - number * 0.12)
            x = start.x + (end.x - start.x) * behind
            y = start.y + (end.y - start.y) * behind - start.width * (0.1 + 0.3 * sin(pi * behind))
            discs.append(Puff(x, y, start.width * (0.14 - 0.03 * number), colours[0], 0.95))
        return discs

    return puffs
