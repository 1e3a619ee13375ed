"""How the computers' tables come out of nothing but games against themselves: `python -m game learn`.

In the first round all that counts is who is inside: they go for guests at once, with errors. Every further
round is played by what the one before has taught. After a round the numbers are those that, summed over the
cards of a position, come closest to what the game ended with: a ridge regression. Last comes how far such a
sum can be trusted: how wide the results spread around it.

The same seed gives the same tables, on any number of processes. Another machine or library may sum and round
otherwise in the last of sixteen digits; of those the numbers keep three, so it should hardly ever show.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from math import inf
from pathlib import Path
from typing import Any, Final

from game.beasty_bar import tables
from game.beasty_bar.bot.outlook import BeastyBarOutlook, Position
from game.beasty_bar.bot.worth import PLACES, SLOTS, STAGE_OF, STAGES, Table
from game.beasty_bar.rules.actions import apply, legal_actions
from game.beasty_bar.rules.animals import ANIMALS, MAX_PLAYERS, OWNER, SPECIES
from game.beasty_bar.rules.scoring import scores, winners
from game.beasty_bar.rules.setup import MIN_PLAYERS, Mode, Scoring, Setup, complete
from game.beasty_bar.rules.state import State, deal
from game.beasty_bar.rules.view import view
from game.core.errors import BadSetup
from game.core.listing import Flag
from game.core.player import decided
from game.core.workshop import Crew, Effort, Learning, Lesson, Notebook
from game.players.one_ply import Care, OnePly

CURIOSITY: Final = Care(carelessness=0.25, aim=0.3, shame=inf)
"""How careless the players are while they learn: whoever always does the same sees nothing new."""
RIDGE: Final = 30.0
"""How much evidence a number needs before it leaves zero."""
TURNS: Final = 16_000
"""Games of the last round, times seats: with more seats a game has more positions to learn from."""
PORTION: Final = 100
"""Games that a process plays in one go."""
CHUNK: Final = 1000
"""Positions that are looked at in one go."""
DIGITS: Final = 3
"""Behind the point, in every number: few enough not to depend on the order in which somebody sums."""
SPREADS: Final = [round(0.1 * tenths, 1) for tenths in range(1, 16)]

KINDS: Final = len(ANIMALS)
PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)
POINTS: Final = "points"


@dataclass
class Played:
    """Positions of games that were played, as columns."""

    terms: array[int] = field(default_factory=lambda: array("H"))
    """The numbers that the positions sum up, all in a row."""
    owners: array[int] = field(default_factory=lambda: array("B"))
    """The seat that each of them counts for."""
    lengths: array[int] = field(default_factory=lambda: array("B"))
    """How many of them belong to each position."""
    left: array[int] = field(default_factory=lambda: array("B"))
    """Cards still to be played, by position."""
    guests: array[float] = field(default_factory=lambda: array("d"))
    """What is inside already, by position and seat."""
    ends: array[float] = field(default_factory=lambda: array("d"))
    """What is inside at the end, by position and seat."""
    shares: array[float] = field(default_factory=lambda: array("d"))
    """Who has won, by position and seat."""

    def add(self, other: Played) -> None:
        """Put another lesson's positions behind these."""
        for name in self.__dataclass_fields__:
            getattr(self, name).extend(getattr(other, name))


class Plan(Effort):
    """How that is carried out: each round plays twice as many games as the one before."""

    def told(self, players: int) -> dict[str, int]:
        """What it takes to learn the same again."""
        return {"rounds": self.rounds, "games": self._last(players), "seed": self.seed}

    def _last(self, players: int) -> int:
        games = self.games or TURNS // players  # as many as seats need
        return max(games // PORTION, 1) * PORTION

    def seeds(self, number: int, players: int) -> range:
        """The first seed of every portion of a round."""
        last = self._last(players)
        first = (self.seed * self.rounds + number) * last
        return range(first, first + max(last >> (self.rounds - 1 - number), 1), PORTION)

    def portions(self, players: int) -> int:
        """How many there are in all rounds."""
        return sum(len(self.seeds(number, players)) for number in range(self.rounds))


def lessons(words: Mapping[str, str], effort: Effort) -> list[Lesson]:
    """A table for every kind of game, or for those that the words speak of."""
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError:
        raise BadSetup("Learning needs numpy, which comes with the developers' packages.") from None
    modes = [words["set"]] if "set" in words else [mode.value for mode in Mode]
    seats = [int(words["players"])] if "players" in words else PLAYERS
    points = [words["scoring"] == POINTS] if "scoring" in words else [True, False]
    return [_lesson(setup, Plan(*effort)) for setup in kinds(modes, seats, points)]


def _lesson(setup: Setup, plan: Plan) -> Lesson:
    name = tables.name_of(setup.mode, setup.players, setup.options.scoring)

    def learned(workers: Crew, tell: Callable[[str], None], _: Notebook) -> str:
        return spelled({**learn(setup, plan, workers, tell), "learned": plan.told(setup.players)})

    return Lesson(name, plan.portions(setup.players), learned)


def kinds(modes: Sequence[str], seats: Sequence[int], points: Sequence[bool]) -> list[Setup]:
    """The kinds of games to learn: guests are counted as the set's own edition does."""
    return [
        Setup(players=players, mode=Mode(mode), scoring=Scoring.POINTS_2019 if by_points else None)
        for mode, players, by_points in product(modes, seats, points)
    ]


def learn(setup: Setup, plan: Plan, workers: Crew, tell: Callable[[str], None]) -> dict[str, Any]:
    """What all the rounds teach; after each portion of games it is told in which round it was."""
    numbers = _as_numbers(setup, [0.0] * _width(setup.players), (1.0, 0.0))
    for number in range(plan.rounds):
        lesson = Played()
        for part in workers.each(partial(_play, setup, numbers), plan.seeds(number, setup.players)):
            lesson.add(part)
            tell(f"round {number + 1} of {plan.rounds}")
        weights = [round(weight, DIGITS) for weight in _fit(lesson, setup.players)]
        numbers = _as_numbers(setup, weights, _spread(lesson, setup.players, weights))
    return numbers


def spelled(numbers: dict[str, Any]) -> str:
    """The numbers as text, a line for each animal."""
    animals = [
        f"  {json.dumps(name)}: {json.dumps(values, separators=(',', ':'))}"
        for name, values in numbers["animals"].items()
    ]
    head = "".join(f'"{name}": {json.dumps(numbers[name])}, ' for name in ("seats", "spread", "learned"))
    return "\n".join([f'{{{head}"animals": {{', ",\n".join(animals), "}}", ""])


# Playing


class Learned(BeastyBarOutlook):
    """What is known so far, with errors in plain log odds instead of guests.

    The shipped tables were learned like that, and the same seed should give them again.
    """

    def prize(self, position: Position) -> float:
        """No yardstick."""
        return 1.0


def _play(setup: Setup, numbers: dict[str, Any], start: int) -> Played:
    """A portion of games, with what is known so far."""
    outlook = Learned(Table(numbers, setup.options.scoring))
    lesson = Played()
    for seed in range(start, start + PORTION):
        player = OnePly(lambda _: outlook, seed, CURIOSITY)
        states = list(_game(setup, player, seed))
        for state in states:
            _note(lesson, state, states[-1], outlook.table)
    return lesson


def _game(setup: Setup, player: OnePly, seed: int) -> Iterator[State]:
    """Every position between two turns."""
    state = deal(complete(setup, seed), seed)
    while legal := legal_actions(state):
        state = apply(state, decided(player, view(state, state.to_move), legal).action)
        if not state.stacking:
            yield state


def _note(lesson: Played, state: State, end: State, table: Table) -> None:
    before = len(lesson.terms)
    for seat, term in _terms(state):
        lesson.owners.append(seat)
        lesson.terms.append(term)
    lesson.lengths.append(len(lesson.terms) - before)
    lesson.left.append(sum(map(len, state.hands)) + sum(map(len, state.decks)))
    lesson.guests.extend(table.guests(state.bar))
    lesson.ends.extend(table.guests(end.bar))
    won = winners(scores(end.bar, end.players), end.options.scoring)
    lesson.shares.extend(1 / len(won) if seat in won else 0.0 for seat in range(end.players))


def _terms(state: State) -> Iterator[tuple[int, int]]:
    """The numbers that the position sums up, each with the seat it counts for."""
    seats = state.players
    for place, card in zip(SLOTS[len(state.line)], state.line, strict=True):
        distance = (OWNER[card] - state.to_move) % seats
        yield OWNER[card], (distance * PLACES + place) * KINDS + SPECIES[card]
    for seat, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True)):
        stage = seats * PLACES + STAGE_OF[len(hand) + len(deck)]
        for card in hand + deck:
            yield seat, stage * KINDS + SPECIES[card]


def _width(seats: int) -> int:
    return (seats * PLACES + STAGES) * KINDS


# Learning


def _features(lesson: Played, seats: int) -> Iterator[tuple[slice, Any]]:
    """By position and seat: how often each number counts, in chunks that fit into memory."""
    import numpy as np

    width = _width(seats)
    ends = np.concatenate([[0], np.cumsum(np.frombuffer(lesson.lengths, np.uint8), dtype=np.int64)])
    terms = np.frombuffer(lesson.terms, np.uint16).astype(np.int64)
    owners = np.frombuffer(lesson.owners, np.uint8).astype(np.int64)
    for start in range(0, len(lesson.lengths), CHUNK):
        stop = min(start + CHUNK, len(lesson.lengths))
        part = slice(ends[start], ends[stop])
        position = np.repeat(np.arange(stop - start), np.diff(ends[start : stop + 1]))
        cells = (position * seats + owners[part]) * width + terms[part]
        counts = np.bincount(cells, minlength=(stop - start) * seats * width)
        yield slice(start, stop), counts.reshape(stop - start, seats, width).astype(np.float64)


def _fit(lesson: Played, seats: int) -> list[float]:
    """The numbers whose sums come closest to what each seat still got, compared with the others."""
    import numpy as np

    width = _width(seats)
    gains = np.frombuffer(lesson.ends).reshape(-1, seats) - np.frombuffer(lesson.guests).reshape(-1, seats)
    gains = gains - gains.mean(axis=1, keepdims=True)
    matrix, target = np.eye(width) * RIDGE, np.zeros(width)
    for part, counts in _features(lesson, seats):
        rows = (counts - counts.mean(axis=1, keepdims=True)).reshape(-1, width)
        matrix += rows.T @ rows
        target += rows.T @ gains[part].reshape(-1)
    return list(map(float, np.linalg.solve(matrix, target)))


def _spread(lesson: Played, seats: int, weights: Sequence[float]) -> tuple[float, float]:
    """How wide results spread, and how that grows with the cards left: what predicts the winners best."""
    import numpy as np

    sums = np.concatenate([counts @ np.array(weights) for _, counts in _features(lesson, seats)])
    worth = sums + np.frombuffer(lesson.guests).reshape(-1, seats)
    shares = np.frombuffer(lesson.shares).reshape(-1, seats)
    root = np.sqrt(np.frombuffer(lesson.left, np.uint8))[:, None]

    def surprise(spread: tuple[float, float]) -> float:
        scaled = worth / (spread[0] + spread[1] * root)
        scaled = scaled - scaled.max(axis=1, keepdims=True)
        return float(-(shares * (scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True)))).sum())

    return min(product(SPREADS, SPREADS), key=surprise)


def _as_numbers(setup: Setup, weights: Sequence[float], spread: tuple[float, float]) -> dict[str, Any]:
    """The numbers by animal."""
    animals = {
        animal.name: {
            "line": [
                [weights[(distance * PLACES + place) * KINDS + kind] for place in range(PLACES)]
                for distance in range(setup.players)
            ],
            "held": [weights[(setup.players * PLACES + stage) * KINDS + kind] for stage in range(STAGES)],
        }
        for kind, animal in enumerate(ANIMALS)
        if setup.mode.has(animal.card_set)
    }
    return {"seats": setup.players, "spread": list(spread), "animals": animals}


LEARNING: Final = Learning(
    "All eighteen, or those that are asked for; each takes one to two minutes on two cores.",
    (
        Flag("set", "usually all", tuple(mode.value for mode in Mode)),
        Flag("players", "usually all", tuple(map(str, PLAYERS))),
        Flag("scoring", "usually both", ("guests", POINTS)),
    ),
    Path(tables.__file__).parent,
    lessons,
)
