"""Dialogs over whatever is there; and those that hide with it what is secret."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable

import pygame

from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, PAGE, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import Menu, even
from game.shell.scenes.scene import STAY, Go, Pop, Scene
from game.shell.signals import Button, FocusLost, Idle, Intent, PointerDown, Press, Signal
from game.shell.stage import Box

HIDDEN = "hidden"
"""What it closes with when whatever lies below has to be hidden at once."""
RISE, RISE_SECONDS = 28.0, 0.12
"""From how far below a dialog comes up, and how long that takes."""
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


class Dialog(Menu):
    """Comes up over a scene, which is darkened once: painting the dialog again must not darken it further."""

    covers = False
    veil = 165
    """How much of the light is taken from what lies below."""

    def __init__(self, desk: Desk, key: Hashable = None) -> None:
        super().__init__(desk, key)
        self._below: pygame.Surface | None = None
        self._elapsed = RISE_SECONDS if desk.settings.reduced_motion else 0.0

    @property
    def moving(self) -> bool:
        """It comes up."""
        return self._elapsed < RISE_SECONDS

    @property
    def lower(self) -> float:
        """How far it is still below its place."""
        return RISE * (1 - ease_out(min(1.0, self._elapsed / RISE_SECONDS)))

    def advance(self, seconds: float) -> Go:
        """Come up."""
        self.changed |= self.moving
        self._elapsed += seconds
        return STAY

    @abstractmethod
    def paint(self, brush: Brush) -> None:
        """Everything but what lies below."""

    def place(self, brush: Brush) -> pygame.Rect:
        """All that it is painted on: usually everywhere."""
        return brush.surface.get_rect()

    def draw(self, brush: Brush) -> None:
        """Over what is below, or over nothing."""
        if self.covers:
            brush.surface.fill(PAGE)
        brush.shade(brush.stage.box, self.veil, PAGE)
        self._below = brush.surface.copy()
        self.paint(brush)

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Without darkening what is below once more."""
        if not self.changed:
            return []
        if self._below is None or self._below.get_size() != brush.surface.get_size():
            self.draw(brush)
        else:
            brush.surface.blit(self._below, self.place(brush), self.place(brush))
            self.paint(brush)
        self.changed = False
        return [self.place(brush)]


class Overlay(Dialog):
    """The way back leads to what is below; what is secret there is hidden with it."""

    veil = 205

    def __init__(self, desk: Desk, key: Hashable = None, *, secret: bool) -> None:
        """`secret`: there is something below that others at the screen may not see."""
        super().__init__(desk, key)
        self._secret = secret

    def leaving(self, signal: Signal) -> Go | None:
        """Where a signal leads that closes it; None if it is another one."""
        match signal:
            case FocusLost() | Idle() | Press(Intent.HIDE) if self._secret:
                return Pop(HIDDEN)
            case Press(Intent.BACK | Intent.PAUSE | Intent.INSPECT) | PointerDown(_, Button.RIGHT):
                self._desk.audio.play("back")
                return Pop()
        return None

    def resumed(self, closed: Scene, result: object) -> Go:
        """What has to be hidden is hidden all the way down."""
        self.changed = True
        return Pop(HIDDEN) if result == HIDDEN else STAY
