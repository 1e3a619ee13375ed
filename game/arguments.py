"""The command line: which reader, and what it is told.

A reader is imported when it is asked for, so that the engine and the terminal need nothing they do not use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.complaint import complain
from game.core.errors import GameError
from game.options import MODES, PLAYERS, for_desktop, told, words
from game.streams import finish, mend, silence

if TYPE_CHECKING:
    from game.core.player import Budget


def run(arguments: Sequence[str]) -> int:
    """Read the arguments and do what they ask; whatever is in the way ends with one sentence."""
    mend()
    try:
        return _done(arguments)
    except GameError as error:
        complain(str(error))
        return 2
    except KeyboardInterrupt:
        complain("Stopped before the end.")
        return 130
    except BrokenPipeError:  # whoever read has heard enough
        silence(sys.stdout)
        return 0
    except OSError as error:
        silence(sys.stdout)
        complain(_in_the_way(error))
        return 1


def _done(arguments: Sequence[str]) -> int:
    try:
        options = told(arguments)
        return _READERS[options.command](options)
    finally:
        finish()


def _in_the_way(error: OSError) -> str:
    where = f" ({error.filename})" if error.filename else ""
    return f"Something could not be read or written: {error.strerror or error}{where}."


def _desktop(options: argparse.Namespace) -> int:
    from game.app import main

    return main(for_desktop(options))


def _engine(_: argparse.Namespace) -> int:
    from game.cli.engine import main

    return main()


def _text(options: argparse.Namespace) -> int:
    import secrets
    import shlex

    from game.catalogue import CATALOGUE
    from game.cli.room import Room
    from game.core.errors import BadSetup
    from game.core.fairness import SEED_BITS
    from game.core.module import HUMAN

    module, folder = CATALOGUE[0], options.data_dir
    said = f"--data-dir {shlex.quote(str(folder))} " if folder else ""
    room = Room.opened(module, options.language, _user_folder(folder), said)
    if options.going_on is not None:
        if options.seats or words(options) or options.return_game or options.seed is not None:
            raise BadSetup("A saved game goes on as it was begun: say --continue alone.")
        return room.go_on(options.going_on)
    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    seats = (options.seats or f"{HUMAN},{module.levels[1].key}").split(",")
    return room.begin(seats, words(options), seed, encore=options.return_game)


def _user_folder(override: Path | None) -> Path | None:
    """Where games are kept; None where the package that knows is missing, which no terminal needs."""
    from game import APP
    from game.services.paths import user_folder

    with suppress(ModuleNotFoundError):
        return user_folder(APP, override)
    return None


def _check(options: argparse.Namespace) -> int:
    from game.catalogue import CATALOGUE
    from game.cli.check import main

    players = options.players or len((options.seats or "human,human").split(","))
    setup = {**words(options), "players": str(players)}
    return main(CATALOGUE[0].rules, options.hash, options.seed, setup)


def _arena(options: argparse.Namespace) -> int:
    from game.catalogue import CATALOGUE
    from game.cli.arena import main
    from game.cli.contest import Contest

    who = [options.challenger, *options.rivals]
    setup = {**words(options), "players": str(options.players or len(who))}
    seed = 1 if options.seed is None else options.seed
    contest = Contest(who, setup, options.games, seed, _budget(options), options.rivals_as_usual)
    return main(CATALOGUE[0], contest, options.jobs)


def _budget(options: argparse.Namespace) -> Budget:
    from time import perf_counter

    from game.core.player import PLENTY, USUAL, Budget

    if options.budget_ms is not None:
        return Budget(PLENTY, options.budget_ms / 1000, perf_counter)
    return USUAL if options.iterations is None else Budget(iterations=options.iterations)


def _learn(options: argparse.Namespace) -> int:
    from game.cli import learn

    modes = [options.set] if options.set else MODES
    seats = [options.players] if options.players else PLAYERS
    points = [options.scoring == "points"] if options.scoring else [True, False]
    plan = learn.Plan(options.rounds, options.games, options.seed)
    return learn.main(learn.kinds(modes, seats, points), plan, options.into, options.jobs)


def _bench(options: argparse.Namespace) -> int:
    from game.benches import run

    return run(options)


_READERS: Final[Mapping[str | None, Callable[[argparse.Namespace], int]]] = {
    None: _desktop,
    "engine": _engine,
    "text": _text,
    "check": _check,
    "arena": _arena,
    "learn": _learn,
    "bench": _bench,
}
