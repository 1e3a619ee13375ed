"""The garden as a layout: the same file that Tiled would write, made from a table of slots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.shell.layout import FULL_SIZE, MAP_SCALE
from game.shell.stage import Box
from game.shell.table import slots
from tests.contract.toy.garden import BEDS, DICE
from tests.contract.toy.rules import PLAYERS, Deed

VENUE: Final = "back_garden"
NAME: Final = "Back garden"
BASKET, AWAY, FAVOURITES = "basket", "away", "favourites"

_PLATES: Final = Box(24, 14, 1500, 84)
_SLOTS: Final = {
    slots.BUTTONS: (Box(1556, 22, 340, 68), "topright"),
    slots.INFO: (Box(324, 108, 1196, 182), "top"),
    slots.RECAP: (Box(1552, 108, 344, 182), "topright"),
    slots.STRIP: (Box(40, 706, 1840, 62), "bottom"),
    BASKET: (Box(24, 788, 376, 270), "bottomleft"),
    AWAY: (Box(1520, 788, 376, 270), "bottomright"),
    FAVOURITES: (Box(1180, 788, 316, 270), "bottom"),
    **{
        f"bed.{number}": (box, "center")
        for number, box in enumerate(Box(324, 330, 1196, 350).row(BEDS, 20), start=1)
    },
    **{f"die.{number}": (box, "bottom") for number, box in enumerate(Box(424, 838, 330, 155).row(DICE, 20))},
    **{
        deed.value: (box, "bottom")
        for deed, box in zip(
            (Deed.NUDGE, Deed.SHAKE, Deed.HOME), Box(784, 788, 370, 270).column(3, 15), strict=True
        )
    },
}
NEEDED: Final = tuple(_SLOTS)


def needed(seats: int) -> tuple[str, ...]:
    """The slots that a layout of the garden must have."""
    return (*NEEDED, *slots.needed(seats))


def write(folder: Path) -> Path:
    """Layouts for every number of gardeners; says where."""
    folder.mkdir(parents=True, exist_ok=True)
    for seats in PLAYERS:
        plates = {f"plate.{seat}": (box, "topleft") for seat, box in enumerate(_PLATES.row(seats, 12))}
        (folder / f"{VENUE}_{seats}.tmx").write_text(_spelled({**_SLOTS, **plates}))
    return folder


def _spelled(placed: dict[str, tuple[Box, str]]) -> str:
    width, height = FULL_SIZE
    objects = "".join(
        f'<object id="{number}" name="{name}" type="slot" '
        f'x="{box.x * MAP_SCALE}" y="{box.y * MAP_SCALE}" '
        f'width="{box.w * MAP_SCALE}" height="{box.h * MAP_SCALE}">'
        f'<properties><property name="anchor" value="{anchor}"/></properties></object>'
        for number, (name, (box, anchor)) in enumerate(placed.items(), start=1)
    )
    return (
        f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="1" height="1" '
        f'tilewidth="{width}" tileheight="{height}" infinite="0">'
        f'<properties><property name="venue" value="{NAME}"/></properties>'
        f'<objectgroup id="1" name="slots">{objects}</objectgroup></map>'
    )
