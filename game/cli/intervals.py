"""How far a measured share can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

SPREAD = 1.96
"""How many standard errors hold 95 % of a normal distribution, to either side."""


def interval(samples: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent samples, each between 0 and 1.

    Samples that all agree say nothing about how much they vary; then they are taken for single games won or
    lost, so that an interval is never a point.
    """
    share = fmean(samples)
    error = SPREAD * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    if error == 0:
        return wilson(share, len(samples))
    return max(0.0, share - error), min(1.0, share + error)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many single games; it makes sense for all or none of them, too."""
    square = SPREAD * SPREAD
    middle = (share + square / (2 * count)) / (1 + square / count)
    error = SPREAD / (1 + square / count) * sqrt((share * (1 - share) + square / (4 * count)) / count)
    return max(0.0, min(share, middle - error)), min(1.0, max(share, middle + error))
