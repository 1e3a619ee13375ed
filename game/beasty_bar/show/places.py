"""Where everything of the table is: boxes from the layout, mirrored when a seal has swapped gate and exit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.rules import Seat
from game.shell.animation.gait import Sway
from game.shell.stage import Box, Stage
from game.shell.table import slots

LINE_WIDTH, HAND_WIDTH, PILE_WIDTH = 214.0, 186.0, 128.0
LIFTED_WIDTH, AIMED_WIDTH = 214.0, 232.0
"""Of a card of the hand, or of the line, that is pointed at."""
TINY_WIDTH = 46.0
RATIO = 1.4
ARCH_HEIGHT = 430.0
"""Of the gate without its sign."""

NEEDED = (
    *("gate", "exit", "carpet", "rope", "bar", "hand", "thats_it"),
    *(f"queue.{place}" for place in range(5)),
)


def needed(seats: int) -> tuple[str, ...]:
    """The slots a layout must have."""
    return (*NEEDED, *slots.needed(seats))


class Pose(NamedTuple):
    """How a card lies: its middle, its width, how it is turned, and what of it can be seen."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    alpha: float = 1.0
    face: float = 1.0
    """1 face up, -1 face down; in between it is being turned over."""

    def swayed(self, sway: Sway) -> Pose:
        """With what a gait adds."""
        width = self.width
        return self._replace(
            x=self.x + sway.right * width,
            y=self.y - sway.up * width,
            angle=self.angle + sway.turned,
            width=width * (1 + sway.larger),
        )

    def shifted(self, share: float, start: Pose, end: Pose) -> Pose:
        """By a share of what lies between two others."""
        return Pose(*(a + (new - old) * share for a, old, new in zip(self, start, end, strict=True)))


def aimed_rise(*, low: bool) -> float:
    """How far one in the line that is pointed at comes up: there is little room above, or, if it is to
    stay `low`, none for what it grows by."""
    return -(AIMED_WIDTH - LINE_WIDTH) * RATIO / 2 if low else 8.0


RISE = 14.0
"""How far one in the line that is pointed at reaches above the others."""

ABOVE_THE_STREET = (slots.INFO, slots.RECAP)
"""What makes room for the sign of the gate."""


class Places(slots.Slots):
    """The slots of a layout in a window of a certain size."""

    def __init__(self, boxes: Mapping[str, Box], stage: Stage) -> None:
        super().__init__(boxes, stage)
        self.flipped = False
        """Gate and exit have changed sides, and what hangs above them makes room."""
        self.faded = 1.0
        """How much of that can be seen, up to 1."""
        self.low = False
        """Something is written right above the line: nobody in it rises."""
        self._turned = boxes["gate"].x > boxes["exit"].x
        """The whole table is the other way round than usual."""

    def __getitem__(self, name: str) -> Box:
        return self.street(name, flipped=self.flipped and name in ABOVE_THE_STREET)

    def below(self, name: str) -> float:
        """Down to the line."""
        return self["queue.0"].y

    @property
    def reach(self) -> float:
        """Down to the line, whose cards lie above what is told."""
        told = self[slots.INFO]
        return max(0.0, self.below(slots.INFO) - RISE - told.y - told.h)

    def strength(self, name: str) -> float:
        """What hangs above the street fades away on one side, and comes back on the other."""
        return self.faded if name in ABOVE_THE_STREET else 1.0

    def street(self, name: str, *, flipped: bool) -> Box:
        """A place on the street, which is the other way round after a seal."""
        box = self._boxes[name]
        return self._stage.mirrored(box) if flipped else box

    def gate_left(self, *, flipped: bool) -> bool:
        """The line stands towards the left."""
        return self._turned == flipped

    def _across(self, box: Box, units: float) -> float:
        """So far from the end of a box where the gate is, unless a seal was there."""
        return box.x + (box.w - units if self._turned else units)

    def queue(self, place: int, *, flipped: bool, lifted: bool = False) -> Pose:
        """A card at a place of the line."""
        x, y = self.street(f"queue.{min(place, 4)}", flipped=flipped).centre
        if not lifted:
            return Pose(x, y, LINE_WIDTH)
        return Pose(x, y - aimed_rise(low=self.low), AIMED_WIDTH)

    def sight(self, name: str, *, flipped: bool) -> Box:
        """What to look at of a place: the gate without its sign, the rest as it is."""
        box = self.street(name, flipped=flipped and name in ("gate", "exit"))
        return Box(box.x, box.y + box.h - ARCH_HEIGHT, box.w, ARCH_HEIGHT) if name == "gate" else box

    def deck(self) -> Pose:
        """The top of the draw pile on the tray."""
        tray = self["hand"]
        return Pose(self._across(tray, 112), tray.y + 168, 104, face=-1.0)

    def hand(self, number: int, count: int, *, lifted: bool) -> Pose:
        """A card of the hand."""
        tray = self["hand"]
        pitch = min(216.0, (tray.w - 260) / max(count, 1))
        middle = self._across(tray, 196 + (tray.w - 216) / 2)
        x = middle + (number - (count - 1) / 2) * pitch
        if lifted:
            return Pose(x, tray.y + 138, LIFTED_WIDTH)
        return Pose(x, tray.y + 162, HAND_WIDTH)

    def pile(self, depth: int, tilt: float, *, face_up: bool) -> Pose:
        """A card on THAT'S IT, so many below the top."""
        box = self["thats_it"]
        x, y = self._across(box, box.w * 0.4), box.centre[1] + 26
        return Pose(x - depth * 7, y - depth * 3, PILE_WIDTH, tilt, face=1.0 if face_up else -1.0)

    def waiting(self, number: int) -> Pose:
        """Beside THAT'S IT, or on the way there."""
        box = self["thats_it"]
        x = self._across(box, box.w * 0.72 + number * 12)
        return Pose(x, box.centre[1] + 36 - number * 8, 96, 6 - 6 * number)

    def at_plate(self, seat: Seat) -> Pose:
        """Where another player's card comes from."""
        box = self.plate(seat)
        return Pose(box.x + box.w * 0.35, box.y + box.h, TINY_WIDTH, alpha=0.0)

    def doorway(self, *, flipped: bool) -> Pose:
        """Inside the gate."""
        box = self.street("gate", flipped=flipped)
        return Pose(box.centre[0], box.y + box.h * 0.72, 90, alpha=0.0)

    def kerb(self, *, flipped: bool) -> Pose:
        """In front of the exit."""
        box = self.street("exit", flipped=flipped)
        return Pose(box.centre[0], box.centre[1], 150, 24)
