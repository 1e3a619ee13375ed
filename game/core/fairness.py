"""Nobody cheats: computers cannot know the shuffle, and everybody can check it afterwards."""

from __future__ import annotations

from hashlib import sha256


def mind(seed: int, seat: int) -> int:
    """The seed of a computer's mind. From it nobody gets back to the seed of the shuffle."""
    return int.from_bytes(sha256(f"mind {seed} {seat}".encode()).digest()[:8])
