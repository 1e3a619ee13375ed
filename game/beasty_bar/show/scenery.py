"""The street in front of the bar, those who wait there, and the room behind the doors."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.beasty_bar.show.doorway import paint_words
from game.beasty_bar.show.wording import WORDING
from game.shell.figures import Figure, Figures
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import Livery, rgb
from game.shell.paint.panorama import paint_blurred, paint_confetti, paint_panorama
from game.shell.scenery import Extras, Say, Scenery, placed
from game.shell.scenes.menus import still
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

GUESTS = ("crocodile", "giraffe", "skunk", "hippo", "kangaroo")
"""Who waits on the title."""
_STREET, _STREET_FAR = "places/title_backdrop", "places/title_backdrop_far"
_GROUND = 752
"""Where the pavement of the street begins."""
_SHADOW = rgb("#1A0710")

# Where things stand, in units of the design.
_GATE = Box(86, 394, 254, 470)
_LIGHT = Box(-24, 284, 473, 690)
_MAT = Box(13, 848, 400, 60)
_SIGN = Box(51, 202, 330, 224)
_WORDS = Box(98, 288, 236, 86)
_BARRIER = Box(330, 764, 1060, 230)
_MOON = Box(1663, -9, 250, 216)
_LOGO_FOOT = (862.0, 488.0)
"""The middle of the logo's lower edge."""
_LOGO = (740.0, 475.0)
_PLACES = ((490, 1.06), (668, 1.09), (846, 1.0), (1030, 1.1), (1226, 1.08))
"""Where each guest stands on the title, and how large."""
_FOOT = 812.0


def paint_street(brush: Brush) -> None:
    """The street, to whatever edge the window has."""
    whole = placed(Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), brush.stage)
    paint_panorama(brush, _STREET, whole, _GROUND)


def _guest(name: str, middle: float, size: float) -> Figure:
    box = Box(middle - 120 * size, _FOOT - 336 * size, 240 * size, 336 * size)
    return Figure(f"animals/{name}", f"animals/{name}_acting", box)


class Guests(Figures):
    """They arrive behind the barrier, and wait."""

    def __init__(self) -> None:
        figures = [_guest(name, *place) for name, place in zip(GUESTS, _PLACES, strict=True)]
        super().__init__(figures, _BARRIER.y + 60)

    def place(self, box: Box, brush: Brush) -> Box:
        """Where the title has it."""
        return placed(box, brush.stage)

    def draw(self, brush: Brush, *, calm: bool) -> None:
        """They, and the barrier before them."""
        super().draw(brush, calm=calm)
        brush.picture("places/barrier", placed(_BARRIER, brush.stage))


class BarScenery(Scenery):
    """Grounds of night, brick and gold."""

    wording = WORDING

    def title(self, brush: Brush, say: Say) -> None:
        """The street with its gate, below the logo and the moon."""
        paint_street(brush)
        brush.picture("furniture/moon", brush.stage.anchored(_MOON, "topright"))
        _paint_doorway(brush, say)
        brush.picture("places/logo", _logo(brush.stage))

    def extras(self) -> Extras:
        """The guests in the line."""
        return Guests()

    def quiet(self, brush: Brush) -> None:
        """The street out of focus."""
        paint_blurred(brush, _STREET_FAR)

    def results(self, brush: Brush, *, winners: Sequence[Livery], cheering: Sequence[str]) -> None:
        """The room behind the doors."""
        still(brush, "room", _paint_room)
        if winners:
            paint_confetti(brush)

    def portrait(self, number: int, livery: Livery | None = None) -> Picture | None:
        """One of the guests, whatever anybody wears."""
        return partial(_paint_guest, GUESTS[number % len(GUESTS)])


def _paint_guest(name: str, brush: Brush, box: Box) -> None:
    brush.picture(f"animals/{name}", box)


def _paint_doorway(brush: Brush, say: Say) -> None:
    """The gate, its light and its sign."""
    pictures = {"gate_light": _LIGHT, "door_mat": _MAT, "gate": _GATE, "gate_sign": _SIGN}
    for name, box in pictures.items():
        brush.picture(f"places/{name}", placed(box, brush.stage))
    paint_words(brush, say, placed(_WORDS, brush.stage))


def _logo(stage: Stage) -> Box:
    """Where there is more sky, it is larger."""
    size = 1 + min(0.28, (stage.height - DESIGN_HEIGHT) / 1900)
    width, height = _LOGO[0] * size, _LOGO[1] * size
    return placed(Box(_LOGO_FOOT[0] - width / 2, _LOGO_FOOT[1] - height, width, height), stage)


def _paint_room(brush: Brush) -> None:
    """The room behind the open doors, its shelves up to the ceiling."""
    stage = brush.stage
    brush.surface.blit(smooth(brush.art.source("places/room"), brush.surface.get_size()), (0, 0))
    top = (stage.height - DESIGN_HEIGHT) / 2 + 6
    while top > -220:
        brush.picture("places/shelf", Box(stage.width / 2 - 820, top, 1640, 220))
        top -= 224
    brush.shade(stage.box, 105, _SHADOW)
    brush.picture("places/door_leaf", Box(0, 0, 110, stage.height))
    brush.mirrored("places/door_leaf", Box(stage.width - 110, 0, 110, stage.height))
