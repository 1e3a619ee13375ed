"""The command line: which reader, and what it is told.

A reader is imported when it is asked for, so that the engine and the terminal need nothing they do not use.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game import __version__
from game.catalogue import CATALOGUE
from game.core.errors import GameError

MODES: Final = ("base", "new", "mixed")
SCORINGS: Final = ("count_2014", "count_2015", "points_2019")


def run(arguments: Sequence[str]) -> int:
    """Read the arguments and do what they ask; a mistake in them ends with one sentence."""
    options = _parser().parse_args(arguments)
    try:
        return _READERS[options.command](options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="beasty-bar",
        description="Beasty Bar, an unofficial fan version. Without a command, the desktop game starts.",
    )
    parser.add_argument("--version", action="version", version=f"Beasty Bar {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("engine", help="referee the game: JSON lines on standard input and output")
    _add_text(commands.add_parser("text", help="play in this terminal"))
    bench = commands.add_parser("bench", help="measure how fast the game is")
    bench.add_argument("what", choices=["rules"], help="rules: complete random games per second")
    return parser


def _add_text(parser: argparse.ArgumentParser) -> None:
    levels = ", ".join(level.key for level in CATALOGUE[0].levels)
    parser.add_argument(
        "--seats", default="human,random", help=f"comma-separated, each human or one of: {levels}"
    )
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--set", choices=MODES, default=MODES[0], help="the cards to play with")
    parser.add_argument("--scoring", choices=SCORINGS, help="who wins; usually as the cards suggest")
    parser.add_argument("--advanced", action="store_true", help="everyone leaves four cards at home")
    parser.add_argument("--shield-classes", action="store_true", help="zebras stop big bruisers, too")
    parser.add_argument("--return-game", action="store_true", help="mixed only: play the cards left over")


def _desktop(_: argparse.Namespace) -> int:
    from game.app import main

    return main()


def _engine(_: argparse.Namespace) -> int:
    from game.cli.engine import main

    return main()


def _text(options: argparse.Namespace) -> int:
    from game.cli.text import main

    words = {"set": options.set}
    if options.scoring:
        words["scoring"] = options.scoring
    for name in ("advanced", "shield_classes"):
        if getattr(options, name):
            words[name] = "yes"
    seed = secrets.randbits(32) if options.seed is None else options.seed
    return main(CATALOGUE[0], options.seats.split(","), words, seed, encore=options.return_game)


def _bench(_: argparse.Namespace) -> int:
    from game.cli.bench import rules

    return rules()


_READERS: Final[Mapping[str | None, Callable[[argparse.Namespace], int]]] = {
    None: _desktop,
    "engine": _engine,
    "text": _text,
    "bench": _bench,
}
