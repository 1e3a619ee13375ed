"""Writing a name: letters from the keyboard, until it is finished or left as it was."""

from __future__ import annotations

from game.services.archive.persons import LONGEST
from game.shell.scenes.menu.people import People
from game.shell.signals import Intent, PointerDown, Press, Signal, Typed


class Pen:
    """Knows whose name is being written, and what stands there so far."""

    def __init__(self, people: People) -> None:
        self._people = people
        self.seat: int | None = None
        """Whose name is being written; None while nobody writes."""
        self.text = ""
        self.suggested = False
        """What stands there was not written by hand: the first letter takes its place."""
        self.full = False
        """The latest letter found no room."""
        self._written: dict[int, str] = {}
        """The names that were, by seat."""

    def begin(self, seat: int) -> None:
        """Somebody wants to write, or to mend what is written."""
        self.seat, self.text, self.full = seat, self._people.name(seat), False
        self.suggested = self._written.get(seat) != self.text

    def _put(self, seat: int, text: str) -> None:
        """This stands there now, by hand, as far as there is room for it."""
        self.seat, self.text, self.suggested = seat, text[:LONGEST], False
        self.full = len(text) > LONGEST

    def handle(self, signal: Signal, pointed: int | None) -> bool:
        """True if the signal is meant for the pen. Letters begin to write the name that keys point at."""
        seat = pointed if self.seat is None else self.seat
        if seat is None:
            return False
        match signal:
            case Typed(text):
                kept = "" if self.seat is None or self.suggested else self.text
                self._put(seat, kept + text)
            case Press(Intent.ERASE):
                self._put(seat, (self.text if self.seat is not None else self._people.name(seat))[:-1])
            case Press(Intent.BACK) if self.seat is not None:
                self.seat, self.full = None, False
            case Press(Intent.CONFIRM) if self.seat is not None:
                self.finish()
            case Press(Intent.LEFT | Intent.RIGHT | Intent.TO_TOP | Intent.TO_END) if self.seat is not None:
                self.suggested = False  # whoever looks for a letter does not look for another name
            case Press() | PointerDown():
                self.finish()
                return False
            case _:
                return False
        return True

    def finish(self) -> None:
        """What was written is the name from now on; nothing means the usual one."""
        if self.seat is not None and not self.suggested:
            self._people.rename(self.seat, self.text)
            self._written[self.seat] = self._people.name(self.seat)
        self.seat, self.suggested, self.full = None, False, False
