"""What was said once can be read for long: it is said anew when somebody wants to hear it differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.shell.desk import Desk

T = TypeVar("T")


class Retold(Generic[T]):
    """Call it whenever the text is read: it follows the language, and how chances are told."""

    def __init__(self, desk: Desk, say: Callable[[], T]) -> None:
        self._desk, self._say = desk, say
        self._heard: tuple[tuple[str, str], T] | None = None

    def __call__(self) -> T:
        """As it is said now."""
        manner = self._desk.translations.code, self._desk.settings.chances
        if self._heard is None or self._heard[0] != manner:
            self._heard = manner, self._say()
        return self._heard[1]
