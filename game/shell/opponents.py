"""The computers that take a seat: what they are called, how strong they are, and how that is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.levels import HUMAN, Character, Level
from game.core.module import GameModule
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, Colour
from game.shell.stage import Box

LOWEST_BAR = 0.34
"""As a share of the highest one."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer at a seat."""

    level: Level
    character: Character | None
    strength: int
    """1 is the weakest level that is offered; 0 is none of those."""

    def names(self, desk: Desk) -> tuple[str, ...]:
        """What to call it, in one line; the longest first, for where there is room."""
        level = desk.say(self.level.name)
        if self.character is None:
            return (level,)
        character = desk.say(self.character.name)
        return desk.say("{level} · {character}", level=level, character=character), level


def opponent(module: GameModule, who: str) -> Opponent | None:
    """The computer with that key; None where a person sits, or nobody who is known."""
    level, character = module.find(who)
    if level is None:
        return None
    strength = module.levels.index(level) + 1 if level in module.levels else 0
    return Opponent(level, character, strength)


def key_of(level: str, character: str = "") -> str:
    """As a seat is written: "expert:hoarder"."""
    return f"{level}:{character}" if character else level


def gentlest(module: GameModule) -> str:
    """The level for whoever plays for the first time."""
    return module.levels[0].key


def offered(module: GameModule, who: str) -> str:
    """A seat as it is offered on the screen; of what nobody knows any more, the usual."""
    if who == HUMAN:
        return HUMAN
    level, character = module.find(who)
    key = level.key if level in module.levels else module.usual_level
    return key_of(key, character.key if character else "")


def bars(
    brush: Brush, box: Box, strength: int, most: int, *, lit: Colour = GOLD, dim: Colour = HAIRLINE
) -> None:
    """Strength at a glance: bars that rise, as many of them lit as the level is high."""
    for number, place in enumerate(box.row(most, box.w / (most * 3))):
        height = box.h * (LOWEST_BAR + (1 - LOWEST_BAR) * number / max(1, most - 1))
        bar = Box(place.x, box.y + box.h - height, place.w, height)
        brush.panel(bar, lit if number < strength else dim, radius=place.w * 0.3)
