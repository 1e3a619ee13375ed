"""The cards on the table, as one viewer sees them: where each lies, and where it belongs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.beasty_bar.rules.animals import SPECIES, Card, Species
from game.beasty_bar.rules.events import Event, Imitated, MaskDropped, Shown, TurnStarted
from game.beasty_bar.rules.view import View, fold
from game.beasty_bar.show.cards import Mood
from game.beasty_bar.show.places import Places, Pose
from game.beasty_bar.show.puffs import Puff
from game.shell.animation.paths import between
from game.shell.animation.staged import Piece

PILE_SHOWN = 5
"""So many cards of THAT'S IT can be seen."""
_TILTS = (0.0, 9.0, -13.0, 17.0, -8.0, 12.0, -16.0)
_SETTLING = 16.0
"""How fast a card comes home when nothing else moves it, per second."""
_CLOSE = 0.4
_ON_TOP = 100
"""The level of whoever moves."""


@dataclass
class Sprite(Piece[Pose]):
    """A card that can be seen."""

    level: int = 0
    """Higher ones lie on top."""
    mask: Species | None = None
    """What it poses as."""
    acting: bool = False
    """It is doing something right now."""


class Board:
    """Every card that can be seen. The view says where it belongs, the sprite where it is."""

    def __init__(self, view: View, places: Places) -> None:
        self.view, self.places = view, places
        self.sprites: dict[Card, Sprite] = {}
        self.lifted: frozenset[Card] = frozenset()
        """The cards that are pointed at or being played."""
        self.air: dict[object, list[Puff]] = {}
        """What is in the air, by the clip that shows it."""
        self.gate = 0.0
        """How far it is open."""
        self.calm = False
        """Cards are home at once."""
        self.crossing: float | None = None
        """How far gate and exit have come on their way to change sides."""
        self.resync(view)

    @property
    def turned(self) -> bool:
        """What hangs above the street is where it belongs when gate and exit have changed sides."""
        return self.view.flipped != (self.crossing is not None and self.crossing < 0.5)

    @property
    def strength(self) -> float:
        """How much of it can be seen: it fades away on one side, and comes back on the other."""
        return 1.0 if self.crossing is None else round(8 * abs(1 - 2 * self.crossing)) / 8

    @property
    def puffs(self) -> list[Puff]:
        """All that is in the air."""
        return [puff for puffs in self.air.values() for puff in puffs]

    @property
    def inside(self) -> tuple[Card, ...]:
        """Who has got in; whoever can still be seen outside has not quite."""
        return tuple(card for card in self.view.bar if card not in self.sprites)

    def resync(self, view: View) -> None:
        """Put every card where it belongs at once."""
        self.view, self.air = view, {}
        masks = {card: sprite.mask for card, sprite in self.sprites.items()}
        self.sprites = {card: Sprite(pose) for card, pose in self.homes().items()}
        for card, sprite in self.sprites.items():
            sprite.mask = masks.get(card) if card in view.line or card in view.aside else None
        self._order()

    def wear(self, masks: Mapping[Card, Species]) -> None:
        """Cards pose as others, as they did before."""
        for card in self.sprites.keys() & masks.keys():
            self.sprites[card].mask = masks[card]

    def come_from(self, poses: Mapping[Card, Pose]) -> None:
        """Cards that lay elsewhere until now are still there; they come home by themselves."""
        for card in self.sprites.keys() & poses.keys():
            self.sprites[card].pose = poses[card]

    def move_to(self, places: Places) -> None:
        """The window has another size: everything keeps its relative place."""
        self.places = places
        for card, pose in self.homes().items():
            if card in self.sprites:
                self.sprites[card].pose = pose

    def apply(self, event: Event) -> None:
        """Believe an event; the cards still lie where they were."""
        self.view = fold(self.view, event)
        match event:
            case Imitated(card, model):
                self._put_mask(card, model)
            case Shown(card, shown):
                self._put_mask(card, SPECIES[shown])
            case MaskDropped(card):
                self._put_mask(card, None)
        for card, sprite in self.sprites.items():
            if card not in self.view.line and card not in self.view.aside:
                sprite.mask = None

    def _put_mask(self, card: Card, model: Species | None) -> None:
        if card in self.sprites:
            self.sprites[card].mask = model

    def homes(self) -> dict[Card, Pose]:
        """Where every card that can be seen belongs."""
        view, places = self.view, self.places
        homes: dict[Card, Pose] = {}
        for depth, card in enumerate(reversed(view.thats_it[-PILE_SHOWN:])):
            tilt = 0.0 if depth == 0 else _TILTS[card % len(_TILTS)]
            homes[card] = places.pile(depth, tilt, face_up=view.options.stackable)
        for place, card in enumerate(view.line):
            homes[card] = places.queue(place, flipped=view.flipped, lifted=card in self.lifted)
        for number, card in enumerate((*view.sent, *view.aside)):
            homes[card] = places.waiting(number)
        for number, card in enumerate(view.hand):
            homes[card] = places.hand(number, len(view.hand), lifted=card in self.lifted)
        return homes

    def appear(self, card: Card, pose: Pose) -> None:
        """A card comes into sight."""
        self.sprites[card] = Sprite(pose)

    def act(self, card: Card, number: int) -> None:
        """Whoever moves in a way of its own is above the others, and in the line it makes a face."""
        sprite = self.sprites[card]
        sprite.level = _ON_TOP + number
        sprite.acting = card in self.view.line or card in self.view.aside

    def rest(self, card: Card) -> None:
        """It has done what it had to do."""
        self.sprites[card].acting = False

    def mood(self, card: Card) -> Mood:
        """The face a card makes."""
        if self.sprites[card].acting:
            return Mood.ACTING
        lost = card in self.view.sent or card in self.view.thats_it
        return Mood.OUT if lost else Mood.WAITING

    def drop_the_homeless(self) -> None:
        """Cards that cannot be seen any more are gone, unless they are still on their way."""
        homes = self.homes()
        self.sprites = {card: sprite for card, sprite in self.sprites.items() if card in homes or sprite.own}
        self._order()

    def _order(self) -> None:
        """Of the pile, the later card lies higher; a lifted card lies above its neighbours."""
        view = self.view
        levels = {card: level - 200 for level, card in enumerate(view.thats_it)}
        levels |= {card: int(card in self.lifted) for card in (*view.line, *view.hand)}
        levels |= dict.fromkeys((*view.sent, *view.aside), 10)
        for card, sprite in self.sprites.items():
            if not sprite.own:
                sprite.level = levels.get(card, sprite.level)

    def drag(self, card: Card, at: tuple[float, float]) -> None:
        """A card follows the pointer; when it is let go, it comes home by itself."""
        if card in self.sprites:
            self.sprites[card].pose = self.sprites[card].pose._replace(x=at[0], y=at[1])

    def settle(self, seconds: float) -> bool:
        """Let every card come home; False when all are there."""
        share = 1.0 if self.calm else min(1.0, seconds * _SETTLING)
        moving = False
        for card, home in self.homes().items():
            sprite = self.sprites.get(card)
            if sprite is None or sprite.mover is not None or sprite.pose == home:
                continue
            pose = between(sprite.pose, home, share)
            near = abs(pose.x - home.x) + abs(pose.y - home.y) + abs(pose.width - home.width) < _CLOSE
            sprite.pose = home if near else pose
            moving = True
        self._order()
        return moving


def masks(events: Iterable[Event]) -> dict[Card, Species]:
    """What cards pose as when all of that has happened: nobody does so for longer than a turn."""
    worn: dict[Card, Species] = {}
    for event in events:
        match event:
            case Imitated(card, model):
                worn[card] = model
            case Shown(card, shown):
                worn[card] = SPECIES[shown]
            case MaskDropped(card):
                worn.pop(card, None)
            case TurnStarted():
                worn.clear()
    return worn
