"""Which slots a venue of the pub must have, and which picture stands in one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.state import TABLES
from game.shell.table import slots

OUR_VENUES: Final = (N_("Old tavern"), N_("Mountain hut"))
PANELS: Final = tuple(f"tray.{part}" for part in ("actions", "deck", "dice", "card", "events"))
"""Besides those of the house. What can be done lies where the strip is: only one of the two is shown."""
ROOM: Final = ("mantel", "reserve", "hearth.fire", "rug.way", "door.step", "door.row")
OF_A_TABLE: Final = ("row", "crowd", "number", "coins", "barkeeper")
FURNITURE: Final = ("door", "hearth", "rug")
"""Of these there are several: `door` is the picture of that name, `door.snow` is `door_snow`."""


def needed(seats: int) -> tuple[str, ...]:
    """The slots a layout must have; and one of each kind of furniture."""
    tables = (
        name
        for table in TABLES
        for name in (f"table.{table}", *(f"table.{table}.{part}" for part in OF_A_TABLE))
    )
    return (*PANELS, *ROOM, *tables, *slots.needed(seats))


def furniture(named: Iterable[str]) -> dict[str, str]:
    """By kind of furniture the slot it has in this venue, if it has one."""
    there = [name for name in named if name not in ROOM]
    return {kind: name for kind in FURNITURE for name in there if name.partition(".")[0] == kind}


def picture(slot: str) -> str:
    """What the picture in a slot for furniture is called."""
    return slot.replace(".", "_")
