"""The taproom behind the menus, and those who drink there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.characters import FIGURE_NAMES
from game.fantasy_pub.show.guests import BUST_BOX, bust, paint_bust
from game.fantasy_pub.show.wording import WORDING
from game.fantasy_pub.telling.cast import CLAN_NAMES, WORN
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import GOLD, LIVERIES, TEXT, Livery, rgb
from game.shell.paint.panorama import paint_blurred, paint_panorama
from game.shell.paint.type import Face
from game.shell.scenery import Say, Scenery, placed
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

_ROOM: Final = "places/ground"
_ROOM_FAR: Final = "places/ground_far"
_FLOOR: Final = 400.0
"""Where the boards of the floor begin."""
_SHADOW: Final = rgb("#1A0710")
_GOBLIN, _DWARF, _ELF, _TROLL = (FIGURE_NAMES.index(name) for name in ("goblin1", "dwarf1", "elf1", "troll"))

# Where things stand, in units of the design.
_DOOR = Box(735, 104, 450, 324)
_HEARTH = Box(30, 130, 396, 330)
_FIRE = Box(72, 229, 312, 264)
_BARRELS = Box(1500, 176, 450, 285)
_KEEPER = Box(1404, 18, 300, 320)
_RESULTS_FOOT = 318.0
"""Where shoulders end on the results: behind the board, however many rows it has."""
_CELEBRATING = ((), ((300, 306),), ((230, 260), (390, 260)), ((222, 236), (416, 226), (318, 290)))
"""So many of the winner's, where, and how wide; the last one stands before the others."""
_FOAM = 46
_HATLESS = 0.26
"""How much of a picture is above most hats."""
_NAME = Box(120, 440, 1160, 170)
_AT_TITLE = ((_TROLL, 2, 196, 420), (_ELF, 3, 470, 400), (_DWARF, 1, 1010, 400), (_GOBLIN, 0, 740, 380))
"""Which figure of which livery, where, and how wide."""


def _whole(stage: Stage) -> Box:
    """The room in the middle of the window."""
    across, down = (stage.width - DESIGN_WIDTH) / 2, (stage.height - DESIGN_HEIGHT) / 2
    return Box(across, down, DESIGN_WIDTH, DESIGN_HEIGHT)


class PubScenery(Scenery):
    """Grounds of wood and candle light."""

    wording = WORDING
    trophies = N_("Went home")
    liveries = {worn: CLAN_NAMES[clan] for worn, clan in WORN.items()}  # noqa: RUF012

    def title(self, brush: Brush, say: Say) -> None:
        """The room, its door, some regulars, and the name of the house."""
        room = placed(Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), brush.stage)
        _paint_room(brush, room)
        foot = room.y + 1000
        for figure, worn, middle, width in _AT_TITLE:
            paint_bust(brush, bust(LIVERIES[worn], figure), room.x + middle, foot, width)
        brush.shade(Box(0, foot - 4, brush.stage.width, brush.stage.height), 255, _SHADOW)
        _outlined(brush, say("Fantasy Pub"), _NAME.moved(room.x, room.y), 150)

    def quiet(self, brush: Brush) -> None:
        """The room out of focus."""
        paint_blurred(brush, _ROOM_FAR)

    def results(self, brush: Brush, *, winners: Sequence[Livery], cheering: Sequence[str]) -> None:
        """The room after closing time: those of the winner who went home celebrate, and the barkeeper is glad
        with them."""
        room = _whole(brush.stage)
        _paint_room(brush, room)
        brush.shade(brush.stage.box, 130, _SHADOW)
        if winners:
            _paint_foam(brush, room)
        if len(winners) == 1 and not brush.type.folded:  # else the heading needs all the room there is
            brush.picture("things/barkeeper_glad", _KEEPER.moved(room.x, room.y))
            stand = _CELEBRATING[min(len(cheering), len(_CELEBRATING) - 1)]
            for name, (middle, width) in zip(cheering, stand, strict=False):
                paint_bust(brush, name, room.x + middle, room.y + _RESULTS_FOOT, width)

    def portrait(self, number: int, livery: Livery | None = None) -> Picture | None:
        """One of the clan that a person plays."""
        figure = (_DWARF, _GOBLIN, _TROLL, _ELF)[number % 4]
        return partial(_paint_portrait, bust(livery or LIVERIES[number % len(LIVERIES)], figure))


def _paint_portrait(name: str, brush: Brush, box: Box) -> None:
    width = box.w * 1.4
    height = width * BUST_BOX.h / BUST_BOX.w
    brush.picture(name, Box(box.centre[0] - width / 2, box.y - height * _HATLESS, width, height))


def _paint_room(brush: Brush, room: Box) -> None:
    """Wall and floor to whatever edge the window has, the door, and what warms guests."""
    paint_panorama(brush, _ROOM, room, _FLOOR)
    pictures = {"hearth": _HEARTH, "fire_1": _FIRE, "barrels": _BARRELS, "door": _DOOR}
    for name, box in pictures.items():
        brush.picture(f"places/{name}", box.moved(room.x, room.y))


def _paint_foam(brush: Brush, room: Box) -> None:
    """Bubbles on both sides of the heading; the same every time."""
    chance = random.Random(8)
    for _ in range(_FOAM):
        side = chance.choice((-1, 1))
        across, down = 960 + side * chance.uniform(300, 470), chance.uniform(8, 150)
        size = chance.uniform(7, 24)
        bubble = Box(room.x + across, room.y + down, size, size)
        brush.panel(bubble, TEXT, radius=size / 2, border=rgb("#8A5228"), width=2, alpha=215)


def _outlined(brush: Brush, text: str, box: Box, size: float) -> None:
    """Large letters with a dark edge."""
    for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 10), (5, 8), (-5, 8)):
        brush.text(text, box.moved(dx, dy), size, _SHADOW, face=Face.TITLE, align="center")
    brush.text(text, box, size, GOLD, face=Face.TITLE, align="center")
