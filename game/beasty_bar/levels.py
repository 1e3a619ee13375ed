"""The computer players of Beasty Bar."""

from __future__ import annotations

from game.beasty_bar.bot.margin import margin
from game.beasty_bar.chronicle import N_
from game.beasty_bar.rules.game import RULES
from game.core.module import Character, Level
from game.players.greedy import GreedyBot
from game.players.random_bot import RandomBot

LEVELS = (
    Level(
        "random",
        N_("Random"),
        N_("Plays whatever comes to hand."),
        lambda seed, budget, character: RandomBot(seed),
    ),
    Level(
        "greedy",
        N_("Greedy"),
        N_("Takes what it can get at once."),
        lambda seed, budget, character: GreedyBot(RULES, margin, seed),
    ),
)
"""Weakest first."""

SPARRING: tuple[Level, ...] = ()
CHARACTERS: tuple[Character, ...] = ()
