"""The garden at night: what lies where, as somebody knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Final, TypeVar

from game.core.messages import N_
from game.core.rng import Rng
from game.core.rules import Seat, Standing, Sum, Viewer

T = TypeVar("T")


class Kind(Enum):
    """What can sit under a stone."""

    STRIPED = "striped"
    SPOTTED = "spotted"
    GOLDEN = "golden"
    HEDGEHOG = "hedgehog"

    @property
    def noun(self) -> str:
        """What it is called."""
        return self.value if self is Kind.HEDGEHOG else f"{self.value} snail"


SNAILS: Final = (Kind.STRIPED, Kind.SPOTTED, Kind.GOLDEN)
WORTH: Final = {Kind.STRIPED: 1, Kind.SPOTTED: 2, Kind.GOLDEN: 3}
STONES: Final = Counter({Kind.STRIPED: 7, Kind.SPOTTED: 5, Kind.GOLDEN: 3, Kind.HEDGEHOG: 3})
BEDS: Final = 6
"""One for each side of a die."""
DICE: Final = 2
CANDLES: Final = 3
OFFERED: Final = 2
"""Of so many favourites every gardener keeps one."""

Kinds = tuple[Kind, ...]
Hidden = tuple[Kind | None, ...]
"""`None` stands for what nobody here has seen."""


class Night(Enum):
    """How many turns everybody has."""

    SHORT = "short"
    LONG = "long"

    @property
    def rounds(self) -> int:
        """Turns of each gardener, unless the stones run out."""
        return 2 if self is Night.SHORT else 4


class Moon(Enum):
    """Whether favourites can be seen."""

    NEW = "new"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything agreed before the night; who begins may be left to chance."""

    players: int = 2
    night: Night = Night.SHORT
    moon: Moon = Moon.NEW
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class Garden:
    """All there is to see, if one could see everything."""

    night: Night
    open: bool
    """The favourites lie face up."""
    mover: Seat
    beds: tuple[Hidden, ...]
    """The stones of each bed, the next one to be lifted last."""
    favourites: tuple[Hidden, ...]
    """By seat: those dealt, then the one that was kept."""
    sheds: tuple[Kinds, ...]
    candles: tuple[int, ...]
    basket: Kinds = ()
    away: Kinds = ()
    """All that ran away, and what made it run."""
    dice: tuple[int, ...] = ()
    """Those that are not used up yet, the lowest first."""
    turn: int = 0
    over: bool = False

    @property
    def players(self) -> int:
        """How many seats take part."""
        return len(self.sheds)

    @property
    def drafting(self) -> bool:
        """The gardeners are still choosing their favourites."""
        return self.turn == 0

    @property
    def next_seat(self) -> Seat:
        """Who comes after the one whose turn it is."""
        return Seat((self.mover + 1) % self.players)

    @property
    def lifted(self) -> Kinds:
        """All that lay under stones already."""
        return (*self.basket, *self.away, *(kind for shed in self.sheds for kind in shed))


@dataclass(frozen=True, slots=True)
class State:
    """Everything, and the chance that decides what comes."""

    garden: Garden
    chance: Rng


@dataclass(frozen=True, slots=True)
class View:
    """The garden with the eyes of one viewer."""

    viewer: Viewer
    garden: Garden


def laid_out(setup: Setup) -> Garden:
    """The garden before anybody has a favourite; what is under the stones nobody knows."""
    assert setup.first is not None, "complete the set-up first"
    stones = STONES.total() // BEDS
    return Garden(
        night=setup.night,
        open=setup.moon is Moon.FULL,
        mover=setup.first,
        beds=((None,) * stones,) * BEDS,
        favourites=((),) * setup.players,
        sheds=((),) * setup.players,
        candles=(CANDLES,) * setup.players,
    )


def put(rows: tuple[T, ...], place: int, row: T) -> tuple[T, ...]:
    """The same rows, but for one."""
    return (*rows[:place], row, *rows[place + 1 :])


def dealt(kinds: Iterable[Kind], beds: Iterable[Hidden]) -> tuple[Kinds, ...]:
    """Kinds under the stones of each bed, as many as there are."""
    source = iter(kinds)
    return tuple(tuple(islice(source, len(bed))) for bed in beds)


def drawn(count: int, chance: Rng) -> tuple[Kinds, Rng]:
    """So many favourites; the same may come twice."""
    kinds = []
    for _ in range(count):
        number, chance = chance.below(len(SNAILS))
        kinds.append(SNAILS[number])
    return tuple(kinds), chance


def worth(garden: Garden, seat: Seat, kinds: Kinds) -> int:
    """What snails are worth to a gardener: a favourite counts one more, as far as it is known."""
    liked = garden.favourites[seat] if len(garden.favourites[seat]) == 1 else ()
    return sum(WORTH[kind] + (kind in liked) for kind in kinds)


def standings(garden: Garden) -> tuple[Standing, ...]:
    """Most worth wins; in a tie, most candles."""
    seats = [Seat(number) for number in range(garden.players)]
    worths = [worth(garden, seat, garden.sheds[seat]) for seat in seats]
    ranks = list(zip(worths, garden.candles, strict=True))
    tied = worths.count(max(worths)) > 1
    return tuple(
        Standing(
            seat,
            1 + sum(other > ranks[seat] for other in ranks),
            (Sum(N_("Snails"), worths[seat], not tied), Sum(N_("Candles"), garden.candles[seat], tied)),
        )
        for seat in seats
    )
