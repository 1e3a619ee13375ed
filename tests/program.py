"""The program as the tests start it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from game.cli import arguments, engine, options
from game.composition import PROGRAM
from game.core.listing import Listing
from game.core.module import GameModule, Json

GAMES = PROGRAM.games


def run(line: Sequence[str]) -> int:
    """What `python -m game` does."""
    return arguments.run(line, PROGRAM)


def desktop_options(line: Sequence[str]) -> argparse.Namespace:
    return options.desktop_options(line, GAMES)


def respond(line: bytes) -> Json:
    """What the engine answers."""
    return engine.respond(line, GAMES)


def listed(module: GameModule, load: Callable[[], GameModule] | None = None) -> Listing:
    """A game as a catalogue would list it; other processes need a function that they can import."""
    return Listing(module.key, module.title, module.seats, load or (lambda: module))
