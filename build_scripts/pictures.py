"""The pictures of the README, one of each game: ``python build_scripts/pictures.py``.

Computers play at the real table until the moment below; then somebody is asked, and points at something. The
window is a real one where there is Xvfb, else one that nobody sees: both show the same. The same seed and the
same program give the same picture. `--into DIR` puts them elsewhere than into ``build_scripts/pictures``.

They are for readers alone: no build and no wheel carries them.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "build_scripts" / "checks")]

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402
from real_window import display, on_display  # noqa: E402

from game.composition import PROGRAM  # noqa: E402
from game.core.fairness import mind  # noqa: E402
from game.core.levels import HUMAN  # noqa: E402
from game.core.module import GameModule  # noqa: E402
from game.core.player import decided  # noqa: E402
from game.core.rules import Seat  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.shell.scenes.stack import Stack  # noqa: E402
from game.shell.show import Party  # noqa: E402
from game.shell.table.scene import Table  # noqa: E402

SIZE = (1280, 720)
COLOURS = 256
"""Enough for what is painted with few inks, and a third of the bytes."""
FRAME, MOST_FRAMES = 1 / 30, 9000
AT_REST = 1.5
"""Seconds until everything that comes up by and by is there."""


class Moment(NamedTuple):
    """When the picture of a game is taken."""

    seed: int
    computers: tuple[str, ...]
    """They sit at the table, and the first of them plays for the person until then."""
    decision: int
    """Which of the person's, counted from 1."""
    digit: int
    """What is pointed at then: the number of a key."""
    words: dict[str, str]
    """The set-up."""
    venue: str = ""
    keys: str = ""
    """Letters and digits that are pressed before that."""


MOMENTS = {
    "beasty_bar": Moment(143, ("regular", "guest", "regular", "guest"), 4, 4, {"set": "mixed"}),
    "fantasy_pub": Moment(
        22, ("regular", "guest", "regular", "guest"), 16, 5, {}, venue="tavern", keys="a2222"
    ),
}


@contextmanager
def screen() -> Iterator[None]:
    """Somewhere to open a window."""
    pygame.display.quit()
    if shutil.which("Xvfb") is None:
        yield
        return
    with display(SIZE) as number:
        os.environ.update(on_display(number))
        try:
            yield
        finally:
            pygame.display.quit()  # before the display goes


def party_at(module: GameModule, moment: Moment) -> Party:
    """Those who play; everything that is chosen before the deal is chosen by the computers."""
    seated = {Seat(number): key for number, key in enumerate(moment.computers)}
    asked = module.rules.parse_setup({**moment.words, "players": str(len(seated))})
    setup = module.prepare(asked, moment.seed, seated)
    seats = (HUMAN, *moment.computers[1:])
    names = ("Ana", "Bo", "Cleo", "Dev")[: len(seats)]
    return Party(seats, names, setup, moment.seed, moment.venue)


def until_asked(table: Table, stack: Stack) -> None:
    """Let the computers play until a person is to decide."""
    for _ in range(MOST_FRAMES):
        stack.advance(FRAME)
        if table.choosing is not None:
            return
    raise RuntimeError("Nobody is ever asked.")


def decide(table: Table, module: GameModule, moment: Moment) -> None:
    """For the person, as a computer would."""
    rules, state, seat = module.rules, table.match.state, table.match.to_act
    assert seat is not None
    player = module.computer(moment.computers[seat], mind(moment.seed, seat))
    table.play.submit(decided(player, rules.view(state, seat), rules.legal_actions(state)).action)


def photograph(key: str, moment: Moment, data: str) -> pygame.Surface:
    """The window at that moment."""
    line = ["--game", key, "--size", "{}x{}".format(*SIZE), "--language", "en"]
    desktop = Desktop.asked([*line, "--data-dir", data], PROGRAM)
    module = desktop.desk.module
    table = desktop.routes.table(party_at(module, moment))
    assert isinstance(table, Table)
    stack = Stack(table, desktop.window.stage, desktop.routes.guide, lambda: None)
    for decision in range(1, moment.decision + 1):
        until_asked(table, stack)
        if decision < moment.decision:
            decide(table, module, moment)
    for key in moment.keys:
        press(key, stack, desktop)
    point_at(moment.digit, table, stack, desktop)
    return desktop.window.surface


def press(key: str, stack: Stack, desktop: Desktop) -> None:
    """A key, and a frame to see what comes of it."""
    kinds = (pygame.KEYDOWN, pygame.KEYUP)
    pressed = [pygame.event.Event(kind, key=ord(key), mod=0, unicode=key, scancode=0) for kind in kinds]
    desktop.window.take(pressed, stack)
    stack.advance(FRAME)


def point_at(digit: int, table: Table, stack: Stack, desktop: Desktop) -> None:
    """By the mouse, and for a while."""
    spot = next(spot for spot in table.spots() if spot.digit == digit)
    scale = desktop.window.stage.scale
    at = tuple(round(each * scale) for each in spot.box.centre)
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    desktop.window.take([motion], stack)
    for _ in range(round(AT_REST / FRAME)):
        stack.advance(FRAME)
        desktop.window.show(stack)


def keep(picture: pygame.Surface, path: Path) -> None:
    """As a small PNG."""
    whole = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
    path.parent.mkdir(parents=True, exist_ok=True)
    whole.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    print(f"{path}: {path.stat().st_size / 1000:.0f} kB")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Take the pictures of the README.")
    parser.add_argument("--into", type=Path, default=ROOT / "build_scripts" / "pictures", metavar="DIR")
    into = parser.parse_args(arguments).into
    for key, moment in MOMENTS.items():
        with screen(), TemporaryDirectory() as data:
            keep(photograph(key, moment, data), into / f"{key}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
