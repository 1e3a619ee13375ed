"""Imports games beside the frames: a game has some hundred modules, and no frame has the time for them."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import Final

from game.core.listing import Listing
from game.core.module import GameModule

_PATIENCE_SECONDS: Final = 0.004
"""A game that was imported before is there at once."""


class GameLoader:
    """Games by key, each imported once on a thread of its own."""

    def __init__(self) -> None:
        self._loaded: dict[str, GameModule] = {}
        self._threads: dict[str, Thread] = {}

    def get(self, key: str) -> GameModule | None:
        """The game, if it was loaded."""
        return self._loaded.get(key)

    def load(self, listing: Listing) -> GameModule | None:
        """The game; None as long as it is being imported. Raises what the import raises."""
        key = listing.key
        if key in self._loaded:
            return self._loaded[key]
        if key not in self._threads:
            self._threads[key] = Thread(
                target=self._import, args=(listing,), daemon=True, name=f"import of {key}"
            )
            self._threads[key].start()
            self._threads[key].join(_PATIENCE_SECONDS)
        if not self._threads[key].is_alive() and key not in self._loaded:
            self._loaded[key] = listing.load()  # raises here what it raised there
        return self._loaded.get(key)

    def _import(self, listing: Listing) -> None:
        with suppress(Exception):  # whoever waits loads the game again, and sees what is wrong
            self._loaded[listing.key] = listing.load()
