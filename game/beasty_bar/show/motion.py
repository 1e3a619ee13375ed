"""Ways from one pose to another."""

from __future__ import annotations

from collections.abc import Callable
from math import dist, pi, sin

from game.beasty_bar.show.gaits import STRAIGHT, Gait, Sway
from game.beasty_bar.show.places import Pose, between
from game.shell.animation.easing import Easing, ease_in, ease_in_out, slowing, wind_up

Path = Callable[[Pose, Pose, float], Pose]
"""The pose at a time from 0 to 1 on the way from a start to an end."""
_MOUTHFUL = 0.43
"""How far in front of its victim a mouth snaps, in widths of a card."""
_GULPED = 0.5
"""When whoever is eaten is gone."""


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


def arc(height: float) -> Gait:
    """Up and down again."""
    return lambda t: Sway(0, height * 4 * t * (1 - t), 0, 0)


def hop(height: float) -> Gait:
    """An arc through the air, towards whoever looks."""
    return lambda t: arc(height)(t)._replace(larger=0.06 * 4 * t * (1 - t))


def tumbling(path: Path, easing: Easing = slowing) -> Path:
    """Once round on the way, as it is thrown: to the right like the hands of a clock."""

    def turned(start: Pose, end: Pose, t: float) -> Pose:
        once = -360 if path(start, end, 0.5).x > start.x else 360
        return path(start, end, t)._replace(angle=start.angle + (end.angle + once - start.angle) * easing(t))

    return turned


def _in_front(of: Pose, comer: Pose) -> Pose:
    """Where somebody bites who comes from there."""
    far = dist(of[:2], comer[:2])
    return between(of, comer, min(1.0, _MOUTHFUL * of.width / far) if far else 1.0)


def swallowed(mouth: Pose, bite: float) -> Path:
    """Bitten, into the mouth, gone, and then on the pile."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        if t < _GULPED:
            inside = _in_front(start, mouth)._replace(width=start.width * 0.12, angle=20)
            return between(start, inside, ease_in(max(0.0, t - bite) / (_GULPED - bite)))
        return end._replace(alpha=(t - _GULPED) / (1 - _GULPED))

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


def lunge(towards: Pose, bite: float) -> Path:
    """Draws back, snaps at somebody, and goes home."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        there = _in_front(towards, start)._replace(width=end.width * 1.1)
        if t < bite:
            return between(start, there, wind_up(t / bite))
        return between(there, end, ease_in_out(max(0.0, t - _GULPED) / (1 - _GULPED)))

    return path


SLIDE: Path = along()


def via(middle: Pose, share: float, path: Path = SLIDE, onwards: Path = SLIDE) -> Path:
    """Over another pose."""

    def split(start: Pose, end: Pose, t: float) -> Pose:
        if t < share:
            return path(start, middle, t / share)
        return onwards(middle, end, (t - share) / (1 - share))

    return split


THROWN: Path = tumbling(along(slowing, arc(1.1)))
"""Out of the line in a high arc."""


def landing(path: Path, share: float) -> Path:
    """Gives a little when it is down."""

    def down(start: Pose, end: Pose, t: float) -> Pose:
        if t < share:
            return path(start, end, t / share)
        give = sin(pi * (t - share) / (1 - share))
        return swayed(end, Sway(0, -0.035 * give, 0, -0.03 * give))

    return down


def redirected(path: Path, before: Pose, since: float) -> Path:
    """The way to somewhere that has meanwhile gone elsewhere: after it, without a jump."""

    def bent(start: Pose, end: Pose, t: float) -> Pose:
        late = ease_in_out((t - since) / (1 - since)) if t > since else 0.0
        planned = path(start, before, t)
        return Pose(*(a + (new - old) * late for a, old, new in zip(planned, before, end, strict=True)))

    return bent


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
