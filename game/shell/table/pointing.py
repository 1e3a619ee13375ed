"""Pointing at a table: by mouse, arrows or digits, clicked or carried, it comes to a spot that is chosen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.shell.desk import Desk
from game.shell.focus import Focus, Spot, answers
from game.shell.signals import (
    Button,
    Digit,
    Letter,
    Point,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Signal,
)

STARTS = 14.0
"""A press becomes a drag after so many units."""
ABOVE = 120.0
"""Let go so far above where it was taken up, it is played."""


class Drag:
    """Follows the mouse from press to release."""

    def __init__(self) -> None:
        self._start: Point | None = None
        self.at: Point | None = None
        """Where the thing is carried to, if one is."""
        self.carried: Spot | None = None
        """What was let go on the spot that was chosen last, if that came about so."""

    @property
    def holds(self) -> bool:
        """The button is down on something."""
        return self._start is not None

    def handle(self, signal: Signal, spots: Sequence[Spot], focus: Focus) -> Spot | None:
        """The spot that was carried far enough and let go, or the one that it was let go on, if any."""
        self.carried = None
        match signal:
            case PointerDown(at, Button.LEFT):
                pressed = next((spot for spot in reversed(spots) if spot.box.holds(at)), None)
                self._start, self.at = at if pressed and pressed.active else None, None
            case PointerMoved(at) if self._start is not None:
                far = abs(at[0] - self._start[0]) + abs(at[1] - self._start[1]) > STARTS
                spot = focus.on(spots)
                if (far or self.at) and spot is not None and spot.draggable:
                    self.at = at
            case PointerUp(at, Button.LEFT):
                start, carried = self._start, self.at is not None
                self.let_go()
                if carried and (there := self._under(at, spots, focus)) is not None:
                    self.carried = focus.on(spots)
                    return there
                if carried and start is not None and at[1] < start[1] - ABOVE:
                    return focus.on(spots)
        return None

    @staticmethod
    def _under(at: Point, spots: Sequence[Spot], focus: Focus) -> Spot | None:
        """What the thing is held over, if it goes with that."""
        spot = focus.on(spots)
        if spot is None:
            return None
        return next((each for each in reversed(spots) if each.key in spot.onto and each.box.holds(at)), None)

    def let_go(self) -> None:
        """The button may have come up where nobody told."""
        self._start = self.at = None


class Pointing:
    """Remembers what is pointed at, and what is carried."""

    def __init__(self, desk: Desk) -> None:
        self._audio = desk.audio
        self.focus, self.drag = Focus(), Drag()
        self._key: Digit | Letter | None = None
        """The number or letter key that was pressed last, if nothing else was since."""
        self._took: Digit | Letter | None = None
        """The one that has chosen something last, if nothing else has since."""
        self._meant: Hashable = None
        """What a key pointed at that would be done, when another key chose what goes with it."""

    def rest(self) -> None:
        """Somebody is to decide after something was shown. Keys begin nowhere: whoever still presses to skip
        that has not chosen anything."""
        if not self.focus.by_mouse:
            self.focus.key = None

    def ask(self, spots: Sequence[Spot]) -> None:
        """Somebody who has just chosen something is to choose on: keys begin at the first answer, of those
        with a number if there are any; where anything may come next, they stay. What was pointed at before
        stays so, as long as it is an answer; nothing else takes its place."""
        offered, meant = answers(spots), self._meant
        self._meant = None
        if self.focus.by_mouse or not offered:
            return
        if meant is not None:
            self.focus.key = next((spot.key for spot in offered if spot.key == meant), self.focus.key)
        else:
            numbered = [spot for spot in offered if spot.digit is not None]
            self.focus.key = (numbered or offered)[0].key

    def lead_to(self, key: Hashable) -> None:
        """The focus goes there, unless something is in hand."""
        if not self.drag.holds:
            self.focus.lead_to(key)

    def once_more(self) -> None:
        """The same key that has just chosen something chooses it again by one press."""
        self._key = self._took

    def chosen(self, signal: Signal, spots: Sequence[Spot]) -> Spot | None:
        """The spot that a signal chooses, if it chooses one."""
        if isinstance(signal, Digit | Letter):
            return self._by_key(signal, spots)
        self._took = None if isinstance(signal, Press | PointerDown) else self._took
        self._meant = None
        if isinstance(signal, Press):
            self._key = None
        dragging = self.drag.at is not None
        dropped = self.drag.handle(signal, spots, self.focus)
        if dragging and isinstance(signal, PointerUp):
            self.focus.release()  # it was carried, not clicked
            return dropped
        if isinstance(signal, PointerMoved) and self.drag.holds:
            return None  # whatever was pressed stays in hand, wherever it is carried
        before = self.focus.key
        chosen = self.focus.handle(signal, spots)
        if self.focus.key != before and self.focus.key is not None:
            self._audio.play("hover")
        return chosen

    def _by_key(self, signal: Digit | Letter, spots: Sequence[Spot]) -> Spot | None:
        """Points at a spot; the same key again chooses it. What spends nothing is chosen at once."""
        spot = next((spot for spot in spots if spot.active and _has_key(spot, signal)), None)
        if spot is None:
            return None
        again = self._key == signal and self.focus.led_to([spot]) is not None
        self._key = None if again else signal
        self._took = signal if again else None
        before = self.focus.led_to(spots)
        self._meant = before.key if before and spot.at_once and not before.at_once else None
        self.focus.lead_to(spot.key)
        return spot if again or spot.at_once else None


def _has_key(spot: Spot, signal: Digit | Letter) -> bool:
    return spot.digit == signal.number if isinstance(signal, Digit) else spot.letter == signal.letter
