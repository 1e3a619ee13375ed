"""Before the window closes: something is not saved yet."""

from __future__ import annotations

from game.shell.desk import Desk
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Leave, Pop
from game.shell.signals import Signal

AGAIN, QUIT = range(2)


class Parting(Notice):
    """Asks whether to quit all the same; closes the window by itself as soon as everything is saved."""

    def __init__(self, desk: Desk) -> None:
        say = desk.say
        question = say("{reason} Quit anyway?", reason=say(desk.saves.unsaved.reason))
        super().__init__(desk, question, (say("Try again"), say("Quit")))

    def advance(self, seconds: float) -> Go:
        """Somebody may have made room on the disk."""
        if not self._desk.unsaved:
            return Leave()
        return super().advance(seconds)

    def handle(self, signal: Signal) -> Go:
        """Quit, try again, or go back to the game."""
        match super().handle(signal):
            case Pop(result) if result == QUIT:
                return Leave()
            case Pop(result) if result == AGAIN:
                self._desk.saves.unsaved.hurry()
                return STAY
            case go:
                return go
