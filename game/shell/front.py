"""A game as it is seen from the street, by those who are not inside yet: a house with a door.

Whoever paints a front knows nothing of the rules behind it: it is there before the game is imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD
from game.shell.paint.type import Face
from game.shell.scenery import Extras, Say
from game.shell.stage import Box

LOT = (688, 1080)
"""What a house has to stand on, in units of its own: as high as the design of the window."""
GROUND = 752
"""Where its wall ends and the pavement begins."""

_NAME = Box(86, 150, 516, 120)
_LIGHT = Box(-214, 236, 800, 800)
"""About a door that stands at the left."""


class Front:
    """A plain one: a name above a lit door, and a board beside it. A game paints its own."""

    promise = ""
    """What it is like to play, in two or three words to be translated."""
    kind = ""
    """What kind of game it is, in a word to be translated."""
    door = Box(56, 412, 260, 446)
    """Whoever chooses it enters; round at its top."""
    sign = Box(356, 792, 290, 128)
    """A dark board on which the house writes what kind of game it is."""

    def __init__(self, name: str = "") -> None:
        """What is written on a plain one."""
        self._name = name

    def paint(self, brush: Brush, say: Say) -> None:
        """All that stands still. The street is there already."""
        brush.picture("furniture/front", Box(-8, -28, 704, 992))
        paint_light(brush, self.door)
        brush.picture("furniture/front_door", Box(40, 396, 292, 484))
        brush.text(self._name, _NAME, 76, GOLD, face=Face.TITLE, align="center")

    def extras(self, say: Say) -> Extras:
        """Those who move in front of it, and whatever is before them or before the light of its door."""
        return Extras()


def paint_light(brush: Brush, door: Box) -> None:
    """What falls from an open door onto the wall and the pavement."""
    brush.picture("furniture/door_light", _LIGHT.moved(door.centre[0] - 186, door.y - 412))


class Address(NamedTuple):
    """Where a game is found on the street, with all that is needed to paint it there."""

    front: Front
    folders: Sequence[Path]
    """Of its pictures."""
    say: Say
    """In its own words."""


def nowhere(key: str) -> Address:
    """Of a game that nobody has drawn or translated."""
    return Address(Front(), (), lambda message: message)
