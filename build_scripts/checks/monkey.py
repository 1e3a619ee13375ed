"""Somebody who knows no rule, and does whatever can be done to a window, drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
from games import KNOWN

from game.shell.focus import Spot
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.menu.title import Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.results import Results
from game.shell.scenes.scene import Scene
from game.shell.signals import BUTTONS, KEYS
from game.shell.table.curtain import Curtain
from game.shell.table.scene import Table
from game.shell.window import LONGEST_STEP

Event = pygame.event.Event

SMALL, LARGE = ((960, 600), (1500, 1000)), ((960, 600), (3840, 2160))
LARGE_SHARE = 0.04
"""Large windows take long to paint, so most are small."""
RETURNS = 0.7
"""How often the window goes back to its usual size, where everything has been painted before."""
USUAL_SIZE = (960, 600)
HURRY = 0.4
PATIENCE, HOMESICK = 25, 0.6
"""After so many frames away from the table, it looks for the way there as often as this."""
AT_IT = 0.7
"""How often it tries to play, when it is at the table."""
BY_KEY = 0.8
"""How often by a key, then."""
ANY_DIGIT = 0.3
"""How often by one that may mean nothing."""
WAY_FIRST = (Title, Results, Curtain, Pause, Notice)
WAY_LAST = (FirstStart, NewGame, *(scene for known in KNOWN.values() for scene in known.leads_on))
"""Where what leads on to the table comes first, or last; from everywhere else the way is back."""
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
            self._type_key: 16,
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
            return self._play(scene, size)
        return self.anything(scene, size)

    def anything(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """Whatever comes to mind."""
        (habit,) = self._chance.choices(list(self._habits), list(self._habits.values()))
        return habit(scene, size)

    def _play(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """By a key, or by the mouse where something has none."""
        return (self._type_key if self._chance.random() < BY_KEY else self._aim)(scene, size)

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

    def _type_key(self, scene: Scene, size: tuple[int, int]) -> list[Event]:
        """A key of something that can be chosen, or any digit; mostly twice, as playing a card takes."""
        digits = (1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 9)
        keys = [key for spot in _open_spots(scene) if (key := _key(spot)) is not None]
        any_digit = not keys or self._chance.random() < ANY_DIGIT
        key = pygame.K_0 + self._chance.choice(digits) if any_digit else self._chance.choice(keys)
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


def _open_spots(scene: Scene) -> list[Spot]:
    """What can be chosen, if the scene has such things."""
    find: Callable[[], list[Spot]] = getattr(scene, "spots", list)
    return [spot for spot in find() if spot.active]


def _key(spot: Spot) -> int | None:
    """The number or letter key that points at it."""
    if spot.digit is not None:
        return pygame.K_0 + spot.digit
    return ord(spot.letter) if spot.letter else None


def _middle(scene: Scene, spot: Spot) -> tuple[int, int]:
    x, y = spot.box.centre
    return round(x * scene.stage.scale), round(y * scene.stage.scale)


def _resized(size: tuple[int, int]) -> Event:
    return Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
