"""The command line: which reader, and what it is told.

A reader is imported when it is asked for, so that the engine and the terminal need nothing they do not use.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from game import __version__
from game.catalogue import CATALOGUE
from game.core.errors import BadSetup, GameError
from game.core.fairness import SEED_BITS
from game.core.module import HUMAN
from game.core.player import UNLIMITED, USUAL, Budget
from game.services.i18n import languages

MODES: Final = ("base", "new", "mixed")
SCORINGS: Final = ("count_2014", "count_2015", "points_2019")

CHECK: Final = "did the shuffle stay as it was? hash and seed of a game tell"
ARENA: Final = "let computers play many games, to see which is stronger"
BENCHES: Final = {
    "rules": "complete random games per second",
    "search": "iterations per second",
    "frames": "the cost of each",
    "startup": "of the first one",
    "opponents": "all levels against each other, in under half an hour",
}

BUSY_GAME: Final = "--seats greedy,random,greedy,random --set mixed --seed 7 --speed 1"
WAITING_GAME: Final = "--seats human,greedy --set base --seed 7 --speed 1"
"""What the bench plays."""
FIRST_FRAME: Final = """
import sys
from time import process_time
from game.arguments import show_first_frame
show_first_frame(sys.argv[1:])
print(process_time())
"""


def run(arguments: Sequence[str]) -> int:
    """Read the arguments and do what they ask; a mistake in them ends with one sentence."""
    options = _parser().parse_args(arguments)
    try:
        return _READERS[options.command](options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped before the end.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read has heard enough; nothing more may be written, not even at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="beasty-bar",
        description="Beasty Bar, an unofficial fan version. Without a command, the desktop game starts.",
    )
    parser.add_argument("--version", action="version", version=f"Beasty Bar {__version__}")
    _add_game(parser)
    _add_desktop(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("engine", help="referee the game: JSON lines on standard input and output")
    # What is said before the command holds, unless it is said again behind it.
    text = commands.add_parser("text", help="play in this terminal", argument_default=argparse.SUPPRESS)
    _add_game(text)
    text.add_argument(
        "--return-game", action="store_true", default=False, help="mixed only: play the cards left over"
    )
    _add_check(commands.add_parser("check", help=CHECK, argument_default=argparse.SUPPRESS))
    _add_arena(commands.add_parser("arena", help=ARENA, argument_default=argparse.SUPPRESS))
    _add_learn(
        commands.add_parser("learn", help="make the computers' tables anew, from games among themselves")
    )
    bench = commands.add_parser("bench", help="measure how fast the game is, and how strong its computers")
    bench.add_argument(
        "what", choices=BENCHES, help="; ".join(f"{name}: {of}" for name, of in BENCHES.items())
    )
    bench.add_argument("--quick", action="store_true", help="opponents only: few games, to see that it runs")
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    """What to play, and who."""
    parser.add_argument("--language", choices=languages(), help="usually the one that the system speaks")
    parser.add_argument("--seats", help=f"with commas; each human, or {_computers()}")
    _add_rules(parser)


def _computers() -> str:
    """How a computer is named, and what names there are."""
    module = CATALOGUE[0]
    levels = ", ".join(level.key for level in (*module.levels, *module.sparring))
    characters = [f"{module.levels[-1].key}:{character.key}" for character in module.characters]
    return f"one of {levels}; with a character behind a colon, if you like: {', '.join(characters)}"


def _add_check(parser: argparse.ArgumentParser) -> None:
    """What was shown, and of which game."""
    parser.add_argument(
        "hash", nargs="+", metavar="HASH", help="of the shuffle, as shown; its first 8 digits find a slip"
    )
    players = parser.add_mutually_exclusive_group()
    players.add_argument("--players", type=_count, default=None, help="usually 2")
    players.add_argument("--seats", help="as in the game, instead of the number of players")
    _add_rules(parser)


def _add_arena(parser: argparse.ArgumentParser) -> None:
    """Who meets whom, and how often."""
    parser.add_argument("challenger", help=_computers())
    parser.add_argument("rivals", nargs="+", metavar="rival", help="one for all other seats, or one for each")
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
    parser.add_argument("--players", type=int, choices=CATALOGUE[0].seats, help="usually all")
    parser.add_argument("--scoring", choices=["guests", "points"], help="usually both")
    parser.add_argument("--rounds", type=_count, default=5, help="usually 5")
    parser.add_argument("--games", type=_count, help="in the last round; each one before plays half as many")
    parser.add_argument("--seed", type=_count, default=1, help="the same seed teaches the same")
    parser.add_argument("--jobs", type=_count, help="processes; usually one for each core")
    parser.add_argument("--into", type=Path, help="a folder; usually the one that the game reads")


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
    parser.add_argument("--data-dir", type=Path, help="where settings and games are kept")
    parser.add_argument("--demo", action="store_true", help="the computers play on their own")
    parser.add_argument(
        "--screenshots", type=Path, metavar="DIR", help="with --demo: a picture per turn, then end"
    )


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


def _words(options: argparse.Namespace) -> dict[str, str]:
    """The set-up, as its words."""
    words = {name: getattr(options, name) for name in ("set", "scoring") if getattr(options, name)}
    return words | {name: "yes" for name in ("advanced", "shield_classes") if getattr(options, name)}


def desktop_options(words: Sequence[str]) -> argparse.Namespace:
    """What the desktop game is told by a command line."""
    return _for_desktop(_parser().parse_args(words))


def _for_desktop(options: argparse.Namespace) -> argparse.Namespace:
    options.words = _words(options)
    said_what = bool(options.seats or options.words or options.demo)
    options.starts_at_once = said_what or options.seed is not None
    return options


def _desktop(options: argparse.Namespace) -> int:
    from game.app import main

    return main(_for_desktop(options))


def _engine(_: argparse.Namespace) -> int:
    from game.cli.engine import main

    return main()


def _text(options: argparse.Namespace) -> int:
    from game.cli.text import main

    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    seats = (options.seats or f"{HUMAN},{CATALOGUE[0].levels[1].key}").split(",")
    return main(
        CATALOGUE[0], seats, _words(options), seed, encore=options.return_game, language=options.language
    )


def _check(options: argparse.Namespace) -> int:
    from game.cli.check import main

    players = options.players or len((options.seats or "human,human").split(","))
    words = {**_words(options), "players": str(players)}
    return main(CATALOGUE[0].rules, options.hash, options.seed, words)


def _arena(options: argparse.Namespace) -> int:
    from game.cli.arena import main

    who = [options.challenger, *options.rivals]
    words = {**_words(options), "players": str(options.players or len(who))}
    seed = 1 if options.seed is None else options.seed
    budget = _budget(options)
    theirs = USUAL if options.rivals_as_usual else budget
    return main(CATALOGUE[0], who, words, options.games, seed, budget, theirs, options.jobs)


def _learn(options: argparse.Namespace) -> int:
    from game.cli import learn

    modes = [options.set] if options.set else MODES
    seats = [options.players] if options.players else CATALOGUE[0].seats
    points = [options.scoring == "points"] if options.scoring else [True, False]
    plan = learn.Plan(options.rounds, options.games, options.seed)
    return learn.main(learn.kinds(modes, seats, points), plan, options.into, options.jobs)


def _budget(options: argparse.Namespace) -> Budget:
    if options.budget_ms is not None:
        return Budget(UNLIMITED, options.budget_ms / 1000, perf_counter)
    return USUAL if options.iterations is None else Budget(iterations=options.iterations)


def _bench(options: argparse.Namespace) -> int:
    if options.what == "opponents":
        from game.cli.bench_opponents import opponents

        return opponents(CATALOGUE[0], quick=options.quick)
    if options.quick:
        raise BadSetup("Only the bench of opponents can be quick.")
    if options.what in ("rules", "search"):
        from game.cli import bench

        return bench.rules() if options.what == "rules" else bench.search()
    from tempfile import TemporaryDirectory

    from game.services import settings

    with TemporaryDirectory() as folder:
        settings.save(settings.Settings(), Path(folder))  # somebody has played here before
        for line in _bench_frames(folder) if options.what == "frames" else _bench_startup(folder):
            print(line, flush=True)
    return 0


def _bench_frames(folder: str) -> Iterator[str]:
    from game.app import ready

    ready(in_the_void=True)
    from game.desktop import Desktop
    from game.shell import bench

    def opened(game: str, size: tuple[int, int]) -> bench.Opened:
        words = [*game.split(), "--size", f"{size[0]}x{size[1]}", "--data-dir", folder]
        desktop = Desktop(desktop_options(words))
        return desktop.window, desktop.open()

    still = {"title": "", "table": WAITING_GAME}
    screens = [(name, partial(opened, game, bench.SIZES[0])) for name, game in still.items()]
    yield from bench.frames(partial(opened, BUSY_GAME), partial(opened, WAITING_GAME), screens)


def _bench_startup(folder: str) -> Iterator[str]:
    from game.app import ready

    ready(in_the_void=True)
    from game.shell import bench

    yield from bench.startup(["-c", FIRST_FRAME, "--data-dir", folder])


def show_first_frame(words: Sequence[str]) -> None:
    """Start as the desktop game does, and stop when there is something to see."""
    from game.app import ready

    ready(in_the_void=True)
    from game.desktop import Desktop

    desktop = Desktop(desktop_options(words))
    desktop.window.show(desktop.open())


_READERS: Final[Mapping[str | None, Callable[[argparse.Namespace], int]]] = {
    None: _desktop,
    "engine": _engine,
    "text": _text,
    "check": _check,
    "arena": _arena,
    "learn": _learn,
    "bench": _bench,
}
