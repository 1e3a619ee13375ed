"""What can be chosen, as it is seen on the room: gold is where one acts, violet dashes with a word where else
one can choose, and what goes with something that is being dragged lights up."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

import pygame

from game.core.choosing import Choosing
from game.fantasy_pub.marks import Button, Guest, HandCard, Kin, Spare
from game.fantasy_pub.rules.state import DOOR
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.meaning import DieAt, Space, marks_at, straight
from game.fantasy_pub.show.places import Places
from game.fantasy_pub.show.pointing import PlateOf
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Cap, paint_cap
from game.shell.paint.palette import GOLD, GOLD_LIGHT, PAGE, TEXT, rgb
from game.shell.stage import Box
from game.shell.table.hud import Hud
from game.shell.table.light import ring

VIOLET: Final = rgb("#B79BFF")
_PAINTED: Final = (Button, HandCard, Spare)
"""What shows by itself that it is pointed at or chosen."""
_MARGIN: Final = 26.0


class Lights:
    """Rings around what can be chosen."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def items(self, brush: Brush, places: Places, view: View, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        """For whoever chooses; else only where keys have led."""
        first: dict[Hashable, Spot] = {}
        for spot in spots:
            first.setdefault(spot.key, spot)
        items = [*self._around(brush, first, hud)]
        if hud.choosing is not None and hud.choosing.done:
            items += self._targets(brush, places, view, hud.choosing, first, hud.focus)
        items += self._focus(brush, places, first, hud)
        return items

    @staticmethod
    def _around(brush: Brush, spots: Mapping[Hashable, Spot], hud: Hud) -> Iterator[Item]:
        """Things that can only be looked at."""
        spot = spots.get(hud.focus)
        if hud.ring and spot is not None and spot.lit and isinstance(spot.key, PlateOf):
            yield ring(brush, spot.box, focused=True)

    def _targets(
        self,
        brush: Brush,
        places: Places,
        view: View,
        choosing: Choosing,
        spots: Mapping[Hashable, Spot],
        focus: Hashable,
    ) -> Iterator[Item]:
        chosen = {*choosing.done, *choosing.implied}
        for key, spot in spots.items():
            if not isinstance(key, Space | Guest | Kin) or key == focus:
                continue
            if chosen & {*marks_at(view, key)} and isinstance(key, Space):
                yield _round(brush, places, key.space, gold=True)
            elif spot.active and straight(view, choosing, key) is not None:
                yield from self._target(brush, places, spot)

    def _target(self, brush: Brush, places: Places, spot: Spot) -> Iterator[Item]:
        """Dashes, a word, and the key."""
        match spot.key:
            case Space(space):
                yield _round(brush, places, space, gold=False)
                yield self._word(brush, spot, _beside(places, space))
            case _:
                yield _frame(brush, spot.box, gold=False)
                if spot.digit is not None:
                    yield _cap(brush, spot, (spot.box.x + spot.box.w - 10, spot.box.y + 8))

    def _word(self, brush: Brush, spot: Spot, middle: tuple[float, float]) -> Item:
        told = self._desk.say("choose")
        label = told if spot.digit is None else f"{told}  {spot.digit}"
        wide = brush.text_width(told, 19) + 30 + (34 if spot.digit is not None else 0)
        high = 34.0 * min(1.4, brush.type.scale)
        box = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)

        def paint(brush: Brush, room: Box) -> None:
            brush.panel(room.inset(1), PAGE, radius=room.h / 2, border=VIOLET, width=2)
            words = room.inset(10, 2)
            if spot.digit is not None:
                cap = Box(room.x + room.w - 36, room.centre[1] - 14, 28, 28)
                paint_cap(brush, Cap(str(spot.digit)), cap, 18)
                words = words._replace(w=words.w - 32)
            brush.text(told, words, 19, TEXT, align="center")

        return drawn(brush, ("choose", label), box, paint)._replace(key=("choose", spot.key))

    def _focus(
        self, brush: Brush, places: Places, spots: Mapping[Hashable, Spot], hud: Hud
    ) -> Iterator[Item]:
        """What is pointed at: gold if it can be chosen."""
        spot = spots.get(hud.focus)
        if spot is None or isinstance(spot.key, _PAINTED) or not spot.lit:
            return
        gold = spot.active and hud.choosing is not None
        if not gold and not hud.ring:
            return
        match spot.key:
            case Space(space):
                yield _round(brush, places, space, gold=gold)
            case Guest() | Kin():
                yield _frame(brush, spot.box, gold=gold)
            case DieAt():
                yield _frame(brush, spot.box.inset(-2), gold=gold)


def _beside(places: Places, space: int) -> tuple[float, float]:
    """Where a word about a space is written: beside its number, on the side of the middle of the room."""
    if space == DOOR:
        box = places.free(space, taken=True)
        return box.centre[0], box.y + box.h - 18
    number = places.number(space)
    inwards = 1 if number.centre[0] < places.across / 2 else -1
    return number.centre[0] - inwards * 104, number.centre[1] + 6


def _frame(brush: Brush, box: Box, *, gold: bool) -> Item:
    def paint(brush: Brush, area: Box) -> None:
        inner = area.inset(_MARGIN - 5)
        radius = min(inner.w, inner.h) * 0.3
        if gold:
            brush.glow(inner, GOLD_LIGHT, radius=radius, spread=18, strength=170)
            brush.ring(inner, GOLD, radius=radius, width=5)
        else:
            brush.dashed(inner, VIOLET, radius=radius, width=4, dash=11)

    item = drawn(brush, ("frame", gold), box.inset(-_MARGIN), paint)
    return item._replace(key=("frame", box, gold))


def _round(brush: Brush, places: Places, space: int, *, gold: bool) -> Item:
    """Around a table, as it is seen: an ellipse."""
    table = places.space(space)
    box = Box(table.x + 4, table.y + table.h * 0.12, table.w - 8, table.h * 0.76)

    def paint(brush: Brush, area: Box) -> None:
        scale = brush.stage.scale
        for wide, alpha in ((16, 60), (10, 110), (5, 255)) if gold else ((9, 60), (4, 255)):
            _ellipse(brush, area.inset(10), GOLD if gold else VIOLET, wide * scale, alpha, dashed=not gold)

    item = drawn(brush, ("round", gold, round(box.w)), box.inset(-10), paint)
    return item._replace(key=("round", space, gold))


def _ellipse(
    brush: Brush, box: Box, colour: tuple[int, ...], width: float, alpha: int, *, dashed: bool
) -> None:
    """A line, or dashes, of a colour that lets something through."""
    rect = brush.stage.pixels(box)
    layer = pygame.Surface(brush.surface.get_size(), pygame.SRCALPHA)
    red, green, blue = brush.art.colour((colour[0], colour[1], colour[2]))
    ink = (red, green, blue, alpha)
    if dashed:
        count = 44
        for number in range(count):
            start = number * 2 * 3.14159265 / count
            pygame.draw.arc(layer, ink, rect, start, start + 3.7 / count, max(2, round(width)))
    else:
        pygame.draw.ellipse(layer, ink, rect, max(2, round(width)))
    brush.surface.blit(layer, (0, 0))


def _cap(brush: Brush, spot: Spot, corner: tuple[float, float]) -> Item:
    box = Box(corner[0] - 18, corner[1] - 18, 36, 36)

    def paint(brush: Brush, room: Box) -> None:
        paint_cap(brush, Cap(str(spot.digit)), room.inset(2), 20)

    return drawn(brush, ("key cap", spot.digit), box, paint)._replace(key=("key cap", spot.key))
