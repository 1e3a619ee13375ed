"""Play game after game and see that the memory stays as it is: ``build_scripts/checks/memory_test.py``.

Computers play, everything is painted, and Enter asks for a rematch. After the last game the program may hold
a tenth more than after the tenth (of fewer than twenty: half-way), when it has seen most things once. The
pictures that it remembers take no more than 128 MB up to 1280x720, beyond that in proportion. Every size of a
window has a process of its own. Instantly nothing flies, so `--speed 4` sees more, and takes its time.
`--game KEY` says which game, usually the first one. Linux only: it asks /proc.
"""

import argparse
import gc
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

from games import KNOWN  # noqa: E402

from game.composition import PROGRAM  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.shell.paint.cache import Lru, weight  # noqa: E402
from game.shell.scenes.results.results import Results  # noqa: E402
from game.shell.signals import Intent, Press  # noqa: E402
from game.shell.table.scene import Table  # noqa: E402

SIZES = "1280x720,3840x2160"
GAMES, EARLY = 60, 10
MOST_GROWTH = 0.10
MOST_PICTURES = 128 / (1280 * 720)
"""Megabytes for each pixel of the window."""
STEP = 0.05
"""Seconds from frame to frame."""


def megabytes() -> int:
    """What this process holds in memory now."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s*(\d+) kB", status)
    assert found is not None
    return int(found[1]) // 1024


class Evening:
    """One window, and the same two players over and over."""

    def __init__(self, folder: str, size: str, options: argparse.Namespace) -> None:
        window = ["--data-dir", folder, "--size", size, "--speed", options.speed]
        game = ["--game", options.game, "--seats", "random,random", "--seed", "1", *options.words.split()]
        self._desktop = Desktop.asked([*window, *game], PROGRAM)
        self._stack = self._desktop.open()

    def play(self) -> None:
        """A game, until the table of the next one has been laid."""
        self._until(Results)
        self._until(Table)

    def _until(self, kind: type) -> None:
        while not isinstance(self._stack.top, kind):
            self._frame()

    def _frame(self) -> None:
        if isinstance(self._stack.top, Table):
            self._stack.top.play.thinking.instant_seconds = 0.0
        elif isinstance(self._stack.top, Results):
            self._stack.handle(Press(Intent.CONFIRM))
        self._stack.advance(STEP)
        self._desktop.window.show(self._stack)
        self._desktop.window.make_ahead(perf_counter())

    def close(self) -> None:
        self._desktop.thinker.close()


def pictures() -> float:
    """Megabytes of all pictures that are remembered."""
    caches = (thing for thing in gc.get_objects() if isinstance(thing, Lru) and thing.weigh is weight)
    return sum(cache.weight for cache in caches) / (1 << 20)


def tables() -> int:
    """How many are alive, in use or not."""
    return sum(isinstance(thing, Table) for thing in gc.get_objects())


def watch(size: str, options: argparse.Namespace) -> bool:
    """Whether the memory stays as it is in a window of this size."""
    games, name, most_pictures = max(options.games, 2), f"{options.game} {size}", 0.0
    early, held = min(EARLY, games // 2), 0
    width, height = map(int, size.split("x"))
    allowed = max(128.0, MOST_PICTURES * width * height)
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(folder, size, options)
        for game in range(1, games + 1):
            evening.play()
            most_pictures = max(most_pictures, pictures())
            held = megabytes() if game == early else held
            if game in (1, early, games) or game % 10 == 0:
                shown = f"{megabytes()} MB after {game} games, pictures: {pictures():.0f}, tables: {tables()}"
                print(f"{name}: {shown}", flush=True)
        growth = megabytes() / held - 1
        evening.close()
    print(f"{name}: {growth:+.1%} from game {early} to game {games}, at most {MOST_GROWTH:+.0%}")
    print(f"{name}: pictures took {most_pictures:.0f} MB, at most {allowed:.0f}")
    return growth <= MOST_GROWTH and most_pictures <= allowed


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Memory over many games.")
    parser.add_argument("--sizes", default=SIZES, help="of the window, separated by commas")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--speed", default="instant")
    parser.add_argument("--game", choices=KNOWN, default=next(iter(KNOWN)))
    parser.add_argument("--words", default="", help="what else to say, for example --words='--set mixed'")
    options = parser.parse_args(arguments)
    sizes = options.sizes.split(",")
    if len(sizes) == 1:
        return 0 if watch(sizes[0], options) else 1
    each = [[sys.executable, __file__, *arguments, "--sizes", size] for size in sizes]
    return max(subprocess.run(command, check=False).returncode for command in each)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
