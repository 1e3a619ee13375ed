"""Where everything of the pub is: boxes of the layout, and what follows from them."""

from __future__ import annotations

from math import atan2, cos, sin
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import Character, Race
from game.fantasy_pub.rules.state import DOOR, Line
from game.fantasy_pub.show import seating
from game.fantasy_pub.show.rooms import furniture
from game.shell.stage import Box
from game.shell.table.hud import Hud
from game.shell.table.slots import Slots
from game.shell.table.strip import Strip

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


def between(start: Pose, end: Pose, share: float) -> Pose:
    """On the way from one pose to another."""
    return Pose(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))


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

    def dice(self) -> list[Box]:
        """Both dice in their tray."""
        tray = self["tray.dice"]
        top = tray.y + 26
        return [Box(tray.x + 34 + number * (DIE + DICE_APART), top, DIE, DIE) for number in range(2)]

    def events(self, count: int) -> list[Box]:
        """The event cards of a hand."""
        tray = self["tray.events"]
        width, gap = 208.0, 9.0
        return [Box(tray.x + number * (width + gap), tray.y, width, tray.h) for number in range(count)]

    def at_plate(self, seat: Seat) -> tuple[float, float]:
        """Where something goes that a player gets, or comes from a player's deck."""
        box = self.plate(seat)
        return box.x + box.w * 0.35, box.y + box.h

    # What can be pointed at

    def space(self, space: int) -> Box:
        """The step at the door, or a table."""
        return self["door.step" if space == DOOR else f"table.{space}"]

    def number(self, table: int) -> Box:
        """Around the number on the rim of a table."""
        return self[f"table.{table}.number"].inset(-12)

    def free(self, space: int, *, taken: bool) -> Box:
        """As much of it as no guest stands before: where one does, what is nearer than the plates."""
        box, row = self.space(space), self["door.row" if space == DOOR else f"table.{space}.row"]
        top = row.y + row.h + 2 if taken else box.y + 24
        return Box(box.x + box.w * 0.08, top, box.w * 0.84, box.y + box.h - 24 - top)

    def sum(self) -> Box:
        """The tile below the dice that adds them."""
        first, second = self.dice()
        return Box(second.x, first.y + first.h + 14, second.w, 50)

    def kin(self) -> dict[Race, Box]:
        """The faces of the four races beside the deck."""
        tray = self["tray.deck"]
        room = Box(tray.x + tray.w * 0.42, tray.y + 42, tray.w * 0.55, tray.h - 50)
        boxes = (box for row in room.column(2, 6) for box in row.row(2, 6))
        return dict(zip(map(Race, range(4)), boxes, strict=True))

    def actions(self, hud: Hud) -> list[Box]:
        """The six buttons of what can be done, beside the ways back."""
        bar, right = self["tray.actions"], 0.0
        back = Strip.boxes(self, len(hud.ways_back))
        right = min((box.x - 12 for box in back), default=bar.x + bar.w)
        if hud.marks:
            right = Strip.mark_box(self, len(hud.ways_back), large=False).x - 12
        return bar._replace(w=right - bar.x).row(6, 10)

    def look(self, *, opened: bool) -> Box:
        """What turns the event cards over: all of them, or a corner of those that lie open."""
        tray = self["tray.events"]
        return Box(tray.x + tray.w - 50, tray.y - 10, 60, 60) if opened else tray

    def draft(self, count: int) -> list[Box]:
        """The cards to choose from before the first turn, large in the middle of the room."""
        width, gap = 268.0, 22.0
        left = self.across / 2 - (count * width + (count - 1) * gap) / 2
        top = self["rug.way"].centre[1] - 178
        return [Box(left + number * (width + gap), top, width, 285) for number in range(count)]

    def put_away(self) -> Box:
        """Below them, the button."""
        first, *_ = self.draft(1)
        return Box(self.across / 2 - 190, first.y + first.h + 20, 380, 72)
