"""The way through a game: from moment to moment, step by step or at a run."""

from __future__ import annotations

from typing import Final

from game.core.reel import Reel
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.show import Party
from game.shell.table.pace import stepped
from game.shell.table.tableau import Tableau
from game.shell.viewer.lens import Lens
from game.shell.viewer.projector import Projector

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
REST_SECONDS: Final = 0.7
"""Between two steps, at normal speed: time to read what came of one."""


class Walk:
    """Knows which moment is shown, to whose eyes, and whether it goes on by itself."""

    def __init__(self, desk: Desk, party: Party, tableau: Tableau, saved: SavedGame, *, live: bool) -> None:
        """A `live` game goes on elsewhere: whoever comes to its end here is there."""
        self.reel = Reel(saved.match)
        self.projector = Projector(desk, party, tableau, self.reel)
        self.timeline, self.lens = self.projector.timeline, Lens(desk, party, over=saved.ended)
        self.playing, self.speed, self._live = False, 1.0, live
        self.over = False
        """The game goes on where it is live."""
        self._rested = 0.0

    @property
    def at(self) -> int:
        """How many actions have been carried out, in what is shown or was shown last."""
        return self.projector.at

    @property
    def at_end(self) -> bool:
        """Nothing follows."""
        return self.at == self.reel.last

    def stand(self, at: int) -> None:
        """Show a moment at once."""
        at = min(max(at, 0), self.reel.last)
        self.projector.stand(at, self.lens.viewer(self.reel, at))
        self._rested = 0.0

    def jump(self, at: int) -> None:
        """To a moment, and stay there."""
        self.playing = False
        self.stand(at)
        self._check_end()

    def step(self, step: int) -> None:
        """A decision on is seen as it came about, and once more meanwhile goes on to the next; one back is
        seen at once."""
        self.playing, busy = False, self.timeline.busy
        if step < 0:
            self.stand(self.at if busy else self.at - 1)
            return
        if busy:
            self.stand(self.at + 1)
        self._check_end()
        self._run()

    def turn(self, step: int) -> None:
        """To where a turn began, or the next one begins."""
        self.jump(self.reel.turn_after(self.at) if step > 0 else self.reel.turn_before(self.at))

    def play(self) -> None:
        """Let it run, from the beginning if it was at the end; or stop it. Where nobody has decided anything,
        nothing runs."""
        self.playing = not self.playing and self.reel.last > 0
        if self.playing and self.at_end:
            self._check_end()
            self.stand(0 if not self._live else self.at)
        if self.playing and not self.timeline.busy:
            self._run()

    def rest(self) -> None:
        """Whatever is on its way has not come about yet."""
        self.playing = False
        if self.timeline.busy:
            self.stand(self.at)

    def _run(self) -> None:
        if not self.at_end:
            self.projector.run()

    def _check_end(self) -> None:
        if self.at_end:
            self.over = self._live
            self.playing &= not self._live

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if a moment has been come to."""
        if self.timeline.busy:
            self.timeline.advance(seconds * self.speed)
            if not self.timeline.busy:
                self._arrive()
                return True
        elif self.playing:
            self._rested += seconds * self.speed
            if self._rested >= REST_SECONDS:
                self._run()
        return False

    def _arrive(self) -> None:
        self.stand(self.at + 1)
        if self.at_end:
            self.playing = False
            self._check_end()

    # How it is shown

    def change_speed(self, step: int) -> None:
        """Faster or slower, as far as it goes."""
        self.speed = stepped(SPEEDS, self.speed, step)

    def next_speed(self) -> None:
        """Faster, and after the fastest the slowest."""
        self.change_speed(-len(SPEEDS) if self.speed == SPEEDS[-1] else 1)

    def turn_lens(self) -> bool:
        """Look with other eyes; False where there are none."""
        if self.lens.several:
            self.lens.turn()
            self.stand(self.at)
        return self.lens.several
