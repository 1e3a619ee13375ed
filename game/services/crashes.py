"""Something broke: write it down where the player can find it, and know when it is no use to go on."""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.services import files
from game.services.crash_report import attempt, last_lines, written

LOGS: Final = "logs"
KEPT: Final = 10
"""So many reports are kept, the latest."""
DATA: Final = "<data>"
"""What the player's folder is called in a report."""
SHOWN: Final = 20
"""So many of the last lines are for the player to see."""
HASTY_SECONDS: Final = 10.0
MOST_HASTY: Final = 3
"""Whoever breaks so often, each time so soon after the start, will not be mended by another start."""
_PROGRAM: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Crash:
    """What was written down."""

    report: str
    last: tuple[str, ...]
    path: Path | None
    """Where it lies; None if the disk did not take it."""


class Crashes:
    """Keeps a report of everything that breaks."""

    def __init__(self, name: str, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        """`name` is the program's, with its version; `folder` is the player's."""
        self._name, self._folder, self._clock = name, folder / LOGS, clock
        self._begun, self._hasty = clock(), 0
        self.latest: Crash | None = None

    def begin(self) -> None:
        """The game starts, or starts anew."""
        self._begun = self._clock()

    @property
    def hopeless(self) -> bool:
        """It breaks as soon as it starts, again and again."""
        return self._hasty >= MOST_HASTY

    def keep(self, error: BaseException, told: Mapping[str, str]) -> Crash:
        """Write down what broke, and what was going on."""
        self._hasty = self._hasty + 1 if self._clock() - self._begun < HASTY_SECONDS else 0
        head = f"{self._name} broke on {time.strftime('%Y-%m-%d %H:%M:%S')}."
        report = written(head, {"System": attempt(_system), **told}, error, _hidden(self._folder.parent))
        self.latest = Crash(report, tuple(last_lines(report, SHOWN)), self._write(report))
        return self.latest

    def _write(self, report: str) -> Path | None:
        try:
            path = files.free(self._folder / f"crash-{time.strftime('%Y-%m-%d_%H-%M-%S')}.txt")
            files.replace(path, report.encode())
        except OSError:
            return None
        self._tidy()
        return path

    def _tidy(self) -> None:
        """The oldest make room."""
        for path in files.listed(self._folder, "crash-*.txt")[:-KEPT]:
            with suppress(OSError):
                path.unlink()


def _system() -> str:
    """The machine, and what the program stands on."""
    told = [f"{platform.platform()}, Python {platform.python_version()}"]
    pygame = sys.modules.get("pygame")  # it may be what is missing
    if pygame is not None:
        sdl = attempt(lambda: ".".join(map(str, pygame.get_sdl_version())))
        told.append(f"pygame {pygame.version.ver}, SDL {sdl}")
        told.append(attempt(lambda: f"video {pygame.display.get_driver()}"))
    return "\n".join(told)


def _hidden(data: Path) -> dict[str, str]:
    """Folders that tell who plays, and where; `data` may lie anywhere."""
    hidden = {str(_PROGRAM): ".", str(data.absolute()): DATA}
    with suppress(RuntimeError):
        hidden[str(Path.home())] = "~"
    return hidden
