"""What a program consists of: handed to the command line, and by that to the reader that is asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from game.core.listing import Games
from game.services.paths import project_folder

Reader = Callable[[argparse.Namespace, "Program"], int]
"""Does what the command line asks for, and says how the program ends."""


class Program(NamedTuple):
    """Its games, where their files are, and those that need a window, which a terminal can do without."""

    games: Games
    window: Reader
    """Plays in a window."""
    measure: Reader
    """Measures what there is to see in one."""
    complain: Callable[[str], None]
    """Says why the program cannot go on, wherever somebody may read it."""
    assets: Path | None = None
    levels: Path | None = None
    """The folders with a folder for each game; None: those that the program came with."""

    def asset_folders(self, key: str) -> list[Path]:
        """Where the pictures, sounds and texts of a game are, and behind them those of the house."""
        house = project_folder("assets")
        return [(self.assets or house) / key, house / "common"]

    def level_folder(self, key: str) -> Path:
        """Where the venues of a game are."""
        return (self.levels or project_folder("levels")) / key
