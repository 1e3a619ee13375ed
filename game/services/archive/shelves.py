"""The folders in which games are kept, as whoever lists them walks along, and the bin beside them."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from game.services import files
from game.services.alone import alone
from game.services.archive.entries import SHELVES, Place, Stamp, is_name
from game.services.review_file import beside
from game.services.saves import ENDING

BIN: Final = "deleted"
KEPT_DAYS: Final = 30
"""So long somebody can change their mind who has deleted a game, if need be with a file manager."""
LATEST: Final = 2**63 - 1
"""In nanoseconds since 1970: in the year 2262."""
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


def more_than(most: int, folder: Path, keys: Iterable[str]) -> bool:
    """Whether there are more files than that; none of them is looked into, or even at."""
    left = most
    for key in keys:
        for shelf in SHELVES:
            with suppress(OSError), os.scandir(folder / shelf / key) as entries:
                left -= sum(1 for _ in islice(entries, left + 1))
            if left < 0:
                return True
    return False


def stamp_of(stat: os.stat_result) -> Stamp:
    """What tells whether a file is still the same; no file is younger than a database can say."""
    return Stamp(stat.st_size, min(stat.st_mtime_ns, LATEST))


def file_at(folder: Path, place: Place) -> Path:
    """Its path."""
    return Path(folder, *place)


def place_of(path: Path) -> Place:
    """The reverse, of a file on a shelf."""
    return Place(path.parent.parent.name, path.parent.name, path.name)


# The bin


class Thrown(NamedTuple):
    """A game that was moved into the bin."""

    path: Path
    """Where it was."""
    aside: Path
    """Where it is now."""


def throw(folder: Path, path: Path) -> Thrown:
    """Move a game into the bin, with its review; raises `OSError` where it has to stay."""
    today = time.strftime("%Y-%m-%d")
    place = folder / BIN / today / path.parent.parent.name / path.parent.name
    return _carried(path, place / path.name)


def take_back(thrown: Thrown) -> Path:
    """Bring it back; says where the game is now. Raises `OSError` where that is not possible."""
    return _carried(thrown.aside, thrown.path).aside


def _carried(path: Path, target: Path) -> Thrown:
    """Move a game, and its review with it."""
    with alone(path.parent):
        place = files.move(path, target)
    with suppress(OSError):  # there may be none; and it can be made again
        files.move(beside(path), beside(place))
    return Thrown(path, place)


def empty_bin(folder: Path, now: float) -> None:
    """Whatever was thrown away long ago is gone for good."""
    with suppress(OSError), os.scandir(folder / BIN) as entries:
        for day in _long_ago([entry.name for entry in entries], now):
            shutil.rmtree(folder / BIN / day, ignore_errors=True)


def _long_ago(names: Sequence[str], now: float) -> list[str]:
    """The days among them; a folder of another name is none of ours."""
    latest = time.strftime("%Y-%m-%d", time.localtime(now - KEPT_DAYS * _DAY_SECONDS))
    return [name for name in names if _DAY.fullmatch(name) and name < latest]
