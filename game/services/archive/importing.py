"""A game that comes from elsewhere: a file, or text that somebody has copied.

It may be a plain record without check words, with the line ends of another system, blanks behind its lines
and empty lines around it. But the rules must allow all of it: else a sentence says which line is wrong.
"""

from __future__ import annotations

import re
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

from game.core import replay
from game.core.errors import BadReplay, GameError, NewerReplay, shortened
from game.core.listing import Games, Listing
from game.core.messages import N_
from game.services import files
from game.services.archive.sheet import Sheet
from game.services.chores import Chores, Progress, State
from game.services.saved_game import DECIDED, LONGEST_FILE, SavedGame, sealed, understood

_CHECK: Final = re.compile(r" *#[0-9a-f]{8}$")
"""What may be a check word; a text that was mailed around need not fit it any more."""
_MARKS: Final = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
"""How files of other editors begin."""
STARTED: Final = "%Y-%m-%d %H:%M"
READING_SECONDS: Final = 5.0
"""So long a file is read at the most."""

UNREADABLE: Final = N_("Could not read {file}.")
SLOW: Final = N_("Reading {file} takes too long. Copy the file to this computer and try again.")
TOO_LONG: Final = N_("This text is too long to be a game.")
NO_TEXT: Final = N_("Line {line}: this is not text.")
NOTHING: Final = N_("Line {line}: it is empty.")
UNKNOWN: Final = N_("Line {line}: no copied game begins here. Copied games begin with {known}.")
NO_BEGINNING: Final = N_("Lines {first} to {last}: the rules allow no such start.")
NEWER: Final = N_("Lines {first} to {last}: this game comes from a newer version of this program.")
NOT_ALLOWED: Final = N_("Line {line}: the rules do not allow {text} here.")
UNDECIDED: Final = N_("This game has no decisions yet, so there is nothing to keep.")


def text_in(path: Path) -> str:
    """The text of a file; raises a `GameError` where there is none."""
    check_size(path)
    try:
        data = files.read(path, LONGEST_FILE)
    except (OSError, ValueError) as error:
        raise _unreadable(path) from error
    return decoded(data)


def check_size(path: Path) -> None:
    """Raises a `GameError` for whatever is no plain file of the size of a game. Some files of the system say
    that they are empty, and whoever reads them waits for ever."""
    try:
        found = path.stat()
    except (OSError, ValueError) as error:
        raise _unreadable(path) from error
    if not S_ISREG(found.st_mode):
        raise _unreadable(path)
    if not found.st_size:
        raise BadReplay(NOTHING, line=1)
    if found.st_size > LONGEST_FILE:
        raise BadReplay(TOO_LONG)


def decoded(data: bytes) -> str:
    """The text that some editor has written; raises a `GameError`."""
    try:
        return data.decode(_MARKS.get(data[:2], "utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadReplay(NO_TEXT, line=len(error.object[: error.start].split(b"\n"))) from error


def _unreadable(path: Path) -> BadReplay:
    return BadReplay(UNREADABLE, file=shortened(path.name))


class FileReading:
    """The text of a file that somebody hands over, read in a process of its own: a disk that does not answer
    stops nothing but this."""

    def __init__(self, path: Path, chores: Chores) -> None:
        """Raises a `GameError` where there is nothing to read."""
        check_size(path)
        self._path, self._left = path, READING_SECONDS
        self._chore = chores.begin(read_file, path, awaited=True)

    def advance(self, seconds: float) -> None:
        """Lets time pass; after a while nobody waits any longer."""
        if self._chore.state is State.WORKING:
            self._left -= seconds
            if self._left <= 0:
                self._chore.cancel()

    @property
    def over(self) -> bool:
        """True if the text is there, or will never be."""
        return self._chore.over

    def text(self) -> str:
        """The text, when it is over; raises a `GameError`."""
        if self._chore.state is State.CANCELLED and self._left <= 0:
            raise BadReplay(SLOW, file=shortened(self._path.name))
        if self._chore.result is None:
            raise _unreadable(self._path)
        return decoded(self._chore.result)

    def cancel(self) -> None:
        """Stops reading."""
        self._chore.cancel()


def read_file(path: Path) -> Generator[Progress, None, bytes | None]:
    """A job: what is in a file; None if it cannot be read."""
    yield Progress()
    with suppress(OSError, ValueError):
        return files.read(path, LONGEST_FILE)
    return None


def imported(games: Games, text: str) -> SavedGame:
    """The game that a text tells of, as it is to be kept, and not yet in a file; raises a `GameError`."""
    _check_text(text)
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = [line.rstrip() for line in plain.split("\n")]
    above = next((number for number, line in enumerate(lines) if line), None)
    if above is None:
        raise BadReplay(NOTHING, line=1)
    lines = lines[above:]
    listing = _listing(games, lines[0], above + 1)
    gap = lines.index("") if "" in lines else len(lines)
    sheet = Sheet(
        tuple(_unchecked(line) if _is_decided(line) else line for line in lines[:gap]),
        tuple(_unchecked(line) for line in lines[gap + 1 :]),
    )
    _sound(listing, sheet, above)
    kept = Sheet(sheet.header, tuple(line for line in sheet.actions if line)).noted({"pinned": ""})
    data = sealed("\n".join(kept.header), kept.actions)
    _check_length(data)  # check words make it longer
    try:
        saved = understood(listing.load(), Path(), data, time.time())
    except GameError as error:
        raise _in_header(error, above, gap) from error
    if not (saved.match.actions or saved.given_up):
        raise BadReplay(UNDECIDED)
    return saved


def _check_text(text: str) -> None:
    """Raises a `GameError` for half a letter, as some clipboards hold it, and for what is too long."""
    try:
        _check_length(text.encode())
    except UnicodeEncodeError as error:
        raise BadReplay(NO_TEXT, line=text.count("\n", 0, error.start) + 1) from error


def _check_length(data: bytes) -> None:
    if len(data) > LONGEST_FILE:
        raise BadReplay(TOO_LONG)


def _is_decided(line: str) -> bool:
    return line.startswith(f"{replay.NOTE}{DECIDED} ")


def _unchecked(line: str) -> str:
    return _CHECK.sub("", line)


def _listing(games: Games, line: str, number: int) -> Listing:
    """The game that the first line names."""
    key = line.partition(" ")[0]
    for listing in games:
        if listing.key == key:
            return listing
    known = ", ".join(listing.key for listing in games)
    raise BadReplay(UNKNOWN, line=number, known=known)


def _sound(listing: Listing, sheet: Sheet, above: int) -> None:
    """See that the rules allow all of it; its lines are counted with those above it."""
    module, lines = listing.load(), [*sheet.header, "", *sheet.actions]
    try:
        record = replay.recover(module.key, module.rules, "\n".join(lines))
    except GameError as error:
        raise _in_header(error, above, len(sheet.header)) from error
    if record.damage is not None:
        line: int = record.damage.fields["line"]
        raise BadReplay(NOT_ALLOWED, line=line + above, text=shortened(lines[line - 1])) from record.damage


def _in_header(error: GameError, above: int, size: int) -> GameError:
    """The same, with the lines in which it is."""
    if "line" in error.fields:
        return BadReplay(error.sentence, **error.fields | {"line": error.fields["line"] + above})
    newer = isinstance(error, NewerReplay)
    kind, sentence = (NewerReplay, NEWER) if newer else (BadReplay, NO_BEGINNING)
    return kind(sentence, first=above + 1, last=above + size)


def played_at(saved: SavedGame) -> int | None:
    """When it was begun, in nanoseconds since 1970, if it says so: that is when it was played."""
    with suppress(ValueError, OverflowError, OSError):
        began = time.mktime(time.strptime(saved.sitting.started, STARTED))
        return round(began * 1e9) if 0 < began < time.time() else None
    return None
