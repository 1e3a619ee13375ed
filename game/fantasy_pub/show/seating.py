"""Where the guests of a space stand, and their plates: by the boxes a venue has for them, and how many come.

A guest stands on the middle of its foot. Plates are painted after all guests of all spaces, so that only the
tip of a hat can be hidden, and only behind a plate: the boxes of a venue keep faces clear of plates.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.fantasy_pub.rules.characters import RACE
from game.fantasy_pub.rules.state import DOOR, TABLES, Line
from game.shell.stage import Box

FRAME: Final = Box(-56, -142, 112, 142)
"""The arch a face is in, about the foot of a guest in full size."""
HAT: Final = 186.0
"""How high the tallest hat is above the foot."""
PLATE: Final = Box(-78, -30, 156, 38)
"""What lies before the foot, with coins and beers."""
BADGES: Final = -86.0
"""How far the badge of a plate reaches to the left."""
GAP: Final = 2.0
"""Between two plates, at least."""
TWO_ROWS: Final = 0.62
"""The size of five to eight at a table."""
ROWS_APART: Final = 100.0
MOST_IN_ROW: Final = 4
MOST: Final = 8
"""At a table: of one row, and of two."""


class Size(NamedTuple):
    """How large guests are, and how far from each other."""

    scale: float
    pitch: float


AT_DOOR: Final = {1: Size(1, 160), 2: Size(1, 164), 3: Size(0.84, 133), 4: Size(0.7, 104)}
AT_TABLE: Final = {
    1: Size(1, 160),
    2: Size(1, 164),
    3: Size(1, 160),
    4: Size(0.84, 133),
    **dict.fromkeys(range(MOST_IN_ROW + 1, MOST + 1), Size(TWO_ROWS, 100)),
}


class Place(NamedTuple):
    """Where a guest stands: the middle of its foot, and its size."""

    x: float
    y: float
    scale: float
    plate_scale: float
    """That of its plate, which is a little smaller where they stand close."""

    def about(self, part: Box, scale: float | None = None) -> Box:
        """A part of a guest in full size, for one who stands here; of its plate, with the plate's scale."""
        scale = scale or self.scale
        return Box(self.x + part.x * scale, self.y + part.y * scale, part.w * scale, part.h * scale)

    @property
    def frame(self) -> Box:
        """Where its face is."""
        return self.about(FRAME)

    @property
    def lit(self) -> Box:
        """What a light is around: its face, and its plate with the badge."""
        left, right = BADGES * self.plate_scale, (PLATE.x + PLATE.w) * self.plate_scale
        foot = (PLATE.y + PLATE.h) * self.plate_scale
        top = FRAME.y * self.scale
        return Box(self.x + left, self.y + top, right - left, foot - top)

    @property
    def plate(self) -> Box:
        """Where its coins and beers are."""
        return self.about(PLATE, self.plate_scale)

    @property
    def whole(self) -> Box:
        """All of it, hat and plate."""
        return self.about(Box(PLATE.x, -HAT, PLATE.w, HAT + PLATE.y + PLATE.h))


def in_order(guests: Line) -> Line:
    """As they are shown: small to big from left to right, so that a round always pays to the right. Those of
    one race stay in the order in which they came."""
    return tuple(sorted(guests, key=RACE.__getitem__))


def places(boxes: Mapping[str, Box], space: int, count: int) -> list[Place]:
    """Where so many stand, from left to right; of two rows first the one behind, so that those before are
    painted over it."""
    if space == DOOR:
        return _row(boxes["door.row"], count, AT_DOOR.get(count, AT_DOOR[MOST_IN_ROW]))
    size = AT_TABLE.get(count, AT_TABLE[MOST])
    if count <= MOST_IN_ROW:
        return _row(boxes[f"table.{space}.row"], count, size)
    crowd, behind = boxes[f"table.{space}.crowd"], count // 2
    return [
        *_row(crowd.moved(0, -ROWS_APART), behind, size),
        *_row(crowd, count - behind, size),
    ]


def _row(box: Box, count: int, size: Size) -> list[Place]:
    """Side by side about the middle of a box; their plates lie on its lower edge."""
    left = box.centre[0] - (count - 1) / 2 * size.pitch
    plate_scale = min(size.scale, (size.pitch - GAP) / PLATE.w)
    foot = box.y + box.h - (PLATE.y + PLATE.h) * size.scale
    return [Place(left + number * size.pitch, foot, size.scale, plate_scale) for number in range(count)]


def faces_right(box: Box, width: float) -> bool:
    """The barkeeper at such a place of a stage of a certain width holds his tray towards the middle."""
    return box.centre[0] < width / 2


def depth(boxes: Mapping[str, Box]) -> list[int]:
    """The spaces from the one farthest away to the nearest: the order in which they are painted."""
    feet = {DOOR: boxes["door.row"], **{table: boxes[f"table.{table}"] for table in TABLES}}
    return sorted(feet, key=lambda space: (feet[space].y + feet[space].h, space))
