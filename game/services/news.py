"""What the player should hear about the world outside, each thing once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Told = tuple[str, Mapping[str, object]]
"""A sentence, and what is to be put into it."""


class News:
    """Sentences that wait for somebody to show them."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._waiting: list[Told] = []

    def tell(self, sentence: str, **fields: object) -> None:
        """Have it shown, unless it was told before: a full disk is full at every move."""
        told = sentence, fields
        if told not in self._told:
            self._told.append(told)
            self._waiting.append(told)

    def answer(self, sentence: str, **fields: object) -> None:
        """Have it shown, even if it was told before: somebody has asked for what cannot be done."""
        if (sentence, fields) not in self._waiting:
            self._waiting.append((sentence, fields))

    def next(self, say: Callable[..., str] = str.format) -> str | None:
        """The oldest sentence that nobody has taken yet, as somebody says it in the player's language."""
        if not self._waiting:
            return None
        sentence, fields = self._waiting.pop(0)
        return say(sentence, **fields)
