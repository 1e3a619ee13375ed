"""Where to go from a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.shell.scenes.scene import Scene
from game.shell.show import Party


class Ways:
    """Where to go from the table."""

    def __init__(
        self,
        again: Callable[[Party], Scene],
        new_game: Callable[[], Scene],
        title: Callable[[], Scene],
        results: Callable[[Party, Any], Scene],
    ) -> None:
        self.again, self.new_game, self.title, self.results = again, new_game, title, results
