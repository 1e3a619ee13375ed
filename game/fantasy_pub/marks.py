"""What to point at for an action, in whatever order one likes.

Dice and own characters only aim: whoever points at them looks at what they can do. Something to press, a
card, a place or somebody else gets it done. Where a Move ends is another mark (`Stop`) than a place that is
meant otherwise (`Place`), and an own character that acts (`Own`) another one than whoever it happens to
(`Guest`): so a die, a character and a table are a whole move, whatever else could be done with the three.
Whoever shows them offers both marks of a spot, in that order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from game.core.choosing import Aim, Mark
from game.fantasy_pub.rules.actions import (
    Action,
    Adjust,
    Call,
    Discard,
    End,
    Enter,
    Leave,
    Move,
    Play,
    value_of,
)
from game.fantasy_pub.rules.characters import CLAN, Character, Figure, Race
from game.fantasy_pub.rules.house import EVENT_CARDS, Ask, Card
from game.fantasy_pub.rules.moving import path, space_after, steps
from game.fantasy_pub.rules.view import View


class Deed(Enum):
    """Something to press."""

    PUT_AWAY = auto()
    ADJUST = auto()
    ENTER = auto()
    MOVE = auto()
    CALL = auto()
    LEAVE = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Die(Aim):
    """What a die shows, or `BOTH`; two that show the same cannot be told apart."""

    value: int


@dataclass(frozen=True, slots=True)
class Own(Aim):
    """An own character, to act with it."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class Spare(Aim):
    """An event card, to put it away."""

    card: Card


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class HandCard:
    """An event card, to play it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stop:
    """The space where a Move ends."""

    space: int


@dataclass(frozen=True, slots=True)
class Place:
    """The table that the barkeeper is called to, or that an event card is played on or leads to."""

    space: int


@dataclass(frozen=True, slots=True)
class Guest:
    """Whoever the barkeeper serves, or an event card is played on."""

    who: Character


@dataclass(frozen=True, slots=True)
class Kin:
    """A race in the deck, to let one of it in."""

    race: Race


def marks(view: View, action: Action) -> tuple[Mark, ...]:
    """What is done, with whom, to what end, and by which die: in this order, for whoever asks one by one."""
    match action:
        case Move(who, die):
            return Button(Deed.MOVE), Own(who), Stop(stop(view, action)), Die(die)
        case Call(die, guest):
            served = () if guest is None else (Guest(guest),)
            return Button(Deed.CALL), Place(die), *served, Die(die)
        case Enter(die):
            return Button(Deed.ENTER), Die(die)
        case Leave(who, die):
            return Button(Deed.LEAVE), Own(who), Die(die)
        case Play(card, die):
            return HandCard(card), *_targets(view, action), Die(die)
        case Adjust(die):
            return Button(Deed.ADJUST), Die(die)
        case End():
            return (Button(Deed.END),)
        case Discard(card):
            return Button(Deed.PUT_AWAY), Spare(card)


def _targets(view: View, action: Play) -> Iterator[Mark]:
    """What the card asks for; for the way, where it leads."""
    for ask, target in zip(EVENT_CARDS[action.card].asks, action.targets, strict=True):
        match ask:
            case Ask.TABLE:
                yield Place(target)
            case Ask.OWN:
                yield Own(Figure(target))
            case Ask.ANYBODY:
                yield Guest(Character(target))
            case Ask.RACE:
                yield Kin(Race(target))
            case Ask.WAY:
                who = CLAN[view.to_move][action.targets[0]]
                yield Place(space_after(space_of(view, who), action.die, target))


def stop(view: View, action: Move) -> int:
    """The space where a Move ends."""
    return course(view, action)[-1]


def course(view: View, action: Move) -> tuple[int, ...]:
    """The spaces of a Move, from where it begins to where it ends."""
    who = CLAN[view.to_move][action.who]
    count = steps(value_of(view.dice, action.die), len(view.beers[who]))
    return path(space_of(view, who), count, action.way)


def space_of(view: View, who: Character) -> int:
    """Where somebody is who is in the pub."""
    return next(space for space, guests in enumerate(view.spaces) if who in guests)
