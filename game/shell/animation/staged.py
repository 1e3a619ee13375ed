"""An event as a clip, on a board whose pieces know where they are and where they belong.

When it begins, the board believes the event, so that every piece has a new home; then all pieces go home,
those that the event is about in a way of their own. Clips may overlap: whoever moves in a way of its own is
left alone by those that begin meanwhile, unless they are about the same piece.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from game.shell.animation.paths import P, Path, after, redirected, slide

K = TypeVar("K", bound=Hashable)


@dataclass
class Piece(Generic[P]):
    """What moves, and by whom."""

    pose: P
    mover: object = None
    """The clip that moves it; None: it comes home by itself."""
    bound: P | None = None
    """Where that takes it."""
    own: bool = False
    """It goes there in a way of its own."""


class Pieces(Protocol[K, P]):
    """A board with pieces."""

    @property
    def view(self) -> object:
        """What is believed; another one after every event that changes something."""

    @property
    def sprites(self) -> Mapping[K, Piece[P]]:
        """All that can be seen."""

    def homes(self) -> Mapping[K, P]:
        """Where everything belongs that is to be seen."""

    def apply(self, event: Any) -> None:
        """Believe an event."""

    def appear(self, key: K, pose: P) -> None:
        """Something comes into sight."""

    def act(self, key: K, number: int) -> None:
        """Something begins to move in a way of its own, so many have begun before it in this clip."""

    def rest(self, key: K) -> None:
        """Something has come to the end of its way."""

    def drop_the_homeless(self) -> None:
        """What cannot be seen any more is gone, unless it is still on its way."""


def close_up(start: P, end: P, t: float) -> P:
    """How the others move up."""
    return after(0.35, slide)(start, end, t)


@dataclass(eq=False)
class Staged(Generic[K, P]):
    """An event as a clip."""

    board: Pieces[K, P]
    event: Any
    duration: float
    paths: Callable[[Mapping[K, P]], Mapping[K, Path[P]]] = lambda _: {}
    """Who moves in a way of his own, given where all are at the start; the last one lies on top."""
    others: Path[P] = close_up
    enter: Mapping[K, P] = field(default_factory=dict)
    """What comes into sight, and where."""
    linger: Mapping[K, P] = field(default_factory=dict)
    """What goes out of sight, and where to."""
    heard: Callable[[Any], object] = lambda event: None
    watch: Callable[[float], object] = lambda share: None
    """Told how far the clip has come."""

    def begin(self) -> None:
        """Look where everybody is, and where everybody belongs now."""
        board = self.board
        for key, pose in self.enter.items():
            if key not in board.sprites:
                board.appear(key, pose)
        poses = {key: sprite.pose for key, sprite in board.sprites.items()}
        board.apply(self.event)
        for key, home in board.homes().items():
            if key not in board.sprites:
                board.appear(key, home)
                poses[key] = home
        self.starts = poses
        self._paths = dict(self.paths(poses))
        self._look_for_homes()
        self._claim()
        self.heard(self.event)

    def _look_for_homes(self) -> None:
        homes = self.board.homes()
        self._believed = self.board.view
        self._ends = {key: homes.get(key, self.linger.get(key, start)) for key, start in self.starts.items()}

    def _claim(self) -> None:
        """Take everybody along who does not move in a way of his own, or is on the way there already."""
        board = self.board
        for key, sprite in board.sprites.items():
            if key in self._paths or not (sprite.own or sprite.bound == self._ends[key]):
                sprite.mover, sprite.bound, sprite.own = self, self._ends[key], key in self._paths
        for number, key in enumerate(self._paths):
            if key in board.sprites:
                board.act(key, number)

    def show(self, seconds: float) -> None:
        """Everybody on the way."""
        t = 1.0 if seconds >= self.duration else seconds / self.duration
        if self.board.view is not self._believed:
            self._redirect(t)
        for key, sprite in self.board.sprites.items():
            if sprite.mover is self:
                start, end = self.starts[key], self._ends[key]
                path = self._paths.get(key, self.others)
                sprite.pose = end if t >= 1.0 else path(start, end, t)
        self.watch(t)
        if t >= 1.0:
            self._let_go()

    def _redirect(self, t: float) -> None:
        """Something else has begun meanwhile: whoever is still on the way may belong elsewhere now."""
        before = self._ends
        self._look_for_homes()
        for key, path in self._paths.items():
            if before[key] != self._ends[key]:
                self._paths[key] = redirected(path, before[key], t)

    def _let_go(self) -> None:
        for key, sprite in self.board.sprites.items():
            if sprite.mover is self:
                sprite.mover, sprite.bound, sprite.own = None, None, False
                self.board.rest(key)
        self.board.drop_the_homeless()
