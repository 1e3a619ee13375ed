"""The parts that events are staged with: guests that move, things in the air, dice, the barkeeper, cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.state import TABLES
from game.fantasy_pub.show.board import Board, Held, Mood, Thing, Tumble
from game.fantasy_pub.show.dues import Due
from game.fantasy_pub.show.guests import Mien
from game.fantasy_pub.show.places import Pose
from game.shell.animation import paths, staged
from game.shell.animation.easing import ease_in_out
from game.shell.animation.gait import rock
from game.shell.animation.paths import between
from game.shell.animation.timeline import Clip

Path = paths.Path[Pose]
Poses = Mapping[Character, Pose]
Things = Callable[[float], list[Thing]]
"""What is in the air at a time from 0 to 1."""


@dataclass(eq=False)
class Staged(staged.Staged[Character, Pose]):
    """An event as a clip: guests go home, and meanwhile all sorts of things happen."""

    board: Board
    contact: float = 0.0
    """The second when it is heard."""
    parts: Sequence[tuple[float, Clip]] = ()
    """What else there is to see, each from its second on; they are made when the clip is."""
    dues: Sequence[tuple[float, Due]] = ()
    """What is not to be seen in its place before a second."""
    faces: Mapping[Character, Mien] = field(default_factory=dict)
    """Who makes another face than usual, until all is over."""
    hidden: frozenset[Character] = frozenset()
    """Whose plates are put away."""

    def begin(self) -> None:
        """Whatever is due is not there yet."""
        for number, (_, due) in enumerate(self.dues):
            self.board.due.add((self, number), due)
        super().begin()
        sprites, homes = self.board.sprites, self.board.plates()
        self._plates = {
            who: (each.plate_scale, homes.get(who, each.plate_scale)) for who, each in sprites.items()
        }
        for who in self._paths.keys() & sprites.keys():
            sprites[who].face = self.faces.get(who)
            sprites[who].plate = who not in self.hidden

    def show(self, seconds: float) -> None:
        """Plates grow and shrink on the way."""
        super().show(seconds)
        if seconds >= self.duration:
            return
        for who, (start, end) in self._plates.items():
            sprite = self.board.sprites.get(who)
            if start != end and sprite is not None and sprite.mover is self:
                sprite.plate_scale = start + (end - start) * seconds / self.duration


@dataclass(eq=False)
class Flying:
    """Things in the air."""

    board: Board
    duration: float
    make: Callable[[], Things]
    """Called when they take off: only then is known from where."""

    def begin(self) -> None:
        """They take off."""
        self._things = self.make()

    def show(self, seconds: float) -> None:
        """All that is in the air."""
        if seconds >= self.duration:
            self.board.air.pop(self, None)
        else:
            self.board.air[self] = self._things(seconds / self.duration)


@dataclass(eq=False)
class Feeling:
    """The barkeeper feels like that for a while."""

    board: Board
    duration: float
    mood: Mood

    def begin(self) -> None:
        """It comes over him."""
        self.board.feel(self, self.mood)

    def show(self, seconds: float) -> None:
        """And goes."""
        if seconds >= self.duration:
            self.board.feel(self, None)


@dataclass(eq=False)
class Strolling:
    """The barkeeper goes to where he belongs, behind the tables and the shorter way round."""

    board: Board
    duration: float

    def begin(self) -> None:
        """He sets out."""
        keeper, board = self.board.barkeeper, self.board
        keeper.mover = self
        self._tables = way_round(keeper.table, board.view.barkeeper)
        self._stops = [keeper.pose, *(board.barkeeper_at(table).pose for table in self._tables[1:])]

    def show(self, seconds: float) -> None:
        """He is painted behind the table he is nearest to, and holds his tray towards the middle."""
        keeper, board = self.board.barkeeper, self.board
        if keeper.mover is not self:
            return
        t = min(1.0, seconds / self.duration)
        at = ease_in_out(t) * (len(self._stops) - 1)
        leg = min(int(at), max(0, len(self._stops) - 2))
        if t >= 1 or len(self._stops) < 2:
            board.barkeeper_home()
            return
        pose = between(self._stops[leg], self._stops[leg + 1], at - leg)
        keeper.pose = pose.swayed(rock(0, len(self._stops), up=0.07)(t))
        keeper.table = self._tables[round(at)]
        keeper.at_door = {*self._tables[leg : leg + 2]} == {TABLES[0], TABLES[-1]}
        keeper.right = pose.x < board.places.across / 2


def way_round(start: int, end: int) -> list[int]:
    """The tables from one to another, the shorter way."""
    count = len(TABLES)
    onwards = (end - start) % count
    step, far = (1, onwards) if onwards <= count / 2 else (-1, count - onwards)
    return [(start - 1 + step * number) % count + 1 for number in range(far + 1)]


@dataclass(eq=False)
class Rolling:
    """Dice on their way."""

    board: Board
    duration: float
    make: Callable[[], Callable[[float], Mapping[int, Tumble]]]
    """Which dice, and where they are at a time from 0 to 1."""

    def begin(self) -> None:
        """They are thrown, or pushed aside."""
        self._dice, self._mine = self.make(), dict[int, Tumble]()

    def show(self, seconds: float) -> None:
        """A die that another clip has taken up since is left alone."""
        tumbling, t = self.board.tumbling, min(1.0, seconds / self.duration)
        new = self._dice(t)
        for number, tumble in new.items():
            mine = number not in self._mine or tumbling.get(number) is self._mine[number]
            if mine and t < 1:
                self._mine[number] = tumbling[number] = tumble
            elif mine:
                tumbling.pop(number, None)


@dataclass(eq=False)
class HoldingUp:
    """An event card is held up."""

    board: Board
    duration: float
    make: Callable[[], Callable[[float], Held]]

    def begin(self) -> None:
        """Somebody takes it out of his hand."""
        self._held = self.make()

    def show(self, seconds: float) -> None:
        """Up, for all to see, and away."""
        if seconds >= self.duration:
            self.board.held.pop(self, None)
        else:
            self.board.held[self] = self._held(seconds / self.duration)
