"""The small buttons of the table."""

from __future__ import annotations

from game.services.settings import NEVER
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.advice import Adviser
from game.shell.table.asking import LAMP
from game.shell.table.hud import HudButton
from game.shell.table.pace import Pace


class TableButtons:
    """The buttons that make sense now, with the picture and the words for the state each is in."""

    def __init__(self, desk: Desk, party: Party, pace: Pace, adviser: Adviser) -> None:
        self._desk, self._party, self._pace, self._adviser = desk, party, pace, adviser

    def ways_back(self, *, back: bool, again: bool) -> tuple[HudButton, ...]:
        """To take a decision back, and to take it again; each if that is possible now."""
        if not self._party.people or self._desk.settings.takeback == NEVER:
            return ()
        say = self._desk.say
        undone = say("Your last move, as if you had never made it.")
        return (
            HudButton("undo", say("Take back"), "undo", active=back, text=undone),
            HudButton("redo", say("Play it again"), "redo", active=again, text=say("What you took back.")),
        )

    def shown(self, *, may_advise: bool) -> tuple[HudButton, ...]:
        """From left to right."""
        hint = (self._hint(active=may_advise),) if self._party.people and self._desk.settings.hints else ()
        say, paused = self._desk.say, self._desk.say("Settings, rules, and every way out.")
        return (
            *hint,
            HudButton("log", say("Log"), "log", text=say("All that has happened, turn by turn.")),
            speed_button(self._desk, self._pace),
            sound_button(self._desk),
            HudButton("pause", say("Pause"), "pause", text=paused),
        )

    def _hint(self, *, active: bool) -> HudButton:
        advised = self._desk.say("Advice for this move; ask again for more.")
        lit = self._adviser.tip is not None
        return HudButton(LAMP, self._desk.say("Hint"), "bulb", active=active, lit=lit, text=advised)


def speed_button(desk: Desk, pace: Pace) -> HudButton:
    """How fast all of it is shown; lit while everything is hurried."""
    text = desk.say("How fast cards move.")
    return HudButton("speed", desk.say("Speed"), "speed", pace.label, lit=pace.hurry.locked, text=text)


def sound_button(desk: Desk) -> HudButton:
    """Silent or not."""
    icon = "mute" if desk.settings.muted else "sound"
    return HudButton("sound", desk.say("Sound"), icon, text=desk.say("Turns all sound off or on."))
