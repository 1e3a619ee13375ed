"""Events about coins and beers, as clips."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.chips import TRIPLE, Chips
from game.fantasy_pub.rules.events import (
    BeerLost,
    BeerStolen,
    CoinPicked,
    CoinsDropped,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    Drank,
    InvitationRound,
    Invited,
    Toast,
    Treated,
)
from game.fantasy_pub.rules.state import MOST_BEERS
from game.fantasy_pub.show import flights, walks
from game.fantasy_pub.show.board import TIPSY, Board
from game.fantasy_pub.show.clips import Flying, Staged, Things
from game.fantasy_pub.show.dues import Due
from game.fantasy_pub.show.flights import COIN, Point, Where
from game.fantasy_pub.show.tempo import seconds
from game.shell.animation.gait import Gait
from game.shell.animation.timeline import Clip

GAP: Final = 0.05
"""Seconds between two of several chips."""
FOAM: Final = 0.26
_MEET: Final = 0.58
"""When mugs meet, of the time of a toast."""

Money = CoinsDropped | CoinPicked | CoinsStolen | CoinsGained | CoinsLost
Beers = Drank | Invited | Treated | BeerStolen | BeerLost


@dataclass
class Flights:
    """What flies during a clip, and what is due until it has landed."""

    board: Board
    parts: list[tuple[float, Clip]] = field(default_factory=list)
    dues: list[tuple[float, Due]] = field(default_factory=list)

    def fly(self, begin: float, duration: float, make: Callable[[], Things]) -> None:
        """Something is in the air from a second on."""
        self.parts.append((begin, Flying(self.board, duration, make)))

    def chip(
        self,
        start: Where,
        end: Where,
        *,
        begin: float,
        lasts: float,
        gives: Due | None = None,
        gets: Due | None = None,
        pictures: tuple[str, ...] = (COIN,),
        height: float = 90.0,
    ) -> None:
        """One chip from one to another: until it takes off the one has it, when it has landed the other."""
        self.fly(begin, lasts, lambda: flights.thrown(start(), end(), pictures, height=height))
        if gives is not None:
            self.dues.append((begin, gives))
        if gets is not None:
            self.dues.append((begin + lasts, gets))

    def foam(self, at: Where, kind: Chips, begin: float) -> None:
        """A mug is full."""
        self.fly(begin, FOAM, lambda: flights.foaming(at(), gleams=kind == TRIPLE))


def gait(board: Board, who: Character) -> Gait:
    """How somebody keeps upright."""
    return walks.STAGGER if len(board.holding(who).beers) >= TIPSY else walks.SOBER


def free_mug(board: Board, who: Character) -> Where:
    """Where the next beer of somebody goes."""
    number = min(MOST_BEERS, len(board.holding(who).beers))
    return lambda: flights.mugs(board, who, number)


def last_mug(board: Board, who: Character) -> Where:
    """Where the last beer of somebody is."""
    number = max(0, len(board.holding(who).beers) - 1)
    return lambda: flights.mugs(board, who, number)


# A table


def toast(board: Board, event: Toast) -> Staged:
    """Mugs meet over the table."""
    lasts, flown = seconds(event), Flights(board)

    def mugs() -> Things:
        feet = [flights.foot(board, who) for who in event.guests]
        middle = (
            sum(foot.x for foot in feet) / len(feet),
            sum(foot.y - 128 * foot.scale for foot in feet) / len(feet),
        )
        return flights.cheers([flights.mugs(board, who, 1) for who in event.guests], middle, _MEET)

    flown.fly(0.0, lasts, mugs)
    return Staged(
        board,
        event,
        lasts,
        lambda _: dict.fromkeys(event.guests, walks.cheering(0.3)),
        contact=lasts * _MEET,
        parts=flown.parts,
    )


def invitation_round(board: Board, event: InvitationRound) -> Staged:
    """From the smallest to the biggest everybody gets up."""
    delays = {who: 0.4 * number / len(event.guests) for number, who in enumerate(event.guests)}
    return Staged(
        board,
        event,
        seconds(event),
        lambda _: {who: walks.cheering(delay) for who, delay in delays.items()},
    )


# Beers


def beers(board: Board, event: Beers) -> Staged:
    """A coin becomes a beer, or a beer changes hands."""
    match event:
        case Drank(who, kind):
            return _filled(board, event, lambda: flights.purse(board, who), who, kind, height=64)
        case Invited(payer, who, kind):
            return _filled(board, event, lambda: flights.purse(board, payer), who, kind, height=110)
        case Treated(who, kind):
            return _filled(board, event, lambda: flights.chest(board), who, kind, height=160)
        case BeerStolen():
            return _mug_stolen(board, event)
        case BeerLost():
            return _drenched(board, event)


def _filled(
    board: Board, event: Drank | Invited | Treated, start: Where, who: Character, kind: Chips, height: float
) -> Staged:
    lasts, flown, mug = seconds(event), Flights(board), free_mug(board, who)
    contact = lasts * 0.82
    taken = Due(reserve=-1) if isinstance(event, Treated) else None
    flown.chip(
        start,
        mug,
        begin=0.0,
        lasts=contact,
        gives=taken,
        gets=Due(who, gets=kind),
        pictures=(COIN, flights.mug(kind)),
        height=height,
    )
    flown.foam(mug, kind, contact)
    path = walks.raising(gait(board, who))
    return Staged(
        board, event, lasts, lambda _: {who: path}, contact=contact, parts=flown.parts, dues=flown.dues
    )


def _mug_stolen(board: Board, event: BeerStolen) -> Staged:
    thief, victim, kind = event.thief, event.victim, event.kind
    lasts, flown = seconds(event), Flights(board)
    flown.chip(
        last_mug(board, victim),
        free_mug(board, thief),
        begin=0.1,
        lasts=0.22,
        gives=Due(victim, gives=kind),
        gets=Due(thief, gets=kind),
        pictures=(flights.mug(kind),),
    )
    return _snatching(board, event, thief, flights.head(board, victim), flown, lasts)


def _drenched(board: Board, event: BeerLost) -> Staged:
    who, kind = event.who, event.kind
    lasts, flown = seconds(event), Flights(board)
    flown.fly(0.0, 0.4, lambda: flights.splashing(flights.head(board, who)))
    flown.chip(
        last_mug(board, who),
        lambda: flights.chest(board),
        begin=0.14,
        lasts=0.28,
        gives=Due(who, gives=kind),
        gets=Due(reserve=1),
        pictures=(flights.mug(kind), COIN),
        height=140,
    )
    return Staged(
        board,
        event,
        lasts,
        lambda _: {who: walks.shaken},
        contact=0.14,
        parts=flown.parts,
        dues=flown.dues,
    )


# Coins


def money(board: Board, event: Money) -> Staged:
    """Coins change hands."""
    match event:
        case CoinPicked(who, space):
            flown, floor = Flights(board), flights.on_floor(board, space)
            flown.chip(
                lambda: floor,
                lambda: flights.purse(board, who),
                begin=0.1,
                lasts=0.2,
                gives=Due(space=space, floor=-1),
                gets=Due(who, coins=1),
            )
            return _snatching(board, event, who, floor, flown, seconds(event))
        case CoinsDropped():
            return _dropping(board, event)
        case CoinsStolen(thief, victim, coins):
            flown = Flights(board)
            for number in range(coins):
                flown.chip(
                    lambda: flights.purse(board, victim),
                    lambda: flights.purse(board, thief),
                    begin=0.08 + GAP * number,
                    lasts=0.22,
                    gives=Due(victim, coins=-1),
                    gets=Due(thief, coins=1),
                )
            return _snatching(board, event, thief, flights.head(board, victim), flown, seconds(event))
        case CoinsGained(who, coins) | CoinsLost(who, coins):
            return _to_and_fro(board, event, who, coins)


def _dropping(board: Board, event: CoinsDropped) -> Staged:
    who, space, coins = event.who, event.space, event.coins
    flown, start, end = Flights(board), flights.purse(board, who), flights.on_floor(board, space)
    for number in range(coins):
        begin = GAP * number
        flown.fly(begin, 0.24, lambda: flights.dropped(start, end))
        flown.dues += [(begin, Due(who, coins=-1)), (begin + 0.24, Due(space=space, floor=1))]
    return Staged(
        board,
        event,
        seconds(event),
        lambda _: {who: walks.raising(gait(board, who))},
        contact=0.15,
        parts=flown.parts,
        dues=flown.dues,
    )


def _to_and_fro(board: Board, event: CoinsGained | CoinsLost, who: Character, coins: int) -> Staged:
    """Between a guest and the chest."""
    flown = Flights(board)
    takes = coins_from_chest if isinstance(event, CoinsGained) else coins_to_chest
    takes(flown, who, coins, begin=0.0, lasts=0.25)
    return Staged(
        board,
        event,
        seconds(event),
        lambda _: {who: walks.cheering(0.2)},
        contact=0.2,
        parts=flown.parts,
        dues=flown.dues,
    )


def coins_from_chest(flown: Flights, who: Character, coins: int, *, begin: float, lasts: float) -> None:
    """One after the other they are counted up."""
    board = flown.board
    for number in range(coins):
        flown.chip(
            lambda: flights.chest(board),
            lambda: flights.purse(board, who),
            begin=begin + GAP * number,
            lasts=lasts,
            gives=Due(reserve=-1),
            gets=Due(who, coins=1),
            height=150,
        )


def coins_to_chest(flown: Flights, who: Character, coins: int, *, begin: float, lasts: float) -> None:
    """One after the other they go back."""
    board, start = flown.board, flights.purse(flown.board, who)
    for number in range(coins):
        flown.chip(
            lambda: start,
            lambda: flights.chest(board),
            begin=begin + GAP * number,
            lasts=lasts,
            gives=Due(who, coins=-1),
            gets=Due(reserve=1),
            height=120,
        )


def _snatching(
    board: Board,
    event: CoinPicked | CoinsStolen | BeerStolen,
    who: Character,
    towards: Point,
    flown: Flights,
    lasts: float,
) -> Staged:
    """Somebody reaches out for it."""
    return Staged(
        board,
        event,
        lasts,
        lambda _: {who: walks.reaching(towards)},
        contact=0.12,
        parts=flown.parts,
        dues=flown.dues,
    )
