"""What happens in a match, shown one event after the other: movement, sound and words.

The rules resolve an action at once. The screen is always behind them, never ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.shell.animation.timeline import Timeline
from game.shell.captions import Captions
from game.shell.desk import Desk
from game.shell.pace import Pace
from game.shell.show import Party, Tabletop


class Playback:
    """Shows events on a tabletop, and remembers what was told of them."""

    def __init__(self, desk: Desk, party: Party, tabletop: Tabletop, pace: Pace) -> None:
        self._desk, self._party, self._tabletop, self._pace = desk, party, tabletop, pace
        self.timeline = Timeline()
        self.forget()

    def forget(self) -> None:
        """Nothing has been seen yet, and nothing is to be seen."""
        self.timeline.clear()
        self.captions = Captions(self._desk, self._party.names)
        self.unseen = 0
        """How many events are still to be seen."""
        self.showing = False
        """Something is being seen; it may be over already, if it was skipped."""

    @property
    def caption(self) -> str:
        """What was told last; until the first action, the hash of the shuffle is there to be read."""
        if latest := self.captions.latest:
            return latest
        return self._desk.say("Shuffle {shuffle}", shuffle=self._party.shuffle(self._desk.module.rules))

    def show(self, events: Sequence[Any], *, told: bool = True) -> None:
        """Have events seen, as the viewer may see them."""
        for event in events:
            self.timeline.add(partial(self._tabletop.stage, event, partial(self._heard, told=told)))
        self.unseen += len(events)
        self.showing = True

    def recall(self, event: Any) -> None:
        """Something that was seen before; it is told again, but not shown."""
        self._tabletop.recall(event)
        self.captions.hear(event)

    def advance(self, seconds: float) -> None:
        """Let time pass, as fast as it is set."""
        if self._pace.instant:
            self.timeline.finish()
        else:
            self.timeline.advance(seconds * self._pace.speed)
        self.showing = self.timeline.busy

    def _heard(self, event: Any, *, told: bool) -> None:
        """An event begins to be seen."""
        self.unseen -= 1
        if told:
            self.captions.hear(event)
        for cue in self._tabletop.cues(event):
            self._desk.audio.play(cue)
