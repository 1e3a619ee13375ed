"""Ways from one pose to another that only cards go."""

from __future__ import annotations

from math import dist
from typing import Final

from game.beasty_bar.show.places import Pose
from game.shell.animation import paths
from game.shell.animation.easing import ease_in, ease_in_out, slowing, wind_up
from game.shell.animation.gait import Sway, arc
from game.shell.animation.paths import along, between, tumbling

Path = paths.Path[Pose]
_MOUTHFUL = 0.43
"""How far in front of its victim a mouth snaps, in widths of a card."""
_GULPED = 0.5
"""When whoever is eaten is gone."""


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
        crumpled = start._replace(width=start.width * (1 - 0.75 * share), alpha=1 - 0.8 * share)
        return crumpled.swayed(Sway(0.03 * (1 if int(t * 40) % 2 else -1), 0.3 * share, 14 * share, 0))
    return end._replace(alpha=0.2 + 0.8 * (t - 0.6) / 0.4)


def lunge(towards: Pose, bite: float) -> Path:
    """Draws back, snaps at somebody, and goes home."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        there = _in_front(towards, start)._replace(width=end.width * 1.1)
        if t < bite:
            return between(start, there, wind_up(t / bite))
        return between(there, end, ease_in_out(max(0.0, t - _GULPED) / (1 - _GULPED)))

    return path


THROWN: Final[Path] = tumbling(along(slowing, arc(1.1)))
"""Out of the line in a high arc."""


def shrug(start: Pose, end: Pose, t: float) -> Pose:
    """Nothing doing."""
    return between(start, end, t).swayed(Sway(0.03 * (1 - t) * (1 if int(t * 8) % 2 else -1), 0, 0, 0))
