"""Play for an hour like somebody who knows no rule: ``build_scripts/checks/soak.py --minutes 60 --seed 1``.

Clicks, keys, a mouse that wanders, a wheel, a window pulled to every size, other windows in front of it, and
controllers that come and go, all drawn from the seed. The clock is stepped, so an hour takes minutes. Nothing
may raise, every position must be legal, the table must show what the rules say, and every game must come out
the same when it is played again. When something is wrong, the last events and the seed are printed. It must
not get lost in the menus: too few frames at the table, or too few games to their end, are a failure.

All games are offered, and it goes from one to another as it likes; `--game KEY` offers nothing but that one.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

from games import KNOWN  # noqa: E402
from monkey import USUAL_SIZE, Monkey  # noqa: E402

from game.cli.program import Program  # noqa: E402
from game.composition import PROGRAM  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.services import settings, settings_file, thinker  # noqa: E402
from game.shell.table.pace import INSTANT  # noqa: E402
from game.shell.table.scene import Table  # noqa: E402

REMEMBERED = 20
FULL_STARTS = 10
LEAST_SHARE = 0.1
"""How many of the frames must be at the table."""
TORN_LEVEL = "levels/{game}/torn_{seats}.tmx"
"""A venue that cannot be used: the notice about it is a screen as well."""


class Soak:
    """The game, the monkey, and whoever checks."""

    def __init__(self, seed: int, folder: Path, program: Program) -> None:
        self.monkey, self.program = Monkey(seed), program
        self.options = ["--data-dir", str(folder), "--size", f"{USUAL_SIZE[0]}x{USUAL_SIZE[1]}"]
        self._tear_levels(folder)
        begun = settings.Settings(first_start=seed % 2 == 1, speed=4.0, computer_speed=INSTANT)
        settings_file.save(begun, folder)
        self.latest: deque[str] = deque(maxlen=REMEMBERED)
        self.steps = 0
        self.seconds = 0.0
        self.scenes: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        """Those that were played to their end."""
        self.actions = self.starts = 0
        self._table: Table | None = None
        self._game = ""
        """What is played there."""
        self._checked: object = None
        self._compared: object = None
        self._start()

    def _tear_levels(self, folder: Path) -> None:
        for game in self.program.games:
            for seats in (2, 3):
                torn = folder / TORN_LEVEL.format(game=game.key, seats=seats)
                torn.parent.mkdir(parents=True, exist_ok=True)
                torn.write_text("<map>", encoding="utf-8")

    def _start(self) -> None:
        """As if the program had just been started; mostly with the pictures it has loaded already."""
        self._table = None
        if self.starts % FULL_STARTS == 0:
            self.desktop = Desktop.asked(self.options, self.program)
            self.desktop.desk.audio.start()
        self.starts += 1
        self.window = self.desktop.window
        self.window.closed = False
        self.stack = self.desktop.open()

    def run(self, seconds: float, progress: Callable[["Soak"], None]) -> None:
        """Let so much time pass."""
        while self.seconds < seconds:
            self.step()
            if self.steps % 2000 == 0:
                progress(self)
        self._replay()

    def step(self) -> None:
        """One frame, then all the checks."""
        top = self.stack.top
        if top is None or self.window.closed:
            self._replay()
            self._start()
            return
        self.scenes[type(top).__name__] += 1
        events = self.monkey.events(top, self.window.surface.get_size())
        self.latest.extend(f"step {self.steps}, {type(top).__name__}: {event}" for event in events)
        self.window.take(events, self.stack)
        step = self.monkey.step()
        self.stack.advance(step)
        self.desktop.desk.audio.advance(step)
        self.window.show(self.stack)
        self.steps += 1
        self.seconds += step
        self._check()

    def _check(self) -> None:
        assert self.window.stage.size == self.window.surface.get_size()
        top = self.stack.top
        if not isinstance(top, Table):
            return
        if top is not self._table:
            self._replay()
            self._table, self._game = top, top.desk.module.key
        state = top.match.state
        if state is not self._checked:
            KNOWN[self._game].check(state)
            self._checked = state
        if top.choosing is not None and not top.timeline.busy:
            self._compare(top, top.tabletop.view)

    def _compare(self, table: Table, view: Any) -> None:
        """Whoever is asked sees what there is to see."""
        shown = table.match.state, view.viewer
        if shown != self._compared:
            assert view == table.match.rules.view(*shown), "the table shows something else"
            self._compared = shown

    def _replay(self) -> None:
        """The last game once more: the same actions must lead to the same state."""
        table, self._table = self._table, None
        if table is None:
            return
        again = table.match.anew()
        again.submit_all(table.match.actions)
        assert again.state == table.match.state, "a game came out differently when played again"
        KNOWN[self._game].check(again.state)
        self.games[self._game] += again.to_act is None
        self.actions += len(again.actions)

    @property
    def share(self) -> float:
        """How much of it was at the table."""
        return self.scenes[Table.__name__] / max(1, self.steps)

    @property
    def minutes_a_game(self) -> int:
        """How many a finished game may take on average."""
        return max(KNOWN[game.key].minutes for game in self.program.games)

    @property
    def reached_play(self) -> bool:
        """It was no walk through the menus."""
        return self.share >= LEAST_SHARE and self.games.total() >= self.seconds // (60 * self.minutes_a_game)

    def __str__(self) -> str:
        scenes = ", ".join(f"{name} {count}" for name, count in sorted(self.scenes.items()))
        games = ", ".join(f"{game} {count}" for game, count in sorted(self.games.items()))
        return (
            f"{self.seconds / 60:.1f} minutes, {self.steps} frames, {self.starts} starts,"
            f" {self.actions} actions;"
            f" {self.share:.0%} of the frames at the table (at least {LEAST_SHARE:.0%}),"
            f" {self.games.total()} games to their end (at least one in {self.minutes_a_game} minutes;"
            f" {games or 'none'}); frames by scene: {scenes}"
        )


@contextmanager
def reproducible(seed: int) -> Iterator[None]:
    """Seeds that the game draws come from ours, and computers think to the end, however long it takes."""
    chance = Random(seed)
    with patch("secrets.randbits", chance.getrandbits), patch.object(thinker, "SLICE", 60.0):
        yield


def soak(minutes: float, seed: int, program: Program, progress: Callable[[Soak], None]) -> Soak:
    """So many simulated minutes; says where it was when something goes wrong."""
    with tempfile.TemporaryDirectory() as folder, reproducible(seed):
        run = Soak(seed, Path(folder), program)
        try:
            run.run(minutes * 60, progress)
        except BaseException:
            print(f"\nseed {seed}, step {run.steps}; the last events:", file=sys.stderr)
            print(*run.latest, sep="\n", file=sys.stderr)
            raise
        return run


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Random input for as long as you like.")
    parser.add_argument("--minutes", type=float, default=60, help="simulated ones")
    parser.add_argument("--seed", type=int, default=1, help="the same seed does the same")
    parser.add_argument("--game", choices=KNOWN, help="nothing else is offered; usually all of them")
    options = parser.parse_args(arguments)
    games = tuple(game for game in PROGRAM.games if options.game in (None, game.key))
    program = PROGRAM._replace(games=games)
    progress = lambda run: print(f"  {run.seconds / 60:.1f} min", flush=True)  # noqa: E731
    done = soak(options.minutes, options.seed, program, progress)
    print(f"seed {options.seed}: {done}")
    return 0 if done.reached_play else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
