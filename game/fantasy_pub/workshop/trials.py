"""How strong each computer is: who is measured against whom, as data."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from game.core.player import USUAL, Budget
from game.core.workshop import Trial
from game.fantasy_pub.bot.opponents import CHARACTERS, LEVELS

GAMES: Final = 400
TOP_GAMES: Final = {2: 600, 3: 600, 4: 1000}
"""By seats: for the strongest level, whose steps are small."""
BARS: Final = {2: ">= 62", 3: ">= 44", 4: ">= 28"}
"""By seats: against the same table at all other seats, without looking further."""
FOLLOWS: Final = {2: 32, 3: 48, 4: 32}
"""By seats: how often the strongest level follows a plan here, less than half as often as it usually does."""
STEP: Final = "60-88"


def trials() -> Iterator[Trial]:
    """All duels of the bench."""
    keys = [level.key for level in LEVELS]
    weakest, middle, strongest = keys[0], keys[len(keys) // 2], keys[-1]
    yield _trial("turn", "greedy", GAMES, ">= 94")
    for seats, bar in BARS.items():
        yield _trial(strongest, "turn", TOP_GAMES[seats], bar, seats, Budget(FOLLOWS[seats]))
    yield _trial(strongest, "greedy", GAMES, ">= 97", budget=Budget(FOLLOWS[2]))
    for weaker, stronger in pairwise(keys[:-1]):
        yield _trial(stronger, weaker, GAMES, STEP)
    yield _trial(weakest, "random", GAMES, ">= 95")
    yield _trial(weakest, "greedy", GAMES, "<= 45")
    for character in CHARACTERS:
        yield _trial(f"{middle}:{character.key}", middle, GAMES, "about 50")


def _trial(
    challenger: str, rival: str, games: int, aim: str, seats: int = 2, budget: Budget = USUAL
) -> Trial:
    return Trial(challenger, rival, {"players": str(seats)}, games, aim, budget)
