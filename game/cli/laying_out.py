"""`--position`: a game that begins where the command line says, in a window or in a terminal."""

from __future__ import annotations

import argparse
from typing import Any

from game.cli.options import words
from game.core.errors import BadSetup
from game.core.match import AnyMatch, Match
from game.core.module import GameModule


def laid_out(options: argparse.Namespace, module: GameModule) -> AnyMatch:
    """The match that begins at the position asked for; raises a `GameError` where none can."""
    agreed = words(options, options.listing.flags)
    if agreed or options.seed is not None or getattr(options, "return_game", False):
        raise BadSetup("A position says itself what is played: say --position without a seed or rules.")
    match: AnyMatch = Match.at(module.rules, options.position)
    seats = module.rules.seats(match.setup)
    if options.seats and options.seats.count(",") + 1 != seats:
        raise BadSetup(f"In this position there are {seats} players, not {options.seats.count(',') + 1}.")
    return match


def again(module: GameModule, setup: Any) -> Any:
    """What to ask for when the same people want another game by these rules: decks are decided anew."""
    rules = module.rules
    agreed = {name: value for name, value in rules.spell_setup(setup).items() if name not in module.decided}
    return rules.parse_setup(agreed)
