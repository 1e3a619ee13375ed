"""Write the venues as Tiled maps: scenery tiles plus the places of everything on the table.

``python -m build_scripts.art.levels`` writes ``levels/beasty_bar/<venue>_<seats>.tmx``. The maps may be
changed in Tiled afterwards; this only makes them anew.
"""

import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from build_scripts.art import png, street

TILE = 240
COLUMNS, ROWS = 16, 9
SCALE = 2
"""Map pixels in a design unit."""

PLACES = 5
SEATS = (2, 3, 4)


class Venue(NamedTuple):
    """A place to play at: what it is called and where its floor begins (design units)."""

    title: str
    horizon: int


class Slot(NamedTuple):
    """Where something stands, in design units, and what it keeps to when the window changes its shape."""

    name: str
    x: int
    y: int
    w: int
    h: int
    anchor: str


VENUES = {"night_street": Venue("Night street", street.HORIZON), "rooftop": Venue("Rooftop", street.HORIZON)}

PLATES = {2: (744, 756), 3: (494, 506), 4: (366, 378)}
"""Width and pitch of the name plates by number of seats."""

QUEUE = [Slot(f"queue.{i}", 440 + 240 * i - 107, 326, 214, 300, "center") for i in range(PLACES)]
TABLE = [
    Slot("buttons", 1556, 22, 340, 68, "topright"),
    Slot("info", 324, 108, 1196, 182, "top"),
    Slot("recap", 1552, 108, 344, 182, "topright"),
    Slot("gate", 46, 112, 232, 570, "left"),
    *QUEUE,
    Slot("rope", 320, 632, 1200, 70, "center"),
    Slot("carpet", 10, 600, 1570, 104, "center"),
    Slot("exit", 1578, 322, 292, 378, "right"),
    Slot("strip", 40, 706, 1840, 62, "bottom"),
    Slot("bar", 24, 778, 376, 302, "bottomleft"),
    Slot("hand", 424, 778, 1072, 302, "bottom"),
    Slot("thats_it", 1520, 778, 376, 302, "bottomright"),
]


def slots(seats: int) -> list[Slot]:
    width, pitch = PLATES[seats]
    plates = [Slot(f"plate.{seat}", 24 + pitch * seat, 14, width, 84, "topleft") for seat in range(seats)]
    return plates + TABLE


def properties(parent: ET.Element, **values: str | int) -> None:
    box = ET.SubElement(parent, "properties")
    for name, value in values.items():
        kind = {"type": "int"} if isinstance(value, int) else {}
        ET.SubElement(box, "property", {"name": name, **kind, "value": str(value)})


def tileset(parent: ET.Element, name: str) -> None:
    size = {"tilewidth": TILE, "tileheight": TILE, "tilecount": COLUMNS * ROWS, "columns": COLUMNS}
    tiles = ET.SubElement(parent, "tileset", {"firstgid": "1", "name": name, **texts(size)})
    picture = {"width": COLUMNS * TILE, "height": ROWS * TILE}
    ET.SubElement(tiles, "image", {"source": f"{name}.png", **texts(picture)})


def texts(values: dict[str, int]) -> dict[str, str]:
    return {name: str(value) for name, value in values.items()}


def tile_layer(parent: ET.Element) -> None:
    layer = ET.SubElement(
        parent, "layer", {"id": "1", "name": "scenery", **texts({"width": COLUMNS, "height": ROWS})}
    )
    rows = [",".join(str(row * COLUMNS + column + 1) for column in range(COLUMNS)) for row in range(ROWS)]
    ET.SubElement(layer, "data", {"encoding": "csv"}).text = "\n" + ",\n".join(rows) + "\n"


def object_layer(parent: ET.Element, named: Sequence[Slot]) -> None:
    """Write the slots; their kind is ``type=``, since pytmx does not understand Tiled 1.9's ``class=``."""
    layer = ET.SubElement(parent, "objectgroup", {"id": "2", "name": "slots"})
    for number, slot in enumerate(named, 1):
        place = {
            name: value * SCALE for name, value in zip(("x", "y", "width", "height"), slot[1:5], strict=True)
        }
        names = {"id": str(number), "name": slot.name, "type": "slot"}
        properties(ET.SubElement(layer, "object", {**names, **texts(place)}), anchor=slot.anchor)


def level(name: str, venue: Venue, seats: int, named: Sequence[Slot]) -> ET.Element:
    """A map for so many seats, with its slots, of a venue whose picture has the same name."""
    size = {"width": COLUMNS, "height": ROWS, "tilewidth": TILE, "tileheight": TILE, "infinite": 0}
    ids = {"nextlayerid": 3, "nextobjectid": len(named) + 1}
    kind = {
        "version": "1.10",
        "tiledversion": "1.10.2",
        "orientation": "orthogonal",
        "renderorder": "right-down",
    }
    root = ET.Element("map", {**kind, **texts(size), **texts(ids)})
    properties(root, horizon=venue.horizon * SCALE, scale=SCALE, seats=seats, venue=venue.title)
    tileset(root, name)
    tile_layer(root)
    object_layer(root, named)
    ET.indent(root, " ")
    return root


def write(folder: Path, venues: Mapping[str, Venue], slots: Callable[[int], list[Slot]]) -> None:
    """The maps of a game, for every number of seats."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, venue in venues.items():
        for seats in SEATS:
            tree = ET.ElementTree(level(name, venue, seats, slots(seats)))
            tree.write(folder / f"{name}_{seats}.tmx", encoding="UTF-8", xml_declaration=True)


def write_levels() -> None:
    write(png.LEVELS, VENUES, slots)


if __name__ == "__main__":
    write_levels()
