"""What can be pointed at, and what is pointed at: the same for mouse, keyboard and controller."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.shell.signals import Button, Intent, Point, PointerDown, PointerMoved, PointerUp, Press, Signal
from game.shell.stage import Box


@dataclass(frozen=True, slots=True)
class Spot:
    """Something a player can point at or choose."""

    key: Hashable
    box: Box
    name: str
    text: str = ""
    """What there is to say about it."""
    active: bool = True
    """It can be chosen, not only looked at."""
    digit: int | None = None
    """The number key that points at it."""
    letter: str = ""
    """The letter key that points at it."""
    at_once: bool = False
    """Choosing it spends nothing: its key does so at once, and does not only point at it."""
    leads_to: Hashable = None
    """Choosing it only leads the focus there."""
    zone: Hashable = None
    """Where it belongs: keys go from one such place to the next in one press. What has none belongs together,
    too, where others have one."""
    lit: bool = False
    """The board itself lights it when it is pointed at."""
    draggable: bool = False
    onto: frozenset[Hashable] = frozenset()
    """The keys of the spots that it can be carried to: to let it go there chooses both."""
    answer: bool = False
    """It answers a question: as long as that is open, keys lead to its answers and nowhere else."""


_AHEAD = {
    Intent.LEFT: (-1, 0),
    Intent.RIGHT: (1, 0),
    Intent.UP: (0, -1),
    Intent.DOWN: (0, 1),
}

MOVES = frozenset({*_AHEAD, Intent.NEXT, Intent.PREVIOUS})
"""What leads the focus somewhere else."""


class Focus:
    """Remembers what is pointed at, and hears when it is chosen."""

    def __init__(self, key: Hashable = None) -> None:
        """Keys begin there."""
        self.key = key
        self.by_mouse = False
        """The ring is drawn for keyboard and controller; the mouse shows where it points by itself."""
        self._pressed: Hashable = None

    def on(self, spots: Sequence[Spot]) -> Spot | None:
        """The spot pointed at, if it is still there."""
        return next((spot for spot in spots if spot.key == self.key), None)

    def led_to(self, spots: Sequence[Spot]) -> Spot | None:
        """The spot that keys have led to, if it is one of these and can be chosen."""
        spot = None if self.by_mouse else self.on(spots)
        return spot if spot and spot.active else None

    def lead_to(self, key: Hashable) -> None:
        """As if keys had led there."""
        self.key, self.by_mouse = key, False

    def release(self) -> None:
        """What was pressed is not pressed any more, and was not chosen."""
        self._pressed = None

    def handle(self, signal: Signal, spots: Sequence[Spot]) -> Spot | None:
        """Move with the signal; the spot that it chooses, if it chooses one."""
        match signal:
            case PointerMoved(at):
                self._point(at, spots)
            case PointerDown(at, Button.LEFT):
                spot = self._point(at, spots)
                self._pressed = None if spot is None else spot.key
            case PointerUp(at, Button.LEFT):
                spot = self._point(at, spots)
                pressed, self._pressed = self._pressed, None
                return spot if spot and spot.active and spot.key == pressed else None
            case Press(intent):
                return self._press(intent, answers(spots) or spots)
        return None

    def _press(self, intent: Intent, spots: Sequence[Spot]) -> Spot | None:
        match intent:
            case Intent.CONFIRM:
                spot = self.on(spots)
                if spot and spot.active:
                    return spot
                self._show_first(spots)
            case Intent.NEXT:
                self._turn(1, spots)
            case Intent.PREVIOUS:
                self._turn(-1, spots)
            case _ if intent in _AHEAD:
                self._step(_AHEAD[intent], spots)
        return None

    def _point(self, at: Point, spots: Sequence[Spot]) -> Spot | None:
        """The spot under the mouse, if there is one."""
        under = [spot for spot in spots if spot.box.holds(at)]
        if under:
            self.key, self.by_mouse = under[-1].key, True
        elif self.by_mouse:
            self.key = None  # where keys led, a mouse that only passes by does not lead away
        return under[-1] if under else None

    def _show_first(self, spots: Sequence[Spot]) -> None:
        """Nothing is pointed at: the first press only shows where the focus is."""
        active = [spot for spot in spots if spot.active]
        if self.on(active) is None:
            self._begin(active)

    def _begin(self, spots: Sequence[Spot], step: int = 1) -> None:
        """At what is asked for; from the end, if it goes backwards."""
        if spots:
            self.lead_to((_asked(spots) or spots)[0 if step > 0 else -1].key)

    def _start(self, spots: Sequence[Spot]) -> Spot | None:
        """Where keys go on from. A mouse that rests on furniture has not begun to answer."""
        here = self.on(spots)
        return None if self.by_mouse and here not in (_asked(spots) or spots) else here

    def _turn(self, step: int, spots: Sequence[Spot]) -> None:
        """To the next spot in reading order; where spots have zones, to the next of those."""
        here = self._start(spots)
        if here is None:
            self._begin(spots, step)
            return
        zones = list(dict.fromkeys(spot.zone for spot in spots if spot.active))
        if len(zones) > 1:
            self._begin(_next_zone(here, zones, step, spots))
            return
        keys = list(dict.fromkeys(spot.key for spot in spots))  # several spots may mean the same
        self.lead_to(keys[(keys.index(here.key) + step) % len(keys)])

    def _step(self, ahead: tuple[int, int], spots: Sequence[Spot]) -> None:
        """To the nearest spot in a direction; what is asked for comes before what is not straight ahead."""
        here = self._start(spots)
        if here is None:
            self._begin(spots)
            return
        self.by_mouse = False
        distances = {
            number: distance
            for number, spot in enumerate(spots)
            if spot.key != here.key and (distance := _distance(here.box, spot.box, ahead)) is not None
        }
        if distances:
            near = [spots[number] for number in sorted(distances, key=distances.__getitem__)]
            straight = _is_straight(here.box, near[0].box, ahead)
            self.key = (near if straight else _asked(near) or near)[0].key


def _asked(spots: Sequence[Spot]) -> list[Spot]:
    """An answer, what has a number or can be carried, is what is asked for; the rest is furniture."""
    return [
        spot for spot in spots if spot.active and (spot.answer or spot.draggable or spot.digit is not None)
    ]


def _next_zone(here: Spot, zones: Sequence[Hashable], step: int, spots: Sequence[Spot]) -> list[Spot]:
    """What can be chosen in the zone behind that of a spot, or before it."""
    number = zones.index(here.zone) + step if here.zone in zones else 0
    zone = zones[number % len(zones)]
    return [spot for spot in spots if spot.zone == zone and spot.active]


def answers(spots: Sequence[Spot]) -> list[Spot]:
    """Those that answer the open question, if there is one."""
    return [spot for spot in spots if spot.answer]


def looked_at(signal: Signal, spots: Sequence[Spot], focus: Focus) -> Hashable | None:
    """The key of what a signal wants to look at closely; None if it wants something else."""
    match signal:
        case Press(Intent.INSPECT):
            here = focus.on(spots) or next(iter(spots), None)
            return None if here is None else here.key
        case PointerDown(at, Button.RIGHT | Button.MIDDLE):
            under = [spot.key for spot in spots if spot.box.holds(at)]
            return under[-1] if under else None
    return None


def _distance(here: Box, there: Box, ahead: tuple[int, int]) -> float | None:
    """How far a box lies in a direction; being off to the side counts double. None if it is not there."""
    dx, dy = there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]
    forward = dx * ahead[0] + dy * ahead[1]
    aside = abs(dx * ahead[1] + dy * ahead[0])
    return forward + 2 * aside if forward > 1 and forward >= aside / 3 else None


def _is_straight(here: Box, there: Box, ahead: tuple[int, int]) -> bool:
    """Whoever goes ahead from the middle of a box comes upon the other one."""
    (x, y), (far_x, far_y) = here.centre, there.centre
    return there.holds((far_x, y) if ahead[0] else (x, far_y))
