"""A cache that forgets what was not used for longest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")


class Lru(Generic[T]):
    """Things by key, as many as their weights allow."""

    def __init__(self, most: int, weigh: Callable[[T], int] = lambda thing: 1) -> None:
        self._most, self._weigh, self._weight = most, weigh, 0
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing with this key, made if it is not there."""
        if key in self._things:
            self._things.move_to_end(key)
            return self._things[key]
        thing = make()
        self._things[key] = thing
        self._weight += self._weigh(thing)
        while self._weight > self._most and len(self._things) > 1:
            self._weight -= self._weigh(self._things.popitem(last=False)[1])
        return thing

    def clear(self) -> None:
        """Forget everything: the window has another size."""
        self._things.clear()
        self._weight = 0


def pictures(megabytes: int) -> Lru[pygame.Surface]:
    """A cache of pictures, by the memory they take."""
    return Lru(megabytes << 20, lambda picture: _bytes(picture.get_size()))


def covering(window: tuple[int, int], times: int) -> Lru[pygame.Surface]:
    """A cache of pictures that would cover the window so many times: a larger one shows larger ones."""
    return Lru(_bytes(window) * times, lambda picture: _bytes(picture.get_size()))


def _bytes(size: tuple[int, int]) -> int:
    return size[0] * size[1] * 4
