"""Pictures from the asset folders, scaled from their sources to the size they are shown at."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from copy import copy
from pathlib import Path
from time import perf_counter

import pygame

from game.shell.paint.cache import NotYet, Patience, covering, pictures
from game.shell.paint.palette import NORMAL, THEMES, Colour
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH

Size = tuple[int, int]

EXPECTED = 1000
"""How many pictures may wait to be made: where there is never time for it, they would pile up."""
SOURCES_MEGABYTES = 24
"""Of pictures as they were drawn. They are needed until the sizes that are shown have been made."""
MADE_MEGABYTES = 256
"""The pictures of a large window take no more than this."""


class Art:
    """Finds, scales and tints pictures, and remembers them."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders
        self.patience = Patience()
        """With whoever paints."""
        self._sources = pictures(SOURCES_MEGABYTES, self.patience)
        self._expected: deque[Callable[[], object]] = deque(maxlen=EXPECTED)
        self._owed: dict[Hashable, Callable[[], object]] = {}
        self.hasty = False
        """Where time is short, sketches are seen until the pictures have been made."""
        self.fit((DESIGN_WIDTH, DESIGN_HEIGHT))
        self.theme = NORMAL
        """Which colours are painted instead of those of the house."""

    def turn_to(self, folders: Sequence[Path]) -> None:
        """Another game is played, whose pictures may have the same names; `fit` has to follow."""
        self._folders = folders
        self._sources.clear()

    def of(self, folders: Sequence[Path]) -> Art:
        """The pictures of another game, for as long as nothing is made anew: found elsewhere, and made and
        remembered beside those of this one."""
        other = copy(self)
        other._folders = folders
        return other

    def _named(self, key: Hashable) -> Hashable:
        """Pictures of several games may have the same names."""
        return (self._folders[0] if self._folders else None, key)

    @property
    def strong(self) -> bool:
        """Outlines matter more than looks."""
        return self.theme != NORMAL

    def colour(self, colour: Colour) -> Colour:
        """What is painted for a colour of the house."""
        return THEMES[self.theme].get(colour, colour)

    def fit(self, window: Size) -> None:
        """The window has this size: what was scaled for another one is of no use any more."""
        self._expected.clear()
        self._owed.clear()
        self._made = covering(window, 16, self.patience, megabytes=MADE_MEGABYTES)
        self._grounds = covering(window, 3, self.patience)
        self._shapes, self._passing = covering(window, 4, self.patience), covering(window, 4, self.patience)

    def has(self, name: str) -> bool:
        """There is such a picture."""
        return any((folder / f"{name}.png").exists() for folder in self._folders)

    def source(self, name: str) -> pygame.Surface:
        """The picture as it was drawn."""
        return self._sources.get(self._named(name), lambda: self._load(name))

    def _load(self, name: str) -> pygame.Surface:
        for folder in self._folders:
            path = folder / f"{name}.png"
            if path.exists():
                return pygame.image.load(path).convert_alpha()
        raise FileNotFoundError(f"There is no picture {name!r}.")

    def scaled(self, name: str, size: Size) -> pygame.Surface:
        """The picture at a size in pixels."""
        key = self._named((name, size))
        return self._made.get(key, lambda: smooth(self.source(name), size).convert_alpha())

    def tinted(self, name: str, size: Size, colour: Colour) -> pygame.Surface:
        """A white shape in another colour."""
        key = self._named((name, size, colour))
        return self._made.get(key, lambda: tint(self.scaled(name, size), colour))

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture composed elsewhere, remembered here."""
        return self._made.get(self._named(key), make)

    def ground(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture as large as the window. Each takes as much as hundreds of pieces, so only a few are
        remembered."""
        return self._grounds.get(self._named(key), make)

    def shape(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Something cut to measure. Every text wants another size, so that only the latest are remembered."""
        return self._shapes.get(key, make)

    def passing(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """How something looks on its way: there are thousands of such, none of them to be seen for long."""
        return self._passing.get(key, make)

    def expect(self, make: Callable[[], object], *, soon: bool = False) -> None:
        """This picture will be wanted; there may be time to make it before."""
        if soon:
            self._expected.appendleft(make)
        else:
            self._expected.append(make)

    def at_once(
        self, key: Hashable, make: Callable[[], pygame.Surface], sketch: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """A picture that is remembered by this key; a sketch of it where whoever paints is hasty and it would
        take too long."""
        if not (self.hasty and self.patience.late) or self._is_there(key):
            return make()
        self.owe(make, key)
        return sketch()

    def _is_there(self, key: Hashable) -> bool:
        return key in self._passing or self._named(key) in self._made

    def owe(self, make: Callable[[], object], key: Hashable = None) -> None:
        """There was no time for this in a frame: it is made as a whole as soon as that can be seen, once,
        however often it was asked for."""
        self._owed.setdefault(key or make, make)

    @property
    def owes(self) -> bool:
        """Something is to be seen with the next frame."""
        return bool(self._owed)

    def _pay(self) -> None:
        self._owed.pop(next(iter(self._owed)))()

    def make_ahead(self, end: float) -> bool:
        """Make what will be wanted for as long as there is time; False if there is nothing to make. Something
        that is owed is made anyway: the next frame would have to."""
        if not self._owed and not self._expected:
            return False
        if self._owed:
            self._pay()
        while self._owed and perf_counter() < end:
            self._pay()
        with self.patience.until(end):
            while self._expected and perf_counter() < end:
                make = self._expected.popleft()
                try:
                    make()
                except NotYet:
                    self._expected.appendleft(make)
                    break
        return True


def smooth(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Scaled without steps. Halving first keeps fine lines when a picture becomes much smaller."""
    width, height = max(1, size[0]), max(1, size[1])
    while picture.get_width() >= 4 * width and picture.get_height() >= 4 * height:
        picture = pygame.transform.smoothscale(picture, (picture.get_width() // 2, picture.get_height() // 2))
    return pygame.transform.smoothscale(picture, (width, height))


def tint(shape: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The shape in one colour, its transparency kept."""
    tinted = shape.copy()
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
