"""The story of a night, and what each part of it changes: for the state and for every view alike."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from game.core.rules import Seat, Viewer
from tests.contract.toy.garden import BEDS, Garden, Hidden, Kind, Kinds, put

Pips = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A gardener gets favourites to choose from; at new moon nobody else sees them."""

    seat: Seat
    favourites: Hidden
    open: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """A gardener has chosen."""

    seat: Seat
    favourite: Kind | None
    open: bool


@dataclass(frozen=True, slots=True)
class WentOut:
    """A gardener's turn begins."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice fall: those of a new turn, or `pips` once more by the light of a candle."""

    pips: Pips
    dice: Pips


@dataclass(frozen=True, slots=True)
class Nudged:
    """By the light of a candle dice are turned upside down."""

    pips: Pips


@dataclass(frozen=True, slots=True)
class Lifted:
    """A die is used up; what sat under the stone is in the basket."""

    bed: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Spilled:
    """The hedgehog has tipped the basket over."""

    kinds: Kinds


@dataclass(frozen=True, slots=True)
class WentHome:
    """What is in the basket is safe."""

    seat: Seat
    kinds: Kinds


@dataclass(frozen=True, slots=True)
class Shown:
    """At last everybody's favourite is turned up."""

    favourites: tuple[Hidden, ...]


@dataclass(frozen=True, slots=True)
class NightOver:
    """The sun rises."""


Event = Dealt | Kept | WentOut | Thrown | Nudged | Lifted | Spilled | WentHome | Shown | NightOver


def without(dice: Pips, pips: Pips) -> Pips:
    """The dice that are left."""
    left = list(dice)
    for each in pips:
        left.remove(each)
    return tuple(left)


def after(garden: Garden, event: Event) -> Garden:
    """The garden after an event, as far as it is known."""
    match event:
        case Dealt(seat, favourites):
            return replace(garden, favourites=put(garden.favourites, seat, favourites))
        case Kept(seat, favourite):
            kept = put(garden.favourites, seat, (favourite,))
            return replace(garden, favourites=kept, mover=garden.next_seat)
        case WentOut(seat, turn):
            return replace(garden, mover=seat, turn=turn, dice=())
        case Thrown(pips, dice):
            return _changed(garden, pips, dice)
        case Nudged(pips):
            return _changed(garden, pips, tuple(BEDS + 1 - each for each in pips))
        case Lifted(bed, kind):
            beds = put(garden.beds, bed - 1, garden.beds[bed - 1][:-1])
            return replace(
                garden, beds=beds, basket=(*garden.basket, kind), dice=without(garden.dice, (bed,))
            )
        case Spilled(kinds):
            return replace(garden, away=(*garden.away, *kinds), basket=())
        case WentHome(seat, kinds):
            return replace(garden, sheds=put(garden.sheds, seat, (*garden.sheds[seat], *kinds)), basket=())
        case Shown(shown):
            return replace(garden, favourites=shown, open=True)
        case NightOver():
            return replace(garden, dice=(), over=True)
        case _:
            assert_never(event)


def _changed(garden: Garden, pips: Pips, dice: Pips) -> Garden:
    """Other dice; unless they are the first of a turn, it takes a candle."""
    left = garden.candles[garden.mover] - bool(pips)
    dice = tuple(sorted((*without(garden.dice, pips), *dice)))
    return replace(garden, dice=dice, candles=put(garden.candles, garden.mover, left))


def redacted(event: Event, viewer: Viewer) -> Event:
    """Without the favourites that the viewer may not see."""
    match event:
        case Dealt(seat, favourites, False) if seat != viewer:
            return replace(event, favourites=(None,) * len(favourites))
        case Kept(seat, _, False) if seat != viewer:
            return replace(event, favourite=None)
        case _:
            return event
