"""The story of a turn: one small frozen record for each thing that happens.

Events hold values as they were at that moment, because whoever shows them does so later. A `place` is an
index in the line at that moment, 0 at Heaven's Gate. Animals that leave the line by an action are on their
way to THAT'S IT until they are stacked there. `view.fold` tells what each event changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, get_args, get_type_hints

from game.beasty_bar.rules.animals import Card, Species
from game.beasty_bar.rules.scoring import Score
from game.core.rules import Seat

Line = tuple[Card, ...]


class Phase(Enum):
    """The five phases of a turn."""

    PLAY = auto()
    ACTION = auto()
    RECURRING = auto()
    CHECK = auto()
    DRAW = auto()


class Why(Enum):
    """What drove an animal off."""

    SHOOED = auto()
    """A parrot chose it."""
    STENCH = auto()
    """A skunk: one of the two strongest kinds."""
    RAMMED = auto()
    """A rhino took its place."""
    BITTEN = auto()
    """A bat took its place."""
    SCARED = auto()
    """A monkey when a lion arrives."""
    MOBBED = auto()
    """A brute when monkeys meet."""
    SECOND_LION = auto()
    """A lion was there already."""


class Reason(Enum):
    """Why nothing happened."""

    NO_ACTION = auto()
    """This animal only stands there."""
    ALONE = auto()
    """There is nobody else in the line."""
    FIRST = auto()
    """It stands at the gate already."""
    TOO_FEW_AHEAD = auto()
    """The tiger needs an animal to leap over."""
    ZEBRA = auto()
    """A zebra blocks the way."""
    TOO_STRONG = auto()
    """The animal concerned is not weak enough."""
    OTHER_PARITY = auto()
    """The ostrich is stopped by the very first animal."""
    NO_MATE = auto()
    """A monkey without other monkeys."""
    ONLY_SKUNKS = auto()
    """Skunks do not mind the stench."""
    NOBODY_TO_COPY = auto()
    """No species in the line is left to imitate."""
    NOTHING_TO_SHOW = auto()
    """No species in hand is left to show."""
    EMPTY_PILE = auto()
    """Nobody lies on THAT'S IT."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat gets its hand and draw pile. Only the seat itself knows which cards are in them."""

    seat: Seat
    hand_size: int
    deck_size: int
    hand: Line | None
    deck: Line | None
    """Sorted: nobody knows the order."""


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A seat is to play."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class PhaseStarted:
    """The next phase of the turn begins."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class Played:
    """A card leaves its owner's hand for the end of the line, or (`place` None) waits beside THAT'S IT."""

    card: Card
    place: int | None


@dataclass(frozen=True, slots=True)
class Imitated:
    """A card poses as a species that stands in the line."""

    card: Card
    model: Species


@dataclass(frozen=True, slots=True)
class Shown:
    """A card poses as a species that its player shows from the hand."""

    card: Card
    shown: Card


@dataclass(frozen=True, slots=True)
class MaskDropped:
    """A card is itself again."""

    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """An animal goes forward past others, counted from the nearest."""

    card: Card
    over: Line
    place: int
    """Where it stands now."""


@dataclass(frozen=True, slots=True)
class Moved:
    """An animal goes straight to a place."""

    card: Card
    place: int
    """Counted in the line without it."""


@dataclass(frozen=True, slots=True)
class Sorted:
    """The whole line is put in order of strength."""

    by: Card
    line: Line


@dataclass(frozen=True, slots=True)
class Gathered:
    """The monkeys go to the gate together."""

    by: Card
    line: Line


@dataclass(frozen=True, slots=True)
class GateFlipped:
    """Heaven's Gate and the exclusion change sides: the last are first."""

    by: Card
    line: Line


@dataclass(frozen=True, slots=True)
class Dragged:
    """The weakest are dragged to the end of the line."""

    by: Card
    victims: Line
    line: Line


@dataclass(frozen=True, slots=True)
class SpatAt:
    """An animal is spat at and bolts to the end of the line."""

    by: Card
    victim: Card
    place: int
    """Where it stood."""


@dataclass(frozen=True, slots=True)
class Eaten:
    """An animal is eaten."""

    eater: Card
    victim: Card
    place: int


@dataclass(frozen=True, slots=True)
class Expelled:
    """An animal is driven off."""

    by: Card
    victim: Card
    place: int
    why: Why


@dataclass(frozen=True, slots=True)
class Stung:
    """An attacker runs into the porcupine's quills, and has to go itself."""

    attacker: Card
    porcupine: Card
    place: int
    """Where the attacker stood."""


@dataclass(frozen=True, slots=True)
class Burnt:
    """A bat stands in the light of the gate, and burns."""

    card: Card


@dataclass(frozen=True, slots=True)
class SteppedAside:
    """A card that poses as a vulture leaves the line and waits beside THAT'S IT."""

    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class Fetched:
    """A vulture brings the topmost card of THAT'S IT to the end of the line.

    A vulture fetched (`place` None) joins the fetcher beside THAT'S IT: both are let in.
    """

    by: Card
    card: Card
    place: int | None


@dataclass(frozen=True, slots=True)
class Stacked:
    """The animals that were sent away lie on THAT'S IT now, the last one on top."""

    cards: Line


@dataclass(frozen=True, slots=True)
class Landed:
    """A card that waited beside THAT'S IT lies on top of it now."""

    card: Card


@dataclass(frozen=True, slots=True)
class Admitted:
    """A guest enters the bar: from a place in the line, or (None) from beside THAT'S IT."""

    card: Card
    place: int | None


@dataclass(frozen=True, slots=True)
class Bounced:
    """The last of five is thrown out."""

    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class NothingHappened:
    """An action had no effect, and why; `other` is the animal that was in the way, if one was."""

    card: Card
    reason: Reason
    other: Card | None = None


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat draws a card. Only the seat itself knows which."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class GameOver:
    """The last card was played."""

    next_seat: Seat
    """Whose turn it would be."""
    turn: int
    scores: tuple[Score, ...]


Event = (
    Dealt
    | TurnStarted
    | PhaseStarted
    | Played
    | Imitated
    | Shown
    | MaskDropped
    | Passed
    | Moved
    | Sorted
    | Gathered
    | GateFlipped
    | Dragged
    | SpatAt
    | Eaten
    | Expelled
    | Stung
    | Burnt
    | SteppedAside
    | Fetched
    | Stacked
    | Landed
    | Admitted
    | Bounced
    | NothingHappened
    | Drawn
    | GameOver
)

FIELDS: Final[Mapping[type[Event], Mapping[str, Any]]] = {
    kind: get_type_hints(kind) for kind in get_args(Event)
}
"""What each kind of event holds: cards, species and seats are all numbers, and only their names differ."""
