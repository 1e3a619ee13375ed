"""What is counted in the room itself: hats of those gone home on the mantel, chips in the chest.

A panel is a record of what it tells; two equal records look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.state import CLOSING, Phase, Stage
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show import shelf
from game.fantasy_pub.show.places import Places
from game.fantasy_pub.show.shelf import LEDGE
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE, TEXT, Colour, Dress, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box

WOOD, WOOD_LIGHT, WOOD_DARK = rgb("#8A5228"), rgb("#C98A4E"), rgb("#341806")
_SMALLEST: Final = 20.0
"""Of letters, in units: 13 pixels at 1280 x 720."""
_LOW: Final = 8
"""With fewer chips one sees the bottom of the chest."""


def closing(view: View) -> int:
    """How many must have left for closing time: so many pegs there are."""
    return CLOSING[view.players]


def turns_left(view: View, seat: Seat) -> int | None:
    """How many turns somebody still has, the one being played included; None before closing time."""
    if view.stage is Stage.OPEN:
        return None
    if view.phase is Phase.OVER:
        return 0
    after_start = (seat - view.start) % view.players
    now = (view.to_move - view.start) % view.players
    return int(after_start >= now) + (view.stage is Stage.LAST_ROUND)


@dataclass(frozen=True)
class Mantel:
    """Hats of those who went home; when all pegs are taken, it is closing time."""

    hats: tuple[str, ...]
    """By colour."""
    pegs: int
    told: tuple[tuple[str, str], ...]
    """How many, and what that means: the longest first, for as much room as there is."""
    late: bool = False

    @classmethod
    def of(cls, view: View, hats: Sequence[Character], dress: Dress, desk: Desk) -> Mantel:
        """What hangs there now."""
        clans = [dress[OWNER[who]].name for who in hats]
        pegs, late = closing(view), view.stage is not Stage.OPEN
        count = desk.say("{count} of {pegs}", count=len(clans), pegs=pegs)
        home = ((count, desk.say("gone home")), (count, ""))
        told = (("", desk.say("Closing time")),) if late else home
        return cls(tuple(clans), pegs, told, late)

    def box(self, places: Places) -> Box:
        """All it paints on."""
        return places["mantel"].inset(-3)

    def draw(self, brush: Brush, places: Places) -> None:
        """A board with pegs on ledges, and the count."""
        slot = places["mantel"]
        border = GOLD if self.late else WOOD
        brush.panel(slot, PAGE, radius=18, border=border, width=3 if self.late else 2, alpha=235)
        found = shelf.boxes(slot, self.pegs, len(self.hats))
        ledges = ceil(self.pegs / shelf.across(slot, self.pegs))
        for _, row in shelf.rows(slot, self.pegs, len(self.hats))[:ledges]:
            _draw_ledge(brush, Box(row.x, row.y + row.h - LEDGE, row.w, LEDGE))
        for place in found[len(self.hats) : self.pegs]:
            peg = Box(place.centre[0] - 8, place.y + place.h * 0.82 - 22, 16, 24)
            brush.picture("places/peg", peg)
        for hat, place in zip(self.hats, found, strict=False):
            brush.picture(f"things/hat_{hat}", place)
        self._draw_words(brush, shelf.room(slot)[1], beside=shelf.is_wide(slot))

    def _draw_words(self, brush: Brush, room: Box, *, beside: bool) -> None:
        for count, what in self.told:
            if beside and count and what:
                upper, lower = room.column(2, 0)
                if brush.text_width(what, _SMALLEST) <= room.w:
                    brush.text(count, upper, 27, GOLD, face=Face.TITLE)
                    brush.text(what, lower, 21, TEXT)
                    return
            else:
                whole = f"{count} {what}".strip()
                if brush.text_width(whole, _SMALLEST) <= room.w:
                    runs = [
                        (count, GOLD, Face.HEAVY),
                        (f" {what}" if count else what, _tone(count), Face.STRONG),
                    ]
                    brush.runs(runs, room, 22, align="left" if beside else "center")
                    return
        last = "".join(self.told[-1])
        if beside:
            brush.paragraph(last, room, 25, GOLD, face=Face.TITLE, leading=1.0, middle=True)
        else:
            brush.text(last, room, 25, GOLD, face=Face.TITLE, align="center")


def _tone(count: str) -> Colour:
    return TEXT if count else GOLD


def _draw_ledge(brush: Brush, box: Box) -> None:
    brush.panel(box, WOOD, radius=3, border=WOOD_DARK, width=2)
    brush.panel(Box(box.x + 3, box.y + 2, box.w - 6, 2), WOOD_LIGHT, radius=1)


@dataclass(frozen=True)
class Reserve:
    """How many chips the house has left."""

    count: int
    told: str

    @classmethod
    def of(cls, count: int, desk: Desk) -> Reserve:
        """What is in the chest now."""
        return cls(count, desk.say("{count} left", count=count))

    @staticmethod
    def label(places: Places) -> Box:
        """Where the number is."""
        chest = places["reserve"]
        return Box(chest.x - 4, chest.y + chest.h - 42, chest.w + 8, 38)

    def box(self, places: Places) -> Box:
        """The chest, and what is written on it."""
        chest, label = places["reserve"], self.label(places)
        return Box(label.x - 2, chest.y, label.w + 4, chest.h)

    def draw(self, brush: Brush, places: Places) -> None:
        """The chest with its label."""
        name = "chest" if self.count >= _LOW else "chest_low"
        brush.picture(f"things/{name}", places["reserve"])
        label = self.label(places)
        brush.panel(label, PAGE, radius=19, border=WOOD_LIGHT, width=2.6)
        brush.picture("things/coin", Box(label.x + 4, label.y + 3, 36, 34))
        room = Box(label.x + 38, label.y + 2, label.w - 46, label.h - 4)
        fits = brush.text_width(self.told, _SMALLEST, Face.HEAVY) <= room.w
        brush.text(self.told if fits else str(self.count), room, 21, TEXT, face=Face.HEAVY, align="center")
