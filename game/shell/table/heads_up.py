"""What goes on at a table, gathered for whoever paints it: buttons, messages, lights, what would come."""

from __future__ import annotations

from collections.abc import Hashable

from game.services.settings import ALWAYS, HELD, NEVER
from game.shell.desk import Desk
from game.shell.table.asking import LAMP
from game.shell.table.badge import Badge
from game.shell.table.holding import Hold
from game.shell.table.hud import Hud, HudButton
from game.shell.table.pace import Pace
from game.shell.table.play import Play
from game.shell.table.rank import Rank

STEP_BACK = "step back"
"""The button of those who only watch."""


class HeadsUp:
    """Knows what is to be seen beside the match itself."""

    def __init__(self, desk: Desk, play: Play, rank: Rank, badge: Badge) -> None:
        self._desk, self._play, self._rank, self._badge = desk, play, rank, badge
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
        play = self._play
        focus, adviser, playback = play.pointing.focus, play.adviser, play.playback
        new = play.choosing is not None and play.course.is_new(play.here)
        return Hud(
            choosing=None if play.timeline.busy else play.choosing,
            focus=focus.key,
            ring=not focus.by_mouse,
            caption=playback.goal if new else playback.caption,
            thinking=play.thinking.busy and not adviser.thinking,
            buttons=self._buttons(),
            dragged=play.pointing.drag.at,
            saying=None if new else play.sayings.latest,
            tip=adviser.tip,
            followed=focus.key is not None and focus.key == play.asking.advised,
            preview=self.foresees,
            chances=adviser.chances or play.judgement.chances,
            lit=self.lit,
            story=() if new else playback.captions.story,
            ways_back=self._ways_back(),
            marks=self._rank.marks,
            badge="" if play.coach.warns else self._badge.text,
            hand=play.hands.hand,
            done=play.dwell.done if play.dwell.on and not play.timeline.busy else None,
            warned=play.coach.warning,
            verdict=play.coach.verdict,
            again=True,
        )

    def _ways_back(self) -> tuple[HudButton, ...]:
        """To take a decision back, and to take it again."""
        play, say = self._play, self._desk.say
        if not play.party.people or self._desk.settings.takeback == NEVER:
            return ()
        back = play.asking.begun or play.takeback.allowed(play.here)
        again = play.takeback.may_repeat(play.here)
        undone = say("Takes back your last move.")
        return (
            HudButton("undo", say("Take back"), "undo", active=back, text=undone),
            HudButton("redo", say("Redo"), "redo", active=again, text=say("Plays the undone move again.")),
        )

    def _buttons(self) -> tuple[HudButton, ...]:
        """From left to right."""
        say, paused = self._desk.say, self._desk.say("Settings, rules, and ways to leave the game.")
        return (
            *([self._lamp()] if self._play.party.people and self._desk.settings.hints else ()),
            *(() if self._play.party.people else [self._step_back()]),
            HudButton("log", say("Log"), "log", text=say("The whole game, turn by turn.")),
            speed_button(self._desk, self._play.pace),
            sound_button(self._desk),
            HudButton("pause", say("Pause"), "pause", text=paused),
        )

    def _step_back(self) -> HudButton:
        text, begun = self._desk.say("Replay the game so far."), bool(self._play.match.actions)
        return HudButton(STEP_BACK, self._desk.say("Previous step"), "arrow_left", active=begun, text=text)

    def _lamp(self) -> HudButton:
        say, play = self._desk.say, self._play
        advised, lit = say("A hint for this move. Press again for more."), play.adviser.tip is not None
        return HudButton(LAMP, say("Hint"), "bulb", active=play.may_advise, lit=lit, text=advised)


def speed_button(desk: Desk, pace: Pace) -> HudButton:
    """How fast all of it is shown; lit while everything is hurried."""
    text = desk.say("Speed of the animations.")
    return HudButton("speed", desk.say("Speed"), "speed", pace.label, lit=pace.hurry.locked, text=text)


def sound_button(desk: Desk) -> HudButton:
    """Silent or not."""
    icon = "mute" if desk.settings.muted else "sound"
    return HudButton("sound", desk.say("Sound"), icon, text=desk.say("Turns all sound on or off."))
