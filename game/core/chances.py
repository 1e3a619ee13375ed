"""How likely everybody is to win, as people want to hear it: in words, in numbers, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.core.messages import N_
from game.core.player import percents
from game.core.words import Words

OFF, WORDS, NUMBERS = "off", "words", "numbers"
MANNERS: Final = (OFF, WORDS, NUMBERS)
"""The ways to tell a chance."""


class Grade(NamedTuple):
    """A win chance in words."""

    least: float
    """The chance it takes at least."""
    against_one: float
    """What that chance must be worth at least against one rival: among four, 25 % is worth 50 %."""
    labels: tuple[str, ...]
    """Said in a word or two; where there is less room, the last one."""
    mine: str
    """Said by the player who has it, whose belief it is."""
    yours: str
    """Said to the player who has it."""


GRADES: Final = (
    Grade(
        0.92, 0, (N_("almost won"), N_("wins")), N_("I think I have almost won."), N_("You have almost won.")
    ),
    Grade(
        0,
        0.80,
        (N_("very good"), N_("v. good")),
        N_("I think my win chance is very good."),
        N_("Your win chance is very good."),
    ),
    Grade(0, 0.66, (N_("good"),), N_("I think my win chance is good."), N_("Your win chance is good.")),
    Grade(
        0,
        0.55,
        (N_("better"),),
        N_("I think my win chance is better than even."),
        N_("Your win chance is better than even."),
    ),
    Grade(0, 0.45, (N_("even"),), N_("I think my win chance is even."), N_("Your win chance is even.")),
    Grade(
        0,
        0.34,
        (N_("worse"),),
        N_("I think my win chance is worse than even."),
        N_("Your win chance is worse than even."),
    ),
    Grade(0, 0.20, (N_("poor"),), N_("I think my win chance is poor."), N_("Your win chance is poor.")),
    Grade(
        0,
        0.08,
        (N_("very poor"), N_("v. poor")),
        N_("I think my win chance is very poor."),
        N_("Your win chance is very poor."),
    ),
    Grade(
        0, 0, (N_("almost lost"), N_("loses")), N_("I think I have almost lost."), N_("You have almost lost.")
    ),
)
"""The only scale of win chances, the best first; the first that a chance is good enough for tells it."""


def grade(chances: Sequence[float], seat: int) -> Grade:
    """How good a seat's chance is."""
    chance = chances[seat] / sum(chances)
    odds = chance * (len(chances) - 1)
    even = odds / (odds + 1 - chance)
    return next(each for each in GRADES if chance >= each.least and even >= each.against_one)


def labels(chances: Sequence[float], words: Words) -> tuple[tuple[str, ...], ...]:
    """Everybody's chance in short, the longest way to say it first; nothing where nobody wants to know."""
    if words.chances == OFF:
        return ()
    if words.chances == NUMBERS:
        return tuple((f"{percent} %",) for percent in percents(chances))
    return tuple(tuple(map(words.sentence, grade(chances, seat).labels)) for seat in range(len(chances)))


NUMBER: Final = N_("Win chance: {chance} %.")
BELIEVED: Final = N_("I think my win chance is {chance} %.")
"""By the player who has the chance."""


def points(share: float) -> int:
    """A gain or a loss of win chance, in points of a hundred."""
    return round(100 * share)


def fall(best: Sequence[float], played: Sequence[float], seat: int) -> tuple[int, int]:
    """A seat's win chance in per cent before and after a decision, as far apart as the points it has cost."""
    after, cost = percents(played)[seat], points(best[seat] - played[seat])
    before = min(100, after + cost)
    return before, before - cost


def sentence(chances: Sequence[float], seat: int, words: Words) -> str:
    """A seat's chance, said by it or to it; empty where nobody knows, or wants to know."""
    if not chances or words.chances == OFF:
        return ""
    if words.chances == NUMBERS:
        template = BELIEVED if words.speaker == seat else NUMBER
        return words.sentence(template).format(chance=percents(chances)[seat])
    found = grade(chances, seat)
    return words.sentence(found.mine if words.speaker == seat else found.yours)
