"""Where the panels of the house are: slots of a layout, by name. A game has more of them for its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.rules import Seat
from game.shell.stage import DESIGN_WIDTH, Box, Stage

BUTTONS, INFO, RECAP, STRIP = "buttons", "info", "recap", "strip"
PANELS: Final = (BUTTONS, INFO, RECAP, STRIP)


def needed(seats: int) -> tuple[str, ...]:
    """The slots that a layout of any game must have for so many players."""
    return (*PANELS, *(f"plate.{seat}" for seat in range(seats)))


class Slots:
    """The slots of a layout in a window of a certain size."""

    def __init__(self, boxes: Mapping[str, Box], stage: Stage) -> None:
        self._boxes, self._stage = boxes, stage

    def __getitem__(self, name: str) -> Box:
        return self._boxes[name]

    def plate(self, seat: Seat) -> Box:
        """A player's plate."""
        return self[f"plate.{seat}"]

    def outer(self, box: Box, width: float) -> Box:
        """The part of a box towards the nearer edge of the window."""
        on_the_left = box.centre[0] < self._stage.width / 2
        return box._replace(x=box.x if on_the_left else box.x + box.w - width, w=width)

    def along(self, name: str) -> Box:
        """A slot from edge to edge, as far from them as in the design, however wide the window is."""
        box = self[name]
        beside = max(0.0, box.x - (self._stage.width - DESIGN_WIDTH) / 2)
        return box._replace(x=beside, w=self._stage.width - 2 * beside)

    def below(self, name: str) -> float:
        """How far down there is nothing below a slot."""
        box = self[name]
        return box.y + box.h

    @property
    def clear(self) -> Sequence[Box]:
        """What no message over the table may cover, such as the numbers of its places."""
        return ()

    @property
    def reach(self) -> float:
        """How far what is told above the board may go below its slot where it has to."""
        return 0.0

    over: frozenset[str] = frozenset()
    """The panels of the house that lie over the pieces; the others lie below them."""

    def strength(self, name: str) -> float:
        """How much of the panel at a slot can be seen, up to 1."""
        return 1.0
