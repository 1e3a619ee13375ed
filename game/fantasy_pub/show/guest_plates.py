"""The plate before a guest: whose it is, which of the two of its race, its coins, and what it has drunk."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.fantasy_pub.rules.characters import FIGURE, FIGURE_NAMES, OWNER, Character
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.state import MOST_BEERS
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.places import Pose
from game.fantasy_pub.show.seating import BADGES, PLATE
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, COLD_TEXT, GOLD, INK, LEAVES, PAGE, TEXT, Colour, Dress, Livery
from game.shell.paint.type import Face
from game.shell.stage import Box

ROOM: Final = Box(PLATE.x - 10, PLATE.y - 18, PLATE.w + 14, PLATE.h + 22)
"""All a plate paints on: the badge breaks out of it on its left."""
_BADGE: Final = Box(BADGES, -40, 34, 34)
_COIN: Final = Box(-70, -32, 42, 42)
_NUMBER: Final = Box(-37, -29, 30, 36)
_MUG: Final = Box(-16, -29, 37, 37)
MUGS_APART: Final = 14.0
_SLOT: Final = Box(11.4, -17, 8.6, 18)
_SLOTS_APART: Final = 13.4
"""Places for beers stand behind the last mug, clear of its handle."""
PURSE, FIRST_MUG = _COIN.centre, _MUG.centre
"""Where things land that come flying."""
_MARK: Final = Box(48, -43, 26, 21)
_COINS_CHANGE, _BEERS_CHANGE = Box(-45, -48, 40, 23), Box(2, -48, 40, 23)
"""Above a number that would change: by how much."""
_DIGITS: Final = 25.0
_READABLE: Final = 19.6
"""Digits never become smaller than that, however small the plate is."""
_SMALL: Final = 16.0
_SECOND: Final = {"1": 1, "2": 2}


class Change(NamedTuple):
    """What a plate had before: numbers that differ now are marked. `ghost`: it is not there yet."""

    before: Holding | None = None
    ghost: bool = False


AS_IT_IS: Final = Change()


class _Unit:
    """Places parts of a plate in full size in the box of one that is drawn."""

    def __init__(self, box: Box) -> None:
        self.share = box.w / ROOM.w
        self._box = box

    def __call__(self, part: Box) -> Box:
        return Box(
            self._box.x + (part.x - ROOM.x) * self.share,
            self._box.y + (part.y - ROOM.y) * self.share,
            part.w * self.share,
            part.h * self.share,
        )


def item(
    brush: Brush,
    dress: Dress,
    who: Character,
    holding: Holding,
    pose: Pose,
    scale: float,
    change: Change = AS_IT_IS,
    *,
    passing: bool = False,
) -> Item:
    """The plate of a guest who stands there, as a picture of its own; `passing`, while he moves."""
    livery = dress[OWNER[who]]
    rank = _SECOND.get(FIGURE_NAMES[FIGURE[who]][-1], 0)
    box = Box(pose.x + ROOM.x * scale, pose.y + ROOM.y * scale, ROOM.w * scale, ROOM.h * scale)
    key = "plate", livery.name, rank, holding, scale, change, brush.art.theme
    made = drawn(
        brush,
        key,
        box,
        lambda onto, room: paint(onto, room, livery, rank, holding, change),
        passing=passing,
    )
    return made._replace(key=("plate", who))


def paint(brush: Brush, box: Box, livery: Livery, rank: int, holding: Holding, change: Change) -> None:
    """Fill a box of the proportions of `ROOM`."""
    at = _Unit(box)
    share, plate = at.share, at(PLATE)
    brush.panel(plate.moved(0, 3 * share), (0, 0, 0), radius=plate.h / 2, alpha=110)
    border = COLD_TEXT if change.ghost else livery.mid
    brush.panel(plate, PAGE, radius=plate.h / 2, border=border, width=3.4 * share)
    if change.ghost:
        brush.dashed(plate, livery.mid, radius=plate.h / 2, width=3.4 * share, dash=9 * share)
    brush.picture("things/coin", at(_COIN))
    _draw_coins(brush, at, holding, change.before)
    _draw_mugs(brush, at, holding.beers, change.before)
    if rank:
        _draw_rank(brush, at, rank, livery)
    badge = at(_BADGE)
    brush.panel(badge, livery.mid, radius=badge.h / 2, border=INK, width=3 * share)
    brush.symbol(livery.symbol, badge.inset(8 * share), livery.ink)


def _draw_coins(brush: Brush, at: _Unit, holding: Holding, before: Holding | None) -> None:
    """The number; in a colour of its own if it would change, with the change above."""
    box, size = at(_NUMBER), max(_DIGITS * at.share, _READABLE)
    more = 0 if before is None else holding.coins - before.coins
    room = box if holding.coins < 10 else at(Box(_NUMBER.x - 4, _NUMBER.y, _NUMBER.w + 8, _NUMBER.h))
    brush.text(str(holding.coins), room, size, _tone(more), face=Face.TITLE, align="center")
    _draw_change(brush, at(_COINS_CHANGE), more)


def _draw_mugs(brush: Brush, at: _Unit, beers: str, before: Holding | None) -> None:
    """As many as there are places: whoever gets one more is on the way out."""
    beers = beers[:MOST_BEERS]
    for number in range(len(beers), MOST_BEERS):
        slot = at(_SLOT.moved(_SLOTS_APART * number, 0))
        brush.panel(slot, PAGE, radius=2.5 * at.share, border=BORDER, width=2 * at.share)
    for number, beer in enumerate(beers):
        place = at(_MUG.moved(MUGS_APART * number, 0))
        brush.picture("things/mug_triple" if beer == TRIPLE else "things/mug", place)
        if beer == UNKNOWN:
            place = place.moved(-at.share, 3 * at.share)
            brush.text("?", place, 19 * at.share, INK, face=Face.TITLE, align="center")
    _draw_change(brush, at(_BEERS_CHANGE), 0 if before is None else len(beers) - len(before.beers))


def _tone(more: int) -> Colour:
    return GOLD if more > 0 else LEAVES if more < 0 else TEXT


def _draw_change(brush: Brush, box: Box, more: int) -> None:
    """With its sign: nothing is told by colour alone."""
    if more:
        brush.panel(box, _tone(more), radius=box.h / 2, border=INK, width=2.4 * box.h / _COINS_CHANGE.h)
        told = f"{more:+d}".replace("-", "\N{MINUS SIGN}")
        brush.text(told, box, max(20 * box.h / _COINS_CHANGE.h, _SMALL), INK, face=Face.HEAVY, align="center")


def _draw_rank(brush: Brush, at: _Unit, rank: int, livery: Livery) -> None:
    """I or II: a sign rather than a letter, so that it can be told apart on the smallest plate."""
    tag = at(_MARK)
    brush.panel(tag, livery.mid, radius=6 * at.share, border=INK, width=2.6 * at.share)
    middle = _MARK.centre[0]
    for number in range(rank):
        x = middle + (number - (rank - 1) / 2) * 7
        bar = at(Box(x - 1.8, _MARK.y + 4.6, 3.6, _MARK.h - 9.2))
        brush.panel(bar, livery.ink, radius=1)
