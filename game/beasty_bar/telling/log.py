"""A turn as lines of the log: what is told, whom it is about, and which rule is behind it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.beasty_bar.rules.animals import OWNER
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
from game.beasty_bar.telling.chronicle import tell
from game.beasty_bar.telling.why import why
from game.core.messages import N_, capital
from game.core.telling import Entry, Milestone, Rule
from game.core.words import Words

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


NUMBERS: Final = (N_("one"), N_("two"), N_("three"), N_("four"), N_("five"))


def outline(events: Sequence[Event], words: Words) -> list[Entry]:
    """What is left of a turn where piles are closed: how many came and went, but not who it was.

    Nor who was played, or by whom they were driven off: from that it could be found out who lies where.
    """
    rule = Rule(words.sentence(N_("Hidden piles")), words.sentence(CLOSED))
    gone, inside, out = (
        sum(isinstance(event, kinds) for event in events)
        for kinds in (Eaten | Expelled | Stung | Burnt | Landed, Admitted, Bounced)
    )
    told = (
        (
            gone,
            "trash",
            words.plural("One animal goes to THAT'S IT.", "{count} animals go to THAT'S IT.", gone),
        ),
        (inside, "door", words.plural("One animal gets in.", "{count} animals get in.", inside)),
        (out, "boot", words.plural("One animal is thrown out.", "{count} animals are thrown out.", out)),
    )
    lines = [
        Entry(capital(text.format(count=words.sentence(NUMBERS[count - 1]))), (), rule, icon)
        for count, icon, text in told
        if count
    ]
    return lines or [Entry(words.sentence(N_("No animal gets in or is thrown out.")), (), rule, "shield")]


CLOSED: Final = N_(
    "House rule: hidden piles. The log shows who got in and who was thrown out only for this round "
    "and the one before. After the game, it shows everything."
)


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


def milestone(event: Event) -> Milestone | None:
    """Somebody gets in."""
    return Milestone(OWNER[event.card], ICONS[Admitted]) if isinstance(event, Admitted) else None
