"""A speech bubble over the table, at the place it speaks of, with what can be answered in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, NamedTuple

import pygame

from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, cap_width, paint_cap
from game.shell.paint.palette import BORDER, ENTERS, GOLD, GOLD_DARK, INK, LEAVES, RAISED, TEXT, Colour
from game.shell.paint.type import Face
from game.shell.stage import Box

Point = tuple[float, float]

SIZE: Final = 30.0
LEADING: Final = 1.24
LABEL: Final = 26.0
"""Of the words themselves, of the lines, and of what stands on a button."""
PADDING, DISC = 24.0, 60.0
ASIDE: Final = DISC + 12
"""What the disc takes of the lines beside it."""
BUTTON, GAP, FOOT, DOTS = 64.0, 12.0, 56.0, 24.0
MOST_GROWN_ROW: Final = 1.3
"""A button has more room than its label takes: rows of them need not grow as much."""
MARGIN: Final = 14.0
"""Between the bubble and the edges of the window."""
_OVERSIZE: Final = 3
_ICONS: Final = {"": "bulb", "right": "check", "weak": "undo"}
_DISCS: Final[dict[str, Colour]] = {"": GOLD, "right": ENTERS, "weak": LEAVES}

RIGHT, WEAK = "right", "weak"
"""Moods: an answer was right, or there is a better one."""


class Words(NamedTuple):
    """What is said, and what can be answered."""

    text: str
    answers: tuple[tuple[Hashable, str], ...] = ()
    """Buttons one below the other: key and label."""
    on: tuple[Hashable, str] | None = None
    """The button in the corner: key and label."""
    mood: str = ""
    done: int = 0
    """So many parts are over."""
    parts: int = 0
    key: Cap = NO_KEY
    """What means the button in the corner."""


@dataclass(frozen=True, slots=True)
class Speech:
    """Words that have found their place."""

    words: Words
    box: Box
    tip: Point | None
    """Where its tail points."""
    focus: Hashable = None
    ring: bool = False
    """Keys have led there."""
    large: float = 1.0
    """How large letters are, compared with the usual ones."""
    flat: bool = False
    """Low and wide: the answers side by side, the button in the corner beside the words."""

    def spots(self) -> list[Spot]:
        """What can be chosen in it; digits choose at once."""
        answers, within = self.words.answers, self.box.inset(PADDING)
        high = answers_height(self.words, self.large, flat=self.flat)
        low = within.y + within.h - foot(self.words, self.large)
        block = Box(within.x, low - high + GAP, within.w, high - GAP)
        rows: Sequence[Box] = []
        if answers:
            rows = block.row(len(answers), GAP) if self.flat else block.column(len(answers), GAP)
        spots = [
            Spot(key, row, label, digit=number, at_once=True, answer=True)
            for number, ((key, label), row) in enumerate(zip(answers, rows, strict=True), 1)
        ]
        if self.words.on is not None:
            key, label = self.words.on
            spots.append(Spot(key, self._corner(), label, answer=not answers))
        return spots

    @property
    def room(self) -> Box:
        """For the words, beside the disc and above the buttons."""
        within, left = self.box.inset(PADDING), self.box.x + PADDING + ASIDE
        right, low = within.x + within.w, within.y + within.h
        if self.words.on is not None and self.flat:
            right = self._corner().x - GAP
        else:
            low = min([spot.box.y - GAP for spot in self.spots()], default=low - foot(self.words, self.large))
        return Box(left, within.y, right - left, low - within.y)

    def _corner(self) -> Box:
        within, wide, high = self.box.inset(PADDING), corner_width(self.large), FOOT * grown(self.large)
        wide = min(within.w, wide)
        return Box(within.x + within.w - wide, within.y + within.h - high, wide, high)

    def items(self, brush: Brush) -> list[Item]:
        """The tail below, the bubble above it."""
        key = (self, brush.type.scale, brush.art.theme)
        bubble = drawn(brush, ("speech", *key), self.box.inset(-MARGIN), self._paint, passing=True)
        tail = [] if self.tip is None else [_tail(brush, self.box, self.tip)]
        return [*tail, bubble._replace(key="speech")]

    def _paint(self, brush: Brush, area: Box) -> None:
        box = area.inset(MARGIN)
        away = box.x - self.box.x, box.y - self.box.y
        brush.glow(box, (0, 0, 0), radius=28, spread=MARGIN, strength=150)
        brush.panel(box, TEXT, radius=28, border=GOLD_DARK, width=5)
        mood = self.words.mood
        disc = Box(box.x + PADDING - 6, box.y + PADDING - 6, DISC, DISC)
        brush.panel(disc, _DISCS[mood], radius=DISC / 2, border=INK, width=3)
        brush.icon(_ICONS[mood], disc.inset(14), INK)
        words = self.room.moved(*away)
        brush.paragraph(self.words.text, words, SIZE, INK, face=Face.STRONG, leading=LEADING, middle=True)
        for spot in self.spots():
            self._paint_spot(brush, spot, spot.box.moved(*away))
        if self.words.parts:
            self._paint_progress(brush, box)

    def _paint_spot(self, brush: Brush, spot: Spot, box: Box) -> None:
        """A button: the one in the corner is what there is to do, the others are all alike."""
        pointed = spot.key == self.focus
        main = self.words.on is not None and spot.key == self.words.on[0] and not self.words.answers
        if pointed:
            brush.panel(box.inset(-6), INK if self.ring else GOLD_DARK, radius=24)
        if main:
            brush.gold(box, radius=18)
        else:
            brush.panel(box, RAISED, radius=18, border=GOLD if pointed else BORDER, width=3)
        room, ink = box.inset(22, 0), INK if main else TEXT
        cap = Cap(str(spot.digit)) if spot.digit is not None else self.words.key
        if cap.text:
            wide = cap_width(brush, cap, 1 / brush.type.scale)
            paint_cap(brush, cap, Box(room.x - 8, box.centre[1] - 18, wide, 36))
            room = Box(room.x + wide + 8, room.y, room.w - wide - 8, room.h)
        brush.text(spot.name, room, LABEL, ink, face=Face.TITLE)

    def _paint_progress(self, brush: Brush, box: Box) -> None:
        """A dot for every part, as long as there is room for them: below the words, or above the button that
        stands beside them."""
        within, corner, count = box.inset(PADDING), self._corner(), self.words.parts
        left, wide, low = within.x, within.w, within.y + within.h + 6
        if self.words.on is not None:
            wide -= corner.w + GAP
            if self.flat:
                left, wide, low = within.x + within.w - corner.w, corner.w, low - corner.h - 6 - GAP
        apart = min(20.0, wide / max(1, count))
        side = min(12.0, apart * 0.7)
        for number in range(count):
            dot = Box(left + number * apart, low - side, side, side)
            brush.panel(dot, GOLD_DARK if number < self.words.done else TEXT, radius=6, border=INK, width=2)


def grown(large: float) -> float:
    """How much larger what holds large letters becomes."""
    return min(large, 1.5)


def foot(words: Words, large: float) -> float:
    """How high the lowest row is: the button in the corner, or what shows how far one is."""
    if words.on is not None:
        return FOOT * grown(large) + GAP
    return DOTS if words.parts else 0.0


def corner_width(large: float) -> float:
    """Of the button in the corner."""
    return 250.0 * grown(large)


def answers_height(words: Words, large: float, *, flat: bool) -> float:
    """Of all answers, with what lies between them and the words."""
    rows = min(1, len(words.answers)) if flat else len(words.answers)
    return rows * (BUTTON * min(large, MOST_GROWN_ROW) + GAP)


def nearest(box: Box, point: Point) -> Point:
    """The point of a box that is nearest to another one."""
    return min(max(point[0], box.x), box.x + box.w), min(max(point[1], box.y), box.y + box.h)


def _tail(brush: Brush, box: Box, tip: Point) -> Item:
    """From well inside the bubble to where it points."""
    inner = box.inset(min(70.0, box.w / 3), min(50.0, box.h / 3))
    root = nearest(inner, tip)
    far = hypot(tip[0] - root[0], tip[1] - root[1])
    across = (root[1] - tip[1]) / far * 24, (tip[0] - root[0]) / far * 24
    corners = [(root[0] + across[0], root[1] + across[1]), tip, (root[0] - across[0], root[1] - across[1])]
    left, top = min(x for x, _ in corners) - 8, min(y for _, y in corners) - 8
    right, low = max(x for x, _ in corners) + 8, max(y for _, y in corners) + 8
    area = Box(left, top, right - left, low - top)

    def paint(brush: Brush, room: Box) -> None:
        scale = brush.stage.scale * _OVERSIZE
        places = [((x - left) * scale, (y - top) * scale) for x, y in corners]
        _smooth(brush, lambda big: _spike(big, places, brush.art.colour, 5 * scale))

    return drawn(brush, ("tail", area, tip, brush.art.theme), area, paint, passing=True)._replace(key="tail")


def _spike(
    big: pygame.Surface, places: Sequence[Point], seen: Callable[[Colour], Colour], width: float
) -> None:
    big.fill((*seen(GOLD_DARK), 0))
    pygame.draw.polygon(big, seen(TEXT), places)
    first, tip, last = places
    for end in (first, last):
        pygame.draw.line(big, seen(GOLD_DARK), end, tip, max(1, round(width)))


def _smooth(brush: Brush, paint: Callable[[pygame.Surface], None]) -> None:
    """Something drawn too large, and scaled down."""
    size = brush.surface.get_size()
    big = pygame.Surface((size[0] * _OVERSIZE, size[1] * _OVERSIZE), pygame.SRCALPHA)
    paint(big)
    brush.surface.blit(pygame.transform.smoothscale(big, size), (0, 0))
