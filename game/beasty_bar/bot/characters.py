"""Characters: four ways to like some cards better than reason would."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.beasty_bar.bot.worth import Taste
from game.beasty_bar.rules.animals import (
    BAT,
    BEAR,
    CHAMELEON,
    CROCODILE,
    HIPPO,
    KANGAROO,
    LION,
    MONKEY,
    PARROT,
    PENGUIN,
    RHINO,
    SEAL,
    SKUNK,
    TIGER,
    VULTURE,
)

TASTES: Final[Mapping[str, Taste]] = {
    "brawler": Taste(held=dict.fromkeys((LION, HIPPO, CROCODILE, RHINO, BEAR, TIGER), -0.11)),
    "trickster": Taste(held=dict.fromkeys((CHAMELEON, SEAL, MONKEY, KANGAROO, PENGUIN, VULTURE), -0.08)),
    "hoarder": Taste(held=dict.fromkeys((LION, SKUNK, PARROT, RHINO, BAT, TIGER), 0.08)),
    "rusher": Taste(front=0.06),
}
