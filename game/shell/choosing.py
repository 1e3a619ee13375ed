"""Choosing an action by pointing: the legal list is narrowed step by step. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

Steps = Callable[[Any], tuple[Hashable, ...]]
"""An action as the things to point at, one after the other."""


class Choosing:
    """What has been pointed at so far, and what can be pointed at next."""

    def __init__(self, legal: Sequence[Any], steps: Steps) -> None:
        self._actions = {steps(action): action for action in legal}
        self.done: list[Hashable] = []
        self._answers: list[int] = []
        """How many steps were done before each answer, to go back to."""

    def options(self) -> list[Hashable]:
        """What can be pointed at next."""
        done = tuple(self.done)
        size = len(done)
        return list(dict.fromkeys(steps[size] for steps in self._actions if steps[:size] == done != steps))

    def completed(self, option: Hashable) -> Any | None:
        """The action that an option would complete."""
        return self._actions.get((*self.done, option))

    def ahead(self, *steps: Hashable) -> dict[tuple[Hashable, ...], Any]:
        """The actions that can still come of it after these steps, each by what is then left to point at."""
        begin = (*self.done, *steps)
        size = len(begin)
        return {each[size:]: action for each, action in self._actions.items() if each[:size] == begin}

    @property
    def open(self) -> list[Any]:
        """All the actions that can still come of it."""
        return list(self.ahead().values())

    @property
    def begun(self) -> bool:
        """There is something to take back."""
        return bool(self._answers)

    def choose(self, option: Hashable) -> Any | None:
        """Point at something; the action, if nothing is left to choose. A single option is taken at once."""
        self._answers.append(len(self.done))
        self.done.append(option)
        while len(options := self.options()) == 1:
            self.done.append(options[0])
        return self._actions.get(tuple(self.done))

    def back(self) -> Hashable:
        """Take the last answer back; says which it was."""
        before = self._answers.pop()
        answer = self.done[before]
        del self.done[before:]
        return answer
