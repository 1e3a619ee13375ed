"""`python -m game text`: sits down at a terminal, to a new game or to one that was left."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import COMMAND
from game.cli.terminal import Quit, Terminal
from game.cli.text import NOT_KEPT, TextGame
from game.core.errors import BadSetup
from game.core.messages import N_
from game.core.module import HUMAN, USUAL_NAMES, GameModule
from game.services.i18n import Catalogue
from game.services.paths import project_folder
from game.services.saved_game import FOLLOWS, is_empty
from game.services.saves import Saves
from game.services.settings import Settings
from game.services.settings_file import SettingsFile
from game.services.system_language import system_language


@dataclass(frozen=True)
class Room:
    """Where games in a terminal are played: everything around them."""

    module: GameModule
    terminal: Terminal
    saves: Saves
    settings: Settings
    going_on: str
    """What to type to go on with a game."""

    @classmethod
    def opened(cls, module: GameModule, language: str | None, folder: Path | None, told: str = "") -> Room:
        """In that language, or in the player's. `told` is how the command line named the folder."""
        saves = Saves(folder)
        if folder is None:
            saves.news.tell(NOT_KEPT)
        settings = SettingsFile(folder, saves.news).load() if folder is not None else Settings()
        assets = project_folder("assets")
        catalogue = Catalogue([assets / module.key, assets / "common"])
        catalogue.speak(language or settings.language or system_language())
        terminal = Terminal(sys.stdin, sys.stdout, catalogue)
        return cls(module, terminal, saves, settings, f"{COMMAND} text {told}--continue")

    def begin(self, seats: Sequence[str], words: Mapping[str, str], seed: int, *, encore: bool) -> int:
        """A new game. Where nobody plays but computers nothing is kept: a demo is soon forgotten."""
        for seat in seats:
            self.module.check_seat(seat)
        setup = self.module.rules.parse_setup({**words, "players": str(len(seats))})
        played = HUMAN in seats
        game = TextGame(
            self.module,
            self.terminal,
            tuple(seats),
            USUAL_NAMES[: len(seats)],
            seed,
            self.saves if played else Saves(None),
            self.settings,
            notice=self._waiting() if played else "",
        )
        return self._play(game, setup, encore=encore)

    def _waiting(self) -> str:
        """That there is a game to go on with, if somebody has decided something in one."""
        games = self.saves.games(self.module)
        saved = next((game for game in games if not is_empty(game.path)), None)
        if saved is None:
            return ""
        players = self.terminal.catalogue.grammar.listed(saved.sitting.names)
        waiting = N_("A saved game is waiting ({players}). Go on with: {command}")
        return self.terminal.say(waiting, players=players, command=self.going_on)

    def go_on(self, number: int) -> int:
        """A game that was left, here or in the window; 1 is the one played last."""
        games = self.saves.games(self.module)
        if number > len(games):
            last = f" {number}: the last one is {len(games)}" if games else " yet"
            raise BadSetup(f"There is no saved game{last}.")
        saved = games[number - 1]
        sitting, first = saved.sitting, self.saves.finished(self.module, saved.sitting.encore)
        begun = first or saved
        game = TextGame(
            self.module,
            self.terminal,
            sitting.seats,
            sitting.names,
            begun.match.seed,
            self.saves,
            self.settings,
            saved,
            first,
        )
        asked = begun.sitting.asked or begun.match.setup
        return self._play(game, asked, encore=sitting.encore == FOLLOWS)

    def _play(self, game: TextGame, setup: Any, *, encore: bool) -> int:
        """Ends quietly when the players leave."""
        try:
            game.play(setup, encore=encore)
        except (Quit, KeyboardInterrupt):
            self.terminal.write(*game.farewell(self.going_on))
        return 0
