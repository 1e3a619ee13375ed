"""The computer players of Beasty Bar."""

from __future__ import annotations

from game.beasty_bar.chronicle import N_
from game.core.module import Level
from game.players.random_bot import RandomBot

LEVELS = (Level("random", N_("Random"), N_("Plays whatever comes to hand."), RandomBot),)
"""Weakest first."""
