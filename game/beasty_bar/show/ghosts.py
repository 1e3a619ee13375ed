"""What would be, above the line: a frame as soon as something is pointed at, and ghosts a moment later."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import pygame

from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.forecast import Forecast
from game.beasty_bar.show.ghost_line import (
    EYE,
    IF_PLAYED,
    LEAD_SIZE,
    TRAIL_SIZE,
    UNREAL,
    paint,
    rows_for,
    trail_end,
    trail_start,
)
from game.beasty_bar.show.places import Places
from game.shell.desk import Desk
from game.shell.layers import Item
from game.shell.paint.art import Size
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.fading import Fading

FADE_STEPS = 4
"""So many different pictures are made of a fade: each is as large as the frame."""


class Ghosts(Fading[Forecast]):
    """Which forecast can be seen, and how much of it."""

    def __init__(self) -> None:
        super().__init__()
        self._owner = object()
        """Tells the pictures of this table from those of another one: the keys of forecasts count anew."""
        nothing = pygame.Surface((0, 0))
        self._faded = (nothing, 0, nothing)
        """A whole picture, a step of its fade, and how it looks then."""

    def framed(self, forecast: Forecast | None) -> Frame | None:
        """The frame of what is pointed at now; of what was until then as long as its ghosts are there."""
        seen = forecast or self.shown
        return None if seen is None else Frame(seen.trail, seen.question, seen.asking)

    def items(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> list[Item]:
        """Everything inside the frame as one picture."""
        if self.shown is None:
            return []
        forecast, rect = self.shown, brush.stage.pixels(places["info"])
        side = places.gate_left(flipped=places.flipped)
        whole = brush.art.passing(
            ("ghosts", self._owner, forecast.key, rect.size, side, brush.art.theme, brush.type.scale),
            lambda: self._painted(forecast, rect.size, brush, desk, places, cards),
        )
        return [Item("ghosts", self._fade(whole, max(1, ceil(self.share * FADE_STEPS))), rect)]

    @staticmethod
    def _painted(
        forecast: Forecast, size: Size, brush: Brush, desk: Desk, places: Places, cards: CardArt
    ) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        paint(Brush(surface, brush.stage, brush.art, brush.type), forecast, desk, places, cards)
        return surface

    def _fade(self, whole: pygame.Surface, step: int) -> pygame.Surface:
        """A picture for each step of the fade, the same one as long as nothing changes."""
        if step == FADE_STEPS:
            return whole
        if self._faded[:2] != (whole, step):
            faint = whole.copy()
            faint.fill((255, 255, 255, 255 * step // FADE_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
            self._faded = (whole, step, faint)
        return self._faded[2]


@dataclass(frozen=True)
class Frame:
    """The room for the ghosts, and what they are about."""

    trail: str
    question: str
    asking: bool

    def box(self, places: Places) -> Box:
        """The slot with a margin."""
        return places["info"].inset(-8)

    def draw(self, brush: Brush, desk: Desk, places: Places) -> None:
        """Dashes around what is not real, an eye for looking ahead, and what was pointed at so far."""
        box, head = places["info"], rows_for(brush).head
        brush.panel(box, PAGE, radius=20, alpha=232)
        brush.dashed(box, GOLD if self.asking else UNREAL, radius=20, width=3, dash=12)
        brush.icon("eye", Box(box.x + 20, box.y + 8, 30, head - 8), UNREAL)
        row = Box(box.x + EYE, box.y + 6, box.w * 0.45, head - 4)
        if not self.asking:
            brush.text(desk.say(IF_PLAYED), row, LEAD_SIZE, QUIET, face=Face.BODY)
        title = row._replace(x=box.x + trail_start(brush, desk, asking=self.asking))
        brush.text(self.trail, title, TRAIL_SIZE, GOLD if self.asking else TEXT, face=Face.TITLE)
        if self.question:
            left = box.x + trail_end(brush, desk, self.trail, asking=self.asking) + 22
            room = row._replace(x=left, w=box.x + box.w - left - 24)
            brush.text(self.question, room, 21, QUIET, face=Face.BODY)
