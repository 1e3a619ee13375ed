"""A game that comes from elsewhere: a file, or text that somebody has copied.

It may be a plain record without check words, with the line ends of another system, blanks behind its lines
and empty lines around it. But the rules must allow all of it: else a sentence says which line is wrong.
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.core import replay
from game.core.errors import BadReplay, GameError, NewerReplay, shortened
from game.core.listing import Games, Listing
from game.core.messages import N_
from game.services import files
from game.services.archive.sheet import Sheet
from game.services.saved_game import DECIDED, LONGEST_FILE, SavedGame, sealed, understood

_CHECK: Final = re.compile(r" *#[0-9a-f]{8}$")
"""What may be a check word; a text that was mailed around need not fit it any more."""
_MARKS: Final = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
"""How files of other editors begin."""
STARTED: Final = "%Y-%m-%d %H:%M"


UNREADABLE: Final = N_("{file} cannot be read.")
TOO_LONG: Final = N_("This is too long for a game.")
NO_TEXT: Final = N_("Line {line}: this is no text.")
NOTHING: Final = N_("Line {line}: there is nothing to read.")
UNKNOWN: Final = N_("Line {line}: this is no copied game. Such a text begins with {known}.")
NO_BEGINNING: Final = N_("Lines {first} to {last}: no game begins like this.")
NEWER: Final = N_("Lines {first} to {last}: this game is from a newer version of this program.")
NOT_ALLOWED: Final = N_("Line {line}: {text} is nothing that the rules allow here.")
UNDECIDED: Final = N_("Nobody has decided anything in this game yet, so there is nothing to keep.")


def text_in(path: Path) -> str:
    """What is in a file; raises a `GameError` where that is no text."""
    try:
        data = files.read(path, LONGEST_FILE)
        return data.decode(_MARKS.get(data[:2], "utf-8-sig"))
    except OSError as error:
        raise BadReplay(UNREADABLE, file=shortened(path.name)) from error
    except UnicodeDecodeError as error:
        raise BadReplay(NO_TEXT, line=len(error.object[: error.start].split(b"\n"))) from error
    except ValueError as error:
        if not path.is_file():
            raise BadReplay(UNREADABLE, file=shortened(path.name)) from error
        raise BadReplay(TOO_LONG) from error


def imported(games: Games, text: str) -> SavedGame:
    """The game that a text tells of, as it is to be kept, and not yet in a file; raises a `GameError`."""
    _check_length(text.encode(errors="replace"))
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
