"""What zoom and fan share: a dialog over whatever is there, which hides with it what is secret."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.scenes.menus import RISE_SECONDS, Veil, begun, risen
from game.shell.scenes.scene import STAY, Go, Pop, Scene
from game.shell.signals import Button, FocusLost, Intent, PointerDown, Press, Signal

HIDDEN = "hidden"
"""What it closes with when whatever lies below has to be hidden at once."""
_VEIL = 205


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
            case FocusLost() | Press(Intent.HIDE) if self._secret:
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
