"""Small jobs, found by another process; they leave notes in a folder about what they do."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any, NoReturn

from game.services.alone import alone
from game.services.archive import sheet
from game.services.chores import Progress

Steps = Generator[Progress, None, Any]


def count(most: int) -> Steps:
    """Does nothing else, and tells who has."""
    for number in range(most):
        yield Progress(number + 1, most, f"number {number + 1}")
    return most, os.getpid(), os.nice(0) if sys.platform != "win32" else None, "pygame" in sys.modules


def endless(notes: Path) -> Steps:
    """Counts until it is stopped, a number every few thousandths of a second."""
    number = 0
    while True:
        number += 1
        (notes / "number").write_text(str(number))
        yield Progress(number)
        time.sleep(0.002)


def notes(path: Path, name: str, most: int) -> Steps:
    """Writes a note after the other into the header of a game."""
    for number in range(most):
        sheet.note(path, {f"{name}{number}": "yes"})
        yield Progress(number + 1, most)


def dies_alone(folder: Path) -> Steps:
    """Holds a folder until it is killed."""
    with alone(folder):
        yield Progress(1)
        time.sleep(3600)


def stubborn(notes: Path) -> Steps:
    """Never comes back from its first step."""
    yield Progress()
    (notes / "begun").touch()
    time.sleep(3600)


def fails(after: int) -> Steps:
    for number in range(after):
        yield Progress(number)
    raise OSError("the disk is full")


def dies(after: int) -> Steps:
    for number in range(after):
        yield Progress(number)
    os._exit(1)


def unspeakable() -> Steps:
    """What comes of it cannot be sent."""
    yield Progress()
    return lambda: None


class Poison:
    """Whoever receives it, dies of it."""

    def __reduce__(self) -> Any:
        return _explode, ()


def _explode() -> NoReturn:
    raise ValueError("nobody can read this")


def poisonous() -> Steps:
    yield Progress()
    return Poison()


def long_winded(size: int) -> Steps:
    """Says more than any pipe holds."""
    yield Progress()
    return "x" * size
