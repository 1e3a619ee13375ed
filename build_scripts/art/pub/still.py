"""Stills of the maps of the pub: `python -m build_scripts.art.pub.still FOLDER [SIZE ...] [--full]`.

Scenery, furniture and guests as the table puts them together, with plain boxes for the panels: to look at a
map beside its design, before and after somebody has moved a slot. `--full` fills it up to the last place.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from build_scripts.art import png
from build_scripts.art.palette import OWNERS
from build_scripts.art.pub import cast, tokens, venues
from game.fantasy_pub.rules.characters import CLAN, CLANS, FIGURE, FIGURE_NAMES, OWNER, RACE, RACES
from game.fantasy_pub.rules.state import DOOR, TABLES, Line
from game.fantasy_pub.show import seating
from game.fantasy_pub.show.rooms import PANELS, furniture, needed, picture
from game.shell import layout
from game.shell.stage import Box, Stage

PUB = png.ASSETS / "fantasy_pub"
BUSY: dict[int, Line] = {
    DOOR: (CLAN[2][6], CLAN[0][2]),
    1: (CLAN[3][0], CLAN[0][3], CLAN[2][4], CLAN[1][6]),
    2: (CLAN[2][0],),
    4: (CLAN[3][2], CLAN[1][3]),
    5: (CLAN[1][4], CLAN[0][5], CLAN[3][5]),
    6: (CLAN[1][0], CLAN[3][6]),
}
FULL: dict[int, Line] = {
    DOOR: tuple(clan[6] for clan in CLAN),
    1: (CLAN[0][0], CLAN[1][2], CLAN[2][4]),
    6: (CLAN[1][0], CLAN[2][2], CLAN[3][4]),
    5: tuple(clan[figure] for figure in (0, 1) for clan in CLAN),
    4: tuple(clan[2] for clan in CLAN),
    3: tuple(clan[5] for clan in CLAN),
    2: tuple(clan[figure] for figure in (2, 3) for clan in CLAN),
}


class Painter:
    """Puts pictures of the pub on a surface of a certain size."""

    def __init__(self, size: tuple[int, int], boxes: Mapping[str, Box]) -> None:
        self.stage, self.boxes = Stage(size), boxes
        self.surface = pygame.Surface(size)

    def put(self, picture: pygame.Surface, box: Box, *, flip: bool = False) -> None:
        area = self.stage.pixels(box)
        small = pygame.transform.smoothscale(picture, area.size)
        self.surface.blit(pygame.transform.flip(small, flip, False), area)

    def piece(self, folder: str, name: str, box: Box, *, flip: bool = False) -> None:
        self.put(load(PUB / folder / f"{name}.png"), box, flip=flip)

    def slot(self, name: str, folder: str = "places", picture_name: str | None = None) -> None:
        self.piece(folder, picture_name or picture(name), self.boxes[name])

    def panel(self, box: Box, colour: str, radius: int = 14, alpha: int = 235) -> None:
        area = self.stage.pixels(box)
        flat = pygame.Surface(area.size, pygame.SRCALPHA)
        pygame.draw.rect(flat, (*pygame.Color(colour)[:3], alpha), flat.get_rect(), border_radius=radius)
        pygame.draw.rect(flat, "#5A4468", flat.get_rect(), 2, border_radius=radius)
        self.surface.blit(flat, area)


def load(file: Path) -> pygame.Surface:
    return pygame.image.load(file).convert_alpha()


def guest(who: int) -> pygame.Surface:
    """A token in full size, put together as `tokens` says."""
    clan, figure, owner = CLANS[OWNER[who]], FIGURE_NAMES[FIGURE[who]], list(OWNERS)[OWNER[who]]
    scale = tokens.SCALE
    whole = load(PUB / "tokens" / f"stand_{owner}.png")
    bust = load(PUB / "characters" / f"{clan}_{figure}.png")
    side = tokens.BUST * scale
    bust = pygame.transform.smoothscale(bust, (round(cast.BOX[2] * side), round(cast.BOX[3] * side)))
    layer = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    top = tokens.ARCH[1] + tokens.TOPS[RACES[RACE[who]]] + 6
    corner = (
        -60 + cast.BOX[0] * tokens.BUST - tokens.BOX[0],
        top + cast.BOX[1] * tokens.BUST - tokens.BOX[1],
    )
    layer.blit(bust, (round(corner[0] * scale), round(corner[1] * scale)))
    layer.blit(load(PUB / "tokens" / "mask.png"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(layer, (0, 0))
    whole.blit(load(PUB / "tokens" / f"rim_{owner}.png"), (0, 0))
    return whole


def paint_plate(painter: Painter, who: int, place: seating.Place) -> None:
    owner = OWNERS[list(OWNERS)[OWNER[who]]]
    painter.panel(place.plate, owner.mid, 40, 255)
    painter.panel(place.plate.inset(3.4 * place.scale), "#14101C", 40, 255)
    for number in range(5):
        part = Box(-3 + 16 * number, -24, 26, 26)
        painter.piece("things", "mug" if number < 2 else "mug_free", place.about(part, place.plate_scale))
    painter.piece("things", "coin", place.about(Box(-68, -25, 30, 30), place.plate_scale))


def still(level: Path, size: tuple[int, int], guests: Mapping[int, Line]) -> pygame.Surface:
    seats = int(level.stem[-1])
    venue = layout.load(level, needed(seats))
    painter = Painter(size, venue.placed(Stage(size)))
    painter.surface.blit(venue.scenery(size), (0, 0))
    boxes = painter.boxes
    own = furniture(boxes)
    for name in ("rug", "hearth", "door"):
        painter.slot(own[name])
    painter.slot("hearth.fire", picture_name="fire_1")
    painter.slot("door.step", picture_name="door_step")
    at = {space: seating.places(boxes, space, len(guests.get(space, ()))) for space in (DOOR, *TABLES)}
    keeper = boxes["table.5.barkeeper"] if len(guests) < 7 else boxes["table.4.barkeeper"]
    for space in seating.depth(boxes):
        if space != DOOR:
            if boxes[f"table.{space}.barkeeper"] == keeper:
                painter.piece(
                    "things", "barkeeper", keeper, flip=not seating.faces_right(keeper, painter.stage.width)
                )
            painter.slot(f"table.{space}", picture_name="table")
            if not guests.get(space):
                x, y = boxes[f"table.{space}"].centre
                painter.piece("things", "candle_0", Box(x + 38, y - 100, 50, 84))
            painter.slot(f"table.{space}.coins", "things", "coins_2")
        for who, place in zip(seating.in_order(guests.get(space, ())), at[space], strict=True):
            painter.put(guest(who), place.about(Box(*tokens.BOX)))
    painter.slot("reserve", "things", "chest")
    for space, places in at.items():
        for who, place in zip(seating.in_order(guests.get(space, ())), places, strict=True):
            paint_plate(painter, who, place)
    for table in TABLES:
        painter.panel(boxes[f"table.{table}.number"], "#FFF1CC", 40, 255)
    painter.panel(Box(0, 0, painter.stage.width, 104), "#120A14", 0, 205)
    for name in (*PANELS, "mantel", "buttons", "recap", *(f"plate.{seat}" for seat in range(seats))):
        painter.panel(boxes[name], "#1E1426")
    if guests is FULL:
        painter.panel(boxes["info"], "#171130")
    return painter.surface


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("sizes", nargs="*", default=["1920x1080"])
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--only", default="*", help="which maps, as a pattern")
    arguments = parser.parse_args()
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for level in sorted(venues.LEVELS.glob(f"{arguments.only}.tmx")):
        guests = FULL if arguments.full else BUSY
        mine = {
            space: tuple(who for who in line if OWNER[who] < int(level.stem[-1]))
            for space, line in guests.items()
        }
        for size in arguments.sizes:
            width, height = map(int, size.split("x"))
            done = still(level, (width, height), guests if level.stem[-1] == "4" else mine)
            full = "_full" if arguments.full else ""
            pygame.image.save(done, arguments.folder / f"room_{level.stem}_{size}{full}.png")


if __name__ == "__main__":
    main()
