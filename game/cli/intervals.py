"""How far a measured share can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

NORMAL = NormalDist().inv_cdf(0.975)
"""How many standard errors hold 95 % of a normal distribution, to either side."""
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The same where two to ten samples tell the error: Student's t of one to nine degrees of freedom."""
PAIRING = 4
"""Games that one game of a deal can stand for at most, where both sides win equally often."""


def interval(samples: Sequence[float], games: int = 1) -> tuple[float, float]:
    """The 95 % interval of the mean of independent samples, each the share won of so many games.

    Wilson's interval, which makes sense for all or nothing, too. It wants a number of single games, and gets
    the one that would vary as much as the samples do: fewer than were played where the games of a sample go
    together, more where they even out. That the samples vary is known from them alone, hence Student's t; a
    single one tells nothing.
    """
    if len(samples) < 2:
        return 0.0, 1.0
    share, varies = fmean(samples), variance(samples)
    most = worth_at_most(share, games * len(samples))
    count = min(most, share * (1 - share) * len(samples) / varies) if varies else most
    return wilson(share, count, student(len(samples) - 1))


def worth_at_most(share: float, games: int) -> float:
    """How many independent games so many can stand for, however well their samples agree.

    To play a deal from every seat evens out the luck of the cards. That saves most where it is luck who wins,
    and nothing where one side wins everything: there a lost game is a lost game, whoever had the cards, and
    samples that all agree have only not met one yet. Without this bound they would claim to be certain.
    """
    return games * (1 + (PAIRING - 1) * 4 * share * (1 - share))


def wilson(share: float, count: float, spread: float = NORMAL) -> tuple[float, float]:
    """The interval of a share of so many single games that reaches so many standard errors to either side."""
    square = spread * spread
    middle = (share + square / (2 * count)) / (1 + square / count)
    error = spread / (1 + square / count) * sqrt((share * (1 - share) + square / (4 * count)) / count)
    return max(0.0, min(share, middle - error)), min(1.0, max(share, middle + error))


def student(freedom: int) -> float:
    """How many standard errors hold 95 % if the error itself is measured with such freedom.

    From ten degrees on the first terms of Fisher's expansion are right to four digits.
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (first + (second + third / freedom) / freedom) / freedom
