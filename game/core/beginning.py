"""Where a match begins: it is dealt from a seed, or laid out as a position."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class Position:
    """All that is on and under the table, in the notation of its game. Nothing is dealt, and nobody could
    check a shuffle."""

    text: str

    @property
    def seed(self) -> int:
        """Something to make up computers' minds from: there is no other chance outside of the rules."""
        return int.from_bytes(sha256(f"position {self.text}".encode()).digest()[:8])


Beginning = int | Position
"""A seed, or a position."""


def seed_of(beginning: Beginning) -> int:
    """The seed that was dealt from, or what stands for it where nothing was dealt."""
    return beginning.seed if isinstance(beginning, Position) else beginning
