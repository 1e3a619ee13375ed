"""How likely everybody is to win, as one strong mind judges it by what can be seen from one place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from game.core.module import GameModule
from game.core.player import Budget

PART: Final = 4
"""A judgement takes so much less thought than advice."""

Chances = tuple[float, ...]
"""By seat, all together 1."""


def prospects(module: GameModule, seed: int, view: Any, legal: Sequence[Any] = ()) -> Iterator[Chances]:
    """Better and better, at least once.

    `legal` is what the viewer can do, if it is to act: then the best of that counts, as a coach weighs it.
    """
    if not legal:
        yield from module.weigher(seed).prospects(view)
        return
    budget = Budget(iterations=max(1, module.levels[-1].advice // PART))
    for weighed in module.weigher(seed, budget).weigh(view, legal):
        yield weighed.best.chances
