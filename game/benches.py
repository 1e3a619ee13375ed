"""`python -m game bench`: puts together what is measured."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from time import process_time
from typing import Final

from game import CONSOLE_APP
from game.app import ready, show_early
from game.core.errors import BadSetup
from game.options import desktop_options, for_desktop

BUSY_GAME: Final = "--seats greedy,random,greedy,random --set mixed --seed 7 --speed 1"
WAITING_GAME: Final = "--seats human,greedy --set base --seed 7 --speed 1"
"""What is played to see what a frame costs."""


def run(options: argparse.Namespace) -> int:
    """Measure what was asked for."""
    if options.quick and options.what != "opponents":
        raise BadSetup("Only the bench of opponents can be quick.")
    if options.frozen and options.what != "startup":
        raise BadSetup("Only the start of a program that was built can be measured.")
    return _BENCHES[options.what](options)


def _opponents(options: argparse.Namespace) -> int:
    from game.catalogue import CATALOGUE
    from game.cli.bench_opponents import opponents

    return opponents(CATALOGUE[0], quick=options.quick)


def _rules(_: argparse.Namespace) -> int:
    from game.cli import bench

    return bench.rules()


def _search(_: argparse.Namespace) -> int:
    from game.cli import bench

    return bench.search()


def _frames(_: argparse.Namespace) -> int:
    ready(in_the_void=True)
    from game.desktop import Desktop
    from game.services.memory import keep, let_go
    from game.shell import bench
    from game.shell.bench_opening import Opened

    def opened(folder: str, game: str, size: tuple[int, int]) -> Opened:
        let_go()  # of the game before
        words = [*game.split(), "--size", f"{size[0]}x{size[1]}", "--data-dir", folder]
        desktop = Desktop(desktop_options(words))
        return desktop.window, desktop.open()

    def titled(folder: str, size: tuple[int, int]) -> Opened:
        """Somebody has played before, but has left no game."""
        return opened(_folder(mkdtemp(dir=folder)), "", size)

    def report(folder: str) -> Iterator[str]:
        busy, waiting = partial(opened, folder, BUSY_GAME), partial(opened, folder, WAITING_GAME)
        return bench.frames(busy, waiting, partial(titled, folder))

    keep()
    return _told(report)


def _startup(options: argparse.Namespace) -> int:
    ready(in_the_void=True)
    from game.shell import bench_startup

    def report(folder: str) -> Iterator[str]:
        words = ["--data-dir", folder, "bench", FIRST]
        if options.frozen is None:
            return bench_startup.from_source([sys.executable, "-m", "game", *words])
        return bench_startup.frozen([str(_program(options.frozen)), *words])

    return _told(report)


def _program(folder: Path) -> Path:
    """On Windows only the program with a console can tell anything."""
    for name in (f"{CONSOLE_APP}.exe", CONSOLE_APP):
        if (folder / name).exists():
            return folder / name
    raise BadSetup(f"There is no program in {folder}.")


def _first_frame(options: argparse.Namespace) -> int:
    """Start as the desktop game does, and stop at the title."""
    ready(in_the_void=True)
    show_early(for_desktop(options))
    first = process_time()
    from game.desktop import Desktop

    desktop = Desktop(options)
    desktop.window.show(desktop.open())
    print(first, process_time())
    return 0


def _told(report: Callable[[str], Iterator[str]]) -> int:
    """Print a report about a game that somebody has played before, in a folder of its own."""
    with TemporaryDirectory() as folder:
        for line in report(_folder(folder)):
            print(line, flush=True)
    return 0


def _folder(folder: str) -> str:
    """As it is after the first start."""
    from game.services.settings import Settings
    from game.services.settings_file import save

    save(Settings(), Path(folder))
    return folder


FIRST: Final = "first-frame"
_BENCHES: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "rules": _rules,
    "search": _search,
    "frames": _frames,
    "startup": _startup,
    FIRST: _first_frame,
    "opponents": _opponents,
}
