"""The scenes that are open, the topmost in charge."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell.paint.brush import Brush
from game.shell.paint.cache import NotYet
from game.shell.scenes.scene import Go, Help, Leave, Pop, Push, Scene, Stay, Swap
from game.shell.signals import FocusLost, Idle, Intent, Press, Signal
from game.shell.stage import Stage

LONGEST_GRACE = 1.5
"""Seconds that a slow scene may take until it is seen. After that it is painted at once."""
IDLE_SECONDS = 30.0
"""So long nothing moves and nobody does anything before the scene in charge is told."""


class Stack:
    """Shows the topmost scene, and goes where it says."""

    def __init__(
        self,
        first: Scene,
        stage: Stage,
        guide: Callable[[], Scene] | None = None,
        left: Callable[[], object] = lambda: None,
        parting: Callable[[], Scene | None] = lambda: None,
    ) -> None:
        """`guide` makes the scene that tells how the game is played; `left` hears that a screen is gone;
        `parting` makes the scene that asks whether to leave, where there is something to ask."""
        self._scenes: list[Scene] = []
        self._stage = stage
        self._everything_new = True
        self._grace = 0.0
        """How long the scene in charge may still take until it is seen for the first time."""
        self.waiting = False
        """It has begun to be painted for that."""
        self._make_help, self._left, self._make_parting = guide, left, parting
        self._parting: Scene | None = None
        """Asks whether to leave."""
        self._help: Scene | None = None
        """Open now, on top of a scene that knows nothing of it."""
        self._was_left = False
        """The window was, while help was open."""
        self._idle = 0.0
        """How long nothing has happened."""
        self._push(first)

    @property
    def top(self) -> Scene | None:
        """The scene in charge; None when all have closed."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All that are open, from the lowest up."""
        return tuple(self._scenes)

    @property
    def moving(self) -> bool:
        """Frames are wanted; below the scene in charge time stands still, but all of it is painted."""
        return self.waiting or self._unfinished_below or (self.top is not None and self.top.moving)

    @property
    def _unfinished_below(self) -> bool:
        return any(scene.unfinished for scene in self._visible()[:-1])

    @property
    def typing(self) -> bool:
        """What is written is read as text."""
        return self.top is not None and self.top.typing

    @property
    def catching(self) -> bool:
        """Which key or button is pressed matters, not what it means."""
        return self.top is not None and self.top.catching

    @property
    def peeking(self) -> bool:
        """Something is held to look ahead."""
        return self.top is not None and self.top.peeking

    def resize(self, stage: Stage) -> None:
        """The window has this size now."""
        self._stage = stage
        self._everything_new, self._grace = True, 0.0
        for scene in self._scenes:
            scene.resized(stage)

    def redraw(self) -> None:
        """Something has wiped over the window."""
        self._everything_new = True

    def handle(self, signal: Signal) -> None:
        """Tell the scene in charge. Help is there at any time."""
        self._idle = 0.0
        if signal == Press(Intent.HELP):
            self.go(Help())
        elif signal in (FocusLost(), Idle()) and self._help is not None:
            self._was_left = True  # help has no secrets; the scene below it may have some
        elif self.top is not None:
            self.go(self.top.handle(signal))

    def advance(self, seconds: float) -> None:
        """Let time pass for the scene in charge, unless nobody can see it yet."""
        if self.waiting:
            self._grace -= seconds
        elif self.top is not None:
            self.go(self.top.advance(seconds))
            self._wait(seconds)

    def _wait(self, seconds: float) -> None:
        """While something is to be seen, nobody is expected to do anything."""
        self._idle = 0.0 if self.moving else self._idle + seconds
        if self._idle >= IDLE_SECONDS:
            self.handle(Idle())

    def repaint(self, brush: Brush, end: float | None = None, soon: float | None = None) -> list[pygame.Rect]:
        """Paint what is new, and say where. At the time `end`, a slow scene may put off the rest of its first
        frame: the next time it goes on from there. In any other frame, what need not be seen at once waits
        from the time `soon` on."""
        end, soon = (end, None) if self._grace > 0 else (None, soon)
        try:
            with brush.art.patience.until(end, anyway=self.waiting, soon=soon):
                places = self._paint(brush)
        except NotYet:
            brush.surface.set_clip(None)
            self.waiting = True
            return []
        self._grace, self.waiting = 0.0, False
        return places

    def _paint(self, brush: Brush) -> list[pygame.Rect]:
        visible = self._visible()
        new = self._everything_new or self._unfinished_below
        if new or any(scene.repaint(brush) for scene in visible[:-1]):
            for scene in visible:
                scene.draw(brush)
                scene.changed = False
            self._everything_new = False
            return [brush.surface.get_rect()]
        return visible[-1].repaint(brush) if visible else []

    def _visible(self) -> list[Scene]:
        """The scenes to be seen, from the lowest up."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and not self._scenes[lowest].covers:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def _push(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.resized(self._stage)
        self._everything_new, self._grace = True, LONGEST_GRACE if scene.slow else 0.0

    def go(self, go: Go) -> None:
        """Go where a scene wants to go."""
        match go:
            case Stay():
                return
            case Push(scene):
                self._push(scene)
            case Pop(result):
                whole = self._scenes[-1].covers
                self._pop(result)
                if whole:
                    self._left()
            case Swap(scene, everything):
                del self._scenes[0 if everything else -1 :]
                self._push(scene)
                self._left()
            case Leave():
                if self.may_leave():
                    self._scenes.clear()
            case Help():
                self._open_help()

    def may_leave(self) -> bool:
        """Unless there is something to ask first; whoever leaves while it is asked means it."""
        asking = None if self._parting in self._scenes else self._make_parting()
        if asking is None:
            return True
        if self.top is not None:
            self.top.interrupted()
        self._parting = asking
        self._push(asking)
        return False

    def _pop(self, result: object) -> None:
        closed = self._scenes.pop()
        self._everything_new = True
        if closed is self._help:
            self._close_help()
        elif closed is self._parting:
            self._parting = None  # whoever is below knows nothing of it
        elif self.top is not None:
            self.go(self.top.resumed(closed, result))

    def _open_help(self) -> None:
        """Over the scene in charge; the same key again closes it."""
        if self.top is not None and self.top is self._help:
            self.go(Pop())
        elif self.top is not None and self._help is None and self._make_help is not None:
            self.top.interrupted()
            self._help, self._was_left = self._make_help(), False
            self._push(self._help)

    def _close_help(self) -> None:
        """Whoever is below is as it was, unless it had to hide something in the meantime."""
        self._help = None
        if self._was_left:
            self.handle(FocusLost())
