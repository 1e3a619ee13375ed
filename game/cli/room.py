"""`python -m game text`: sits down at a terminal, to a new game or to one that was left."""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from game import COMMAND
from game.cli.history import Past
from game.cli.program import Program
from game.cli.review import Reader
from game.cli.terminal import Quit, Terminal
from game.cli.text import NOT_KEPT, TextGame
from game.cli.unsaved import part
from game.core.beginning import Beginning
from game.core.coaching import OFF
from game.core.errors import BadSetup
from game.core.fairness import SEED_BITS
from game.core.levels import HUMAN
from game.core.listing import Games, find, said
from game.core.match import AnyMatch
from game.core.messages import N_
from game.core.module import GameModule
from game.core.searching import words_of
from game.services.archive.persons import called
from game.services.casual import TYPED_SEED
from game.services.i18n import Translations
from game.services.learned import Learned
from game.services.news import News
from game.services.pace import Paces
from game.services.saved_game import FOLLOWS, SavedGame, is_empty, read
from game.services.saves import Saves
from game.services.settings import Settings
from game.services.settings_file import SettingsFile
from game.services.system_language import system_language
from game.services.unsaved import AGAIN_SECONDS, Unsaved

REVIEW = N_("review")


@dataclass(frozen=True)
class Room:
    """Where games in a terminal are played: everything around them."""

    module: GameModule
    terminal: Terminal
    saves: Saves
    settings: Settings
    program: Program
    kept: Games
    """Those whose saved games are gone on with here."""
    going_on: str
    """What to type to go on with a game."""
    folder: Path | None = None
    """Where games are kept."""
    coach: str = OFF
    """What a coach says at these tables: whoever wants one asks for it here, whatever a window does."""

    @cached_property
    def past(self) -> Past:
        """All that was played here."""
        return Past.opened(self.program, self.folder, self.saves, self.terminal, self.settings)

    @classmethod
    def opened(cls, options: argparse.Namespace, program: Program, folder: Path | None) -> Room:
        """In the language that was asked for, or in the player's. `folder` is where games are kept."""
        news = News()
        saves, games = Saves(folder, news, Unsaved(news, AGAIN_SECONDS)), program.games
        if folder is None:
            saves.news.tell(NOT_KEPT)
        heir = find(games).key
        settings = SettingsFile(folder, saves.news, heir).load() if folder is not None else Settings()
        translations = Translations(program.asset_folders(options.listing.key))
        translations.speak(options.language or settings.language or system_language())
        terminal = Terminal(sys.stdin, sys.stdout, translations)
        told = f"--data-dir {shlex.quote(str(options.data_dir))} " if options.data_dir else ""
        told += f"--game {options.game} " if options.game else ""
        kept = (options.listing,) if options.game else games
        going_on = f"{COMMAND} text {told}--continue"
        coach = getattr(options, "coach", OFF)
        return cls(options.listing.load(), terminal, saves, settings, program, kept, going_on, folder, coach)

    def begin(self, seats: Sequence[str], words: Mapping[str, str], seed: int | None, *, encore: bool) -> int:
        """A new game; where nobody has typed a seed, nobody knows what is dealt."""
        setup = self.module.rules.parse_setup({**words, "players": str(len(seats))})
        if seed is None:
            return self._begin(seats, setup, secrets.randbits(SEED_BITS), encore=encore)
        return self._begin(seats, setup, seed, encore=encore, reasons=(TYPED_SEED,))

    def lay_out(self, match: AnyMatch, seats: Sequence[str]) -> int:
        """A game that begins at a position."""
        return self._begin(seats, match.setup, match.beginning)

    def _begin(
        self,
        seats: Sequence[str],
        setup: Any,
        beginning: Beginning,
        *,
        encore: bool = False,
        reasons: tuple[str, ...] = (),
    ) -> int:
        """Where nobody plays but computers nothing is kept: a demo is soon forgotten."""
        for seat in seats:
            self.module.check_seat(seat)
        game = self._sat_down(self.module, seats, called(self.settings, seats), beginning)
        if HUMAN in seats:
            game.notice, game.reasons = self._waiting(), reasons
        else:
            game.saves = Saves(None)
        return self._play(game, setup, encore=encore)

    def _sat_down(
        self, module: GameModule, seats: Sequence[str], names: Sequence[str], beginning: Beginning
    ) -> TextGame:
        named = said(self.program.games, module.key)
        seated = tuple(seats), tuple(names), beginning
        settings = replace(self.settings, coach=self.coach, coached="")
        game = TextGame(module, self.terminal, *seated, self.saves, settings, said=named)
        game.recall = partial(self.past.recalled, module.key)
        return game

    def _waiting(self) -> str:
        """That there is a game to go on with, if somebody has decided something in one."""
        saved = next((game for game in self._games() if not is_empty(game.path)), None)
        if saved is None:
            return ""
        players = self.terminal.translations.grammar.listed(saved.sitting.names)
        waiting = N_("You have a saved game ({players}). Continue with: {command}")
        return self.terminal.say(waiting, players=players, command=self.going_on)

    def _games(self) -> list[SavedGame]:
        """All that were left; a game of which there is none is not even loaded."""
        return self.saves.games(*(game.load() for game in self.kept if self.saves.count(game.key)))

    def go_on(self, number: int) -> int:
        """A game that was left, here or in the window; 1 is the one played last."""
        games = self._games()
        if number > len(games):
            self.terminal.write(*iter(partial(self.saves.news.next, self.terminal.say), None))
            last = f" {number}: the last one is {len(games)}" if games else " yet"
            raise BadSetup(f"There is no saved game{last}.")
        with self.terminal.refusing():
            saved = self.saves.take(games[number - 1])
        module, sitting = saved.module, saved.sitting
        self.terminal.translations.turn_to(self.program.asset_folders(module.key))
        first = self.saves.finished(module, sitting.encore)
        begun = first or saved
        game = self._sat_down(module, sitting.seats, sitting.names, begun.match.beginning)
        game.saved, game.first = saved, first
        game.reasons = tuple(reason for reason in begun.sitting.reasons if reason == TYPED_SEED)
        asked = begun.sitting.asked or begun.match.setup
        return self._play(game, asked, encore=sitting.encore == FOLLOWS)

    def close(self) -> None:
        """Try once more to save what the disk has refused, and let other programs play all games."""
        part(self.saves, self.terminal)
        self.saves.close()

    def _play(self, game: TextGame, setup: Any, *, encore: bool) -> int:
        """Ends quietly when the players leave."""
        try:
            game.play(setup, encore=encore)
        except (Quit, KeyboardInterrupt):
            self.terminal.write(*game.farewell(self.going_on))
            return 0
        self._remember(game)
        if game.journal is not None and game.journal.safe and game.journal.path is not None:
            with suppress(Quit, KeyboardInterrupt):
                self._look_back(game.module, game.journal.path)
        return 0

    def _remember(self, game: TextGame) -> None:
        """Whoever has played it to its end is no beginner in a window either."""
        people = [name for who, name in zip(game.seats, game.names, strict=True) if who == HUMAN]
        learned = Learned(self.folder, self.saves.news, self.settings, self.saves.unsaved)
        learned.end_game(people, game.module.key)

    def _look_back(self, module: GameModule, path: Path) -> None:
        """Where it turned, for whoever wants to know that: now, or another time."""
        say, review = self.terminal.say, self.terminal.say(REVIEW)
        command = f"{COMMAND} review {shlex.quote(str(path))}"
        self.terminal.write(say("See the turning points, and what was luck: {command}", command=command))
        if not self.terminal.attended:
            return
        prompt = say("Type {review} for the review, or press Enter to leave.", review=review)
        typed = words_of(self.terminal.read(f"{prompt} "))
        if typed and any(typed == words_of(word) for word in (review, REVIEW)):
            self.reader(read(module, path)).main(None, as_json=False)

    def reader(self, saved: SavedGame) -> Reader:
        """Whoever reviews a game here."""
        return Reader(saved, self.terminal, Paces(self.folder))
