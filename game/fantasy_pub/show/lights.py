"""What can be chosen, as it is seen on the room: gold is where one acts, violet dashes with a word where else
one can choose, and what goes with something that is being dragged lights up."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import tau
from typing import Final

import pygame

from game.fantasy_pub.marks import Guest, Kin
from game.fantasy_pub.rules.state import SPACES
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.dice import whole
from game.fantasy_pub.show.meaning import DieAt, PlateOf, Space, Thing, marks_at, meant, straight
from game.fantasy_pub.show.places import FINE, Places
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Cap, paint_cap
from game.shell.paint.palette import GOLD, GOLD_LIGHT, PAGE, TEXT, rgb
from game.shell.stage import Box
from game.shell.table.hud import Hud
from game.shell.table.light import ring

VIOLET: Final = rgb("#B79BFF")
_NUMBER: Final = 27.0
"""How near to the middle of a table's number something is written."""
_MARGIN: Final = 26.0


class Lights:
    """Rings around what can be chosen."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._spaces: dict[int, bool] = {}
        """The tables that are lit: in gold, or with dashes."""
        self._seen: Places | None = None
        """Where they are for which light was made."""

    def attend(self, view: View, hud: Hud) -> None:
        """Which tables are lit now."""
        self._spaces, choosing = {}, hud.choosing
        if choosing is None:
            return
        chosen = {*choosing.done, *choosing.implied} if choosing.done else set()
        pointed = meant(view, choosing, hud.focus) if isinstance(hud.focus, Space | Guest) else ()
        for space in range(SPACES):
            key = Space(space)
            if {*chosen, *pointed} & {*marks_at(view, key)}:
                self._spaces[space] = True
            elif choosing.done and straight(view, choosing, key) is not None:
                self._spaces[space] = False

    def rounds(self, brush: Brush, places: Places) -> dict[int, Item]:
        """The light on each of those tables; each kind takes a while to draw, so it is done before."""
        if self._seen is not places:
            self._seen = places
            for space, gold in product(range(SPACES), (False, True)):
                brush.art.expect(partial(_round, brush, places, space, gold=gold), soon=True)
        return {space: _round(brush, places, space, gold=gold) for space, gold in self._spaces.items()}

    def items(self, brush: Brush, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        """Over everybody: what can be chosen, and what is pointed at."""
        first: dict[Hashable, Spot] = {}
        for spot in spots:
            first.setdefault(spot.key, spot)
        items: list[Item] = []
        held = first.get(hud.focus) if hud.dragged is not None else None
        if held is not None:
            items += self._offered(brush, first, held)
        elif hud.choosing is not None and hud.choosing.done:
            items += self._targets(brush, first, hud.focus)
        return [*items, *self._focus(brush, first, hud)]

    def _offered(self, brush: Brush, spots: Mapping[Hashable, Spot], held: Spot) -> Iterator[Item]:
        """Where something can be carried to."""
        for key, spot in spots.items():
            if key in held.onto:
                yield _frame(brush, _face(spot), gold=False)

    def _targets(self, brush: Brush, spots: Mapping[Hashable, Spot], focus: Hashable) -> Iterator[Item]:
        """Dashes, a word, and the key."""
        for key, spot in spots.items():
            if key == focus or not spot.answer:
                continue
            match key:
                case Space():
                    yield self._word(brush, spot)
                case Guest() | Kin() | Thing.BARKEEPER:
                    yield _frame(brush, _face(spot), gold=False)
                    if spot.digit is not None:
                        yield _cap(brush, spot, (spot.box.x + spot.box.w - 10, spot.box.y + 8))

    def _word(self, brush: Brush, spot: Spot) -> Item:
        """Beside the number of a table, away from the middle of the room; the door has no number."""
        told, across = self._desk.say("choose"), brush.stage.width
        label = told if spot.digit is None else f"{told}  {spot.digit}"
        grown = min(1.25, brush.type.scale)
        wide = brush.text_width(told, 20.5) / brush.type.scale * grown + 34
        wide, high = wide + (34 if spot.digit is not None else 0), 34.0 * grown
        if spot.box.w > spot.box.h:
            middle = spot.box.centre[0], spot.box.y + spot.box.h - 64
        else:
            middle = beside(spot.box, wide, across)
        box = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)

        def paint(brush: Brush, room: Box) -> None:
            brush.panel(room.inset(1), PAGE, radius=room.h / 2, border=VIOLET, width=2)
            words = room.inset(10, 2)
            if spot.digit is not None:
                cap = Box(room.x + room.w - 36, room.centre[1] - 14, 28, 28)
                paint_cap(brush, Cap(str(spot.digit)), cap, 20.5)
                words = words._replace(w=words.w - 32)
            brush.text(told, words, 20.5, TEXT, align="center")

        return drawn(brush, ("choose", label), box, paint)._replace(key=("choose", spot.key))

    @staticmethod
    def _focus(brush: Brush, spots: Mapping[Hashable, Spot], hud: Hud) -> Iterator[Item]:
        """What is pointed at: gold if it can be chosen; by keys, whatever it is."""
        spot = spots.get(hud.focus)
        if spot is None or not spot.lit:
            return
        gold = spot.active and hud.choosing is not None
        match spot.key:
            case Guest() | Kin() | DieAt() | Thing.BARKEEPER if gold or hud.ring:
                yield _frame(brush, _face(spot), gold=gold)
            case PlateOf() | Thing.RESERVE | Thing.MANTEL if hud.ring:
                yield ring(brush, spot.box, focused=True)


def _face(spot: Spot) -> Box:
    """Of a guest the arch, without the plate before it; of a die its key, too."""
    if isinstance(spot.key, DieAt):
        return whole(spot.box)
    return spot.box._replace(h=spot.box.h * 0.74) if isinstance(spot.key, Guest) else spot.box.inset(-2)


def beside(number: Box, wide: float, across: float) -> tuple[float, float]:
    """The middle of a word about a table: beside its number, away from the middle of the room."""
    outwards = -1 if number.centre[0] < across / 2 else 1
    return number.centre[0] + outwards * (_NUMBER + wide / 2), number.centre[1] + 4


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
    """A line, or dashes, of a colour that lets something through; drawn larger, for smooth edges."""
    small, size = brush.stage.pixels(box), brush.surface.get_size()
    rect = pygame.Rect(*(FINE * side for side in small))
    layer = pygame.Surface((FINE * size[0], FINE * size[1]), pygame.SRCALPHA)
    wide = max(2, round(FINE * width))
    red, green, blue = brush.art.colour((colour[0], colour[1], colour[2]))
    ink = (red, green, blue, alpha)
    if dashed:
        count = 44
        for number in range(count):
            start = number * tau / count
            pygame.draw.arc(layer, ink, rect, start, start + 3.7 / count, wide)
    else:
        pygame.draw.ellipse(layer, ink, rect, wide)
    brush.surface.blit(smooth(layer, size), (0, 0))


def _cap(brush: Brush, spot: Spot, corner: tuple[float, float]) -> Item:
    box = Box(corner[0] - 18, corner[1] - 18, 36, 36)

    def paint(brush: Brush, room: Box) -> None:
        paint_cap(brush, Cap(str(spot.digit)), room.inset(2), 20.5)

    return drawn(brush, ("key cap", spot.digit), box, paint)._replace(key=("key cap", spot.key))
