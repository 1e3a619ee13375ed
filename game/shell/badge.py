"""A short message that comes up over the table, and goes away by itself."""

from __future__ import annotations

SECONDS = 2.0


class Badge:
    """One message at a time."""

    def __init__(self) -> None:
        self.text = ""
        self._left = 0.0

    def show(self, text: str, seconds: float = SECONDS) -> None:
        """Have something read from now on."""
        self.text, self._left = text, seconds

    def advance(self, seconds: float) -> bool:
        """Let time pass; True when it goes away."""
        self._left -= seconds
        if self._left > 0 or not self.text:
            return False
        self.text = ""
        return True
