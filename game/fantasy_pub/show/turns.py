"""A turn in short: whose picture stands for it, what came of it in a word and in a line, and its story."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.core.messages import N_
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.marks import HandCard
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    Drank,
    Entered,
    Event,
    EventDiscarded,
    EventPlayed,
    InvitationRound,
    Invited,
    Left,
    Moved,
    ThrownOut,
    Toast,
    Treated,
    TurnStarted,
)
from game.fantasy_pub.rules.scoring import worth
from game.fantasy_pub.telling.log import entries
from game.fantasy_pub.telling.names import Teller

BARKEEPER: Final = "barkeeper"
"""The key of his picture."""
CARDS: Final = "event cards"
"""The key of a card face down."""
_DEEDS: Final = (Entered, Moved, BarkeeperMoved, Left, EventPlayed, EventDiscarded)


def acted(events: Sequence[Event]) -> list[Event]:
    """What was decided in a turn."""
    return [event for event in events if isinstance(event, _DEEDS)]


def stands_for(events: Sequence[Event]) -> Hashable:
    """What a turn is about, by the key of its picture: what mattered most in it."""
    best: tuple[int, Hashable] = -1, None
    found: tuple[int, Hashable]
    for event in acted(events):
        match event:
            case Left(who):
                found = 4, who
            case EventPlayed(_, card):
                found = 3, HandCard(card)
            case Entered(who) | Moved(who):
                found = 2, who
            case BarkeeperMoved():
                found = 1, BARKEEPER
            case _:
                found = 0, CARDS
        best = max(best, found, key=lambda each: each[0])
    return best[1]


def icon(events: Sequence[Event]) -> str:
    """What came of it, as a sign."""
    for kinds, name in (
        (Left, "door"),
        (ThrownOut, "boot"),
        ((Drank, Invited, Treated), "glass"),
        (EventPlayed, "cards"),
        (EventDiscarded, "cards"),
    ):
        if any(isinstance(event, kinds) for event in events):
            return name
    return "dice"


def word(events: Sequence[Event]) -> str:
    """How many points went home; else, who went out, or how many beers were drunk."""
    home = [event for event in events if isinstance(event, Left)]
    if home:
        return f"+{sum(worth(event.beers) for event in home)}"
    out = sum(isinstance(event, ThrownOut) for event in events)
    if out:
        return str(out)
    beers = sum(isinstance(event, Drank | Invited | Treated) for event in events)
    return str(beers) if beers else ""


def line(events: Sequence[Event], words: Words) -> str:
    """The turn in a line: "Bo's troll to table 1: a round"."""
    seat = seat_of(events)
    player = words.seat(seat) if seat is not None else ""
    told = [each for event in acted(events) if (each := _deed(event, player, words))]
    what = [each for event in events if (each := _meeting(event, words))]
    first = ", ".join(told[:2])
    if not what:
        return first
    return words.sentence(N_("{where}: {what}")).format(where=first, what=", ".join(what[:2]))


def _deed(event: Event, player: str, words: Words) -> str:
    a, say = Teller(words), words.sentence
    match event:
        case Entered(who):
            return a.fills(say(N_("{who} came in")), who=a.who(who))
        case Moved(who, (*_, space)):
            return a.fills(say(N_("{who} {to}")), who=a.who(who), to=a.to(space))
        case BarkeeperMoved(_, table):
            return say(N_("{player} called the barkeeper {to}")).format(player=player, to=a.to(table))
        case Left(who, _, _, beers):
            count = len(beers)
            home = words.plural("{who} went home with a beer", "{who} went home with {count} beers", count)
            return a.fills(home, who=a.who(who), count=count)
        case EventPlayed(_, card):
            return say(N_("{player} played “{card}”")).format(player=player, card=a.card(card))
        case EventDiscarded():
            return say(N_("{player} put an event card away")).format(player=player)
    return ""


def _meeting(event: Event, words: Words) -> str:
    match event:
        case Toast():
            return words.sentence(N_("a toast"))
        case InvitationRound():
            return words.sentence(N_("a round"))
        case ThrownOut(who):
            a = Teller(words)
            return a.fills(words.plural("{who} is thrown out", "{who} are thrown out", 1), who=a.who(who))
    return ""


def story(events: Sequence[Event], words: Words) -> str:
    """All that everybody is told of it."""
    return " ".join(entry.text for entry in entries(events, words))


def seat_of(events: Sequence[Event]) -> Seat | None:
    """Whose turn it is."""
    return next((event.seat for event in events if isinstance(event, TurnStarted | EventDiscarded)), None)


def called(events: Sequence[Event], words: Words) -> str:
    """What a turn is called, on its own."""
    key = stands_for(events)
    if isinstance(key, HandCard):
        return Teller(words).card(key.card)
    if isinstance(key, int):
        a = Teller(words)
        return a.fills("{who}", who=a.who(Character(key)))
    return words.sentence(N_("The barkeeper") if key == BARKEEPER else N_("Event cards"))
