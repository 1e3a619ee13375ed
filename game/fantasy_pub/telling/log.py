"""A turn as lines of the log: what is told, whom it is about, and which rule is behind it.

What belongs together is one line: all who drink in a toast, all payments of a round.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from game.core.messages import N_
from game.core.telling import Entry, Milestone, Rule
from game.core.words import Words
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE, Chips
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
from game.fantasy_pub.rules.state import DOOR
from game.fantasy_pub.telling.chronicle import Chronicler, tell
from game.fantasy_pub.telling.names import BARKEEPER_KEY, DICE_KEY, SPACE_KEYS
from game.fantasy_pub.telling.why import why

ICONS: Final[Mapping[type[Event], str]] = {
    BarkeeperStarted: "call",
    Seated: "person",
    Dealt: "event",
    EventDiscarded: "event",
    DiceRolled: "dice",
    NoActionReroll: "dice",
    DieAdjusted: "plus",
    Entered: "enter",
    Moved: "move",
    CoinsDropped: "coin",
    CoinPicked: "coin",
    Toast: "mug",
    InvitationRound: "mug",
    Invited: "mug",
    Drank: "mug",
    Treated: "mug",
    ThrownOut: "boot",
    BarkeeperMoved: "call",
    Left: "leave",
    ClosingTime: "bell",
    ExtraRound: "bell",
    EventPlayed: "event",
    Swapped: "swap",
    CoinsStolen: "coin",
    BeerStolen: "mug",
    CoinsGained: "coin",
    CoinsLost: "coin",
    BeerLost: "mug",
    DeckShuffled: "deck",
    GameOver: "crown",
}
"""By the first event of a line."""

UNSAID: Final = (TurnStarted, DiceSpent, TurnEnded)
"""Whose turn it is, stands above its lines; what a die was spent on, follows."""

GATHERS: Final[Mapping[type[Event], type[Event]]] = {
    Dealt: Dealt,
    Toast: Drank,
    InvitationRound: Invited,
    BarkeeperMoved: Drank,
    Drank: Drank,
    Treated: Treated,
    CoinsDropped: CoinsDropped,
}
"""What comes into the line of such an event; whoever is thrown out in between gets a line behind it."""


MEETINGS: Final = (Toast, InvitationRound)


class Line(NamedTuple):
    """Events that are told together."""

    number: int
    """Of the first one that matters, in the turn."""
    events: tuple[Event, ...]


def entries(events: Sequence[Event], words: Words) -> list[Entry]:
    """What a turn's events say to everybody."""
    told, words = [], _in_company(events, words)
    for number, line in gathered(events):
        rule = why(events, number, words)
        assert rule is not None, "what is told has a rule behind it"
        told.append(Entry(_text(line, words), _lit(line), rule, ICONS[type(line[0])]))
    return told


def _in_company(events: Sequence[Event], words: Words) -> Words:
    """Whoever comes in during the turn is there, too: one of two goes by its name all along."""
    if words.view is None:
        return words
    comers = tuple(event.who for event in events if isinstance(event, Entered | Seated))
    return words.seeing(replace(words.view, spaces=(*words.view.spaces, comers)))


def gathered(events: Sequence[Event]) -> list[Line]:
    """The lines of a turn. A table that meets is told with its first beer; if there is none, not at all."""
    lines: list[tuple[int, list[Event]]] = []
    current: tuple[int, list[Event]] | None = None
    for number, event in enumerate(events):
        if isinstance(event, UNSAID):
            current = None
        elif current and isinstance(event, GATHERS.get(type(current[1][0]), ())):
            current[1].append(event)
            if len(current[1]) == 2 and isinstance(current[1][0], MEETINGS):
                lines.append(current)
        else:
            fresh: tuple[int, list[Event]] = number, [event]
            if not isinstance(event, MEETINGS):
                lines.append(fresh)
            if not isinstance(event, ThrownOut):
                current = fresh
    return [Line(number, tuple(line)) for number, line in lines]


def _text(line: Sequence[Event], words: Words) -> str:
    a = Chronicler(words)
    match line:
        case [event]:
            return tell(event, words) or ""
        case [Dealt(_, cards), *_]:
            return a.says(N_("Everyone is dealt {count} event cards."), count=len(cards))
        case [Toast(table), *_]:
            return a.says(N_("A toast at table {table}: {drinks}."), table=table, drinks=_drinks(line, a))
        case [InvitationRound(table), *_]:
            return a.says(
                N_("A round of drinks at table {table}: {payments}."),
                table=table,
                payments=_payments(line, a),
            )
        case [BarkeeperMoved(_, table), *_]:
            template = N_("The barkeeper goes to table {table}: {drinks}.")
            return a.says(template, table=table, drinks=_drinks(line, a))
        case [Drank(), *_]:
            return a.fills("{drinks}.", drinks=_drinks(line, a))
        case [Treated(), *_]:
            return a.says(N_("On the house: {drinks}."), drinks=_drinks(line, a))
        case _:
            return _dropped(line, a)


TWICE: Final[Mapping[Chips, str]] = {
    NORMAL * 2: N_("{who} drinks two beers"),
    NORMAL + TRIPLE: N_("{who} drinks a beer and a triple beer"),
    TRIPLE * 2: N_("{who} drinks two triple beers"),
}
"""By kinds, the same character drinks both."""


def _drinks(line: Sequence[Event], a: Chronicler) -> str:
    """Who drinks which beer."""
    beers = [(event.who, event.kind) for event in line if isinstance(event, Drank | Treated)]
    kinds = "".join(sorted(kind for _, kind in beers))
    if len(beers) == 2 and len(dict(beers)) == 1:
        return a.part(TWICE[kinds], who=a.who(beers[0][0]))
    return a.words.listed(
        [_drink([who for who, each in beers if each == kind], kind, a) for kind in dict.fromkeys(kinds)]
    )


def _drink(guests: Sequence[Character], kind: Chips, a: Chronicler) -> str:
    template = N_("{who} drinks {beer}") if len(guests) == 1 else N_("{who} drink {beer} each")
    return a.part(template, who=a.who(*guests), beer=a.beer(kind))


def _payments(line: Sequence[Event], a: Chronicler) -> str:
    """Who pays for whom."""
    return a.words.listed(
        [
            a.part(
                N_("{payer} buys {guest:object} {beer}"),
                payer=a.who(event.payer),
                guest=a.who(event.guest),
                beer=a.beer(event.kind),
            )
            for event in line
            if isinstance(event, Invited)
        ]
    )


def _dropped(line: Sequence[Event], a: Chronicler) -> str:
    """What several drop in one place."""
    drops = [event for event in line if isinstance(event, CoinsDropped)]
    return a.says(
        N_("{who} together drop {coins} coins {at}."),
        who=a.who(*(event.who for event in drops)),
        coins=sum(event.coins for event in drops),
        at=a.at(drops[0].space),
    )


def _lit(line: Sequence[Event]) -> tuple[Hashable, ...]:
    return tuple(dict.fromkeys(key for event in line for key in concerned(event)))


def concerned(event: Event) -> tuple[Hashable, ...]:
    """The characters an event is about, and the places."""
    match event:
        case BarkeeperStarted(table) | BarkeeperMoved(_, table, None):
            return BARKEEPER_KEY, SPACE_KEYS[table]
        case BarkeeperMoved(_, table, guest):
            return BARKEEPER_KEY, SPACE_KEYS[table], guest
        case Seated(who, space) | CoinsDropped(who, space) | CoinPicked(who, space):
            return who, SPACE_KEYS[space]
        case ThrownOut(who, space) | Left(who, space):
            return who, SPACE_KEYS[space]
        case Moved(who, path):
            return who, SPACE_KEYS[path[-1]]
        case Entered(who):
            return who, SPACE_KEYS[DOOR]
        case Toast(table, guests) | InvitationRound(table, guests):
            return SPACE_KEYS[table], *guests
        case Swapped(who, _, other):
            return who, other
        case Invited(one, other) | CoinsStolen(one, other) | BeerStolen(one, other):
            return one, other
        case Drank(who) | Treated(who) | CoinsGained(who) | CoinsLost(who) | BeerLost(who):
            return (who,)
        case DiceRolled() | NoActionReroll() | DieAdjusted():
            return (DICE_KEY,)
        case _:
            return ()


def outline(events: Sequence[Event], words: Words) -> list[Entry]:
    """What is left of a turn where only memory helps: how many drank, came and went, but not who it was."""
    rule = Rule(words.sentence(N_("Hidden piles")), words.sentence(CLOSED))
    beers, entered, out, home = (
        sum(isinstance(event, kinds) for event in events)
        for kinds in (Drank | Invited | Treated, Entered, ThrownOut, Left)
    )
    told = (
        (entered, "enter", words.plural("One character enters.", "{count} characters enter.", entered)),
        (beers, "mug", words.plural("One beer is drunk.", "{count} beers are drunk.", beers)),
        (
            out,
            "boot",
            words.plural("One character is thrown out.", "{count} characters are thrown out.", out),
        ),
        (home, "leave", words.plural("One character leaves.", "{count} characters leave.", home)),
    )
    lines = [Entry(text.format(count=count), (), rule, icon) for count, icon, text in told if count]
    return lines or [Entry(words.sentence(N_("Nobody enters, drinks or leaves.")), (), rule, "move")]


CLOSED: Final = N_(
    "House rule: hidden piles. The log shows only this round and the one before. After the game, it "
    "shows everything."
)


def milestone(event: Event) -> Milestone | None:
    """Somebody goes home."""
    return Milestone(OWNER[event.who], "hat") if isinstance(event, Left) else None
