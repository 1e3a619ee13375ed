"""A scene, and the ways on from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import pygame

from game.shell.paint.brush import Brush
from game.shell.signals import Signal
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Stage


@dataclass(frozen=True, slots=True)
class Stay:
    """Go on as it is."""


@dataclass(frozen=True, slots=True)
class Push:
    """Show another scene, and come back to this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Back to whoever opened this scene, with a result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Swap:
    """Show another scene instead, and do not come back. `all` leaves those below, too."""

    scene: Scene
    all: bool = False


@dataclass(frozen=True, slots=True)
class Leave:
    """The player has had enough."""


@dataclass(frozen=True, slots=True)
class Help:
    """Show how the game is played, and come back to whatever is there now."""


Go = Stay | Push | Pop | Swap | Leave | Help

STAY = Stay()


class Scene(ABC):
    """One screen. It draws itself when it says that it has changed, and moves only when time passes."""

    covers = True
    """Nothing below can be seen."""
    typing = False
    """Keys that write something are read as text."""
    catching = False
    """Which key or button is pressed matters, not what it means."""
    slow = False
    """Its first frame is painted bit by bit, in the time of several; nothing is shown of it before."""
    peeking = False
    """Something is held to look ahead: with Alt held for that, Enter still means Enter."""

    def __init__(self) -> None:
        self.stage = Stage((DESIGN_WIDTH, DESIGN_HEIGHT))
        self.changed = True
        """It looks different from what is on the screen."""

    @property
    def moving(self) -> bool:
        """Something goes on: frames are wanted."""
        return False

    @property
    def unfinished(self) -> bool:
        """Not everything could be painted in the last frame. The rest comes in the next ones, even when
        something lies over it by then."""
        return False

    def resized(self, stage: Stage) -> None:
        """The window has this size now; called before the first frame, too."""
        self.stage = stage
        self.changed = True

    def handle(self, signal: Signal) -> Go:
        """The player did something."""
        return STAY

    def advance(self, seconds: float) -> Go:
        """Time has passed."""
        return STAY

    def resumed(self, closed: Scene, result: object) -> Go:
        """The scene opened from here has closed."""
        return STAY

    def interrupted(self) -> None:
        """Something that this scene did not ask for comes on top of it: what is held is not held any more."""
        self.changed = True

    @abstractmethod
    def draw(self, brush: Brush) -> None:
        """Paint everything."""

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Paint what is new since the last frame, and say where. Override it where that is a small part."""
        if not self.changed:
            return []
        self.draw(brush)
        self.changed = False
        return [brush.surface.get_rect()]
