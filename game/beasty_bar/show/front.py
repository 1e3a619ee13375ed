"""The bar where it is one house of several: the gate, and three who wait for it."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.show.doorway import paint_words
from game.core.messages import N_
from game.shell.figures import Figure, Figures
from game.shell.front import Front, paint_light
from game.shell.paint.brush import Brush
from game.shell.scenery import Extras, Say
from game.shell.stage import Box

# Where things stand, in units of the lot.
_WALL = Box(-8, -28, 704, 792)
_LOGO = Box(146, 16, 472, 303)
_GATE = Box(56, 396, 260, 482)
_MAT = Box(0, 856, 372, 56)
_SIGN = Box(30, 286, 312, 212)
_WORDS = Box(72, 366, 228, 84)
_STAND = Box(309, 764, 400, 230)
_RAIL, _FOOT = 800.0, 812.0
_PLACES: Final = (("giraffe", 514, 1.12), ("crocodile", 424, 0.92), ("hippo", 598, 0.94))
"""Who waits, where, and how large; those behind come first."""


def _figure(name: str, middle: float, size: float) -> Figure:
    box = Box(middle - 120 * size, _FOOT - 336 * size, 240 * size, 336 * size)
    return Figure(f"animals/{name}", f"animals/{name}_acting", box)


class _Waiting(Figures):
    """Behind velvet, beside what is written above the gate."""

    def __init__(self, say: Say) -> None:
        super().__init__([_figure(*place) for place in _PLACES], _RAIL)
        self._say = say

    def draw(self, brush: Brush, *, calm: bool) -> None:
        """They, and what is before them."""
        brush.picture("places/gate_sign", _SIGN)
        paint_words(brush, self._say, _WORDS)
        super().draw(brush, calm=calm)
        brush.picture("places/front_stand", _STAND)


class BarFront(Front):
    """Brick, a gate with its light, and velvet."""

    promise = N_("Get into the bar")
    kind = N_("Cards")
    door = _GATE
    sign = Box(358, 808, 302, 130)

    def paint(self, brush: Brush, say: Say) -> None:
        """The wall, what hangs on it, and the gate."""
        brush.picture("places/front", _WALL)
        paint_light(brush, self.door)
        brush.picture("places/door_mat", _MAT)
        brush.picture("places/gate", _GATE)
        brush.picture("places/logo", _LOGO)

    def extras(self, say: Say) -> Extras:
        """Those who wait, and the sign of the gate."""
        return _Waiting(say)
