"""A real window on a display of its own, under Xvfb, with xdotool as whoever sits before it."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

import pygame

ROOT = Path(__file__).resolve().parents[2]

PATIENCE = 15.0
"""Seconds to wait for a picture; a busy machine needs some of them."""
OTHER = 0.01
"""The share of pixels in which two screens differ at least."""

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
        end(server)


def end(process: "subprocess.Popen[bytes]") -> None:
    """Politely, and if that does not help, at once."""
    process.terminate()
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
