"""What can be said on the command line, and what it means.

Nothing here knows a game: to know them takes longer than the first frame may. What can be said about a game
is in its listing; what else there is to say about it is looked up when somebody asks for help.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from game import APP, COMMAND, TITLE, __version__
from game.cli import typed
from game.cli.helping import BENCHES, COMPUTERS, LANGUAGES, OPPONENTS, Benches, Help, Parser, workshop_of
from game.core.coach_modes import MODES, OFF, TEACH, WARN
from game.core.errors import BadSetup
from game.core.listing import Flag, Games, Listing, find

TEXT: Final = "--text"
"""What somebody may type who takes the command for an option."""
REVIEW: Final = "where did a game turn, and how much of it was luck? every decision is judged"
CHECK: Final = "did the shuffle stay as it was? hash and seed of a game tell"
ARENA: Final = "let computers play many games, to see which is stronger"
LEARN: Final = "make the computers' tables anew, from games among themselves"
LEARN_INTO: Final = "Without --into they replace those that the game reads."
LIMIT: Final = 20
"""So many games are listed, unless somebody wants more or less."""


Fill = Callable[[argparse.ArgumentParser, Listing], None]
"""Adds to a command what can be said about a game."""


def game_named(line: Sequence[str], games: Games) -> str | None:
    """The key of the game that a command line speaks of, if it names one. This is read before all else:
    what else can be said depends on it."""
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    first.add_argument("--game")
    try:
        named: str | None = first.parse_known_args(line)[0].game
    except argparse.ArgumentError:  # nothing behind it: whoever reads all of it will say so
        return None
    if named is not None:
        find(games, named)
    return named


def parser(games: Games, game: Listing) -> argparse.ArgumentParser:
    """Understands everything that can be said about a game."""
    shown = partial(Help, game)
    parser = Parser(
        prog=APP,
        formatter_class=shown,
        description=f"{TITLE}, an unofficial fan version. Without a command, the desktop game starts.",
    )
    parser.add_argument("--version", action="version", version=f"{TITLE} {__version__}")
    _add_which(parser, games)
    _add_game(parser, game)
    _add_desktop(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    # What is said before the command holds, unless it is said again behind it.
    again: Any = {"argument_default": argparse.SUPPRESS, "formatter_class": shown}

    def add(name: str, fill: Fill, **how: Any) -> None:
        command = commands.add_parser(name, **how)
        command.learn = partial(_learned, command, fill, games, game)

    add(
        "engine",
        lambda command, game: None,
        help="referee the game: JSON lines on standard input and output",
        argument_default=argparse.SUPPRESS,
    )
    add("text", _add_text, help=f"play in this terminal; {TEXT} means the same", **again)
    add("lessons", _add_lessons, help="learn the game step by step, in this terminal", **again)
    add("review", _add_review, help=REVIEW, **again)
    add("history", _add_history, help="the games that were played, and what happened in one", **again)
    add("check", _add_check, help=CHECK, **again)
    add("arena", _add_arena, help=ARENA, epilog=OPPONENTS, **again)
    add("learn", _add_learn, help=LEARN)
    add(
        "bench",
        _add_bench,
        help="measure how fast the game is, and how strong its computers",
        formatter_class=shown,
    )
    return parser


def _learned(parser: argparse.ArgumentParser, fill: Fill, games: Games, game: Listing) -> None:
    _add_which(parser, games)
    fill(parser, game)


def _add_which(parser: argparse.ArgumentParser, games: Games) -> None:
    keys = ", ".join(each.key for each in games)
    parser.add_argument("--game", metavar="KEY", default=argparse.SUPPRESS, help=f"which one: {keys}")


def _add_game(parser: argparse.ArgumentParser, game: Listing) -> None:
    """What to play, and who."""
    _add_language(parser)
    parser.add_argument("--seats", type=typed.seats, help=f"with commas; each human, or {COMPUTERS}")
    parser.add_argument(
        "--position", metavar="TEXT", help="begin there instead of with a deal, as the game writes positions"
    )
    _add_rules(parser, game)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        type=typed.language,
        metavar="CODE",
        help=f"one of {LANGUAGES}; usually the one that the system speaks",
    )


def _add_text(parser: argparse.ArgumentParser, game: Listing) -> None:
    """What to play, or which game to go on with."""
    _add_game(parser, game)
    parser.add_argument(
        "--return-game", action="store_true", default=False, help="then its return game, where there is one"
    )
    parser.add_argument(
        "--continue",
        dest="going_on",
        type=typed.count,
        nargs="?",
        const=1,
        default=None,
        metavar="NUMBER",
        help="go on with the game that was played last, here or in the window; 2 is the one before",
    )
    parser.add_argument(
        "--coach",
        choices=[mode for mode in MODES if mode != OFF],
        default=OFF,
        help=f"{WARN}: before a move that costs much; {TEACH}: also what each has cost; it is a casual game",
    )
    _add_folder(parser)


def _add_lessons(parser: argparse.ArgumentParser, game: Listing) -> None:
    """Which of them."""
    _add_language(parser)
    parser.add_argument(
        "which", nargs="?", default="", metavar="LESSON", help="its number or its key; without one, the list"
    )
    _add_folder(parser)


def _add_history(parser: argparse.ArgumentParser, game: Listing) -> None:
    """Which games, or which one."""
    _add_language(parser)
    parser.add_argument(
        "which",
        nargs="?",
        default="",
        metavar="FILE",
        help="what happened in that game; or in NUMBER of the list",
    )
    parser.add_argument(
        "--person", default="", metavar="NAME", help="who played; me: whoever plays alone here"
    )
    parser.add_argument("--level", type=typed.who, default="", help="of a computer that played")
    parser.add_argument(
        "--seats", dest="players", type=typed.count, default=0, metavar="N", help="how many played"
    )
    parser.add_argument("--since", type=typed.day, default=None, metavar="DAY", help="like 2030-01-31")
    parser.add_argument("--until", type=typed.day, default=None, metavar="DAY", help="that day counts, too")
    result = parser.add_mutually_exclusive_group()
    result.add_argument("--won", action="store_true", default=False, help="by that person, or by any")
    result.add_argument("--lost", action="store_true", default=False, help="the same")
    parser.add_argument("--limit", type=typed.count, default=LIMIT, metavar="N", help=f"usually {LIMIT}")
    parser.add_argument("--json", action="store_true", default=False, help="for programs")
    parser.add_argument(
        "--import",
        dest="taken_in",
        type=Path,
        default=None,
        metavar="FILE",
        help="keep a game; - reads it from here",
    )
    parser.add_argument(
        "--rename",
        nargs=2,
        default=None,
        metavar=("NAME", "NEW"),
        help="call somebody that from now on, in all their games; me: whoever plays alone here",
    )
    parser.add_argument(
        "--same", action="store_true", default=False, help="both names of --rename are one person's"
    )
    _add_folder(parser)
    for flag in game.flags:
        _add_flag(parser, flag)


def _add_folder(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data-dir", type=Path, help="where settings and games are kept")


def _add_review(parser: argparse.ArgumentParser, game: Listing) -> None:
    """Which game, and how thoroughly."""
    parser.add_argument("which", metavar="FILE", help="of a game that is over; or its NUMBER in the history")
    parser.add_argument("--json", action="store_true", default=False, help="for programs, in a line")
    parser.add_argument(
        "--iterations",
        type=typed.count,
        default=None,
        help="for each action; usually as many as for a hint. What was judged is kept beside the file",
    )
    _add_language(parser)
    _add_folder(parser)


def _add_check(parser: argparse.ArgumentParser, game: Listing) -> None:
    """What was shown, and of which game."""
    parser.add_argument(
        "hash", nargs="+", metavar="HASH", help="of the shuffle, as shown; its first 8 digits find a slip"
    )
    players = parser.add_mutually_exclusive_group()
    players.add_argument("--players", type=typed.count, default=None, help=f"usually {game.seats[0]}")
    players.add_argument("--seats", type=typed.seats, help="as in the game, instead of the number of players")
    _add_rules(parser, game)


def _add_arena(parser: argparse.ArgumentParser, game: Listing) -> None:
    """Who meets whom, and how often."""
    parser.add_argument("challenger", type=typed.who, help=COMPUTERS)
    parser.add_argument(
        "rivals", type=typed.who, nargs="+", metavar="rival", help="one for all other seats, or one for each"
    )
    parser.add_argument(
        "--games", type=typed.count, default=400, help="usually 400; each deal is played on all seats"
    )
    parser.add_argument("--players", type=typed.count, default=None, help="usually as many as are named")
    time = parser.add_mutually_exclusive_group()
    time.add_argument("--iterations", type=typed.count, default=None, help="to think about each decision")
    time.add_argument("--budget-ms", type=typed.count, default=None, help="the same in milliseconds")
    parser.add_argument(
        "--rivals-as-usual", action="store_true", default=False, help="only the challenger thinks so long"
    )
    parser.add_argument("--jobs", type=typed.count, default=None, help="processes; usually one for each core")
    _add_rules(parser, game)


def _add_learn(parser: argparse.ArgumentParser, game: Listing) -> None:
    """Which tables, and how thoroughly; without options all of them, as they are shipped."""
    learning = workshop_of(game.load()).learning
    parser.description = " ".join([f"{LEARN}.", *([learning.about] if learning else []), LEARN_INTO])
    for flag in learning.flags if learning else ():
        _add_flag(parser, flag)
    parser.add_argument("--rounds", type=typed.count, default=5, help="usually 5")
    parser.add_argument(
        "--games", type=typed.count, help="in the last round; each one before plays half as many"
    )
    parser.add_argument("--seed", type=typed.count, default=1, help="the same seed teaches the same")
    parser.add_argument("--jobs", type=typed.count, help="processes; usually one for each core")
    parser.add_argument("--into", type=Path, help="another folder than the one that the game reads")


def _add_bench(parser: argparse.ArgumentParser, game: Listing) -> None:
    names: Any = Benches(game)
    parser.add_argument("what", choices=names, metavar="WHAT", help=BENCHES)
    parser.add_argument(
        "--frozen", type=Path, metavar="DIR", help="startup only: of the program that was built there"
    )
    parser.add_argument("--quick", action="store_true", help="opponents only: few games, to see that it runs")


def _add_rules(parser: argparse.ArgumentParser, game: Listing) -> None:
    """What to play."""
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    own = parser.add_argument_group(game.title)
    for flag in game.flags:
        _add_flag(own, flag)


def _add_flag(parser: argparse.ArgumentParser | argparse._ArgumentGroup, flag: Flag) -> None:
    if flag.values:
        parser.add_argument(flag.spelled(), choices=flag.values, help=flag.help)
    else:
        usual = parser.argument_default or False
        parser.add_argument(flag.spelled(), action="store_true", default=usual, help=flag.help)


def _add_desktop(parser: argparse.ArgumentParser) -> None:
    """How to show it."""
    parser.add_argument("--venue", help="where to play")
    parser.add_argument("--speed", type=typed.speed, help="0.5 to 4, or instant")
    parser.add_argument("--windowed", action="store_true", help="do not fill the screen")
    parser.add_argument(
        "--size", type=typed.size, metavar="WIDTHxHEIGHT", help="of the window, for this time"
    )
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


def told(line: Sequence[str], games: Games) -> argparse.Namespace:
    """What a command line says; `game` is the key of the game it names, and `listing` the one it means."""
    named = game_named(line, games)
    listing = find(games, named or "")
    options = parser(games, listing).parse_args(["text" if word == TEXT else word for word in line])
    options.game, options.listing = named, listing
    return options


def words(options: argparse.Namespace, flags: Sequence[Flag]) -> dict[str, str]:
    """What the flags say, as words."""
    said = {flag.name: getattr(options, flag.name) for flag in flags}
    return {name: "yes" if value is True else value for name, value in said.items() if value}


def chosen(options: argparse.Namespace, games: Games, last: object) -> Listing:
    """What a window that has these games opens with: the one that is named or played at once, else the one
    chosen there last. Raises `BadSetup` where that has no table in a window."""
    if not (options.game or options.starts_at_once):
        return next((each for each in games if each.key == last), games[0])
    listing: Listing = options.listing
    if listing not in games:
        raise BadSetup(
            f"{listing.title} has no table in a window yet; "
            f"play it in the terminal with: {COMMAND} text --game {listing.key}"
        )
    return listing


def desktop_options(line: Sequence[str], games: Games) -> argparse.Namespace:
    """What the desktop game is told by a command line."""
    return for_desktop(told(line, games))


def for_desktop(options: argparse.Namespace) -> argparse.Namespace:
    """The same, and whether there is a game to start at once."""
    options.words = words(options, options.listing.flags)
    said_what = bool(options.seats or options.words or options.demo)
    options.starts_at_once = said_what or options.seed is not None or options.position is not None
    return options
