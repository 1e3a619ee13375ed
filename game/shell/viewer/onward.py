"""Where one gets to from a moment of a game: its log, another move, another game, the clipboard."""

from __future__ import annotations

from game.core.history import History
from game.core.reel import Reel
from game.services import clipboard
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.scenes.scene import STAY, Go, Push
from game.shell.scenes.ways import Ways
from game.shell.show import Party
from game.shell.table.past import Light
from game.shell.table.tableau import Tableau
from game.shell.viewer.play_on import PlayOn
from game.shell.viewer.story import Story
from game.shell.viewer.trying import TryTable


class Onward:
    """Knows what is possible where. The game itself is never changed."""

    def __init__(self, desk: Desk, ways: Ways, saved: SavedGame, reel: Reel) -> None:
        self._desk, self._ways, self._saved, self._reel = desk, ways, saved, reel
        self._party = Party.of(saved)

    def open(self, at: int) -> bool:
        """Somebody has something to decide here, and everything may be known."""
        return self._saved.ended and self._reel.to_act(at) is not None

    def trial(self, at: int) -> Go:
        """Another move."""
        if not self.open(at):
            return STAY
        self._desk.audio.play("click")
        return Push(TryTable.at(self._desk, self._ways, self._party, self._reel, at))

    def game(self, at: int) -> Go:
        """Another game, that begins here: who plays it?"""
        if not self.open(at):
            return STAY
        self._desk.audio.play("click")
        return Push(PlayOn(self._desk, self._party, self._reel.states[at]))

    def log(self, at: int, tableau: Tableau, light: Light) -> Go:
        """All of it, opened at the turn that is on; a line leads to its turn."""
        self._desk.audio.play("click")
        history = History(self._saved.match)
        story = Story(self._desk, self._party, history, tableau, over=self._saved.ended)
        return story.opened(self._reel.turn(at).number, light)

    def copy(self, at: int) -> str:
        """The position goes to the clipboard, as a command line reads it; says what has come of it."""
        if not self.open(at):
            return ""
        done = clipboard.copy(self._reel.rules.spell_state(self._reel.states[at]))
        return self._desk.say("Position copied.") if done else self._desk.say("Could not use the clipboard.")
