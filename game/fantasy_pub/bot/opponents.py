"""The computer players of Fantasy Pub, and those to measure them by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.levels import Character, Level
from game.core.messages import N_
from game.core.rules import Seat
from game.fantasy_pub.bot.handmade import GreedyPlayer
from game.fantasy_pub.rules.setup import Setup, complete
from game.players.random_bot import RandomBot


def prepare(setup: Setup, seed: int, computers: Mapping[Seat, str]) -> Setup:
    """The complete set-up: which event to put away is a decision of the game itself."""
    return complete(setup, seed)


LEVELS: Final = (
    Level(
        "greedy",
        N_("Greedy"),
        N_("Takes what it can get at once."),
        lambda seed, _, __: GreedyPlayer(seed),
    ),
)
"""Weakest first."""

SPARRING: Final = (
    Level("random", N_("Random"), N_("Plays whatever comes to hand."), lambda seed, _, __: RandomBot(seed)),
)

CHARACTERS: Final[tuple[Character, ...]] = ()
