"""The folders in which games are kept, as whoever lists them walks along, and the bin beside them."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from glob import escape
from pathlib import Path
from typing import Final, NamedTuple

from game.services import files
from game.services.archive.entries import SHELVES, Place, Stamp, is_name
from game.services.saves import ENDING

BIN: Final = "deleted"
KEPT_DAYS: Final = 30
"""So long somebody can change their mind who has deleted a game, if need be with a file manager."""
BESIDE: Final = ".review"
"""How files end that belong to a game and are made from it."""
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_DAY_SECONDS: Final = 24 * 3600


def walked(folder: Path, keys: Iterable[str]) -> dict[Place, Stamp]:
    """All the files that may be games of these keys; one whose name nobody can write down is none."""
    found: dict[Place, Stamp] = {}
    for key in keys:
        for shelf in SHELVES:
            with suppress(OSError), os.scandir(folder / shelf / key) as entries:
                for entry in entries:
                    with suppress(OSError):  # it has just been moved
                        name = entry.name
                        if name.endswith(ENDING) and is_name(name) and entry.is_file(follow_symlinks=False):
                            found[Place(shelf, key, name)] = stamp_of(entry.stat(follow_symlinks=False))
    return found


def stamp_of(stat: os.stat_result) -> Stamp:
    """What tells whether a file is still the same."""
    return Stamp(stat.st_size, stat.st_mtime_ns)


def file_at(folder: Path, place: Place) -> Path:
    """Its path."""
    return Path(folder, *place)


def place_of(path: Path) -> Place:
    """The reverse, of a file on a shelf."""
    return Place(path.parent.parent.name, path.parent.name, path.name)


# The bin


class Thrown(NamedTuple):
    """Files that were moved into the bin: from where to where."""

    moved: tuple[tuple[Path, Path], ...]


def throw(folder: Path, path: Path) -> Thrown:
    """Move a game into the bin, with all that belongs to it; raises `OSError` where it has to stay."""
    today = time.strftime("%Y-%m-%d")
    place = folder / BIN / today / path.parent.parent.name / path.parent.name
    moved = [(path, files.move(path, place / path.name))]
    for each in files.listed(path.parent, f"{escape(path.stem)}*{BESIDE}"):
        with suppress(OSError):  # whatever is made from a game can be made again
            moved.append((each, files.move(each, place / each.name)))
    return Thrown(tuple(moved))


def take_back(thrown: Thrown) -> Path:
    """Bring it back; says where the game is now. Raises `OSError` where that is not possible."""
    (path, aside), *others = thrown.moved
    back = files.move(aside, path)
    for old, new in others:
        with suppress(OSError):
            files.move(new, old)
    return back


def empty_bin(folder: Path, now: float) -> None:
    """Whatever was thrown away long ago is gone for good."""
    with suppress(OSError), os.scandir(folder / BIN) as entries:
        for day in _long_ago([entry.name for entry in entries], now):
            shutil.rmtree(folder / BIN / day, ignore_errors=True)


def _long_ago(names: Sequence[str], now: float) -> list[str]:
    """The days among them; a folder of another name is none of ours."""
    latest = time.strftime("%Y-%m-%d", time.localtime(now - KEPT_DAYS * _DAY_SECONDS))
    return [name for name in names if _DAY.fullmatch(name) and name < latest]
