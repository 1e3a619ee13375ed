"""A list that is longer than the room it has."""

from __future__ import annotations

FLOWING = 18.0
"""How fast the list comes to where it belongs, per second."""
_CLOSE = 0.5


class Scroll:
    """How far a list has been moved, and where it is going."""

    def __init__(self) -> None:
        self.at = self._to = 0.0
        self._length = self._room = 0.0

    @property
    def moving(self) -> bool:
        """It is not yet where it belongs."""
        return self.at != self._to

    @property
    def share(self) -> float:
        """How much of the list can be seen."""
        return min(1.0, self._room / self._length) if self._length else 1.0

    @property
    def done(self) -> float:
        """How far it has been moved, from 0 to 1."""
        return min(1.0, max(0.0, self.at / max(1.0, self._length - self._room)))

    def measure(self, length: float, room: float) -> None:
        """The list is so long now, and has so much room."""
        self._length, self._room = length, room
        self._clamp()

    def reveal(self, top: float, bottom: float) -> None:
        """Go where this part of the list can be seen, if it cannot."""
        self._to = max(min(self._to, top), bottom - self._room)
        self._clamp()

    def by(self, distance: float) -> None:
        """Go on by so much."""
        self._to += distance
        self._clamp()

    def drag(self, done: float) -> None:
        """Be that far at once, from 0 to 1."""
        self._to = done * max(0.0, self._length - self._room)
        self._clamp()
        self.jump()

    def jump(self) -> None:
        """Be there at once."""
        self.at = self._to

    def flow(self, seconds: float) -> None:
        """Time passes."""
        self.at += (self._to - self.at) * min(1.0, seconds * FLOWING)
        if abs(self._to - self.at) < _CLOSE:
            self.jump()

    def _clamp(self) -> None:
        self._to = min(max(0.0, self._to), max(0.0, self._length - self._room))
