"""How strong each computer is: who is measured against whom, as data.

Change the games of a row here if the whole takes longer than half an hour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.beasty_bar.bot.opponents import CHARACTERS, LEVELS
from game.core.player import USUAL, Budget
from game.core.workshop import Trial

TENTH: Final = Budget(iterations=800)
"""What a tenth of a second gives; counted, so that every machine gets the same figures."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A duel to measure; who takes part is filled in where it is left open."""

    card_set: str
    scoring: str
    games: int
    aim: str = ""
    rival: str = ""
    seats: int = 2

    def of(self, challenger: str, rival: str = "", games: int = 0, budget: Budget = USUAL) -> Trial:
        """With those who meet."""
        words = {"players": str(self.seats), "set": self.card_set, "scoring": self.scoring}
        return Trial(challenger, rival or self.rival, words, games or self.games, self.aim, budget)


STRONGEST = (
    _Row("base", "points_2019", 200, ">= 99", "random"),
    _Row("base", "points_2019", 200, ">= 97", "greedy"),
    _Row("base", "points_2019", 200, ">= 82", "table"),
    _Row("base", "count_2014", 20, "", "random"),
    _Row("base", "count_2014", 20, "", "greedy"),
    _Row("base", "count_2014", 160, ">= 80", "table"),
    _Row("new", "points_2019", 100, ">= 97", "random"),
    _Row("new", "points_2019", 50, ">= 90", "greedy"),
    _Row("new", "points_2019", 120, ">= 78", "table"),
    _Row("new", "count_2015", 100, ">= 97", "random"),
    _Row("new", "count_2015", 50, ">= 90", "greedy"),
    _Row("new", "count_2015", 120, ">= 78", "table"),
    _Row("mixed", "points_2019", 100, ">= 97", "random"),
    _Row("mixed", "points_2019", 50, ">= 90", "greedy"),
    _Row("mixed", "points_2019", 160, ">= 78", "table"),
    _Row("mixed", "count_2015", 100, ">= 97", "random"),
    _Row("mixed", "count_2015", 50, ">= 90", "greedy"),
    _Row("mixed", "count_2015", 160, ">= 78", "table"),
    _Row("base", "points_2019", 120, ">= 62", "table", seats=3),
    _Row("base", "points_2019", 160, ">= 48", "table", seats=4),
)
"""The strongest level; the same rival takes all the other seats."""

WEAKEST = (
    _Row("base", "points_2019", 2000, "<= 50", "greedy"),
    _Row("base", "count_2014", 2000, "<= 50", "greedy"),
    _Row("new", "points_2019", 2000, "<= 50", "greedy"),
    _Row("new", "count_2015", 2000, "<= 50", "greedy"),
)

LADDER = (
    _Row("base", "count_2014", 800, "65-85"),
    _Row("base", "points_2019", 800, "65-85"),
    _Row("new", "count_2015", 800, "65-85"),
)
"""Each level against the one below."""
TOP_GAMES = 100
"""Of these for the strongest level, which takes its time."""

IN_CHARACTER = (
    _Row("base", "points_2019", 1000, "about 50"),
    _Row("new", "count_2015", 1000, "about 50"),
)
"""The middle level of each character against the same without one."""


def trials() -> Iterator[Trial]:
    """All duels of the bench."""
    weakest, middle, strongest = (LEVELS[at].key for at in (0, len(LEVELS) // 2, -1))
    yield from (row.of(strongest, budget=TENTH) for row in STRONGEST)
    for weaker, stronger in pairwise(level.key for level in LEVELS):
        for row in LADDER:
            top = stronger == strongest
            yield row.of(stronger, weaker, TOP_GAMES, TENTH) if top else row.of(stronger, weaker)
    yield from (row.of(weakest) for row in WEAKEST)
    for character in CHARACTERS:
        yield from (row.of(f"{middle}:{character.key}", middle) for row in IN_CHARACTER)
