"""A real disk that refuses in the middle of a game, until there is room: ``full_disk.py --game fantasy_pub``.

The running game is played by quick computers in a window that nobody sees; from some decision on the system
refuses every file (a limit of 0 bytes per file; as root with `--tmpfs` a file system that is full before the
first card). The game ends, its results are shown, and nobody touches it any more. Then there is room: within
a few seconds all of it must be in the replays, the settings must be saved, what was said about it must be
gone, and no game may be offered to go on with. No frame may take long while it waits.
"""

import argparse
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build_scripts.checks.victims import opened
from game.catalogue import CATALOGUE
from game.desktop.compose import Desktop
from game.services import saved_game, saves, settings, settings_file
from game.services.unsaved import AGAIN_SECONDS
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.results import Results

FRAME = 1 / 60
LONGEST_FRAME = 0.3
"""Seconds that a frame may take while the disk refuses; the results are counted, and painted anew."""
PATIENCE = 3 * AGAIN_SECONDS
TMPFS_SIZE = "size=2m"
SEATS = "random,greedy"


class Limit:
    """The system lets no file grow."""

    def __init__(self) -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        self._usual = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, self._usual[1]))

    def make_room(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._usual)


class Tmpfs:
    """A file system with something in it that takes all the room there is."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        size = 1 << 16
        with self._ballast.open("wb", buffering=0) as stream:
            while size:
                try:
                    stream.write(b"x" * size)
                except OSError:
                    size //= 2

    def make_room(self) -> None:
        self._ballast.unlink()


@contextmanager
def mounted(folder: Path) -> Iterator[None]:
    """A small file system there."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", TMPFS_SIZE, "tmpfs", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Evening:
    """The running game."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop, self.longest = desktop, 0.0
        self.stack = desktop.stack = desktop.open()
        self.told: list[str] = []

    @property
    def top(self) -> Any:
        return self.stack.top

    def frame(self) -> None:
        begin = monotonic()
        self.desktop.window.take([], self.stack)
        self.stack.advance(0.05)
        self.desktop._beside(0.05)
        self.desktop.window.show(self.stack)
        self.longest = max(self.longest, monotonic() - begin)
        if isinstance(self.top, Notice):
            self.told.append(self.top._sentence)
            self.stack._pop(None)

    def until(self, come: Callable[[], bool], seconds: float) -> float:
        """How long it took."""
        begin = monotonic()
        while not come():
            assert monotonic() - begin < seconds, f"it took more than {seconds:.0f} s"
            self.frame()
            sleep(FRAME / 4)
        return monotonic() - begin


def check(key: str, seed: int, folder: Path, disk: Limit | Tmpfs, after: int) -> str:
    """Play, fill the disk, make room; what was seen."""
    (module,) = (game.load() for game in CATALOGUE if game.key == key)
    settings_file.save(settings.Settings(turn_end=settings.NOT_AT_ALL), folder)
    desktop = opened(["--data-dir", str(folder), "--game", key, "--seats", SEATS, "--seed", str(seed)])
    if not after:
        disk.fill()
    evening = Evening(desktop)
    match = evening.top.match
    evening.until(lambda: len(match.actions) >= after, 300)
    if after:
        disk.fill()
    evening.until(lambda: isinstance(evening.top, Results) and not evening.top.moving, 300)
    evening.desktop.settings.me = "Nora"
    evening.desktop.desk.save_settings()
    evening.longest = 0.0
    sentence = evening.desktop.desk.unsaved
    evening.until(lambda: bool(evening.told), 5)
    waited = monotonic() + AGAIN_SECONDS + 1
    evening.until(lambda: monotonic() > waited, PATIENCE)
    assert sentence, "nobody has said that it is not saved"
    assert sentence == evening.desktop.desk.unsaved, "it is said no longer"
    assert list(dict.fromkeys(evening.told)) == [sentence], evening.told
    assert not list((folder / saves.REPLAYS).glob("*/*.txt")), "the disk was not full"
    kept = max((len(saved_game.read(module, path).match.actions) for path in games_in(folder)), default=0)
    disk.make_room()
    took = evening.until(lambda: not evening.desktop.desk.unsaved, PATIENCE)
    evening.frame()
    longest = evening.longest
    (path,) = (folder / saves.REPLAYS / key).glob("*.txt")
    found = saved_game.read(module, path)
    assert found.match.actions == match.actions, "a decision is lost"
    assert found.ended, "it is not over"
    shelf = saves.Saves(folder)
    assert shelf.newest(module) is None, "it is offered as unfinished"
    assert settings_file.load(folder)[0].me == "Nora", "the settings are lost"
    assert longest < LONGEST_FRAME, f"a frame took {longest:.2f} s"
    return (
        f"{key}, seed {seed}: {len(match.actions)} decisions, {kept} of them on the full disk,"
        f" all of them {took:.1f} s after there was room; the longest frame while it waited took"
        f" {1000 * longest:.0f} ms"
    )


def games_in(folder: Path) -> list[Path]:
    return sorted((folder / saves.SAVES).glob(f"*/*{saves.ENDING}"))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Fill the disk in the middle of a game, then make room.")
    parser.add_argument("--game", choices=[game.key for game in CATALOGUE], default=CATALOGUE[0].key)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--after", type=int, default=8, help="decisions before the disk is full, without --tmpfs"
    )
    parser.add_argument("--tmpfs", action="store_true", help="fill a file system, which takes root")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        how = options.game, options.seed, folder
        if options.tmpfs:
            with mounted(folder):
                print(check(*how, Tmpfs(folder), 0))
        else:
            print(check(*how, Limit(), options.after))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
