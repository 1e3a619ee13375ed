"""Lets a computer player think without stopping the frames."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from game.core.module import AnyPlayer

SLICE = 0.004
"""Seconds of thought per frame."""


class Thinker:
    """Ticks a player's thought in slices that a frame does not notice."""

    def __init__(self) -> None:
        self._thought: Iterator[Any] | None = None
        self._best: Any = None

    @property
    def busy(self) -> bool:
        """There is something to think about."""
        return self._thought is not None

    def ask(self, player: AnyPlayer, view: Any, legal: Sequence[Any]) -> None:
        """Think about this from now on; whatever was thought before is forgotten."""
        self._thought, self._best = player.choose(view, legal), None

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self._thought = None

    def poll(self) -> Any | None:
        """Think a little; the decision when there is one."""
        if self._thought is None:
            return None
        end = perf_counter() + SLICE
        for better in self._thought:
            self._best = better
            if perf_counter() > end:
                return None
        self._thought = None
        return self._best.action
