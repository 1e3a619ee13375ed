"""A turn in short: in a word for the strip of the last round, in a few sentences for whoever looked away."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from game.beasty_bar.rules.animals import ANIMALS, SPECIES, Card
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dragged,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GateFlipped,
    Gathered,
    Imitated,
    Landed,
    Moved,
    NothingHappened,
    Passed,
    Played,
    Shown,
    Sorted,
    SpatAt,
    Stung,
)
from game.beasty_bar.telling.chronicle import together
from game.core.messages import N_
from game.core.words import Words

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
    card = _played(events)
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


def story(events: Sequence[Event], words: Words) -> str:
    """The whole turn: what the card did, and everyone who has left the line. Who waits in it can be seen.

    Where nothing of that kind happened, it is told why.
    """
    card = _played(events)
    groups: dict[Hashable, list[Event]] = {}
    for event in events:
        if (matter := _matter(event, card)) is not None:
            groups.setdefault(matter, []).append(event)
    sentences = [together(group, words) for group in groups.values()]
    return " ".join(sentences) or _nothing(events, words)


def _played(events: Sequence[Event]) -> Card:
    return next(event.card for event in events if isinstance(event, Played))


def _nothing(events: Sequence[Event], words: Words) -> str:
    """Why nothing came of a card; at least it has come."""
    seen = [event for kind in (NothingHappened, Played) for event in events if isinstance(event, kind)]
    return together(seen[:1], words)


def _matter(event: Event, card: Card) -> Hashable | None:
    """What an event is told together with: all whom one animal drives off for one reason, all at the gate."""
    match event:
        case Eaten(by) | Expelled(by):
            return type(event), by, getattr(event, "why", None)
        case Admitted(_, None):
            return Admitted
        case Admitted() | Bounced():
            return Bounced
        case Burnt():
            return Burnt
        case Stung() | Landed():
            return event
        case Imitated(by) | Shown(by) | Passed(by) | Moved(by) | Sorted(by) | Gathered(by) if by == card:
            return event
        case GateFlipped(by) | Dragged(by) | SpatAt(by) | Fetched(by) if by == card:
            return event
        case _:
            return None
