"""Where everything of the pub is: boxes of the layout, and what follows from them."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.state import DOOR, Line
from game.fantasy_pub.show import seating
from game.fantasy_pub.show.rooms import furniture
from game.shell.animation.gait import Sway
from game.shell.stage import Box
from game.shell.table.slots import Slots

LIFTED: Final = 1.06
"""How much larger somebody is who is pointed at, and how far that one rises."""
RISE: Final = 10.0
DIE: Final = 118.0
DICE_APART: Final = 20.0


class Pose(NamedTuple):
    """How a guest stands or a thing lies: the middle of its foot, or its own middle, and how it is turned."""

    x: float
    y: float
    scale: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0

    def swayed(self, sway: Sway) -> Pose:
        """With what a gait adds, in widths of a guest."""
        width = seating.FRAME.w * self.scale
        return Pose(
            self.x + sway.right * width,
            self.y - sway.up * width,
            self.scale * (1 + sway.larger),
            self.angle + sway.turned,
            self.alpha,
        )

    def shifted(self, share: float, start: Pose, end: Pose) -> Pose:
        """By a share of what lies between two others."""
        return Pose(*(a + (new - old) * share for a, old, new in zip(self, start, end, strict=True)))


class Places(Slots):
    """The slots of a venue, and where guests and things are among them."""

    @property
    def boxes(self) -> dict[str, Box]:
        """All slots by name."""
        return dict(self._boxes)

    @property
    def across(self) -> float:
        """How wide the stage is."""
        return self._stage.width

    def guests(self, space: int, line: Line) -> dict[Character, seating.Place]:
        """Where everybody at a space stands, by character."""
        shown = seating.in_order(line)
        return dict(zip(shown, seating.places(self._boxes, space, len(shown)), strict=True))

    def middle(self, space: int) -> tuple[float, float]:
        """Of the door step, or of a table."""
        return self["door.step" if space == DOOR else f"table.{space}"].centre

    def on_the_way(self, space: int) -> tuple[float, float]:
        """Where one passes a space, walking on the rug."""
        way = self["rug.way"]
        (x, y), (far_x, far_y) = way.centre, self.middle(space)
        angle = atan2((far_y - y) / way.h, (far_x - x) / way.w)
        return x + way.w / 2 * cos(angle), y + way.h / 2 * sin(angle)

    def outside(self) -> Pose:
        """In the doorway, where those are seen last who leave."""
        door = self[furniture(self._boxes)["door"]]
        return Pose(door.centre[0], door.y + door.h * 0.9, 0.5, alpha=0.0)

    def barkeeper(self, table: int) -> Box:
        """Behind a table."""
        return self[f"table.{table}.barkeeper"]

    def coins(self, space: int) -> Box:
        """Where coins lie."""
        if space != DOOR:
            return self[f"table.{space}.coins"]
        step = self["door.step"]
        return Box(step.x + 40, step.y + step.h * 0.55, 48, 48)

    def dice(self) -> list[Box]:
        """Both dice in their tray."""
        tray = self["tray.dice"]
        top = tray.y + 26
        return [Box(tray.x + 34 + number * (DIE + DICE_APART), top, DIE, DIE) for number in range(2)]

    def die(self, number: int, *, used: bool) -> Pose:
        """The middle of a die; one that is spent is pushed aside."""
        x, y = self.dice()[number].centre
        return Pose(x, y + 22, 0.82) if used else Pose(x, y)

    def peg(self, number: int) -> tuple[float, float]:
        """Where a hat hangs on the mantel."""
        box = self["mantel"]
        return box.x + 28 + 32 * (number % 8), box.y + box.h * (0.3 if number < 8 else 0.6)

    def events(self, count: int) -> list[Box]:
        """The event cards of a hand."""
        tray = self["tray.events"]
        width, gap = 208.0, 9.0
        return [Box(tray.x + number * (width + gap), tray.y, width, tray.h) for number in range(count)]

    def at_plate(self, seat: Seat) -> tuple[float, float]:
        """Where something goes that a player gets, or comes from a player's deck."""
        box = self.plate(seat)
        return box.x + box.w * 0.35, box.y + box.h
