"""Try the game on Windows, as far as Wine is one: ``python build_scripts/checks/windows_test.py``.

The tests of what is different there, a build with PyInstaller, and the built program in a real window under
Xvfb, by keys, in a folder whose name breaks whoever does not expect it. ``NO_WINE=1`` says that it is known
that there is no Wine here; otherwise that is an error. ``--shots DIR`` keeps a picture of every screen.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import real_window
from build_test import AWKWARD, SCREEN, decisions, expect, wait_for
from real_window import Album, Game, Program, Trouble, display
from windows import ROOT, NoWine, Windows, windows_path

from game import APP, CONSOLE_APP, TITLE, __version__

DIFFERENT = (
    *("tests/services/test_paths.py", "tests/services/test_settings_file.py"),
    *("tests/services/test_saves.py", "tests/services/test_taken_back.py"),
    *("tests/services/test_crashes.py", "tests/services/test_system_language.py"),
    *("tests/services/test_i18n.py", "tests/services/test_thinker.py"),
    *("tests/cli/test_engine.py", "tests/cli/test_text.py", "tests/cli/test_text_saving.py"),
    *("tests/cli/test_text_person.py", "tests/cli/test_text_people.py", "tests/cli/test_text_decks.py"),
    *("tests/cli/test_text_typing.py", "tests/cli/test_text_command_line.py"),
)
"""What may be different on Windows: paths, files, languages, the process that thinks, pipes."""
TOO_SLOW = ("tests/services/test_settings_file.py::test_no_file_whatsoever_stops_the_game",)
"""Thousands of files, each of which takes Wine many times as long."""
LEAST = 440
"""So many tests there are at least; with fewer, something was not looked for where it is."""
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib")
ENOUGH = 3
"""So many decisions are a game that is worth going on with."""

real_window.PATIENCE = 90.0  # Wine takes its time to start anything


class WineGame(Game):
    """A game in one of Wine's windows."""

    def _started(self, program: Program, words: list[str]) -> "subprocess.Popen[bytes]":
        """Without pipes no Python starts there, so what it says goes through one."""
        with self._complaints.open("wb") as kept:
            pipe = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=kept)
        assert pipe.stdin is not None
        with pipe.stdin as said:
            return subprocess.Popen(
                [*program.command, *words],
                cwd=program.folder,
                env=program.environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )


class Trial:
    """What was built, and where it is tried."""

    def __init__(self, windows: Windows, place: Path, shots: Path | None) -> None:
        self.windows = windows
        self.dist, self.work = place / AWKWARD, place / "work"
        self.album = Album(shots, SCREEN)
        self.data = windows.data / APP

    @property
    def program(self) -> Path:
        return self.dist / APP / f"{APP}.exe"

    def console(self, *words: str, told: str = "") -> str:
        """What the program for terminals says."""
        return self.windows.run(["wine", str(self.program.with_stem(CONSOLE_APP)), *words], told)

    @contextmanager
    def playing(self, *words: str) -> Iterator[Game]:
        """The program in a window."""
        with display(SCREEN) as screen, tempfile.TemporaryDirectory() as folder:
            quiet = {**self.windows.environment, "SDL_AUDIODRIVER": "dummy"}
            program = Program(["wine", str(self.program)], self.program.parent, quiet, video="windows")
            game = WineGame(screen, [*words], Path(folder) / "complaints", program)
            try:
                yield game
            finally:
                game.process.kill()
                game.process.wait()


Check = Callable[[Trial], str]


def the_tests_pass(trial: Trial) -> str:
    """Those of what is different there."""
    without = [f"--deselect={name}" for name in TOO_SLOW]
    said = trial.windows.python(*PYTEST, *without, *DIFFERENT, PYTHONUTF8="1").strip().splitlines()[-1]
    passed = re.search(r"(\d+) passed", said)
    expect(passed is not None and int(passed[1]) >= LEAST, f"These are not all the tests: {said}")
    return said


def it_is_built(trial: Trial) -> str:
    """With PyInstaller for Windows, as `installer.spec` says."""
    where = ["--distpath", windows_path(trial.dist), "--workpath", windows_path(trial.work)]
    trial.windows.python("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *where, "installer.spec")
    files = [path for path in (trial.dist / APP).rglob("*") if path.is_file()]
    return f"{sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {len(files)} files"


def it_tells_of_itself(trial: Trial) -> str:
    """Its version, the rules as a service, and a game in words, through pipes."""
    expect(trial.console("--version").strip() == f"{TITLE} {__version__}", "It does not know its version.")
    answer = trial.console("engine", told='{"op":"new","players":2,"mode":"base","seed":1}\n')
    expect('"state"' in answer, f"The referee says: {answer}")
    game = trial.console("text", "--seats", "random,random", "--seed", "7", "--language", "de")
    expect(len(game.splitlines()) > 50, f"It plays no game in words: {game}")
    shutil.rmtree(trial.data, ignore_errors=True)  # the tests may have played there
    (record,) = (ROOT / "tests" / "landed" / "replays" / "beasty_bar").glob("*.txt")
    trial.console("history", "--import", "-", told=record.read_text(encoding="utf-8"))
    games = json.loads(trial.console("history", "--json"))
    expect(len(games) == 1, f"{len(games)} games are listed, not one.")
    return "version, engine, text and history"


def it_is_played_by_keys(trial: Trial) -> str:
    """From the first start to a game, killed in the midst of it; then it goes on where it was."""
    shutil.rmtree(trial.data, ignore_errors=True)
    with trial.playing("--windowed") as game:
        first = game.wait_for(lambda seen: not real_window.is_blank(seen), "the first start")
        trial.album.add("first_start", first)
        game.keys("Escape")  # Return would begin the first lesson
        title = game.wait_for_rest(first, "the title")
        trial.album.add("title", title)
        game.keys("Return")
        trial.album.add("table", game.wait_for_rest(title, "a table"))
        wait_for(lambda: _plays_on(game, trial, ENOUGH), "Nothing is kept of a game.")
    before = decisions(trial.data)
    with trial.playing("--windowed") as game:
        title = game.wait_for(lambda seen: not real_window.is_blank(seen), "the title again")
        wait_for(lambda: _plays_on(game, trial, len(before) + 1), "The killed game does not go on.")
        trial.album.add("continued", game.picture())
    expect(decisions(trial.data)[: len(before)] == before, "Another game goes on.")
    return f"killed after {len(before)} decisions, {len(decisions(trial.data))} at last"


def _plays_on(game: Game, trial: Trial, wanted: int) -> bool:
    """Enter leads to the table and plays what is pointed at; says whether enough was decided."""
    game.check_alive()
    game.keys("Return", "Return")  # digits would open a door of the title
    return len(decisions(trial.data)) >= wanted


CHECKS: tuple[Check, ...] = (
    the_tests_pass,
    it_is_built,
    it_tells_of_itself,
    it_is_played_by_keys,
)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Try the game on Windows, as far as Wine is one.")
    parser.add_argument("--shots", type=Path, help="a folder to keep pictures in")
    parser.add_argument("--without-tests", action="store_true", help="only the build")
    options = parser.parse_args(arguments)
    if os.environ.get("NO_WINE") == "1":
        print("Nothing was tried on Windows: NO_WINE=1 says that there is no Wine here.")
        return 0
    signal.signal(signal.SIGTERM, _end_in_peace)
    real_window.pygame.display.set_mode((1, 1))  # to compare pictures
    with tempfile.TemporaryDirectory() as folder:
        try:
            return try_all(Path(folder), options.shots, CHECKS[options.without_tests :])
        except (NoWine, Trouble, subprocess.SubprocessError) as trouble:
            print(trouble, file=sys.stderr)
            return 1


def _end_in_peace(number: int, frame: object) -> None:
    """Whoever ends this from outside, as `timeout` does, leaves nothing running either."""
    sys.exit(128 + number)


def try_all(place: Path, shots: Path | None, checks: Sequence[Check]) -> int:
    with Windows(place) as windows:
        trial = Trial(windows, place, shots)
        for check in checks:
            began = monotonic()
            told = check(trial)
            print(f"{check.__name__.replace('_', ' ')}: {told} ({monotonic() - began:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
