"""How far ahead a seat is right now: all that somebody greedy looks at."""

from __future__ import annotations

from game.beasty_bar.rules.scoring import rank, scores
from game.beasty_bar.rules.state import State
from game.core.rules import Seat


def margin(state: State, seat: Seat) -> float:
    """By how much a seat leads the best of the others, by the scoring of the game."""
    ranks = [rank(score, state.options.scoring) for score in scores(state.bar, state.players)]
    values = [most + tie / 1000 for most, tie in ranks]
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)
