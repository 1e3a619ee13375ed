"""What each event sounds like."""

from __future__ import annotations

from collections.abc import Container
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
    Phase,
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
from game.beasty_bar.rules.turn import FULL_LINE
from game.beasty_bar.rules.view import View
from game.core.rules import Seat

Cues = tuple[str, ...]


def opens(event: Event, view: View) -> bool:
    """The gate opens: five stand in the line when it is checked."""
    return event == PhaseStarted(Phase.CHECK) and len(view.line) == FULL_LINE


def voice(card: Card) -> str:
    """An animal speaks up."""
    return f"voice_{ANIMALS[SPECIES[card]].name}"


def cues(event: Event, view: View, computers: Container[Seat] = ()) -> Cues:
    """The sounds an event starts with, when the view knows of it. A computer needs no bell for its turn."""
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
            return ("admit",)
        case Bounced():
            return ("bounce",)
        case NothingHappened():
            return ("nothing",)
        case Drawn() | Dealt():
            return ("draw",)
        case TurnStarted(seat):
            return () if seat in computers else ("turn",)
        case PhaseStarted():
            return ("door",) if opens(event, view) else ()
        case GameOver():
            return ()
        case _:
            assert_never(event)
