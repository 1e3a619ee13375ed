"""`python -m game bench`: puts together what is measured in a window."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from time import process_time
from typing import Final

from game import CONSOLE_APP
from game.cli.helping import workshop_of
from game.cli.options import chosen, for_desktop
from game.cli.program import Program, Reader
from game.core.errors import BadSetup
from game.desktop.probe import ready, show_early
from game.desktop.shows import SHOWS, offered


def main(options: argparse.Namespace, program: Program) -> int:
    """Measure what was asked for. Raises `BadSetup` where the game has no table in a window."""
    chosen(for_desktop(options), offered(program.games, SHOWS), None)
    return _BENCHES[options.what](options, program)


def _frames(options: argparse.Namespace, program: Program) -> int:
    ready(in_the_void=True)
    from game.desktop import bench_frames
    from game.desktop.bench_opening import Opened
    from game.desktop.compose import Desktop
    from game.services.memory import keep, let_go

    which = ["--game", options.listing.key]
    workshop = workshop_of(options.listing.load())

    def opened(folder: str, game: str, size: tuple[int, int]) -> Opened:
        let_go()  # of the game before
        words = [*which, *shlex.split(game), "--size", f"{size[0]}x{size[1]}", "--data-dir", folder]
        desktop = Desktop.asked(words, program)
        return desktop.window, desktop.open()

    def titled(folder: str, size: tuple[int, int]) -> Opened:
        """Somebody has played before, but has left no game."""
        return opened(_folder(mkdtemp(dir=folder)), "", size)

    def report(folder: str) -> Iterator[str]:
        games = workshop.busy_game, workshop.waiting_game
        busy, waiting = (partial(opened, folder, game) for game in games)
        return bench_frames.frames(busy, waiting, partial(titled, folder))

    keep()
    return _told(report)


def _viewer(options: argparse.Namespace, program: Program) -> int:
    ready(in_the_void=True)
    from game.desktop import bench_viewer
    from game.desktop.compose import Desktop
    from game.services.memory import keep

    def report(folder: str) -> Iterator[str]:
        def opened(size: tuple[int, int]) -> bench_viewer.Opened:
            words = ["--game", options.listing.key, "--size", f"{size[0]}x{size[1]}", "--data-dir", folder]
            desktop = Desktop.asked(words, program)
            return desktop.window, desktop.routes.viewer

        return bench_viewer.jumps(options.listing.load(), opened)

    keep()
    return _told(report)


def _startup(options: argparse.Namespace, program: Program) -> int:
    ready(in_the_void=True)
    from game.desktop import bench_startup

    def report(folder: str) -> Iterator[str]:
        words = ["--data-dir", folder, "--game", options.listing.key, "bench", FIRST]
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


def _first_frame(options: argparse.Namespace, program: Program) -> int:
    """Start as the desktop game does, and stop at the title."""
    ready(in_the_void=True)
    show_early(for_desktop(options), program)
    first = process_time()
    from game.desktop.compose import Desktop

    desktop = Desktop(options, program)
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
_BENCHES: Final[Mapping[str, Reader]] = {
    "frames": _frames,
    "viewer": _viewer,
    "startup": _startup,
    FIRST: _first_frame,
}
