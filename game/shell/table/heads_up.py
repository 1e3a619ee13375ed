"""What goes on at a table, gathered for whoever paints it."""

from __future__ import annotations

from collections.abc import Hashable

from game.services.settings import ALWAYS, HELD
from game.shell.desk import Desk
from game.shell.table.badge import Badge
from game.shell.table.button_row import TableButtons
from game.shell.table.holding import Hold
from game.shell.table.hud import Hud
from game.shell.table.play import Play
from game.shell.table.rank import Rank


class HeadsUp:
    """Knows what is to be seen beside the match itself: buttons, messages, lights, and what would come."""

    def __init__(self, desk: Desk, play: Play, rank: Rank, badge: Badge) -> None:
        self._desk, self._play, self._rank, self._badge = desk, play, rank, badge
        self._buttons = TableButtons(desk, play.party, play.pace, play.adviser)
        self.peek = Hold(desk.settings)
        """Somebody wants to look ahead."""
        self.lit: tuple[Hashable, ...] = ()
        """What the log speaks of."""

    @property
    def foresees(self) -> bool:
        """It is to be seen what a choice would lead to."""
        return self._desk.settings.preview == ALWAYS or self.peeking

    @property
    def peeking(self) -> bool:
        """Whoever chooses holds a key to see what that would lead to."""
        return self._desk.settings.preview == HELD and self.peek.on and self._play.choosing is not None

    def hud(self) -> Hud:
        """All of it, gathered anew for the next frame."""
        play, looking = self._play, self._play.looking
        focus, adviser, playback = play.pointing.focus, play.adviser, play.playback
        new = play.choosing is not None and play.course.is_new(looking)
        return Hud(
            choosing=None if play.timeline.busy else play.choosing,
            focus=focus.key,
            ring=not focus.by_mouse,
            caption=playback.goal if new else playback.caption,
            thinking=play.thinking.busy and not adviser.thinking,
            buttons=self._buttons.shown(may_advise=play.may_advise),
            dragged=play.pointing.drag.at,
            saying=None if new else play.sayings.latest,
            tip=adviser.tip,
            followed=focus.key is not None and focus.key == play.asking.advised,
            preview=self.foresees,
            chances=adviser.chances or play.sayings.chances,
            lit=self.lit,
            story=() if new else playback.captions.story,
            ways_back=self._buttons.ways_back(
                back=play.asking.begun or play.takeback.allowed(looking),
                again=play.takeback.may_repeat(looking),
            ),
            marks=self._rank.marks,
            badge=self._badge.text,
        )
