"""What is agreed before the first card is dealt, and whether it makes a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeVar

from game.beasty_bar.rules.animals import (
    ANIMALS,
    MAX_PLAYERS,
    SPECIES,
    Card,
    CardSet,
    Species,
    card_of,
    deck_of,
)
from game.core.errors import BadSetup
from game.core.rng import Rng
from game.core.rules import Seat

T = TypeVar("T")

MIN_PLAYERS = 2
STRENGTHS = 12
HAND_SIZE = 4
BOXED = 4
"""How many cards each player puts away in the advanced variant."""
MAX_SEED = (1 << 64) - 1


class Mode(Enum):
    """Which cards are in the game."""

    BASE = "base"
    NEW = "new"
    MIXED = "mixed"

    def has(self, card_set: CardSet) -> bool:
        """Cards of that set are in the game."""
        return self is Mode.MIXED or self.value == card_set.value


class Scoring(Enum):
    """Who wins: most guests (ties by strength or by points), or most points."""

    COUNT_2014 = "count_2014"
    COUNT_2015 = "count_2015"
    POINTS_2019 = "points_2019"


Picks = tuple[CardSet, ...]
"""A deck of a mixed game: the set chosen for each strength, from 1 to 12."""


@dataclass(frozen=True, slots=True)
class Options:
    """The rules that a game goes by; fixed for the whole game."""

    mode: Mode = Mode.BASE
    scoring: Scoring = Scoring.COUNT_2014
    advanced: bool = False
    shield_classes: bool = False

    @property
    def stackable(self) -> bool:
        """With New Beasts THAT'S IT lies face up, and whoever sends several animals there stacks them."""
        return self.mode is not Mode.BASE


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything agreed before the deal. What is `None` is drawn from the seed, or follows from the rest."""

    players: int = 2
    mode: Mode = Mode.BASE
    scoring: Scoring | None = None
    advanced: bool = False
    shield_classes: bool = False
    picks: tuple[Picks, ...] | None = None
    boxed: tuple[tuple[Species, ...], ...] | None = None
    first: Seat | None = None

    @property
    def options(self) -> Options:
        """The rules this set-up asks for."""
        return Options(self.mode, self.scoring or self._usual_scoring, self.advanced, self.shield_classes)

    @property
    def _usual_scoring(self) -> Scoring:
        if self.advanced:
            return Scoring.POINTS_2019
        return Scoring.COUNT_2014 if self.mode is Mode.BASE else Scoring.COUNT_2015

    def deck(self, seat: Seat) -> list[Card]:
        """The twelve cards of a seat, before four are put away in the advanced variant."""
        return deck_of(seat, self._picks_of(seat))

    def _picks_of(self, seat: Seat) -> Picks:
        if self.mode is Mode.MIXED:
            assert self.picks is not None, "complete the set-up first"
            return self.picks[seat]
        return (CardSet(self.mode.value),) * STRENGTHS


Decision = Callable[[Setup, Seat, Any], Setup]
"""What a seat says becomes part of a complete set-up."""


def complete(setup: Setup, seed: int) -> Setup:
    """Draw whatever the set-up leaves open; raises `BadSetup` where it makes no game."""
    _check_numbers(setup, seed)
    seats = [Seat(number) for number in range(setup.players)]
    rng = setup_chance(seed)
    first, rng = rng.below(setup.players)
    if setup.first is None:
        setup = replace(setup, first=Seat(first))
    # Each part is drawn whether it is needed or not, so that fixing one part leaves the others as they were.
    picks = []
    for _ in seats:
        word, rng = rng.word()
        picks.append(tuple(CardSet.NEW if word >> bit & 1 else CardSet.BASE for bit in range(STRENGTHS)))
    if setup.mode is Mode.MIXED and setup.picks is None:
        setup = replace(setup, picks=tuple(picks))
    _check_picks(setup)
    boxed = []
    for seat in seats:
        cards, rng = rng.shuffled(setup.deck(seat))
        boxed.append(tuple(SPECIES[card] for card in sorted(cards[:BOXED])))
    if setup.advanced and setup.boxed is None:
        setup = replace(setup, boxed=tuple(boxed))
    _check_boxed(setup)
    return replace(setup, scoring=setup.options.scoring)


def decisions(asked: Setup, setup: Setup, people: Sequence[Seat]) -> list[tuple[Seat, Decision]]:
    """What people decide before the deal, in turn; first the picks: what can be put away depends on them.

    `setup` is complete; what was open in the set-up `asked` for is theirs to decide.
    """
    kinds: list[Decision] = []
    if setup.picks and asked.picks is None:
        kinds.append(drafted)
    if setup.boxed and asked.boxed is None:
        kinds.append(left_at_home)
    return [(seat, decide) for decide in kinds for seat in people]


def drafted(setup: Setup, seat: Seat, picks: Picks) -> Setup:
    """A complete set-up after a seat has picked its deck; until it says more, its weakest stay at home."""
    assert setup.picks is not None, "complete the set-up first"
    setup = replace(setup, picks=_with(setup.picks, seat, picks))
    return left_at_home(setup, seat, tuple(SPECIES[card] for card in setup.deck(seat)[:BOXED]))


def left_at_home(setup: Setup, seat: Seat, species: tuple[Species, ...]) -> Setup:
    """A complete set-up after a seat has put its four cards away; without the advanced variant, as it was."""
    return replace(setup, boxed=_with(setup.boxed, seat, species)) if setup.boxed else setup


def _with(rows: tuple[T, ...], seat: Seat, row: T) -> tuple[T, ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])


def setup_chance(seed: int) -> Rng:
    """The chance that completes a set-up; the deal has its own, so that neither depends on the other."""
    return Rng(seed ^ 0x5E7)


def return_game(setup: Setup) -> Setup:
    """The return game of a complete mixed set-up: the cards left over, the next seat begins."""
    if setup.mode is not Mode.MIXED or setup.picks is None or setup.first is None:
        raise BadSetup("Only a mixed game that was played has a return game.")
    other = {CardSet.BASE: CardSet.NEW, CardSet.NEW: CardSet.BASE}
    picks = tuple(tuple(other[pick] for pick in row) for row in setup.picks)
    return replace(setup, picks=picks, boxed=None, first=Seat((setup.first + 1) % setup.players))


def _check_numbers(setup: Setup, seed: int) -> None:
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise BadSetup(f"A game takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {setup.players}.")
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"The seed must lie between 0 and {MAX_SEED}.")
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise BadSetup(f"Seat {setup.first} cannot begin: the seats are 0 to {setup.players - 1}.")
    if setup.advanced and setup.scoring not in (None, Scoring.POINTS_2019):
        raise BadSetup("The advanced variant is always scored by points.")


def _check_picks(setup: Setup) -> None:
    if setup.mode is not Mode.MIXED:
        if setup.picks is not None:
            raise BadSetup("Only a mixed game has picks.")
        return
    assert setup.picks is not None
    if len(setup.picks) != setup.players:
        raise BadSetup(f"Picks are needed for {setup.players} players, not for {len(setup.picks)}.")
    for seat, row in enumerate(setup.picks):
        if len(row) != STRENGTHS:
            raise BadSetup(f"Seat {seat} must pick {STRENGTHS} cards, not {len(row)}.")


def _check_boxed(setup: Setup) -> None:
    if not setup.advanced:
        if setup.boxed is not None:
            raise BadSetup("Only in the advanced variant are cards put away.")
        return
    assert setup.boxed is not None
    if len(setup.boxed) != setup.players:
        raise BadSetup(f"Put cards away for {setup.players} players, not for {len(setup.boxed)}.")
    for number, away in enumerate(setup.boxed):
        seat = Seat(number)
        if len(away) != BOXED or len(set(away)) != BOXED:
            raise BadSetup(f"Seat {seat} must put away {BOXED} different cards.")
        deck = setup.deck(seat)
        for species in away:
            if card_of(seat, species) not in deck:
                raise BadSetup(f"Seat {seat} has no {ANIMALS[species].name} to put away.")
