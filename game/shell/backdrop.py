"""The scenery of a venue behind a board, made once for each size of the window."""

from __future__ import annotations

import pygame

from game.shell.layout import Layout
from game.shell.paint.brush import Brush


def paint_scenery(brush: Brush, layout: Layout, *, mirrored: bool) -> None:
    """Fill the window; where outlines matter more than looks, darkly."""
    art, source, size = brush.art, layout.source, brush.surface.get_size()

    def make() -> pygame.Surface:
        whole = art.passing(("whole", source), layout.whole)
        art.patience.ask()
        return layout.scenery(size, mirrored=mirrored, whole=whole)

    brush.surface.blit(art.made(("scenery", source, size, mirrored), make), (0, 0))
    if art.strong:
        brush.shade(brush.stage.box, 200)
