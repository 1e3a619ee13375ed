"""Pictures and letters for tests: whatever is the same in every window is read and made once in a process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.shell.paint.art import Art, smooth
from game.shell.paint.cache import Lru, pictures
from game.shell.paint.type import Type, least_in

ASSETS = Path(__file__).parents[1] / "assets"
PICTURES = [ASSETS / "beasty_bar", ASSETS / "common"]
MEGABYTES = 512
"""More than all the pictures of one kind take."""

_read, _scaled = pictures(MEGABYTES), pictures(MEGABYTES)


class KeptArt(Art):
    """Each remembers pictures as always; all that read the same folders have the work only once."""

    def __init__(self, folders: Sequence[Path] = PICTURES) -> None:
        super().__init__(folders)

    @property
    def _from(self) -> tuple[Path, ...]:
        return tuple(self._folders)

    def _load(self, name: str) -> pygame.Surface:
        return _read.get((self._from, name), lambda: super(KeptArt, self)._load(name))

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        return self._made.get(self._named((name, size)), lambda: self._scaled(name, size))

    def _scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        key = self._from, name, size
        return _scaled.get(key, lambda: smooth(self.source(name), size).convert_alpha())


class KeptType(Type):
    """Remembers what it has written whatever the window; but all fonts end when pygame does."""

    _kept = False

    def fit(self, window: tuple[int, int]) -> None:
        if not self._kept:
            self._fonts, self._widths, self._texts = Lru(1000), Lru(100_000), pictures(MEGABYTES)
            pygame.register_quit(self._forget)
        self._kept, self.least = True, least_in(window)

    def _forget(self) -> None:
        self._fonts.clear()
        self._kept = False
