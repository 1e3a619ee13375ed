"""What zoom and fan share: a dialog over whatever is there, which hides with it what is secret."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import RISE_SECONDS, Veil, begun, even, risen
from game.shell.scenes.scene import STAY, Go, Pop, Scene
from game.shell.signals import Button, FocusLost, Idle, Intent, PointerDown, Press, Signal
from game.shell.stage import Box

HIDDEN = "hidden"
"""What it closes with when whatever lies below has to be hidden at once."""
_VEIL = 205
LEADING = 1.12
"""Of two lines where there is hardly room for them."""


def told(brush: Brush, name: str, text: str, row: Box) -> None:
    """What is pointed at, and what it is: in one line or in two, whichever is easier to read."""
    width = min(row.w, brush.text_width(name, 23) + 4)
    brush.text(name, row._replace(w=width), 23, GOLD)
    if not text:
        return
    room = Box(row.x + width + 20, row.y, row.w - width - 20, row.h)
    alone = even(brush, [text], 23, room.w, room.h, Face.BODY)
    if alone >= min(20.0, room.h / 2 / LEADING / brush.type.scale):
        brush.text(text, room, 23, TEXT, face=Face.BODY)
    else:
        brush.paragraph(text, room, 22, TEXT, leading=LEADING, middle=True)


class Overlay(Scene):
    """Comes up over a scene; the way back leads there."""

    covers = False

    def __init__(self, desk: Desk, *, secret: bool) -> None:
        """`secret`: there is something below that others at the screen may not see."""
        super().__init__()
        self.desk, self._secret = desk, secret
        self._veil = Veil()
        self._elapsed = begun(desk)

    @property
    def moving(self) -> bool:
        """It comes up."""
        return self._elapsed < RISE_SECONDS

    @property
    def lower(self) -> float:
        """How far it is still below its place."""
        return risen(self._elapsed)

    def advance(self, seconds: float) -> Go:
        """Come up."""
        self.changed |= self.moving
        self._elapsed += seconds
        return STAY

    def leaving(self, signal: Signal) -> Go | None:
        """Where a signal leads that closes it; None if it is another one."""
        match signal:
            case FocusLost() | Idle() | Press(Intent.HIDE) if self._secret:
                return Pop(HIDDEN)
            case Press(Intent.BACK | Intent.PAUSE | Intent.INSPECT) | PointerDown(_, Button.RIGHT):
                self.desk.audio.play("back")
                return Pop()
        return None

    def resumed(self, closed: Scene, result: object) -> Go:
        """What has to be hidden is hidden all the way down."""
        self.changed = True
        return Pop(HIDDEN) if result == HIDDEN else STAY

    @abstractmethod
    def paint(self, brush: Brush) -> None:
        """Everything but what lies below."""

    def draw(self, brush: Brush) -> None:
        """Over what is below."""
        self._veil.lay(brush, _VEIL)
        self.paint(brush)

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Without darkening what is below once more."""
        if not self.changed:
            return []
        self._veil.restore(brush)
        self.paint(brush)
        self.changed = False
        return [brush.surface.get_rect()]
