"""Play in a real window under Xvfb, with xdotool as the player: ``build_scripts/checks/window_test.py``.

A mirror, the same game drawn into the void by this process, is given the same input. It knows where things
are and how the window has to look; the test goes on as soon as the window looks the same. Only where the game
draws a seed of its own there is no mirror, and the picture has to change and to come to rest instead.
``--shots DIR`` keeps a picture of every screen, to be looked at.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

import pygame  # noqa: E402

from game.composition import PROGRAM  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.services import settings, settings_file  # noqa: E402
from game.shell.focus import Spot  # noqa: E402
from game.shell.scenes.menu.new_game import NewGame  # noqa: E402
from game.shell.scenes.menu.pause import Pause  # noqa: E402
from game.shell.scenes.menu.title import Title  # noqa: E402
from game.shell.scenes.results.results import DEAF_SECONDS, Results  # noqa: E402
from game.shell.table.scene import Table  # noqa: E402

SIZES = ((1280, 720), (1920, 1080))
GAME = "--seats human,random --set base --seed 11 --speed instant"
PATIENCE = 15.0
"""Seconds to wait for a picture; a busy machine needs some of them."""
EQUAL = 0.004
"""The share of pixels in which two pictures of the same screen may differ: a seed is no more than that."""
OTHER = 0.01
"""The share in which two screens differ at least."""
KEYS = {
    "Return": pygame.K_RETURN,
    "Escape": pygame.K_ESCAPE,
    "Down": pygame.K_DOWN,
    **{str(digit): pygame.K_0 + digit for digit in range(1, 10)},
}

Size = tuple[int, int]


class Trouble(Exception):
    """The window did not do what it should."""


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that clearly differ."""
    if one.get_size() != other.get_size():
        return 1.0
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(more, (0, 0, 0), (24, 24, 24, 255)).count()
    return 1 - same / (one.get_width() * one.get_height())


def is_blank(picture: pygame.Surface) -> bool:
    """Hardly any colours."""
    small = pygame.transform.smoothscale(picture, (32, 18))
    return len({tuple(small.get_at((x, y))) for x in range(32) for y in range(18)}) < 60


def keep(name: str, picture: pygame.Surface) -> Path:
    """Put a picture where somebody can look at it after a failure."""
    path = Path(tempfile.gettempdir()) / f"window_test_{name}.png"
    pygame.image.save(picture, path)
    return path


class Mirror:
    """The same game in this process."""

    def __init__(self, words: list[str]) -> None:
        self.desktop = Desktop.asked(words, PROGRAM)
        self.window, self.stack = self.desktop.window, self.desktop.open()
        self.settle()

    def settle(self) -> None:
        """Let time pass until nothing moves any more."""
        for _ in range(6000):
            self.stack.advance(1 / 60)
            self.window.show(self.stack)
            if not self.stack.moving:
                return
        raise Trouble("Something in the mirror never comes to rest.")

    def take(self, *events: pygame.event.Event) -> None:
        self.window.take(events, self.stack)
        self.settle()

    @property
    def table(self) -> Table:
        assert isinstance(self.stack.top, Table), f"this should be the table, not {self.stack.top}"
        return self.stack.top

    @property
    def picture(self) -> pygame.Surface:
        return self.window.surface

    def pixels(self, spot: Spot) -> tuple[int, int]:
        middle, scale = spot.box.centre, self.window.stage.scale
        return round(middle[0] * scale), round(middle[1] * scale)


def on_display(display: str, video: str = "x11") -> dict[str, str]:
    """What SDL has to know to open a window there."""
    return {"DISPLAY": display, "SDL_VIDEODRIVER": video, "SDL_FRAMEBUFFER_ACCELERATION": "0"}


class Program(NamedTuple):
    """How the game is started."""

    command: list[str]
    folder: Path
    environment: dict[str, str]
    video: str = "x11"
    """How SDL gets at a screen."""


SOURCE = Program([sys.executable, "-m", "game"], ROOT, dict(os.environ))


class Game:
    """A process with a window on a display, and what a player can do to it."""

    def __init__(self, display: str, words: list[str], complaints: Path, program: Program = SOURCE) -> None:
        self._complaints = complaints
        self._environment = {**os.environ, "DISPLAY": display}
        self._environment.pop("DEBUG", None)  # makes xdotool chatter
        self.process = self._started(
            program._replace(environment={**program.environment, **on_display(display, program.video)}), words
        )
        self.window = self.shown = self._find()
        self.size = (0, 0)

    def _started(self, program: Program, words: list[str]) -> "subprocess.Popen[bytes]":
        with self._complaints.open("wb") as stderr:
            return subprocess.Popen(
                [*program.command, *words], cwd=program.folder, env=program.environment, stderr=stderr
            )

    def _tool(self, *command: str) -> bytes:
        done = subprocess.run(
            command, env=self._environment, capture_output=True, timeout=PATIENCE, check=False
        )
        return done.stdout

    def _find(self) -> str:
        """xdotool's own waiting (--sync) may never end without a window manager."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            self.check_alive()
            found = self._tool("xdotool", "search", "--onlyvisible", "--class", "beasty-bar").split()
            if found:
                return found[0].decode()
            sleep(0.05)
        raise Trouble("No window came up.")

    def check_alive(self) -> None:
        if self.process.poll() is not None:
            raise Trouble(f"The game is gone, with code {self.process.returncode}: {self.complaint()}")

    def complaint(self) -> str:
        return self._complaints.read_text(encoding="utf-8", errors="replace")

    def keys(self, *names: str) -> None:
        self._tool("xdotool", "key", "--delay", "40", "--window", self.window, *names)

    def point(self, at: tuple[int, int], *then: str) -> None:
        self._tool("xdotool", "mousemove", "--window", self.window, str(at[0]), str(at[1]), *then)

    def resize(self, size: Size) -> None:
        self._tool("xdotool", "windowsize", self.window, str(size[0]), str(size[1]))

    def picture(self) -> pygame.Surface:
        """What the display shows of the window."""
        self.check_alive()
        raw = self._tool("import", "-silent", "-window", self.shown, "-depth", "8", "ppm:-")
        if not raw.startswith(b"P6"):
            raise Trouble("No picture could be taken.")
        _, width, height = raw[:40].split()[:3]
        size = int(width), int(height)
        return pygame.image.frombuffer(raw[-size[0] * size[1] * 3 :], size, "RGB").convert()

    def wait_for(self, wanted: Callable[[pygame.Surface], bool], what: str) -> pygame.Surface:
        """Until the window looks as wanted."""
        end = monotonic() + PATIENCE
        picture = self.picture()
        while not wanted(picture):
            if monotonic() > end:
                raise Trouble(f"The window never showed {what}: {keep('seen', picture)}")
            sleep(0.03)
            picture = self.picture()
        return picture

    def wait_for_rest(self, before: pygame.Surface, what: str) -> pygame.Surface:
        """Until it looks different from before, and the same twice in a row."""
        last = [before]

        def at_rest(picture: pygame.Surface) -> bool:
            moved, last[0] = differing(last[0], picture) > 0, picture
            return not moved and differing(before, picture) > OTHER

        return self.wait_for(at_rest, what)

    def wait_for_end(self) -> None:
        code = self.process.wait(timeout=PATIENCE)
        if code != 0 or "Traceback" in self.complaint():
            raise Trouble(f"The game ended with code {code} and said: {self.complaint()}")


class Session:
    """A game and its mirror, side by side, and the album of their pictures."""

    def __init__(self, game: Game, mirror: Mirror, album: "Album") -> None:
        self.game, self.mirror, self.album = game, mirror, album
        # Nobody knows where the pointer was.
        self.point((3, 3))

    def point(self, at: tuple[int, int]) -> None:
        self.game.point(at)
        self.mirror.take(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, spot: Spot) -> None:
        at = self.mirror.pixels(spot)
        self.point(at)
        self.game.point(at, "click", "1")
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.mirror.take(*(pygame.event.Event(kind, pos=at, button=1) for kind in kinds))

    def press(self, *names: str) -> None:
        self.game.keys(*names)
        for name in names:
            kinds = (pygame.KEYDOWN, pygame.KEYUP)
            self.mirror.take(*(pygame.event.Event(kind, key=KEYS[name], mod=0) for kind in kinds))

    def wait(self, seconds: float) -> None:
        """As somebody does who looks at what there is to see."""
        sleep(seconds)
        for step in (0.0, seconds):
            self.mirror.stack.advance(step)
            self.mirror.settle()

    def compare(self, name: str) -> None:
        """The window has to look as the mirror does; a name with a dot in front is not worth a picture."""
        wanted = self.mirror.picture
        try:
            picture = self.game.wait_for(lambda seen: differing(seen, wanted) <= EQUAL, name.lstrip("."))
        except Trouble as trouble:
            raise Trouble(f"{trouble} {keep('wanted', wanted)}") from trouble
        if not name.startswith("."):
            self.album.add(name, picture)


class Album:
    """The pictures taken; no two of them may be the same."""

    def __init__(self, folder: Path | None, size: Size) -> None:
        self._folder, self._size = folder, size
        self._pictures: dict[str, pygame.Surface] = {}
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def add(self, name: str, picture: pygame.Surface) -> None:
        if is_blank(picture):
            raise Trouble(f"{name} is blank.")
        for other, earlier in self._pictures.items():
            if differing(earlier, picture) < OTHER:
                raise Trouble(f"{name} looks just like {other}.")
        self._pictures[name] = picture
        if self._folder is not None:
            width, height = self._size
            pygame.image.save(picture, self._folder / f"{len(self._pictures):02}_{name}_{width}x{height}.png")

    def __len__(self) -> int:
        return len(self._pictures)


@contextmanager
def display(size: Size) -> Iterator[str]:
    """An X server of its own, which picks a free number."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24"]
    server = subprocess.Popen(
        [*command, "-nolisten", "tcp", "-noreset"], pass_fds=[writing], stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise Trouble("Xvfb does not start.")
        yield f":{number}"
    finally:
        _end(server)


@contextmanager
def playing(screen: str, words: str, size: Size) -> Iterator[tuple[Game, Mirror]]:
    """The game in a window, and its mirror, each with a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = [*words.split(), "--size", f"{size[0]}x{size[1]}", "--data-dir"]
        for each in ("game", "mirror"):  # somebody has played here before
            settings_file.save(settings.Settings(), Path(folder) / each)
        game = Game(screen, [*arguments, f"{folder}/game"], Path(folder) / "complaints")
        try:
            yield game, Mirror([*arguments, f"{folder}/mirror"])
        finally:
            _end(game.process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def through_the_menus(screen: str, size: Size, album: Album) -> None:
    """From the title by mouse to a new game, a card, a pause, and out."""
    with playing(screen, "", size) as (game, mirror):
        session = Session(game, mirror, album)
        assert isinstance(mirror.stack.top, Title)
        session.compare("title")
        session.click(mirror.stack.top.spots()[1])
        assert isinstance(mirror.stack.top, NewGame)
        session.compare("new_game")
        # From here on the game has drawn a seed of its own.
        before = game.picture()
        session.click(mirror.stack.top.spots()[-1])
        opened = game.wait_for_rest(before, "a table")
        hand = [spot for spot in mirror.table.spots() if spot.digit is not None]
        game.point(mirror.pixels(hand[0]), "click", "1")
        game.wait_for_rest(opened, "what the card leads to")
        before = game.picture()
        game.keys("Escape")
        game.wait_for_rest(before, "the pause, or one step back")
        _leave_by_pause(game)


def _leave_by_pause(game: Game) -> None:
    """Quit is the last entry; if the first Esc only took a card back, another one opens the pause."""
    for _ in range(3):
        game.keys("Down", "Down", "Down", "Down", "Return")
        end = monotonic() + 3
        while monotonic() < end:
            if game.process.poll() is not None:
                game.wait_for_end()
                return
            sleep(0.05)
        game.keys("Escape")
        sleep(0.3)
    raise Trouble("There is no way out of the pause.")


def a_whole_game(screen: str, size: Size, album: Album) -> tuple[int, int]:
    """Every turn of a game by mouse and keys; says how many turns there were, and how many choices."""
    with playing(screen, GAME, size) as (game, mirror):
        session = Session(game, mirror, album)
        session.compare("table")
        turns = choices = 0
        while isinstance(mirror.stack.top, Table):
            choices += _take_turn(session, turns, first_choice=not choices)
            turns += 1
            if turns == 5:
                _pause_and_resize(session, size)
        assert isinstance(mirror.stack.top, Results)
        session.compare("results")
        session.wait(2 * DEAF_SECONDS)
        session.press("Escape")
        assert isinstance(mirror.stack.top, Title)
        session.compare(".title")
        game.keys("Escape", "Escape")
        game.wait_for_end()
        return turns, choices


def _take_turn(session: Session, turn: int, *, first_choice: bool) -> bool:
    """A card that asks for something, if there is one; by mouse or by digits. Says whether it asked."""
    table = session.mirror.table
    assert table.choosing is not None
    asking = [spot for spot in _choosable(table) if table.choosing.completed(spot.key) is None]
    _choose(session, (asking or _choosable(table))[0], by_mouse=turn % 2 == 0)
    asked = False
    while session.mirror.stack.top is table and table.choosing is not None and table.choosing.begun:
        session.compare("choice" if first_choice and not asked else ".choice")
        asked = True
        _choose(session, _choosable(table)[-1], by_mouse=turn % 2 == 1)
    session.compare(".turn" if turn != 3 else "later")
    return asked


def _choosable(table: Table) -> list[Spot]:
    return [spot for spot in table.spots() if spot.active and spot.digit is not None]


def _choose(session: Session, spot: Spot, *, by_mouse: bool) -> None:
    table = session.mirror.table
    if by_mouse:
        session.click(spot)
        return
    session.press(str(spot.digit))
    chosen = table.choosing is None or spot.key not in {each.key for each in _choosable(table)}
    if not chosen and not (table.choosing and table.choosing.begun):
        session.press(str(spot.digit))


def _pause_and_resize(session: Session, size: Size) -> None:
    session.press("Escape")
    assert isinstance(session.mirror.stack.top, Pause)
    session.compare("pause")
    session.press("Return")
    session.compare(".table again")
    session.point((3, 3))  # where it stays inside: SDL reports a pointer that a growing window comes under
    for new in ((1100, 900), size):
        session.game.resize(new)
        session.mirror.take(pygame.event.Event(pygame.VIDEORESIZE, w=new[0], h=new[1], size=new))
        session.compare("narrow" if new != size else ".table again")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Drive the game in a real window.")
    parser.add_argument("--shots", type=Path, help="a folder to keep the pictures in")
    options = parser.parse_args(arguments)
    start = monotonic()
    for size in SIZES:
        album = Album(options.shots, size)
        try:
            with display(SIZES[-1]) as screen:
                through_the_menus(screen, size, album)
                turns, choices = a_whole_game(screen, size, album)
                if turns < 5 or not choices:
                    raise Trouble(f"{turns} turns with {choices} choices are too few.")
        except (Trouble, subprocess.TimeoutExpired) as trouble:
            print(f"{size[0]}x{size[1]}: {trouble}", file=sys.stderr)
            return 1
        print(
            f"{size[0]}x{size[1]}: menus, {turns} turns, {choices} with a choice, pause, results, quit;"
            f" {len(album)} pictures, {monotonic() - start:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
