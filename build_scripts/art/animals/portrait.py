"""What every animal hands over: a bust in layers and the colours of the scene behind it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeVar

Choice = TypeVar("Choice")


class Expression(Enum):
    """The face an animal makes; the value is what its files are called by."""

    WAITING = ""
    ACTING = "_acting"
    OUT = "_out"

    def pick(self, waiting: Choice, acting: Choice, out: Choice) -> Choice:
        """The one of three that belongs to this face."""
        return {Expression.WAITING: waiting, Expression.ACTING: acting, Expression.OUT: out}[self]


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
    """The head with its accessory, tilted as its face demands."""
    hue: Hue
    front: str = ""
    """What is before the head and not tilted with it: paws, drops, action lines."""

    @property
    def layers(self) -> str:
        """The whole bust, back to front."""
        return self.back + self.bust + self.head + self.front
