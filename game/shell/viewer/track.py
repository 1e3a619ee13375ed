"""The timeline: a ribbon of turns in the colours of the seats, marks where a game turned, and the chances."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

import pygame

from game.core.module import GameModule
from game.core.reel import Reel
from game.core.reviewing import Grade
from game.core.rules import Seat
from game.core.telling import Milestone
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, GOLD, HAIRLINE, INK, PAGE, TEXT, Colour, Dress
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.viewer.verdicts import SIGNS, Verdicts

RIBBON: Final = 16.0
"""How high the turns are; above them are the marks."""
ICON, DISC = 20.0, 26.0
KNOB: Final = 22.0
NEAREST: Final = 3.0
"""Turns that would be narrower have no gap between them."""


@dataclass(frozen=True)
class Marks:
    """What is worth seeing at a glance."""

    milestones: tuple[tuple[int, Milestone], ...]
    """By the moment after which it had happened."""
    turning: tuple[tuple[int, Seat, Grade], ...]
    curves: tuple[tuple[int, tuple[float, ...]], ...]
    """How likely each seat was to win, by moment: twice where a decision has cost something, with the best
    first and then with what was played."""

    @classmethod
    def of(cls, module: GameModule, reel: Reel, verdicts: Verdicts) -> Marks:
        """Those of a match, as far as it was reviewed."""
        found = [
            (at + 1, milestone)
            for at in range(reel.last)
            for event in reel.following(at)
            if (milestone := module.milestone(reel.rules.redact(event, None))) is not None
        ]
        curves = [
            (each.first, value.chances)
            for each in verdicts.decisions
            for value in dict.fromkeys((each.best, each.played))
        ]
        if verdicts.review is not None and len(curves) > 1:
            curves.append((reel.last, verdicts.review.result))
        return cls(tuple(found), tuple(verdicts.turning()), tuple(curves))


class Track:
    """Where moments are, and how all of it looks; painted once for a size."""

    def __init__(self, reel: Reel, dress: Dress, marks: Marks) -> None:
        self._reel, self._dress, self.marks = reel, dress, marks
        self._kept: tuple[object, pygame.Surface, pygame.Surface] | None = None
        """What they depend on; all of it bright, and all of it dim."""

    # Where moments are

    def x(self, room: Box, at: int) -> float:
        """Where a moment is."""
        return room.x + room.w * at / max(1, self._reel.last)

    def moment(self, room: Box, x: float) -> int:
        """The moment that is nearest to a place; whoever points at a mark means that."""
        share = min(max((x - room.x) / room.w, 0.0), 1.0)
        return round(share * self._reel.last)

    # How it looks

    def draw(self, brush: Brush, room: Box, at: int) -> None:
        """What lies behind is bright, what is still to come dim; a knob between them."""
        rect = brush.stage.pixels(room)
        bright, dim = self._painted(brush, room)
        here = round(self.x(room, at) * brush.stage.scale)
        before = brush.surface.get_clip()
        for picture, part in (
            (bright, pygame.Rect(rect.x - rect.h, rect.y, here - rect.x + rect.h, rect.h)),
            (dim, pygame.Rect(here, rect.y, rect.right - here + rect.h, rect.h)),
        ):
            brush.surface.set_clip(part.clip(before))
            brush.surface.blit(picture, (rect.x - rect.h, rect.y))
        brush.surface.set_clip(before)
        self._draw_knob(brush, room, at)

    def _draw_knob(self, brush: Brush, room: Box, at: int) -> None:
        x = self.x(room, at)
        ribbon = room.y + room.h - RIBBON / 2
        brush.panel(Box(x - 1.5, room.y, 3, room.h), GOLD, radius=1)
        knob = Box(x - KNOB / 2, ribbon - KNOB / 2, KNOB, KNOB)
        brush.glow(knob, GOLD, radius=KNOB / 2, spread=10, strength=120)
        brush.panel(knob, GOLD, radius=KNOB / 2, border=INK, width=3)

    def _painted(self, brush: Brush, room: Box) -> tuple[pygame.Surface, pygame.Surface]:
        """Both pictures, with a margin on either side for marks at the ends."""
        rect = brush.stage.pixels(room)
        key = rect.size, brush.art.theme, brush.stage.scale
        if self._kept is None or self._kept[0] != key:
            margin = rect.h
            pictures = []
            for bright in (True, False):
                picture = pygame.Surface((rect.w + 2 * margin, rect.h), pygame.SRCALPHA)
                local = Brush(picture, brush.stage, brush.art, brush.type)
                self._paint(local, Box(margin / brush.stage.scale, 0, room.w, room.h), bright=bright)
                pictures.append(picture)
            self._kept = key, pictures[0], pictures[1]
        return self._kept[1], self._kept[2]

    def _paint(self, brush: Brush, room: Box, *, bright: bool) -> None:
        above = room._replace(h=room.h - RIBBON)
        brush.panel(above._replace(h=above.h + 6), PAGE, radius=10, border=HAIRLINE, width=1)
        self._paint_curves(brush, above.inset(0, 4), bright=bright)
        self._paint_turns(brush, Box(room.x, room.y + room.h - RIBBON, room.w, RIBBON), bright=bright)
        self._paint_milestones(brush, above, bright=bright)
        self._paint_turning(brush, above, bright=bright)

    def _paint_turns(self, brush: Brush, ribbon: Box, *, bright: bool) -> None:
        reel, scale = self._reel, brush.stage.scale
        brush.panel(ribbon, BORDER, radius=5)
        ends = [turn.first for turn in reel.turns[1:]] + [reel.last]
        for turn, end in zip(reel.turns, ends, strict=True):
            left, right = (round(self.x(ribbon, at) * scale) for at in (turn.first, end))
            livery = self._dress[turn.seat]
            gap = 1 if right - left > NEAREST else 0
            top, high = round(ribbon.y * scale), round(ribbon.h * scale)
            colour = livery.mid if bright else livery.dark
            brush.surface.fill(colour, pygame.Rect(left, top, max(1, right - left - gap), high))

    def _paint_curves(self, brush: Brush, room: Box, *, bright: bool) -> None:
        """A line for every seat, from its chance at one decision to that at the next."""
        scale, moments = brush.stage.scale, [at for at, _ in self.marks.curves]
        seats = len(self.marks.curves[0][1]) if self.marks.curves else 0
        for seat in range(seats):
            livery = self._dress[seat]
            points = [
                (self.x(room, at) * scale, (room.y + room.h * (1 - chances[seat])) * scale)
                for at, (_, chances) in zip(moments, self.marks.curves, strict=True)
            ]
            _curve(brush.surface, livery.mid if bright else livery.dark, points, brush.px(3))

    def _paint_milestones(self, brush: Brush, above: Box, *, bright: bool) -> None:
        """Small, just above the ribbon; what happened at once stands side by side."""
        for at, together in groupby(self.marks.milestones, key=lambda each: each[0]):
            several = [milestone for _, milestone in together]
            left = self.x(above, at) - ICON * len(several) / 2
            for number, milestone in enumerate(several):
                place = Box(left + number * ICON, above.y + above.h - ICON - 2, ICON, ICON)
                livery = self._dress[milestone.seat]
                brush.icon(milestone.icon, place.inset(1), livery.text if bright else livery.mid)

    def _paint_turning(self, brush: Brush, above: Box, *, bright: bool) -> None:
        for at, seat, grade in self.marks.turning:
            livery = self._dress[seat]
            disc = Box(self.x(above, at) - DISC / 2, above.y + 1, DISC, DISC)
            edge: Colour = TEXT if bright else BORDER
            brush.panel(disc, livery.mid if bright else livery.dark, radius=DISC / 2, border=edge, width=2)
            sign = Box(disc.x - 4, disc.y, disc.w + 8, disc.h)
            ink = livery.ink if bright else livery.light
            brush.text(SIGNS[grade], sign, 18, ink, face=Face.HEAVY, align="center", fit=False)

    # Marks as places to go to

    def mark_near(self, room: Box, point: tuple[float, float]) -> int | None:
        """The moment of the mark that is pointed at, if one is."""
        reach, high = DISC / 2, point[1] < room.y + DISC + 4
        marked: Sequence[int] = [at for at, _, _ in self.marks.turning] if high else []
        near = bisect_left(marked, self.moment(room, point[0]))
        close = [at for at in marked[max(0, near - 1) : near + 2] if abs(self.x(room, at) - point[0]) < reach]
        return min(close, key=lambda at: abs(self.x(room, at) - point[0]), default=None)


def _curve(
    surface: pygame.Surface, colour: Colour, points: Sequence[tuple[float, float]], width: int
) -> None:
    for one, other in pairwise(points):
        pygame.draw.line(surface, colour, one, other, width)
    for point in points:
        pygame.draw.circle(surface, colour, point, width / 2)
