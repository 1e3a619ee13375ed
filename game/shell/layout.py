"""Layouts made in Tiled: tile layers paint the scenery, objects name the slots. The one reader of pytmx."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.shell.stage import ANCHORS, DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

if TYPE_CHECKING:
    import pytmx

MAP_SCALE = 2
"""Maps are drawn at twice the size of the design, to be sharp on large screens."""


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

    def scenery(self, size: tuple[int, int], *, mirrored: bool = False) -> pygame.Surface:
        """The tile layers, scaled to cover a window whatever its ratio."""
        full = pygame.Surface((DESIGN_WIDTH * MAP_SCALE, DESIGN_HEIGHT * MAP_SCALE))
        for layer in self.tiles.visible_tile_layers:
            for column, row, image in self.tiles.layers[layer].tiles():
                full.blit(image, (column * self.tiles.tilewidth, row * self.tiles.tileheight))
        scale = max(size[0] / full.get_width(), size[1] / full.get_height())
        covered = pygame.transform.smoothscale(
            full, (round(full.get_width() * scale), round(full.get_height() * scale))
        )
        picture = pygame.Surface(size)
        picture.blit(covered, covered.get_rect(center=picture.get_rect().center))
        return pygame.transform.flip(picture, mirrored, False)


def venue_name(path: Path) -> str:
    """What a venue is called; a file that cannot be read is called by its name, and complains when chosen."""
    import pytmx  # takes its time, and the first screen has no map

    try:
        return str(pytmx.TiledMap(str(path), image_loader=_no_pictures).properties.get("venue", path.stem))
    except Exception:  # a torn file can fail anywhere inside the parser
        return path.stem


def _no_pictures(*_: object, **__: object) -> Any:
    return lambda *_: None


def load(path: Path, needed: Iterable[str]) -> Layout:
    """Read a venue that must have the slots needed; raises `BadLayout`."""
    import pytmx

    try:
        tiles = pytmx.load_pygame(str(path))
    except Exception as error:  # a torn file can fail anywhere inside the parser
        raise BadLayout(f"The layout {path.name} cannot be read: {_reason(error)}.") from error
    size = (tiles.width * tiles.tilewidth, tiles.height * tiles.tileheight)
    if size != (DESIGN_WIDTH * MAP_SCALE, DESIGN_HEIGHT * MAP_SCALE):
        raise BadLayout(f"The layout {path.name} is {size[0]} x {size[1]} pixels, and must be 3840 x 2160.")
    slots = {str(each.name): _slot(path, each) for each in tiles.objects}
    for name in needed:
        if name not in slots:
            raise BadLayout(f"The layout {path.name} lacks the slot {name!r}.")
    return Layout(str(tiles.properties.get("venue", path.stem)), str(path), slots, tiles)


def _reason(error: Exception) -> str:
    """Whatever the parser says, as the end of a sentence."""
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__


def _slot(path: Path, thing: Any) -> Slot:
    if thing.type != "slot":
        raise BadLayout(f"In the layout {path.name} the object {thing.name!r} is not of the type 'slot'.")
    anchor = thing.properties.get("anchor")
    if anchor not in ANCHORS:
        raise BadLayout(f"In the layout {path.name} the slot {thing.name!r} has no proper anchor.")
    if not (thing.width > 0 and thing.height > 0):
        raise BadLayout(f"In the layout {path.name} the slot {thing.name!r} has no room.")
    sides = (thing.x, thing.y, thing.width, thing.height)
    return Slot(Box(*(side / MAP_SCALE for side in sides)), anchor)
