"""The keys that make a table faster or slower, and the message that says how fast it is now."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from game.shell.desk import Desk
from game.shell.signals import Intent
from game.shell.table.badge import Badge
from game.shell.table.pace import Pace, speed_label


class SpeedKeys:
    """Changes the pace, and tells so."""

    def __init__(self, desk: Desk, pace: Pace, badge: Badge) -> None:
        self._desk, self._pace, self._badge = desk, pace, badge
        pace.hurry.turned = self._tell_hurry

    def wishes(self) -> dict[Hashable, Callable[[], None]]:
        """What each key is for, and each button."""
        return {
            "speed": partial(self._change, self._pace.next),
            Intent.FASTER: partial(self._change, partial(self._pace.change, 1)),
            Intent.SLOWER: partial(self._change, partial(self._pace.change, -1)),
            Intent.HURRY_LOCK: self._pace.hurry.toggle,
        }

    def _change(self, change: Callable[[], object]) -> None:
        change()
        say, settings = self._desk.say, self._desk.settings
        own, others = (speed_label(self._desk, speed) for speed in (settings.speed, settings.computer_speed))
        self._badge.show(say("Your turns {own} · Computers {others}", own=own, others=others))

    def _tell_hurry(self) -> None:
        say = self._desk.say
        self._badge.show(say("In a hurry from now on") if self._pace.hurry.locked else say("No more hurry"))
