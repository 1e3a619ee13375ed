"""All examples, and which of them show what an animal does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.handbook.base_examples import BASE_EXAMPLES
from game.beasty_bar.handbook.entry import Example
from game.beasty_bar.handbook.new_examples import MORE_EXAMPLES, NEW_EXAMPLES
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

EXAMPLES: Final[Mapping[str, Example]] = {
    example.key: example for example in (*BASE_EXAMPLES, *NEW_EXAMPLES, *MORE_EXAMPLES)
}

EXAMPLES_OF: Final[Mapping[Species, tuple[str, ...]]] = {
    LION: ("5", "6", "M 3"),
    HIPPO: ("7", "8", "13"),
    CROCODILE: ("9", "10", "12", "M 1"),
    SNAKE: ("11",),
    GIRAFFE: ("1-4",),
    ZEBRA: ("12", "13", "18", "M 6"),
    SEAL: ("14", "14 b"),
    CHAMELEON: ("15", "17", "20 b", "M 4"),
    MONKEY: ("16", "17", "17 b"),
    KANGAROO: ("8", "10", "18"),
    PARROT: ("19", "M 2"),
    SKUNK: ("20", "M 5"),
    RHINO: ("N 5", "M 7"),
    BEAR: ("N 6",),
    TIGER: ("N 7", "N 8", "N 10"),
    CHEETAH: ("N 9",),
    LLAMA: ("N 1-3",),
    PORCUPINE: ("N 10", "N 4", "M 1"),
    OSTRICH: ("N 11",),
    PENGUIN: ("N 12", "N 18", "M 4"),
    DOG: ("N 13", "N 15"),
    PEACOCK: ("N 14",),
    VULTURE: ("N 15", "N 16", "N 18", "M 3"),
    BAT: ("N 17", "N 17 b", "N 13"),
}
