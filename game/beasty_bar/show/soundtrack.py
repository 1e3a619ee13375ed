"""What each event sounds like."""

from __future__ import annotations

from typing import assert_never

from game.beasty_bar.rules.animals import ANIMALS, SPECIES, Card
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dealt,
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
    PhaseStarted,
    Played,
    Shown,
    Sorted,
    SpatAt,
    Stacked,
    SteppedAside,
    Stung,
    TurnStarted,
)

Cues = tuple[str, ...]


def voice(card: Card) -> str:
    """An animal speaks up."""
    return f"voice_{ANIMALS[SPECIES[card]].name}"


def cues(event: Event) -> Cues:
    """The sounds an event starts with."""
    match event:
        case Played(card):
            return ("card", voice(card))
        case Passed():
            return ("pass",)
        case Moved():
            return ("hop",)
        case Sorted() | Gathered():
            return ("sort",)
        case GateFlipped():
            return ("flip",)
        case Dragged():
            return ("drag",)
        case SpatAt():
            return ("spit",)
        case Eaten():
            return ("eat",)
        case Expelled(by):
            return ("expel", voice(by))
        case Stung():
            return ("stung",)
        case Burnt():
            return ("burn",)
        case Imitated() | Shown():
            return ("pose",)
        case MaskDropped():
            return ("unmask",)
        case SteppedAside() | Landed() | Stacked():
            return ("slide",)
        case Fetched():
            return ("fetch",)
        case Admitted():
            return ("door", "admit")
        case Bounced():
            return ("bounce",)
        case NothingHappened():
            return ("nothing",)
        case Drawn() | Dealt():
            return ("draw",)
        case TurnStarted():
            return ("turn",)
        case PhaseStarted() | GameOver():
            return ()
        case _:
            assert_never(event)
