"""Those who come up behind something on the title, one after the other, and then make faces in turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.animation.easing import overshoot
from game.shell.paint.brush import Brush
from game.shell.scenery import Extras
from game.shell.stage import Box

RISE, RISE_SECONDS, RISE_DELAY = 120.0, 0.3, 0.04
"""How far each comes up, how long that takes, and how much later than the one before."""
FACE_EVERY, FACE_SECONDS = 3.0, 1.2
"""While they wait, one after the other makes a face."""
_FAR = 10_000.0


class Figure(NamedTuple):
    """One of them: two pictures, and where it stands."""

    usual: str
    acting: str
    box: Box


class Figures(Extras):
    """What is below the rail before them is not to be seen. A face costs a frame when it comes or goes."""

    def __init__(self, figures: Sequence[Figure], rail: float) -> None:
        self._figures, self._rail = figures, rail
        self._elapsed = 0.0

    @property
    def moving(self) -> bool:
        """They arrive."""
        return self._elapsed < RISE_SECONDS + RISE_DELAY * len(self._figures)

    def advance(self, seconds: float, *, calm: bool) -> bool:
        """Come up, make faces."""
        moved, before = self.moving, self._acting(calm)
        self._elapsed += seconds
        return moved or self._acting(calm) != before

    def _acting(self, calm: bool) -> int | None:
        """Who makes a face."""
        turn, moment = divmod(self._elapsed, FACE_EVERY)
        return int(turn) * 2 % len(self._figures) if turn and moment < FACE_SECONDS and not calm else None

    def place(self, box: Box, brush: Brush) -> Box:
        """Where something stands, in units of the brush."""
        return box

    def draw(self, brush: Brush, *, calm: bool) -> None:
        """As far as they have come up."""
        acting = self._acting(calm)
        seen = self.place(Box(-_FAR, -_FAR, 2 * _FAR, _FAR + self._rail), brush)
        brush.surface.set_clip(brush.stage.pixels(seen))
        for number, (usual, face, box) in enumerate(self._figures):
            moment = (self._elapsed - number * RISE_DELAY) / RISE_SECONDS
            lower = RISE * (1 - overshoot(1.0 if calm else min(1.0, max(0.0, moment))))
            brush.picture(face if number == acting else usual, self.place(box.moved(0, lower), brush))
        brush.surface.set_clip(None)
