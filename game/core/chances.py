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
    """A chance in words."""

    least: float
    """The chance it takes at least."""
    against_one: float
    """What that chance must be worth at least against one rival: among four, 25 % is worth 50 %."""
    labels: tuple[str, str]
    """Said of somebody in a few words, or in one where there is no room."""
    mine: str
    """Said by whoever has it."""
    yours: str
    """Said to whoever has it."""


_EVEN: Final = N_("It is about even.")
GRADES: Final = (
    Grade(
        0.92,
        0,
        (N_("almost sure"), N_("sure")),
        N_("I am almost sure to win."),
        N_("You are almost sure to win."),
    ),
    Grade(
        0.65,
        0,
        (N_("probably wins"), N_("likely")),
        N_("I will probably win."),
        N_("You will probably win."),
    ),
    Grade(
        0,
        0.57,
        (N_("good chances"), N_("good")),
        N_("I have good chances."),
        N_("You have good chances."),
    ),
    Grade(0, 0.43, (N_("about even"), N_("even")), _EVEN, _EVEN),
    Grade(
        0,
        0.35,
        (N_("still a chance"), N_("fair")),
        N_("I still have a chance."),
        N_("You still have a chance."),
    ),
    Grade(
        0,
        0.08,
        (N_("poor chances"), N_("poor")),
        N_("My chances are poor."),
        N_("Your chances are poor."),
    ),
    Grade(
        0,
        0,
        (N_("hardly a chance"), N_("slim")),
        N_("I have hardly a chance."),
        N_("You have hardly a chance."),
    ),
)
"""The best first; the first that a chance is good enough for tells it."""


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


NUMBER: Final = N_("{chance} % to win.")


def sentence(chances: Sequence[float], seat: int, words: Words) -> str:
    """A seat's chance, said by it or to it; empty where nobody knows, or wants to know."""
    if not chances or words.chances == OFF:
        return ""
    if words.chances == NUMBERS:
        return words.sentence(NUMBER).format(chance=percents(chances)[seat])
    found = grade(chances, seat)
    return words.sentence(found.mine if words.speaker == seat else found.yours)
