"""What is agreed before the first round, and whether it makes a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.core.errors import BadSetup
from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import MAX_PLAYERS, MIN_PLAYERS
from game.fantasy_pub.rules.house import MOST_ROUNDS

MAX_SEED: Final = (1 << 64) - 1
LARGEST_ROUNDS: Final = 999
"""Far more than any game lasts; it keeps absurd numbers out."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything agreed before the game; who starts is drawn from the seed if it is `None`."""

    players: int = 2
    first: Seat | None = None
    rounds: int = MOST_ROUNDS
    """After so many it is closing time in any case."""


def complete(setup: Setup, seed: int) -> Setup:
    """Draw whatever the set-up leaves open; raises `BadSetup` where it makes no game."""
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise BadSetup(f"A game takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {setup.players}.")
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"The seed must lie between 0 and {MAX_SEED}.")
    if not 1 <= setup.rounds <= LARGEST_ROUNDS:
        raise BadSetup(f"A game has 1 to {LARGEST_ROUNDS} rounds, not {setup.rounds}.")
    if setup.first is None:
        first, _ = Rng(seed ^ 0x5E7).below(
            setup.players
        )  # not the chance that deals: neither tells the other
        return replace(setup, first=Seat(first))
    if not 0 <= setup.first < setup.players:
        raise BadSetup(f"Seat {setup.first} cannot start: the seats are 0 to {setup.players - 1}.")
    return setup
