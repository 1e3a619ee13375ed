"""Look at what was built as a player would: ``build_scripts/checks/build_test.py`` after ``dev.py build``.

The archive is unpacked into a folder with an awkward name and started with an empty home, no Python and
nothing of the project in reach. What it shows has to be what the source shows. Under Xvfb, with xdotool as
the player; where there is no Xvfb (Windows, macOS) only what needs no window is looked at.
"""

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import package
import pygame
import real_window
from build_parts import ROOT, archive_stem
from real_window import Game, Program, Trouble, display, is_blank, on_display

from game import APP, CONSOLE_APP, TITLE, __version__
from game.core import chances
from game.services import settings, settings_file
from game.services.i18n import languages
from game.services.review_file import beside
from game.services.worker import NICENESS

DIST = ROOT / "dist"
AWKWARD = "Bär Bar"
"""The name of a folder that breaks whoever does not expect it."""
LARGEST_FOLDER, LARGEST_ARCHIVE = 75e6, 50e6
SLOWEST_START = 1.5
"""Times the CPU that a bare window needs, until there is something to see."""
SCREEN = (1280, 800)
GAME = ["--seats", "table,table", "--set", "base", "--seed", "5"]
"""Two who play alike even where a busy machine lets nobody think, so that every run shows the same."""
PATIENCE = 240
(LANDED,) = (ROOT / "tests" / "landed" / "replays" / "beasty_bar").glob("*.txt")
"""A game of an earlier program."""
JUDGED = 3
"""So many decisions of it show that a review works; to judge all of them takes a while."""
NO_WINDOW = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


class Build:
    """A build as it was unpacked, and a player's home beside it."""

    def __init__(self, place: Path) -> None:
        self.home, self.away = place / "home", place / "away"
        self.home.mkdir()
        self.away.mkdir()
        self.folder = unpack(DIST, place / AWKWARD)
        inside = self.folder / f"{TITLE}.app" / "Contents" / "MacOS"
        self.program = (inside if inside.exists() else self.folder) / CONSOLE_APP
        self.data = self.home / ".local" / "share" / APP

    @property
    def environment(self) -> dict[str, str]:
        """Nothing that a player's system would not have; on Windows nothing starts without its folder."""
        needed = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        return {**needed, "HOME": str(self.home), "PATH": str(self.away), "LANG": "C.UTF-8"}

    def started(self, words: list[str], complaints: Path, screen: str) -> Game:
        """With a window."""
        program = Program([str(self.program)], self.away, {**self.environment, "SDL_AUDIODRIVER": "dummy"})
        return Game(screen, words, complaints, program)

    def said(self, *words: str, told: str = "") -> str:
        """What it prints, without a window."""
        environment = {**self.environment, **NO_WINDOW, "PYTHONUTF8": "1"}
        return output([str(self.program), *words], environment, self.away, told)


def output(command: list[str], environment: dict[str, str], folder: Path, told: str = "") -> str:
    """What a program prints that has to end well."""
    done = subprocess.run(
        command, env=environment, cwd=folder, input=told.encode(), capture_output=True, timeout=PATIENCE
    )
    complaint = done.stderr.decode(errors="replace")
    if done.returncode or complaint:
        raise Trouble(f"{' '.join(command)} ended with {done.returncode} and said: {complaint}")
    return done.stdout.decode()


def source_said(*words: str) -> str:
    """The same from source."""
    environment = {**os.environ, **NO_WINDOW, "PYTHONUTF8": "1"}
    return output([sys.executable, "-m", "game", *words], environment, ROOT)


def expect(fact: object, sentence: str) -> None:
    if not fact:
        raise Trouble(sentence)


def wait_for(fact: Callable[[], object], sentence: str, seconds: float = 0.0) -> None:
    """As long as for a window, unless it is said how long; some systems are given more time than others."""
    end = monotonic() + (seconds or real_window.PATIENCE)
    while not fact():
        expect(monotonic() < end, sentence)
        sleep(0.05)


# The files


def unpack(dist: Path, place: Path) -> Path:
    """The archive, as a player does it; says where the program's folder is now."""
    (archive,) = dist.glob(f"{archive_stem()}.*")
    expect(archive.stat().st_size <= LARGEST_ARCHIVE, f"{archive.name} has {archive.stat().st_size} bytes.")
    if sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", str(archive), str(place)], check=True)
    else:
        shutil.unpack_archive(archive, place)
    (folder,) = place.iterdir()
    return folder


def files_are_whole(build: Build) -> str:
    """Not too large, and as the list says."""
    files = package.contents(build.folder)
    size = sum(path.lstat().st_size for path in files)
    expect(size <= LARGEST_FOLDER, f"{size} bytes are too many.")
    listed = (build.folder / package.SUMS).read_text(encoding="utf-8").splitlines(keepends=True)
    found = [line for line in package.checksums(build.folder) if not line.endswith(f"  {package.SUMS}\n")]
    expect(listed == found, "The files are not those of the list.")
    expect((build.folder / package.HELP).read_text(encoding="utf-8").strip(), "Nobody helps.")
    (archive,) = DIST.glob(f"{archive_stem()}.*")
    return f"{size / 1e6:.1f} MB in {len(files)} files, packed {archive.stat().st_size / 1e6:.1f} MB"


def a_second_build_is_the_same(build: Build) -> str:
    """Another build of this commit holds the same files."""
    with tempfile.TemporaryDirectory() as folder:
        package.freeze(Path(folder), package.commit_time())
        again = package.packed_folder(Path(folder))
        package.add_papers(again)
        listed = {*(build.folder / package.SUMS).read_text(encoding="utf-8").splitlines(keepends=True)}
        others = sorted(listed ^ {*package.checksums(again)})
    expect(not others, f"These differ: {' '.join(line.split('  ')[1].strip() for line in others)}")
    return f"{len(listed)} files, none different"


# What needs no window


def it_tells_of_itself(build: Build) -> str:
    """`--version`, `--help`, and the referee."""
    expect(build.said("--version").strip() == f"{TITLE} {__version__}", "It does not know its version.")
    expect("COMMAND" in build.said("--help"), "It does not help.")
    answer = build.said("engine", told='{"op":"new","players":2,"mode":"base","seed":1}\n')
    expect('"state"' in answer, f"The referee says: {answer}")
    return "version, help and engine"


def it_speaks_every_language(build: Build) -> str:
    """A whole game in words, each as from source and none like another."""
    words = ["text", "--seats", "random,random", "--seed", "7"]
    told = {code: build.said(*words, "--language", code) for code in languages()}
    for code, text in told.items():
        source = source_said(*words, "--language", code).replace("python -m game", CONSOLE_APP)
        expect(text == source, f"It speaks another {code}.")
    expect(len({*told.values()}) == len(told), "Two languages are the same.")
    return ", ".join(told)


def it_lists_what_was_played(build: Build) -> str:
    """A game from elsewhere is kept once, listed, and told: with a database out of nothing but the build."""
    text = LANDED.read_text(encoding="utf-8")
    for _ in range(2):
        build.said("history", "--import", "-", told=text)
    games = json.loads(build.said("history", "--json"))
    expect(len(games) == 1, f"{len(games)} games are listed, not one.")
    told = build.said("history", "1")
    expect(told == source_said("history", str(LANDED)), f"It tells of another game: {told}")
    shutil.rmtree(build.data)
    return f"one game, told in {len(told.splitlines())} lines"


def it_looks_like_the_source(build: Build) -> str:
    """Every turn of a demo, in every language: letters, pictures and words."""
    with ThreadPoolExecutor(2) as crew:
        shown = [*crew.map(lambda code: demo_as_from_source(build, code), languages())]
    expect(len({*map(tuple, shown)}) == len(shown), "Two languages look the same.")
    return f"{sum(map(len, shown))} pictures, all equal"


def demo_as_from_source(build: Build, code: str) -> list[str]:
    """The pictures of a demo in a language; from source they have to be the same."""
    words = ["--demo", *GAME, "--speed", "instant", "--size", "960x600", "--language", code]
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        for said, folder in ((build.said, ours), (source_said, theirs)):
            data = Path(folder) / "data"
            settings_file.save(settings.Settings(chances=chances.OFF), data)  # they come when they do
            said(*words, "--screenshots", folder, "--data-dir", str(data))
        shown = pictures(Path(ours))
        expect(shown == pictures(Path(theirs)), f"The demo in {code} looks different from source.")
    return shown


def pictures(folder: Path) -> list[str]:
    return [hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("*.png"))]


# What needs a window


@contextmanager
def playing(build: Build, *words: str) -> Iterator[Game]:
    """On a display of its own; ended at last, however that goes."""
    with display(SCREEN) as screen, tempfile.TemporaryDirectory() as folder:
        game = build.started([*words], Path(folder) / "complaints", screen)
        try:
            yield game
        finally:
            game.process.kill()
            game.process.wait()


def a_demo_is_played_to_its_end(build: Build) -> str:
    """With computers that think, in a process of their own, out of nothing but the build."""
    with display(SCREEN) as screen, tempfile.TemporaryDirectory() as folder:
        words = ["--demo", "--set", "mixed", "--speed", "instant", "--screenshots", folder]
        environment = {**build.environment, **on_display(screen), "SDL_AUDIODRIVER": "dummy"}
        process = subprocess.Popen([str(build.program), *words], env=environment, cwd=build.away)
        thought, strangers = 0.0, set[str]()
        while process.poll() is None:
            thought = max(thought, thinking_seconds(process.pid))
            strangers |= libraries_from_elsewhere(process.pid, build.folder)
            sleep(0.02)
        shots = len([*Path(folder).glob("*.png")])
    expect(process.returncode == 0, f"The demo ended with {process.returncode}.")
    expect(shots > 20, f"Only {shots} pictures were taken.")
    expect(thought, "Nobody thought in a process of their own.")
    expect(not strangers, f"It took libraries from elsewhere: {strangers}")
    return f"{shots} turns; the frozen worker thought for {thought:.1f} s of CPU"


def thinking_seconds(parent: int) -> float:
    """CPU seconds of the process that was started to think. Once it has found the games it steps back: only
    then it counts."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rpartition(")")[2].split()
            words = (folder / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        steps_back = int(status[16]) == min(19, os.nice(0) + NICENESS)
        if int(status[1]) == parent and b"--multiprocessing-fork" in words and steps_back:
            return (int(status[11]) + int(status[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


OF_THE_SYSTEM = ("/lib", "/usr/lib", "/etc/ld.so.cache")
"""Where its libraries lie, and the index in which a program looks them up as it starts."""


def libraries_from_elsewhere(process: int, folder: Path) -> set[str]:
    """What it has loaded that belongs neither to the build nor to the system."""
    try:
        lines = Path(f"/proc/{process}/maps").read_text().splitlines()
    except OSError:
        return set()
    loaded = {line.split(maxsplit=5)[5] for line in lines if ".so" in line and line.count("/")}
    return {path for path in loaded if not path.startswith((str(folder), *OF_THE_SYSTEM))}


def a_killed_game_goes_on(build: Build) -> str:
    """It lies in the usual folder, and the title goes on with it."""
    build.data.mkdir(parents=True, exist_ok=True)
    settings_file.save(settings.Settings(), build.data)  # somebody has played here before
    with playing(build, *GAME) as game:
        wait_for(lambda: len(decisions(build.data)) >= 3, "Nothing is kept of a game.")
        game.process.send_signal(signal.SIGKILL)
        game.process.wait()
    before = decisions(build.data)
    with playing(build) as game:

        def goes_on() -> bool:
            game.check_alive()
            game.keys("Return")
            return len(decisions(build.data)) > len(before)

        wait_for(goes_on, "The killed game does not go on.")
    expect(decisions(build.data)[: len(before)] == before, "Another game goes on.")
    shutil.rmtree(build.data)
    return f"killed after {len(before)} decisions"


def it_looks_back_at_a_game(build: Build) -> str:
    """The list, a review in a process out of nothing but the build, and the game once more."""
    build.data.mkdir(parents=True, exist_ok=True)
    settings_file.save(settings.Settings(), build.data)
    build.said("history", "--import", "-", told=LANDED.read_text(encoding="utf-8"))
    (kept,) = (build.data / "replays").rglob("*.txt")
    with playing(build) as game:
        title = game.wait_for(lambda picture: not is_blank(picture), "the title")
        game.keys("l")
        listed = game.wait_for_rest(title, "the list of games")
        game.keys("h")
        wait_for(lambda: judged(kept) >= JUDGED, "The game is not reviewed.", PATIENCE)
        game.keys("Return")
        first = game.wait_for_rest(listed, "a game once more")
        game.keys("End")
        game.wait_for_rest(first, "the end of it")
        game.check_alive()
    shutil.rmtree(build.data)
    return f"{JUDGED} decisions were judged"


def judged(game: Path) -> int:
    """How many decisions a review has come to; each of them is a line."""
    review = beside(game)
    return review.read_bytes().partition(b"\n\n")[2].count(b"\n") if review.exists() else 0


def decisions(data: Path) -> list[str]:
    """What was decided in the game that is kept in a player's folder."""
    for path in (data / "saves").rglob("*.txt"):
        return path.read_text(encoding="utf-8").partition("\n\n")[2].split("\n")[:-1]
    return []


def a_crash_is_told(build: Build) -> str:
    """Something is damaged that is needed only at the table: a card says so, a report is written, and back
    on the title one can leave as usual."""
    (picture,) = build.folder.rglob("beasty_bar/cards/back_blue.png")
    whole = picture.read_bytes()
    picture.write_bytes(whole[:100])
    try:
        with playing(build, *GAME, "--data-dir", str(build.data)) as game:
            wait_for(lambda: [*build.data.glob("logs/crash-*.txt")], "No report was written.")
            game.wait_for(lambda seen: not real_window.is_blank(seen), "the card that says so")

            def has_ended() -> bool:
                if game.process.poll() is None:
                    game.keys("Escape")
                return game.process.poll() is not None

            wait_for(has_ended, "The card leads nowhere.")
            game.wait_for_end()
    finally:
        picture.write_bytes(whole)
    (report,) = build.data.glob("logs/crash-*.txt")
    expect("Traceback" in report.read_text(encoding="utf-8"), "The report does not say where.")
    return report.name


def it_starts_quickly(build: Build) -> str:
    """Compared with a bare window that is frozen the same way."""
    told = source_said("bench", "startup", "--frozen", str(build.folder))
    ratio = float(told.rstrip().removesuffix("x)").rpartition(" ")[2])
    expect(ratio <= SLOWEST_START, f"It takes too long:\n{told}")
    return " / ".join(line.strip() for line in told.splitlines())


# The wheel


def the_wheel_plays(build: Build) -> str:
    """Installed into an empty environment, far away from the project."""
    (wheel,) = DIST.glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "venv", with_pip=True)
        programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
        install = ["-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check", str(wheel)]
        subprocess.run([programs / "python", *install], cwd=folder, check=True, capture_output=True)
        words = ["--demo", *GAME, "--speed", "instant", "--screenshots", str(place / "shots")]
        environment = {**build.environment, **NO_WINDOW}
        output([str(programs / APP), *words], environment, place)
        shots = len([*(place / "shots").glob("*.png")])
    expect(shots > 20, f"Only {shots} pictures were taken.")
    return f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, {shots} turns"


Check = Callable[[Build], str]

ANYWHERE = (
    files_are_whole,
    it_tells_of_itself,
    it_speaks_every_language,
    it_lists_what_was_played,
    it_looks_like_the_source,
    the_wheel_plays,
)
WITH_A_WINDOW = (
    a_demo_is_played_to_its_end,
    a_killed_game_goes_on,
    it_looks_back_at_a_game,
    a_crash_is_told,
    a_second_build_is_the_same,
    it_starts_quickly,
)
BESIDE = a_second_build_is_the_same
"""It takes long, and begins before all the others; it ends before whatever is timed."""


def looked_at(build: Build, checks: Sequence[Check]) -> Iterator[str]:
    """What every check tells, one after the other."""
    began = monotonic()
    with ThreadPoolExecutor(1) as crew:
        beside = crew.submit(BESIDE, build) if BESIDE in checks else None
        for check in checks:
            try:
                told = beside.result() if beside and check is BESIDE else check(build)
            except (Trouble, subprocess.SubprocessError) as trouble:
                raise Trouble(f"{check.__name__}: {trouble}") from trouble
            yield f"{check.__name__.replace('_', ' ')}: {told} ({monotonic() - began:.0f} s)"
            began = monotonic()


def main(arguments: list[str]) -> int:
    everything = {check.__name__: check for check in (*ANYWHERE, *WITH_A_WINDOW)}
    usual = ANYWHERE if shutil.which("Xvfb") is None else [*everything.values()]
    parser = argparse.ArgumentParser(description="Look at what was built.")
    parser.add_argument("checks", nargs="*", choices=[[], *everything], help="usually all")
    chosen = parser.parse_args(arguments).checks
    pygame.display.set_mode((1, 1))  # to compare pictures
    with tempfile.TemporaryDirectory() as folder:
        try:
            for told in looked_at(Build(Path(folder)), [everything[name] for name in chosen] or usual):
                print(told, flush=True)
        except Trouble as trouble:
            print(trouble, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
