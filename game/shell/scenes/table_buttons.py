"""The small buttons of the table."""

from __future__ import annotations

from game.services.settings import NEVER
from game.shell.advice import Adviser
from game.shell.desk import Desk
from game.shell.pace import Pace
from game.shell.show import HudButton, Party


class TableButtons:
    """Which there are, and how they look now."""

    def __init__(self, desk: Desk, party: Party, pace: Pace, adviser: Adviser) -> None:
        self._desk, self._party, self._pace, self._adviser = desk, party, pace, adviser

    def steps(self, *, back: bool, again: bool) -> tuple[HudButton, ...]:
        """To take a decision back, and to take it again; each if that is possible now."""
        if not self._party.people or self._desk.settings.takeback == NEVER:
            return ()
        say = self._desk.say
        return (
            HudButton("undo", say("Take back"), "undo", active=back),
            HudButton("redo", say("Play it again"), "redo", active=again),
        )

    def shown(self, *, may_advise: bool) -> tuple[HudButton, ...]:
        """From left to right."""
        say, settings = self._desk.say, self._desk.settings
        hint = HudButton("hint", say("Hint"), "bulb", active=may_advise, lit=self._adviser.tip is not None)
        return (
            *((hint,) if self._party.people and settings.hints else ()),
            HudButton("log", say("Log"), "log"),
            HudButton("speed", say("Speed"), "speed", note=self._pace.label, lit=self._pace.hurry.locked),
            HudButton("sound", say("Sound"), "mute" if settings.muted else "sound"),
            HudButton("pause", say("Pause"), "pause"),
        )
