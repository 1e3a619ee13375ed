"""Whether a game is a serious one: says once what made it casual, and what that means to whoever asks."""

from __future__ import annotations

from game.services.casual import CASUAL_NAME, REASONS, explained
from game.services.course import Course
from game.shell.desk import Desk
from game.shell.table.badge import Badge
from game.shell.table.hud import HudButton

CASUAL = "casual"
"""The mark of such a game, as something to choose."""
SECONDS = 4.0
"""What is to be read only once, and matters, stays longer than a change of speed."""


class Rank:
    """Tells by a badge, once, that a game has become a casual one, and what made it so."""

    def __init__(self, desk: Desk, course: Course, badge: Badge) -> None:
        self._desk, self._course, self._badge = desk, course, badge
        self._known = course.was_casual
        self.tell()

    def check_house(self) -> None:
        """Call it when the table is on top again: strict rules may have been eased in the settings."""
        self._course.check_house(self._desk.settings)
        self.tell()

    def tell(self) -> None:
        """What has just made it a casual one, if anything has; call it after whatever can."""
        if self._course.casual and not self._known:
            reason = REASONS[self._course.journal.sitting.reasons[-1]]
            self._badge.show(self._desk.say(reason.becomes), SECONDS)
        self._known = self._course.casual

    def explain(self) -> None:
        """Why it is a casual one, and what that means."""
        self._badge.show(self._text, SECONDS)

    @property
    def _text(self) -> str:
        return explained(self._course.journal.sitting.reasons, self._desk.say)

    @property
    def marks(self) -> tuple[HudButton, ...]:
        """What the game is called, and what that means, for whoever points at it."""
        say = self._desk.say
        mark = HudButton(CASUAL, say(CASUAL_NAME), "", text=self._text)
        return (mark,) if self._course.casual else ()
