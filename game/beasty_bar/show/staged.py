"""An event as a clip.

When it begins, the board believes the event, so that every card has a new home; then all cards go home, those
that the event is about in a way of their own. Clips may overlap: whoever moves in a way of its own is left
alone by those that begin meanwhile, unless they are about the same card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.rules.events import Event
from game.beasty_bar.show.board import Board, Sprite
from game.beasty_bar.show.motion import CLOSE_UP, Path, redirected
from game.beasty_bar.show.places import Pose
from game.beasty_bar.show.puffs import Puffs

ON_TOP = 100
"""The level of whoever moves."""
AIR_SECONDS = 0.42
"""How long it usually takes until the dust has settled."""


@dataclass(eq=False)
class Staged:
    """An event as a clip."""

    board: Board
    event: Event
    duration: float
    paths: Callable[[Mapping[Card, Pose]], Mapping[Card, Path]] = lambda _: {}
    """Who moves in a way of his own, given where all are at the start; the last one lies on top."""
    others: Path = CLOSE_UP
    enter: Mapping[Card, Pose] = field(default_factory=dict)
    """Cards that come into sight, and where."""
    linger: Mapping[Card, Pose] = field(default_factory=dict)
    """Cards that go out of sight, and where to."""
    heard: Callable[[Event], object] = lambda event: None
    watch: Callable[[float], object] = lambda share: None
    """Told how far the clip has come."""
    contact: float = 0.0
    """The second when somebody lands, is hit or is bitten: before it nothing is heard, and no dust rises."""
    puffs: Callable[[Mapping[Card, Pose]], Puffs] | None = None
    """What goes up in the air, given where all are at the start."""
    air: float = AIR_SECONDS
    """How long that can be seen."""

    def begin(self) -> None:
        """Look where everybody is, and where everybody belongs now."""
        board = self.board
        for card, pose in self.enter.items():
            board.sprites.setdefault(card, Sprite(pose))
        poses = {card: sprite.pose for card, sprite in board.sprites.items()}
        board.apply(self.event)
        for card, home in board.homes().items():
            if card not in board.sprites:
                board.sprites[card] = Sprite(home)
                poses[card] = home
        self.starts = poses
        self._paths = dict(self.paths(poses))
        self._look_for_homes()
        self._claim()
        self.heard(self.event)

    def _look_for_homes(self) -> None:
        homes = self.board.homes()
        self._believed = self.board.view
        self._ends = {
            card: homes.get(card, self.linger.get(card, start)) for card, start in self.starts.items()
        }

    def _claim(self) -> None:
        """Take everybody along who does not move in a way of his own, or is on the way there already."""
        board = self.board
        for card, sprite in board.sprites.items():
            if card in self._paths or not (sprite.own or sprite.bound == self._ends[card]):
                sprite.mover, sprite.bound, sprite.own = self, self._ends[card], card in self._paths
        for number, card in enumerate(self._paths):
            if card in board.sprites:
                board.sprites[card].level = ON_TOP + number
                board.sprites[card].acting = card in board.view.line or card in board.view.aside

    def show(self, seconds: float) -> None:
        """Everybody on the way."""
        t = 1.0 if seconds >= self.duration else seconds / self.duration
        if self.board.view is not self._believed:
            self._redirect(t)
        for card, sprite in self.board.sprites.items():
            if sprite.mover is self:
                start, end = self.starts[card], self._ends[card]
                path = self._paths.get(card, self.others)
                sprite.pose = end if t >= 1.0 else path(start, end, t)
        self.watch(t)
        if t >= 1.0:
            self._let_go()

    def _redirect(self, t: float) -> None:
        """Something else has begun meanwhile: whoever is still on the way may belong elsewhere now."""
        before = self._ends
        self._look_for_homes()
        for card, path in self._paths.items():
            if before[card] != self._ends[card]:
                self._paths[card] = redirected(path, before[card], t)

    def _let_go(self) -> None:
        for sprite in self.board.sprites.values():
            if sprite.mover is self:
                sprite.mover, sprite.bound, sprite.own, sprite.acting = None, None, False, False
        self.board.drop_the_homeless()


@dataclass(eq=False)
class Puffing:
    """What goes up in the air, as a clip."""

    board: Board
    make: Callable[[], Puffs]
    duration: float

    def begin(self) -> None:
        """It goes up."""
        self._puffs = self.make()

    def show(self, seconds: float) -> None:
        """All that is left of it."""
        if seconds >= self.duration:
            self.board.air.pop(self, None)
        else:
            self.board.air[self] = self._puffs(seconds / self.duration)
