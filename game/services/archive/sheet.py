"""The text of a kept game, line by line: its notes are changed without knowing what is played.

Whatever a newer program has written stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from game.core.errors import BadReplay, GameError
from game.core.messages import N_
from game.core.replay import NOTE
from game.services import files
from game.services.alone import alone
from game.services.saved_game import DECIDED, LONGEST_FILE, sealed, sound, unsealed

DAMAGED: Final = N_("This game's file is damaged, so it was not changed.")
CHANGED: Final = N_("Another program is saving this game. Nothing was changed.")
_DECIDED: Final = f"{NOTE}{DECIDED} "
_LAST: Final = ("started", DECIDED)
"""The notes below all others."""
NUDGE: Final = 1_000_000
"""Nanoseconds by which a file seems younger when only its notes have changed: enough to be seen, and for
players it was played when it was played."""


class Sheet(NamedTuple):
    """The lines of a game, without check words."""

    header: tuple[str, ...]
    actions: tuple[str, ...]

    def noted(self, notes: Mapping[str, str]) -> Sheet:
        """The same with these notes; an empty one is none."""
        written = {name: f"{NOTE}{name} {value}" for name, value in notes.items() if value}
        known = {_name(line) for line in self.header}
        new = [line for name, line in written.items() if name not in known]
        above = [name for name in map(_name, self.header) if name not in _LAST]
        lines = [*self.header[: len(above)], *new, *self.header[len(above) :]]
        changed = (written.get(_name(line), "") if _name(line) in notes else line for line in lines)
        return Sheet(tuple(line for line in changed if line), self.actions)

    @property
    def notes(self) -> dict[str, str]:
        """Those of the header, by name."""
        lines = [line.removeprefix(NOTE) for line in self.header if line.startswith(NOTE)]
        return {name: value for name, _, value in (line.partition(" ") for line in lines)}

    @property
    def pinned(self) -> bool:
        """Somebody wants it on top of the list."""
        return self.notes.get("pinned") == "yes"

    @property
    def unnoted(self) -> Sheet:
        """The same without all that can be noted about a game while somebody plays it: who plays, but not
        what anybody is called."""
        seats = {name: value for name, value in self.notes.items() if name.startswith("seat.")}
        who = {name: value.partition(" ")[0] for name, value in seats.items()}
        return self.noted({"pinned": "", "title": "", "uncounted": "", **who})

    @property
    def data(self) -> bytes:
        """As it is in a file."""
        return sealed("\n".join(self.header), self.actions)


def _name(line: str) -> str:
    """The name of a note; empty for any other line."""
    return line.removeprefix(NOTE).partition(" ")[0] if line.startswith(NOTE) else ""


def opened(data: bytes) -> Sheet:
    """What is in a file; raises `BadReplay` where not all of it is as it was written."""
    try:
        text, whole = sound(data)
    except ValueError as error:
        raise BadReplay(DAMAGED) from error
    if not whole:
        raise BadReplay(DAMAGED)
    header, _, actions = text.partition("\n\n")
    lines = [
        unsealed(line) if line.startswith(_DECIDED) else line for line in header.rstrip("\n").split("\n")
    ]
    return Sheet(tuple(lines), tuple(unsealed(line) for line in actions.split("\n") if line))


def is_pinned(path: Path) -> bool:
    """Somebody wants it on top of the list, perhaps in another window."""
    with suppress(OSError, ValueError):
        return opened(files.read(path, LONGEST_FILE)).pinned
    return False


def note(path: Path, notes: Mapping[str, str] | Callable[[Sheet], Mapping[str, str]]) -> None:
    """Write notes into the header of a game, all of them or none, whatever they are or come of what stands
    there; whatever else is in the file stays.

    Raises a `GameError` where it is damaged, or somebody else writes it, and `OSError` where nothing can be
    written.
    """
    with alone(path.parent):
        try:
            data, modified = files.read(path, LONGEST_FILE), path.stat().st_mtime_ns
        except ValueError as error:
            raise BadReplay(DAMAGED) from error
        sheet = opened(data)
        noted = sheet.noted(notes(sheet) if callable(notes) else notes).data
        if noted == data:
            return
        if files.read(path, LONGEST_FILE) != data:  # a program that does not ask who else is there
            raise GameError(CHANGED)
        files.replace(path, noted, modified + NUDGE)
