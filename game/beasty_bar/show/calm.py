"""Reduced motion: nothing flies, hops, spins or shakes. What changes its place fades there, at once.

The clips keep their length, so that there is as much time as ever to read what happens.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.events import Shown
from game.beasty_bar.show.motion import Path
from game.beasty_bar.show.places import Pose
from game.shell.animation.paths import fading

if TYPE_CHECKING:
    from game.beasty_bar.show.staged import Staged

FADE_SECONDS = 0.12


def held_up(duration: float, high: Path) -> Path:
    """What is only shown fades to where it can be seen, and at the end back to where it belongs."""
    share = min(0.4, FADE_SECONDS / duration)

    def path(start: Pose, end: Pose, t: float) -> Pose:
        there = high(start, end, 0.4)
        alpha = min(1.0, t / share, (1 - t) / share)
        return there._replace(alpha=there.alpha * alpha, angle=0.0)

    return path


def calmed(clip: Staged) -> Staged:
    """The same clip without any movement."""
    fade: Path = fading(FADE_SECONDS, clip.duration)
    paths, watch, event = clip.paths, clip.watch, clip.event

    def still(starts: Mapping[Card, Pose]) -> Mapping[Card, Path]:
        own = paths(starts)
        calm: dict[Card, Path] = dict.fromkeys(own, fade)
        if isinstance(event, Shown) and event.shown in own:
            calm[event.shown] = held_up(clip.duration, own[event.shown])
        return calm

    return replace(clip, paths=still, others=fade, watch=lambda share: watch(1.0), contact=0.0, puffs=None)
