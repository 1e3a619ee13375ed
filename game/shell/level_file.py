"""What Tiled has written, read as if anybody could have written it: nothing endless, too large or too deep.

A level's file, its tilesets and its pictures are opened here and nowhere else, once each. Whatever is beyond
a limit raises `ValueError` with the end of a sentence.
"""

from __future__ import annotations

import zlib
from base64 import b64decode
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

import pygame

from game.services import files
from game.shell.picture_size import picture_size

LONGEST_FILE = 4 << 20
LARGEST_PICTURE = 64 << 20
MOST_PIXELS = 2 * 4096 * 4096
"""In all pictures of a level together."""
MOST_ELEMENTS, DEEPEST = 20_000, 32
MOST_TILES = 300_000
"""In all layers together, and in all tilesets: twice a level in tiles of eight pixels."""
LONGEST_NAME = 80
LONGEST_SIDE = 1 << 16
EITHER_PACKED = 32 + zlib.MAX_WBITS
"""Of what zlib understands: its own way of packing, and that of gzip."""

_LEAST: Mapping[str, Mapping[str, int]] = {
    "map": {"width": 1, "height": 1, "tilewidth": 1, "tileheight": 1},
    "layer": {"width": 1, "height": 1},
    "tileset": {"tilewidth": 1, "tileheight": 1, "spacing": 0, "margin": 0},
    "image": {"width": 1, "height": 1},
}
"""The numbers that decide how much there is to do."""


def read(path: Path) -> Element:
    """The map; tilesets in files of their own are written into it."""
    root = _parsed(path)
    for tileset in [*root.iter("tileset")]:
        if tileset.get("source"):
            _fill_in(tileset, path.parent)
    _check(root)
    return root


def venue(root: Element) -> str:
    """What the map calls itself; empty if it does not."""
    called = root.find("properties/property[@name='venue']")
    return "" if called is None else " ".join((called.get("value") or called.text or "").split())


def _bytes(path: Path, limit: int) -> bytes:
    try:
        return files.read(path, limit)
    except ValueError as error:
        raise ValueError(f"{path.name} is {error}") from error


def _parsed(path: Path) -> Element:
    """The elements of a file. None stand for others, which could stand for others again, and so on."""
    builder, parser, depth, count = TreeBuilder(), expat.ParserCreate(), 0, 0

    def begin(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth, count
        depth, count = depth + 1, count + 1
        _limit("elements inside each other", depth, DEEPEST)
        _limit("elements", count, MOST_ELEMENTS)
        builder.start(tag, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(tag)

    def refuse(*_: object) -> None:
        raise ValueError("it has abbreviations of its own")

    parser.StartElementHandler, parser.EndElementHandler = begin, end
    parser.CharacterDataHandler, parser.EntityDeclHandler = builder.data, refuse
    parser.Parse(_bytes(path, LONGEST_FILE), True)
    return builder.close()


def _fill_in(tileset: Element, folder: Path) -> None:
    """As if it had been written here, its pictures found from here."""
    source, first = tileset.get("source", ""), tileset.get("firstgid", "")
    outer = _parsed(folder / source)
    if outer.get("source"):
        raise ValueError(f"the tileset {Path(source).name} only leads to another one")
    for image in outer.iter("image"):
        image.set("source", str(Path(source).parent / image.get("source", "")))
    tileset.attrib.clear()
    tileset.attrib.update(outer.attrib, firstgid=first)
    tileset[:] = outer[:]


def _check(root: Element) -> None:
    """Names, numbers, and how much there is of everything."""
    _limit("letters in the name of the venue", len(venue(root)), LONGEST_NAME)
    for node in root.iter():
        _limit("letters in a name", len(node.get("name", "")), LONGEST_NAME)
        for name, least in _LEAST.get(node.tag, {}).items():
            _number(node, name, least)
    _limit("tiles in tilesets", sum(map(_cut, root.iter("tileset"))), MOST_TILES)
    _limit("tiles", sum(map(_laid, root.iter("layer"))), MOST_TILES)


def _limit(what: str, count: float, most: int) -> None:
    if count > most:
        raise ValueError(f"it has more than {most} {what}")


def _number(node: Element, name: str, least: int = 0) -> int:
    """What does not stand there counts as nothing, and whoever needs it complains."""
    text = node.get(name)
    if text is None:
        return 0
    number = float(text)
    if not least <= number <= LONGEST_SIDE:
        raise ValueError(f"the {name} of a {node.tag} is {number:g}")
    return int(number)


def _cut(tileset: Element) -> int:
    """How many tiles are cut out of a tileset's picture."""
    image, space = tileset.find("image"), _number(tileset, "spacing")
    if image is None:
        return 0
    across, down = (_number(tileset, name) + space for name in ("tilewidth", "tileheight"))
    return (_number(image, "width") // max(1, across)) * (_number(image, "height") // max(1, down))


def _laid(layer: Element) -> int:
    """How many tiles a layer has room for; there may be fewer, but not more."""
    room, data = _number(layer, "width") * _number(layer, "height"), layer.find("data")
    _limit("tiles", room, MOST_TILES)  # before anything is unpacked
    if data is not None and _count(data, room) > room:
        raise ValueError("a layer has more tiles than room")
    return room


def _count(data: Element, most: int) -> int:
    """How many tiles are written there, as far as there may be any."""
    text = (data.text or "").strip()
    if data.get("encoding") != "base64":
        return text.count(",") + 1
    written = b64decode(text)
    if data.get("compression") in ("zlib", "gzip"):
        unpacking = zlib.decompressobj(EITHER_PACKED)
        written = unpacking.decompress(written, 4 * most + 1)
        if unpacking.unused_data:
            raise ValueError("a layer goes on after its end")
    return -(-len(written) // 4)


class Pictures:
    """Loads the pictures of one level, as long as there is room for them."""

    def __init__(self) -> None:
        self._left = MOST_PIXELS

    def __call__(self, name: str, colourkey: str | None, **words: object) -> Callable[..., Any]:
        """As pytmx wants it: says how to cut a tile out of a picture."""
        data = _bytes(Path(name), LARGEST_PICTURE)
        try:
            width, height = picture_size(data)
        except ValueError as error:
            raise ValueError(f"{Path(name).name} is {error}") from error
        self._left -= width * height
        if self._left < 0:
            raise ValueError("its pictures are too large")
        picture = _picture(data)
        if colourkey:
            picture = picture.convert()
            picture.set_colorkey(pygame.Color(f"#{colourkey}"))
        return partial(_tile, picture)


@lru_cache(maxsize=1)
def _picture(data: bytes) -> pygame.Surface:
    """Remembered: who plays once more, plays at the same place."""
    return pygame.image.load(BytesIO(data))


def _tile(picture: pygame.Surface, rect: Any = None, flags: Any = None) -> pygame.Surface:
    """A part of the picture, turned as it lies there."""
    import pytmx  # takes its time

    tile = picture.subsurface(rect) if rect else picture
    return pytmx.util_pygame.handle_transformation(tile, flags) if flags else tile
