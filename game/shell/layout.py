"""Layouts made in Tiled: tile layers paint the scenery, objects name the slots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element

import pygame

from game.services import files
from game.shell import level_file
from game.shell.stage import ANCHORS, DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

if TYPE_CHECKING:
    import pytmx

MAP_SCALE = 2
"""Maps are drawn at twice the size of the design, to be sharp on large screens."""
FULL_SIZE = DESIGN_WIDTH * MAP_SCALE, DESIGN_HEIGHT * MAP_SCALE
MOST_PAINTED = 40 * FULL_SIZE[0] * FULL_SIZE[1]
"""Pixels; tiles may be larger than the places they lie on."""
LEAST_SLOT = 48
"""Pixels of a map; nothing can be painted into much less."""
LONGEST_REASON = 200
DESIGN = Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT)


class BadLayout(Exception):
    """A layout file that cannot be used; says which, and why, in one sentence."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A named place of the layout."""

    box: Box
    anchor: str


@dataclass(frozen=True)
class Layout:
    """A venue."""

    name: str
    source: str
    """The file it was read from."""
    slots: Mapping[str, Slot]
    tiles: pytmx.TiledMap

    def placed(self, stage: Stage, *, mirrored: bool = False) -> dict[str, Box]:
        """Where every slot is in this window; mirrored, what was on the left is on the right."""
        boxes = {name: stage.anchored(slot.box, slot.anchor) for name, slot in self.slots.items()}
        return {name: stage.mirrored(box) for name, box in boxes.items()} if mirrored else boxes

    def whole(self) -> pygame.Surface:
        """The tile layers as they were drawn."""
        whole = pygame.Surface(FULL_SIZE)
        for column, row, image in _painted(self.tiles):
            whole.blit(image, (column * self.tiles.tilewidth, row * self.tiles.tileheight))
        return whole

    def scenery(
        self, size: tuple[int, int], *, mirrored: bool = False, whole: pygame.Surface | None = None
    ) -> pygame.Surface:
        """The whole, scaled to cover a window whatever its ratio; copied no more often than it has to be."""
        picture = whole or self.whole()
        scale = max(size[0] / FULL_SIZE[0], size[1] / FULL_SIZE[1])
        if scale != 1:
            covering = (round(FULL_SIZE[0] * scale), round(FULL_SIZE[1] * scale))
            picture = pygame.transform.smoothscale(picture, covering)
        if picture.get_size() != size:
            covered, picture = picture, pygame.Surface(size)
            picture.blit(covered, covered.get_rect(center=picture.get_rect().center))
        return pygame.transform.flip(picture, True, False) if mirrored else picture


def venue_name(path: Path) -> str:
    """What a venue is called; a file that cannot be read is called by its name, and complains when chosen."""
    try:
        return level_file.venue(level_file.read(path)) or path.stem
    except Exception:  # a torn file can fail anywhere inside the parser
        return path.stem


def venues(folders: Iterable[Path], seats: int) -> dict[str, Path]:
    """The levels for so many players, by key; of two with the same key, that of the later folder."""
    ending = f"_{seats}.tmx"
    found = (path for folder in folders for path in files.listed(folder, f"*{ending}"))
    return {path.name.removesuffix(ending): path for path in found}


def load(path: Path, needed: Iterable[str]) -> Layout:
    """Read a venue that must have the slots needed; raises `BadLayout`."""
    try:
        root = level_file.read(path)
        tiles = _built(root, path)
    except Exception as error:  # a torn file can fail anywhere inside the parser
        raise BadLayout(f"The layout {path.name} cannot be read: {_reason(error)}.") from error
    size = (tiles.width * tiles.tilewidth, tiles.height * tiles.tileheight)
    if size != FULL_SIZE:
        raise BadLayout(f"The layout {path.name} is {size[0]} x {size[1]} pixels, and must be 3840 x 2160.")
    slots = {str(each.name): _slot(path, each) for each in tiles.objects}
    for name in needed:
        if name not in slots:
            raise BadLayout(f"The layout {path.name} lacks the slot {name!r}.")
    return Layout(level_file.venue(root) or path.stem, str(path), slots, tiles)


def _built(root: Element, path: Path) -> pytmx.TiledMap:
    """The map with its pictures. Everything that is painted is there, and is painted in no time."""
    import pytmx  # takes its time, and the first screen has no map

    tiles = pytmx.TiledMap(image_loader=level_file.Pictures())
    tiles.filename = str(path)  # pictures are found from there
    tiles.parse_xml(root)
    painted = [image for _, _, image in _painted(tiles)]
    if not all(isinstance(image, pygame.Surface) for image in painted):
        raise ValueError("it has a tile that is in none of its tilesets")
    if sum(image.get_width() * image.get_height() for image in painted) > MOST_PAINTED:
        raise ValueError("its tiles lie too thickly upon each other")
    return tiles


def _painted(tiles: pytmx.TiledMap) -> Iterator[tuple[int, int, Any]]:
    """Column, row and picture of everything there is to see, from the lowest up."""
    for layer in tiles.visible_tile_layers:
        yield from tiles.layers[layer].tiles()


def _reason(error: Exception) -> str:
    """Whatever the parser says, as the end of a sentence."""
    told = " ".join(str(error).split())
    return told[:LONGEST_REASON].rstrip(".") or type(error).__name__


def _slot(path: Path, thing: Any) -> Slot:
    if thing.type != "slot":
        raise BadLayout(f"In the layout {path.name} the object {thing.name!r} is not of the type 'slot'.")
    anchor = thing.properties.get("anchor")
    if anchor not in ANCHORS:
        raise BadLayout(f"In the layout {path.name} the slot {thing.name!r} has no proper anchor.")
    if not (thing.width >= LEAST_SLOT and thing.height >= LEAST_SLOT):
        raise BadLayout(
            f"In the layout {path.name} the slot {thing.name!r} is too small: "
            f"it needs {LEAST_SLOT} x {LEAST_SLOT} pixels or more."
        )
    box = Box(*(side / MAP_SCALE for side in (thing.x, thing.y, thing.width, thing.height)))
    if not (box.w <= DESIGN.w and box.h <= DESIGN.h and DESIGN.holds(box.centre)):
        raise BadLayout(f"In the layout {path.name} the slot {thing.name!r} lies outside the map.")
    return Slot(box, anchor)
