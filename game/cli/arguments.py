"""The command line: which reader, and what it is told.

A reader is imported when it is asked for, so that the engine and the terminal need nothing they do not use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.cli.helping import WINDOW_BENCHES, workshop_of
from game.cli.options import for_desktop, told, words
from game.cli.program import Program, Reader
from game.core.errors import BadSetup, GameError
from game.services.streams import finish, mend, silence

if TYPE_CHECKING:
    from game.cli.room import Room
    from game.core.player import Budget


def run(arguments: Sequence[str], program: Program) -> int:
    """Read the arguments and do what they ask; whatever is in the way ends with one sentence."""
    mend()
    try:
        return _done(arguments, program)
    except GameError as error:
        program.complain(str(error))
        return 2
    except KeyboardInterrupt:
        program.complain("Stopped before the end.")
        return 130
    except BrokenPipeError:  # whoever read has heard enough
        silence(sys.stdout)
        return 0
    except OSError as error:
        silence(sys.stdout)
        program.complain(_in_the_way(error))
        return 1


def _done(arguments: Sequence[str], program: Program) -> int:
    try:
        options = told(arguments, program.games)
        return _READERS[options.command](options, program)
    finally:
        finish()


def _in_the_way(error: OSError) -> str:
    where = f" ({error.filename})" if error.filename else ""
    return f"Something could not be read or written: {error.strerror or error}{where}."


def _desktop(options: argparse.Namespace, program: Program) -> int:
    if options.position is not None:  # before a window opens: nobody can play nonsense
        from game.cli.laying_out import laid_out

        laid_out(options, options.listing.load())
    return program.window(for_desktop(options), program)


def _engine(options: argparse.Namespace, program: Program) -> int:
    from game.cli.engine import main

    return main(program.games, options.listing.key)


def _text(options: argparse.Namespace, program: Program) -> int:
    from game.cli.room import Room

    room = Room.opened(options, program, _user_folder(options.data_dir))
    with closing(room):
        return _played(options, room)


def _played(options: argparse.Namespace, room: Room) -> int:
    said = words(options, options.listing.flags)
    if options.going_on is not None:
        new = options.seed is not None or options.position is not None or options.return_game
        if options.seats or said or new:
            raise BadSetup("A saved game goes on as it was begun: say --continue alone.")
        return room.go_on(options.going_on)
    easy, seats = room.module.levels[:2][-1].key, options.seats.split(",") if options.seats else None
    if options.position is not None:
        from game.cli.laying_out import laid_out

        match = laid_out(options, room.module)
        return room.lay_out(match, seats or room.module.one_against(easy, match.rules.seats(match.setup)))
    seats = seats or room.module.one_against(easy)
    return room.begin(seats, said, options.seed, encore=options.return_game)


def _lessons(options: argparse.Namespace, program: Program) -> int:
    from game.cli.room import Room
    from game.cli.school import School, command
    from game.services.learned import Learned

    folder = _user_folder(options.data_dir)
    room = Room.opened(options, program, folder)
    learned = Learned(folder, room.saves.news, room.settings, room.saves.unsaved)
    school = School(room, learned, command(options.game, options.data_dir))
    with closing(room):
        return school.play(options.which) if options.which else school.show()


def _history(options: argparse.Namespace, program: Program) -> int:
    from game.cli.history import wanted_by
    from game.cli.room import Room

    room = Room.opened(options, program, _user_folder(options.data_dir))
    past = room.past
    wanted = wanted_by(options, [*words(options, options.listing.flags).items()])
    with closing(room), closing(past.archive), past.terminal.refusing():
        if options.taken_in is not None:
            return past.take_in(options.taken_in)
        if options.rename is not None:
            person, name = options.rename
            return past.call(person, name, _user_folder(options.data_dir), same=options.same)
        if options.which:
            return past.tell(options.which, wanted)
        return past.show(wanted, options.limit, as_json=options.json)


def _user_folder(override: Path | None) -> Path | None:
    """Where games are kept; None where the package that knows is missing, which no terminal needs."""
    from game import APP
    from game.services.paths import user_folder

    with suppress(ModuleNotFoundError):
        return user_folder(APP, override)
    return None


def _review(options: argparse.Namespace, program: Program) -> int:
    from game.cli.review import Reader, game_in
    from game.cli.terminal import Terminal
    from game.services.i18n import Translations
    from game.services.system_language import system_language

    translations = Translations(program.asset_folders(options.listing.key))
    translations.speak(options.language or system_language())
    terminal = Terminal(sys.stdin, sys.stdout, translations)
    with terminal.refusing():
        saved = game_in(program.games, options.file, options.game or "")
        translations.turn_to(program.asset_folders(saved.module.key))
        return Reader(saved, terminal).main(options.iterations, as_json=options.json)


def _check(options: argparse.Namespace, _: Program) -> int:
    from game.cli.check import main

    game = options.listing
    seated = len(options.seats.split(",")) if options.seats else game.seats[0]
    setup = {**words(options, game.flags), "players": str(options.players or seated)}
    return main(game.load(), options.hash, options.seed, setup)


def _arena(options: argparse.Namespace, _: Program) -> int:
    from game.cli.arena import main
    from game.cli.contest import Contest

    who = [options.challenger, *options.rivals]
    setup = {**words(options, options.listing.flags), "players": str(options.players or len(who))}
    seed = 1 if options.seed is None else options.seed
    contest = Contest(who, setup, options.games, seed, _budget(options), options.rivals_as_usual)
    return main(options.listing, contest, options.jobs)


def _budget(options: argparse.Namespace) -> Budget:
    from time import perf_counter

    from game.core.player import PLENTY, USUAL, Budget

    if options.budget_ms is not None:
        return Budget(PLENTY, options.budget_ms / 1000, perf_counter)
    return USUAL if options.iterations is None else Budget(iterations=options.iterations)


def _learn(options: argparse.Namespace, _: Program) -> int:
    from game.cli.learn import main
    from game.core.workshop import Effort

    learning = workshop_of(options.listing.load()).learning
    if learning is None:
        raise BadSetup(f"The computers of {options.listing.key} have nothing to learn.")
    lessons = learning.lessons(
        words(options, learning.flags), Effort(options.rounds, options.games, options.seed)
    )
    return main(lessons, options.into or learning.folder, options.jobs)


def _bench(options: argparse.Namespace, program: Program) -> int:
    if options.quick and options.what != "opponents":
        raise BadSetup("Only the bench of opponents can be quick.")
    if options.frozen and options.what != "startup":
        raise BadSetup("Only the start of a program that was built can be measured.")
    if options.what in WINDOW_BENCHES:
        return program.measure(options, program)
    from game.cli.bench import main

    return main(options.listing, options.what, quick=options.quick)


_READERS: Final[Mapping[str | None, Reader]] = {
    None: _desktop,
    "engine": _engine,
    "text": _text,
    "lessons": _lessons,
    "review": _review,
    "history": _history,
    "check": _check,
    "arena": _arena,
    "learn": _learn,
    "bench": _bench,
}
