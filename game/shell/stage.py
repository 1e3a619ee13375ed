"""Where things are: one uniform scale between the design and whatever window there is.

Everything is laid out in units of a design of 1920 x 1080. The scale is as large as the window allows; what
is left over makes the stage wider or higher than the design, and anchors say which edge a thing keeps to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

DESIGN_WIDTH, DESIGN_HEIGHT = 1920, 1080


class Box(NamedTuple):
    """A rectangle on the stage, in design units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by a margin on each side."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """Somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, point: tuple[float, float]) -> bool:
        """The point lies inside."""
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h

    def cut(self, window: Box) -> Box:
        """As much of its height as lies in a window."""
        top, bottom = max(self.y, window.y), min(self.y + self.h, window.y + window.h)
        return self._replace(y=top, h=max(0.0, bottom - top))

    def row(self, count: int, gap: float) -> list[Box]:
        """Cut into equal parts side by side."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + number * (width + gap), self.y, width, self.h) for number in range(count)]

    def shared(self, weights: Sequence[float], gap: float) -> list[Box]:
        """Cut into parts side by side, each as wide as its weight."""
        unit = (self.w - gap * (len(weights) - 1)) / sum(weights)
        parts, left = [], self.x
        for weight in weights:
            parts.append(self._replace(x=left, w=unit * weight))
            left += unit * weight + gap
        return parts

    def column(self, count: int, gap: float) -> list[Box]:
        """Cut into equal parts one below the other."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + number * (height + gap), self.w, height) for number in range(count)]


ANCHORS = {
    "topleft": (0.0, 0.0),
    "top": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "left": (0.0, 0.5),
    "center": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}


@dataclass(frozen=True, slots=True)
class Stage:
    """A window of a certain size, or a part of one with a design of its own."""

    size: tuple[int, int]
    design: tuple[int, int] = (DESIGN_WIDTH, DESIGN_HEIGHT)
    origin: tuple[int, int] = (0, 0)
    """Where in the window it begins."""
    scale: float = field(init=False, compare=False)
    """Pixels per design unit."""

    def __post_init__(self) -> None:
        scale = min(self.size[0] / self.design[0], self.size[1] / self.design[1])
        object.__setattr__(self, "scale", scale)  # asked for hundreds of times in a frame

    @property
    def width(self) -> float:
        """At least that of the design."""
        return self.size[0] / self.scale

    @property
    def height(self) -> float:
        """At least that of the design."""
        return self.size[1] / self.scale

    @property
    def box(self) -> Box:
        """All of it."""
        return Box(0, 0, self.width, self.height)

    def anchored(self, box: Box, anchor: str) -> Box:
        """A box of the design, moved with the edge it keeps to."""
        across, down = ANCHORS[anchor]
        return box.moved((self.width - self.design[0]) * across, (self.height - self.design[1]) * down)

    def within(self, box: Box, design: tuple[int, int]) -> Stage:
        """A box of this stage as a stage of its own."""
        area = self.pixels(box)
        return Stage(area.size, design, area.topleft)

    def mirrored(self, box: Box) -> Box:
        """A box on the other side of the stage, as far from its edge."""
        return box._replace(x=self.width - box.x - box.w)

    def pixels(self, box: Box) -> pygame.Rect:
        """The box on the screen."""
        scale, (over, down) = self.scale, self.origin
        left, top = round(box.x * scale), round(box.y * scale)
        return pygame.Rect(
            left + over,
            top + down,
            round((box.x + box.w) * scale) - left,
            round((box.y + box.h) * scale) - top,
        )

    def units(self, point: tuple[int, int]) -> tuple[float, float]:
        """A point of the screen on the stage."""
        return (point[0] - self.origin[0]) / self.scale, (point[1] - self.origin[1]) / self.scale
