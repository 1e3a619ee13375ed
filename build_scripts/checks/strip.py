"""What happens in a turn, frame by frame: `build_scripts/checks/strip.py OUT.png HAPPENING [--every 2]`.

`--game KEY` says of which game, usually the first one. The turns are in `happenings.py`.

Plays one of the turns below on the real table, at normal speed and 60 frames a second, and puts the frames on
one page, each with its millisecond and the sounds that begin with it. `--list` names the happenings;
`--position` and `--actions` play any other turn.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
PROJECT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))

import pygame  # noqa: E402

from build_scripts.checks.happenings import STOCK, Happening  # noqa: E402
from game.composition import PROGRAM  # noqa: E402
from game.core.rules import AnyRules  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.shell.paint.brush import Brush  # noqa: E402
from game.shell.show import Party  # noqa: E402
from game.shell.stage import Stage  # noqa: E402
from game.shell.table.hud import Hud, HudButton  # noqa: E402
from game.shell.table.pace import Pace  # noqa: E402
from game.shell.table.playback import Playback  # noqa: E402
from game.shell.table.tableau import Tableau  # noqa: E402

FRAMES_PER_SECOND: Final = 60
LONGEST: Final = 20.0
LABEL: Final = 22
SIZE: Final = (960, 540)
NAMES: Final = ("Ana", "Bo", "Cleo", "Dev")


class Frame(NamedTuple):
    """What is to be seen and heard at a moment."""

    seconds: float
    picture: pygame.Surface
    cues: tuple[str, ...]


def events(rules: AnyRules, state: Any, actions: tuple[str, ...]) -> Iterator[Any]:
    """Everything that comes of the actions."""
    for action in actions:
        step = rules.apply(state, rules.parse(action))
        state = step.state
        yield from step.events


def opened(data: str, game: str) -> Desktop:
    """The game without a window that anybody could see."""
    return Desktop.asked(["--data-dir", data, "--seed", "1", "--game", game], PROGRAM)


def laid(desktop: Desktop, state: Any, stage: Stage) -> tuple[Tableau, Playback]:
    """The table as whoever is to move sees it."""
    players, module = state.players, desktop.desk.module
    party = Party(("human",) * players, NAMES[:players], STOCK[module.key].setup(players), 1, "")
    tabletop = desktop.show.tabletop(desktop.routes, party)
    tableau = Tableau(desktop.desk, party, tabletop)
    tableau.resized(stage)
    tabletop.resync(module.rules.view(state, state.to_move))
    tableau.memory.open(1, state.to_move)
    return tableau, Playback(desktop.desk, party, tableau, Pace(desktop.desk))


def frames(
    game: str, happening: Happening, size: tuple[int, int] = SIZE, *, calm: bool = False
) -> Iterator[Frame]:
    """From the last frame before the turn to the last one of it."""
    state, heard = STOCK[game].parse(happening.position), list[str]()
    with tempfile.TemporaryDirectory() as data:
        desktop = opened(data, game)
    desktop.desk.audio.listener = heard.append
    desktop.settings.reduced_motion = calm
    rules, viewer, stage = desktop.desk.module.rules, state.to_move, Stage(size)
    tableau, playback = laid(desktop, state, stage)
    playback.show([rules.redact(event, viewer) for event in events(rules, state, happening.actions)])
    brush = Brush(pygame.Surface(size), stage, desktop.art, desktop.letters)
    hud = Hud(None, None, False, "", False, (HudButton("menu", "", "cross"),), None)
    for number in range(round(LONGEST * FRAMES_PER_SECOND)):
        tableau.repaint(brush, hud, everything=number == 0)
        yield Frame((number - 1) / FRAMES_PER_SECOND, brush.surface.copy(), tuple(heard))
        heard.clear()
        if not playback.timeline.busy:
            return
        playback.advance(1 / FRAMES_PER_SECOND)


def page(shown: list[Frame], columns: int, width: int, letters: pygame.font.Font) -> pygame.Surface:
    """The frames in rows."""
    height = width * shown[0].picture.get_height() // shown[0].picture.get_width() + LABEL
    rows = -(-len(shown) // columns)
    sheet = pygame.Surface((columns * width, rows * height))
    for number, frame in enumerate(shown):
        row, column = divmod(number, columns)
        small = pygame.transform.smoothscale(frame.picture, (width, height - LABEL))
        sheet.blit(small, (column * width, row * height + LABEL))
        words = " ".join([f"{round(frame.seconds * 1000)}", *frame.cues])
        sheet.blit(letters.render(words, True, "white"), (column * width + 4, row * height + 2))
    return sheet


def thinned(all_of_them: list[Frame], every: int) -> list[Frame]:
    """One of so many, each with the sounds since the one before."""
    return [
        frame._replace(cues=sum((each.cues for each in all_of_them[max(0, last - every + 1) : last + 1]), ()))
        for last, frame in list(enumerate(all_of_them))[::every]
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path, nargs="?")
    parser.add_argument("happening", nargs="?")
    parser.add_argument("--game", choices=STOCK, default=next(iter(STOCK)))
    parser.add_argument("--size", default="{}x{}".format(*SIZE), help="of the window")
    parser.add_argument("--list", action="store_true", help="name the happenings, and nothing else")
    parser.add_argument("--position", help="another position")
    parser.add_argument("--actions", nargs="+", help="what is played in it")
    parser.add_argument("--calm", action="store_true", help="with reduced motion")
    parser.add_argument("--every", type=int, default=2, help="show one of so many frames")
    parser.add_argument("--columns", type=int, default=6)
    parser.add_argument("--width", type=int, default=320, help="of a frame on the page")
    parser.add_argument("--from", type=float, default=-1.0, dest="first", help="the first second to be shown")
    parser.add_argument("--until", type=float, default=LONGEST, help="the last one")
    said = parser.parse_args()
    if said.list:
        print(*STOCK[said.game].happenings, sep="\n")
        return
    if said.out is None or not (said.happening or (said.position and said.actions)):
        parser.error("say where to, and what is to be seen")
    known = STOCK[said.game].happenings
    happening = known[said.happening] if said.happening else Happening(said.position, tuple(said.actions))
    wide, high = map(int, said.size.split("x"))
    seen = list(frames(said.game, happening, (wide, high), calm=said.calm))
    shown = [each for each in thinned(seen, said.every) if said.first <= each.seconds <= said.until]
    letters = pygame.font.Font(None, 20)
    pygame.image.save(page(shown, said.columns, said.width, letters), said.out)
    print(f"{seen[-1].seconds:.2f} s")


if __name__ == "__main__":
    main()
