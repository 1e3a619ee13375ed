"""Candles and the fire: what lives in the room while nobody moves. One of them flickers now and then."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.fantasy_pub.show.places import Places
from game.shell.layers import Item
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.stage import Box

BEAT: Final = 0.22
"""How many seconds a flame looks the same."""
FIRES: Final = 4
MOST_BESIDE: Final = 3
"""So many may sit at a table that has room for a candle."""
_CANDLE: Final = Box(-22, -60, 44, 74)
_GLOW: Final = Box(-60, -98, 120, 120)
"""A candle and its light about its foot."""
_LARGE, _SMALL = 1.05, 0.62
_ASIDE: Final = 126.0
_SWAY: Final = (0, 1, 0, 2, 1, 2, 0, 2)
"""Which of its pictures a candle shows, one beat after the other."""


class Flames:
    """Counts the beats; the tables take turns, so that little has to be painted at a time."""

    def __init__(self) -> None:
        self._beat, self._waited = 0, 0.0

    def advance(self, seconds: float) -> bool:
        """Something flickers."""
        self._waited += seconds
        if self._waited < BEAT:
            return False
        self._waited %= BEAT
        self._beat += 1
        return True

    @property
    def fire(self) -> int:
        """Which picture of the fire is seen."""
        return self._beat % FIRES

    def candle(self, table: int) -> int:
        """Which picture of a candle is seen; every third one changes at a beat."""
        return _SWAY[((self._beat + table) // 3 + table) % len(_SWAY)]


def fire(brush: Brush, places: Places, flames: Flames) -> Item:
    """In the hearth."""
    rect = brush.stage.pixels(places["hearth.fire"])
    return Item("fire", brush.art.scaled(f"places/fire_{flames.fire}", rect.size), rect)


class Candle(NamedTuple):
    """How one looks at the moment."""

    moment: int
    alone: bool
    """It is a large one: nobody sits at the table."""


def shown(flames: Flames, table: int, guests: int) -> Candle | None:
    """The candle of a table with so many guests, where there is room for one."""
    return Candle(flames.candle(table), not guests) if guests <= MOST_BESIDE else None


def candle_box(places: Places, table: int, *, alone: bool) -> Box:
    """Where a candle and its light are: on the free side of the coins on the floor."""
    top = places[f"table.{table}"]
    x, y = top.centre[0], top.y + top.h * 84 / 220
    right = places[f"table.{table}.coins"].centre[0] < x
    scale = _LARGE if alone else _SMALL
    foot = (x + (60 if right else -60), y + 8) if alone else (x + (_ASIDE if right else -_ASIDE), y + 49)
    return Box(foot[0] + _GLOW.x * scale, foot[1] + _GLOW.y * scale, _GLOW.w * scale, _GLOW.h * scale)


def candle(brush: Brush, places: Places, table: int, look: Candle) -> Item:
    """On a table, with its light."""
    moment = look.moment
    rect = brush.stage.pixels(candle_box(places, table, alone=look.alone))

    def make() -> pygame.Surface:
        lit = smooth(brush.art.source("things/candle_glow"), rect.size)
        unit = rect.width / _GLOW.w
        wax = smooth(
            brush.art.source(f"things/candle_{moment}"), (round(_CANDLE.w * unit), round(_CANDLE.h * unit))
        )
        lit.blit(wax, (round((_CANDLE.x - _GLOW.x) * unit), round((_CANDLE.y - _GLOW.y) * unit)))
        return lit.convert_alpha()

    return Item(("candle", table), brush.art.made(("candle", moment, rect.size), make), rect)
