"""How long it takes until there is something to see, measured against a bare window of pygame.

Both are fresh processes that run in turns, so that a busy machine treats them alike; what counts is the CPU
time each says it has used. A program that was built is compared with a bare window that is built here.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

STARTS = 7
PATIENCE = 60
FREEZING_PATIENCE = 300
UNUSED = ("numpy", "pkg_resources", "setuptools", "PIL")
"""What pygame takes along if it can, and the game does without."""

_BARE_WINDOW = """
import os, sys
from time import process_time
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.modules.update(dict.fromkeys(sys.argv[1:]))
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
pygame.display.flip()
print(process_time())
"""

Command = Sequence[str]


def from_source(game: Command) -> Iterator[str]:
    """Compare a game, which tells of its first frame and of its title, with bare windows of this Python."""
    bare = [sys.executable, "-c", _BARE_WINDOW]
    bares = {
        "a bare window of pygame, lightened as in the game": [*bare, *UNUSED],
        "a bare window of pygame as it comes": bare,
    }
    return _compared(game, bares)


def frozen(game: Command) -> Iterator[str]:
    """Compare a program that was built with a bare window that is built here."""
    with TemporaryDirectory() as folder:
        bare = _frozen_bare_window(Path(folder))
        yield from _compared(game, {"a bare window of pygame, frozen": [str(bare)]})


def _compared(game: Command, bares: Mapping[str, Command]) -> Iterator[str]:
    seconds: dict[str, list[float]] = {name: [] for name in ("first", "title", *bares)}
    for _ in range(STARTS):
        first, title = _cpu_seconds(game)
        seconds["first"].append(first)
        seconds["title"].append(title)
        for name, command in bares.items():
            seconds[name] += _cpu_seconds(command)
    middle = {name: median(each) * 1e3 for name, each in seconds.items()}
    yield f"CPU ms until a fresh process shows something, median of {STARTS}"
    yield f"  {middle['first']:4.0f}  the game: its first frame"
    yield f"  {middle['title']:4.0f}  the game: its title"
    for name in bares:
        yield f"  {middle[name]:4.0f}  {name} (the game's first frame: {middle['first'] / middle[name]:.2f}x)"


def _cpu_seconds(command: Command) -> list[float]:
    """What a process says that it has used, by its last line."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return [float(word) for word in done.stdout.splitlines()[-1].split()]


def _frozen_bare_window(folder: Path) -> Path:
    """Built as the game is: one folder, without what it does not use."""
    script = folder / "bare.py"
    script.write_text(_BARE_WINDOW, encoding="utf-8")
    options = ["--onedir", "--noconfirm", "--log-level", "ERROR", *(["--strip"] * (sys.platform == "linux"))]
    unused = [word for name in UNUSED for word in ("--exclude-module", name)]
    command = [sys.executable, "-m", "PyInstaller", *options, *unused, str(script)]
    subprocess.run(command, cwd=folder, timeout=FREEZING_PATIENCE, check=True, capture_output=True)
    return folder / "dist" / "bare" / ("bare.exe" if sys.platform == "win32" else "bare")
