"""Where everything of the pub is: boxes of the layout, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import atan2, cos, sin
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import Character, Race
from game.fantasy_pub.rules.state import CLOSING, DOOR, TABLES, Line
from game.fantasy_pub.show import seating, shelf
from game.fantasy_pub.show.cards import HAND, LARGE, RATIO
from game.fantasy_pub.show.rooms import furniture
from game.shell.animation.gait import Sway
from game.shell.paint.cache import Lru
from game.shell.stage import Box
from game.shell.table.hud import Hud
from game.shell.table.slots import INFO, Slots
from game.shell.table.strip import Strip

FINE: Final = 2
"""So many times as large curves are drawn that are to have smooth edges."""
LIFTED: Final = 1.06
"""How much larger somebody is who is pointed at, and how far that one rises."""
RISE: Final = 10.0
DIE: Final = 118.0
DICE_APART: Final = 20.0
TILE, SUM = 48.0, 138.0
"""How high and wide is what stands for both dice."""
ACTIONS: Final = 6
FACE: Final = 62.0
"""How large the face of a race is."""
HEAD: Final = 104.0
"""How high the dark beam is on which the plates of the players hang."""
_LINES: Final = 64
"""For so many it is remembered where they stand."""
DRAFT_ASIDE: Final = 330.0
"""How much of the board of the draft belongs to the own character."""


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

    reach = 160.0
    over = frozenset({INFO})
    """What is told on the rug reaches over the edges of the tables."""

    @property
    def boxes(self) -> dict[str, Box]:
        """All slots by name."""
        return dict(self._boxes)

    @cached_property
    def depth(self) -> list[int]:
        """The spaces from the one farthest away to the nearest."""
        return seating.depth(self._boxes)

    @property
    def clear(self) -> Sequence[Box]:
        """The numbers of the tables."""
        return [self[f"table.{table}.number"] for table in TABLES]

    @property
    def across(self) -> float:
        """How wide the stage is."""
        return self._stage.width

    def guests(self, space: int, line: Line) -> Mapping[Character, seating.Place]:
        """Where everybody at a space stands, by character; asked for all the time, and worked out once."""

        def seated() -> Mapping[Character, seating.Place]:
            shown = seating.in_order(line)
            return dict(zip(shown, seating.places(self._boxes, space, len(shown)), strict=True))

        return self._seated.get((space, line), seated)

    @cached_property
    def _seated(self) -> Lru[Mapping[Character, seating.Place]]:
        """By space, and who is there."""
        return Lru(_LINES)

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
        """The upper faces of both dice in their tray, on the side where the card is not."""
        tray, pair = self["tray.dice"], 2 * DIE + DICE_APART
        card_right = self["tray.card"].centre[0] > tray.centre[0]
        left = tray.x + 34 if card_right else tray.x + tray.w - 34 - pair
        return [Box(left + number * (DIE + DICE_APART), tray.y + 18, DIE, DIE) for number in range(2)]

    def die(self, number: int, *, used: bool) -> Pose:
        """The middle of a die; one that is spent is pushed aside."""
        x, y = self.dice()[number].centre
        return Pose(x + (12 if number else -12), y - 10, 0.78) if used else Pose(x, y)

    def peg(self, number: int) -> tuple[float, float]:
        """Where a hat hangs on the mantel."""
        return shelf.boxes(self["mantel"], self.pegs, number + 1)[number].centre

    @property
    def pegs(self) -> int:
        """How many must have left for closing time."""
        return CLOSING[sum(name.startswith("plate.") for name in self._boxes)]

    def below_dice(self) -> Box:
        """The row below the dice: both of them as one, and what a chosen one comes to."""
        tray, card = self["tray.dice"], self["tray.card"]
        top = tray.y + tray.h - TILE - 8
        right = tray.x + tray.w - 24
        if card.y + card.h > top and card.x < right:
            right = card.x - 10
        return Box(tray.x + 26, top, right - tray.x - 26, TILE)

    def sum(self) -> Box:
        """The tile below the dice that adds them."""
        return self.below_dice()._replace(w=SUM)

    def events(self, count: int) -> list[Box]:
        """The event cards of a hand; more than three, as before the first turn, are narrower."""
        tray, gap = self["tray.events"], 9.0
        width = min(HAND[0], (tray.w + gap) / max(1, count) - gap)
        return [Box(tray.x + number * (width + gap), tray.y, width, tray.h) for number in range(count)]

    def look(self, *, opened: bool) -> Box:
        """What turns the event cards over: all of them, or a corner of those that lie open."""
        tray = self["tray.events"]
        return Box(tray.x + tray.w - 54, tray.y - 4, 56, 56) if opened else tray

    def kin(self) -> dict[Race, Box]:
        """The faces of the four races beside the deck."""
        tray = self["tray.deck"]
        boxes = (
            Box(tray.x + 138 + column * 78, tray.y + 44 + row * 68, FACE, FACE)
            for row in range(2)
            for column in range(2)
        )
        return dict(zip(map(Race, range(4)), boxes, strict=True))

    def actions(self, hud: Hud, *, large: bool) -> list[Box]:
        """The six buttons of what can be done, beside the ways back; with large letters a mark there needs
        more room."""
        bar, count = self["tray.actions"], len(hud.ways_back)
        right = min((box.x - 14 for box in Strip.boxes(self, count)), default=bar.x + bar.w)
        if hud.marks:
            right = min(right, Strip.mark_box(self, count, large=large).x - 14)
        return bar._replace(w=right - bar.x).row(ACTIONS, 8)

    # The draft

    def draft_board(self) -> Box:
        """The board on which events are put away before the first turn."""
        top, foot = HEAD + 14, self["strip"].y - 22
        width = min(1640.0, self.across - 60)
        return Box((self.across - width) / 2, top, width, foot - top)

    def draft(self, count: int) -> list[Box]:
        """The events to choose from, large."""
        board = self.draft_board()
        room = Box(board.x + DRAFT_ASIDE, board.y + 84, board.w - DRAFT_ASIDE - 34, board.h - 190)
        width = min(LARGE[0], room.h / RATIO, (room.w - 22 * (count - 1)) / max(1, count))
        left = room.centre[0] - (count * width + (count - 1) * 22) / 2
        high = width * RATIO
        return [
            Box(left + number * (width + 22), room.centre[1] - high / 2, width, high)
            for number in range(count)
        ]

    def put_away(self) -> Box:
        """What gets the chosen event out of the way."""
        board = self.draft_board()
        middle = board.x + (board.w + DRAFT_ASIDE - 34) / 2
        return Box(middle - 220, board.y + board.h - 88, 440, 66)

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
