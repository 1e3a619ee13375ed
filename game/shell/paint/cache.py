"""A cache that forgets what was not used for longest, and makes no more than there is time for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")

SKETCH_SECONDS = 0.012
"""How long after time gets short."""


class NotYet(Exception):
    """There is no time left in this frame: whoever wanted something comes again in the next one."""


class Patience:
    """How long things may be made, for those who can come again. What was made in the meantime is there
    then, so that they get a little further each time."""

    def __init__(self) -> None:
        self._end: float | None = None
        self._soon: float | None = None
        self._got_further = False

    @contextmanager
    def until(self, end: float | None, *, anyway: bool = True, soon: float | None = None) -> Iterator[None]:
        """After that, nothing more is begun; without an end, everything is. One thing is done `anyway`: on a
        slow machine there may never be time, and it has to get there, too. `soon` is when time gets short."""
        before, self._end, self._soon, self._got_further = (self._end, self._soon), end, soon, not anyway
        try:
            yield
        finally:
            self._end, self._soon = before

    @property
    def short(self) -> bool:
        """What can be seen a frame later as well should wait for it."""
        return self._soon is not None and perf_counter() >= self._soon

    @property
    def late(self) -> bool:
        """What takes long has to wait for the next frame: until then a sketch is better than nothing."""
        return self._soon is not None and perf_counter() >= self._soon + SKETCH_SECONDS

    def ask(self) -> None:
        """Something else is to be done."""
        if self._end is not None and self._got_further and perf_counter() >= self._end:
            raise NotYet

    def done(self) -> None:
        """Something was done that need not be done again."""
        self._got_further = True

    def rest(self) -> None:
        """The same, where the next thing is not one for a cache."""
        self.done()
        self.ask()


class Lru(Generic[T]):
    """Things by key, as many as their weights allow."""

    def __init__(
        self, most: int, weigh: Callable[[T], int] = lambda thing: 1, patience: Patience | None = None
    ) -> None:
        self.most, self.weigh, self.weight = most, weigh, 0
        """The things together weigh no more than the most that they may."""
        self._patience = patience or Patience()
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing with this key, made if it is not there."""
        found = self._things.get(key)
        if found is not None:  # asked for hundreds of times in a frame, so that no key is hashed in vain
            self._things.move_to_end(key)
            return found
        self._patience.ask()
        thing = make()
        self._patience.done()
        self._things[key] = thing
        self.weight += self.weigh(thing)
        while self.weight > self.most and len(self._things) > 1:
            self.weight -= self.weigh(self._things.popitem(last=False)[1])
        return thing

    def __contains__(self, key: Hashable) -> bool:
        return key in self._things

    def clear(self) -> None:
        """Forget everything: the window has another size."""
        self._things.clear()
        self.weight = 0


def pictures(megabytes: int, patience: Patience | None = None) -> Lru[pygame.Surface]:
    """A cache of pictures, by the memory they take."""
    return Lru(megabytes << 20, weight, patience)


def covering(
    window: tuple[int, int], times: int, patience: Patience | None = None, *, megabytes: int | None = None
) -> Lru[pygame.Surface]:
    """A cache of pictures that would cover the window so many times: a larger one shows larger ones. It
    takes no more than the megabytes, if they are given."""
    most = _bytes(window) * times
    return Lru(most if megabytes is None else min(most, megabytes << 20), weight, patience)


def weight(picture: pygame.Surface) -> int:
    """Bytes that the picture keeps in memory: a part of a picture keeps all of it."""
    return _bytes(picture.get_abs_parent().get_size())


def _bytes(size: tuple[int, int]) -> int:
    return size[0] * size[1] * 4
