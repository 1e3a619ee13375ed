"""Whether a window shows what there is: all of it, painted once more with nothing kept of before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game.shell.layers import Layers
from game.shell.paint.brush import Brush
from game.shell.scenes.scene import Scene
from game.shell.scenes.stack import Stack
from game.shell.window import Window

NAMES = ("tableau", "_tableau", "console")
"""What paints for a scene, and keeps what it has painted."""


def anew(window: Window, stack: Stack) -> pygame.Surface:
    """The picture as it would be if nothing of it had been painted before; all else stays as it is."""
    surface = window.surface.copy()
    brush = Brush(surface, window.stage, window.brush.art, window.brush.type)
    visible = stack._visible()
    with _untouched(visible):
        for scene in visible:
            scene.draw(brush)
    return surface


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Pixel by pixel."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@contextmanager
def _untouched(scenes: list[Scene]) -> Iterator[None]:
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


def _painters(scene: Scene) -> list[Any]:
    return [vars(scene)[name] for name in NAMES if name in vars(scene)]
