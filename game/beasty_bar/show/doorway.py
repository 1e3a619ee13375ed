"""What is written above the gate."""

from __future__ import annotations

from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD_LIGHT, rgb
from game.shell.paint.type import Face
from game.shell.scenery import Say
from game.shell.stage import Box

_SHADOW = rgb("#1A0710")


def paint_words(brush: Brush, say: Say, room: Box) -> None:
    """On two lines, with a shadow."""
    lines = say("HEAVEN'S\nGATE").split("\n")
    for line, box in zip(lines, room.column(len(lines), 0), strict=True):
        brush.text(line, box.moved(0, 3), 38, _SHADOW, face=Face.TITLE, align="center")
        brush.text(line, box, 38, GOLD_LIGHT, face=Face.TITLE, align="center")
