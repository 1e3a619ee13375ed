"""Write the venues of the pub as Tiled maps: what is where, in design units, for two, three and four seats.

The scenery of a map is wall and floor alone; door, hearth, rug, tables and chest are pieces that are put
into slots, so that they stay together whatever the shape of the window, and can be moved in Tiled. The box of
such a slot is the whole picture of its piece; ``door.snow`` asks for the picture ``door_snow``.
"""

from __future__ import annotations

from functools import partial

from build_scripts.art import png
from build_scripts.art.levels import Slot, Venue, write
from build_scripts.art.pub import keeper, pieces, places, rugs

HORIZON = 272
"""Where the floor begins."""
MIDDLE = 960
LEVELS = png.LEVELS.parent / "fantasy_pub"
VENUES = {"tavern": Venue("Old tavern", HORIZON), "snowed_in": Venue("Mountain hut", HORIZON)}
DRESSED = {"snowed_in": {"door": "door.snow", "rug": "rug.pine"}}
"""Pieces of which a venue has its own picture."""

LEFT_TABLES = {6: (480, 312), 5: (312, 498), 4: (656, 664)}
"""The middle of a table's top; those on the right are their mirror image."""
OPPOSITE = {1: 6, 2: 5, 3: 4}
CROWDS = {6: 18, 5: 24, 4: 46}
"""How far below the middle of the table the plates of the first of two rows end."""
NUMBERS = {6: (128, 58), 5: (0, 70), 4: (0, 72)}
COINS = {6: (86, 46), 5: (-56, 66), 4: (-56, 70)}
"""Number and coins, from the middle of the table: wherever nobody at the next table is before them."""
KEEPERS = {6: (702, 306), 5: (86, 482), 4: (376, 704)}
"""Where the barkeeper's feet are: behind the table, or beside it and behind who sits there."""
KEEPER_SCALE = 0.8
ROW, CROWD, DOOR_ROW = (532, 194), (400, 221), (416, 136)
NUMBER, COIN = 44, 48


def around(name: str, x: float, y: float, box: tuple[float, float, float, float], scale: float = 1) -> Slot:
    """A slot for a piece whose origin is at a point of the room."""
    left, top, w, h = (side * scale for side in box)
    return Slot(name, round(x + left), round(y + top), round(w), round(h), "center")


def beneath(name: str, x: float, bottom: float, size: tuple[int, int]) -> Slot:
    """A slot for those whose plates end at a certain height."""
    return Slot(name, round(x - size[0] / 2), round(bottom - size[1]), *size, "center")


def square(name: str, x: float, y: float, side: int) -> Slot:
    return Slot(name, round(x - side / 2), round(y - side / 2), side, side, "center")


def table(number: int) -> list[Slot]:
    """A table on the left with all that belongs to it."""
    x, y = LEFT_TABLES[number]
    (across, down), (coin_across, coin_down) = NUMBERS[number], COINS[number]
    return [
        around(f"table.{number}", x, y, places.TABLE),
        beneath(f"table.{number}.row", x, y + 12, ROW),
        beneath(f"table.{number}.crowd", x, y + CROWDS[number], CROWD),
        square(f"table.{number}.number", x + across, y + down, NUMBER),
        square(f"table.{number}.coins", x + coin_across, y + coin_down, COIN),
        around(f"table.{number}.barkeeper", *KEEPERS[number], keeper.BOX, KEEPER_SCALE),
    ]


def opposite(slot: Slot, number: int) -> Slot:
    """The same on the other side of the room, for another table."""
    name = ".".join(("table", str(number), *slot.name.split(".")[2:]))
    return slot._replace(name=name, x=2 * MIDDLE - slot.x - slot.w)


def tables() -> list[Slot]:
    left = [slot for number in LEFT_TABLES for slot in table(number)]
    right = [opposite(slot, number) for number, like in OPPOSITE.items() for slot in table(like)]
    return right + left


ROOM = [
    around("door", MIDDLE, HORIZON, places.DOOR),
    around("door.step", MIDDLE, 292, places.STEP),
    beneath("door.row", MIDDLE, 312, DOOR_ROW),
    around("hearth", 132, 404, places.HEARTH)._replace(anchor="left"),
    around("hearth.fire", 132, 398, places.FIRE)._replace(anchor="left"),
    around("rug", *rugs.MIDDLE, rugs.BOX),
    Slot("rug.way", *rugs.PATH, "center"),
    *tables(),
    around("reserve", MIDDLE, 754, pieces.CHEST, 0.65),
]
PANELS = [
    Slot("buttons", 1556, 22, 340, 68, "topright"),
    Slot("info", 644, 345, 632, 171, "center"),
    Slot("strip", 24, 776, 1872, 64, "bottom"),
    Slot("tray.actions", 24, 776, 1872, 64, "bottom"),
    Slot("tray.deck", 24, 858, 296, 214, "bottomleft"),
    Slot("tray.dice", 334, 858, 470, 222, "bottomleft"),
    Slot("tray.card", 680, 868, 110, 150, "bottomleft"),
    Slot("tray.events", 818, 857, 642, 221, "bottom"),
    Slot("recap", 1470, 858, 426, 214, "bottomright"),
]
MANTELS = {2: (796, 14, 420, 84), 3: (1158, 14, 386, 84), 4: (24, 134, 204, 112)}
"""The hats of those gone home: beside the plates, or above the hearth where plates leave no room."""


def slots(venue: str, seats: int) -> list[Slot]:
    plates = [Slot(f"plate.{seat}", 24 + 378 * seat, 14, 366, 84, "topleft") for seat in range(seats)]
    own = DRESSED.get(venue, {})
    room = [slot._replace(name=own.get(slot.name, slot.name)) for slot in ROOM]
    return [*plates, *PANELS, Slot("mantel", *MANTELS[seats], "topleft"), *room]


def write_levels() -> None:
    for name, venue in VENUES.items():
        write(LEVELS, {name: venue}, partial(slots, name))
