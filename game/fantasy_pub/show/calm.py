"""Reduced motion: nothing flies, hops, spins or shakes. What changes its place fades there, at once.

The clips keep their length, so that there is as much time as ever to read what happens.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.show.clips import HoldingUp, Path, Poses, Staged
from game.shell.animation.paths import fading
from game.shell.animation.timeline import Moment

FADE_SECONDS: Final = 0.12


def calmed(clip: Staged) -> Staged:
    """The same clip without any movement. Cards are still held up, and what is announced is."""
    fade: Path = fading(FADE_SECONDS, clip.duration)
    paths = clip.paths

    def still(starts: Poses) -> dict[Character, Path]:
        return dict.fromkeys(paths(starts), fade)

    kept = [(begin, part) for begin, part in clip.parts if isinstance(part, HoldingUp | Moment)]
    there = Moment(clip.board.barkeeper_home)
    kept.insert(0, (0.0, there))
    return replace(clip, paths=still, others=fade, contact=0.0, parts=kept, dues=())
