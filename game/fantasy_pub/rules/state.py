"""Everything in the pub at one moment."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeVar

from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, CLAN_SIZE, Character
from game.fantasy_pub.rules.chips import Chips
from game.fantasy_pub.rules.house import MOST_ROUNDS, Card

DOOR: Final = 0
TABLES: Final = range(1, 7)
SPACES: Final = 7
"""The door, then the tables; clockwise is upwards, and from the last table to the door."""
IN_DECK: Final = -1
OUT: Final = -2
MOST_BEERS: Final = 5
CLOSING: Final = {2: 6, 3: 7, 4: 8}
"""By players: so many characters must have left in all, then it is closing time."""

T = TypeVar("T")
Line = tuple[Character, ...]
Dice = tuple[int, int]
Used = tuple[bool, bool]
NO_DICE: Final[Dice] = (1, 1)
"""What lies there while nobody has rolled."""
UNUSED: Final[Used] = (False, False)
SPENT: Final[Used] = (True, True)


class Phase(Enum):
    """What the players are doing."""

    DRAFT = "draft"
    TURN = "turn"
    OVER = "over"


class Stage(Enum):
    """How late it is."""

    OPEN = "open"
    LAST_ROUND = "last_round"
    """Closing time has come; the round is being completed."""
    EXTRA = "extra"
    """Everybody has one more turn."""


DRAFT, TURN, OVER = Phase
OPEN, LAST_ROUND, EXTRA = Stage
# To look one up in its class takes as long as a call.


_new = object.__new__


class State:
    """The full truth of a game. Rule functions change it in place; whoever wants to keep one copies it.

    What changes often is a list. A row by seat changes seldom: it is a tuple that copies share, and `put`
    makes the next one.
    """

    __slots__ = (
        "acted",
        "away",
        "barkeeper",
        "beers",
        "chance",
        "coins",
        "decks",
        "dice",
        "floor",
        "hands",
        "known_bottom",
        "moved",
        "out",
        "phase",
        "played",
        "plus_minus",
        "reserve",
        "round",
        "rounds",
        "scored",
        "spaces",
        "stage",
        "start",
        "to_move",
        "turn",
        "used",
        "where",
    )

    def __init__(self, players: int) -> None:
        self.start = Seat(0)
        """Who holds the coaster: the player before ends each round."""
        self.to_move = Seat(0)
        """When the game is over, the start player."""
        self.phase = Phase.DRAFT
        self.stage = Stage.OPEN
        self.round = 1
        self.rounds = MOST_ROUNDS
        """After so many it is closing time in any case."""
        self.turn = 0
        """How many have begun."""
        self.dice = NO_DICE
        self.used = UNUSED
        self.acted = False
        """The seat to move has done something with a die this turn."""
        self.moved: Line = ()
        """Whoever made a Move this turn."""
        self.barkeeper = 1
        self.spaces: list[Line] = [()] * SPACES
        """In order of arrival."""
        self.floor: list[Chips] = [""] * SPACES
        """Coins that lie there."""
        self.reserve: Chips = ""
        self.where = [IN_DECK] * (CLAN_SIZE * players)
        """By character: a space, or `IN_DECK`, or `OUT`."""
        self.coins: list[Chips] = [""] * (CLAN_SIZE * players)
        self.beers: list[Chips] = [""] * (CLAN_SIZE * players)
        self.decks: tuple[Line, ...] = ((),) * players
        """The first one enters next."""
        self.known_bottom = (0,) * players
        """How many of a deck, from below, were seen when they were thrown out."""
        self.hands: tuple[tuple[Card, ...], ...] = ((),) * players
        """Sorted."""
        self.away: tuple[tuple[Card, ...], ...] = ((),) * players
        """The event that was put away before the first turn; nothing until then, more only in a position."""
        self.plus_minus = (1,) * players
        """The side that the +1/-1 card shows; 0: it is gone."""
        self.scored: tuple[Chips, ...] = ("",) * players
        self.out: tuple[Line, ...] = ((),) * players
        self.played: tuple[Card, ...] = ()
        self.chance = Rng(0)

    @property
    def players(self) -> int:
        """How many seats take part."""
        return len(self.decks)

    def copy(self) -> State:
        """A state of its own that is equal to this one."""
        twin = _new(State)
        twin.start = self.start
        twin.to_move = self.to_move
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.rounds = self.rounds
        twin.turn = self.turn
        twin.dice = self.dice
        twin.used = self.used
        twin.acted = self.acted
        twin.moved = self.moved
        twin.barkeeper = self.barkeeper
        twin.spaces = self.spaces[:]
        twin.floor = self.floor[:]
        twin.reserve = self.reserve
        twin.where = self.where[:]
        twin.coins = self.coins[:]
        twin.beers = self.beers[:]
        twin.decks = self.decks
        twin.known_bottom = self.known_bottom
        twin.hands = self.hands
        twin.away = self.away
        twin.plus_minus = self.plus_minus
        twin.scored = self.scored
        twin.out = self.out
        twin.played = self.played
        twin.chance = self.chance
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"State({fields})"


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same row, but for one."""
    return (*row[:place], value, *row[place + 1 :])


def own_in_pub(state: State) -> list[Character]:
    """The characters of the seat to move that are inside, the door included."""
    where = state.where
    return [who for who in CLAN[state.to_move] if where[who] >= 0]


def sated(state: State, who: Character) -> bool:
    """Has drunk enough to go home."""
    return enough(len(state.coins[who]), len(state.beers[who]))


def enough(coins: int, beers: int) -> bool:
    """As many beers as coins, or more: so one may go home."""
    return beers >= coins


def without(line: Line, who: Character) -> Line:
    """The others."""
    return tuple([each for each in line if each != who])
