"""What the title shows beside its board: the scenery of the only game, or a street with a door for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.listing import Listing
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.front import GROUND, LOT, Address
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BLACK, BORDER, GOLD, GOLD_DARK, INK, PAGE, RAISED, TEXT, WHITE
from game.shell.paint.panorama import paint_panorama
from game.shell.paint.type import Face
from game.shell.scenery import Extras, placed
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage

GAME = "game"
"""`(GAME, key)` is the door of a game."""

# In units of the design.
_ROW = 1376.0
"""How far the houses reach: from there on the board hangs."""
_MOON = Box(1663, -9, 250, 216)
_LEAST, _LARGER = 190.0, 1.4
"""How wide a sign is at least that can be read, and how much wider where letters are large."""
_POST = Box(1364, 250, 12, 520)
"""Carries the board where no wall does."""
_BOARD = 96.0
_REACH = 40.0
"""How far the light of a door that is pointed at reaches."""
_PLATE = 58.0
"""How wide the plate with the number is."""
_DIM = 110
"""How much darker it all is where outlines matter more than looks."""
_HIGH = 2
"""So many houses are so high that the board hangs from the last one."""
_KEYS = 9
"""There are no more keys with a digit."""


class Facade:
    """The only game there is has the title for itself."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._extras = desk.scenery.extras()

    @property
    def moving(self) -> bool:
        """Somebody comes up."""
        return self._extras.moving

    def advance(self, seconds: float, *, calm: bool) -> bool:
        """Time has passed; True if it looks different."""
        return self._extras.advance(seconds, calm=calm)

    def spots(self, stage: Stage) -> list[Spot]:
        """Nothing has to be chosen."""
        return []

    def paint_ground(self, brush: Brush) -> None:
        """What stands still."""
        self._desk.scenery.title(brush, self._desk.say)

    def draw(self, brush: Brush, focus: Focus, *, calm: bool) -> None:
        """Whoever moves in front of it."""
        self._extras.draw(brush, calm=calm)


@dataclass(frozen=True, slots=True)
class _House:
    """One of the row."""

    game: Listing
    address: Address
    extras: Extras

    def brush(self, brush: Brush, lot: Box) -> Brush:
        """Paints there, in units of the lot, with the pictures of this game."""
        stage = brush.stage.within(lot, LOT)
        return Brush(brush.surface, stage, brush.art.of(self.address.folders), brush.type)


class Street:
    """Several games: a house for each, side by side, and its door leads into it."""

    def __init__(
        self, desk: Desk, width: float = _ROW, largest: Sequence[float] = (1.0, 1.0), *, boards: bool = True
    ) -> None:
        """How far the houses reach; how large they are at the most, as usual and with large letters; whether
        boards stand for signs that are too small to be read."""
        self._desk, self._width, self._largest, self._boards = desk, width, largest, boards
        found = ((game, desk.foyer.address(game.key)) for game in desk.foyer.games)
        self._row = [_House(game, address, address.front.extras(address.say)) for game, address in found]

    @property
    def moving(self) -> bool:
        """Somebody comes up somewhere."""
        return any(house.extras.moving for house in self._row)

    def advance(self, seconds: float, *, calm: bool) -> bool:
        """Time has passed; True if it looks different."""
        changed = [house.extras.advance(seconds, calm=calm) for house in self._row]
        return any(changed)

    # Where things are

    def lots(self, stage: Stage) -> list[Box]:
        """Where the houses stand: side by side on the ground; the more there are, the smaller."""
        pitch = self._width / len(self._row)
        size = min(self._largest[self._desk.folded], pitch / LOT[0])
        first = Box((pitch - LOT[0] * size) / 2, GROUND * (1 - size), LOT[0] * size, LOT[1] * size)
        return [placed(first.moved(number * pitch, 0), stage) for number in range(len(self._row))]

    def spots(self, stage: Stage) -> list[Spot]:
        """The doors from left to right; whoever clicks on a sign means its door."""
        doors = self.doors(stage)
        signs = (self._sign(house, lot) for house, lot in zip(self._row, self.lots(stage), strict=True))
        return [
            *doors,
            *(replace(door, box=sign, digit=None) for door, sign in zip(doors, signs, strict=True)),
        ]

    def doors(self, stage: Stage) -> list[Spot]:
        """Each with its key."""
        return [
            Spot(
                (GAME, house.game.key),
                _in(lot, house.address.front.door),
                self._desk.say(house.game.title),
                self._told(house),
                digit=number if number <= _KEYS else None,
            )
            for number, (house, lot) in enumerate(zip(self._row, self.lots(stage), strict=True), 1)
        ]

    def _sign(self, house: _House, lot: Box) -> Box:
        """That of the game, or a board of the house where it is too small to be read."""
        if not (self._boards and self._is_small(house, lot)):
            return _in(lot, house.address.front.sign)
        door = _in(lot, house.address.front.door)
        return Box(lot.x + 10, door.y + door.h + _PLATE + 10, lot.w - 20, _BOARD)

    def _is_small(self, house: _House, lot: Box) -> bool:
        wanted = _LEAST * (_LARGER if self._desk.folded else 1.0)
        return _in(lot, house.address.front.sign).w < wanted

    def _told(self, house: _House) -> str:
        """What kind of game it is, and for how many."""
        seats, say = house.game.seats, self._desk.say
        many = say("{fewest} to {most} players", fewest=seats[0], most=seats[-1])
        kind = house.address.say(house.address.front.kind)
        return say("{kind}, {players}", kind=kind, players=many) if kind else many

    # Painting

    def paint_ground(self, brush: Brush) -> None:
        """Night, and the houses in it."""
        whole = placed(Box(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), brush.stage)
        paint_panorama(brush, "furniture/night", whole, GROUND)
        brush.picture("furniture/moon", brush.stage.anchored(_MOON, "topright"))
        for house, lot in zip(self._row, self.lots(brush.stage), strict=True):
            house.address.front.paint(house.brush(brush, lot), house.address.say)
        if len(self._row) > _HIGH:
            brush.panel(placed(_POST, brush.stage), GOLD_DARK, radius=6, border=INK, width=4)
        if brush.art.strong:
            brush.shade(brush.stage.box, _DIM)

    def draw(self, brush: Brush, focus: Focus, *, calm: bool) -> None:
        """The light of the door that is pointed at, whoever moves, and what is to be read."""
        lots, spots = self.lots(brush.stage), self.doors(brush.stage)
        for spot in spots:
            if focus.key == spot.key:
                _paint_glow(brush, spot.box)
        for house, lot, spot in zip(self._row, lots, spots, strict=True):
            house.extras.draw(house.brush(brush, lot), calm=calm)
            self._write(brush, house, lot, spot, pointed=focus.key == spot.key)
            self._paint_number(brush, spot, pointed=focus.key == spot.key)

    def _write(self, brush: Brush, house: _House, lot: Box, spot: Spot, *, pointed: bool) -> None:
        """What kind of game it is; what it promises, where there is room."""
        front, sign, own = house.address.front, self._sign(house, lot), not self._is_small(house, lot)
        if not (own or self._boards):
            return
        if brush.art.strong or not own:
            brush.panel(sign, PAGE, radius=14, border=BORDER, width=3)
        if pointed:
            brush.ring(sign, GOLD, radius=14, width=4)
        words = sign.inset(12, 8)
        if own and front.promise and lot.w == LOT[0] and not brush.type.folded:
            upper, words = words.column(2, 0)
            brush.text(house.address.say(front.promise), upper, 34, TEXT, face=Face.TITLE, align="center")
        brush.paragraph(
            spot.text, words, 22, TEXT, face=Face.STRONG, align="center", leading=1.2, middle=True
        )

    def _paint_number(self, brush: Brush, spot: Spot, *, pointed: bool) -> None:
        """At the foot of a door, the key that opens it; golden where somebody went in last."""
        if spot.digit is None:
            return
        inside = spot.key == (GAME, self._desk.module.key)
        plate = Box(spot.box.centre[0] - _PLATE / 2, spot.box.y + spot.box.h, _PLATE, _PLATE)
        brush.glow(plate, GOLD if pointed else BLACK, radius=_PLATE / 2, spread=14, strength=150)
        brush.panel(plate, GOLD if inside else RAISED, radius=_PLATE / 2, border=GOLD, width=4)
        ink = INK if inside else TEXT
        brush.text(str(spot.digit), plate.inset(8), 30, ink, face=Face.TITLE, align="center")


def facade(desk: Desk) -> Facade | Street:
    """As many games as are offered."""
    return Street(desk) if desk.foyer.several else Facade(desk)


def _in(lot: Box, box: Box) -> Box:
    """A box of a house, on the stage of the title."""
    size = lot.w / LOT[0]
    return Box(lot.x + box.x * size, lot.y + box.y * size, box.w * size, box.h * size)


def _paint_glow(brush: Brush, door: Box) -> None:
    """Round at the top and open at the foot, as doors are."""
    around = Box(door.x - _REACH, door.y - _REACH, door.w + 2 * _REACH, door.h + _REACH)
    tall = door._replace(h=door.h + door.w)
    brush.surface.set_clip(brush.stage.pixels(around))
    brush.glow(tall, GOLD, radius=door.w / 2, spread=_REACH, strength=160)
    brush.panel(tall, WHITE, radius=door.w / 2, alpha=34)
    brush.ring(tall.inset(-6), GOLD, radius=door.w / 2 + 6, width=6)
    brush.surface.set_clip(None)
