"""What can be done in a turn: six buttons where the house's strip is as long as nobody chooses."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from game.fantasy_pub.show.deeds import DeedState
from game.fantasy_pub.show.places import Places
from game.shell.paint.brush import LINE, Brush
from game.shell.paint.caps import Cap, paint_cap
from game.shell.paint.palette import GOLD, HAIRLINE, INK, KEY_BORDER, PAGE, QUIET, RAISED, TEXT, Colour
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.slots import STRIP
from game.shell.table.strip import Strip

_ICON: Final = 34.0
_NAME, _LINE = 25.0, 20.5
_CAP: Final = 30.0
_EDGE: Final = 9.0
_LARGE_NAME: Final = 36.0
"""How high the row of a name is in large letters."""
_SMALLEST: Final = 19.8
"""Below that a line cannot be read at 1280 x 720."""


@dataclass(frozen=True)
class ActionBar:
    """All six, and the ways back at their right."""

    deeds: tuple[DeedState, ...]
    focused: Hashable
    """The key of the one that is pointed at."""
    boxes: tuple[Box, ...]
    strip: Strip
    """The house's own, which paints the ways back."""

    def box(self, places: Places) -> Box:
        """The whole width of the stage, with room for a glow."""
        strip = places[STRIP]
        return Box(0, strip.y - 8, places.across, strip.h + 16)

    def draw(self, brush: Brush, places: Places) -> None:
        """One button beside the other."""
        brush.shade(self.box(places), 205, PAGE)
        for deed, box in zip(self.deeds, self.boxes, strict=True):
            self._draw_deed(brush, box, deed)
        self.strip.draw_buttons(brush, places)

    def _draw_deed(self, brush: Brush, box: Box, deed: DeedState) -> None:
        gold = deed.chosen
        if gold:
            brush.gold(box)
        elif deed.possible:
            brush.panel(box, RAISED, radius=18, border=KEY_BORDER, width=2.6)
        else:
            brush.panel(box, PAGE, radius=18)
            brush.dashed(box, HAIRLINE, radius=18, width=2, dash=9)
        if deed.key == self.focused:
            brush.ring(box.inset(-2), radius=20)
        ink, quiet = (INK, INK) if gold else (TEXT, QUIET) if deed.possible else (QUIET, QUIET)
        tone = INK if gold else GOLD if deed.possible else QUIET
        if brush.type.folded:
            self._draw_large(brush, box, deed, (ink, quiet, tone))
        else:
            self._draw_lines(brush, box, deed, (ink, quiet, tone))

    @staticmethod
    def _draw_large(brush: Brush, box: Box, deed: DeedState, tones: tuple[Colour, Colour, Colour]) -> None:
        """For large letters: what it is called beside its key, and below what it would do; an icon only where
        that leaves room for one."""
        ink, quiet, tone = tones
        words = Box(box.x + _EDGE, box.y + 1, box.w - 2 * _EDGE, _LARGE_NAME)
        if deed.awake:
            cap = Box(box.x + box.w - _CAP - 6, box.y + 5, _CAP, _CAP)
            paint_cap(brush, Cap(str(deed.digit)), cap, 20)
            words = words._replace(w=cap.x - words.x - 6)
        beside = words._replace(x=words.x + 34, w=words.w - 34)
        if brush.text_width(deed.name, _LARGE_NAME / LINE / brush.type.scale, Face.TITLE) <= beside.w:
            brush.icon(deed.icon, Box(words.x, words.centre[1] - 14, 28, 28), tone)
            words = beside
        brush.text(deed.name, words, _NAME, ink, face=Face.TITLE)
        below = Box(box.x + _EDGE, box.y + _LARGE_NAME, box.w - 2 * _EDGE, box.h - _LARGE_NAME - 2)
        line = (
            deed.line if brush.text_width(deed.line, _SMALLEST / brush.type.scale) <= below.w else deed.short
        )
        brush.text(line, below, _LINE, quiet)

    @staticmethod
    def _draw_lines(brush: Brush, box: Box, deed: DeedState, tones: tuple[Colour, Colour, Colour]) -> None:
        """What it is called, and below what it would do; a long line has the whole width for itself."""
        ink, quiet, tone = tones
        beside, below = Box(box.x + 60, box.y + 34, box.w - 70, 26), box.inset(_EDGE, 0)
        line = deed.line if brush.text_width(deed.line, _SMALLEST) <= below.w else deed.short
        small = brush.text_width(line, _SMALLEST) > beside.w
        side = 26.0 if small else _ICON
        middle = box.y + 20 if small else box.centre[1]
        icon = Box(box.x + 14, middle - side / 2, side, side)
        brush.icon(deed.icon, icon, tone)
        name = Box(icon.x + side + 12, box.y + 4, box.x + box.w - icon.x - side - 22, 32)
        cap = Box(box.x + box.w - _CAP - 9, box.y + 7, _CAP, _CAP)
        if deed.awake:
            paint_cap(brush, Cap(str(deed.digit)), cap, 20)
        else:  # it has its place, but something in the room is nearer to the key now
            brush.panel(cap, PAGE, radius=_CAP * 0.24, border=quiet, width=2, alpha=0)
            brush.text(str(deed.digit), cap.inset(4, 0), 20, quiet, align="center")
        name = name._replace(w=cap.x - name.x - 6)
        brush.text(deed.name, name, _NAME, ink, face=Face.TITLE)
        brush.text(line, below._replace(y=beside.y, h=26) if small else beside, _LINE, quiet)
