"""What the player should hear about the world outside, each thing once."""

from __future__ import annotations


class News:
    """Sentences that wait for somebody to show them."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[str] = []

    def tell(self, sentence: str) -> None:
        """Have it shown, unless it was told before: a full disk is full at every move."""
        if sentence not in self._told:
            self._told.add(sentence)
            self._waiting.append(sentence)

    def next(self) -> str | None:
        """The oldest sentence that nobody has taken yet."""
        return self._waiting.pop(0) if self._waiting else None
