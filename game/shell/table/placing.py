"""Where words find room at a table: beside what they speak of, above as little as can be of all the rest."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from math import hypot, inf
from textwrap import wrap
from typing import Final, NamedTuple

from game.shell.paint.type import FOLDED
from game.shell.stage import Box, Stage
from game.shell.table.speech import (
    ASIDE,
    DISC,
    DOTS,
    FOOT,
    GAP,
    LABEL,
    LEADING,
    MARGIN,
    PADDING,
    SIZE,
    Point,
    Speech,
    Words,
    answers_height,
    corner_width,
    foot,
    grown,
    nearest,
)

LETTER: Final = 0.51
"""How wide a letter is on average, compared with its size."""
WIDTHS: Final = (640.0, 700.0, 760.0, 880.0, 1040.0, 1300.0, 1560.0, 1820.0)
"""How wide a bubble may be; large letters want a wider one."""
BESIDE_A_LABEL, SMALLER = 110.0, 0.85
"""What a button holds besides its label: a key, and the edges. And how much smaller a label may become where
several stand in a row."""
NEAR: Final = 46.0
"""Between the bubble and what it speaks of: as long as its tail is."""
NEAREST_TAIL, LONGEST_TAIL = 4.0, 360.0
"""What is nearer needs no tail, and what is farther away is only lit: a tail always gets there."""
STEP: Final = 40.0
"""How exactly a place is looked for."""
BESIDE: Final = 6.0
"""Between the bubble and what it must not cover."""
_SENTENCE: Final = re.compile(r"(?<=[.!?…]) +")
_NEVER, _CLOSE, _BUSY, _FAR = 1e5, 40.0, 300.0, 120.0
"""What it costs to cover what must be seen, its surroundings and what is busy; and to be far away."""


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


class _Form(NamedTuple):
    """How large a bubble is, and what lies where in it."""

    wide: float
    high: float
    flat: bool


class _Place(NamedTuple):
    """What it costs to put a bubble there."""

    cost: float
    form: _Form
    box: Box


def speak(words: Words, around: Around, stage: Stage, large: float, more: tuple[Hashable, str]) -> Speech:
    """Words where they cover nothing; if there is no room for all of them, the first of their sentences, with
    a button for more."""
    speech, parts = _spoken(words, around, stage, large), sentences(words.text)
    while _covers(speech, around) and len(parts) > 1:
        parts.pop()
        first = words._replace(text=" ".join(parts), answers=(), on=more)
        speech = _spoken(first, around, stage, large)
    return speech


def ask(words: Words, around: Around, stage: Stage, large: float, near: Point) -> Speech:
    """What is asked, beside the room where it is told what would come of an answer; if all of it covers what
    matters, the last sentences. It points at nothing."""
    taken = around._replace(wanted=(*around.wanted, around.free.inset(-BESIDE)))
    speech, parts = _spoken(words, taken, stage, large, near), sentences(words.text)
    while len(parts) > 1 and any(shared(speech.box, box) >= 1 for box in (*taken.lit, *taken.wanted)):
        parts.pop(0)
        speech = _spoken(words._replace(text=" ".join(parts)), taken, stage, large, near)
    return replace(speech, tip=None)


def sentences(text: str) -> list[str]:
    """One after the other."""
    return _SENTENCE.split(text)


def _covers(speech: Speech, around: Around) -> bool:
    return any(shared(speech.box, box) >= 1 for box in (*around.lit, *around.wanted, *around.busy))


def _spoken(words: Words, around: Around, stage: Stage, large: float, near: Point | None = None) -> Speech:
    """Words at a place where they cover nothing that is lit or asked for, and as little as can be of what is
    busy; `near` to a point, or to what they speak of."""
    target = near or _middle(around.lit) or (stage.width / 2, stage.height * 0.4)
    best = _Place(inf, _Form(0.0, 0.0, flat=False), Box(0.0, 0.0, 0.0, 0.0))
    for form in _forms(words, large, stage):
        best = _place(form, around, stage, target, best)
    _, form, box = best
    return Speech(words, box, _tip(box, around), large=large, flat=form.flat)


def _forms(words: Words, large: float, stage: Stage) -> Iterator[_Form]:
    """High and narrow ones, low and wide ones."""
    for flat in (False, True):
        for width in WIDTHS[large > FOLDED :]:
            wide = min(width, stage.width - 2 * MARGIN)
            room = wide - 2 * PADDING - ASIDE
            if flat and words.on is not None:
                room -= corner_width(large) + GAP
            if not flat or _in_a_row(words, wide, large):
                high = _lines(words.text, room, large) * SIZE * large * LEADING
                yield _Form(wide, min(stage.height * 0.8, _height(words, high, large, flat=flat)), flat)


def _in_a_row(words: Words, wide: float, large: float) -> bool:
    """There is room for all answers side by side, or for the words beside the button."""
    if not words.answers:
        return words.on is not None and wide > 3 * corner_width(large)
    longest = max(len(label) for _, label in words.answers) * LETTER * LABEL * large * SMALLER
    each = (wide - 2 * PADDING - (len(words.answers) - 1) * GAP) / len(words.answers)
    return longest + BESIDE_A_LABEL <= each


def _lines(text: str, room: float, large: float) -> int:
    return len(wrap(text, max(1, int(room / (LETTER * SIZE * large)))))


def _height(words: Words, text: float, large: float, *, flat: bool) -> float:
    if flat and words.on is not None:
        return 2 * PADDING + max(DISC, text, FOOT * grown(large) + (DOTS if words.parts else 0.0))
    return 2 * PADDING + max(DISC, text) + answers_height(words, large, flat=flat) + foot(words, large)


def _place(form: _Form, around: Around, stage: Stage, target: Point, best: _Place) -> _Place:
    """The cheapest of many places, if it is cheaper than the best so far."""
    (wide, high, _), (lit, wanted, busy, free) = form, around
    never = *lit, *wanted
    weighed = [
        *((box, _NEVER) for box in never),
        *((box.inset(-NEAR / 2), _CLOSE) for box in lit),
        *((box, _BUSY) for box in busy),
        (free, -1.0),
    ]
    across = _steps(wide, stage.width, [(box.x, box.w) for box in never])
    down = _steps(high, stage.height, [(box.y, box.h) for box in (*never, *busy)])
    aside = [x + wide / 2 - target[0] for x in across]
    # What two boxes share is a width times a height: the widths are the same in each row of places.
    reaches = [(box, weight, *_reach(across, wide, box)) for box, weight in weighed]
    for below, y in sorted(((y + high / 2 - target[1], y) for y in down), key=_far):
        most = best.cost - wide * high
        if _FAR * abs(below) - min(wide, free.w) * _common(y, high, free.y, free.h) > most:
            continue  # so far away that nothing there can be cheaper
        costs = [_FAR * hypot(far, below) for far in aside]
        for box, weight, there, widths in reaches:
            height = weight * _common(y, high, box.y, box.h)
            if height:
                costs[there] = [a + height * b for a, b in zip(costs[there], widths, strict=True)]
        cost = min(costs)
        if cost < most:
            best = _Place(cost + wide * high, form, Box(across[costs.index(cost)], y, wide, high))
    return best


def _far(row: tuple[float, float]) -> float:
    return abs(row[0])


def _reach(across: Sequence[float], wide: float, box: Box) -> tuple[slice, list[float]]:
    """Which of the columns reach over a box, and how wide each of them lies above it."""
    first = bisect_right(across, box.x - wide)
    last = max(first, bisect_left(across, box.x + box.w))
    return slice(first, last), [_common(x, wide, box.x, box.w) for x in across[first:last]]


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


def shared(one: Box, other: Box) -> float:
    """The area that lies in both."""
    return _common(one.x, one.w, other.x, other.w) * _common(one.y, one.h, other.y, other.h)


def _middle(boxes: Sequence[Box]) -> Point | None:
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, low = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return (left + right) / 2, (top + low) / 2


def _tip(box: Box, around: Around) -> Point | None:
    """The nearest edge of what is nearest; nothing is pointed at from inside of it, from far away, or across
    anything else."""
    ends = [(nearest(each, box.centre), each) for each in around.lit if not shared(box, each)]
    near = (
        (_away(box, at), at)
        for at, each in ends
        if NEAREST_TAIL <= _away(box, at) <= LONGEST_TAIL and not _is_crossed(box, at, each, around)
    )
    return min(near, default=(0.0, None))[1]


def _is_crossed(box: Box, at: Point, lit: Box, around: Around) -> bool:
    """There is something on the way that is not part of what is lit."""
    between = [each for each in (*around.busy, *around.wanted) if not shared(each, lit)]
    start, steps = nearest(box, at), max(1, round(_away(box, at) / BESIDE))
    way = [
        (start[0] + (at[0] - start[0]) * step / steps, start[1] + (at[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    ]
    return any(each.holds(point) for each in between for point in way)


def _away(box: Box, point: Point) -> float:
    near = nearest(box, point)
    return hypot(near[0] - point[0], near[1] - point[1])
