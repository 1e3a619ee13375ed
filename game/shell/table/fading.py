"""What comes a moment after something is pointed at, and goes again: never at once, never in the way."""

from __future__ import annotations

from typing import Final, Generic, Protocol, TypeVar

DWELL_SECONDS: Final = 0.15
"""So long the mouse has to stay; keys and buttons mean what they point at."""
COMES_SECONDS, GOES_SECONDS = 0.12, 0.08


class Keyed(Protocol):
    """Two with the same key are the same."""

    @property
    def key(self) -> object:
        """What it is known by."""


KeyedT = TypeVar("KeyedT", bound=Keyed)


class Fading(Generic[KeyedT]):
    """Which of many things can be seen, and how much of it."""

    def __init__(self) -> None:
        self.shown: KeyedT | None = None
        self.share = 0.0
        self._wanted: KeyedT | None = None
        self._wait = 0.0
        self._instant = False

    def aim(self, thing: KeyedT | None, *, dwell: bool, instant: bool) -> None:
        """Point at something else, or at nothing. Where all is instant, nothing fades."""
        self._instant = instant
        if _same(thing, self._wanted):
            return
        self._wanted, self._wait = thing, DWELL_SECONDS if dwell and thing is not None else 0.0
        if instant or (thing is not None and not dwell):
            self._show(thing if not self._wait else None)

    @property
    def coming(self) -> KeyedT | None:
        """What will be seen if it is pointed at for long enough."""
        return None if _same(self._wanted, self.shown) else self._wanted

    def vanish(self) -> None:
        """At once: it may not be seen any more, or is not true any more."""
        self._wanted = None
        self._show(None)

    def _show(self, thing: KeyedT | None) -> None:
        self.shown = thing
        self.share = 1.0 if self._instant else 0.0

    def advance(self, seconds: float) -> bool:
        """Come and go; False when nothing has changed, nor will."""
        self._wait = max(0.0, self._wait - seconds)
        if _same(self.shown, self._wanted):
            before, self.share = self.share, min(1.0, self.share + seconds / COMES_SECONDS)
            return self.shown is not None and self.share != before
        self.share -= seconds / GOES_SECONDS
        if self.shown is None or self.share <= 0:
            self._show(self._wanted if not self._wait else None)
        return True


def _same(one: Keyed | None, other: Keyed | None) -> bool:
    return one is other or (one is not None and other is not None and one.key == other.key)
