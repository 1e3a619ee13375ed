"""Events as clips, with what goes up in the air."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.beasty_bar.rules.animals import Card
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.places import Pose
from game.beasty_bar.show.puffs import Puffs
from game.shell.animation import staged

AIR_SECONDS = 0.42
"""How long it usually takes until the dust has settled."""


@dataclass(eq=False)
class Staged(staged.Staged[Card, Pose]):
    """An event as a clip."""

    contact: float = 0.0
    """The second when somebody lands, is hit or is bitten: before it nothing is heard, and no dust rises."""
    puffs: Callable[[Mapping[Card, Pose]], Puffs] | None = None
    """What goes up in the air, given where all are at the start."""
    air: float = AIR_SECONDS
    """How long that can be seen."""


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
