"""A game in a real window, and its mirror: the same game, given the same input, drawn into the void.

The mirror knows where things are and how the window has to look; one goes on as soon as the window looks so.
"""

import os
import sys
import tempfile
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

import pygame  # noqa: E402
from real_window import Album, Game, Size, Trouble, differing, end, keep  # noqa: E402

from game.composition import PROGRAM  # noqa: E402
from game.core import chances  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.services import settings, settings_file  # noqa: E402
from game.shell.focus import Spot  # noqa: E402
from game.shell.scenes.menus import Menu  # noqa: E402
from game.shell.table.scene import Table  # noqa: E402

EQUAL = 0.0
"""The share of pixels in which two pictures of the same screen may differ."""
KEYS = {
    "Return": pygame.K_RETURN,
    "Escape": pygame.K_ESCAPE,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Tab": pygame.K_TAB,
    **{key: ord(key) for key in "123456789abcdefghijklmnopqrstuvwxyz"},
}
CALM = settings.Settings(reduced_motion=True, turn_end=settings.UNTIL_DONE, chances=chances.OFF)
"""Somebody who has played here before. What flickers by itself would never look the same in two windows, and
a turn that ends by itself would do so in one of them first; so would a win chance come that is thought of
beside the frames."""


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
    def scene(self) -> Menu | Table:
        """Whatever is in charge, and has something to point at."""
        assert isinstance(self.stack.top, Menu | Table), self.stack.top
        return self.stack.top

    @property
    def picture(self) -> pygame.Surface:
        return self.window.surface

    def pixels(self, spot: Spot) -> tuple[int, int]:
        middle, scale = spot.box.centre, self.window.stage.scale
        return round(middle[0] * scale), round(middle[1] * scale)


class Session:
    """A game and its mirror, side by side, and the album of their pictures."""

    def __init__(self, game: Game, mirror: Mirror, album: "Album") -> None:
        self.game, self.mirror, self.album = game, mirror, album
        # Nobody knows where the pointer was.
        self.point((3, 3))

    def point(self, at: tuple[int, int]) -> None:
        self.game.point(at)
        self.mirror.take(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def spot(self, key: Hashable) -> Spot:
        """What can be chosen now by that key."""
        found = [spot for spot in self.mirror.scene.spots() if spot.key == key]
        if not found:
            raise Trouble(f"There is no {key} to choose: {keep('mirror', self.mirror.picture)}")
        return found[0]

    def resize(self, size: Size) -> None:
        """As somebody who pulls at an edge."""
        self.game.resize(size)
        self.mirror.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))

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


@contextmanager
def playing(screen: str, words: str, size: Size) -> Iterator[tuple[Game, Mirror]]:
    """The game in a window, and its mirror, each with a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = [*words.split(), "--size", f"{size[0]}x{size[1]}", "--data-dir"]
        for each in ("game", "mirror"):
            settings_file.save(CALM, Path(folder) / each)
        game = Game(screen, [*arguments, f"{folder}/game"], Path(folder) / "complaints")
        try:
            yield game, Mirror([*arguments, f"{folder}/mirror"])
        finally:
            end(game.process)
