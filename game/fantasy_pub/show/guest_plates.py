"""The plate before a guest: whose it is, which of the two of its race, its coins, and what it has drunk."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.fantasy_pub.rules.characters import FIGURE, FIGURE_NAMES, OWNER, Character
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.state import MOST_BEERS
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.places import Pose
from game.fantasy_pub.show.seating import PLATE
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD_TEXT, GOLD, INK, LEAVES, PAGE, TEXT, Colour, Dress, Livery
from game.shell.paint.type import Face
from game.shell.stage import Box

ROOM: Final = Box(PLATE.x - 10, PLATE.y - 16, PLATE.w + 14, PLATE.h + 20)
"""All a plate paints on: the badge breaks out of it on its left."""
_BADGE: Final = Box(-86, -40, 34, 34)
_COIN: Final = Box(-70, -32, 42, 42)
_NUMBER: Final = Box(-37, -29, 30, 36)
_MUG: Final = Box(-14, -29, 37, 37)
MUGS_APART: Final = 15.8
PURSE, FIRST_MUG = _COIN.centre, _MUG.centre
"""Where things land that come flying."""
_MARK: Final = Box(48, -43, 26, 21)
_DIGITS: Final = 25.0
_READABLE: Final = 19.6
"""Digits never become smaller than that, however small the plate is."""
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
    """The number; round it a ring, and an arrow, if it would change."""
    box, size = at(_NUMBER), max(_DIGITS * at.share, _READABLE)
    more = 0 if before is None else holding.coins - before.coins
    if more:
        _draw_ring(brush, at(_NUMBER.inset(-1, 3)), at.share, more)
    room = box if holding.coins < 10 else at(Box(_NUMBER.x - 4, _NUMBER.y, _NUMBER.w + 8, _NUMBER.h))
    brush.text(str(holding.coins), room, size, TEXT, face=Face.TITLE, align="center")
    if more:
        _draw_arrow(brush, at(Box(_NUMBER.x + 20, _NUMBER.y - 9, 17, 17)), more)


def _draw_mugs(brush: Brush, at: _Unit, beers: str, before: Holding | None) -> None:
    """As many as there are places: whoever gets one more is on the way out."""
    beers = beers[:MOST_BEERS]
    had = len(beers) if before is None else len(before.beers)
    for number in range(MOST_BEERS):
        place = at(_MUG.moved(MUGS_APART * number, 0))
        beer = beers[number : number + 1]
        name = "mug_free" if not beer else "mug_triple" if beer == TRIPLE else "mug"
        brush.picture(f"things/{name}", place)
        if beer == UNKNOWN:
            place = place.moved(-at.share, 3 * at.share)
            brush.text("?", place, 19 * at.share, INK, face=Face.TITLE, align="center")
    if had != len(beers):
        first, last = sorted((had, len(beers)))
        changed = _MUG.moved(MUGS_APART * first, 0)
        ring = at(Box(changed.x + 4, changed.y - 1, MUGS_APART * (last - first) + 5, changed.h + 2))
        more = len(beers) - had
        _draw_ring(brush, ring, at.share, more)
        _draw_arrow(brush, at(Box(changed.x + 6, _NUMBER.y - 9, 17, 17)), more)


def _tone(more: int) -> Colour:
    return GOLD if more > 0 else LEAVES


def _draw_ring(brush: Brush, box: Box, share: float, more: int) -> None:
    brush.panel(box, PAGE, radius=box.h / 2, border=_tone(more), width=3 * share, alpha=0)


def _draw_arrow(brush: Brush, box: Box, more: int) -> None:
    """Up or down, on a dark ground: nothing is told by colour alone."""
    brush.panel(box, PAGE, radius=box.h / 2, border=_tone(more), width=2 * box.h / 17)
    brush.icon("up" if more > 0 else "down", box.inset(box.h * 0.24), _tone(more))


def _draw_rank(brush: Brush, at: _Unit, rank: int, livery: Livery) -> None:
    """I or II: a sign rather than a letter, so that it can be told apart on the smallest plate."""
    tag = at(_MARK)
    brush.panel(tag, livery.mid, radius=6 * at.share, border=INK, width=2.6 * at.share)
    middle = _MARK.centre[0]
    for number in range(rank):
        x = middle + (number - (rank - 1) / 2) * 7
        bar = at(Box(x - 1.8, _MARK.y + 4.6, 3.6, _MARK.h - 9.2))
        brush.panel(bar, livery.ink, radius=1)
