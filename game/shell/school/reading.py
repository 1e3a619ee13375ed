"""How far somebody has read: large letters may leave no room for a whole text at once."""

from __future__ import annotations

from game.shell.table.placing import sentences


class Reading:
    """Texts that are read a few sentences at a time."""

    def __init__(self) -> None:
        self._text, self._count = "", 0

    def rest(self, text: str, said: str) -> str:
        """What is still to be read of a text, which is said like this in somebody's language."""
        return " ".join(sentences(said)[self._read(text) :])

    def read(self, text: str, part: str) -> None:
        """Its next part was read."""
        self._text, self._count = text, self._read(text) + len(sentences(part))

    def _read(self, text: str) -> int:
        return self._count if text == self._text else 0

    def end(self) -> None:
        """The next time it begins again."""
        self._text, self._count = "", 0
