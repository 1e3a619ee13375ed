"""Play for an hour like somebody who knows no rule: ``build_scripts/checks/soak.py --minutes 60 --seed 1``.

Clicks, keys, a mouse that wanders, a wheel, a window pulled to every size, other windows in front of it, and
controllers that come and go, all drawn from the seed. The clock is stepped, so an hour takes minutes. Nothing
may raise, every position must be legal, the table must show what the rules say, and every game must come out
the same when it is played again. When something is wrong, the last events and the seed are printed. It must
not get lost in the menus: too few frames at the table, or too few games to their end, are a failure.
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

import pygame  # noqa: E402

from game.beasty_bar.rules import position  # noqa: E402
from game.beasty_bar.show.deck_scene import DeckScene  # noqa: E402
from game.composition import PROGRAM  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.services import settings, settings_file, thinker  # noqa: E402
from game.shell.scenes.menu.first_start import FirstStart  # noqa: E402
from game.shell.scenes.menu.new_game import NewGame  # noqa: E402
from game.shell.scenes.menu.pause import Pause  # noqa: E402
from game.shell.scenes.menu.title import Title  # noqa: E402
from game.shell.scenes.notice import Notice  # noqa: E402
from game.shell.scenes.results.results import Results  # noqa: E402
from game.shell.scenes.scene import Scene  # noqa: E402
from game.shell.signals import BUTTONS, KEYS  # noqa: E402
from game.shell.table.curtain import Curtain  # noqa: E402
from game.shell.table.pace import INSTANT  # noqa: E402
from game.shell.table.scene import Table  # noqa: E402
from game.shell.window import LONGEST_STEP  # noqa: E402

Event = pygame.event.Event

REMEMBERED = 20
SMALL, LARGE = ((960, 600), (1500, 1000)), ((960, 600), (3840, 2160))
LARGE_SHARE = 0.04
"""Large windows take long to paint, so most are small."""
RETURNS = 0.7
"""How often the window goes back to its usual size, where everything has been painted before."""
USUAL_SIZE = (960, 600)
FULL_STARTS = 10
HURRY = 0.4
PATIENCE, HOMESICK = 25, 0.6
"""After so many frames away from the table, it looks for the way there as often as this."""
AT_IT = 0.7
"""How often it tries to play a card, when it is at the table."""
LEAST_SHARE, MINUTES_A_GAME = 0.1, 2
"""How many of the frames must be at the table, and how many minutes a finished game may take on average."""
WAY_FIRST, WAY_LAST = (Title, Results, Curtain, Pause, Notice), (FirstStart, NewGame, DeckScene)
"""Where what leads on to the table comes first, or last; from everywhere else the way is back."""
TORN_LEVEL = "levels/beasty_bar/torn_{seats}.tmx"
"""A venue that cannot be used: the notice about it is a screen as well."""
SCARCE_KEYS = (pygame.K_ESCAPE, pygame.K_F11, pygame.K_x)
"""Pressed as often as the others, they would end every game before it begins."""
COMMON_KEYS = tuple(key for key in KEYS if key not in SCARCE_KEYS)


class Monkey:
    """Draws events from a seed. It aims at what can be chosen just often enough to get around."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._away = 0
        """For how many frames it has not seen the table."""
        self._habits: dict[Callable[[Scene, tuple[int, int]], list[Event]], int] = {
            self._aim: 30,
            self._wander: 14,
            self._type_digit: 16,
            self._press_key: 16,
            self._press_pad: 12,
            self._drag: 5,
            self._click: 5,
            self._press_scarce_key: 2,
            self._change_windows: 2,
            self._wheel: 2,
            self._plug: 1,
            self._resize: 1,
        }

    def step(self) -> float:
        """How long the next frame takes; sometimes the machine stalls."""
        return self._chance.choice((1 / 60, 1 / 60, 1 / 30, LONGEST_STEP / 3))

    def events(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """What happens during a frame: mostly nothing."""
        self._away = 0 if isinstance(scene, Table) else self._away + 1
        if self._chance.random() < 0.6:
            return []
        if self._away > PATIENCE and self._chance.random() < HOMESICK:
            return self._go_home(scene, size)
        if not self._away and self._chance.random() < AT_IT:
            return self._type_digit(scene, size)
        (habit,) = self._chance.choices(list(self._habits), list(self._habits.values()))
        return habit(scene, size)

    def _somewhere(self, size: tuple[int, int]) -> tuple[int, int]:
        return self._chance.randrange(-5, size[0] + 5), self._chance.randrange(-5, size[1] + 5)

    def _spot(self, scene: Scene, size: tuple[int, int]) -> tuple[int, int]:
        """The middle of something that can be chosen, if the scene has such a thing."""
        spots = _open_spots(scene)
        if not spots:
            return self._somewhere(size)
        # Menus have their way on at the end, and many other things before it.
        hurries = self._chance.random() < HURRY and not isinstance(scene, Table)
        return _middle(scene, spots[-1] if hurries else self._chance.choice(spots))

    def _go_home(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """Where a game goes on, or begins."""
        spots = _open_spots(scene)
        if not (spots and isinstance(scene, (*WAY_FIRST, *WAY_LAST))):
            return self._pressed(pygame.K_ESCAPE)
        return self._clicked(_middle(scene, spots[0 if isinstance(scene, WAY_FIRST) else -1]), 1)

    def _button(self) -> int:
        return self._chance.choice((1, 1, 1, 1, 1, 2, 3, 6))

    def _clicked(self, at: tuple[int, int], button: int) -> list[Event]:
        moved = Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        down, up = (
            Event(kind, pos=at, button=button) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        )
        return [moved, down, up]

    def _aim(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        return self._clicked(self._spot(scene, size), 1)

    def _click(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        events = self._clicked(self._somewhere(size), self._button())
        return events[: self._chance.choice((2, 3, 3, 3))]  # a button may stay down

    def _wander(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        return [
            Event(pygame.MOUSEMOTION, pos=self._somewhere(size), rel=(1, 1), buttons=(0, 0, 0))
            for _ in range(self._chance.randrange(1, 4))
        ]

    def _drag(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        start, end = self._spot(scene, size), self._somewhere(size)
        moved, down, _ = self._clicked(start, 1)
        way = [
            (start[0] + (end[0] - start[0]) * part // 4, start[1] + (end[1] - start[1]) * part // 4)
            for part in range(1, 5)
        ]
        moves = [Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)) for at in way]
        return [moved, down, *moves, Event(pygame.MOUSEBUTTONUP, pos=end, button=1)]

    def _wheel(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        turn = self._chance.choice((-1, 1))
        at, button = self._somewhere(size), 4 if turn > 0 else 5
        wheel = Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, precise_x=0.0, precise_y=float(turn))
        return [wheel, *self._clicked(at, button)[1:]]

    def _pressed(self, key: int) -> list[Event]:
        mod = self._chance.choice((0, 0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
        down = Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        up = Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        return [down] if self._chance.random() < 0.05 else [down, up]

    def _press_key(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        return self._pressed(self._chance.choice((*COMMON_KEYS, pygame.K_RETURN, pygame.K_q, pygame.K_0)))

    def _press_scarce_key(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        return self._pressed(self._chance.choice(SCARCE_KEYS))

    def _type_digit(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """Twice the same, as it has to be to play a card."""
        key = pygame.K_0 + self._chance.choice((1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 9))
        return self._pressed(key) * self._chance.choice((1, 2, 2))

    def _press_pad(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        pad = self._chance.randrange(3)
        if self._chance.random() < 0.2:
            axis, value = self._chance.randrange(6), self._chance.randrange(-32768, 32768)
            return [Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value)]
        favoured = (pygame.CONTROLLER_BUTTON_A,) * 8
        button = self._chance.choice((*BUTTONS, *favoured, pygame.CONTROLLER_BUTTON_Y))
        kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        return [Event(kind, instance_id=pad, button=button) for kind in kinds]

    def _plug(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        number = self._chance.randrange(3)
        added = Event(pygame.CONTROLLERDEVICEADDED, device_index=number, guid="")
        removed = Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)
        return self._chance.choice(([added], [removed], [added, removed]))

    def _change_windows(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        kinds = (
            (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
            (pygame.WINDOWFOCUSLOST,),
            (pygame.WINDOWEXPOSED,),
            (pygame.WINDOWLEAVE, pygame.WINDOWENTER),
        )
        return [Event(kind) for kind in self._chance.choice(kinds)]

    def _resize(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """Somebody pulls at an edge: one step, or several."""
        if size != USUAL_SIZE and self._chance.random() < RETURNS:
            return [_resized(USUAL_SIZE)]
        low, high = LARGE if self._chance.random() < LARGE_SHARE else SMALL
        # Some are smaller than a window may be.
        return [
            _resized((self._chance.randint(low[0] - 90, high[0]), self._chance.randint(low[1] - 90, high[1])))
            for _ in range(self._chance.choice((1, 1, 2)))
        ]


def _open_spots(scene: Scene) -> list[Any]:
    """What can be chosen, if the scene has such things."""
    find: Callable[[], list[Any]] = getattr(scene, "spots", list)
    return [spot for spot in find() if spot.active]


def _middle(scene: Scene, spot: Any) -> tuple[int, int]:
    x, y = spot.box.centre
    return round(x * scene.stage.scale), round(y * scene.stage.scale)


def _resized(size: tuple[int, int]) -> Event:
    return Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)


class Soak:
    """The game, the monkey, and whoever checks."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.monkey = Monkey(seed)
        self.options = ["--data-dir", str(folder), "--size", f"{USUAL_SIZE[0]}x{USUAL_SIZE[1]}"]
        for seats in (2, 3):
            torn = folder / TORN_LEVEL.format(seats=seats)
            torn.parent.mkdir(parents=True, exist_ok=True)
            torn.write_text("<map>", encoding="utf-8")
        begun = settings.Settings(first_start=seed % 2 == 1, speed=4.0, computer_speed=INSTANT)
        settings_file.save(begun, folder)
        self.latest: deque[str] = deque(maxlen=REMEMBERED)
        self.steps = 0
        self.seconds = 0.0
        self.scenes: Counter[str] = Counter()
        self.games = self.actions = self.starts = 0
        self._table: Table | None = None
        self._checked: object = None
        self._start()

    def _start(self) -> None:
        """As if the program had just been started; mostly with the pictures it has loaded already."""
        self._table = None
        if self.starts % FULL_STARTS == 0:
            self.desktop = Desktop.asked(self.options, PROGRAM)
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
            self._table = top
        state = top.match.state
        if state is not self._checked:
            position.check(state)
            self._checked = state
            if not top.timeline.busy:
                view = top.tabletop.view
                assert view == top.match.rules.view(state, view.viewer), "the table shows something else"

    def _replay(self) -> None:
        """The last game once more: the same actions must lead to the same state."""
        table, self._table = self._table, None
        if table is None:
            return
        again: Match[Any, Any, Any, Any, Any] = Match(table.match.rules, table.match.setup, table.match.seed)
        again.submit_all(table.match.actions)
        assert again.state == table.match.state, "a game came out differently when played again"
        position.check(again.state)
        self.games += again.to_act is None
        self.actions += len(again.actions)

    @property
    def share(self) -> float:
        """How much of it was at the table."""
        return self.scenes[Table.__name__] / max(1, self.steps)

    @property
    def reached_play(self) -> bool:
        """It was no walk through the menus."""
        return self.share >= LEAST_SHARE and self.games >= self.seconds // (60 * MINUTES_A_GAME)

    def __str__(self) -> str:
        scenes = ", ".join(f"{name} {count}" for name, count in sorted(self.scenes.items()))
        return (
            f"{self.seconds / 60:.1f} minutes, {self.steps} frames, {self.starts} starts,"
            f" {self.actions} actions;"
            f" {self.share:.0%} of the frames at the table (at least {LEAST_SHARE:.0%}),"
            f" {self.games} games to their end (at least one in {MINUTES_A_GAME} minutes);"
            f" frames by scene: {scenes}"
        )


@contextmanager
def reproducible(seed: int) -> Iterator[None]:
    """Seeds that the game draws come from ours, and computers think to the end, however long it takes."""
    chance = Random(seed)
    with patch("secrets.randbits", chance.getrandbits), patch.object(thinker, "SLICE", 60.0):
        yield


def soak(minutes: float, seed: int, progress: Callable[[Soak], None]) -> Soak:
    """So many simulated minutes; says where it was when something goes wrong."""
    with tempfile.TemporaryDirectory() as folder, reproducible(seed):
        run = Soak(seed, Path(folder))
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
    options = parser.parse_args(arguments)
    done = soak(options.minutes, options.seed, lambda run: print(f"  {run.seconds / 60:.1f} min", flush=True))
    print(f"seed {options.seed}: {done}")
    return 0 if done.reached_play else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
