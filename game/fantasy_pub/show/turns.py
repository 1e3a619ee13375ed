"""A turn in short: whose picture stands for it, what came of it in a word and in lines, and its story."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.core.messages import N_
from game.core.rules import Seat
from game.core.sentences import Noun
from game.core.words import Words
from game.fantasy_pub.marks import HandCard
from game.fantasy_pub.rules.characters import OWNER, Character
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
from game.fantasy_pub.rules.state import DOOR
from game.fantasy_pub.telling.log import entries
from game.fantasy_pub.telling.names import Teller, noun
from game.shell.marked import marked
from game.shell.table.tabletop import Line

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


def lines(events: Sequence[Event], words: Words) -> tuple[Line, ...]:
    """What happened, a line for each thing: "Bo's troll to table 1: round"."""
    found, told = list[Line](), _Lines(words, seat_of(events))
    before: Event | None = None
    for event in events:
        if isinstance(event, Toast | InvitationRound) and found:
            found[-1] = told.met(found[-1], event)
        elif isinstance(event, BarkeeperMoved) and isinstance(before, EventPlayed):
            continue  # he comes with the card
        elif (line := told.of(event)) is not None:
            found.append(line)
            before = event
    return tuple(found)


class _Lines:
    """Puts what happens in the turn of a seat into lines; what the sign before a line says anyway, its
    shorter ways leave out."""

    def __init__(self, words: Words, seat: Seat | None) -> None:
        self._words, self._seat = words, seat

    def of(self, event: Event) -> Line | None:
        """Nothing, if it is not worth a line."""
        match event:
            case Left(who, _, _, beers):
                return self._went_home(who, worth(beers))
            case ThrownOut(who):
                return self._guest(who, N_("{who} was thrown out"), 4)
            case EventPlayed(_, card):
                name = Teller(self._words).card(card)
                return self._player(N_("{player} played “{card}”"), N_("“{card}”"), 3, card=name)
            case Entered(who):
                return self._guest(who, N_("{who} came in"), 2)
            case Moved(who, (*_, space)):
                to = N_("{who} to the door") if space == DOOR else N_("{who} to table {table}")
                return self._guest(who, to, 1, table=space)
            case BarkeeperMoved():
                return self._player(N_("{player} called the barkeeper"), N_("Called the barkeeper"), 1)
            case EventDiscarded():
                return self._player(N_("{player} put an event away"), N_("Put an event away"), 0)
        return None

    def met(self, line: Line, event: Toast | InvitationRound) -> Line:
        """The same line, with what came of it."""
        what = self._words.sentence(N_("toast") if isinstance(event, Toast) else N_("round"))
        joined = self._words.sentence(N_("{where}: {what}"))
        told = tuple(joined.format(where=where, what=what) for where in line.told)
        return Line(line.seat, (*told, line.told[-1]), max(line.weight, 3))

    def _went_home(self, who: Character, points: int) -> Line:
        plural = self._words.plural
        home = plural("{who} home: one point", "{who} home: {count} points", points)
        return self._filled(who, home, 5, count=points)

    def _guest(self, who: Character, template: str, weight: int, **fields: int) -> Line:
        return self._filled(who, self._words.sentence(template), weight, **fields)

    def _filled(self, who: Character, translated: str, weight: int, **fields: int) -> Line:
        a, owner, called = Teller(self._words), OWNER[who], noun(who, self._words)
        alone = Noun(lambda case: marked(self._words.name(called, case), owner))
        told = tuple(a.fills(translated, who=each, **fields) for each in (a.who(who), alone))
        return Line(owner, told, weight)

    def _player(self, template: str, alone: str, weight: int, **fields: str) -> Line | None:
        if self._seat is None:
            return None
        say, player = self._words.sentence, self._words.seat(self._seat)
        told = say(template).format(player=player, **fields), say(alone).format(**fields)
        return Line(self._seat, told, weight)


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
