"""Whether a game is a serious one: says once what made it casual, and what that means to whoever asks."""

from __future__ import annotations

from game.core.messages import N_
from game.services.course import Course
from game.services.house_rules import CASUAL_NAME, CASUAL_TEXT, COACHED, note_if_coached, note_if_loosened
from game.shell.desk import Desk
from game.shell.table.badge import Badge
from game.shell.table.hud import HudButton

CASUAL = "casual"
"""The mark of such a game, as something to choose."""
SECONDS = 4.0
"""What is to be read only once, and matters, stays longer than a change of speed."""
TAKEN_BACK = N_("You take back what you have seen: from now on this is a casual game.")
EASED = N_("The house rules were eased: from now on this is a casual game.")


class Rank:
    """Tells by a badge, once, that a game has become a casual one, and what made it so."""

    def __init__(self, desk: Desk, course: Course, badge: Badge, *, people: bool) -> None:
        """`people`: somebody plays whom a coach can help."""
        self._desk, self._course, self._badge, self._people = desk, course, badge, people
        self._known = course.casual
        self._coached()

    def _coached(self) -> None:
        """Where people are helped, that is so from the beginning."""
        if self._people:
            note_if_coached(self._course.journal, self._desk.settings)
            self._tell(COACHED)

    def taken_back(self) -> None:
        """Call it after every take-back: one that came after something was seen makes the game casual."""
        self._tell(TAKEN_BACK)

    def check_house(self) -> None:
        """Call it when the table is on top again: strict rules may have been eased in the settings."""
        note_if_loosened(self._course.journal, self._desk.settings)
        self._tell(EASED)
        self._coached()

    def _tell(self, cause: str) -> None:
        """What has just made it a casual one, if anything has."""
        if self._course.casual and not self._known:
            self._badge.show(self._desk.say(cause), SECONDS)
        self._known = self._course.casual

    def explain(self) -> None:
        """What it means that a game is a casual one."""
        self._badge.show(self._desk.say(CASUAL_TEXT), SECONDS)

    @property
    def marks(self) -> tuple[HudButton, ...]:
        """What the game is called, and what that means, for whoever points at it."""
        say = self._desk.say
        mark = HudButton(CASUAL, say(CASUAL_NAME), "", text=say(CASUAL_TEXT))
        return (mark,) if self._course.casual else ()
