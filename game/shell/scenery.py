"""What a game paints around the menus of the house, which says where those lie, and how it words them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import pygame

from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import GOLD, PAGE, Livery
from game.shell.paint.panorama import paint_confetti
from game.shell.paint.type import Face
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

Say = Callable[[str], str]
"""Translates a text."""

_NAME = Box(120, 300, 1100, 220)
_VALANCE = 140.0
"""How deep it hangs where the window is as wide as the design."""


def placed(box: Box, stage: Stage) -> Box:
    """A box of the design, where the title has it: at the left; what is left over is seen above and right."""
    return box.moved((stage.width - DESIGN_WIDTH) * 0.4, (stage.height - DESIGN_HEIGHT) * 0.5)


class Extras:
    """Those who move on the title or on a front, from the moment it opens. These are nobody."""

    @property
    def moving(self) -> bool:
        """Frames are wanted."""
        return False

    def advance(self, seconds: float, *, calm: bool) -> bool:
        """Time has passed; True if they look different. `calm`: nothing is to move."""
        return False

    def draw(self, brush: Brush, *, calm: bool) -> None:
        """In front of what stands still, beside the board of the title."""


class Scenery:
    """Plain grounds: a game paints its own over as many of them as it likes.

    Each is painted once for a size of the window, and kept; a menu, a board or rows come on top.
    """

    wording: Mapping[str, str] = MappingProxyType({})
    """Texts of the house that this game puts in its own words."""

    liveries: Mapping[str, str] = MappingProxyType({})
    """What it calls whoever wears a livery, by its name, if it is more than a colour and a symbol."""

    trophies: str = ""
    """What stands above the trophies on the results; nothing where a column beside them says it."""

    def __init__(self, name: str = "") -> None:
        """What a plain title is called."""
        self._name = name

    def title(self, brush: Brush, say: Say) -> None:
        """The ground of the title. The board with the menu hangs at its right, a bar runs along its foot."""
        brush.surface.fill(PAGE)
        brush.text(self._name, placed(_NAME, brush.stage), 160, GOLD, face=Face.TITLE, align="center")

    def extras(self) -> Extras:
        """Those who move in front of it."""
        return Extras()

    def quiet(self, brush: Brush) -> None:
        """A ground for menus: dark, and nothing on it to look at."""
        brush.surface.fill(PAGE)

    def results(self, brush: Brush, *, winners: Sequence[Livery], cheering: Sequence[str]) -> None:
        """The ground of the results: while it is counted, and when it is known who has won; `cheering` are
        the pictures of those who celebrate with a single winner."""
        brush.surface.fill(PAGE)
        if winners:
            paint_confetti(brush)

    def curtain(self, brush: Brush, livery: Livery) -> None:
        """The closed curtain in somebody's colour."""
        surface, stage = brush.surface, brush.stage
        half = stage.pixels(Box(0, 0, stage.width / 2, stage.height))
        # Its parts are not kept: they are as large as the window.
        left = smooth(brush.art.source(f"furniture/curtain_{livery.name}"), half.size)
        surface.fill(PAGE)
        surface.blit(left, half)
        surface.blit(pygame.transform.flip(left, True, False), half.topright)
        depth = brush.px(_VALANCE * stage.width / DESIGN_WIDTH)
        valance = brush.art.source(f"furniture/valance_{livery.name}")
        surface.blit(smooth(valance, (surface.get_width(), depth)), (0, 0))

    def portrait(self, number: int, livery: Livery | None = None) -> Picture | None:
        """Somebody to stand for a person who wears that, five by seven; None if there are only words."""
        return None
