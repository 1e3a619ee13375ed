"""The row between what is told and the line, where sounds are written: cards lie over it, never under it."""

from __future__ import annotations

from dataclasses import dataclass

from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.places import Places
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.heard import paint_heard
from game.shell.stage import Box

HEIGHT = 34.0
"""Of the row with letters of the usual size."""


@dataclass(frozen=True)
class SoundRow:
    """What can be heard now."""

    lines: tuple[str, ...]
    slot: str = "info"
    """Below which of the slots it is."""

    @classmethod
    def of(cls, desk: Desk, slot: str = "info") -> SoundRow:
        """In the player's language."""
        return cls(tuple(map(desk.say, desk.hearing.lines)), slot)

    def box(self, places: Places) -> Box:
        """From the slot down to the line."""
        above, line = places[self.slot], places["queue.0"]
        top = above.y + above.h + 1
        return Box(above.x, top, above.w, max(HEIGHT, line.y - top))

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """One beside the other, as large as there is room."""
        room = self.box(places)
        paint_heard(brush, room._replace(h=min(room.h, HEIGHT * brush.type.scale)), self.lines)
