"""The guests of the pub and the things that lie there, as one viewer sees them.

The view says where everybody belongs and what everybody has; sprites say where they are at this moment, and
clips move them. What flies through the air (coins, mugs, a boot) belongs to the clip that shows it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.fantasy_pub.rules.characters import EVERYBODY, Character
from game.fantasy_pub.rules.chips import Chips
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.fold import fold
from game.fantasy_pub.rules.state import Dice, Line
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.places import LIFTED, RISE, Places, Pose, between

TIPSY: Final = 3
"""From so many beers on somebody looks it."""
_SETTLING: Final = 16.0
"""How fast a guest comes home when nothing else moves it, per second."""
_CLOSE: Final = 0.4


class Face(Enum):
    """The face somebody makes; the end of its picture's name."""

    SOBER = ""
    TIPSY = "_tipsy"
    OUT = "_out"
    WON = "_won"


class Mood(Enum):
    """Of the barkeeper; the end of his picture's name."""

    CALM = ""
    GLAD = "_glad"
    STERN = "_stern"


@dataclass
class Sprite:
    """A guest that can be seen."""

    pose: Pose
    plate_scale: float = 1.0
    face: Face | None = None
    """If it is another one than its beers say."""
    plate: bool = True
    """Its plate can be seen."""
    mover: object = None
    """The clip that moves it; None: it comes home by itself."""
    level: int = 0
    """Those on a higher one are painted over all others, and their plates, too."""


class Thing(NamedTuple):
    """Something in the air: a picture of the game, its middle and its size."""

    picture: str
    """`things/coin`"""
    pose: Pose
    width: float
    height: float


class Holding(NamedTuple):
    """What a guest's plate shows."""

    coins: int
    beers: Chips


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
    """Behind which table he is painted."""
    right: bool
    """His tray is at his right."""
    mood: Mood = Mood.CALM
    mover: object = None


@dataclass
class Hats:
    """What is in motion on the mantel is not hung up yet."""

    coming: set[Character] = field(default_factory=set)


class Board:
    """All that can be seen in the room. Clips change it, painters read it."""

    def __init__(self, view: View, places: Places) -> None:
        self.view, self.places = view, places
        self.sprites: dict[Character, Sprite] = {}
        self.lifted: frozenset[Character] = frozenset()
        """Who is pointed at."""
        self.expected: dict[int, Line] = {}
        """Who would come to a space, as far as that is looked at: the others make room."""
        self.air: dict[object, list[Thing]] = {}
        """What is in the air, by the clip that shows it."""
        self.shown: dict[Character, Holding] = {}
        """What plates show that a clip is about to change: until then the old numbers stay."""
        self.tumbling: dict[int, Tumble] = {}
        """Dice that do not lie still, by number."""
        self.hats = Hats()
        self.banner: str = ""
        """A key of something that is announced large, while a clip shows it."""
        self.calm = False
        """Guests are home at once."""
        self.resync(view)

    # What is where

    def homes(self) -> dict[Character, tuple[Pose, float]]:
        """Where everybody in the pub belongs, and how large that one's plate is."""
        homes: dict[Character, tuple[Pose, float]] = {}
        for space, line in enumerate(self.view.spaces):
            expected = self.expected.get(space, ())
            for who, place in self.places.guests(space, (*line, *expected)).items():
                if who in expected:
                    continue
                up = who in self.lifted
                pose = Pose(place.x, place.y - RISE * up, place.scale * (LIFTED if up else 1.0))
                homes[who] = pose, place.plate_scale
        return homes

    def holding(self, who: Character) -> Holding:
        """What a plate shows now."""
        return self.shown.get(who) or Holding(self.view.coins[who], self.view.beers[who])

    def face(self, who: Character) -> Face:
        """The face somebody makes now."""
        sprite = self.sprites.get(who)
        if sprite is not None and sprite.face is not None:
            return sprite.face
        return Face.TIPSY if len(self.holding(who).beers) >= TIPSY else Face.SOBER

    @property
    def dice(self) -> Dice:
        """What lies in the tray."""
        return self.view.dice

    # Changes

    def resync(self, view: View) -> None:
        """Put everybody where he belongs at once."""
        self.view, self.air, self.shown, self.tumbling = view, {}, {}, {}
        self.hats, self.banner = Hats(), ""
        self.sprites = {who: Sprite(pose, plate) for who, (pose, plate) in self.homes().items()}
        self.barkeeper = self.barkeeper_at(view.barkeeper)

    def barkeeper_at(self, table: int) -> Barkeeper:
        """The barkeeper at rest behind a table."""
        box = self.places.barkeeper(table)
        x, y = box.centre
        return Barkeeper(Pose(x, y), table, right=x < self.places.across / 2)

    def move_to(self, places: Places) -> None:
        """The window has another size: everything is put where it belongs now."""
        self.places = places
        self.resync(self.view)

    def apply(self, event: Event) -> None:
        """Believe an event; everybody still stands where he was."""
        self.view = fold(self.view, event)

    def settle(self, seconds: float) -> bool:
        """Let everybody come home whom no clip moves; False when all are there."""
        share = 1.0 if self.calm else min(1.0, seconds * _SETTLING)
        moving, homes = False, self.homes()
        for who in EVERYBODY:
            sprite, home = self.sprites.get(who), homes.get(who)
            if sprite is None or home is None or sprite.mover is not None:
                continue
            pose, plate = home
            if sprite.pose == pose and sprite.plate_scale == plate:
                continue
            on_way = between(sprite.pose, pose, share)
            near = (
                abs(on_way.x - pose.x) + abs(on_way.y - pose.y) + 100 * abs(on_way.scale - pose.scale)
                < _CLOSE
            )
            sprite.pose = pose if near else on_way
            sprite.plate_scale = plate
            moving = True
        return moving
