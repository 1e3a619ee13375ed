"""How the computers' tables come out of games against themselves: `python -m game learn --game fantasy_pub`.

They begin with a value made by hand. They play whole turns by what they know, and now and then one at random:
whoever always does the same sees nothing new. At every end of a turn, and for every seat, the table is moved
a little towards what came of it: a mean of what the table says at the ends of the turns that follow, and of
the margin in the end (a lambda return), each number by a step of its own (AdaGrad).

Games are played in batches, by what was known before the batch, and learned from in their order; at the end
of a chapter all its games are gone through again, for to play them takes far longer than to learn from them.
So the same seed gives the same table on any number of processes.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.bot.first import first_numbers
from game.fantasy_pub.bot.hope import hope
from game.fantasy_pub.bot.terms import (
    EVENTS,
    FIRST_CLOSING,
    PHASES,
    block,
    margin,
    phase_of,
    points_of,
    terms,
)
from game.fantasy_pub.bot.turns import Freedom, turns
from game.fantasy_pub.bot.worth import Worth, final_points
from game.fantasy_pub.rules.actions import Action, legal_actions
from game.fantasy_pub.rules.deal import deal
from game.fantasy_pub.rules.house import ALL_CARDS
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.state import Phase, State
from game.fantasy_pub.rules.turn import act, end_turn
from game.fantasy_pub.rules.view import veiled, view

STEP: Final = {2: 0.03, 3: 0.04, 4: 0.04}
"""By seats: how far a number moves at first."""
LAST_STEP: Final = 0.15
"""The share of it that is left in the end."""
TRACE: Final = 0.9
"""How much more the later turns count than the next one."""
CURIOSITY: Final = 0.05
"""So many turns are played at random."""
WITH_CARD: Final = 16
"""In every so manieth game the +1/-1 card is thought of: it takes four times as long."""
TINY: Final = 1e-9
LEAST_HOLD: Final = 0.6
"""What an event is worth at least until the pub closes: else it would be burned, and teach nothing."""


@dataclass
class Played:
    """What is to be learned from some games, as columns."""

    terms: array[int] = field(default_factory=lambda: array("H"))
    """The numbers that a position sums up for a seat, all in a row."""
    lengths: array[int] = field(default_factory=lambda: array("B"))
    """How many of them belong to each position and seat."""
    ahead: array[float] = field(default_factory=lambda: array("d"))
    """The margin in what is scored already, by position and seat."""
    turns: array[int] = field(default_factory=lambda: array("H"))
    """By game: how many positions it has."""
    margins: array[float] = field(default_factory=lambda: array("d"))
    """By game and seat: the margin in the end."""


def play(seats: int, numbers: array[float], seeds: range) -> Played:
    """Some games, by what is known so far."""
    worth, played = Worth(numbers, seats), Played()
    for seed in seeds:
        count = 0
        for state in _game(seats, worth, seed):
            if state.phase is Phase.OVER:
                points = final_points(state)
                played.margins.extend(margin(points, seat) for seat in range(seats))
                break
            count += 1
            _note(played, state)
        played.turns.append(count)
    return played


def _game(seats: int, worth: Worth, seed: int) -> Iterator[State]:
    """The end of every turn, before the next one begins; then the end of the game."""
    random = Random(seed).random
    freedom = Freedom(card=seed % WITH_CARD == 0)
    state = deal(complete(Setup(players=seats), seed), seed, None)
    while state.phase is Phase.DRAFT:
        state = act(state, _any(legal_actions(state), random()))
    while state.phase is Phase.TURN:
        by_chance = random() < CURIOSITY
        while not all(state.used):
            if by_chance:
                action = _any(legal_actions(state), random())
            else:
                seen = view(state, state.to_move)
                known = veiled(seen)
                judge = worth.judge(state.to_move, known, hope(seen))
                action = max(turns(known, judge, freedom), key=lambda turn: turn.worth).actions[0]
            state = act(state, action)
        yield state
        end_turn(state, None)
    yield state


def _any(actions: list[Action], number: float) -> Action:
    """One of them; in whatever order they are listed, the same number means the same one."""
    return sorted(actions, key=repr)[int(number * len(actions))]


def _note(played: Played, state: State) -> None:
    points = [points_of(pile) for pile in state.scored]
    for seat in range(len(points)):
        before = len(played.terms)
        played.terms.extend(terms(state, Seat(seat)))
        played.lengths.append(len(played.terms) - before)
        played.ahead.append(margin(points, seat))


class Pupil:
    """Learns from what was played."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.numbers = array("d", first_numbers(seats))
        self.squares = array("d", bytes(8 * len(self.numbers)))
        """By number: the errors it had a part in, squared and added up."""

    def learn(self, played: Played, step: float) -> None:
        """Game by game; `step` is how far a number moves that never moved before."""
        for rows, ahead, end in self.games(played):
            self._learn_game(rows, ahead, end, step)
        for view_ in range(self.seats):
            for phase in range(FIRST_CLOSING):
                first = block(self.seats, view_, view_, phase) + EVENTS
                for place in range(first, first + len(ALL_CARDS)):
                    self.numbers[place] = max(LEAST_HOLD, self.numbers[place])

    def games(self, played: Played) -> Iterator[tuple[list[array[int]], array[float], float]]:
        """Game by game and seat by seat: the terms of each turn, what was scored then, and the end."""
        at = first = 0
        for game, count in enumerate(played.turns):
            rows, last = [], first + count * self.seats
            for length in played.lengths[first:last]:
                rows.append(played.terms[at : at + length])
                at += length
            for seat in range(self.seats):
                ahead = played.ahead[first + seat : last : self.seats]
                yield rows[seat :: self.seats], ahead, played.margins[game * self.seats + seat]
            first = last

    def _learn_game(self, rows: list[array[int]], ahead: array[float], end: float, step: float) -> None:
        """One seat's game, from its end."""
        numbers, squares = self.numbers, self.squares
        aim = end
        for row, scored in zip(reversed(rows), reversed(ahead), strict=True):
            value = scored + self.value(row)
            error = aim - value
            square = error * error
            for term in row:
                squares[term] += square
                numbers[term] += step * error / sqrt(squares[term] + TINY)
            aim = TRACE * aim + (1 - TRACE) * value

    def value(self, row: array[int]) -> float:
        """The sum of some numbers."""
        numbers = self.numbers
        return sum([numbers[term] for term in row])


def step_at(seats: int, done: float) -> float:
    """How far a number moves when such a share of the games is done."""
    return STEP[seats] * (1 - (1 - LAST_STEP) * done)


def spread(pupil: Pupil, found: Sequence[Played]) -> list[float]:
    """By phase of the seat that looks: how far margins in the end lie from what was expected."""
    squares: list[list[float]] = [[] for _ in range(PHASES)]
    for played in found:
        for rows, ahead, end in pupil.games(played):
            for row, scored in zip(rows, ahead, strict=True):
                squares[phase_of(row, pupil.seats)].append((end - scored - pupil.value(row)) ** 2)
    return [round(sqrt(fmean(each)), 2) if each else 1.0 for each in squares]
