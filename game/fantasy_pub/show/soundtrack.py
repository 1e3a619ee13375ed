"""What each event sounds like, and how lively the music is. Only what everybody sees is heard."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, assert_never

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import RACE, RACES, Character
from game.fantasy_pub.rules.chips import TRIPLE, Chips
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    BarkeeperStarted,
    BeerLost,
    BeerStolen,
    ClosingTime,
    CoinPicked,
    CoinsDropped,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    Dealt,
    DeckShuffled,
    DiceRolled,
    DiceSpent,
    DieAdjusted,
    Drank,
    Entered,
    Event,
    EventDiscarded,
    EventPlayed,
    ExtraRound,
    GameOver,
    InvitationRound,
    Invited,
    Left,
    Moved,
    NoActionReroll,
    Seated,
    Swapped,
    ThrownOut,
    Toast,
    Treated,
    TurnEnded,
    TurnStarted,
)
from game.fantasy_pub.rules.state import Stage
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.board import TIPSY

Cues = Sequence[str]

VOICES: Final = 3
"""How many voices a race has of each kind, so that none of them tires."""
SHORT, LONG = 2, 5
"""Steps: so few are a short walk, so many a long one."""
LIVELY: Final = {2: 5, 3: 7, 4: 9}
FULL: Final = {2: 8, 3: 11, 4: 13}
"""By players: guests from which on the second layer of the music is heard, and the third.

Of the turns of computers before closing time every fifth or so is below the one, two in five are above the
other."""


def tension(view: View) -> int:
    """The music grows as the pub fills, and at closing time everybody plays."""
    guests = sum(map(len, view.spaces))
    if view.stage is not Stage.OPEN or guests >= FULL[view.players]:
        return 3
    return 2 if guests >= LIVELY[view.players] else 1


def voice(who: Character, beers: Chips, turn: int) -> str:
    """A character speaks up, in each turn another way."""
    kind = "_tipsy" if len(beers) >= TIPSY else ""
    return f"voice_{RACES[RACE[who]]}{kind}_{1 + (who + turn) % VOICES}"


def cues(event: Event, view: View, computers: Container[Seat] = ()) -> Cues:
    """The sounds an event starts with. A computer needs no bell for its turn."""
    match event:
        case Seated(who, picked=picked):
            return ("chair", *(["pick"] if picked else []), _voice(who, view))
        case Entered(who):
            return ("door", _voice(who, view))
        case Moved(who, path):
            return _walk(who, path, view)
        case Toast(guests=guests):
            return ("toast", _voice(guests[-1], view))
        case ThrownOut(who, beers=beers):
            return ("boot", voice(who, beers, view.turn))
        case Left(who, beers=beers):
            return ("hat", voice(who, beers, view.turn))
        case CoinsStolen(victim=victim) | BeerStolen(victim=victim):
            return ("snatch", _voice(victim, view))
        case TurnStarted(seat):
            return () if seat in computers else ("turn",)
        case _:
            return _of_things(event)


def _voice(who: Character, view: View) -> str:
    return voice(who, view.beers[who], view.turn)


def _walk(who: Character, path: Sequence[int], view: View) -> Cues:
    """Whoever has had some cannot go anywhere quietly."""
    steps = len(path) - 1
    walk = "walk_short" if steps <= SHORT else "walk_long" if steps >= LONG else "walk"
    return (walk, _voice(who, view)) if len(view.beers[who]) >= TIPSY else (walk,)


_Things = (
    BarkeeperStarted
    | Dealt
    | EventDiscarded
    | DiceRolled
    | NoActionReroll
    | DieAdjusted
    | DiceSpent
    | CoinsDropped
    | CoinPicked
    | InvitationRound
    | Invited
    | Drank
    | Treated
    | BarkeeperMoved
    | ClosingTime
    | ExtraRound
    | EventPlayed
    | Swapped
    | CoinsGained
    | CoinsLost
    | BeerLost
    | DeckShuffled
    | TurnEnded
    | GameOver
)
"""Where nobody speaks."""


def _of_things(event: _Things) -> Cues:
    match event:
        case DiceRolled():
            return ("dice",)
        case NoActionReroll():
            return ("shrug",)
        case DieAdjusted():
            return ("adjust",)
        case BarkeeperStarted() | BarkeeperMoved():
            return ("stroll",)
        case EventPlayed():
            return ("event",)
        case Swapped():
            return ("chair",)
        case ClosingTime():
            return ("bell",)
        case ExtraRound():
            return ("last_bell",)
        case Dealt() | DeckShuffled():
            return ("shuffle",)
        case EventDiscarded():
            return ("card",)
        case InvitationRound() | Invited() | Drank() | Treated() | BeerLost():
            return _of_beers(event)
        case CoinsDropped(coins=coins):
            return ("coins",) if coins > 1 else ("drop",)
        case CoinPicked():
            return ("pick",)
        case CoinsGained() | CoinsLost():
            return ("coins",)
        case DiceSpent() | TurnEnded() | GameOver():
            return ()
        case _:
            assert_never(event)


def _of_beers(event: InvitationRound | Invited | Drank | Treated | BeerLost) -> Cues:
    match event:
        case InvitationRound():
            return ("round",)
        case Invited(kind=kind):
            return ("pay", *_filled(kind))
        case Drank(kind=kind):
            return ("flip", *_filled(kind))
        case Treated(kind=kind):
            return _filled(kind)
        case BeerLost():
            return ("splash",)


def _filled(kind: Chips) -> Cues:
    """A mug, and a triple gleams."""
    return ("foam", "gleam") if kind == TRIPLE else ("foam",)
