"""Games on the disk. Each decision is there before it is shown, so whoever pulls the plug loses nothing.

A game is one file, a record as `core/replay.py` reads it, to which each decision adds a line. Behind every
action stands a check word that follows from all that is above it:

    some_game 1
    seed 7
    players 2
    # seat.1 human Ana
    # seat.2 expert Bo

    knight 3 #5f0c1a2e
    pass #90b1d3c7

What people decide before the deal changes the header; a note below all others counts it, with a check word of
its own: `# decided 1 #ba5eba11`. The file of a game whose decks are still being chosen is the file of the
game that comes of it, with less decided.

A last line without its end was being written when the power failed; nobody has seen what it would say, so it
is left out. Anything else that does not fit ends the game before it. Games that are over, and those that are
older than the ten latest, move to another folder. Nothing but an empty game is ever deleted unasked.
"""

from __future__ import annotations

import os
import time
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from secrets import token_hex
from typing import Any, Final
from zlib import crc32

from game.core import replay
from game.core.errors import BadReplay, GameError, NewerReplay, shortened
from game.core.match import Match
from game.core.messages import N_
from game.core.module import HUMAN, USUAL_NAMES, GameModule
from game.core.rules import AnyRules
from game.services import files
from game.services.news import News

SAVES: Final = "saves"
REPLAYS: Final = "replays"
ENDING: Final = ".txt"
BROKEN_ENDING: Final = ".broken"
NEWER_ENDING: Final = ".newer"

KEPT: Final = 10
"""So many games can be gone on with."""
LONGEST_FILE: Final = 64 * 1024
LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 100
STALE_SECONDS: Final = 3600
DECIDED: Final = "decided"
"""The note of what was decided before the deal."""
_DECIDED_LINE: Final = f"\n{replay.NOTE}{DECIDED} ".encode()
_CHECK: Final = f" {replay.REMARK}"
"""What is behind it is a check word."""

BROKEN: Final = N_("A saved game could not be read; it is kept aside, in a file ending in .broken.")
NEWER: Final = N_(
    "A saved game was made by a newer version of this program; it is kept aside, in a file ending in .newer."
)
DAMAGED: Final = N_(
    "This game was damaged on the disk, so it goes on from the last move that could be read; "
    "the damaged file is kept aside, ending in .broken."
)

AnyMatch = Match[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who plays, and where: what the rules need not know."""

    seats: tuple[str, ...]
    """A person, or the key of a computer."""
    names: tuple[str, ...]
    venue: str = ""
    asked: Any = None
    """The set-up before people chose their decks."""
    casual: bool = False
    """Something was taken back after it had been seen, or strict rules of the house were loosened."""
    started: str = ""
    """When, in local time."""
    liveries: tuple[str, ...] = ()
    """The names of what they wear, by seat; whoever is not among them wears the usual."""
    house: str = ""
    """The key of the rules of the house that the game began under; empty if nobody knows."""
    decided: int | None = None
    """How many decisions people have made before the deal; None if there were none to make."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be gone on with."""

    path: Path
    match: AnyMatch
    sitting: Sitting
    played: float
    """When it was played last, in seconds since 1970."""
    damaged: bool
    """There is more in the file, but it could not be read."""
    data: bytes
    """All that is in the file."""


class Saves:
    """The folders of one player. Without a folder, nothing is kept: a demo is soon forgotten."""

    def __init__(self, folder: Path | None = None, news: News | None = None) -> None:
        self._folder, self.news = folder, news or News()

    # Finding

    def count(self, module: GameModule) -> int:
        """How many games there are, as far as can be told without looking into them."""
        return len(self._paths(module))

    def newest(self, module: GameModule) -> SavedGame | None:
        """The game that was played last."""
        return next(self._readable(module), None)

    def games(self, module: GameModule) -> list[SavedGame]:
        """All that can be gone on with, the one played last first."""
        return list(islice(self._readable(module), KEPT))

    def _readable(self, module: GameModule) -> Iterator[SavedGame]:
        """One after the other; what is none, or is over, goes out of the way."""
        for path in self._paths(module):
            try:
                game = read(module, path)
            except (GameError, OSError) as error:
                self._set_aside(path, error)
                continue
            if game.match.to_act is None:
                self.shelve(module, path)
            else:
                yield game

    def _paths(self, module: GameModule) -> list[Path]:
        """Plain files with our ending, the one played last first."""
        if self._folder is None:
            return []
        dated: list[tuple[int, str]] = []
        with suppress(OSError), os.scandir(self._folder / SAVES / module.key) as entries:
            for entry in entries:
                with suppress(OSError):
                    if entry.name.endswith(ENDING) and entry.is_file(follow_symlinks=False):
                        dated.append((entry.stat(follow_symlinks=False).st_mtime_ns, entry.path))
        return [Path(path) for _, path in sorted(dated, reverse=True)]

    def _set_aside(self, path: Path, error: Exception) -> None:
        newer = isinstance(error, NewerReplay)
        ending = NEWER_ENDING if newer else BROKEN_ENDING
        with suppress(OSError):
            files.move(path, path.with_name(path.name + ending))
        self.news.tell(NEWER if newer else BROKEN)

    # Keeping

    def open(self, module: GameModule, match: AnyMatch, sitting: Sitting) -> Journal:
        """Keep a new game from now on."""
        if self._folder is not None:
            self._tidy(module)
        sitting = replace(sitting, started=time.strftime("%Y-%m-%d %H:%M"))
        journal = Journal(self, module, match, sitting, self.free_path(module))
        journal.keep()
        return journal

    def reopen(self, module: GameModule, match: AnyMatch, game: SavedGame) -> Journal:
        """Go on keeping a game; the match is as far as the game is."""
        if not game.damaged:
            return Journal(self, module, match, game.sitting, game.path, game.data)
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
            with suppress(OSError):
                return files.move(path, self._folder / shelf / module.key / path.name)
        return path

    def delete(self, game: SavedGame) -> None:
        """The player does not want it any more."""
        try:
            game.path.unlink(missing_ok=True)
        except OSError as error:
            self.news.tell(files.reason(error))

    def _tidy(self, module: GameModule) -> None:
        """Make room for another game: drop those nobody has decided anything in, shelve the oldest."""
        kept = 0
        for path in self._paths(module):
            if _is_empty(path):
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
        for path in (self._folder / SAVES / module.key).glob(f"*{files.TEMPORARY}"):
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

    def keep(self) -> bool:
        """Bring the file up to the match; what was decided is on the disk when this is over.

        Where that is not possible the player hears of it once and plays on, and the next decision tries to
        save all of them. A game that was over is back among the others before anything of it is taken back:
        whoever finds it there as it was knows that it was over.
        """
        if self.path is None:
            return False
        data = spelled(self._module, self.match, self.sitting)
        self.path = self._saves.unshelve(self._module, self.path)
        try:
            self.path = self._write(self.path, data)
        except OSError as error:
            self._on_disk = None
            self._saves.news.tell(files.reason(error))
            return False
        self._on_disk = data
        if self.match.to_act is None:
            self.path = self._saves.shelve(self._module, self.path)
        return True

    def _write(self, path: Path, data: bytes) -> Path:
        """Add what is new; where something is not true any more, put another file in the place of it."""
        known = self._on_disk
        if known is not None:
            if data == known:
                return path
            if data.startswith(known) and files.append(path, data[len(known) :], len(known)):
                return path
            if not _holds(path, known):
                # Somebody else goes on with the same game: each has a game of their own from here on.
                path = self._saves.free_path(self._module) or path
        files.replace(path, data)
        return path


# A game as text


def spelled(module: GameModule, match: AnyMatch, sitting: Sitting) -> bytes:
    """A game as it is in its file."""
    header, _, actions = replay.write(module.key, match, _notes(match.rules, sitting)).partition("\n\n")
    if sitting.decided is not None:
        header += f"{_CHECK}{crc32(header.encode()):08x}"
    lines, check = [f"{header}\n\n"], crc32(f"{header}\n\n".encode())
    for action in actions.splitlines():
        check = crc32(action.encode(), check)
        lines.append(f"{action}{_CHECK}{check:08x}\n")
    return "".join(lines).encode()


def read(module: GameModule, path: Path) -> SavedGame:
    """The game in a file; raises a `GameError` if there is none, and `OSError` where it cannot be read."""
    try:
        data = files.read(path, LONGEST_FILE)
        text, whole = _sound(data)
    except ValueError as error:
        if isinstance(error, GameError):
            raise
        raise BadReplay(f"This is no saved game: {error}.") from error
    record = replay.recover(module.key, module.rules, text)
    damaged = not whole or record.damage is not None
    if damaged and not record.match.actions:
        raise record.damage or BadReplay("This game was damaged before its first move.")
    sitting = _sitting(module, record.match, record.notes)
    return SavedGame(path, record.match, sitting, path.stat().st_mtime, damaged, data)


def _sound(data: bytes) -> tuple[str, bool]:
    """The text as far as its check words fit, and whether that is all of it but a torn line."""
    header, gap, actions = data.replace(b"\r\n", b"\n").partition(b"\n\n")
    if not gap:
        raise BadReplay("This saved game ends before it begins.")
    if _DECIDED_LINE in header and not _is_sealed(header):
        raise BadReplay("This game was damaged before its first move.")
    *lines, _ = actions.split(b"\n")
    good, check = [header, b""], crc32(header + gap)
    for line in lines:
        action, _, word = line.rpartition(_CHECK.encode())
        check = crc32(action, check)
        if word != b"%08x" % check:
            break
        good.append(line)
    return b"\n".join(good).decode(), len(good) - 2 == len(lines)


def _is_sealed(header: bytes) -> bool:
    """What was decided before the deal is what was written."""
    above, _, word = header.rpartition(_CHECK.encode())
    return word == b"%08x" % crc32(above)


def _holds(path: Path, known: bytes) -> bool:
    """There is this in the file, and nothing else."""
    try:
        return files.read(path, LONGEST_FILE) == known
    except (OSError, ValueError):
        return False


def _is_empty(path: Path) -> bool:
    """A game in which nobody has decided anything yet."""
    try:
        header, gap, actions = files.read(path, LONGEST_FILE).partition(b"\n\n")
    except (OSError, ValueError):
        return False
    return bool(gap) and not actions and _DECIDED_LINE not in header


def _notes(rules: AnyRules, sitting: Sitting) -> dict[str, str]:
    people = zip(sitting.seats, sitting.names, strict=True)
    notes = {f"seat.{number}": f"{who} {one_line(name)}" for number, (who, name) in enumerate(people, 1)}
    notes["venue"] = one_line(sitting.venue, LONGEST_NOTE)
    if sitting.asked is not None:
        notes |= {f"asked.{name}": value for name, value in rules.spell_setup(sitting.asked).items()}
    if sitting.casual:
        notes["casual"] = "yes"
    if sitting.liveries:
        notes["liveries"] = one_line(" ".join(sitting.liveries))
    if sitting.house:
        notes["house"] = one_line(sitting.house)
    notes["started"] = one_line(sitting.started)
    if sitting.decided is not None:
        notes[DECIDED] = str(sitting.decided)
    return notes


def _sitting(module: GameModule, match: AnyMatch, notes: Mapping[str, str]) -> Sitting:
    """Who plays, from the notes; whoever nobody knows any more is played by a simple computer."""
    seats, names = [], []
    for number in range(module.rules.seats(match.setup)):
        who, _, name = notes.get(f"seat.{number + 1}", "").partition(" ")
        seats.append(who if _is_known(module, who) else module.fallback)
        names.append(one_line(name) or USUAL_NAMES[number % len(USUAL_NAMES)])
    return Sitting(
        tuple(seats),
        tuple(names),
        one_line(notes.get("venue", ""), LONGEST_NOTE),
        _asked(module.rules, match, notes),
        notes.get("casual") == "yes",
        one_line(notes.get("started", "")),
        tuple(one_line(notes.get("liveries", "")).split()),
        one_line(notes.get("house", "")),
        _decided(notes.get(DECIDED)),
    )


def _is_known(module: GameModule, who: str) -> bool:
    if who != HUMAN:
        try:
            module.check_computer(who)
        except GameError:
            return False
    return True


def _asked(rules: AnyRules, match: AnyMatch, notes: Mapping[str, str]) -> Any:
    """The set-up that was asked for; a rematch begins with it, so it must make a game for as many."""
    prefix = "asked."
    words = {name.removeprefix(prefix): notes[name] for name in notes if name.startswith(prefix)}
    if not words:
        return None
    asked = rules.parse_setup(words)
    if rules.seats(rules.complete(asked, match.seed)) != rules.seats(match.setup):
        raise BadReplay("This saved game was asked for by others than those who play it.")
    return asked


def _decided(note: str | None) -> int | None:
    """What was decided before the deal is no small thing: where that cannot be read, the game cannot."""
    if note is None:
        return None
    note = note.partition(_CHECK)[0]
    if not (note.isascii() and note.isdigit() and len(note) < 3):
        raise BadReplay(f"Nobody can have decided {shortened(note)} times before the deal.")
    return int(note)


def one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """A text that can be shown on a line: without control characters, and not too long."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C")[:longest].strip()
