"""A cache that forgets what was not used for longest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Lru(Generic[T]):
    """At most so many things, by key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing with this key, made if it is not there."""
        if key in self._things:
            self._things.move_to_end(key)
            return self._things[key]
        thing = self._things[key] = make()
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing

    def clear(self) -> None:
        """Forget everything: the window has another size."""
        self._things.clear()
