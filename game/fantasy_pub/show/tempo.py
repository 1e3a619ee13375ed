"""How long everything takes, and when the next thing begins: rows of events keep within a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

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
from game.shell.animation.timeline import Beat

STEP: Final = 0.11
LONGEST_WALK: Final = 0.8
SHOVED: Final = 0.42
SECONDS: Final[Mapping[type[Event], float]] = {
    BarkeeperStarted: 0.4,
    Seated: 0.42,
    Dealt: 0.3,
    EventDiscarded: 0.3,
    TurnStarted: 0.0,
    DiceRolled: 0.6,
    NoActionReroll: 0.25,
    DieAdjusted: 0.4,
    DiceSpent: 0.16,
    Entered: 0.5,
    CoinsDropped: 0.3,
    CoinPicked: 0.3,
    Toast: 0.45,
    InvitationRound: 0.24,
    Invited: 0.24,
    Drank: 0.22,
    Treated: 0.24,
    ThrownOut: 0.6,
    BarkeeperMoved: 0.4,
    Left: 0.7,
    ClosingTime: 0.6,
    ExtraRound: 0.3,
    EventPlayed: 0.5,
    Swapped: 0.6,
    CoinsStolen: 0.35,
    BeerStolen: 0.35,
    CoinsGained: 0.35,
    CoinsLost: 0.35,
    BeerLost: 0.4,
    DeckShuffled: 0.35,
    TurnEnded: 0.0,
    GameOver: 0.6,
}
"""From the beginning until it has happened, at normal speed; how far somebody walks makes a difference."""

LEADS: Final[Mapping[tuple[type[Event], type[Event]], float]] = {
    (Seated, Seated): 0.24,
    (Dealt, Dealt): 0.1,
    (Drank, Drank): 0.15,
    (Treated, Treated): 0.16,
    (Toast, Drank): 0.4,
    (CoinsDropped, CoinsDropped): 0.12,
    (CoinsDropped, Moved): 0.14,
    (CoinsDropped, Left): 0.14,
    (CoinPicked, Toast): 0.22,
    (CoinPicked, InvitationRound): 0.22,
    (InvitationRound, Invited): 0.2,
    (ThrownOut, ThrownOut): 0.3,
    (ThrownOut, Invited): 0.42,
    (ThrownOut, Drank): 0.42,
    (Drank, ThrownOut): 0.3,
    (BarkeeperMoved, Drank): 0.36,
    (Entered, DeckShuffled): 0.3,
}
"""After how many seconds of an event the one behind it begins, if it need not have happened by then."""
_LEAD: Final[Mapping[type[Event], float]] = {DiceSpent: 0.06, TurnStarted: 0.0, TurnEnded: 0.0}
"""Whatever follows."""

TURN: Final = 1.7
OPENING: Final = 2.4
"""Seconds for all that comes of one decision, and for all that comes before the first one."""
TAIL: Final = 0.25
"""What drops and glints have the last word with."""


def seconds(event: Event) -> float:
    """How long until it has happened."""
    if isinstance(event, Moved):
        return walk_seconds(len(event.path) - 1) if event.counts else SHOVED
    return SECONDS[type(event)]


def walk_seconds(steps: int) -> float:
    """A step each, and one down from the place and one up to the other."""
    return min(LONGEST_WALK, STEP * (steps + 2))


def lead(event: Event, following: Event) -> float:
    """When the event behind it begins."""
    kinds = type(event), type(following)
    return LEADS.get(kinds, _LEAD.get(kinds[0], seconds(event)))


def beats(events: Sequence[Event], *, calm: bool = False) -> list[Beat]:
    """What a decision leads to makes haste if it is much; the dice of the next turn take their time.

    What only fades comes one after the other: there has to be time to see it.
    """
    found: list[Beat] = []
    for part in _parts(events):
        leads = [seconds(event) for event in part] if calm else [*_leads(part)]
        limit = OPENING if isinstance(part[0], BarkeeperStarted | Seated | Dealt) else TURN
        tempo = 1.0 if isinstance(part[0], TurnStarted) else max(1.0, (sum(leads) + TAIL) / limit)
        found += [Beat(None if calm else lead, tempo) for lead in leads]
    return found


def _leads(events: Sequence[Event]) -> list[float]:
    return [*(lead(event, following) for event, following in pairwise(events)), *map(seconds, events[-1:])]


def _parts(events: Sequence[Event]) -> list[Sequence[Event]]:
    """What comes of a decision, and the turn that begins then."""
    starts = [number for number, event in enumerate(events) if isinstance(event, TurnStarted)]
    cuts = sorted({0, *starts, len(events)})
    return [events[start:end] for start, end in pairwise(cuts)]
