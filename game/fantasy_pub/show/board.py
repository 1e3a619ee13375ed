"""The guests of the pub and the things that lie there, as one viewer sees them.

The view says where everybody belongs and what everybody has; sprites say where they are at this moment, and
clips move them. What flies through the air (coins, mugs, a boot) belongs to the clip that shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import EVERYBODY, Character
from game.fantasy_pub.rules.chips import Chips
from game.fantasy_pub.rules.events import DiceRolled, Event, TurnEnded
from game.fantasy_pub.rules.fold import fold
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.state import DOOR, Dice, Line, Phase
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.dues import Dues, Holding
from game.fantasy_pub.show.guests import Mien
from game.fantasy_pub.show.places import LIFTED, RISE, Places, Pose
from game.shell.animation.paths import between
from game.shell.animation.staged import Piece

TIPSY: Final = 3
"""From so many beers on somebody looks it, walks like it and sounds like it."""
FADING: Final = 0.2
"""Seconds in which an announcement comes, and goes."""
HELD_AT: Final = 70.0
"""How high above the foot somebody is held who is dragged."""
_SETTLING: Final = 16.0
"""How fast a guest comes home when nothing else moves it, per second."""
_CLOSE: Final = 0.4


Homes = dict[Character, tuple[Pose, float]]
"""Where everybody in the pub belongs, and how large his plate is there."""


class Mood(Enum):
    """Of the barkeeper; the end of his picture's name."""

    CALM = ""
    GLAD = "_glad"
    STERN = "_stern"


@dataclass
class Sprite(Piece[Pose]):
    """A guest that can be seen."""

    plate_scale: float = 1.0
    face: Mien | None = None
    """If it is another one than its beers say."""
    plate: bool = True
    """Its plate can be seen."""
    level: int = 0
    """Those on a higher one are painted over all others, and their plates, too."""


class Thing(NamedTuple):
    """Something in the air: a picture of the game, its middle and its size."""

    picture: str
    """`things/coin`"""
    pose: Pose
    width: float
    height: float
    mirrored: bool = False


class Held(NamedTuple):
    """An event card that is held up: its middle, and how much of its size it has."""

    card: Card
    pose: Pose
    unfolded: float = 1.0
    """How wide it is, of its width."""


class Tumble(NamedTuple):
    """How a die lies: what it shows, or while it rolls a number below 0 for one of its tumbling pictures."""

    shows: int
    pose: Pose


@dataclass
class Barkeeper:
    """Where he stands, and how he feels."""

    pose: Pose
    """His middle; the scale says how large he is compared with his box."""
    table: int
    """Behind which table he is painted, unless he passes the door."""
    right: bool
    """His tray is at his right."""
    mood: Mood = Mood.CALM
    mover: object = None
    at_door: bool = False
    """He passes behind those who stand there."""

    @property
    def behind(self) -> int:
        """Behind whom he is painted."""
        return DOOR if self.at_door else self.table


@dataclass
class Hats:
    """Of those who went home, in the order in which they left."""

    order: list[Character] = field(default_factory=list)
    coming: set[Character] = field(default_factory=set)
    """Those in the air are not hung up yet."""

    @property
    def hanging(self) -> list[Character]:
        """What is on the mantel."""
        return [who for who in self.order if who not in self.coming]

    def match(self, view: View) -> None:
        """Nobody hangs there who is in the pub. Who left unseen did so as likely as not in turn."""
        gone = {who: number for row in view.out for number, who in enumerate(row)}
        unseen = sorted(gone.keys() - {*self.order}, key=lambda who: (gone[who], who))
        self.order = [who for who in self.order if who in gone] + unseen


@dataclass
class Banner:
    """Something that is announced large, and goes away by itself."""

    text: str = ""
    """A text of the game, to be translated; empty: there is none."""
    round: int = 0
    left: float = 0.0
    """Seconds."""
    age: float = 0.0

    @property
    def strength(self) -> float:
        """How much of it can be seen, up to 1: it comes and goes softly."""
        return min(1.0, self.age / FADING, self.left / FADING)


class Board:
    """All that can be seen in the room. Clips change it, painters read it."""

    def __init__(self, view: View, places: Places) -> None:
        self.view, self.places = view, places
        self.sprites: dict[Character, Sprite] = {}
        self.lifted: frozenset[Character] = frozenset()
        """Who is pointed at."""
        self.expected: dict[int, Line] = {}
        """Who would come to a space, as far as that is looked at: the others make room."""
        self.carried: tuple[int, tuple[float, float]] | None = None
        """A die that follows the pointer, and where to."""
        self._settled: tuple[object, Homes] = None, {}
        """Where everybody belongs, and what that depends on."""
        self.calm = False
        """Guests are home at once."""
        self.banner = Banner()
        """What is announced, to whoever looks."""
        self.hats = Hats()
        self.resync(view)

    # What is where

    def homes(self) -> dict[Character, Pose]:
        """Where everybody in the pub belongs."""
        return {who: pose for who, (pose, _) in self._homes().items()}

    def plates(self) -> dict[Character, float]:
        """How large everybody's plate is there."""
        return {who: plate for who, (_, plate) in self._homes().items()}

    def _homes(self) -> Homes:
        """Both, worked out once for as long as everybody belongs there: it is asked for all the time."""
        now = self.view, self.places, self.lifted, self.expected
        if self._settled[0] != now:
            self._settled = now, self._work_out()
        return self._settled[1]

    def _work_out(self) -> Homes:
        homes: Homes = {}
        for space, line in enumerate(self.view.spaces):
            expected = [who for who in self.expected.get(space, ()) if who not in line]
            for who, place in self.places.guests(space, (*line, *expected)).items():
                if who in expected:
                    continue
                up = who in self.lifted
                pose = Pose(place.x, place.y - RISE * up, place.scale * (LIFTED if up else 1.0))
                homes[who] = pose, place.plate_scale
        return homes

    def holding(self, who: Character) -> Holding:
        """What a plate shows now."""
        return self.due.holding(who, Holding(self.view.coins[who], self.view.beers[who]))

    def face(self, who: Character) -> Mien:
        """The face somebody makes now."""
        sprite = self.sprites.get(who)
        if sprite is not None and sprite.face is not None:
            return sprite.face
        return Mien.TIPSY if len(self.holding(who).beers) >= TIPSY else Mien.SOBER

    @property
    def dice(self) -> Dice:
        """What lies in the tray."""
        return self.view.dice

    @property
    def dice_lie(self) -> bool:
        """They have been rolled, and have come to rest."""
        return self.rolled and not self.tumbling

    def floor(self, space: int) -> int:
        """How many coins lie there."""
        return self.due.floor(space, self.view.floor[space])

    @property
    def reserve(self) -> int:
        """How many chips are in the chest."""
        return self.due.reserve(self.view.reserve)

    def scored(self, seat: Seat) -> Chips:
        """The beers a seat has brought home."""
        return self.due.scored(seat, self.view.scored[seat])

    def deck(self, seat: Seat) -> int:
        """How many characters are in a deck."""
        return self.due.deck(seat, sum(map(len, self.view.decks[seat])))

    # Changes

    def resync(self, view: View) -> None:
        """Put everybody where he belongs at once."""
        self.view = view
        self.due = Dues()
        """What clips have still to bring: until then the old numbers stay."""
        self.air: dict[object, list[Thing]] = {}
        """What is in the air, by the clip that shows it."""
        self.held: dict[object, Held] = {}
        """Event cards that are held up, by the clip that shows them."""
        self.tumbling: dict[int, Tumble] = {}
        """Dice that do not lie still, by number."""
        self.rolled = view.phase is Phase.TURN
        """There are dice to be seen."""
        self.moods: dict[object, Mood] = {}
        """How the barkeeper feels, by the clip that makes him."""
        self.turning = False
        """The +1/-1 card of whoever plays is in the air."""
        self.hats = Hats(self.hats.order)
        self.hats.match(view)
        self.sprites = {who: Sprite(pose, plate_scale=plate) for who, (pose, plate) in self._homes().items()}
        self.barkeeper = self.barkeeper_at(view.barkeeper)

    def come_from(self, poses: Mapping[Character, Pose]) -> None:
        """Guests who were elsewhere until now are still there; they come home by themselves."""
        for who in self.sprites.keys() & poses.keys():
            self.sprites[who].pose = poses[who]

    def barkeeper_at(self, table: int) -> Barkeeper:
        """The barkeeper at rest behind a table."""
        box = self.places.barkeeper(table)
        x, y = box.centre
        return Barkeeper(Pose(x, y), table, right=x < self.places.across / 2)

    def barkeeper_home(self) -> None:
        """He is where he belongs, as he feels."""
        mood = self.barkeeper.mood
        self.barkeeper = self.barkeeper_at(self.view.barkeeper)
        self.barkeeper.mood = mood

    def feel(self, key: object, mood: Mood | None) -> None:
        """Something puts the barkeeper in a mood, or does no more."""
        if mood is None:
            self.moods.pop(key, None)
        else:
            self.moods[key] = mood
        self.barkeeper.mood = next(reversed(self.moods.values()), Mood.CALM)

    def move_to(self, places: Places) -> None:
        """The window has another size: everything is put where it belongs now."""
        self.places = places
        self.resync(self.view)

    def apply(self, event: Event) -> None:
        """Believe an event; everybody still stands where he was."""
        self.view = fold(self.view, event)
        self.hats.match(self.view)
        if isinstance(event, DiceRolled | TurnEnded):
            self.rolled = isinstance(event, DiceRolled)

    # What clips do with guests

    def appear(self, who: Character, pose: Pose) -> None:
        """Somebody comes into sight."""
        home = self._homes().get(who)
        self.sprites[who] = Sprite(pose, plate_scale=home[1] if home else pose.scale)

    def act(self, who: Character, number: int) -> None:
        """Whoever moves in a way of his own is above the others."""
        self.sprites[who].level = 1 + number

    def rest(self, who: Character) -> None:
        """Back among the others, with a face of his own."""
        sprite, home = self.sprites[who], self._homes().get(who)
        sprite.level, sprite.face, sprite.plate = 0, None, True
        if home is not None:
            sprite.plate_scale = home[1]

    def acting(self) -> list[Character]:
        """Whoever moves in a way of his own, the topmost last."""
        return sorted((who for who, each in self.sprites.items() if each.level), key=self._level)

    def _level(self, who: Character) -> int:
        return self.sprites[who].level

    def drop_the_homeless(self) -> None:
        """Whoever cannot be seen any more is gone, unless he is still on his way."""
        homes = self.homes()
        self.sprites = {who: sprite for who, sprite in self.sprites.items() if who in homes or sprite.own}

    def drag(self, who: Character, at: tuple[float, float]) -> None:
        """Somebody follows the pointer; when he is let go, he comes home by himself."""
        if who in self.sprites:
            pose = self.sprites[who].pose
            self.sprites[who].pose = pose._replace(x=at[0], y=at[1] + HELD_AT * pose.scale)

    def die(self, number: int) -> Pose:
        """Where a die is now."""
        if number in self.tumbling:
            return self.tumbling[number].pose
        pose = self.places.die(number, used=self.view.used[number])
        if self.carried is None or self.carried[0] != number:
            return pose
        return pose._replace(x=self.carried[1][0], y=self.carried[1][1])

    # Time

    def settle(self, seconds: float) -> bool:
        """Let everybody come home whom no clip moves; False when all are there."""
        share = 1.0 if self.calm else min(1.0, seconds * _SETTLING)
        moving, homes = self._announce(seconds), self._homes()
        for who in EVERYBODY:
            sprite, home = self.sprites.get(who), homes.get(who)
            if sprite is None or home is None or sprite.mover is not None:
                continue
            pose, plate = home
            if sprite.pose == pose and sprite.plate_scale == plate:
                continue
            on_way = between(sprite.pose, pose, share)
            sprite.pose = pose if _near(on_way, pose) else on_way
            sprite.plate_scale = plate
            moving = True
        return moving

    def _announce(self, seconds: float) -> bool:
        """What is announced goes away after its time."""
        if not self.banner.text:
            return False
        self.banner.left -= seconds
        self.banner.age += seconds
        if self.banner.left <= 0:
            self.banner = Banner()
        return True


def _near(one: Pose, other: Pose) -> bool:
    """So near that nobody sees the difference."""
    return abs(one.x - other.x) + abs(one.y - other.y) + 100 * abs(one.scale - other.scale) < _CLOSE
