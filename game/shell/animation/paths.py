"""Ways from one pose to another, whatever a game calls a pose."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Any, Protocol, Self, TypeVar

from game.shell.animation.easing import Easing, ease_in_out, slowing
from game.shell.animation.gait import STRAIGHT, Gait, Sway


class Posed(Protocol):
    """Where something is, and how it is turned: a record of numbers."""

    @property
    def x(self) -> float:
        """From the left."""

    @property
    def angle(self) -> float:
        """In degrees, against the hands of a clock."""

    @property
    def alpha(self) -> float:
        """How much of it can be seen, up to 1."""

    def swayed(self, sway: Sway) -> Self:
        """With what a gait adds."""

    def shifted(self, share: float, start: Self, end: Self) -> Self:
        """By a share of what lies between two others."""

    def _replace(self, *args: Any, **changes: Any) -> Self: ...


P = TypeVar("P", bound=Posed)
Path = Callable[[P, P, float], P]
"""The pose at a time from 0 to 1 on the way from a start to an end."""


def between(start: P, end: P, share: float) -> P:
    """On the way from one pose to another."""
    return start.shifted(share, start, end)


def along(easing: Easing = ease_in_out, gait: Gait = lambda t: STRAIGHT) -> Path[P]:
    """Straight, at a pace, with a gait."""
    return lambda start, end, t: between(start, end, easing(t)).swayed(gait(t))


def slide(start: P, end: P, t: float) -> P:
    """Straight, and softly."""
    return between(start, end, ease_in_out(t))


def after(delay: float, path: Path[P]) -> Path[P]:
    """Wait first."""
    return lambda start, end, t: path(start, end, max(0.0, (t - delay) / (1 - delay)))


def within(share: float, path: Path[P]) -> Path[P]:
    """Be there early."""
    return lambda start, end, t: path(start, end, min(1.0, t / share))


def via(middle: P, share: float, path: Path[P] = slide, onwards: Path[P] = slide) -> Path[P]:
    """Over another pose."""

    def split(start: P, end: P, t: float) -> P:
        if t < share:
            return path(start, middle, t / share)
        return onwards(middle, end, (t - share) / (1 - share))

    return split


def tumbling(path: Path[P], easing: Easing = slowing) -> Path[P]:
    """Once round on the way, as it is thrown: to the right like the hands of a clock."""

    def turned(start: P, end: P, t: float) -> P:
        once = -360 if path(start, end, 0.5).x > start.x else 360
        return path(start, end, t)._replace(angle=start.angle + (end.angle + once - start.angle) * easing(t))

    return turned


def landing(path: Path[P], share: float) -> Path[P]:
    """Gives a little when it is down."""

    def down(start: P, end: P, t: float) -> P:
        if t < share:
            return path(start, end, t / share)
        give = sin(pi * (t - share) / (1 - share))
        return end.swayed(Sway(0, -0.035 * give, 0, -0.03 * give))

    return down


def redirected(path: Path[P], before: P, since: float) -> Path[P]:
    """The way to somewhere that has meanwhile gone elsewhere: after it, without a jump."""

    def bent(start: P, end: P, t: float) -> P:
        late = ease_in_out((t - since) / (1 - since)) if t > since else 0.0
        return path(start, before, t).shifted(late, before, end)

    return bent


def solid(path: Path[P], until: float) -> Path[P]:
    """Fades only at the very end."""

    def late(start: P, end: P, t: float) -> P:
        share = max(0.0, (t - until) / (1 - until))
        return path(start, end, t)._replace(alpha=start.alpha + (end.alpha - start.alpha) * share)

    return late


def fading(seconds: float, duration: float) -> Path[P]:
    """For whom nothing is to move: out of sight where it was, into sight where it belongs."""
    share = min(1.0, seconds / duration) if duration else 1.0

    def path(start: P, end: P, t: float) -> P:
        done = t / share
        if done >= 1 or start == end:
            return end
        if done < 0.5:
            return start._replace(alpha=start.alpha * (1 - 2 * done))
        return end._replace(alpha=end.alpha * (2 * done - 1))

    return path
