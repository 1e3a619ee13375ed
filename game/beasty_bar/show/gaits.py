"""How each animal moves: what it adds to a straight line between two places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
from game.shell.animation.gait import Gait, Sway, bounce, bow, flutter, rock, steps, wave

GAITS: Final[Mapping[Species, Gait]] = {
    LION: bounce(0.34, larger=0.16),
    HIPPO: rock(5, 2, up=0.05),
    CROCODILE: lambda t: Sway(0.08 * wave(t, 2), -0.06 * bow(t), -4 * wave(t, 2), 0.05 * bow(t)),
    SNAKE: lambda t: Sway(0.05 * wave(t, 3), 0.16 * wave(t, 2), 9 * wave(t, 2), 0),
    GIRAFFE: bounce(0.42, turned=4),
    ZEBRA: lambda t: Sway(0, 0.07 * steps(t, 3), 0, 0.05 * bow(t)),
    SEAL: lambda t: Sway(0, 0.3 * bow(t), 360 * t if 0 < t < 1 else 0, 0.06 * bow(t)),
    CHAMELEON: lambda t: Sway(0.06 * wave(t, 1), 0.03 * bow(t), 5 * wave(t, 1), -0.06 * bow(t)),
    MONKEY: lambda t: Sway(0, 0.3 * steps(t, 2), 16 * wave(t, 1.5), 0),
    KANGAROO: bounce(0.5, turned=6),
    PARROT: flutter(0.08, 0.1, 3, turned=7),
    SKUNK: rock(9, 2),
    RHINO: lambda t: Sway(0.12 * bow(t) * (1 - t) ** 2, 0.04 * steps(t, 3), -7 * bow(t), 0.08 * bow(t)),
    BEAR: rock(8, 1.5, up=0.06),
    TIGER: bounce(0.46, larger=0.08),
    CHEETAH: lambda t: Sway(0, 0.05 * steps(t, 4), -11 * bow(t), 0),
    LLAMA: lambda t: Sway(0.1 * wave(t, 1), 0.08 * bow(t), 10 * wave(t, 1), 0.04 * bow(t)),
    PORCUPINE: lambda t: Sway(0.02 * wave(t, 6), 0, 3 * wave(t, 6), 0.1 * bow(t)),
    OSTRICH: lambda t: Sway(0, 0.12 * steps(t, 5), -5 * bow(t), 0),
    PENGUIN: rock(13, 2.5),
    DOG: bounce(0.16, 3, turned=5),
    PEACOCK: lambda t: Sway(0, 0.06 * steps(t, 2), 0, 0.2 * bow(t)),
    VULTURE: lambda t: Sway(0.25 * wave(t, 1), 0.4 * bow(t), 8 * wave(t, 1), 0.08 * bow(t)),
    BAT: flutter(0.16, 0.16, 4, turned=12),
}
