"""The pub as it is seen from the street: three guests at the counter, the door open, lanterns beside it."""

from __future__ import annotations

from typing import Final

from game.core.messages import N_
from game.shell.figures import Figure, Figures
from game.shell.front import Front, paint_light
from game.shell.paint.brush import Brush
from game.shell.scenery import Extras, Say
from game.shell.stage import Box

FLICKER_SECONDS = 0.5
"""So long a flame stays as it is: no more frames than a title that nobody touches paints anyway."""
FLICKER: Final = (0, 1, 0, 2, 1, 2)
"""How the flame of a lantern leans, one moment after the other."""

# Where things stand, in units of the lot.
_HOUSE = Box(-24, -70, 736, 834)
_LOGO = Box(36, 20, 516, 298)
_DOORWAY = Box(360, 390, 304, 490)
_SIGN = Box(404, 284, 216, 150)
_COUNTER = Box(0, 690, 376, 280)
_LANTERNS: Final = ((346.0, False), (678.0, True))
"""Where they hang, and whether the other way round."""
_GLASS = 508.0
_RAIL = 780.0
_PLACES: Final = (
    ("north_elf1", 178, 436, 1.0),
    ("corsairs_goblin1", 98, 532, 0.8),
    ("barbarians_troll", 254, 530, 0.8),
)
"""Who leans on the counter: the middle, the top of the card that each is drawn on, and how large."""


def _figure(name: str, middle: float, top: float, size: float) -> Figure:
    box = Box(middle - 184 * size, top - 64 * size, 368 * size, 400 * size)
    return Figure(f"characters/{name}", f"characters/{name}_won", box)


class _AtTheCounter(Figures):
    """They rejoice in turns; the flames beside them never stand still."""

    def _flame(self, calm: bool) -> int:
        return 0 if calm else FLICKER[int(self._elapsed / FLICKER_SECONDS) % len(FLICKER)]

    def advance(self, seconds: float, *, calm: bool) -> bool:
        """Whoever moves, and the light."""
        before = self._flame(calm)
        return super().advance(seconds, calm=calm) or self._flame(calm) != before

    def draw(self, brush: Brush, *, calm: bool) -> None:
        """The sign above the door, guests, the counter before them, flames."""
        brush.picture("title/sign", _SIGN)
        super().draw(brush, calm=calm)
        brush.picture("title/counter", _COUNTER)
        for number, (x, _) in enumerate(_LANTERNS):
            flame = (self._flame(calm) + number) % 3
            glow = 70.0 + 5 * flame
            brush.picture("title/glow", Box(x - glow, _GLASS - glow, 2 * glow, 2 * glow))
            brush.picture(f"title/flame_{flame}", Box(x - 16, _GLASS - 16, 32, 40))


class PubFront(Front):
    """Half-timbered, with a doorway of stone."""

    promise = N_("Drink, go home")
    kind = N_("Dice")
    door = Box(382, 412, 260, 446)
    sign = Box(36, 806, 302, 106)

    def paint(self, brush: Brush, say: Say) -> None:
        """The wall, the door, and what hangs there."""
        brush.picture("title/house", _HOUSE)
        paint_light(brush, self.door)
        brush.picture("title/doorway", _DOORWAY)
        for x, turned in _LANTERNS:
            hang = brush.mirrored if turned else brush.picture
            hang("title/lantern", Box(x - (36 if turned else 28), _GLASS - 58, 64, 92))
        brush.picture("title/logo", _LOGO)

    def extras(self, say: Say) -> Extras:
        """The guests, the sign above the door, and the light."""
        return _AtTheCounter([_figure(*place) for place in _PLACES], _RAIL)
