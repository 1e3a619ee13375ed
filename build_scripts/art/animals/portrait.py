"""What every animal hands over: a bust in layers and the colours of the scene behind it."""

from __future__ import annotations

from typing import NamedTuple


class Hue(NamedTuple):
    """The backdrop: light in the middle and at the top, deep at the foot, and the rays."""

    light: str
    mid: str
    deep: str
    ray: str


class Portrait(NamedTuple):
    """A bust in 240 x 336 card space, as SVG."""

    defs: str
    """Gradients, with ids of the animal's own."""
    back: str
    """What is behind the shoulders: tails, wings, crests."""
    bust: str
    """Neck, shoulders and what is worn there."""
    head: str
    """The head with its accessory, and paws in front of it."""
    hue: Hue

    @property
    def layers(self) -> str:
        """The whole bust, back to front."""
        return self.back + self.bust + self.head
