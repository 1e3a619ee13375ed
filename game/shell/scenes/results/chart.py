"""A chart of shares: who was how likely to win, from one thing that happened to the next.

Every line has a colour and a way to be dashed of its own, and what is said about it stands at its end: it
reads in grey, too. Of two who share everything, one line is enough: what is below it belongs to one of them,
what is above to the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise
from math import ceil, floor, hypot
from typing import Final, NamedTuple

import pygame

from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, LEAVES, PAGE, QUIET, TEXT, WHITE, Colour, Livery
from game.shell.paint.type import Face
from game.shell.scenes.results.chart_labels import ROOM, Labelled, paint_labels
from game.shell.stage import Box

Point = tuple[float, float]
Points = list[Point]

DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (26.0, 13.0), (3.0, 12.0), (26.0, 11.0, 3.0, 11.0))
"""By line: how long its strokes and gaps are in units; the first is drawn through."""
LINE_WIDTH: Final = 6.0
THIN: Final = 0.62
"""How thick the lines are, where there are several, of those who have not come out best."""
_OVERSIZE: Final = 2
_HATCH: Final = 22.0
_DIM: Final = 0.62
_SYMBOL: Final = 30.0
_LEVELS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
SCALE_ROOM: Final = 92.0
"""Left of the chart, for what its height means."""
TICK_ROOM: Final = 34.0
"""Below it, for what its width means."""


class Share(NamedTuple):
    """A share at a step: the line stands upright there, from what there was to what was left."""

    before: float
    after: float
    doubt_before: float = 0.0
    """How far it may lie off."""
    doubt_after: float = 0.0

    @classmethod
    def unchanged(cls, share: float, doubt: float = 0.0) -> Share:
        """No decision changes it there."""
        return cls(share, share, doubt, doubt)


class Line(NamedTuple):
    """The share of one seat."""

    livery: Livery
    shares: tuple[Share, ...]
    """At every step, from the beginning."""
    name: str = ""

    @property
    def ends(self) -> tuple[float, ...]:
        """What was left after every step."""
        return tuple(share.after for share in self.shares)


class Drop(NamedTuple):
    """A step at which a decision has cost something."""

    step: int
    line: int
    """Whose decision it was."""
    colour: Colour


class Turning(NamedTuple):
    """A step that changed much."""

    step: int
    line: int
    """Whose doing it was."""
    sign: str
    grave: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """All that there is to draw."""

    lines: tuple[Line, ...]
    steps: int
    """How many there will be, whether they are known yet or not."""
    ticks: tuple[tuple[int, str], ...]
    """What to write below which steps."""
    drops: tuple[Drop, ...] = ()
    turnings: tuple[Turning, ...] = ()

    @property
    def halved(self) -> bool:
        """Two share everything."""
        return len(self.lines) == 2

    def share(self, line: int, step: int) -> Share:
        """Where a line is drawn at a step: two have one line."""
        return self.lines[0 if self.halved else line].shares[step]


@dataclass(frozen=True, slots=True)
class Plot:
    """Where steps and shares are in a box."""

    box: Box
    steps: int

    def x(self, step: float) -> float:
        """How far to the right a step is."""
        return self.box.x + self.box.w * step / max(1, self.steps)

    def y(self, share: float) -> float:
        """How low a share is."""
        return self.box.y + self.box.h * (1 - share)

    def strip(self, step: int) -> Box:
        """All that is nearer to a step than to others."""
        wide = self.box.w / max(1, self.steps)
        return Box(self.x(step) - wide / 2, self.box.y, wide, self.box.h)


def plotted(room: Box, steps: int, scale: float = 1.0, *, labelled: bool = False) -> Plot:
    """A chart with its numbers in a room; larger letters need more of it. `labelled`: with room for what is
    said about its lines."""
    room = room._replace(w=room.w - labelled * ROOM * min(scale, 1.4))
    left, low = SCALE_ROOM * min(scale, 1.5), TICK_ROOM * min(scale, 1.6)
    return Plot(Box(room.x + left, room.y + 12, room.w - left - 20, room.h - 12 - low), steps)


def paint_chart(brush: Brush, plot: Plot, chart: Chart, at: int | None = None) -> None:
    """The ground with its numbers, the lines, what turned it; `at` is the step that is pointed at."""
    brush.panel(plot.box.inset(-3), PAGE, radius=10)
    picture = brush.art.passing(_key(brush, plot, chart), lambda: _drawn(brush, plot, chart))
    brush.surface.blit(picture, brush.stage.pixels(plot.box).topleft)
    _paint_levels(brush, plot)
    _paint_ticks(brush, plot, chart)
    _paint_whose(brush, plot, chart, at)
    if at is not None:
        _paint_cursor(brush, plot, chart, at)
    for turning in chart.turnings:
        _paint_turning(brush, plot, chart, turning, lit=turning.step == at)


def _key(brush: Brush, plot: Plot, chart: Chart) -> tuple[object, ...]:
    lines = tuple((line.livery.name, line.shares) for line in chart.lines)
    return "chart", brush.stage.pixels(plot.box).size, lines, chart.drops, chart.steps, brush.art.theme


# What lies below: drawn too large, and scaled down


def _drawn(brush: Brush, plot: Plot, chart: Chart) -> pygame.Surface:
    width, height = brush.stage.pixels(plot.box).size
    big = pygame.Surface((width * _OVERSIZE, height * _OVERSIZE), pygame.SRCALPHA)
    if chart.lines and len(chart.lines[0].shares) > 1:
        pen = _Pen(big, chart.steps, brush.stage.scale * _OVERSIZE)
        if chart.halved:
            pen.halves(*chart.lines)
        else:
            for line in chart.lines:
                pen.band(line, 30)
            best = max(line.ends[-1] for line in chart.lines)
            numbered = sorted(enumerate(chart.lines), key=lambda each: (each[1].ends[-1], -each[0]))
            for number, line in numbered:
                thick = 1.0 if line.ends[-1] == best else THIN
                pen.line(path(line), _shown(line.livery), DASHES[number % len(DASHES)], thick)
        for drop in chart.drops:
            pen.drop(drop, chart.share(drop.line, drop.step))
    return pygame.transform.smoothscale(big, (width, height))


Path = list[tuple[int, float]]
"""Steps and shares that a line goes through."""


def path(line: Line) -> Path:
    """Upright where something happened, and from there straight to the next step."""
    return [
        (step, end)
        for step, share in enumerate(line.shares)
        for end in dict.fromkeys((share.before, share.after))
    ]


def _edge(line: Line, side: int) -> Path:
    """How high, or how low, it may really lie."""
    return [
        (step, end + side * doubt)
        for step, share in enumerate(line.shares)
        for end, doubt in ((share.before, share.doubt_before), (share.after, share.doubt_after))
    ]


def _shown(livery: Livery) -> Colour:
    """What can be told from others on dark ground."""
    return livery.text


def _dimmed(colour: Colour) -> Colour:
    """A large area of it, beside which one can still read."""
    return tuple(round(_DIM * one + (1 - _DIM) * other) for one, other in zip(colour, PAGE, strict=True))  # type: ignore[return-value]


class _Pen:
    """Draws on a surface as large as the whole chart."""

    def __init__(self, surface: pygame.Surface, steps: int, unit: float) -> None:
        self._surface, self._steps, self._unit = surface, max(1, steps), unit

    def _points(self, ends: Path) -> Points:
        width, height = self._surface.get_size()
        inner = LINE_WIDTH * self._unit / 2  # a line along the edge is seen whole
        return [
            (width * step / self._steps, inner + (height - 2 * inner) * (1 - min(1.0, max(0.0, share))))
            for step, share in ends
        ]

    def halves(self, first: Line, second: Line) -> None:
        """What is below the line is the first one's; the rest has stripes, and is the second one's."""
        edge, height = self._points(path(first)), self._surface.get_height()
        right = edge[-1][0]
        above, below = [(0.0, 0.0), *edge, (right, 0.0)], [(0.0, height), *edge, (right, height)]
        pygame.draw.polygon(self._surface, _dimmed(second.livery.dark), above)
        self._stripes(above, _dimmed(second.livery.mid))
        pygame.draw.polygon(self._surface, _dimmed(first.livery.dark), below)
        self.band(first, 80, WHITE)
        self.line(path(first), TEXT, ())

    def _stripes(self, area: Points, colour: Colour) -> None:
        """Slanted, within an area."""
        width, height = self._surface.get_size()
        mask, at = self._cut(area, (255, 255, 255, 255))
        stripes = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
        step, thick = round(_HATCH * self._unit), max(1, round(4 * self._unit))
        for left in range(-height, width, step):
            foot, head = (left - at.x, height - at.y), (left + height - at.x, -at.y)
            pygame.draw.line(stripes, (*colour, 120), foot, head, thick)
        stripes.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        self._surface.blit(stripes, at)

    def _cut(self, area: Points, ink: tuple[int, int, int, int]) -> tuple[pygame.Surface, pygame.Rect]:
        """An area in one colour, and where it goes; no larger than that, for it takes long to lay on."""
        xs, ys = [x for x, _ in area], [y for _, y in area]
        at = pygame.Rect(floor(min(xs)) - 1, floor(min(ys)) - 1, 0, 0)
        at.size = ceil(max(xs)) + 2 - at.x, ceil(max(ys)) + 2 - at.y
        at = at.clip(self._surface.get_rect())
        cut = pygame.Surface(at.size, pygame.SRCALPHA)
        pygame.draw.polygon(cut, ink, [(x - at.x, y - at.y) for x, y in area])
        return cut, at

    def band(self, line: Line, alpha: int, colour: Colour | None = None) -> None:
        """Where a share may lie, faintly."""
        if not any(share.doubt_before or share.doubt_after for share in line.shares):
            return
        upper, lower = self._points(_edge(line, 1)), self._points(_edge(line, -1))
        self._surface.blit(*self._cut([*upper, *reversed(lower)], (*(colour or line.livery.mid), alpha)))

    def drop(self, drop: Drop, share: Share) -> None:
        """What a decision has cost, in a colour of its own; drawn through, whatever the line is like."""
        start, end = self._points([(drop.step, share.before), (drop.step, share.after)])
        for width, ink in ((LINE_WIDTH + 4, PAGE), (LINE_WIDTH, drop.colour)):
            self._stroke(start, end, width * self._unit / 2, ink)

    def line(self, ends: Path, colour: Colour, dashes: Sequence[float], thick: float = 1.0) -> None:
        """With a dark edge, so that those that cross can be told apart."""
        points, wide = self._points(ends), LINE_WIDTH * thick
        for width, ink in ((wide + 4, PAGE), (wide, colour)):
            for start, end in _strokes(points, [dash * self._unit for dash in dashes]):
                self._stroke(start, end, width * self._unit / 2, ink)

    def _stroke(self, start: Point, end: Point, half: float, colour: Colour) -> None:
        (x, y), (to_x, to_y) = start, end
        long = hypot(to_x - x, to_y - y) or 1.0
        dx, dy = (to_y - y) / long * half, (x - to_x) / long * half
        corners = [(x + dx, y + dy), (to_x + dx, to_y + dy), (to_x - dx, to_y - dy), (x - dx, y - dy)]
        pygame.draw.polygon(self._surface, colour, corners)
        for at in (start, end):
            pygame.draw.circle(self._surface, colour, at, half)


def _strokes(points: Points, dashes: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of a line; where it is dashed, of its dashes, which go on around corners."""
    number, left = 0, dashes[0] if dashes else float("inf")
    for (x, y), (to_x, to_y) in pairwise(points):
        long, gone = hypot(to_x - x, to_y - y), 0.0
        while gone < long:
            step = min(left, long - gone)
            if number % 2 == 0:
                yield tuple(
                    (x + (to_x - x) * part / long, y + (to_y - y) * part / long)
                    for part in (gone, gone + step)
                )  # type: ignore[misc]
            gone, left = gone + step, left - step
            if left <= 0:
                number += 1
                left = dashes[number % len(dashes)]


# What lies above


def _paint_levels(brush: Brush, plot: Plot) -> None:
    """Lines across, and what they mean."""
    high = 30.0 * min(brush.type.scale, 1.6)
    for share in _LEVELS:
        y, half = plot.y(share), share == 0.5
        brush.shade(Box(plot.box.x, y - 1, plot.box.w, 2), 150 if half else 70, QUIET)
        if half or share in (0.0, 1.0) or brush.type.scale <= 1.5:
            label = Box(plot.box.x - SCALE_ROOM * 1.5, y - high / 2, SCALE_ROOM * 1.5 - 14, high)
            brush.text(f"{share * 100:.0f} %", label, 20, QUIET, align="right")


def _paint_ticks(brush: Brush, plot: Plot, chart: Chart) -> None:
    """As many as there is room for, in equal steps."""
    top, high = plot.box.y + plot.box.h, TICK_ROOM * min(brush.type.scale, 1.6) - 4
    wide = max((brush.text_width(label, 20) for _, label in chart.ticks), default=0.0) + 18
    gaps = [plot.x(after[0]) - plot.x(before[0]) for before, after in pairwise(chart.ticks)]
    every = max(1, ceil(wide / max(1.0, min(gaps, default=wide))))
    for step, label in chart.ticks[::every]:
        x = plot.x(step)
        brush.shade(Box(x - 1, top, 2, 6), 200, QUIET)
        brush.text(label, Box(x - wide / 2, top + 5, wide, high), 20, QUIET, align="center")


def _paint_whose(brush: Brush, plot: Plot, chart: Chart, at: int | None) -> None:
    """Whose a line is, and what it comes to where something is pointed at; or what is on its sides."""
    if not chart.lines or len(chart.lines[0].shares) < 2:
        return
    if chart.halved:
        _paint_owners(brush, plot, chart.lines)
        return
    until = None if at is None else at + 1
    labels = [
        Labelled(line.name, line.livery, _shown(line.livery), dashes, line.ends[:until])
        for line, dashes in zip(chart.lines, cycle(DASHES), strict=False)
    ]
    paint_labels(brush, plot.box, labels)


def _paint_owners(brush: Brush, plot: Plot, lines: Sequence[Line]) -> None:
    """The symbol of each where most is theirs; where they never have much, along their edge."""
    shares = lines[0].ends
    side = _SYMBOL * 1.5
    for below, line in zip((True, False), lines, strict=True):
        owned = [share if below else 1 - share for share in shares]
        steps = range(len(owned))
        step = max(steps, key=lambda step: (min(owned[max(0, step - 2) : step + 3]), -step))
        middle = owned[step] / 2 if below else 1 - owned[step] / 2
        x = min(max(plot.x(step), plot.box.x + side), plot.box.x + plot.box.w - side)
        y = min(max(plot.y(middle), plot.box.y + side / 2), plot.box.y + plot.box.h - side / 2)
        _paint_disc(brush, Box(x - side / 2, y - side / 2, side, side), line.livery)


def _paint_disc(brush: Brush, box: Box, livery: Livery) -> None:
    brush.panel(box, livery.mid, radius=box.h / 2, border=PAGE, width=2)
    brush.symbol(livery.symbol, box.inset(box.w * 0.22), livery.ink)


def _paint_cursor(brush: Brush, plot: Plot, chart: Chart, at: int) -> None:
    """A line down the chart where something is pointed at."""
    brush.panel(Box(plot.x(at) - 2, plot.box.y - 4, 4, plot.box.h + 8), GOLD, radius=2)
    for line in chart.lines[:1] if chart.halved else chart.lines:
        if at < len(line.shares):
            dot = Box(plot.x(at) - 7, plot.y(line.shares[at].after) - 7, 14, 14)
            brush.panel(dot, GOLD, radius=7, border=PAGE, width=2)
    for drop in chart.drops:
        if drop.step == at:
            ends = sorted(map(plot.y, chart.share(drop.line, at)[:2]))
            brush.panel(
                Box(plot.x(at) - 4, ends[0], 8, ends[1] - ends[0]), drop.colour, radius=3, border=PAGE
            )


def _paint_turning(brush: Brush, plot: Plot, chart: Chart, turning: Turning, *, lit: bool) -> None:
    """The symbol of whoever is to blame, beside their line, and how bad it was."""
    line = chart.lines[turning.line]
    side = (42.0 if lit else 36.0) * min(brush.type.scale, 1.4)
    share = chart.share(turning.line, turning.step)
    y = _beyond(plot, plot.y(share.before), plot.y(share.after), side * 0.9)
    box = Box(plot.x(turning.step) - side / 2, y - side / 2, side, side)
    brush.panel(box.inset(-2), GOLD if lit else PAGE, radius=side / 2 + 2)
    _paint_disc(brush, box, line.livery)
    wide, high = side * (1.0 if turning.grave else 0.7), side * 0.7
    badge = Box(box.x + box.w * 0.64, box.y - high * 0.46, wide, high)
    colour = LEAVES if turning.grave else TEXT
    brush.panel(badge, PAGE, radius=high / 2, border=GOLD if lit else colour, width=2)
    brush.text(turning.sign, badge.inset(2, 0), 22, colour, face=Face.HEAVY, align="center")


def _beyond(plot: Plot, start: float, end: float, far: float) -> float:
    """Where something is to stand that does not hide the way down, or up: behind its end, or before it."""
    ahead = far if end >= start else -far
    inside = far <= end + ahead - plot.box.y + far / 2 <= plot.box.h
    return end + ahead if inside else start - ahead
