"""Games on the disk. Each decision is there before it is shown, so whoever pulls the plug loses nothing.

A game is one file; `saved_game.py` tells what is in it. Games that are over, and those that are older than
the ten latest, move to another folder. Nothing but an empty game is ever deleted unasked.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from secrets import token_hex
from typing import Final

from game.core.beginning import Position
from game.core.errors import GameError, NewerReplay
from game.core.fairness import commitment
from game.core.match import AnyMatch
from game.core.messages import N_
from game.core.module import GameModule
from game.services import files
from game.services.alone import alone
from game.services.archive.sheet import opened
from game.services.casual import from_the_start
from game.services.news import News
from game.services.saved_game import (
    LONGEST_FILE,
    SavedGame,
    Sitting,
    is_empty,
    read,
    spelled,
    understood,
)

SAVES: Final = "saves"
REPLAYS: Final = "replays"
ENDING: Final = ".txt"
BROKEN_ENDING: Final = ".broken"
NEWER_ENDING: Final = ".newer"

KEPT: Final = 10
"""So many games can be gone on with."""
STALE_SECONDS: Final = 3600

BROKEN: Final = N_("A saved game could not be read; it is kept aside, in a file ending in .broken.")
NEWER: Final = N_(
    "A saved game was made by a newer version of this program; it is kept aside, in a file ending in .newer."
)
DAMAGED: Final = N_(
    "This game was damaged on the disk, so it goes on from the last move that could be read; "
    "the damaged file is kept aside, ending in .broken."
)


class Saves:
    """The folders of one player. Without a folder, nothing is kept: a demo is soon forgotten."""

    def __init__(self, folder: Path | None = None, news: News | None = None) -> None:
        self._folder, self.news = folder, news or News()

    # Finding

    def count(self, *keys: str) -> int:
        """How many there are of those games, as far as can be told without looking into them."""
        return len(self._paths(keys))

    def newest(self, *modules: GameModule) -> SavedGame | None:
        """The game that was played last; one that was only opened, if there is no other."""
        opened = None
        for game in self._readable(modules):
            if game.begun:
                return game
            opened = opened or game
        return opened

    def games(self, *modules: GameModule) -> list[SavedGame]:
        """All that can be gone on with, the one played last first; those in which nobody has decided anything
        stand behind all others."""
        return sorted(islice(self._readable(modules), KEPT), key=lambda game: not game.begun)

    def finished(self, module: GameModule, name: str) -> SavedGame | None:
        """A game that is over, by the name of its file; None if there is none any more."""
        if self._folder is not None and name:
            with suppress(GameError, OSError):
                game = read(module, self._folder / REPLAYS / module.key / Path(name).name)
                return game if game.ended else None
        return None

    def _readable(self, modules: Sequence[GameModule]) -> Iterator[SavedGame]:
        """One after the other; what is none, or is over, goes out of the way."""
        by_key = {module.key: module for module in modules}
        for path in self._paths(by_key):
            module = by_key[path.parent.name]
            try:
                game = read(module, path)
            except (GameError, OSError) as error:
                self.set_aside(path, error)
                continue
            if game.ended:
                self.shelve(module, path)
            else:
                yield game

    def _paths(self, keys: Iterable[str]) -> list[Path]:
        """Plain files with our ending, the one played last first."""
        if self._folder is None:
            return []
        dated: list[tuple[int, str]] = []
        for key in keys:
            with suppress(OSError), os.scandir(self._folder / SAVES / key) as entries:
                for entry in entries:
                    with suppress(OSError):
                        if entry.name.endswith(ENDING) and entry.is_file(follow_symlinks=False):
                            dated.append((entry.stat(follow_symlinks=False).st_mtime_ns, entry.path))
        return [Path(path) for _, path in sorted(dated, reverse=True)]

    def set_aside(self, path: Path, error: Exception) -> None:
        """What is no game goes out of the way, and the player hears of it."""
        newer = isinstance(error, NewerReplay)
        ending = NEWER_ENDING if newer else BROKEN_ENDING
        with suppress(OSError):
            files.move(path, path.with_name(path.name + ending))
        self.news.tell(NEWER if newer else BROKEN)

    # Keeping

    def open(self, module: GameModule, match: AnyMatch, sitting: Sitting) -> Journal:
        """Keep a new game from now on; the hash of its shuffle is on the disk before anybody decides.

        Where nothing was dealt there is no shuffle, and nothing to promise.
        """
        if self._folder is not None:
            self._tidy(module)
        begun, shuffle = match.beginning, ""
        if not isinstance(begun, Position):
            shuffle = commitment(module.rules, sitting.asked or match.setup, begun)
        sitting = replace(sitting, started=time.strftime("%Y-%m-%d %H:%M"), shuffle=shuffle)
        sitting = sitting.because(*from_the_start(begun))
        journal = Journal(self, module, match, sitting, self.free_path(module))
        journal.keep()
        return journal

    def reopen(self, module: GameModule, match: AnyMatch, game: SavedGame) -> Journal:
        """Go on keeping a game; the match is as far as the game is."""
        if not game.damaged:
            path = None if self._folder is None else game.path
            return Journal(self, module, match, game.sitting, path, game.data)
        journal = Journal(self, module, match, game.sitting, self.free_path(module))
        if journal.keep():
            with suppress(OSError):
                files.move(game.path, game.path.with_name(game.path.name + BROKEN_ENDING))
            self.news.tell(DAMAGED)
        return journal

    def free_path(self, module: GameModule) -> Path | None:
        """Where a game can be kept; its name says when it began."""
        if self._folder is None:
            return None
        name = f"{time.strftime('%Y-%m-%d_%H-%M-%S')}_{token_hex(3)}{ENDING}"
        return self._folder / SAVES / module.key / name

    def shelve(self, module: GameModule, path: Path) -> Path:
        """Put a game among those that are not gone on with; where that fails, it stays where it is."""
        return self._moved(path, REPLAYS, module)

    def unshelve(self, module: GameModule, path: Path) -> Path:
        """Put a game among those that can be gone on with again."""
        return self._moved(path, SAVES, module)

    def _moved(self, path: Path, shelf: str, module: GameModule) -> Path:
        """To another shelf; says where the game is then."""
        if self._folder is not None and path.parent != self._folder / shelf / module.key:
            with suppress(OSError), alone(path.parent):
                return files.move(path, self._folder / shelf / module.key / path.name)
        return path

    def delete(self, game: SavedGame | Journal) -> None:
        """The player does not want it any more."""
        try:
            if game.path is not None:
                game.path.unlink(missing_ok=True)
        except OSError as error:
            self.news.tell(files.reason(error))

    def _tidy(self, module: GameModule) -> None:
        """Make room for another game: drop those nobody has decided anything in, shelve the oldest."""
        kept = 0
        for path in self._paths([module.key]):
            if is_empty(path):
                with suppress(OSError):
                    path.unlink()
                continue
            kept += 1
            if kept >= KEPT:
                self.shelve(module, path)
        self._sweep(module)

    def _sweep(self, module: GameModule) -> None:
        """A program that was killed may have left a file behind that it had just begun to write."""
        assert self._folder is not None
        for path in files.listed(self._folder / SAVES / module.key, f"*{files.TEMPORARY}"):
            with suppress(OSError):
                if time.time() - path.lstat().st_mtime > STALE_SECONDS:
                    path.unlink()


class Journal:
    """The file of a game that is being played."""

    def __init__(
        self,
        saves: Saves,
        module: GameModule,
        match: AnyMatch,
        sitting: Sitting,
        path: Path | None,
        on_disk: bytes | None = None,
    ) -> None:
        self._saves, self._module = saves, module
        self.match = match
        """What is kept; whatever is decided before the deal makes another match of it."""
        self.sitting, self.path = sitting, path
        self._on_disk = on_disk
        """What is in the file; None if nobody knows."""

    @property
    def safe(self) -> bool:
        """Everything decided so far is on the disk."""
        return self._on_disk is not None

    @property
    def saved(self) -> SavedGame:
        """The game as somebody would find it who goes on with it now."""
        data, path = spelled(self._module, self.match, self.sitting), self.path or Path()
        return SavedGame(self._module, path, self.match, self.sitting, time.time(), False, data)

    def found(self) -> SavedGame | None:
        """The same, if all of it is on the disk."""
        return self.saved if self.safe and self.path is not None else None

    def keep(self) -> bool:
        """Bring the file up to the match; what was decided is on the disk when this is over.

        Where that is not possible the player hears of it once and plays on, and the next decision tries to
        save all of them. A game that was over is back among the others before anything of it is taken back:
        whoever finds it there as it was knows that it was over.
        """
        if self.path is None:
            return False
        self.path = self._saves.unshelve(self._module, self.path)
        try:
            with alone(self.path.parent):
                self.path, self._on_disk = self._write(self.path)
        except OSError as error:
            self._on_disk = None
            self._saves.news.tell(files.reason(error))
            return False
        if self.match.to_act is None or self.sitting.given_up:
            self.path = self._saves.shelve(self._module, self.path)
        return True

    @property
    def _data(self) -> bytes:
        return spelled(self._module, self.match, self.sitting)

    def _write(self, path: Path) -> tuple[Path, bytes]:
        """Add what is new; where something is not true any more, put another file in the place of it. Says
        which one, and what is in it then."""
        known, data = self._on_disk, self._data
        if known is not None:
            if data == known:
                return path, data
            # A file of the same length may be another one by now: its check words would not fit.
            if _holds(path, known):
                if data.startswith(known) and files.append(path, data[len(known) :], len(known)):
                    return path, data
            elif self._is_noted(path, known):
                data = self._data
            else:
                # Somebody else goes on with the same game: each has a game of their own from here on.
                path = self._saves.free_path(self._module) or path
        files.replace(path, data)
        return path, data

    def _is_noted(self, path: Path, known: bytes) -> bool:
        """Somebody has pinned the game meanwhile, named it or a player, and nothing else: that is kept."""
        with suppress(OSError, ValueError):
            data = files.read(path, LONGEST_FILE)
            if opened(data).unnoted == opened(known).unnoted:
                now = understood(self._module, path, data, 0.0).sitting
                called = replace(self.sitting, names=now.names, uncounted=now.uncounted)
                self.sitting = replace(called, pinned=now.pinned, title=now.title)
                return True
        return False


def _holds(path: Path, known: bytes) -> bool:
    """There is this in the file, and nothing else."""
    try:
        return files.read(path, LONGEST_FILE) == known
    except (OSError, ValueError):
        return False
