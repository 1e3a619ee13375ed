"""The log of a game that is looked back at: its lines lead to their turns."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.history import History, Turn
from game.shell.desk import Desk
from game.shell.scenes.scene import Go, Pop, Push
from game.shell.show import Party
from game.shell.table.hud import Rewind
from game.shell.table.pace import Pace
from game.shell.table.past import Light, Past
from game.shell.table.playback import Playback
from game.shell.table.tableau import Tableau


class Story(Past):
    """All that happened, whatever is shown now. When a game is over, nothing of it is closed."""

    def __init__(self, desk: Desk, party: Party, history: History, tableau: Tableau, *, over: bool) -> None:
        super().__init__(desk, party, history, tableau, Playback(desk, party, tableau, Pace(desk)))
        self._over = over

    def opened(self, number: int, light: Light) -> Go:
        """The log, at a turn."""
        log = self._log(light)
        log.turn_to(number)
        return Push(log)

    def see(self, number: int) -> Go:
        """The viewer goes there."""
        return Pop(Rewind(number))

    def _closed(self, turns: Sequence[Turn]) -> int:
        return 0 if self._over else super()._closed(turns)
