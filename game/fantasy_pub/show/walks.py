"""How guests get from one place to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fantasy_pub.show.clips import Path
from game.fantasy_pub.show.places import Places, Pose
from game.shell.animation.easing import ease_in, ease_in_out, ease_out, overshoot, slowing
from game.shell.animation.gait import Gait, Sway, arc, both, bow, hop, rock, wave
from game.shell.animation.paths import after, along, between, landing, solid, tumbling, via

ON_THE_WAY: Final = 0.78
"""How large somebody is who walks on the rug."""
SOBER: Final[Gait] = lambda t: Sway()  # noqa: E731  # a gait like the others
STAGGER: Final[Gait] = lambda t: Sway(0.1 * wave(t, 1.5), 0, 11 * wave(t, 2.5), 0)  # noqa: E731
"""Whoever has had some does not walk straight."""


def walking(places: Places, path: Sequence[int], gait: Gait = SOBER) -> Path:
    """Down to the rug, along it from space to space with a hop each, and to the place there."""
    stops = [Pose(*places.on_the_way(space), ON_THE_WAY) for space in path]

    def walk(start: Pose, end: Pose, t: float) -> Pose:
        way = [start, *stops, end]
        at = t * (len(way) - 1)
        leg = min(int(at), len(way) - 2)
        pose = between(way[leg], way[leg + 1], slowing(at - leg) if leg == len(way) - 2 else at - leg)
        return pose.swayed(hop(0.26)(at - leg)).swayed(gait(t))

    return walk


def strolling_in(gait: Gait = SOBER) -> Path:
    """A few hops, and there."""
    return landing(along(ease_out, both(hop(0.3), gait)), 0.85)


def pushed(start: Pose, end: Pose, t: float) -> Pose:
    """Not on own feet: leans away from the push, slides, and sways when it is there."""
    lean = -22 if end.x > start.x else 22
    if t < 0.7:
        return between(start, end, ease_out(t / 0.7)).swayed(
            Sway(0, 0.04 * bow(t / 0.7), lean * bow(t / 0.7))
        )
    rest = (t - 0.7) / 0.3
    return end.swayed(Sway(0, 0, -0.5 * lean * wave(rest, 0.5) * (1 - rest)))


def through_the_cellar(start: Pose, end: Pose, t: float) -> Pose:
    """Sinks where it is, and rises where it belongs."""
    if t < 0.45:
        down = ease_in(t / 0.45)
        return start._replace(y=start.y + 34 * down, scale=start.scale * (1 - 0.7 * down), alpha=1 - down)
    if t < 0.55:
        return end._replace(scale=end.scale * 0.3, alpha=0.0)
    up = overshoot((t - 0.55) / 0.45)
    return end._replace(y=end.y + 34 * (1 - up), scale=end.scale * (0.3 + 0.7 * up), alpha=min(1.0, up))


def kicked(door: Pose, contact: float, thrown: float) -> Path:
    """Shivers before the boot, and is out through the door, head over heels."""
    flight: Path = tumbling(along(slowing, arc(0.9)), ease_in_out)

    def path(start: Pose, end: Pose, t: float) -> Pose:
        if t < contact:
            return start.swayed(Sway(0.035 * (1 if int(t * 60) % 2 else -1), 0, 0, 0))
        flown = min(1.0, (t - contact) / (thrown - contact))
        pose = flight(start, door._replace(alpha=1.0), flown)
        return pose._replace(alpha=1 - max(0.0, (flown - 0.8) / 0.2))

    return path


def going_home(door: Pose) -> Path:
    """Waves to everybody, and goes out through the door."""
    waving: Path = along(ease_in_out, both(rock(13, 2, up=0.1), hop(0.12)))
    leaving: Path = solid(along(ease_in_out, hop(0.3)), until=0.7)

    def path(start: Pose, end: Pose, t: float) -> Pose:
        return via(start, 0.45, waving, leaving)(start, door, t)

    return path


def reaching(towards: tuple[float, float], share: float = 0.5) -> Path:
    """Leans over to something, takes it, and sits back."""

    def path(start: Pose, end: Pose, t: float) -> Pose:
        home = between(start, end, ease_in_out(t))
        far = bow(t) * share
        dx, dy = towards[0] - home.x, towards[1] - home.y
        lean = -14 if dx > 0 else 14
        return home._replace(x=home.x + dx * far * 0.5, y=home.y + dy * far * 0.3, angle=lean * bow(t))

    return path


def swapping(height: float) -> Path:
    """In an arc over everybody's heads."""
    return landing(along(ease_in_out, both(hop(height), SOBER)), 0.9)


def cheering(delay: float = 0.0) -> Path:
    """A hop where one is."""
    return after(delay, along(ease_in_out, hop(0.16)))


def raising(gait: Gait = SOBER) -> Path:
    """Throws back the head to drink."""
    return along(ease_in_out, both(lambda t: Sway(0, 0.05 * bow(t), 7 * bow(t)), gait))


def shaken(start: Pose, end: Pose, t: float) -> Pose:
    """Drenched."""
    return between(start, end, t).swayed(Sway(0.05 * wave(t, 4), -0.03 * bow(t), 6 * wave(t, 4)))
