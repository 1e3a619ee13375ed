"""What can be said on the command line, and what it means.

Nothing here knows a game: to know them takes longer than the first frame may.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game import APP, TITLE, __version__

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MODES: Final = ("base", "new", "mixed")
SCORINGS: Final = ("count_2014", "count_2015", "points_2019")
PLAYERS: Final = (2, 3, 4)

TEXT: Final = "--text"
"""What somebody may type who takes the command for an option."""
CHECK: Final = "did the shuffle stay as it was? hash and seed of a game tell"
ARENA: Final = "let computers play many games, to see which is stronger"
LEARN: Final = "make the computers' tables anew, from games among themselves"
LEARN_TAKES: Final = (
    "All eighteen, or those that are asked for; each takes one to two minutes on two cores. "
    "Without --into they replace those that the game reads."
)
BENCHES: Final = {
    "rules": "complete random games per second",
    "search": "iterations per second",
    "frames": "the cost of each",
    "startup": "of the first one",
    "first-frame": "the same once, in CPU seconds until something, and until the title can be seen",
    "opponents": "all levels against each other, in under half an hour",
}
COMPUTERS, OPPONENTS, LANGUAGES = "<computers>", "<opponents>", "<languages>"
"""Stand in a help for what only the game knows, until somebody reads it."""


class _Help(argparse.HelpFormatter):
    """Asks the game what its computers are called, what they do, and what it speaks."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        told = action.help or ""
        if COMPUTERS in told:
            told = told.replace(COMPUTERS, _computers())
        if LANGUAGES in told:
            told = told.replace(LANGUAGES, ", ".join(_languages()))
        return told

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return _opponents() if text == OPPONENTS else super()._fill_text(text, width, indent)


def _computers() -> str:
    """How a computer is named, and what names there are."""
    from game.catalogue import CATALOGUE

    module = CATALOGUE[0]
    levels = ", ".join(level.key for level in module.computers)
    characters = [f"{module.levels[-1].key}:{character.key}" for character in module.characters]
    return f"one of {levels}; with a character behind a colon, if you like: {', '.join(characters)}"


def _opponents() -> str:
    """What each of them does, a line each."""
    from game.catalogue import CATALOGUE

    module = CATALOGUE[0]
    levels = [f"  {level.key:10} {level.sentence}" for level in module.computers]
    characters = [f"  :{character.key:9} {character.sentence}" for character in module.characters]
    return "\n".join(["who there is:", *levels, *characters])


def _languages() -> Collection[str]:
    from game.services.i18n import languages

    return languages()


class _Parser(argparse.ArgumentParser):
    """Minds if nobody can read what it says about itself."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if file is not None and file is sys.stdout:
            file.write(message)
        else:
            super()._print_message(message, file)


def parser() -> argparse.ArgumentParser:
    """Understands everything that can be said."""
    parser = _Parser(
        prog=APP,
        formatter_class=_Help,
        description=f"{TITLE}, an unofficial fan version. Without a command, the desktop game starts.",
    )
    parser.add_argument("--version", action="version", version=f"{TITLE} {__version__}")
    _add_game(parser)
    _add_desktop(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("engine", help="referee the game: JSON lines on standard input and output")
    # What is said before the command holds, unless it is said again behind it.
    add = partial(commands.add_parser, argument_default=argparse.SUPPRESS, formatter_class=_Help)
    _add_text(add("text", help=f"play in this terminal; {TEXT} means the same"))
    _add_check(add("check", help=CHECK))
    _add_arena(add("arena", help=ARENA, epilog=OPPONENTS))
    _add_learn(commands.add_parser("learn", help=LEARN, description=f"{LEARN}. {LEARN_TAKES}"))
    bench = commands.add_parser("bench", help="measure how fast the game is, and how strong its computers")
    bench.add_argument(
        "what", choices=BENCHES, help="; ".join(f"{name}: {of}" for name, of in BENCHES.items())
    )
    bench.add_argument(
        "--frozen", type=Path, metavar="DIR", help="startup only: of the program that was built there"
    )
    bench.add_argument("--quick", action="store_true", help="opponents only: few games, to see that it runs")
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    """What to play, and who."""
    parser.add_argument(
        "--language",
        type=_language,
        metavar="CODE",
        help=f"one of {LANGUAGES}; usually the one that the system speaks",
    )
    parser.add_argument("--seats", type=_seats, help=f"with commas; each human, or {COMPUTERS}")
    _add_rules(parser)


def _add_text(parser: argparse.ArgumentParser) -> None:
    """What to play, or which game to go on with."""
    _add_game(parser)
    parser.add_argument(
        "--return-game", action="store_true", default=False, help="mixed only: play the cards left over"
    )
    parser.add_argument(
        "--continue",
        dest="going_on",
        type=_count,
        nargs="?",
        const=1,
        default=None,
        metavar="NUMBER",
        help="go on with the game that was played last, here or in the window; 2 is the one before",
    )
    _add_folder(parser)


def _add_folder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data-dir", type=Path, help="where settings and games are kept")


def _add_check(parser: argparse.ArgumentParser) -> None:
    """What was shown, and of which game."""
    parser.add_argument(
        "hash", nargs="+", metavar="HASH", help="of the shuffle, as shown; its first 8 digits find a slip"
    )
    players = parser.add_mutually_exclusive_group()
    players.add_argument("--players", type=_count, default=None, help="usually 2")
    players.add_argument("--seats", type=_seats, help="as in the game, instead of the number of players")
    _add_rules(parser)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    """Who meets whom, and how often."""
    parser.add_argument("challenger", type=_who, help=COMPUTERS)
    parser.add_argument(
        "rivals", type=_who, nargs="+", metavar="rival", help="one for all other seats, or one for each"
    )
    parser.add_argument(
        "--games", type=_count, default=400, help="usually 400; each deal is played on all seats"
    )
    parser.add_argument("--players", type=_count, default=None, help="usually as many as are named")
    time = parser.add_mutually_exclusive_group()
    time.add_argument("--iterations", type=_count, default=None, help="to think about each decision")
    time.add_argument("--budget-ms", type=_count, default=None, help="the same in milliseconds")
    parser.add_argument(
        "--rivals-as-usual", action="store_true", default=False, help="only the challenger thinks so long"
    )
    parser.add_argument("--jobs", type=_count, default=None, help="processes; usually one for each core")
    _add_rules(parser)


def _add_learn(parser: argparse.ArgumentParser) -> None:
    """Which tables, and how thoroughly; without options all of them, as they are shipped."""
    parser.add_argument("--set", choices=MODES, help="usually all")
    parser.add_argument("--players", type=int, choices=PLAYERS, help="usually all")
    parser.add_argument("--scoring", choices=["guests", "points"], help="usually both")
    parser.add_argument("--rounds", type=_count, default=5, help="usually 5")
    parser.add_argument("--games", type=_count, help="in the last round; each one before plays half as many")
    parser.add_argument("--seed", type=_count, default=1, help="the same seed teaches the same")
    parser.add_argument("--jobs", type=_count, help="processes; usually one for each core")
    parser.add_argument("--into", type=Path, help="another folder than the one that the game reads")


def _add_rules(parser: argparse.ArgumentParser) -> None:
    """What to play."""
    usual = parser.argument_default or False
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--set", choices=MODES, help="the cards to play with")
    parser.add_argument("--scoring", choices=SCORINGS, help="who wins; usually as the cards suggest")
    advanced = parser.add_argument("--advanced", action="store_true", default=usual)
    advanced.help = "everyone leaves four cards at home"
    shields = parser.add_argument("--shield-classes", action="store_true", default=usual)
    shields.help = "zebras stop big bruisers, too"


def _add_desktop(parser: argparse.ArgumentParser) -> None:
    """How to show it."""
    parser.add_argument("--venue", help="where to play")
    parser.add_argument("--speed", type=_speed, help="0.5 to 4, or instant")
    parser.add_argument("--windowed", action="store_true", help="do not fill the screen")
    parser.add_argument("--size", type=_size, metavar="WIDTHxHEIGHT", help="of the window, for this time")
    parser.add_argument(
        "--safe",
        action="store_true",
        help="for this time in a window, without sound, with the usual keys, letters and colours",
    )
    _add_folder(parser)
    parser.add_argument("--demo", action="store_true", help="the computers play on their own")
    parser.add_argument(
        "--screenshots", type=Path, metavar="DIR", help="with --demo: a picture per turn, then end"
    )


def _language(text: str) -> str:
    if text not in _languages():
        raise argparse.ArgumentTypeError(f"the game speaks {', '.join(_languages())}")
    return text


def _seats(text: str) -> str:
    """Who sits there, however that was spaced."""
    if not text.strip():
        raise argparse.ArgumentTypeError("say who sits there, like human,expert")
    return ",".join(map(_who, text.split(",")))


def _who(text: str) -> str:
    return text.strip().lower()


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError("a whole number from 1 up is needed")
    return int(text)


def _speed(text: str) -> float:
    if text == "instant":
        return 100.0
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.5 <= speed <= 4:
        raise argparse.ArgumentTypeError("a speed lies between 0.5 and 4, or is instant")
    return speed


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < 12):
        raise argparse.ArgumentTypeError("a size is written like 1280x720")
    return int(width), int(height)


def told(line: Sequence[str]) -> argparse.Namespace:
    """What a command line says."""
    return parser().parse_args(["text" if word == TEXT else word for word in line])


def words(options: argparse.Namespace) -> dict[str, str]:
    """The set-up, as its words."""
    told = {name: getattr(options, name) for name in ("set", "scoring") if getattr(options, name)}
    return told | {name: "yes" for name in ("advanced", "shield_classes") if getattr(options, name)}


def desktop_options(line: Sequence[str]) -> argparse.Namespace:
    """What the desktop game is told by a command line."""
    return for_desktop(parser().parse_args(line))


def for_desktop(options: argparse.Namespace) -> argparse.Namespace:
    """The same, and whether there is a game to start at once."""
    options.words = words(options)
    said_what = bool(options.seats or options.words or options.demo)
    options.starts_at_once = said_what or options.seed is not None
    return options
