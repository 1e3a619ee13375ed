"""Whether a window shows what there is: all of it, painted once more with nothing kept of before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game.shell.layers import Layers
from game.shell.paint.brush import Brush
from game.shell.scenes.stack import Stack
from game.shell.school.scene import LessonTable
from game.shell.table.slots import STRIP
from game.shell.table.strip import Strip
from game.shell.window import Window

NAMES = ("tableau", "_tableau", "console")
"""What paints for a scene, and keeps what it has painted."""


def anew(window: Window, stack: Stack, *, fresh: bool = False) -> pygame.Surface:
    """The picture as it would be if nothing of it had been painted before; all else stays as it is. `fresh`:
    all that it is made of is made anew, too."""
    surface, art = window.surface.copy(), window.brush.art
    brush = Brush(surface, window.stage, art, window.brush.type)
    visible = stack._visible()
    with _untouched([*visible, *([art] if fresh else [])]):
        if fresh:
            art.fit(window.stage.size)
        for scene in visible:
            scene.draw(brush)
            while scene.unfinished:
                scene.draw(brush)
    return surface


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Pixel by pixel."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@contextmanager
def _untouched(scenes: list[Any]) -> Iterator[None]:
    """Whoever paints in here begins with nothing, and remembers nothing of it afterwards."""
    things = [*scenes, *(thing for scene in scenes for thing in _painters(scene))]
    before = [(thing, dict(vars(thing))) for thing in things]
    for thing in things:
        for name, nothing in (("_layers", Layers), ("_over", dict)):
            if name in vars(thing):
                setattr(thing, name, nothing())
    try:
        yield
    finally:
        for thing, fields in before:
            vars(thing).clear()
            vars(thing).update(fields)


def _painters(scene: Any) -> list[Any]:
    return [vars(scene)[name] for name in NAMES if name in vars(scene)]


def told(table: LessonTable) -> str | None:
    """Which words of a lesson are in the frame that was painted last; None while it says nothing."""
    hud = table.hud()
    if table.timeline.busy or table.tutor.match is not table.match or not table.tutor.text:
        return None
    if hud.speech is not None:
        item = table.tableau._layers._shown.get("speech")
        seen = item is not None and item.rect.colliderect(table.stage.pixels(table.stage.box))
        return hud.speech.words.text if seen else ""
    panel = table.tableau._layers._panels[STRIP].content
    strip = panel[0] if isinstance(panel, tuple) else panel
    return strip.caption if isinstance(strip, Strip) else ""
