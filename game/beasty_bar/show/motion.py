"""Ways from one pose to another."""

from __future__ import annotations

from collections.abc import Callable

from game.beasty_bar.show.gaits import STRAIGHT, Gait, Sway
from game.beasty_bar.show.places import Pose, between
from game.shell.animation.easing import Easing, ease_in, ease_in_out, ease_out

Path = Callable[[Pose, Pose, float], Pose]
"""The pose at a time from 0 to 1 on the way from a start to an end."""


def swayed(pose: Pose, sway: Sway) -> Pose:
    """A pose with what a gait adds."""
    width = pose.width
    return pose._replace(
        x=pose.x + sway.right * width,
        y=pose.y - sway.up * width,
        angle=pose.angle + sway.turned,
        width=width * (1 + sway.larger),
    )


def along(easing: Easing = ease_in_out, gait: Gait = lambda t: STRAIGHT) -> Path:
    """Straight, at a pace, with a gait."""
    return lambda start, end, t: swayed(between(start, end, easing(t)), gait(t))


def after(delay: float, path: Path) -> Path:
    """Wait first."""
    return lambda start, end, t: path(start, end, max(0.0, (t - delay) / (1 - delay)))


def hop(height: float) -> Gait:
    """An arc through the air."""
    return lambda t: Sway(0, height * 4 * t * (1 - t), 0, 0.06 * 4 * t * (1 - t))


def thrown(spin: float) -> Path:
    """Out of the line in a high arc, turning."""
    return lambda start, end, t: swayed(
        between(start, end, ease_out(t)), Sway(0, 1.1 * 4 * t * (1 - t), spin * (1 - t), 0)
    )


def swallowed(mouth: Pose) -> Path:
    """Into a mouth, gone, and then on the pile."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        if t < 0.55:
            inside = mouth._replace(width=start.width * 0.12, angle=20)
            return between(start, inside, ease_in(t / 0.55))
        return end._replace(alpha=(t - 0.55) / 0.45)

    return path


def burning(start: Pose, end: Pose, t: float) -> Pose:
    """Crumples where it stands, and ends up on the pile as ashes."""
    if t < 0.6:
        share = t / 0.6
        return swayed(
            start._replace(width=start.width * (1 - 0.75 * share), alpha=1 - 0.8 * share),
            Sway(0.03 * (1 if int(t * 40) % 2 else -1), 0.3 * share, 14 * share, 0),
        )
    return end._replace(alpha=0.2 + 0.8 * (t - 0.6) / 0.4)


def lunge(towards: Pose) -> Path:
    """At somebody and back, before going home."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        if t < 0.5:
            reach = 0.62 * (1 - abs(t - 0.25) / 0.25)
            there = towards._replace(width=start.width * 1.1)
            return between(start, there, ease_out(max(0.0, reach)))
        return between(start, end, ease_in_out((t - 0.5) * 2))

    return path


SLIDE: Path = along()


def via(middle: Pose, share: float, path: Path = SLIDE) -> Path:
    """Over another pose."""

    def split(start: Pose, end: Pose, t: float) -> Pose:
        if t < share:
            return path(start, middle, t / share)
        return between(middle, end, ease_in_out((t - share) / (1 - share)))

    return split


def solid(path: Path, until: float) -> Path:
    """Fades only at the very end."""

    def late(start: Pose, end: Pose, t: float) -> Pose:
        share = max(0.0, (t - until) / (1 - until))
        return path(start, end, t)._replace(alpha=start.alpha + (end.alpha - start.alpha) * share)

    return late


def shrug(start: Pose, end: Pose, t: float) -> Pose:
    """Nothing doing."""
    return swayed(between(start, end, t), Sway(0.03 * (1 - t) * (1 if int(t * 8) % 2 else -1), 0, 0, 0))


CLOSE_UP: Path = after(0.35, SLIDE)
"""How the others move up."""
