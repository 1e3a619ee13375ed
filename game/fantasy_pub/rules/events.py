"""The story of a game: one small frozen record for each thing that happens.

Events hold values as they were at that moment, because whoever shows them does so later. `fold.fold` tells
what each of them changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.chips import Chips
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.scoring import Score
from game.fantasy_pub.rules.state import Dice, Line


class Why(Enum):
    """Why somebody is thrown out."""

    BROKE = auto()
    """Had to drink or to pay, and had no coin."""
    DRUNK = auto()
    """Got a sixth beer."""


class Exit(Enum):
    """How somebody leaves."""

    ACTION = auto()
    """By the action Leave."""
    CLOSING = auto()
    """By itself, because it is closing time."""
    BACK_DOOR = auto()
    """By the event card."""


@dataclass(frozen=True, slots=True)
class BarkeeperStarted:
    """A die says at which table the barkeeper begins."""

    table: int


@dataclass(frozen=True, slots=True)
class Seated:
    """Before the first round the top character of a deck sits down; a goblin takes the coin of the table."""

    who: Character
    table: int
    coins: int
    """From the reserve."""
    picked: int
    """From the table."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat gets event cards; only the seat itself knows which."""

    seat: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class EventDiscarded:
    """A seat puts an event card away before the first turn; only the seat itself knows which."""

    seat: Seat
    next_seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A seat's turn begins."""

    seat: Seat
    turn: int
    round: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Both dice fall."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class NoActionReroll:
    """Nothing can be done with these dice: they are rolled again."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class DieAdjusted:
    """The +1/-1 card changes a die, and is turned over or gone."""

    seat: Seat
    die: int
    value: int
    """What the die shows now."""
    plus_minus: int
    """What the card shows now; 0: it is gone."""


@dataclass(frozen=True, slots=True)
class DiceSpent:
    """A die is spent on an action, or (0) both together."""

    die: int


@dataclass(frozen=True, slots=True)
class Entered:
    """The top character of a deck is turned up and comes to the door."""

    who: Character
    coins: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A character goes from the first space of the path to the last."""

    who: Character
    path: tuple[int, ...]
    counts: bool
    """It was the character's Move of this turn; not if an event card sent it."""


@dataclass(frozen=True, slots=True)
class CoinsDropped:
    """A character leaves coins on the floor where it is."""

    who: Character
    space: int
    coins: int


@dataclass(frozen=True, slots=True)
class CoinPicked:
    """A goblin takes a coin from the floor."""

    who: Character
    space: int


@dataclass(frozen=True, slots=True)
class Toast:
    """A table of one race: everybody drinks."""

    table: int
    guests: Line
    """In order of arrival."""


@dataclass(frozen=True, slots=True)
class InvitationRound:
    """A table of different races: everybody pays for the next bigger one."""

    table: int
    guests: Line
    """Small to big."""


@dataclass(frozen=True, slots=True)
class Invited:
    """One pays another a beer, and it is seen which kind the coin hid."""

    payer: Character
    guest: Character
    kind: Chips


@dataclass(frozen=True, slots=True)
class Drank:
    """A character turns one of its own coins to beer, and it is seen which kind it hid."""

    who: Character
    kind: Chips


@dataclass(frozen=True, slots=True)
class Treated:
    """A character gets a beer from the reserve, and it is seen which kind it is."""

    who: Character
    kind: Chips


@dataclass(frozen=True, slots=True)
class ThrownOut:
    """A character goes under its owner's deck; all its chips go back to the reserve as coins."""

    who: Character
    space: int
    why: Why
    coins: int
    beers: Chips


@dataclass(frozen=True, slots=True)
class BarkeeperMoved:
    """The barkeeper goes to a table and serves one guest there; nobody, if it is empty or by his tray."""

    start: int
    table: int
    guest: Character | None


@dataclass(frozen=True, slots=True)
class Left:
    """A character goes home: its beers are scored, its coins go back to the reserve."""

    who: Character
    space: int
    coins: int
    beers: Chips
    how: Exit


@dataclass(frozen=True, slots=True)
class ClosingTime:
    """The pub closes: so many have left, or so many rounds were played."""

    left: int
    round: int


@dataclass(frozen=True, slots=True)
class ExtraRound:
    """Everybody has one more turn."""

    round: int


@dataclass(frozen=True, slots=True)
class EventPlayed:
    """A seat plays an event card; what it does follows."""

    seat: Seat
    card: Card
    targets: tuple[int, ...]
    """As in the action."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seated characters change places; each is the last to have arrived at its new table."""

    who: Character
    table: int
    """Where `who` sits now."""
    other: Character
    other_table: int


@dataclass(frozen=True, slots=True)
class CoinsStolen:
    """A character takes coins from another."""

    thief: Character
    victim: Character
    coins: int


@dataclass(frozen=True, slots=True)
class BeerStolen:
    """A character takes a beer from another."""

    thief: Character
    victim: Character
    kind: Chips


@dataclass(frozen=True, slots=True)
class CoinsGained:
    """A character gets coins from the reserve."""

    who: Character
    coins: int


@dataclass(frozen=True, slots=True)
class CoinsLost:
    """A character returns coins to the reserve."""

    who: Character
    coins: int


@dataclass(frozen=True, slots=True)
class BeerLost:
    """A character returns a beer to the reserve, as a coin."""

    who: Character
    kind: Chips


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """A whole deck is shuffled: nobody knows its bottom any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver:
    """Everybody has had the last turn."""

    scores: tuple[Score, ...]
    """By seat; none in a preview in which somebody brings home a beer of unknown kind."""


Event = (
    BarkeeperStarted
    | Seated
    | Dealt
    | EventDiscarded
    | TurnStarted
    | DiceRolled
    | NoActionReroll
    | DieAdjusted
    | DiceSpent
    | Entered
    | Moved
    | CoinsDropped
    | CoinPicked
    | Toast
    | InvitationRound
    | Invited
    | Drank
    | Treated
    | ThrownOut
    | BarkeeperMoved
    | Left
    | ClosingTime
    | ExtraRound
    | EventPlayed
    | Swapped
    | CoinsStolen
    | BeerStolen
    | CoinsGained
    | CoinsLost
    | BeerLost
    | DeckShuffled
    | TurnEnded
    | GameOver
)

Tell = Callable[[Event], object]
"""Hears the story. Where nobody listens no event is made: search does not pay for it."""
