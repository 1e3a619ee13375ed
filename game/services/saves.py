"""Games on the disk. Each decision is there before it is shown, so whoever pulls the plug loses nothing.

A game is one file; `saved_game.py` tells what is in it. Games that are over, and those that are older than
the ten latest, move to another folder. Nothing but an empty game is ever deleted unasked.
"""

from __future__ import annotations

import os
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
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
from game.services.casual import ELSEWHERE, REASONS, from_the_start
from game.services.locks import Locks, Owner
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
from game.services.unsaved import Unsaved

SAVES: Final = "saves"
REPLAYS: Final = "replays"
ENDING: Final = ".txt"
BROKEN_ENDING: Final = ".broken"
NEWER_ENDING: Final = ".newer"

KEPT: Final = 10
"""So many games can be gone on with."""
STALE_SECONDS: Final = 3600
LOCKS: Final = "games.lock"

BROKEN: Final = N_("A saved game could not be read. Its file is kept and now ends in .broken.")
NEWER: Final = N_(
    "A saved game comes from a newer version of this program. Its file is kept and now ends in .newer."
)
DAMAGED: Final = N_(
    "This game's file was damaged, so the game continues from the last readable move. The damaged "
    "file is kept and now ends in .broken."
)
OPEN: Final = N_("This game is open in another window. Continue there, or close it there first.")
UNREADABLE: Final = N_("This game cannot be read right now.")
MOVED: Final = N_("This game was finished or deleted in another window.")


class Saves:
    """The folders of one player. Without a folder, nothing is kept: a demo is soon forgotten."""

    def __init__(
        self, folder: Path | None = None, news: News | None = None, unsaved: Unsaved | None = None
    ) -> None:
        self._folder, self.news = folder, news or News()
        self.unsaved = unsaved or Unsaved(self.news)
        """What the disk has refused."""
        self._locks = None if folder is None else Locks(folder / LOCKS)
        self._playing = ""
        """The name of the lock of the game that is being played."""

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
        by_key, left = {module.key: module for module in modules}, self._left()
        for path in self._paths(by_key):
            module = by_key[path.parent.name]
            try:
                game = left[path].game if path in left else read(module, path)
            except (GameError, OSError) as error:
                self.set_aside(path, error)
                continue
            if game.ended:
                self.shelve(module, path)
            else:
                yield game

    def _paths(self, keys: Collection[str]) -> list[Path]:
        """Plain files with our ending, the one played last first; what the disk refused, before all."""
        if self._folder is None:
            return []
        dated: list[tuple[int, str]] = []
        for key in keys:
            with suppress(OSError), os.scandir(self._folder / SAVES / key) as entries:
                for entry in entries:
                    with suppress(OSError):
                        if entry.name.endswith(ENDING) and entry.is_file(follow_symlinks=False):
                            dated.append((entry.stat(follow_symlinks=False).st_mtime_ns, entry.path))
        left = self._left()
        paths = [*reversed(left), *(Path(path) for _, path in sorted(dated, reverse=True))]
        over = {path for path, version in left.items() if version.over}
        return [path for path in dict.fromkeys(paths) if path.parent.name in keys and path not in over]

    def _left(self) -> dict[Path, Version]:
        """The games that the disk has yet to take, by the files they will be in."""
        jobs = map(self.unsaved.job, self.unsaved)
        versions = [job for job in jobs if isinstance(job, Version)]
        return {version.journal.path: version for version in versions if version.journal.path is not None}

    def set_aside(self, path: Path, error: Exception) -> None:
        """What is no game goes out of the way, and the player hears of it."""
        newer = isinstance(error, NewerReplay)
        ending = NEWER_ENDING if newer else BROKEN_ENDING
        with suppress(OSError):
            files.move(path, path.with_name(path.name + ending))
        self.news.tell(NEWER if newer else BROKEN)

    # One program plays a game

    def take(self, game: SavedGame) -> SavedGame:
        """A game as it is now, to be gone on with here alone. Raises a `GameError` where another program
        plays it, or has finished it."""
        if self._folder is None:
            return game
        if self.hold(game.module, game.path) is Owner.ELSEWHERE:
            raise GameError(OPEN)
        if (left := self._left().get(game.path)) is not None:
            return left.game
        try:
            now = read(game.module, game.path)
        except FileNotFoundError as error:
            raise GameError(MOVED) from error
        except OSError as error:
            raise GameError(UNREADABLE) from error
        if now.ended:
            raise GameError(MOVED)
        return now

    def leave(self) -> None:
        """No game is played here any more; one that the disk has yet to take stays ours."""
        self._playing = ""
        self.give_back()

    def give_back(self) -> None:
        """Let other programs play all games but the one that is played here, and those the disk refused."""
        if self._locks is not None:
            left = (_lock_of(version.journal.module.key, path) for path, version in self._left().items())
            self._locks.keep({self._playing, *left})

    def close(self) -> None:
        """Let other programs play all games."""
        if self._locks is not None:
            self._locks.close()

    def check_free(self, path: Path) -> None:
        """Raise a `GameError` if another program plays the game in that file."""
        if self._locks is not None:
            if self._locks.take(_lock_of(path.parent.name, path)) is Owner.ELSEWHERE:
                raise GameError(OPEN)
            self.give_back()

    def is_unsaved(self, path: Path) -> bool:
        """The disk has yet to take decisions of the game in that file."""
        return path in self._left()

    def hold(self, module: GameModule, path: Path) -> Owner:
        """Who plays the game in that file: this program, if it can have it; then it plays no other."""
        self._playing = _lock_of(module.key, path)
        self.give_back()
        return Owner.HERE if self._locks is None else self._locks.take(self._playing)

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
        journal = Journal(self, module, match, sitting, self.new_path(module))
        journal.keep()
        return journal

    def reopen(self, module: GameModule, match: AnyMatch, game: SavedGame) -> Journal:
        """Go on keeping a game; the match is as far as the game is. Where another program may play it, too,
        it is a casual one, and where another does, a copy."""
        if self._folder is None:
            return Journal(self, module, match, game.sitting, None, game.data)
        owner = self.hold(module, game.path)
        if owner is not Owner.HERE:
            copy = self.new_path(module) if owner is Owner.ELSEWHERE else None
            known = None if copy else game.data
            journal = Journal(self, module, match, game.sitting, copy or game.path, known)
            journal.go_on_casually()
            journal.keep()
            return journal
        if not game.damaged:
            known = None if game.path in self._left() else game.data
            return Journal(self, module, match, game.sitting, game.path, known)
        journal = Journal(self, module, match, game.sitting, self.new_path(module))
        if journal.keep():
            with suppress(OSError):
                files.move(game.path, game.path.with_name(game.path.name + BROKEN_ENDING))
            self.news.tell(DAMAGED)
        return journal

    def new_path(self, module: GameModule) -> Path | None:
        """Where a game can be kept that is played here; its name says when it began."""
        if self._folder is None:
            return None
        name = f"{time.strftime('%Y-%m-%d_%H-%M-%S')}_{token_hex(3)}{ENDING}"
        path = self._folder / SAVES / module.key / name
        self.hold(module, path)
        return path

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
        if game.path is None:
            return
        try:
            self.check_free(game.path)
            self.unsaved.drop(_written(game.path))
            game.path.unlink(missing_ok=True)
        except GameError as error:
            self.news.answer(error.sentence)
        except OSError as error:
            self.news.tell(files.reason(error))

    def _tidy(self, module: GameModule) -> None:
        """Make room for another game: drop those nobody has decided anything in, shelve the oldest."""
        kept, left = 0, self._left()
        for path in self._paths([module.key]):
            free = path not in left and self._is_free(path)
            if free and is_empty(path):
                with suppress(OSError):
                    path.unlink()
                continue
            kept += 1
            if free and kept >= KEPT:
                self.shelve(module, path)
        self._sweep(module)

    def _is_free(self, path: Path) -> bool:
        with suppress(GameError):
            self.check_free(path)
            return True
        return False

    def _sweep(self, module: GameModule) -> None:
        """A program that was killed may have left a file behind that it had just begun to write."""
        assert self._folder is not None
        for path in files.listed(self._folder / SAVES / module.key, f"*{files.TEMPORARY}"):
            with suppress(OSError):
                if time.time() - path.lstat().st_mtime > STALE_SECONDS:
                    path.unlink()


def _lock_of(key: str, path: Path) -> str:
    """The name of the lock of a game, on whichever shelf it lies."""
    return f"{key}/{path.name}"


def _written(path: Path) -> tuple[str, str]:
    """What is written into the file of a game, wherever that lies."""
    return path.parent.name, path.name


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
        self._saves, self.module = saves, module
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
        data, path = spelled(self.module, self.match, self.sitting), self.path or Path()
        return SavedGame(self.module, path, self.match, self.sitting, time.time(), False, data)

    def found(self) -> SavedGame | None:
        """The same, if all of it is on the disk."""
        return self.saved if self.safe and self.path is not None else None

    def keep(self) -> bool:
        """Bring the file up to the match; what was decided is on the disk when this is over.

        Where that is not possible the player hears of it and plays on, and it is tried again until the disk
        takes it. A game that was over is back among the others before anything of it is taken back: whoever
        finds it there as it was knows that it was over.
        """
        if self.path is None:
            return False
        if self._saves.hold(self.module, self.path) is Owner.ELSEWHERE:
            self.go_on_casually()
        over = self.match.to_act is None or self.sitting.given_up
        return self._saves.unsaved.write(_written(self.path), Version(self, self._data, over))

    def go_on_casually(self) -> None:
        """Another program may play the same game: no decision in it counts any more."""
        if ELSEWHERE not in self.sitting.reasons:
            self.sitting = self.sitting.because(ELSEWHERE)
            self._saves.news.tell(REASONS[ELSEWHERE].becomes)

    @property
    def _data(self) -> bytes:
        return spelled(self.module, self.match, self.sitting)

    def put(self, version: Version) -> None:
        """Bring the file up to a version; raises `OSError`. The next try knows nothing of what is in the
        file, and asks nothing of a match that goes on meanwhile."""
        assert self.path is not None, "it is kept"
        self.path = self._saves.unshelve(self.module, self.path)
        known, self._on_disk = self._on_disk, None
        with alone(self.path.parent):
            if not self._added(known, version):
                files.replace(self.path, version.data)
        self._on_disk = version.data
        if version.over:
            self.path = self._saves.shelve(self.module, self.path)

    def _added(self, known: bytes | None, version: Version) -> bool:
        """Add what is new, where that is all there is to do; otherwise what is in the file is not true any
        more, or not ours."""
        assert self.path is not None, "it is kept"
        if known is None or version.data == known:
            return known is not None
        # A file of the same length may be another one by now: its check words would not fit.
        if _holds(self.path, known):
            new = version.data[len(known) :]
            return version.data.startswith(known) and files.append(self.path, new, len(known))
        if self._is_noted(self.path, known):
            version.data = self._data
        else:
            self._part(version)
        return False

    def _part(self, version: Version) -> None:
        """Somebody else goes on with the same game: each has a game of their own from here on. One that was
        only deleted is written anew."""
        assert self.path is not None, "it is kept"
        if os.path.lexists(self.path):
            self.go_on_casually()
            version.data = self._data
        self.path = self._saves.new_path(self.module) or self.path

    def _is_noted(self, path: Path, known: bytes) -> bool:
        """Somebody has pinned the game meanwhile, named it or a player, and nothing else: that is kept."""
        with suppress(OSError, ValueError):
            data = files.read(path, LONGEST_FILE)
            if opened(data).unnoted == opened(known).unnoted:
                now = understood(self.module, path, data, 0.0).sitting
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


@dataclass
class Version:
    """What is to be in the file of a game: a job that is left where the disk refuses it."""

    journal: Journal
    data: bytes
    over: bool
    """Nobody can go on with it."""

    def __call__(self) -> None:
        """Write it; raises `OSError`."""
        self.journal.put(self)

    @property
    def game(self) -> SavedGame:
        """The game as it will be found."""
        return understood(self.journal.module, self.journal.path or Path(), self.data, time.time())
