"""Where to go from a game."""

from __future__ import annotations

from collections.abc import Callable

from game.shell.scenes.pause import PauseChoice
from game.shell.scenes.scene import STAY, Go, Leave, Scene, Swap
from game.shell.show import Ending, Party


class Ways:
    """Where to go from the table."""

    def __init__(
        self,
        again: Callable[[Party], Scene],
        new_game: Callable[[], Scene],
        title: Callable[[], Scene],
        results: Callable[[Party, Ending], Scene],
    ) -> None:
        self.again, self.new_game, self.title, self.results = again, new_game, title, results

    def after_pause(self, choice: PauseChoice, party: Party) -> Go:
        """Where a pause leads; the game that is left can be gone on with from the title."""
        match choice:
            case PauseChoice.RESTART:
                return Swap(self.again(party))
            case PauseChoice.NEW_GAME:
                return Swap(self.new_game(), all=True)
            case PauseChoice.TITLE:
                return Swap(self.title(), all=True)
            case PauseChoice.QUIT:
                return Leave()
            case PauseChoice.RESUME:
                return STAY
