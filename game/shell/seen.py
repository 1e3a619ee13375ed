"""For how long something has been on the screen."""

from __future__ import annotations


class Seen:
    """Counts from the frame after the one that painted it: a busy machine takes long over a frame, and until
    that is there nobody has seen anything."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._painted = self._shown = False

    def paint(self) -> None:
        """It is in the frame that is being made."""
        self._painted = True

    def advance(self, seconds: float) -> None:
        """Time has passed."""
        if self._shown:
            self.seconds += seconds
        self._shown = self._painted
