"""A turn as lines of the log: what is told, whom it is about, and which rule is behind it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from game.beasty_bar.chronicle import tell
from game.beasty_bar.rules.animals import ANIMALS, SPECIES, Card
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dragged,
    Drawn,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GameOver,
    GateFlipped,
    Gathered,
    Imitated,
    Landed,
    MaskDropped,
    Moved,
    NothingHappened,
    Passed,
    Played,
    Shown,
    Sorted,
    SpatAt,
    Stacked,
    SteppedAside,
    Stung,
    TurnStarted,
)
from game.beasty_bar.why import why
from game.core.messages import N_
from game.core.module import Entry, Words

ICONS: Final[dict[type[Event], str]] = {
    Played: "cards",
    Imitated: "eye",
    Shown: "eye",
    MaskDropped: "eye",
    Passed: "speed",
    Moved: "speed",
    Sorted: "swap",
    Gathered: "speed",
    GateFlipped: "swap",
    Dragged: "undo",
    SpatAt: "undo",
    Eaten: "trash",
    Expelled: "trash",
    Stung: "trash",
    Burnt: "trash",
    SteppedAside: "undo",
    Fetched: "restart",
    Stacked: "deck",
    Landed: "deck",
    Admitted: "door",
    Bounced: "boot",
    NothingHappened: "shield",
    Drawn: "deck",
    GameOver: "crown",
}


def entries(events: Sequence[Event], words: Words) -> list[Entry]:
    """What a turn's events say to everybody; whose turn is next, the next turn says itself."""
    lines = []
    for number, event in enumerate(events):
        text, rule = tell(event, words), why(events, number, words)
        if text is not None and rule is not None and not isinstance(event, TurnStarted):
            lines.append(Entry(text, concerned(event), rule, ICONS[type(event)]))
    return lines


def concerned(event: Event) -> tuple[Hashable, ...]:
    """The animals an event is about, and the places."""
    match event:
        case Played(card) | MaskDropped(card) | Moved(card) | Imitated(card) | SteppedAside(card):
            return (card,)
        case Landed(card) | Burnt(card) | Admitted(card) | Bounced(card):
            return (card,)
        case Shown(one, other) | Eaten(one, other) | Expelled(one, other) | Stung(one, other):
            return (one, other)
        case Fetched(one, other) | SpatAt(one, other):
            return (one, other)
        case Passed(card, others) | Dragged(card, others):
            return (card, *others)
        case Sorted(_, line) | Gathered(_, line):
            return line
        case Stacked(cards):
            return cards
        case GateFlipped(card):
            return (card, "gate", "exit")
        case NothingHappened(card, _, other):
            return (card,) if other is None else (card, other)
        case _:
            return ()


OUTCOMES: Final = (N_("in"), N_("out"), N_("fetches"), N_("swapped"), N_("sorted"), N_("first"), N_("waits"))
IN, OUT, BACK, SWAPPED, SORTED, FIRST, WAITS = OUTCOMES
AHEAD, SEVERAL, BEHIND = N_("+{count}"), N_("{count} out"), N_("{count} back")


class Gist(NamedTuple):
    """A turn in a word."""

    icon: str
    word: str
    short: str = ""
    """Where there is no room for the word."""


def gist(events: Sequence[Event], words: Words) -> Gist:
    """What a card did in its turn: of all that happened, what matters most."""
    card = next(event.card for event in events if isinstance(event, Played))
    told = [told for event in events if (told := _told(event, card))]
    matter, icon, word, _ = min(told, default=(9, "shield", WAITS, ()))
    met = [other for each in told if each[0] == matter for other in each[3]]
    if word in (SEVERAL, BEHIND) and len(met) == 1:
        return Gist(icon, words.name(ANIMALS[SPECIES[met[0]]].name), "1")
    return Gist(icon, words.sentence(word).format(count=len(met)), str(len(met)) if met else "")


def _told(event: Event, card: Card) -> tuple[int, str, str, tuple[Card, ...]] | None:
    """How much an event of the turn matters to its card, the least first; what to say of it, and of whom."""
    match event:
        case Admitted(one) if one == card:
            return 0, "door", IN, ()
        case Expelled(_, one) | Stung(one) | Burnt(one) | Bounced(one) | Eaten(_, one) if one == card:
            return 1, "trash", OUT, ()
        case Eaten(by, victim) | Expelled(by, victim) if by == card:
            return 2, "trash", SEVERAL, (victim,)
        case Fetched(by) if by == card:
            return 3, "restart", BACK, ()
        case GateFlipped(by) if by == card:
            return 4, "swap", SWAPPED, ()
        case Sorted(by) if by == card:
            return 4, "swap", SORTED, ()
        case Gathered(by) | Moved(by, 0) if by == card:
            return 5, "speed", FIRST, ()
        case Passed(one, over) if one == card:
            return 6, "speed", AHEAD, over
        case SpatAt(by, victim) if by == card:
            return 7, "undo", BEHIND, (victim,)
        case Dragged(by, victims) if by == card:
            return 7, "undo", BEHIND, victims
        case _:
            return None
