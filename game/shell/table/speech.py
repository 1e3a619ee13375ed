"""A speech bubble over the table, at the place it speaks of, with what can be answered in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from operator import mul
from typing import Final, NamedTuple

import pygame

from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, cap_width, paint_cap
from game.shell.paint.palette import BORDER, ENTERS, GOLD, GOLD_DARK, INK, LEAVES, RAISED, TEXT, Colour
from game.shell.paint.type import FOLDED, Face
from game.shell.stage import Box, Stage

Point = tuple[float, float]

SIZE: Final = 30.0
LEADING: Final = 1.28
LETTER: Final = 0.52
"""How wide a letter is on average, compared with its size."""
WIDTHS: Final = (640.0, 760.0, 880.0, 1040.0, 1300.0)
"""How wide a bubble may be; large letters want a wider one."""
PADDING, DISC = 30.0, 60.0
BUTTON, GAP, FOOT = 64.0, 12.0, 56.0
MARGIN: Final = 14.0
"""Between the bubble and the edges of the window."""
NEAR: Final = 46.0
"""Between the bubble and what it speaks of: as long as its tail is."""
LONGEST_TAIL: Final = 150.0
STEP: Final = 40.0
"""How exactly a place is looked for."""
BESIDE: Final = 6.0
"""Between the bubble and what it must not cover."""
_NEVER, _CLOSE, _BUSY, _FAR = 1e5, 40.0, 300.0, 120.0
"""What it costs to cover what must be seen, its surroundings and what is busy; and to be far away."""
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

    def spots(self) -> list[Spot]:
        """What can be chosen in it; digits choose at once."""
        answers = self.words.answers
        high = _button(self.large)
        foot = FOOT * _grown(self.large) if self.words.parts else 0.0
        top = self.box.y + self.box.h - PADDING - foot - len(answers) * (high + GAP)
        column = Box(self.box.x + PADDING, top, self.box.w - 2 * PADDING, len(answers) * (high + GAP) - GAP)
        rows = column.column(len(answers), GAP) if answers else []
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
        box, left = self.box, self.box.x + PADDING + DISC + 12
        foot = box.y + box.h - PADDING - (FOOT * _grown(self.large) - 8 if self.words.parts else 0.0)
        low = min([spot.box.y for spot in self.spots()], default=foot) - 10
        return Box(left, box.y + PADDING - 8, box.x + box.w - PADDING - left, low - box.y - PADDING + 8)

    def _corner(self) -> Box:
        grown = _grown(self.large)
        wide, high = min(self.box.w - 2 * PADDING, 250.0 * grown), FOOT * grown
        right, low = self.box.x + self.box.w - PADDING, self.box.y + self.box.h - PADDING + 8
        return Box(right - wide, low - high, wide, high)

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
        disc = Box(box.x + PADDING - 6, box.y + PADDING - 8, DISC, DISC)
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
        brush.text(spot.name, room, 26, ink, face=Face.TITLE)

    def _paint_progress(self, brush: Brush, box: Box) -> None:
        """A dot for every part, as long as there is room for them."""
        count, right = self.words.parts, self._corner().x if self.words.on else self.box.x + self.box.w
        room = right - self.box.x - 2 * PADDING
        apart = min(20.0, room / max(1, count))
        for number in range(count):
            side = min(12.0, apart * 0.7)
            dot = Box(box.x + PADDING + number * apart, box.y + box.h - PADDING - 12, side, side)
            brush.panel(dot, GOLD_DARK if number < self.words.done else TEXT, radius=6, border=INK, width=2)


class Around(NamedTuple):
    """What there is on the table that words have to mind."""

    lit: tuple[Box, ...]
    """What they speak of."""
    wanted: tuple[Box, ...]
    """What can be pointed at for an answer."""
    busy: tuple[Box, ...]
    """What somebody may want to see."""
    free: Box
    """Where there is room for words."""


def speak(words: Words, around: Around, stage: Stage, large: float) -> Speech:
    """Words at a place where they cover nothing that is lit or asked for, and as little as can be of what is
    busy."""
    sizes = [_size(words, wide, large, stage) for wide in WIDTHS[large > FOLDED :]]
    _, box = min((_place(size, around, stage) for size in sizes), key=lambda found: found[0])
    return Speech(words, box, _tip(box, around.lit), large=large)


def _grown(large: float) -> float:
    return min(large, 1.5)


def _button(large: float) -> float:
    return BUTTON * _grown(large)


def _size(words: Words, wide: float, large: float, stage: Stage) -> Point:
    """How much room the words take; rather too much."""
    wide = min(wide, stage.width - 2 * MARGIN)
    room = wide - 2 * PADDING - DISC - 12
    lines = ceil(len(words.text) * LETTER * SIZE * large / room * 1.06)
    lines += large > FOLDED and lines > 1  # long words leave more of a line empty
    high = max(DISC, lines * SIZE * large * LEADING) + 2 * PADDING + 8
    high += len(words.answers) * (_button(large) + GAP) + (FOOT * _grown(large) if words.parts else 0.0)
    return wide, min(high, stage.height * 0.8)


def _place(size: Point, around: Around, stage: Stage) -> tuple[float, Box]:
    """The cheapest of many places, and what it costs."""
    (wide, high), (lit, wanted, busy, free) = size, around
    target = _middle(lit) or (stage.width / 2, stage.height * 0.4)
    never = *lit, *wanted
    weighed = [
        *((box, _NEVER) for box in never),
        *((box.inset(-NEAR / 2), _CLOSE) for box in lit),
        *((box, _BUSY) for box in busy),
        (free, -1.0),
    ]
    # What two boxes share is a width times a height: the widths are the same in each row of places.
    columns = {
        x: [_common(x, wide, box.x, box.w) for box, _ in weighed]
        for x in _steps(wide, stage.width, [(box.x, box.w) for box in never])
    }
    rows = {
        y: [weight * _common(y, high, box.y, box.h) for box, weight in weighed]
        for y in _steps(high, stage.height, [(box.y, box.h) for box in (*never, *busy)])
    }
    costs = (
        (
            sum(map(mul, widths, heights)) + _FAR * hypot(x + wide / 2 - target[0], y + high / 2 - target[1]),
            (x, y),
        )
        for y, heights in rows.items()
        for x, widths in columns.items()
    )
    cost, (x, y) = min(costs)
    return cost + wide * high, Box(x, y, wide, high)


def _steps(length: float, whole: float, spans: Sequence[tuple[float, float]]) -> list[float]:
    """Where something of that length may begin: now and then, and right before and behind what lies there."""
    low, high = MARGIN, whole - MARGIN - length
    count = max(1, round((high - low) / STEP))
    even = [low + (high - low) * number / count for number in range(count + 1)]
    beside = [at for start, long in spans for at in (start - length - BESIDE, start + long + BESIDE)]
    return sorted({*even, *(at for at in beside if low <= at <= high)})


def _common(start: float, length: float, other: float, long: float) -> float:
    """How much of it lies in both, along one side."""
    return max(0.0, min(start + length, other + long) - max(start, other))


def _shared(one: Box, other: Box) -> float:
    """The area that lies in both."""
    return _common(one.x, one.w, other.x, other.w) * _common(one.y, one.h, other.y, other.h)


def _middle(boxes: Sequence[Box]) -> Point | None:
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, low = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return (left + right) / 2, (top + low) / 2


def _tip(box: Box, lit: Sequence[Box]) -> Point | None:
    """The nearest edge of what is nearest; nothing is pointed at from inside of it."""
    ends = [(_nearest(each, box.centre), each) for each in lit if not _shared(box, each)]
    if not ends:
        return None
    at = min((end for end, _ in ends), key=lambda end: _away(box, end))
    start, far = _nearest(box, at), _away(box, at)
    if far < 4:
        return None
    share = min(1.0, LONGEST_TAIL / far)
    return start[0] + (at[0] - start[0]) * share, start[1] + (at[1] - start[1]) * share


def _nearest(box: Box, point: Point) -> Point:
    """The point of a box that is nearest to another one."""
    return min(max(point[0], box.x), box.x + box.w), min(max(point[1], box.y), box.y + box.h)


def _away(box: Box, point: Point) -> float:
    near = _nearest(box, point)
    return hypot(near[0] - point[0], near[1] - point[1])


def _tail(brush: Brush, box: Box, tip: Point) -> Item:
    """From well inside the bubble to where it points."""
    inner = box.inset(min(70.0, box.w / 3), min(50.0, box.h / 3))
    root = _nearest(inner, tip)
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
